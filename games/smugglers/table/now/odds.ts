import type { Decision } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { Starport } from '../../content/index.ts';
import { fateOf } from '../../rules/lookup.ts';
import {
  type CombatOdds,
  type CustomsOdds,
  columnOdds,
  customsOdds,
  drawnShip,
  escapeOdds,
  oddsAgainstCard,
  oddsAgainstPlayer,
  survivalOdds,
} from '../../rules/odds/odds.ts';
import { runOdds } from '../../rules/odds/run-odds.ts';
import { hasRun } from '../../rules/planets/koroth.ts';
import { KOROTH } from '../../rules/state.ts';
import { type Board, brixUnits, portIn } from '../board.ts';
import { words } from '../words/index.ts';
import { othersIn } from './rivals.ts';

/** A chance and why, or all that customs may do. */
export type OddsLine =
  | { readonly title: string; readonly chance: number; readonly why: string }
  | { readonly title: string; readonly customs: CustomsOdds };

/** Chances that matter for the question one is asked. */
export function oddsFor(
  board: Board,
  decision: Decision,
  lang: Lang,
  nameOf: (seat: number) => string,
): readonly OddsLine[] {
  if (!board.hasBegun) return [];
  return new Chances(board, lang, nameOf).about(decision);
}

class Chances {
  constructor(
    private readonly board: Board,
    private readonly lang: Lang,
    private readonly nameOf: (seat: number) => string,
  ) {}

  private get say() {
    return words[this.lang];
  }

  about(decision: Decision): readonly OddsLine[] {
    const { g, seat, fields } = this.board;
    const { meeting, combat, active } = fields;
    switch (decision.prompt.key) {
      case 'prompt.card-ship':
      case 'prompt.toll':
        return this.cardShip(decision);
      case 'prompt.explore':
        return this.exploring(decision);
      case 'prompt.meet':
      case 'prompt.answer':
      case 'prompt.confirm':
        return meeting === null ? [] : this.fight(oddsAgainstPlayer(g, seat, seat === active ? meeting.other : active));
      case 'prompt.manoeuvre': {
        if (combat === null) return [];
        const foe = combat.seat === seat ? combat.foe : combat.seat;
        const odds =
          foe === null
            ? combat.card !== null && oddsAgainstCard(g, seat, combat.card)
            : oddsAgainstPlayer(g, seat, foe);
        return odds === false || odds === null ? [] : [this.hit(odds)];
      }
      case 'prompt.escape': {
        const odds = escapeOdds(g, seat);
        return [{ title: this.say.toEscape, chance: odds.escape, why: this.say.whyEscape(odds.turns) }];
      }
      case 'prompt.bribe':
        return decision.options.map(({ id }) => {
          const dice = Number(id.split(':')[1]);
          return { title: this.say.withBribes(dice), customs: customsOdds(g, seat, KOROTH, dice) };
        });
      case 'prompt.move':
        return [...this.run(), ...this.blackHole(decision)];
      case 'prompt.activity':
      case 'prompt.brix-amount':
        return decision.options.some(({ id }) => id === 'brix' || id === 'units:10') ? this.run() : [];
      default:
        return [];
    }
  }

  private cardShip({ options }: Decision): readonly OddsLine[] {
    const { g, seat } = this.board;
    const card = drawnShip(g);
    if (card === undefined) return [];
    const odds = oddsAgainstCard(g, seat, card);
    const { effect } = fateOf(g, card);
    const column: Starport | undefined = effect.verb === 'encounter' ? effect.inspection?.column : undefined;
    const inspected = column !== undefined && options.some(({ id }) => id === 'inspection');
    return [
      ...(odds === null ? [] : this.fight(odds)),
      ...(inspected ? [{ title: this.say.inspection, customs: columnOdds(g, seat, column, { place: 'space' }) }] : []),
    ];
  }

  private exploring({ options }: Decision): readonly OddsLine[] {
    const { g, seat, me } = this.board;
    const port = me === undefined ? undefined : portIn(this.board, me.sector);
    return [
      ...(port === undefined || port.customs === null ? [] : [{ title: this.say.customs, customs: port.customs }]),
      ...othersIn(options).flatMap((other) =>
        this.fight(oddsAgainstPlayer(g, seat, other), this.say.toManoeuvreAgainst(this.nameOf(other))),
      ),
    ];
  }

  private fight(odds: CombatOdds, title = this.say.toManoeuvre): readonly OddsLine[] {
    return [{ title, chance: odds.manoeuvre, why: this.say.whyManoeuvre(odds.ties) }, this.hit(odds)];
  }

  private hit({ dogfight, hit, hitBack }: CombatOdds): OddsLine {
    return { title: this.say.toHit, chance: dogfight, why: this.say.whyHit(hit, hitBack) };
  }

  /** With Brix weapons aboard, or right before buying them. */
  private run(): readonly OddsLine[] {
    const { g, seat, me } = this.board;
    const { from, turns, customs, bribes, chance } = runOdds(g, seat);
    if (!hasRun(g) || me === undefined || (from === 'brix' && this.board.fields.port < 0 && brixUnits(me) === 0))
      return [];
    const title = from === 'here' ? this.say.toDeliver : this.say.runFromBrix;
    return [{ title, chance, why: this.say.whyRun(turns, this.say.percent(customs), bribes) }];
  }

  private blackHole({ options }: Decision): readonly OddsLine[] {
    if (!options.some(({ id }) => id.startsWith('touch:'))) return [];
    const { g, seat } = this.board;
    return [{ title: this.say.toSurvive, chance: survivalOdds(g, seat), why: '' }];
  }
}
