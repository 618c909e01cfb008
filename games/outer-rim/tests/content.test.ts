import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import {
  assetOf,
  CHARACTERS,
  CONTACTS,
  cards,
  characterCard,
  characterCards,
  contactNumber,
  DATABANK_NUMBERS,
  databankCards,
  ENCOUNTER_DECKS,
  ENEMIES,
  encounterCards,
  FACTIONS,
  faces,
  type Job,
  MARKET_DECKS,
  marketCards,
  PLAYER_BOARD,
  patrols,
  shipSheet,
  shipSheets,
  skillsTested,
  stepsOf,
} from '../content/index.ts';
import { found, of } from './printed.ts';

const market = of('market');
const encounters = of('encounter');
const databank = of('databank');

/** The cards a claim does not hold for. */
const except = <C extends { readonly id: string }>(list: readonly C[], claim: (card: C) => boolean): string[] =>
  list.filter((card) => !claim(card)).map((card) => card.id);

const jobs = cards.flatMap((card) => {
  const asset = assetOf(card);
  return asset?.kind === 'job' ? [{ id: card.id, job: asset }] : [];
});

it('OR-GAP-13 OR-COMP-02 · the box is complete', () => {
  expect(MARKET_DECKS.map((deck) => marketCards(deck).length)).toEqual([11, 10, 15, 14, 11, 9]);
  expect(ENCOUNTER_DECKS.map((deck) => encounterCards(deck).length)).toEqual([10, 10, 10, 10, 10, 10, 10]);
  expect([databank.length, of('ai').length, of('contact').length, characterCards.length]).toEqual([53, 10, 22, 8]);
  expect([patrols.length, shipSheets.length]).toEqual([16, 4 + 4 + 8]);
  expect(new Set(faces).size).toBe(faces.length);
});

it('OR-DECK-01 · there are six market decks', () => {
  expect(MARKET_DECKS).toEqual(['bounty', 'cargo', 'gear-mod', 'job', 'luxury', 'ship']);
});

it('OR-LUX-01 · luxury: five kinds of assets for 10,000 to 20,000 credits, each with a way to fame', () => {
  const luxury = market.filter((card) => card.deck === 'luxury');
  expect(new Set(luxury.map((card) => card.asset?.kind))).toEqual(new Set(['cargo', 'crew', 'gear', 'job', 'mod']));
  expect(except(luxury, ({ price }) => price >= 10000 && price <= 20000)).toEqual([]);
  const waysToFame = new Set<unknown>(['fame', 'gain-fame', 'credits-for-fame']);
  expect(
    except(luxury, ({ asset }) => {
      const words = [...found(asset, 'kind'), ...found(asset, 'verb')];
      return words.some((word) => waysToFame.has(word)) || found(asset, 'fame').some((fame) => Number(fame) > 0);
    }),
  ).toEqual([]);
});

it('OR-CARGO-03 OR-CARGO-04 OR-JOB-02 OR-BOUNTY-03 · market assets have the price of their card', () => {
  expect(except(market, ({ asset, price }) => asset === null || asset.price === price)).toEqual([]);
  expect(except(market, ({ asset, price }) => asset?.kind !== 'bounty' || price === 0)).toEqual([]);
  expect(
    except(market, ({ asset, cannotBuyAt }) => asset?.kind !== 'cargo' || cannotBuyAt === (asset.delivery?.to ?? null)),
  ).toEqual([]);
  expect(except(market, ({ asset, ship, instant }) => [asset, ship, instant].filter(Boolean).length === 1)).toEqual([]);
});

it('OR-BARTER-03 OR-ENCSPACE-10 · assets of encounter and databank cards have no price', () => {
  expect(except([...encounters, ...databank], ({ asset }) => asset === null || asset.price === null)).toEqual([]);
});

it('OR-DATA-05 OR-EX-10 · not every databank number exists: there is a 40 and no 39', () => {
  expect([DATABANK_NUMBERS.includes(40), DATABANK_NUMBERS.includes(39)]).toEqual([true, false]);
  expect(DATABANK_NUMBERS).toEqual(DATABANK_NUMBERS.toSorted((a, b) => a - b));
  expect([1, 40, 41, 90, 91, 92].map((number) => databankCards(number).length)).toEqual([4, 3, 2, 4, 4, 4]);
});

