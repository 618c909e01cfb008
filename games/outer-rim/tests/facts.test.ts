import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import {
  CHARACTERS,
  CONTACTS,
  cardOf,
  cards,
  characterCard,
  contactNumber,
  ENCOUNTER_DECKS,
  encounterCards,
  MARKET_DECKS,
  MARKET_SHIPS,
  marketCards,
  PLANET_FACTION,
  PLANETS,
  SKILLS,
  SLOT_CLASSES,
  STARTING_SHIPS,
  shipSheet,
} from '../content/index.ts';
import { type Position, subject, table } from './kit.ts';
import { found, of } from './printed.ts';

/** What the rules reference leaves to the box: the values people look up. */

it('OR-GAP-02 · whose planets these are, and which contacts wait there', (play) => {
  const line = PLANETS.map((planet) => `${planet} ${PLANET_FACTION[planet]} ${SLOT_CLASSES[planet].join(' ')}`);
  expect(line).toEqual([
    'cantonica null 2 3',
    'ord-mantell syndicate 1 2',
    'lothal imperial 1 3',
    'mon-calamari rebel 2 3',
    'kessel syndicate 1 3',
    'tatooine hutt 1 2',
    'nal-hutta hutt 2 3',
    'ryloth rebel 1 3',
    'naboo imperial 2 3',
    'ring-of-kafrene null 1 2',
    'takodana null 3 3',
  ]);
  // each slot gets a token of its class
  const match = play(subject, { seats: 2, dice: 'any' });
  expect(match.state.facedown).toEqual(PLANETS.flatMap((planet) => SLOT_CLASSES[planet]));
  match.leavesOpen();
});

it('OR-GAP-03 · the 22 contacts: class, icons and databank number', () => {
  const tokens = of('contact');
  const called = (claim: (token: (typeof tokens)[number]) => boolean) =>
    tokens.filter(claim).map((each) => each.contact);
  expect(called((token) => token.class === 1)).toEqual([
    'black-sun-agent',
    'doctor-evazan',
    'garindan',
    'lobot',
    'ponda-baba',
    'w1-le',
  ]);
  expect(called((token) => token.class === 2)).toEqual([
    '4-lom',
    'bib-fortuna',
    'boshek',
    'greedo',
    'hondo-ohnaka',
    'ig-rm-droid',
    'leia-organa',
  ]);
  expect(called((token) => token.droid)).toEqual(['4-lom', 'ig-rm-droid', 'k-2so', 'w1-le']);
  expect(called((token) => token.faction === 'syndicate')).toEqual(['black-sun-agent', 'ziton-moj']);
  expect(CONTACTS.map(contactNumber)).toEqual(Array.from({ length: 22 }, (_, i) => 11 + i));
});

it('OR-GAP-05 · prices and patrol symbols of gear, mods and cargo', () => {
  const lines = (['cargo', 'gear-mod'] as const).flatMap((deck) =>
    marketCards(deck).map((face) => {
      const card = cardOf(face);
      if (card.component !== 'market') throw new Error(`${face} is no market card`);
      const { price, patrol } = card;
      return `${face.slice('market/'.length)} ${price} ${patrol === null ? '-' : `${patrol.faction} ${patrol.spaces}`}`;
    }),
  );
  expect(lines).toEqual([
    'food-supplies 1000 hutt 4',
    'droid-parts 1000 syndicate 4',
    'coaxium-crystal 1000 imperial 4',
    'salvage 1000 rebel 4',
    'bacta-supplies 1000 hutt 3',
    'stolen-prototype 2000 -',
    'stolen-supplies 2000 syndicate 3',
    'stolen-weapons 2000 imperial 3',
    'stolen-hyperfuel 3000 rebel 3',
    'smuggling-compartment 2000 -',
    'targeting-computer 2000 rebel 3',
    'quad-laser-cannon 2000 imperial 3',
    'improved-nav-computer 3000 -',
    'shield-upgrade 3000 -',
    'maneuvering-thrusters 5000 -',
    'ion-cannon 5000 hutt 3',
    'autoblaster 7000 syndicate 3',
    'dl-44 3000 syndicate 3',
    'armored-vest 3000 imperial 3',
    'vibroknife 4000 syndicate 4',
    'iqa-11 5000 rebel 4',
    'vibro-ax 6000 hutt 3',
    'jetpack 6000 hutt 4',
    'mpl-57 8000 rebel 3',
    'plastoid-armor 8000 imperial 4',
  ]);
});

it('OR-GAP-05 OR-GAP-16 · a patrol symbol is three or four spaces; ships and used ships have none', () => {
  const symbols = (deck: (typeof MARKET_DECKS)[number]) =>
    marketCards(deck).flatMap((face) => {
      const card = cardOf(face);
      return card.component === 'market' && card.patrol !== null ? [card.patrol.spaces] : [];
    });
  expect(MARKET_DECKS.map((deck) => symbols(deck).length)).toEqual([8, 8, 12, 14, 8, 0]);
  expect(new Set(MARKET_DECKS.flatMap(symbols))).toEqual(new Set([3, 4]));
});

