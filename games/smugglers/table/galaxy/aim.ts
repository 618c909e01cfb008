import type { Lang } from '@cantina/text';
import type { Space } from '@cantina/web/kit';
import { sectorAt } from '../../content/index.ts';
import { type Board, isSure, portIn } from '../board.ts';
import { customsInWords } from '../now/outcomes.ts';
import { placeName } from '../place.ts';
import { words } from '../words/index.ts';

/** What one should know before one flies somewhere: how far it is, what waits there, what customs may do. */
export function aimAt(board: Board, lang: Lang, { id, kind }: Space, steps: number): string {
  const say = words[lang];
  const sector = sectorAt(Number(id));
  const port = portIn(board, sector.number);
  const isMine = board.view.viewer === board.seat;
  const customs = isMine && port !== undefined && port.customs !== null && !isSure(port.customs) ? port.customs : null;
  const hazard = port === undefined && sector.kind !== 'space' ? [kind] : [];
  const { me, fields, seat } = board;
  const isEmpty =
    port === undefined &&
    sector.kind === 'space' &&
    !fields.players.some((each, i) => i !== seat && each.sector === sector.number && each.status === 'flying');
  const isMyFlight = isMine && fields.active === seat && fields.movementLeft > 0 && me?.sector !== sector.number;
  return [
    placeName(board, sector.number, lang),
    ...(steps > 0 ? [say.sectors(steps)] : []),
    ...hazard,
    ...(isEmpty && isMyFlight ? [say.endsTurn] : []),
    ...(customs === null ? [] : [customsInWords(customs, say)]),
  ].join(' · ');
}
