import { type Spec, solid, staged } from '@cantina/art';

/** What hangs on the first page: a raid over the city at dusk. */
export const poster: Spec = staged(
  'night',
  'metropolis',
  solid('wedge', 92, 66, 0.52),
  {
    effect: {
      does: 'bolts',
      lines: [
        [150, 96, 214, 150],
        [126, 92, 168, 168],
      ],
      hue: 'cool',
    },
  },
  solid('scissor', 206, 178, 0.5),
  solid('scissor', 92, 226, 0.32),
);
