/**
 * What can be chosen at a table, as selectors, by where it is. Said once, for the focus of who plays by keyboard, for what
 * must not lie under anything, and for hands that only want to go on.
 */
export const CHOICES = {
  /** In the place to decide, as buttons. */
  listed: '.decide .list [data-option], .decide .list [data-fold]',
  /** Cards that were laid out for the question. */
  laidOut: '.tray button:not(:disabled), [data-choose]:not(:disabled)',
  /** Cards in one's hand, and where one that was taken up can be put. */
  inHand: '.hand .legal, .area.aimed .target',
  /** Whatever else of the table is lit: cards, ships, people. */
  lit: 'button.legal',
  onMap: 'g.space.legal',
  /** What was opened by a click, or asks to be sure: it comes before everything else. */
  opened: '.menu [data-choice], dialog[open] [data-option]:not(:disabled), .doubt .button, [data-intro=close]',
  /** What ends or declines: where there is nothing else. */
  closing: '.decide .right [data-option]:not(:disabled), .decide .confirm:not(:disabled)',
} as const;
