import { inHand, left, middle, onLedge, portrait, right, type Spec, solid, staged } from '@cantina/art';
import { CONTACTS } from './cast.ts';
import { EXTRAS as X } from './extras.ts';

const role = (id: string): Spec => {
  const found = CONTACTS[id];
  return found
    ? { ...portrait(found[0], found[1], found[2]), ink: 'fire', scene: 'rainport' }
    : portrait('fire', 'rainport', X.thug);
};
const deck = (name: string, list: readonly Spec[]): Readonly<Record<string, Spec>> =>
  Object.fromEntries(list.map((spec, i) => [`encounter/${name}-${i + 1}`, spec]));

/** What each story is about, where it happens. */
export const ENCOUNTERS: Readonly<Record<string, Spec>> = {
  ...deck('cantonica-ord-mantell', [
    portrait('steel', 'scrapyard', { ...X.weequay, look: { mood: 'smirk' } }),
    staged('night', 'casino', left(X.dealer, 0.9), ...onLedge('chest', 224, 0.56)),
    staged('night', 'scrapyard', {
      figure: { head: 'lantern', over: ['frame'], mats: { armor: '#5a4a6a', trim: '#8a3a6a', lens: '#ff8a2a' } },
    }),
    staged('rose', 'casino', solid('bike', 150, 180, 0.9), { effect: { does: 'rush', at: [110, 190], w: 110, h: 60 } }),
    // they wait behind the crates, and are glad when one comes
    staged(
      'steel',
      'rainport',
      left({ ...X.spacer, look: { skull: 'hard', mood: 'laugh', hair: 'wild' }, behind: ['rifle'] }, 0.8),
      right(
        { ...X.clone, look: { skull: 'square', mood: 'smile', hair: 'crop', beard: 'full' }, behind: ['rifle'] },
        0.8,
      ),
      solid('crate', 96, 262, 0.4),
      solid('barrels', 206, 262, 0.4),
    ),
    { ink: 'rose', scene: 'casino', items: [solid('dice', 150, 160, 0.86)] },
    staged(
      'steel',
      'spaceport',
      solid('crate', 150, 90, 0.44),
      { effect: { does: 'rush', at: [160, 60], w: 20, h: 100 } },
      middle({ ...X.envoy, look: { skull: 'young', mood: 'fierce', hair: 'slick' } }, 0.7),
    ),
    portrait('night', 'casino', {
      ...X.countess,
      look: { skull: 'soft', mood: 'smile', hair: 'bob' },
      gear: ['headset'],
    }),
    portrait('steel', 'scrapyard', X.clone),
    staged(
      'night',
      'casino',
      solid('liner', 150, 120, 0.7),
      left({ ...X.dealer, look: { skull: 'hard', mood: 'weary', hair: 'wild' } }, 0.7),
    ),
  ]),
  ...deck('lothal-mon-calamari', [
    staged(
      'empire',
      'prairie',
      left(X.officer, 0.92),
      ...inHand('papers', { sleeve: '#5a6068', glove: '#2a2c30' }, { at: [232, 158], scale: 0.56 }),
    ),
    {
      ink: 'empire',
      scene: 'foundry',
      items: inHand('datacard', { sleeve: '#33302e', glove: '#7a5a40' }, { scale: 0.78, at: [160, 118] }, [168, 196]),
    },
    staged('sea', 'abyss', left(X.commander, 0.9), right(X.rebel, 0.8)),
    { ink: 'sea', scene: 'reefcity', items: [solid('hullplate', 150, 150, 0.86)] },
    staged('empire', 'prairie', { figure: X.trooper, at: [228, 280], scale: 0.6 }, left(X.farmer, 0.88)),
    {
      ink: 'empire',
      scene: 'bridge',
      items: inHand('cylinder', { sleeve: '#4a5058', glove: '#26282c' }, { scale: 0.6, at: [150, 142] }, [150, 184]),
    },
    portrait('sea', 'reefcity', X.engineer),
    { ink: 'sea', scene: 'hangar', items: onLedge('shieldgen', 150, 0.86) },
    { ...role('grand-admiral-thrawn'), ink: 'sea' },
    { ink: 'neutral', scene: 'prairie', items: [solid('dock', 150, 172, 0.78)] },
  ]),
  ...deck('kessel-maelstrom', [
    staged('violet', 'foundry', ...onLedge('barrels', 108, 0.66), {
      model: 'spice',
      at: [220, 256],
      scale: 0.5,
      stands: true,
    }),
    staged(
      'fire',
      'maelstrom',
      solid('thruster', 62, 226, 0.24),
      { effect: { does: 'blast', at: [98, 176], r: 34 } },
      solid('rigger', 186, 126, 0.66),
    ),
    { ink: 'desert', scene: 'foundry', items: [solid('hulk', 110, 120, 0.5), solid('wrench', 200, 210, 0.5)] },
    portrait('desert', 'mine', X.miner),
    staged('violet', 'mine', left(X.envoy, 0.92), ...onLedge('coins', 226, 0.52)),
    staged(
      'space',
      'maelstrom',
      solid('jackal', 190, 110, 0.5),
      solid('hornet', 80, 130, 0.4),
      solid('bus', 130, 226, 0.36),
    ),
    { ink: 'steel', scene: 'maelstrom', items: [solid('papers', 150, 180, 0.6)] },
    { ink: 'violet', scene: 'maelstrom', items: [solid('navigator', 150, 170, 0.66)] },
    staged(
      'fire',
      'cavern',
      { effect: { does: 'bolts', lines: [[234, 188, 340, 196]] } },
      solid('ioncannon', 128, 164, 0.78),
    ),
    {
      ink: 'night',
      scene: 'storm',
      weather: 'lightning',
      items: [
        solid('cutter', 176, 76, 0.5),
        { effect: { does: 'beam', at: [170, 104], w: 66, h: -150, hue: 'halo' } },
        solid('courier', 170, 226, 0.26, { view: [-40, 18, 8] }),
      ],
    },
  ]),
  ...deck('tatooine-nal-hutta', [
    staged(
      'desert',
      'dunes',
      { figure: X.raider, at: [228, 290], scale: 0.66 },
      { figure: X.raider, at: [80, 316], scale: 0.86 },
    ),
    portrait('desert', 'scrapyard', X.jawa),
    { ink: 'desert', scene: 'scrapyard', items: [solid('pearl', 150, 160, 0.7)] },
    staged('desert', 'canyon', solid('bike', 176, 130, 0.5), solid('bike', 110, 210, 0.7), {
      effect: { does: 'rush', at: [70, 220], w: 90, h: 60 },
    }),
    role('black-krrsantan'),
    {
      ink: 'desert',
      scene: 'canyon',
      items: [
        left(
          { ...X.raider, head: 'turned', look: { skull: 'gaunt', mood: 'stern', beard: 'stubble' }, gear: ['hood'] },
          0.94,
        ),
        { effect: { does: 'aim', at: [230, 110], r: 40 } },
      ],
    },
    staged('desert', 'tavern', left(X.thug, 0.74), right(X.pirate, 0.74), middle(X.spacer, 0.9)),
    portrait('jungle', 'hall', X.nikto),
    { ink: 'desert', scene: 'tavern', items: onLedge('grenade', 150, 0.86) },
    staged(
      'jungle',
      'hall',
      { figure: X.hutt, at: [170, 300], scale: 0.8 },
      left({ ...X.barkeep, look: { skull: 'gaunt', mood: 'smirk', hair: 'thin' } }, 0.6),
    ),
  ]),
  ...deck('ryloth-naboo', [
    staged(
      'desert',
      'pillars',
      {
        figure: {
          ...X.twilek,
          look: { skull: 'soft', mood: 'fierce' },
          behind: ['rifle'],
          mats: { ...X.twilek.mats, skin: '#7a9a5a', mark: '#b8d09a' },
        },
        at: [226, 286],
        scale: 0.64,
      },
      { figure: { ...X.twilek, gear: ['lekku', 'breather'], behind: ['rifle'] }, at: [84, 318], scale: 0.86 },
    ),
    portrait('desert', 'pillars', X.twilek),
    {
      ink: 'jungle',
      scene: 'lakecastle',
      items: inHand('datacard', { sleeve: '#4a3a5a', glove: '#c89868' }, { scale: 0.78, at: [142, 122] }, [150, 200]),
    },
    staged(
      'desert',
      'canyon',
      solid('skimmer', 176, 130, 0.6),
      left({ ...X.twilek, behind: ['rifle'], look: { skull: 'soft', mood: 'fierce' } }, 0.8),
    ),
    staged(
      'sea',
      'lakecastle',
      left({ ...X.healer, gear: ['diadem'], mats: { hair: '#5a3a2a', skin: '#e0b498', cloth: '#e8e4d8' } }, 0.9),
      ...onLedge('medicine', 224, 0.54),
    ),
    { ink: 'desert', scene: 'pillars', items: onLedge('medicine', 150, 0.78) },
    // those who live here share what they have
    staged(
      'desert',
      'pillars',
      left(X.twilek, 0.8),
      right({ ...X.twilek, look: { skull: 'gaunt', mood: 'smile', old: true } }, 0.74),
      solid('campfire', 150, 244, 0.36),
      { effect: { does: 'flame', from: [150, 246], to: [154, 178], w: 16 } },
    ),
    staged(
      'desert',
      'pillars',
      left(X.twilek, 0.84),
      middle(
        { head: 'turned', headSize: 1.1, look: { skull: 'young', mood: 'weary', hair: 'fringe' }, build: 'slim' },
        0.52,
      ),
      right({ ...X.farmer, gear: [], look: { skull: 'gaunt', mood: 'weary', hair: 'crop', beard: 'full' } }, 0.74),
    ),
    { ink: 'jungle', scene: 'lakecastle', items: onLedge('guncase', 150, 0.82) },
    { ink: 'desert', scene: 'pillars', weather: 'dust', items: [solid('courier', 150, 120, 0.7)] },
  ]),
  ...deck('ring-of-kafrene-takodana', [
    staged('violet', 'rockport', middle({ ...X.agent, gear: ['hood', 'visorband'] }, 1)),
    portrait('neutral', 'lakecastle', X.castleguard),
    staged('violet', 'rockport', solid('galleon', 176, 110, 0.6), solid('silo', 90, 220, 0.4)),
    { ink: 'neutral', scene: 'tavern', items: [left(X.barkeep, 0.92), ...onLedge('luxury', 224, 0.54)] },
    staged('violet', 'hangar', left(X.pirate, 0.8), right(X.weequay, 0.8), solid('crate', 150, 246, 0.36)),
    role('hondo-ohnaka'),
    staged(
      'violet',
      'rockport',
      { effect: { does: 'waves', at: [226, 128], r: 70 } },
      left(
        { ...X.stranger, head: 'turned', look: { skull: 'round', mood: 'laugh', hair: 'curls' }, gear: ['headset'] },
        0.9,
      ),
      ...onLedge('console', 228, 0.5),
    ),
    { ink: 'violet', scene: 'rockport', items: [solid('baffle', 150, 150, 0.8)] },
    role('k-2so'),
    { ink: 'neutral', scene: 'strongroom', items: onLedge('console', 226, 0.56) },
  ]),
  ...deck('navpoint', [
    // a beacon in empty space, and those who watch over it
    staged(
      'rebel',
      'moonrise',
      { effect: { does: 'waves', at: [72, 226], r: 84 } },
      solid('navigator', 72, 236, 0.34),
      solid('scissor', 216, 78, 0.42),
      solid('scissor', 104, 98, 0.42),
      solid('fork', 204, 206, 0.48),
    ),
    { ink: 'steel', scene: 'orbit', items: [solid('hulk', 160, 140, 0.86)] },
    staged(
      'fire',
      'deep',
      solid('jackal', 80, 80, 0.4),
      solid('scrap', 230, 90, 0.42),
      solid('hornet', 70, 220, 0.42),
      solid('lantern', 226, 220, 0.46),
    ),
    { ink: 'space', scene: 'dawn', items: [solid('crate', 150, 146, 0.66, { view: [34, 22, 30] })] },
    {
      ink: 'desert',
      scene: 'comet',
      items: [solid('lance', 150, 170, 0.7), { effect: { does: 'rush', at: [130, 180], w: 120, h: 70 } }],
    },
    // somebody one does not know speaks from a projector
    staged(
      'space',
      'bridge',
      { effect: { does: 'call', at: [206, 286], h: 200, hue: 'glow' } },
      left(
        { ...X.pilot, head: 'turned', gear: ['headset'], look: { skull: 'hard', mood: 'calm', hair: 'crop' } },
        0.72,
      ),
    ),
    { ink: 'space', scene: 'jump', items: [solid('courier', 150, 206, 0.36, { view: [180, 10, 0] })] },
    portrait('space', 'bridge', X.pilot),
    {
      ink: 'neutral',
      scene: 'bridge',
      items: [left({ ...X.officer, gear: ['headset'], look: { skull: 'hard', mood: 'calm', hair: 'crop' } }, 0.94)],
    },
    { ink: 'steel', scene: 'ring', items: [solid('probe', 150, 150, 0.86)] },
  ]),
};
