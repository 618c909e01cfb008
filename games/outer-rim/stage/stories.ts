import type { Segment } from '@cantina/text';
import type { Centre, Scene } from '@cantina/web/kit';
import { type Card, cardOf, isNavpoint, type SectionFor } from '../content/index.ts';
import { planetOfSlot } from '../rules/encounter/contacts.ts';
import { printedOn, readOn } from '../table/card/printed.ts';
import { sectionLines } from '../text/cards.ts';
import { printers } from '../text/index.ts';
import { spaceName } from '../text/names/index.ts';
import { sectionStory, storyOf } from '../text/stories/index.ts';
import { type AllEvents, faceIn, joined, nameOf, seatsOf, type Telling, whoIs } from './telling.ts';

/** The picture of a card that is read aloud: what it is, where, and its story. */
export function headOf(telling: Telling, face: string, player: number): Centre {
  const { lang, say, now, at } = telling;
  const card: Card = cardOf(face);
  const space = now.players[player]?.space;
  const place = space === undefined ? '' : isNavpoint(space) ? say.atNavpoint : spaceName(space)[lang];
  const over = (kind: string): string =>
    [kind, place, nameOf(telling, player)].filter((part) => part !== '').join(' · ');
  if (card.component !== 'encounter') {
    const kind =
      card.component === 'databank' ? (card.holds.what === 'contact' ? say.contact : say.story) : say.encounter;
    const story = storyOf(face)?.[lang];
    return {
      ink: 'story',
      faces: [face],
      over: over(kind),
      title: at.reader.faceName(face),
      ...(story === undefined ? {} : { text: story }),
    };
  }
  const section = card.sections.find((each) => each.for === space)?.for ?? patrolSection(telling, card, player);
  const title = card.titled ? at.reader.faceName(face) : place;
  return {
    ink: 'story',
    faces: [face],
    over: over(say.encounter),
    title,
    ...(section === undefined ? {} : { text: sectionStory(face, section)[lang] }),
  };
}

/** On a navpoint it makes a difference whether a patrol is there. */
function patrolSection(
  { now }: Telling,
  { sections }: Extract<Card, { readonly component: 'encounter' }>,
  player: number,
): SectionFor | undefined {
  const space = now.players[player]?.space;
  const wanted = now.patrols.some((patrol) => patrol.space === space) ? 'patrol' : 'no-patrol';
  return sections.find((each) => each.for === wanted)?.for;
}

/** What the section of an encounter card says; its place stands above it. */
function rulesOf(face: string, section: string, lang: Telling['lang']): readonly string[] {
  const card: Card = cardOf(face);
  if (card.component !== 'encounter') return [];
  const found = card.sections.find((each) => each.for === section);
  if (found === undefined) return [];
  switch (lang) {
    case 'de':
      return sectionLines(printers.de.words, found);
    case 'en':
      return sectionLines(printers.en.words, found);
    case 'ru':
      return sectionLines(printers.ru.words, found);
  }
}

const asLines = (texts: readonly string[]) => texts.map((text) => ({ text }));

/** What is met and where; cards without a title of their own are called by the place. */
function meets(telling: Telling, face: string | undefined, player: number): Scene['line'] {
  const space = telling.now.players[player]?.space;
  if (face === undefined || space === undefined) return telling.line;
  const card: Card = cardOf(face);
  if (card.component === 'encounter' && card.titled) return telling.line;
  const place = isNavpoint(space) ? null : spaceName(space)[telling.lang];
  return telling.say.meets(whoIs(telling, player), place);
}

export function drawn({ player: { seat }, card, section }: AllEvents['draw-encounter'], telling: Telling): Scene {
  const face = faceIn(card);
  const met = meets(telling, face, seat);
  const outcome = cameOf(telling);
  const own = {
    key: telling.key,
    // The words of the log say all of it already.
    line:
      typeof met !== 'string' || outcome.length === 0 ? met : joined([[{ kind: 'text', text: `${met}.` }], ...outcome]),
    concerns: seatsOf(telling, seat),
    sound: 'card' as const,
  };
  // Whoever may not know the card of a secret sees only that there is one.
  if (face === undefined) return { ...own, weight: 'passing', isTold: true };
  const rules = rulesOf(face, section, telling.lang);
  return {
    ...own,
    isNew: true,
    weight: 'moment',
    stays: true,
    faces: [face],
    centre: {
      ...headOf(telling, face, seat),
      ...(rules.length + outcome.length === 0
        ? {}
        : { lines: [...asLines(rules), ...outcome.map((text) => ({ text }))] }),
    },
  };
}

