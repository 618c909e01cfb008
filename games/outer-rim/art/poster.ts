import { type Spec, solid, staged } from '@cantina/art';

/** What hangs on the first page: a freighter far out, and nobody else in sight. */
export const poster: Spec = staged('space', 'ring', solid('disc', 140, 168, 0.86));
