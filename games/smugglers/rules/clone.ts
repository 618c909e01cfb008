import { cloneCore } from '@cantina/kernel';
import {
  agreedIn,
  type BrixLoad,
  type Deal,
  type Load,
  type Meeting,
  type Player,
  type SmugglersState,
} from './state.ts';

/** Copies by hand, because bots fork thousands of times a second. */

const cloneBrix = (brix: readonly BrixLoad[]): BrixLoad[] => brix.map(({ units, until }) => ({ units, until }));

const clonePlayer = (p: Player): Player => ({
  character: p.character,
  credits: p.credits,
  bounty: p.bounty,
  engines: p.engines,
  lightspeed: p.lightspeed,
  shields: p.shields,
  lasers: p.lasers,
  cargoPods: p.cargoPods,
  hull: p.hull,
  weapons: p.weapons,
  medtech: p.medtech,
  luxuries: p.luxuries,
  robots: p.robots,
  food: p.food,
  brix: cloneBrix(p.brix),
  sector: p.sector,
  status: p.status,
  kills: p.kills,
});

const cloneLoad = ({ credits, goods, brix, cards }: Load): Load => ({
  credits,
  goods: { ...goods },
  brix: cloneBrix(brix),
  cards: cards.slice(),
});

const cloneDeal = ({ from, give, take, threat }: Deal): Deal => ({
  from,
  give: cloneLoad(give),
  take: cloneLoad(take),
  threat,
});

const cloneMeeting = ({ other, speaker, done, offers, deal }: Meeting): Meeting => ({
  other,
  speaker,
  done,
  offers: { active: offers.active, other: offers.other },
  deal: deal === null ? null : cloneDeal(deal),
});

const cloneDraft = (draft: SmugglersState['draft']): SmugglersState['draft'] =>
  draft === null ? null : { rule: draft.rule, value: draft.value };

export function clone(s: SmugglersState): SmugglersState {
  const core = cloneCore(s);
  return {
    seats: core.seats,
    options: core.options,
    step: core.step,
    rng: core.rng,
    fixedDice: core.fixedDice,
    cards: core.cards,
    zones: core.zones,
    hooks: core.hooks,
    outcome: core.outcome,
    active: s.active,
    startPlayer: s.startPlayer,
    round: s.round,
    players: s.players.map(clonePlayer),
    swapPasses: s.swapPasses,
    swaps: s.swaps,
    // Saves from before rules could change in the middle of a game
    agreed: agreedIn(s.agreed ?? s.options),
    draft: cloneDraft(s.draft ?? null),
    voted: s.voted ?? false,
    movementLeft: s.movementLeft,
    holeUsed: s.holeUsed,
    halved: s.halved,
    escort: s.escort ?? 0,
    rerolled: s.rerolled,
    trade: s.trade === null ? null : { does: s.trade.does, good: s.trade.good },
    port: s.port,
    gluts: s.gluts.slice(),
    placing: s.placing === null ? null : { target: s.placing.target, amount: s.placing.amount },
    meeting: s.meeting === null ? null : cloneMeeting(s.meeting),
    combat: s.combat === null ? null : { seat: s.combat.seat, foe: s.combat.foe, card: s.combat.card },
  };
}
