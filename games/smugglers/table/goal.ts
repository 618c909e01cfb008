import type { Goal, Play } from '@cantina/web/kit';
import { BRIX_SECTOR, BRIX_WEAPONS, KOROTH_SECTOR } from '../content/index.ts';
import { sectorOf } from '../rules/lookup.ts';
import { waysOf } from '../rules/movement.ts';
import { runOdds } from '../rules/odds/run-odds.ts';
import { startShip } from '../rules/ship/ship.ts';
import { goalName, printers } from '../text/index.ts';
import { nameOf } from '../text/names/index.ts';
import { type Board, boardOf, brixUnits } from './board.ts';
import { forecasts, gainOf, orderForecasts, sales } from './routes/forecast.ts';
import { words } from './words/index.ts';

/** How far everybody is, and what brings me closer now. */
export function goalOf(play: Play): Goal | null {
  const { view, seat, reader, decision, isSpectator } = play;
  const board = boardOf(view, seat, decision);
  if (!board.hasBegun || view.outcome !== null) return null;
  const say = words[reader.lang];
  const { agreed, players } = board.fields;
  const standings = players.map((_, each) => ({
    seat: each,
    text: say.standing(reader.seatName(each), standingOf(board, each, reader.lang)),
    short: shortOf(board, each, reader.lang),
    share: shareOf(board, each),
  }));
  const nearest = isSpectator ? undefined : nearestOf(board, reader.lang);
  const title =
    agreed.goal === 'koroth' ? say.runGoal(BRIX_WEAPONS, agreed.weaponPrice) : goalName(reader.lang, agreed);
  return { title, standings, ...(nearest === undefined ? {} : { nearest }) };
}

function standingOf({ fields, g }: Board, seat: number, lang: keyof typeof words): string {
  const say = words[lang];
  const player = fields.players[seat];
  if (player === undefined) return '';
  switch (fields.agreed.goal) {
    case 'koroth':
      return brixUnits(player) > 0
        ? say.weaponsOf(brixUnits(player), BRIX_WEAPONS)
        : say.podsAndCredits(player.cargoPods, BRIX_WEAPONS, player.credits);
    case 'fortune':
      return say.num(player.credits);
    case 'most-kills':
      return say.kills(player.kills);
    case 'last-standing':
      return player.status === 'out'
        ? printers[lang].labels.board.status.out
        : `${printers[lang].labels.values.hull} ${player.hull}/${startShip(g, seat).hull}`;
  }
}

/** Of who trades for the run, money first: that is looked for at every port. */
function shortOf(board: Board, seat: number, lang: keyof typeof words): string {
  const player = board.fields.players[seat];
  if (player === undefined || board.fields.agreed.goal !== 'koroth' || brixUnits(player) > 0)
    return standingOf(board, seat, lang);
  return words[lang].creditsAndPods(player.credits, player.cargoPods, BRIX_WEAPONS);
}

/** The way to the run: pods and money, then weapons, then Koroth. */
function shareOf({ fields, g }: Board, seat: number): number {
  const player = fields.players[seat];
  if (player === undefined) return 0;
  const { goal, fortune, weaponPrice } = fields.agreed;
  if (goal === 'fortune') return player.credits / fortune;
  if (goal === 'most-kills') return player.kills / Math.max(1, ...fields.players.map(({ kills }) => kills));
  if (goal === 'last-standing') return player.status === 'out' ? 0 : player.hull / startShip(g, seat).hull;
  const pods = Math.min(1, player.cargoPods / BRIX_WEAPONS);
  const weapons = Math.min(1, brixUnits(player) / BRIX_WEAPONS);
  const money = Math.min(1, (player.credits + brixUnits(player) * weaponPrice) / (BRIX_WEAPONS * weaponPrice));
  return 0.35 * pods + 0.35 * money + 0.25 * weapons;
}

/** What brings me closer: the flight to Koroth, the weapons, or the order or trade that earns most for them. */
function nearestOf(board: Board, lang: keyof typeof words): Goal['nearest'] {
  const { g, seat, me, fields } = board;
  if (me === undefined || me.sector === 0 || me.status !== 'flying') return undefined;
  const say = words[lang];
  const { goal, weaponPrice } = fields.agreed;
  const far = (sector: number): number => waysOf(g, seat)[me.sector]?.[sector] ?? 0;
  if (goal === 'koroth' && brixUnits(me) >= BRIX_WEAPONS) {
    const { chance } = runOdds(g, seat);
    return { text: say.goKoroth(far(KOROTH_SECTOR), chance), space: String(KOROTH_SECTOR) };
  }
  if (goal === 'koroth' && me.cargoPods >= BRIX_WEAPONS && me.credits >= BRIX_WEAPONS * weaponPrice)
    return { text: say.goBrix(far(BRIX_SECTOR)), space: String(BRIX_SECTOR) };
  const name = (port: number): string => {
    const found = board.ports.find((each) => each.port === port);
    return found === undefined ? '' : nameOf(lang, found.name);
  };
  const { goods } = printers[lang].labels;
  const [sale] = sales(board);
  const [route] = forecasts(board);
  const usual = sale === undefined ? (route?.profit ?? 0) / (route?.turns ?? 1) : sale.income / sale.turns;
  const order = orderForecasts(board).find(({ profit, turns }) => profit / turns > usual);
  if (order !== undefined) {
    const { good, aboard, units, from, to, profit } = order;
    const text =
      from === null
        ? say.deliverAt(goods[good], units, name(to), profit)
        : say.buyForOrder(goods[good], aboard, units, name(from), name(to), profit);
    return { text, space: String(sectorOf(g, from ?? to)) };
  }
  if (sale !== undefined)
    return { text: say.sellAt(goods[sale.good], name(sale.to), sale.income), space: String(sectorOf(g, sale.to)) };
  if (route === undefined) return undefined;
  return {
    text: say.buyFor(goods[route.good], name(route.from), name(route.to), gainOf(route)),
    space: String(sectorOf(g, route.from)),
  };
}
