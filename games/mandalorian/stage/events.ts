import type { Centre, Scene, ToldText } from '@cantina/web/kit';
import type { EventStep } from '../content/index.ts';
import { CRISIS_TOTAL } from '../rules/event/counting.ts';
import { cardsOf } from '../table/sight.ts';
import { type CentreLine, isSaid, type Moment, type Of } from './moment.ts';

/** So long, in milliseconds, it takes to read why nothing happened. */
const READ = 1100;

/** Where a line of an event card stands. */
export type StepState = 'done' | 'now' | 'open' | 'skipped';

/** The lines of the card that is being resolved; what the kit has no words for. */
export interface EventSteps {
  readonly steps: readonly { readonly text: string; readonly state: StepState }[];
}

/** MA-EVT-01 an event card is turned over. */
export function eventScene(moment: Moment, event: Of<'event'>): Scene | null {
  const { card, area, total } = event.data;
  if (card.face === null) return null;
  const { say, name, mission } = moment;
  const over = area === null || mission === undefined ? say.eventAlone : say.event(name.area(area, mission.id), total);
  const story = moment.known.printed(card.face, moment.at.reader.lang)?.story;
  return {
    key: keyOf(moment, card.card),
    line: moment.line(event),
    concerns: moment.active,
    weight: 'moment',
    centre: {
      ...baseOf(moment, card.face),
      over,
      ...(story === undefined || story === '' ? {} : { text: story }),
      extra: stepsOf(moment, card.face, -1, true),
    },
    // What it does is told, not what it is called.
    isTold: false,
    faces: [card.face],
    stays: true,
    sound: 'card',
  };
}

/** The next line of the card. Lines follow each other at once where nothing came of the one before: then it is said why. */
export function stepScene(moment: Moment, event: Of<'event-step'>): Scene | null {
  const all = moment.all('event-step');
  const { card, step, happens } = (all.at(-1) ?? event).data;
  if (card.face === null) return null;
  const printed = moment.eventPrinted(card.face);
  const lines = all
    .slice(0, -1)
    .flatMap(({ data }): CentreLine[] =>
      data.happens ? [{ text: whyNothing(moment, printed?.steps[data.step]), tone: 'plain' }] : [],
    );
  const steps = stepsOf(moment, card.face, step, happens);
  return {
    key: keyOf(moment, card.card),
    line: steps.steps[step]?.text ?? '',
    concerns: moment.active,
    weight: 'moment',
    centre: { ...baseOf(moment, card.face), extra: steps, ...(lines.length === 0 ? {} : { lines }) },
    isTold: false,
    stays: true,
    time: (happens ? 700 : 500) + lines.length * READ,
  };
}

/** Why a line of the card did nothing. */
function whyNothing(moment: Moment, step: EventStep | undefined): string {
  const { say, view } = moment;
  if (step?.verb !== 'enemies-move' && step?.verb !== 'enemies-attack') return say.idle.nothing;
  const isThere = cardsOf(view, 'revealed').some(({ face }) => {
    const own = moment.threat(face)?.enemy ?? null;
    return own !== null && step.classes.includes(own);
  });
  if (step.verb === 'enemies-move') return isThere ? say.idle.near : say.idle.nobodyMoves;
  return isThere ? say.idle.outOfRange : say.idle.nobodyAttacks;
}

/** The card is done: all of its lines have happened. */
export function clearedScene(moment: Moment, event: Of<'area-cleared'>): Scene | null {
  const card = moment.eventCard;
  if (card === undefined) return null;
  // MA-EVT-04 what did not happen at so low a total has not happened now either.
  const happens = moment.totalOf(event.data.area) >= CRISIS_TOTAL;
  const { steps } = stepsOf(moment, card.face, Number.POSITIVE_INFINITY, happens);
  return {
    key: keyOf(moment, card.id),
    line: moment.line(event),
    concerns: moment.active,
    weight: 'moment',
    centre: { ...baseOf(moment, card.face), extra: { steps } },
    isTold: false,
    time: 600,
  };
}

