import { craft, type Figure, left, middle, onLedge, right, type Spec, solid, staged } from '@cantina/art';

const officer: Figure = {
  head: 'turned',
  look: { skull: 'square', mood: 'stern' },
  gear: ['officer'],
  build: 'coat',
  over: ['tunic'],
  mats: { cloth: '#2c4460', gear: '#22344c', badge: '#e8c04a' },
};
const partisan: Figure = {
  head: 'turned',
  look: { skull: 'young', mood: 'fierce', hair: 'bob' },
  gear: ['band'],
  build: 'slim',
  over: ['poncho'],
  behind: ['rifle'],
  mats: { hair: '#4a2414', cloth: '#3c6a4a', gear: '#c8503a', mark: '#d8c890' },
};
const dealer: Figure = {
  head: 'front',
  look: { skull: 'round', mood: 'smirk', hair: 'thin' },
  build: 'broad',
  over: ['jacket', 'necklace'],
  mats: { cloth: '#5a2418', fur: '#c8a060', skin: '#b88058', trim: '#e8c45a', hair: '#3a2a20' },
};

/** Places and moments that are no card: the two printed planets, customs, prison, the anomalies, a fight, a wreck, the run. */
export const MOMENTS: Readonly<Record<string, Spec>> = {
  brix: staged('fire', 'foundry', { figure: dealer, at: [176, 300], scale: 0.84 }, ...onLedge('guncase', 72, 0.46)),
  koroth: staged('jungle', 'outpost', right(partisan, 0.84)),
  customs: staged('empire', 'garrison', middle(officer, 0.9)),
  prison: staged('steel', 'strongroom', solid('handcuffs', 150, 150, 0.7)),
  'black-hole': { ink: 'fire', scene: 'eclipse', seed: 61, items: [solid('courier', 84, 224, 0.24)] },
  wormhole: { ink: 'sea', scene: 'maelstrom', seed: 62, items: [solid('courier', 232, 220, 0.22)] },
  hyperspace: { ink: 'night', scene: 'jump', seed: 63, items: [solid('courier', 150, 150, 0.4)] },
  fight: staged('rebel', 'deep', solid('lance', 96, 196, 0.5), solid('hornet', 214, 84, 0.42, { view: [150, 14, 0] }), {
    effect: {
      does: 'bolts',
      lines: [
        [132, 168, 196, 106],
        [142, 180, 206, 118],
      ],
      hue: 'halo',
    },
  }),
  wreck: { ink: 'fire', scene: 'belt', seed: 64, items: [solid('hulk', 150, 150, 0.8)] },
  tug: craft('neutral', 'orbit', 'tug', { scale: 0.8 }),
  meeting: staged('violet', 'deep', solid('runner', 92, 190, 0.48), solid('flatiron', 216, 100, 0.44)),
  starport: craft('neutral', 'spaceport', 'shuttle', {
    at: [140, 190],
    scale: 0.86,
    mats: ['#c8c8b8', '#3a7a6a', '#4a4f57'],
  }),
  run: staged('jungle', 'dawn', left(partisan, 0.8), ...onLedge('guncase', 218, 0.58)),
};

/** The ships of the twelve captains. */
export const SHIPS: Readonly<Record<string, Spec>> = {
  'ship:jax-corvane': craft('rebel', 'dawn', 'lance', { mats: ['#a85a30', '#e8dcc0', '#3a3a40'] }),
  'ship:mira-sol': craft('neutral', 'ring', 'beetle'),
  'ship:tobias-rusk': craft('steel', 'orbit', 'hauler'),
  'ship:nyx-vantreau': craft('violet', 'gasgiant', 'liner', { mats: ['#4a3a58', '#b48ad0', '#241a30'] }),
  'ship:dagan-brandt': craft('fire', 'deep', 'scrap', { mats: ['#5a4a48', '#a83020', '#c8a060'] }),
  'ship:sister-amal': craft('ice', 'moonrise', 'tug', { mats: ['#e4e8ea', '#5aa0a8', '#4a5a68'] }),
  'ship:zek-tollan': craft('sea', 'storm', 'runner'),
  'ship:ivo-marchetti': craft('rose', 'ring', 'flatiron', { mats: ['#8a2c3c', '#e8c45a', '#3a2028'] }),
  'ship:kara-voss': craft('night', 'comet', 'fang'),
  'ship:ada-lumen': craft('ice', 'eclipse', 'manta', { mats: ['#d8e4ec', '#5a8ac8', '#2a3a58'] }),
  'ship:octavio-dross': craft('rose', 'dawn', 'whale', { mats: ['#c88a98', '#e8c45a', '#5a3040'] }),
  'ship:k-seven': craft('steel', 'belt', 'pod', { mats: ['#c8b878', '#6a6a60', '#3a3a34'] }),
};
