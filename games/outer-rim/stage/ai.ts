import type { Scene } from '@cantina/web/kit';
import type { AiSection } from '../rules/ops/index.ts';
import { cardsOf } from '../table/sight.ts';
import { type AllEvents, apart, faceIn, joined, pictured, type Telling } from './telling.ts';

/** The card of the AI, and which of its lines is carried out. */
export interface AiExtra {
  readonly face: string;
  readonly done: { readonly section: AiSection; readonly line: string } | null;
}

const centreOf = ({ say, at }: Telling, extra: AiExtra) => ({
  ink: 'law' as const,
  faces: [extra.face],
  over: say.aiTurn,
  title: at.reader.faceName(extra.face),
  extra,
});

export function aiCard({ player: { seat }, card }: AllEvents['ai-card'], telling: Telling): Scene | null {
  const face = faceIn(card);
  if (face === undefined) return null;
  return {
    ...pictured(telling, seat),
    isNew: true,
    isTold: false,
    sound: 'card',
    time: 1200,
    centre: centreOf(telling, { face, done: null }),
  };
}

const MONEY: ReadonlySet<string> = new Set<keyof AllEvents>(['gain-credits', 'lose-credits']);

/** The line that applies is lit; what comes of it is told beside it. */
export function aiLine({ player: { seat }, section, line }: AllEvents['ai-line'], telling: Telling): Scene {
  const face = cardsOf(telling.beat.view, 'aiCard').at(-1)?.face;
  const { lines, beat, at } = telling;
  const money = beat.events.filter((event) => MONEY.has(event.type)).map((event) => at.lineOf(event));
  return {
    ...pictured(telling, seat),
    toldAs: apart(telling),
    // What it gets and pays by itself is told afterwards; all else has words of its own.
    isTold: money.length > 0,
    told: joined(money),
    time: 1300,
    ...(face === undefined
      ? {}
      : {
          centre: {
            ...centreOf(telling, { face, done: { section, line } }),
            ...(lines.length < 2 ? {} : { lines: lines.slice(1).map((text) => ({ text })) }),
          },
        }),
  };
}