it('OR-SETUP-18 OR-SETUP-19 OR-SETUP-20 · start cards lead away from their planet', () => {
  const starts = databank.filter((card) => card.holds.what === 'start');
  const kinds: Readonly<Record<number, string>> = { 90: 'bounty', 91: 'cargo', 92: 'job' };
  expect(except(starts, ({ number, asset }) => asset?.kind === kinds[number])).toEqual([]);
  expect(
    except(starts, ({ holds, asset }) => {
      const goals = [...found(asset, 'to'), ...found(asset, 'destination')];
      return holds.what === 'start' && !goals.includes(holds.planet);
    }),
  ).toEqual([]);
});

it('OR-AISETUP-03 · four characters start with card 91 or 92', () => {
  const mayBeAi = CHARACTERS.filter((each) => characterCard(each).start.databank !== 90);
  expect(mayBeAi).toEqual(['doctor-aphra', 'han-solo', 'jyn-erso', 'lando-calrissian']);
});

it('OR-CONTACT-02 OR-CONTACT-08 · each contact has one token and one databank card', () => {
  const tokens = of('contact');
  expect([1, 2, 3].map((each) => tokens.filter((token) => token.class === each).length)).toEqual([6, 7, 9]);
  expect(CONTACTS.map((contact) => databankCards(contactNumber(contact)))).toEqual(
    CONTACTS.map((contact) => [`databank/${contact}`]),
  );
  expect(except(tokens, ({ contact, databank: number }) => number === contactNumber(contact))).toEqual([]);
  const crews = databank.flatMap(({ asset }) => (asset?.kind === 'crew' ? [asset] : []));
  expect(crews).toHaveLength(17);
  const droids = new Set(tokens.filter(({ droid }) => droid).map(({ contact }) => contact as string));
  expect(crews.filter(({ contact, droid }) => droids.has(contact ?? '') !== droid)).toEqual([]);
});

it('OR-SKILL-01 OR-CHAR-01 · characters and crew have skills; hired help lends one instead', () => {
  expect(except(of('character'), ({ skills }) => skills.length >= 2)).toEqual([]);
  const crews = cards.filter((card) => assetOf(card)?.kind === 'crew');
  expect(
    except(crews, (card) => {
      const asset = assetOf(card);
      return asset?.kind === 'crew' && asset.skills.length > 0;
    }),
  ).toEqual(['market/hired-help']);
});

it('OR-SHIP-06 OR-GOAL-02 · every ship of the market has a goal and another side, starting ships have neither', () => {
  const sheets = of('ship');
  expect(except(sheets, ({ price, goal }) => (goal === null) === (price === 0))).toEqual([]);
  expect(except(sheets, ({ goal, flipped }) => (goal === null) === (flipped === null))).toEqual([]);
  expect(except(market, ({ ship, price }) => ship === null || price === shipSheet(ship).price)).toEqual([]);
});

it('OR-PATROL-02 OR-PATROL-03 · one patrol per faction and level: credits, fame, fame, nothing', () => {
  const lines = FACTIONS.map((faction) =>
    patrols
      .filter((patrol) => patrol.faction === faction)
      .map(({ level, ship, reward }) => [level, ship !== null, ...Object.keys(reward ?? {})]),
  );
  const line = [
    [1, true, 'credits'],
    [2, true, 'fame'],
    [3, true, 'fame'],
    [4, false],
  ];
  expect(lines).toEqual([line, line, line, line]);
});

it('OR-ENCSPACE-04 OR-ENCSPACE-12 · each card has the two sections of its deck, each standing once', () => {
  const sections: Readonly<Record<string, string>> = { navpoint: 'patrol-no-patrol' };
  expect(
    except(
      encounters,
      (card) => card.sections.map((each) => each.for).join('-') === (sections[card.deck] ?? card.deck),
    ),
  ).toEqual([]);
  expect(
    except(encounters, (card) =>
      card.sections.every(
        (section) =>
          section.kind !== 'by-reputation' ||
          section.cases
            .flatMap(({ standing }) => standing)
            .toSorted()
            .join() === 'bad,good,neutral',
      ),
    ),
  ).toEqual([]);
});

it('OR-MAEL-04 · every Maelstrom section holds a way to an extra turn', () => {
  const cardsThere = encounters.filter((card) => card.deck === 'kessel-maelstrom');
  expect(cardsThere).toHaveLength(10);
  expect(except(cardsThere, (card) => found(card.sections[1], 'verb').includes('extra-turn'))).toEqual([]);
});

