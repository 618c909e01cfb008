import type { SeenEvent } from '@cantina/kernel';
import type { Segment } from '@cantina/text';
import type { Scene } from '@cantina/web/kit';
import type { AiSection } from '../rules/ops/index.ts';
import { cardsOf } from '../table/sight.ts';
import { type AllEvents, apart, faceIn, isOf, joined, pictured, type Telling } from './telling.ts';

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
  isReadFromTop: true,
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

/** What it does by itself, without a beat of its own. */
const DEEDS: ReadonlySet<string> = new Set<keyof AllEvents>(['gain-credits', 'lose-credits', 'market-discard']);

/** What it spends is paid for something; nobody takes it away. */
const saidOf = ({ say, table, at }: Telling, event: SeenEvent): readonly Segment[] =>
  isOf(event, 'lose-credits')
    ? [{ kind: 'text', text: say.pays(at.reader.seatName(event.data.player.seat), table.price(event.data.amount)) }]
    : at.lineOf(event);

/** The line that applies is lit; what comes of it is told beside it. */
export function aiLine({ player: { seat }, section, line }: AllEvents['ai-line'], telling: Telling): Scene {
  const face = cardsOf(telling.beat.view, 'aiCard').at(-1)?.face;
  const { beat } = telling;
  // What a card costs is told when it is bought.
  const isTold = (event: SeenEvent): boolean =>
    DEEDS.has(event.type) && !(line === 'buy' && isOf(event, 'lose-credits'));
  const deeds = beat.events.filter(isTold).map((event) => saidOf(telling, event));
  const said = beat.events.map((event) => saidOf(telling, event)).filter((each) => each.length > 0);
  return {
    ...pictured(telling, seat),
    line: joined(said),
    toldAs: apart(telling),
    // What it gets, pays and turns away by itself is told afterwards; all else has words of its own.
    isTold: deeds.length > 0,
    told: joined(deeds),
    time: 1300,
    ...(face === undefined
      ? {}
      : {
          centre: {
            ...centreOf(telling, { face, done: { section, line } }),
            ...(said.length < 2 ? {} : { lines: said.slice(1).map((text) => ({ text })) }),
          },
        }),
  };
}
