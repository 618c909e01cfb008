/** Whether the story lies over the table: who teaches waits until it was read. */
class Reading {
  isOpen = $state(false);
}

export const reading = new Reading();