it('OR-SPACE-06 · a world of a faction is mostly about the reputation with that faction', () => {
  const worlds = { 'ord-mantell': 'syndicate', lothal: 'imperial', kessel: 'syndicate', 'nal-hutta': 'hutt' } as const;
  const factions = new Set<unknown>(FACTIONS);
  const others = Object.entries(worlds).filter(([planet, faction]) => {
    const sections = encounters.flatMap((card) => card.sections.filter((section) => section.for === planet));
    const named = sections.flatMap((section) => found(section, 'with')).filter((each) => factions.has(each));
    return named.filter((each) => each === faction).length <= named.length / 2;
  });
  expect(others).toEqual([]);
});

it('a card with a title carries an asset or one secret, the others carry nothing', () => {
  expect(
    except(encounters, ({ titled, asset, sections }) => {
      const secrets = sections.filter((section) => section.kind === 'secret').length;
      return secrets + (asset === null ? 0 : 1) === (titled ? 1 : 0);
    }),
  ).toEqual([]);
  expect(
    except(encounters, ({ asset, sections }) => {
      const gained = found(sections, 'verb').includes('gain-this') || sections.some(({ kind }) => kind === 'asset');
      return gained === (asset !== null);
    }),
  ).toEqual([]);
});

it('every job can be completed, goes on only to labels that exist, and never runs past its last step', () => {
  const stepped = jobs.filter(({ job }) => stepsOf(job).length > 0);
  expect(except(stepped, ({ job }) => JSON.stringify(stepsOf(job)).includes('"complete"'))).toEqual([]);
  const labels = (job: Job): unknown[] => stepsOf(job).map((step) => step.label);
  const targets = (job: Job): unknown[] =>
    stepsOf(job).flatMap((step) =>
      [
        'pass' in step ? [step.pass, step.fail.next] : [],
        'win' in step ? [step.win, step.lose] : [],
        'do' in step ? [step.next] : [],
      ].flat(),
    );
  expect(except(stepped, ({ job }) => found(targets(job), 'to').every((label) => labels(job).includes(label)))).toEqual(
    [],
  );
  expect(
    except(
      stepped,
      ({ job }) => !targets({ ...job, attempt: { by: 'steps', steps: stepsOf(job).slice(-1) } }).includes('next'),
    ),
  ).toEqual([]);
  const numbers = jobs.flatMap(({ job }) => (job.attempt.by === 'databank' ? [job.attempt.number] : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([40, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51]);
});

it('OR-JOB-06 · the skills above a title are those its steps test, and those that must be passed are marked', () => {
  const above = (face: string) =>
    jobs
      .filter(({ id }) => id === face)
      .flatMap(({ job }) => skillsTested(job).map(({ oneOf, must }) => [must, ...oneOf]));
  expect(above('market/the-kessel-run')).toEqual([
    [true, 'influence'],
    [true, 'strength'],
    [false, 'tactics'],
    [false, 'knowledge'],
    [false, 'piloting'],
  ]);
  expect(above('market/hijacking-a-freighter').flat()).toEqual([
    false,
    'piloting',
    false,
    'tech',
    false,
    'tactics',
    false,
    'strength',
  ]);
  expect(above('market/the-jewel-of-yavin').at(-1)).toEqual([false, 'tech', 'strength']);
});

it('no two bounties name the same contact, and every printed enemy is met somewhere', () => {
  const targets = cards.flatMap((card) => {
    const asset = assetOf(card);
    return asset?.kind === 'bounty' ? [asset.target] : [];
  });
  expect([targets.length, new Set(targets).size]).toEqual([18, 18]);
  expect(new Set(found(cards, 'enemy'))).toEqual(new Set(ENEMIES));
});

it('what is designed says why, and no encounter card claims to be known', () => {
  expect(except(cards, ({ designed }) => designed === undefined || designed.length > 20)).toEqual([]);
  expect(except(encounters, ({ designed }) => designed !== undefined)).toEqual([]);
});

it('OR-GAP-09 · the player board has two gear slots and two for jobs or bounties', () => {
  expect(PLAYER_BOARD).toMatchObject({ gear: 2, 'job-or-bounty': 2 });
});
