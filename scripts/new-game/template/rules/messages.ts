import { messagesFor, type None } from '@cantina/kernel';

/** Every prompt, label and reason with its arguments. Texts are exhaustive over it; a wrong argument does not compile. */
export interface Messages {
  'prompt.take': None;
  'option.dig': None;
  'reason.heap-empty': None;
}

export const message = messagesFor<Messages>();
