import {
  craft,
  inHand,
  left,
  type ModelName,
  middle,
  onLedge,
  portrait,
  right,
  type Spec,
  solid,
  staged,
  thing,
} from '@cantina/art';
import { CONTACTS, type Role } from './cast.ts';
import { EXTRAS } from './extras.ts';

/** Ships are in space on their sheets, and come in over a harbour when they are for sale. */
const SHIPS: readonly (readonly [string, ModelName, Spec['ink']])[] = [
  ['g9-rigger', 'rigger', 'neutral'],
  ['g-1a-starfighter', 'hornet', 'desert'],
  ['hwk-290', 'courier', 'sea'],
  ['gx1-short-hauler', 'bus', 'ice'],
  ['lancer', 'lance', 'night'],
  ['heavy-duty-lifter', 'lifter', 'steel'],
  ['aggressor', 'lyre', 'fire'],
  ['yv-666', 'hauler', 'desert'],
  ['firespray', 'flatiron', 'neutral'],
  ['yt-1300', 'disc', 'rebel'],
];
const PLACES = ['dawn', 'ring', 'moonrise', 'gasgiant', 'eclipse'] as const;
const HARBOURS = ['spaceport', 'skycity', 'badlands', 'rockport', 'ocean'] as const;

export const SHIP_SHEETS: Readonly<Record<string, Spec>> = Object.fromEntries(
  SHIPS.map(([id, model, ink], i) => [`ship/${id}`, craft(ink, PLACES[i % PLACES.length] ?? 'dawn', model)]),
);
const forSale = Object.fromEntries(
  SHIPS.slice(2).map(([id, model, ink], i) => [
    `market/${id}`,
    craft(ink, HARBOURS[i % HARBOURS.length] ?? 'spaceport', model, { view: [-38, 16, 8], at: [150, 120], scale: 0.9 }),
  ]),
);

/** Whoever is wanted is seen through a sight. */
export const wanted = ([, place, figure]: Role): Spec => ({
  ink: 'fire',
  scene: place,
  items: [{ figure }, { effect: { does: 'aim', at: [166, 116], r: 74, hue: 'key' } }],
});
const bounties = Object.fromEntries(
  [
    'garindan',
    'boshek',
    'greedo',
    '4-lom',
    'maz-kanata',
    'hera-syndulla',
    'ziton-moj',
    'chewbacca',
    'saw-gerrera',
  ].flatMap((id) => {
    const role = CONTACTS[id];
    return role ? [[`market/bounty-${id}`, wanted(role)]] : [];
  }),
);

const { hutt, officer, rebel, dealer, trooper, spacer, agent, singer, weequay, miner, thug } = EXTRAS;

