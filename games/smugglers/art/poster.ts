import { left, right, type Spec, staged } from '@cantina/art';

/** What hangs on the first page: two who don't trust each other make a deal at the gate. */
export const poster: Spec = staged(
  'neutral',
  'hall',
  left({
    head: 'turned',
    look: { skull: 'hard', mood: 'smirk', hair: 'swept' },
    build: 'slim',
    over: ['jacket'],
    mats: { skin: '#d09a70', hair: '#5a3a22', vest: '#2a241f', fur: '#c8b48a', cloth: '#3a3a40' },
  }),
  right({
    head: 'brute',
    build: 'broad',
    over: ['collar'],
    mats: { skin: '#7a9a4a', eye: '#ffd24a', cloth: '#4a3a2a' },
  }),
);
