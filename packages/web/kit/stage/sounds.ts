/** A dozen short sounds, made in code. */
export type SoundName =
  | 'turn'
  | 'card'
  | 'dice'
  | 'success'
  | 'failure'
  | 'shot'
  | 'hit'
  | 'blast'
  | 'flight'
  | 'coins'
  | 'alarm'
  | 'fanfare'
  | 'defeat'
  | 'reveal';