it('OR-GAP-06 · each encounter deck: ten cards, of which some are kept as assets or secrets', () => {
  const kept = ENCOUNTER_DECKS.map((deck) => {
    const each = encounterCards(deck).map((face) => cardOf(face));
    const kinds = each.flatMap((card) => {
      if (card.component !== 'encounter') return [];
      return card.asset?.kind ?? (card.sections.some(({ kind }) => kind === 'secret') ? 'secret' : []);
    });
    return `${deck} ${each.length}: ${kinds.toSorted().join(' ')}`;
  });
  expect(kept).toEqual([
    'cantonica-ord-mantell 10: bounty crew crew gear secret',
    'lothal-mon-calamari 10: bounty cargo crew job mod mod secret',
    'kessel-maelstrom 10: cargo crew mod secret',
    'tatooine-nal-hutta 10: bounty cargo crew crew gear secret',
    'ryloth-naboo 10: cargo crew gear job secret',
    'ring-of-kafrene-takodana 10: bounty bounty crew job mod secret secret',
    'navpoint 10: cargo crew secret',
  ]);
});

it('OR-GAP-07 · the eight characters: dice, health, skills and start card', () => {
  const line = CHARACTERS.map((each) => {
    const { ground, health, skills, start } = characterCard(each);
    return `${each} ${ground} ${health} ${start.databank} ${skills.join(' ')}`;
  });
  expect(line).toEqual([
    'boba-fett 3 4 90 stealth tactics',
    'bossk 3 4 90 strength tactics',
    'doctor-aphra 2 4 92 knowledge stealth tech',
    'han-solo 3 4 91 piloting tech',
    'ig-88 3 4 90 strength tech',
    'jyn-erso 3 4 92 influence tactics',
    'ketsu-onyo 3 4 90 stealth strength',
    'lando-calrissian 2 4 91 influence knowledge piloting',
  ]);
});

it('OR-GAP-08 · the ten ships: price, hyperdrive, dice, hull, and room for cargo, mods and crew', () => {
  const line = [...STARTING_SHIPS, ...MARKET_SHIPS].map((ship) => {
    const { price, hyper, combat, hull, slots } = shipSheet(ship);
    return [ship, price, hyper, combat, hull, slots.cargo, slots.mod, slots['cargo-or-mod'], slots.crew].join(' ');
  });
  expect(line).toEqual([
    'g9-rigger 0 6 2 3 1 1 0 1',
    'g-1a-starfighter 0 5 3 4 1 1 0 1',
    'hwk-290 5000 6 3 4 1 1 0 2',
    'gx1-short-hauler 5000 6 2 5 1 0 1 2',
    'lancer 10000 6 4 5 1 1 0 2',
    'heavy-duty-lifter 10000 6 3 5 1 0 1 3',
    'aggressor 15000 6 5 5 1 1 1 2',
    'yv-666 15000 7 3 5 2 0 1 3',
    'firespray 20000 6 5 6 1 1 1 2',
    'yt-1300 20000 7 4 5 1 1 1 3',
  ]);
  expect(STARTING_SHIPS.map((ship) => shipSheet(ship).goal)).toEqual([null, null]);
});

it('OR-GAP-11 · seven skills, each of them had by somebody and asked for somewhere; two traits', () => {
  expect(SKILLS).toEqual(['influence', 'knowledge', 'piloting', 'stealth', 'strength', 'tactics', 'tech']);
  const had = new Set(CHARACTERS.flatMap((each) => characterCard(each).skills));
  expect(SKILLS.filter((skill) => !had.has(skill))).toEqual([]);
  const tested = new Set<unknown>([...found(cards, 'test'), ...found(cards, 'skill')].flat());
  expect(SKILLS.filter((skill) => !tested.has(skill))).toEqual([]);
  expect(new Set<unknown>(found(cards, 'traits').flat())).toEqual(new Set(['armor', 'illegal']));
});

it('OR-DIFF-35 · a trait means the same on every card: illegal cargo of any origin, armor of any deck', (play) => {
  const acting = (
    at: 'kessel' | 'ord-mantell' | 'mon-calamari',
    assets: readonly string[],
    more: Position,
  ): Position => ({
    step: 'action',
    players: [{ character: 'ketsu-onyo', at, credits: 9000, assets }, { at: 'naboo' }],
    ...more,
  });
  // from the market, the databank and an encounter card: one die each
  for (const [at, cargo] of [
    ['kessel', 'stolen-supplies'],
    ['ord-mantell', 'databank/91-a'],
    ['mon-calamari', 'encounter/lothal-mon-calamari-2'],
  ] as const) {
    const rim = table(play, acting(at, [cargo], { dice: ['hit'] }));
    rim
      .player(0)
      .does('deliver')
      .asked('prompt.deliver')
      .answers(cargo.slice(cargo.indexOf('/') + 1));
    expect([rim.player(0).fame, rim.player(0).assets]).toEqual([1, []]);
    rim.table.leavesOpen();
  }
  // one armor is all: the vest has to go for the armor of the luxury deck, the knife may stay
  const rim = table(
    play,
    acting('kessel', ['armored-vest', 'vibroknife'], { market: { luxury: ['mandalorian-armor', 'chromium-hull'] } }),
  );
  rim.player(0).does('market');
  rim.player(0).asked('prompt.market').answers('buy:luxury');
  rim.player(0).asked('prompt.trade-in').offers('armored-vest').answers('armored-vest');
  rim.player(0).asked('prompt.trade-in', { cost: 7000 }).offers('vibroknife', 'done').answers('done');
  expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['vibroknife', 'mandalorian-armor'], 2000]);
  rim.table.leavesOpen();
});
