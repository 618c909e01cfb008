import type { Centre, Scene, ToldText } from '@cantina/web/kit';
import { CRISIS_TOTAL } from '../rules/event/counting.ts';
import { type CentreLine, isSaid, type Moment, type Of } from './moment.ts';

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

/** The next line of the card. */
export function stepScene(moment: Moment, event: Of<'event-step'>): Scene | null {
  const { card, step, happens } = event.data;
  if (card.face === null) return null;
  const steps = stepsOf(moment, card.face, step, happens);
  return {
    key: keyOf(moment, card.card),
    line: steps.steps[step]?.text ?? '',
    concerns: moment.active,
    weight: 'moment',
    centre: { ...baseOf(moment, card.face), extra: steps },
    isTold: false,
    stays: true,
    time: happens ? 700 : 500,
  };
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
  const lines = changes.map(
    ({ data }): CentreLine => ({
      text:
        data.damage === 0
          ? say.trackEmptied(name)
          : say.track(name, data.before, data.damage, Math.max(moment.trackSize, data.damage)),
      tone: data.damage < data.before ? 'good' : 'bad',
    }),
  );
  const line = moment.line(changes.at(-1) ?? event);
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
