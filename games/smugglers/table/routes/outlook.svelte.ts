import type { Lang } from '@cantina/text';
import type { Demand, Good } from '../../content/index.ts';
import type { PlanetName } from '../../rules/messages.ts';
import type { Route } from '../../rules/odds/routes.ts';
import { printers } from '../../text/index.ts';
import { nameOf } from '../../text/names/index.ts';
import { type Board, demandAt } from '../board.ts';
import { words } from '../words/index.ts';
import { forecasts } from './forecast.ts';

const MOST = 2;

/** What trade promises at the table that is on the screen, so that a planet looked at large can tell it. */
class Outlook {
  private board = $state.raw<Board | null>(null);
  private readonly all = $derived(this.board === null ? [] : forecasts(this.board));

  show(board: Board | null): void {
    this.board = board;
  }

  get routes(): readonly Route[] {
    return this.all;
  }

  /** The demand on a planet as it is now; undefined where it is not on the board. */
  demand(name: PlanetName, good: Good): Demand | undefined {
    const { board } = this;
    const port = board?.ports.find((each) => each.name === name);
    return board === null || port === undefined ? undefined : (demandAt(board, port, good) ?? undefined);
  }

  /** The best trades from and to a planet, each in a sentence. */
  about(name: PlanetName, lang: Lang): readonly string[] {
    const port = this.board?.ports.find((each) => each.name === name)?.port;
    if (port === undefined) return [];
    return [
      ...this.all.filter(({ from }) => from === port).slice(0, MOST),
      ...this.all.filter(({ to }) => to === port).slice(0, MOST),
    ].map((route) => this.says(route, lang));
  }

  says({ good, from, to, sectors }: Pick<Route, 'good' | 'from' | 'to' | 'sectors'>, lang: Lang): string {
    const { labels } = printers[lang];
    return words[lang].route(
      labels.goods[good],
      this.nameOf(from, lang),
      this.level(from, good, lang),
      this.nameOf(to, lang),
      this.level(to, good, lang),
      sectors,
    );
  }

  nameOf(port: number, lang: Lang): string {
    const found = this.board?.ports.find((each) => each.port === port);
    return found === undefined ? '' : nameOf(lang, found.name);
  }

  private level(port: number, good: Good, lang: Lang): string {
    const found = this.board?.ports.find((each) => each.port === port);
    const demand = this.board === null || found === undefined ? null : demandAt(this.board, found, good);
    return demand === null ? '' : printers[lang].labels.demands[demand];
  }
}

export const outlook = new Outlook();
