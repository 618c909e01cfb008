import type { Goal, Play } from '@cantina/web/kit';
import { deliveryOdds, fightOdds } from '../rules/combat/odds.ts';
import { spaceName } from '../text/names/index.ts';
import { type Board, boardOf, type Plan, type PlayerBoard, plansOf, searchesOf } from './board.ts';
import { words } from './words/index.ts';

/** OR-WIN-01 how much fame everybody has, and what on board would bring the next. */
export function goalOf(play: Play): Goal | null {
  const { reader, view, seat } = play;
  const say = words[reader.lang];
  const board = boardOf(view, seat);
  if (board.fields.round === 0) return null;
  const standings = board.players.map(({ player, fame, isAi }) => ({
    seat: player,
    text: `${isAi ? say.ai : reader.seatName(player)} ${fame}/${board.fameToWin}`,
    short: `${fame}/${board.fameToWin}`,
    share: fame / board.fameToWin,
  }));
  const nearest = play.isSpectator || view.outcome !== null ? undefined : nearestOf(play, board);
  return { title: say.firstTo(board.fameToWin), standings, ...(nearest === undefined ? {} : { nearest }) };
}

function nearestOf({ reader }: Play, board: Board): Goal['nearest'] {
  const { me } = board;
  if (me?.ship == null) return undefined;
  const say = words[reader.lang];
  const plan = plansOf(board, me).find(({ reward }) => reward.fame > 0);
  if (plan === undefined) {
    // Whoever is hunted still has to be found.
    const search = searchesOf(board, me).find(({ reward }) => reward.fame > 0);
    if (search === undefined) return { text: say.noFame };
    const where = [`${reader.faceName(search.card.face)} · ${say.facedownUnder(search.kind)}`];
    if (search.nearest === null) return { text: say.nearestFame(where.join()) };
    const { space, spaces, turns } = search.nearest;
    where.push(say.nearestIs(spaceName(space)[reader.lang]), spaces === 0 ? say.here : say.turns(turns));
    return { text: say.nearestFame(where.join(' · ')), space };
  }
  const { card, space, spaces, turns } = plan;
  const way = spaces === 0 ? say.here : say.turns(turns);
  const parts = [
    `${reader.faceName(card.face)} → ${spaceName(space)[reader.lang]}`,
    way,
    ...chanceOf(board, me, plan, say),
  ];
  return { text: say.nearestFame(parts.join(' · ')), space };
}

/** Illegal cargo may be noticed, and whoever is hunted fights. */
function chanceOf(
  { g }: Board,
  { player }: PlayerBoard,
  { card: { asset, captive } }: Plan,
  say: (typeof words)['en'],
): readonly string[] {
  if (asset.kind === 'bounty' && captive === null) {
    const { type, value } = asset.combat;
    return [say.noteWin(say.percent(fightOdds(g, { type, attacker: player, against: { value } }).win))];
  }
  return asset.kind === 'cargo' && asset.traits.includes('illegal')
    ? [say.unnoticed(say.percent(deliveryOdds(g, player)))]
    : [];
}