export const MARKET: Readonly<Record<string, Spec>> = {
  ...bounties,
  ...forSale,
  'market/wanted': staged('fire', 'rainport', solid('papers', 110, 130, 0.7), solid('handcuffs', 196, 216, 0.44)),
  'market/information-broker': staged(
    'night',
    'tavern',
    left(thug, 0.96),
    ...inHand('datacard', { sleeve: '#4a3a34', glove: '#7a5a40' }),
  ),
  'market/food-supplies': thing('jungle', 'food'),
  'market/droid-parts': thing('steel', 'droidparts'),
  'market/coaxium-crystal': thing('sea', 'crystal'),
  'market/salvage': thing('desert', 'salvage', undefined, 'scrapyard'),
  'market/bacta-supplies': thing('ice', 'bacta'),
  'market/stolen-prototype': staged('night', 'hangar', solid('talon', 150, 140, 0.86)),
  'market/stolen-supplies': staged('night', 'rainport', solid('crate', 150, 164, 0.86)),
  'market/stolen-weapons': staged('fire', 'rainport', solid('guncase', 150, 164, 0.9)),
  'market/stolen-hyperfuel': staged('violet', 'hangar', solid('fuel', 150, 160, 0.86)),
  'market/smuggling-compartment': thing('steel', 'hatch'),
  'market/targeting-computer': thing('fire', 'console'),
  'market/quad-laser-cannon': thing('rebel', 'quadgun'),
  'market/improved-nav-computer': thing('space', 'navigator'),
  'market/shield-upgrade': thing('sea', 'shieldgen'),
  'market/maneuvering-thrusters': thing('rebel', 'thruster'),
  'market/ion-cannon': thing('space', 'ioncannon'),
  'market/autoblaster': thing('steel', 'autogun'),
  'market/dl-44': thing('neutral', 'pistol'),
  'market/armored-vest': thing('desert', 'vest'),
  'market/vibroknife': thing('night', 'knife'),
  'market/iqa-11': thing('jungle', 'rifle'),
  'market/vibro-ax': thing('fire', 'axe'),
  'market/jetpack': thing('neutral', 'jetpack'),
  'market/mpl-57': thing('swamp', 'launcher'),
  'market/plastoid-armor': thing('empire', 'plate'),
  'market/hutt-favor': staged(
    'jungle',
    'hall',
    { figure: hutt, at: [150, 300], scale: 0.86 },
    solid('coins', 150, 254, 0.34),
  ),
  'market/syndicate-favor': staged(
    'violet',
    'metropolis',
    middle({ ...agent, gear: ['hood', 'visorband'] }, 0.96),
    ...onLedge('coins', 232, 0.46),
  ),
  'market/imperial-favor': staged(
    'empire',
    'garrison',
    middle(officer, 1),
    ...inHand('cylinder', { sleeve: '#5a6068', glove: '#2a2c30' }, { scale: 0.46, at: [240, 196] }, [238, 232]),
  ),
  'market/rebel-favor': staged(
    'rebel',
    'redwoods',
    middle(rebel, 1),
    ...inHand('transmitter', { sleeve: '#6a5a44', glove: '#7a5a40' }, { scale: 0.48, at: [240, 186] }, [240, 236]),
  ),
  'market/the-kessel-run': staged('desert', 'maelstrom', solid('disc', 150, 156, 0.62)),
  'market/the-jewel-of-yavin': thing('rose', 'jewel', undefined, 'pyramids'),
  'market/the-casino-heist': staged('night', 'casino', ...onLedge('coins', 150, 0.78)),
  'market/rescue-from-the-mines': staged('desert', 'mine', middle(miner, 1)),
  'market/hijacking-a-freighter': staged(
    'space',
    'dawn',
    solid('silo', 174, 96, 0.62),
    solid('courier', 96, 210, 0.5),
    { effect: { does: 'bolts', lines: [[130, 186, 190, 120]] } },
  ),
  'market/rooting-out-spies': staged('empire', 'hall', middle(agent, 0.96), {
    effect: { does: 'aim', at: [158, 130], r: 60 },
  }),
  'market/relic-of-the-past': thing('desert', 'relic', undefined, 'stone'),
  'market/jabbas-hidden-stash': thing('jungle', 'chest', undefined, 'cavern'),
  'market/hired-help': portrait('steel', 'tavern', { ...weequay, front: ['pistol'] }),
  'market/dejarik-holotable': thing('neutral', 'holotable', undefined, 'tavern'),
  'market/gift-for-jabba': staged('jungle', 'hall', solid('statue', 150, 150, 0.96)),
  'market/mandalorian-armor': thing('steel', 'helmet', ['#8a949a', '#0c0d10', '#5a6268'], 'badlands'),
  'market/extravagant-wardrobe': thing('rose', 'wardrobe'),
  'market/proton-torpedoes': thing('violet', 'torpedoes'),
  'market/chromium-hull': thing('ice', 'hullplate'),
  'market/sy-snootles': portrait('rose', 'tavern', singer),
  'market/undercover-agent': staged('empire', 'rainport', left(trooper, 0.76), right(agent, 0.94)),
  'market/dash-rendar': portrait('rebel', 'spaceport', spacer),
  'market/legendary-game-of-sabacc': staged(
    'rose',
    'casino',
    middle(dealer, 0.9),
    ...inHand('cards', { sleeve: '#26222c', glove: '#7a4a30' }, { scale: 0.5, at: [226, 204] }, [226, 254]),
  ),
  'market/boonta-eve-classic': staged('desert', 'canyon', solid('racer', 150, 180, 0.96), {
    effect: { does: 'rush', at: [120, 200], w: 130, h: 90 },
  }),
  'market/used-ship-for-sale': staged(
    'desert',
    'scrapyard',
    solid('scrap', 186, 100, 0.66),
    left({ ...dealer, look: { skull: 'round', mood: 'laugh', hair: 'thin', beard: 'moustache' } }, 0.84),
    ...onLedge('coins', 226, 0.52),
  ),
};