/** Something that happens while a card is resolved adds a line to it; null: no card is. */
export function inEvent(
  moment: Moment,
  line: ToldText,
  lines: readonly CentreLine[],
  more: Partial<Scene> = {},
): Scene | null {
  const card = moment.eventCard;
  if (card === undefined) return null;
  return {
    key: keyOf(moment, card.id),
    line,
    concerns: moment.active,
    weight: 'moment',
    centre: { ...baseOf(moment, card.face), lines: lines.filter(({ text }) => isSaid(text)) },
    stays: true,
    ...more,
  };
}

/** MA-CRI-01 a crisis: what the mission says of it. */
export function crisisScene(moment: Moment, event: Of<'crisis'>): Scene {
  const { area, total } = event.data;
  const { say, name, mission } = moment;
  const where =
    area === null || mission === undefined ? say.crisisAlone : say.crisisOn(name.area(area, mission.id), total);
  const added = inEvent(moment, moment.line(event), [{ text: say.crisis, tone: 'bad' }], { sound: 'alarm' });
  return (
    added ?? {
      key: crisisKey(moment),
      line: moment.line(event),
      concerns: moment.active,
      weight: 'moment',
      centre: { ...crisisBase(moment), over: where, text: moment.briefing('crisis') },
      faces: [],
      stays: true,
      sound: 'alarm',
    }
  );
}

/** The track of the mission moves on, or is emptied. */
export function trackScene(moment: Moment, event: Of<'track'>): Scene {
  const { say } = moment;
  const changes = moment.all('track');
  const name = moment.briefing('track');
  const isFull = changes.some(({ data }) => data.damage >= moment.trackSize);
  const lines = changes.map(
    ({ data }): CentreLine => ({
      text:
        data.damage === 0
          ? isFull
            ? say.trackFull(name)
            : say.trackEmptied(name)
          : say.track(name, data.before, data.damage, Math.max(moment.trackSize, data.damage)),
      tone: data.damage < data.before ? 'good' : 'bad',
    }),
  );
  const isRestarted = isFull && changes.at(-1)?.data.damage === 0;
  const line = isRestarted ? say.trackFull(name) : moment.line(changes.at(-1) ?? event);
  return (
    inEvent(moment, line, lines) ?? {
      key: crisisKey(moment),
      line,
      concerns: moment.active,
      weight: 'moment',
      centre: { ...crisisBase(moment), lines },
      stays: true,
    }
  );
}

/** MD-GEN-05 the event deck was empty. */
export function timeScene(moment: Moment, event: Of<'time'>): Scene {
  const { say, timeSize } = moment;
  const left = Math.max(0, timeSize - event.data.damage);
  return {
    key: `time-${event.data.damage}`,
    line: moment.line(event),
    concerns: moment.everybody,
    weight: left <= 1 ? 'great' : 'moment',
    centre: {
      ink: 'law',
      faces: ['time'],
      over: say.track(say.time.title, event.data.damage - 1, event.data.damage, timeSize),
      title: say.time.title,
      text: say.time.why,
      ...(left === 0
        ? {}
        : { verdict: { text: `${event.data.damage} / ${timeSize}`, why: say.time.left(left), tone: 'bad' } }),
    },
    sound: 'alarm',
  };
}

const keyOf = ({ now }: Moment, card: number | null): string => `event-${now.turn}-${String(card)}`;

const baseOf = ({ name }: Moment, face: string): Centre => ({ ink: 'danger', faces: [face], title: name.face(face) });

const crisisKey = ({ now }: Moment): string => `crisis-${now.turn}`;

const crisisBase = ({ say }: Moment): Centre => ({ ink: 'danger', faces: ['crisis'], title: say.crisis });

/** The card from top to bottom: what is done, what happens now, what is still to come. */
function stepsOf(moment: Moment, face: string, now: number, happens: boolean): EventSteps {
  const printed = moment.known.printed(face, moment.at.reader.lang)?.text ?? [];
  const card = moment.eventPrinted(face);
  return {
    steps: printed.map((text, index) => {
      const isSix = card?.steps[index]?.sixPlus === true;
      const state = index < now ? 'done' : index === now ? 'now' : 'open';
      return { text, state: !happens && isSix && index <= now ? 'skipped' : state };
    }),
  };
}
