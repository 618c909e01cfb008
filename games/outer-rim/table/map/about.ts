import type { Play } from '@cantina/web/kit';
import { isPlanet, PLANET_FACTION, type Space } from '../../content/index.ts';
import { patrolStops } from '../../rules/movement/patrols.ts';
import { spaceName } from '../../text/names/index.ts';
import { type Board, plansOf } from '../board.ts';
import { words } from '../words/index.ts';
import { patrolsOn } from './spaces.ts';
import { flight, turnsFor } from './ways.ts';

/** What one should know of a space before one flies there: how far, who is there, what waits for one's own cards. */
export function aboutSpace(board: Board, { reader }: Play, space: Space, steps: number): string {
  const { lang } = reader;
  const say = words[lang];
  const { me } = board;
  const turns = me?.ship == null ? 0 : turnsFor(board, me.player, flight(board, me.player, me.is.space, space));
  const patrols = patrolsOn(board, lang).filter((patrol) => patrol.space === space);
  const stops = me?.ship != null && patrols.length > 0 && patrolStops(board.g, me.player, space);
  const others = board.players.filter(
    ({ player, is, ship }) => player !== board.seat && ship !== null && is.space === space,
  );
  const plans = me?.ship == null ? [] : plansOf(board, me).filter((plan) => plan.space === space);
  const faction = isPlanet(space) ? PLANET_FACTION[space] : null;
  return [
    spaceName(space)[lang],
    steps > 0 ? `${say.spaces(steps)}${turns > 1 ? `, ${say.turns(turns)}` : ''}` : '',
    ...plans.map(({ card, reward }) => `${reader.faceName(card.face)}: ${say.reward(reward.credits, reward.fame)}`),
    ...patrols.map(({ says }) => says),
    stops ? say.stopsYou : '',
    ...others.map(({ player }) => say.shipOf(reader.seatName(player))),
    faction === null ? '' : say.ofFaction(faction),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
