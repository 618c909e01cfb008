import type { Decision } from '@cantina/kernel';
import { type CharacterFace, faces } from '../content/index.ts';
import { PORTS, player, sectorOf } from '../rules/lookup.ts';
import type { G } from '../rules/state.ts';
import { SHARP } from './growth.ts';
import { CHASE, hint, leadsTo, preyIn } from './hints.ts';
import { bestPlan } from './plans.ts';
import { pursuit } from './pursuit.ts';
import { bestPurchase } from './upgrades.ts';

/** What the hints advise deserves so much; what they advise against, by question, so much instead. Else it is never tried. */
const ADVISED = 3;
const AGAINST: Readonly<Record<string, number>> = {
  'prompt.explore': 0.4,
  'prompt.reroll': 0.5,
  'prompt.card-ship': 0.6,
  'prompt.toll': 0.5,
  'prompt.manoeuvre': 0.6,
  'prompt.bribe': 0.5,
  'prompt.escape': 0.5,
  'prompt.reroll-demand': 0.5,
  'prompt.hide': 0.3,
};
const HOPELESS = 0.05;

/**
 * How often of 100 games each character wins as it seems: half by 400 games of two and 200 of four that all played by these
 * plans, half by how soon each won alone at the table, 1,600 games; Nyx Vantreau by 242 more, in which only Ivo was sooner.
 */
const WON_BY: Readonly<Record<CharacterFace, number>> = {
  'ivo-marchetti': 67,
  'nyx-vantreau': 60,
  'octavio-dross': 56,
  'zek-tollan': 55,
  'sister-amal': 54,
  'tobias-rusk': 51,
  'mira-sol': 51,
  'ada-lumen': 50,
  'k-seven': 49,
  'jax-corvane': 46,
  'kara-voss': 41,
  'dagan-brandt': 27,
};

/** What a search of the turn tries: more than the hints, but no plan that leads nowhere. Null where nothing is planned. */
export function priors(g: G, decision: Decision): readonly number[] | null {
  const { options, prompt, seat } = decision;
  const wanted = pursuit(g, decision);
  if (wanted !== null) return options.map(({ id }) => (id === wanted ? ADVISED : 0));
  switch (prompt.key) {
    case 'prompt.character':
      return options.map(({ card }) => WON_BY[faces[g.state.cards.face[card ?? -1] ?? -1] as CharacterFace] ?? 1);
    case 'prompt.move':
      return movePriors(g, decision);
    case 'prompt.activity':
      return activityPriors(g, decision);
    case 'prompt.buy-amount':
    case 'prompt.sell-amount':
    case 'prompt.ship-amount':
      return options.map((_, i) => (i === options.length - 1 ? 3 : i === 0 ? 1 : i === options.length - 2 ? 0.3 : 0));
    case 'prompt.upgrade': {
      const advised = bestPurchase(g, seat, decision, SHARP) ?? 'done';
      return options.map(({ id }) => (id === advised ? ADVISED : id === 'done' || isOneLevel(id) ? 0.5 : 0));
    }
    case 'prompt.meet':
      return options.map(({ id }) =>
        hint(g, decision, id, SHARP) >= HOPELESS ? ADVISED : id === 'done' || id === 'attack' ? 0.3 : 0,
      );
    case 'prompt.card-ship':
      if (!options.some(({ id }) => id === 'trade')) return usual(g, decision);
      // Traders ask for no turn, and who has goods aboard is ready for the next offer
      return options.map(({ id }) => (id === 'trade' ? ADVISED : hint(g, decision, id, SHARP) >= HOPELESS ? 0.5 : 0));
    default:
      return usual(g, decision);
  }
}

/** What the hints advise; null where all answers are the same to them: what each leads to is looked at instead. */
function usual(g: G, decision: Decision): readonly number[] | null {
  const { options, prompt, seat } = decision;
  const advised = options.map(({ id }) => hint(g, decision, id, SHARP) >= HOPELESS);
  if (advised.every((each) => each)) return null;
  const against = seat === g.state.active ? (AGAINST[prompt.key] ?? 0) : 0;
  return advised.map((each) => (each ? ADVISED : against));
}

const isOneLevel = (id: string): boolean => id.endsWith(':1') || id.split(':').length === 2;

/** All planets within reach, the way to those beyond it, and somebody worth chasing. */
function movePriors(g: G, { seat, options }: Decision): readonly number[] {
  const { sector: from } = player(g, seat);
  const { port: wanted } = bestPlan(g, seat, false, SHARP);
  const prey = new Set(
    g.state.players.flatMap(({ sector }, other) =>
      other !== seat && preyIn(g, seat, sector, CHASE) >= 0 ? [sector] : [],
    ),
  );
  return options.map(({ id }) => {
    const [kind, number] = id.split(':');
    if (kind !== 'sector' && kind !== 'stay') return 0;
    const sector = kind === 'stay' ? from : Number(number);
    if (prey.has(sector)) return 2;
    const towards = PORTS.filter((port) => leadsTo(g, seat, sector, sectorOf(g, port)));
    if (towards.includes(wanted)) return 4;
    if (kind === 'stay') return wanted < 0 ? 4 : 0.3;
    if (towards.length === 0) return 0;
    return towards.some((port) => sectorOf(g, port) === sector) ? 0.6 : 0.15;
  });
}

const ACTIVITIES: Readonly<Record<string, number>> = {
  buy: 0.8,
  sell: 1,
  deliver: 2,
  upgrade: 0.8,
  koroth: 5,
};

function activityPriors(g: G, { seat, options }: Decision): readonly number[] {
  const { activity } = bestPlan(g, seat, true, SHARP);
  return options.map(({ id }) =>
    id === activity ? 4 : (ACTIVITIES[id.split(':', 1)[0] ?? ''] ?? (id === 'leave' ? 0.3 : 0)),
  );
}
