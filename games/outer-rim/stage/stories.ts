import type { Segment } from '@cantina/text';
import type { Centre, Scene } from '@cantina/web/kit';
import { assetOf, type Card, type Contact, cardOf, isNavpoint, type SectionFor } from '../content/index.ts';
import { planetOfSlot } from '../rules/encounter/contacts.ts';
import { printedOn, readOn } from '../table/card/printed.ts';
import { cardsOf } from '../table/sight.ts';
import { readSection } from '../text/cards.ts';
import { printers } from '../text/index.ts';
import { spaceName } from '../text/names/index.ts';
import { contactStory, sectionStory, storyOf } from '../text/stories/index.ts';
import {
  type AllEvents,
  apart,
  faceIn,
  facesIn,
  isOf,
  joined,
  nameOf,
  pictured,
  seatsOf,
  type Telling,
  whoIs,
} from './telling.ts';

/** Somebody one meets, not a story that goes on. */
export function isContact(face: string): boolean {
  const card: Card = cardOf(face);
  return card.component === 'databank' && card.holds.what === 'contact';
}

/** The picture of a card that is read aloud: what it is, where, and its story. */
export function headOf(telling: Telling, face: string, player: number): Centre {
  const { lang, say, now, at } = telling;
  const card: Card = cardOf(face);
  const space = now.players[player]?.space;
  const place = space === undefined ? '' : isNavpoint(space) ? say.atNavpoint : spaceName(space)[lang];
  const over = (kind: string): string =>
    [kind, place, nameOf(telling, player)].filter((part) => part !== '').join(' · ');
  if (card.component !== 'encounter') {
    const kind = card.component === 'databank' ? (isContact(face) ? say.contact : say.story) : say.encounter;
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
      return readSection(printers.de.words, card, found);
    case 'en':
      return readSection(printers.en.words, card, found);
    case 'ru':
      return readSection(printers.ru.words, card, found);
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
    ...(typeof met === 'string' && outcome.length === 0 ? { told: `${met}.` } : {}),
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
  const isTold = telling.lines.length > 1 || isContact(face);
  return {
    ...pictured(telling, seat),
    stays: true,
    isTold,
    // That a story goes on is told by what comes of it.
    ...(isTold ? {} : { clause: { text: '' } }),
    sound: 'card',
    faces: [face],
    centre: { ...headOf(telling, face, seat), ...(rules.length === 0 ? {} : { lines: asLines(rules) }) },
  };
}

/** Contacts are turned up: now everybody knows who they are, and who has been looking for them. */
export function turnedUp({ card, slot }: AllEvents['turn-up-contact'], telling: Telling): Scene | null {
  const face = faceIn(card);
  if (face === undefined) return null;
  const { now, say, at, lang, beat } = telling;
  const faces = beat.events.flatMap((event) => (isOf(event, 'turn-up-contact') ? facesIn(event.data.card) : []));
  const names = faces.map((each) => at.reader.faceName(each));
  const isOne = faces.length === 1;
  const told: NonNullable<Centre['lines']> = isOne
    ? asLines([(printedOn(face, lang)?.values ?? []).join(' · '), say.turnedUp].filter((text) => text !== ''))
    : faces.map((each, i) => ({
        face: each,
        text: [names[i], ...(printedOn(each, lang)?.values ?? [])].join(' · '),
      }));
  return {
    key: telling.key,
    isNew: true,
    line: telling.line,
    concerns: seatsOf(telling, now.active),
    weight: 'moment',
    sound: 'reveal',
    faces,
    centre: {
      ink: 'story',
      faces,
      over: `${say.contact} · ${spaceName(planetOfSlot(slot))[lang]}`,
      title: names.join(' · '),
      ...(isOne ? textOf(contactIn(face), lang) : {}),
      lines: [...told, ...faces.flatMap((each) => hunters(telling, each))],
    },
  };
}

const contactIn = (face: string): Contact | null => {
  const card: Card = cardOf(face);
  return card.component === 'contact' ? card.contact : null;
};

const textOf = (contact: Contact | null, lang: Telling['lang']): Pick<Centre, 'text'> =>
  contact === null ? {} : { text: contactStory(contact)[lang] };

/** Whose bounty it is. */
function hunters(telling: Telling, face: string): NonNullable<Centre['lines']> {
  const contact = contactIn(face);
  const { beat, at } = telling;
  return Array.from({ length: beat.view.seats }, (_, seat) => seat).flatMap((seat) =>
    cardsOf(beat.view, 'assets', seat)
      .filter((held) => bountyOn(held.face) === contact)
      .map((held) => ({
        face: held.face,
        text: `${nameOf(telling, seat)} · ${at.reader.faceName(held.face)}`,
        tone: seat === at.seat ? ('good' as const) : ('plain' as const),
      })),
  );
}

function bountyOn(face: string): Contact | null {
  const asset = assetOf(cardOf(face));
  return asset?.kind === 'bounty' ? asset.target : null;
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
    ...pictured(telling, seat),
    isNew: true,
    // How it ended will be told.
    isTold: false,
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
    toldAs: apart(telling),
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