/** What a card does at once, where nothing is asked: it is said with the card. */
function cameOf({ beat: { events }, at }: Telling): readonly (readonly Segment[])[] {
  const first = events.findIndex(({ type }) => type === 'draw-encounter');
  return events
    .slice(first + 1)
    .map((event) => at.lineOf(event))
    .filter((line) => line.length > 0);
}

/** Who was turned up a moment ago is now met: the same picture, with more to read. */
export function databank({ player: { seat }, card }: AllEvents['databank'], telling: Telling): Scene | null {
  const face = faceIn(card);
  if (face === undefined) return null;
  const rules = readOn(face, telling.lang).text;
  return {
    key: telling.key,
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: 'moment',
    stays: true,
    isTold: telling.lines.length > 1,
    sound: 'card',
    faces: [face],
    centre: { ...headOf(telling, face, seat), ...(rules.length === 0 ? {} : { lines: asLines(rules) }) },
  };
}

/** A contact is turned up: now everybody knows who it is. */
export function turnedUp({ card, slot }: AllEvents['turn-up-contact'], telling: Telling): Scene | null {
  const face = faceIn(card);
  if (face === undefined) return null;
  const { now, say, at, lang } = telling;
  const values = printedOn(face, lang)?.values ?? [];
  return {
    key: telling.key,
    isNew: true,
    line: telling.line,
    concerns: seatsOf(telling, now.active),
    weight: 'moment',
    time: 1400,
    sound: 'reveal',
    faces: [face],
    centre: {
      ink: 'story',
      faces: [face],
      over: `${say.contact} · ${spaceName(planetOfSlot(slot))[lang]}`,
      title: at.reader.faceName(face),
      lines: asLines([values.join(' · '), say.turnedUp].filter((text) => text !== '')),
    },
  };
}

/** What a job pays. */
function rewardOf({ table }: Telling, face: string): string {
  const job = cardOf(face);
  const reward = 'asset' in job && job.asset?.kind === 'job' ? job.asset.reward : null;
  return reward === null ? '' : table.reward(reward.credits, reward.fame);
}

export function jobBegins({ player: { seat }, card }: AllEvents['attempt-job'], telling: Telling): Scene | null {
  const face = faceIn(card);
  if (face === undefined) return null;
  const { say, lang } = telling;
  const rewardText = rewardOf(telling, face);
  return {
    key: telling.key,
    isNew: true,
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: 'moment',
    sound: 'card',
    faces: [face],
    centre: {
      ...headOf(telling, face, seat),
      over: say.job,
      lines: asLines(readOn(face, lang).text),
      ...(rewardText === '' ? {} : { stakes: [{ label: say.reward, text: rewardText, tone: 'good', state: 'open' }] }),
    },
  };
}

export function jobEnds({ player: { seat }, card, completed }: AllEvents['job-ends'], telling: Telling): Scene {
  const { say, at, lines } = telling;
  const face = faceIn(card);
  const reward = face === undefined ? '' : rewardOf(telling, face);
  return {
    key: telling.key,
    isNew: true,
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: 'great',
    sound: completed ? 'fanfare' : 'failure',
    ...(face === undefined ? {} : { faces: [face] }),
    centre: {
      ink: completed ? 'glory' : 'story',
      ...(face === undefined ? {} : { faces: [face] }),
      over: `${say.job} · ${nameOf(telling, seat)}`,
      title: face === undefined ? say.job : at.reader.faceName(face),
      ...(lines.length < 2 ? {} : { lines: lines.slice(1).map((text) => ({ text })) }),
      ...(reward === ''
        ? {}
        : {
            stakes: [
              {
                label: say.reward,
                text: reward,
                tone: completed ? 'good' : 'plain',
                state: completed ? 'met' : 'missed',
              },
            ],
          }),
      verdict: { text: completed ? say.jobDone : say.jobFailed, tone: completed ? 'good' : 'bad' },
    },
  };
}
