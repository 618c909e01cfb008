import { inHand, left, middle, onLedge, portrait, right, type Spec, solid, staged, thing } from '@cantina/art';
import { CONTACTS } from './cast.ts';
import { EXTRAS } from './extras.ts';
import { wanted } from './market.ts';

const {
  trooper,
  envoy,
  officer,
  dealer,
  countess,
  hutt,
  guard,
  rebel,
  miner,
  agent,
  pirate,
  weequay,
  thug,
  commander,
  veiled,
} = EXTRAS;

/** On their card people stand where they are at home; on their token we are nearer, in the light of the map. */
type Entry = [face: string, spec: Spec];
const cards = Object.entries(CONTACTS).map(
  ([id, [ink, place, figure]]): Entry => [`databank/${id}`, portrait(ink, place, figure)],
);
const tokens = Object.entries(CONTACTS).map(
  ([id, [, , figure]]): Entry => [`contact/${id}`, portrait('steel', 'bench', figure)],
);
const role = (id: string): Spec => {
  const found = CONTACTS[id];
  return found ? { ...wanted(found), ink: 'rose', seed: 7 } : thing('fire', 'papers');
};

export const DATABANK: Readonly<Record<string, Spec>> = {
  ...Object.fromEntries([...cards, ...tokens]),
  'databank/1-a': staged('violet', 'hall', left(envoy, 0.84), right(officer, 0.84)),
  'databank/1-b': staged('fire', 'rainport', middle(thug, 0.9), { effect: { does: 'aim', at: [160, 120], r: 56 } }),
  'databank/1-c': staged(
    'steel',
    'spaceport',
    left({ ...officer, gear: ['helm'] }, 0.9),
    right({ ...officer, gear: ['helm'], look: { skull: 'square', mood: 'fierce' } }, 0.8),
  ),
  'databank/1-d': staged(
    'empire',
    'garrison',
    { figure: trooper, at: [222, 276], scale: 0.6 },
    { figure: trooper, at: [70, 290], scale: 0.7 },
    middle(trooper, 0.94),
  ),
  'databank/40-a': staged(
    'rose',
    'tavern',
    left(dealer, 0.86),
    right(countess, 0.86),
    ...inHand('cards', { sleeve: '#5a2430', glove: '#c89868' }, { scale: 0.46, at: [150, 234] }, [150, 280]),
  ),
  'databank/40-b': staged(
    'fire',
    'tavern',
    left(pirate, 0.86),
    right(weequay, 0.86),
    ...inHand('cards', { sleeve: '#3a2a24', glove: '#7a3a34' }, { scale: 0.46, at: [150, 234] }, [150, 280]),
  ),
  'databank/40-c': staged(
    'night',
    'tavern',
    ...onLedge('coins', 226, 0.52),
    ...inHand('cards', { sleeve: '#3a2a4a', glove: '#c89868' }, { scale: 0.74, at: [104, 140] }, [104, 210]),
  ),
  'databank/41-a': staged('steel', 'hall', left(envoy, 0.86), right(hutt, 0.6)),
  'databank/41-b': staged('neutral', 'hall', left(commander, 0.88), right(thug, 0.88)),
  'databank/the-casino-heist': staged('night', 'strongroom', ...onLedge('coins', 150, 0.56)),
  'databank/hijacking-a-freighter': staged(
    'fire',
    'deep',
    solid('rigger', 160, 110, 0.7),
    { effect: { does: 'blast', at: [216, 90], r: 26 } },
    solid('hornet', 84, 220, 0.4),
  ),
  'databank/jabbas-hidden-stash': staged(
    'jungle',
    'hall',
    { beast: 'ogre', hide: '#6a5a44', eye: '#ffb82a' },
    solid('chest', 236, 244, 0.3),
  ),
  'databank/the-jewel-of-yavin': staged('rose', 'strongroom', solid('jewel', 150, 136, 0.66)),
  'databank/the-kessel-run': {
    ink: 'fire',
    scene: 'jump',
    items: [solid('disc', 150, 200, 0.44, { view: [180, 12, 0] })],
  },
  'databank/pirate-hunt': staged('fire', 'belt', solid('galleon', 180, 100, 0.62), solid('hornet', 90, 214, 0.44), {
    effect: { does: 'bolts', lines: [[120, 190, 184, 130]] },
  }),
  'databank/rebel-prison-break': staged('rebel', 'garrison', left(rebel, 0.9), right(trooper, 0.78), {
    effect: { does: 'bolts', lines: [[120, 150, 190, 140]] },
  }),
  'databank/relic-of-the-past': staged('desert', 'pyramids', solid('relic', 150, 150, 0.7), {
    effect: { does: 'beam', at: [150, 250], w: 70, h: 220 },
  }),
  'databank/rescue-from-the-mines': staged('fire', 'cavern', left(miner, 0.86), right({ ...guard, behind: [] }, 0.8)),
  'databank/rooting-out-spies': staged('night', 'hall', left(officer, 0.86), right(agent, 0.86)),
  'databank/90-a': role('doctor-evazan'),
  'databank/90-b': role('ponda-baba'),
  'databank/90-c': role('lobot'),
  'databank/90-d': role('w1-le'),
  'databank/91-a': thing('desert', 'spice'),
  'databank/91-b': thing('rose', 'painting'),
  'databank/91-c': thing('sea', 'filters'),
  'databank/91-d': thing('desert', 'drill', undefined, 'mine'),
  'databank/92-a': thing('neutral', 'papers'),
  'databank/92-b': { ink: 'sea', scene: 'abyss', items: [solid('datacard', 150, 150, 0.6)] },
  'databank/92-c': {
    ink: 'night',
    scene: 'outpost',
    items: [{ effect: { does: 'waves', at: [150, 170], r: 110 } }, solid('transmitter', 150, 180, 0.5)],
  },
  'databank/92-d': portrait('rose', 'hall', veiled),
};
