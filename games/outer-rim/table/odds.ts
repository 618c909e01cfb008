import type { CardId, Decision, DecisionOption } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import {
  type Asset,
  assetOf,
  type Bounty,
  cardOf,
  FACTIONS,
  type Faction,
  isNavpoint,
  patrolOf,
  SKILLS,
  type Skill,
  type Space,
  skillsTested,
} from '../content/index.ts';
import { abilitiesInForce } from '../rules/abilities/in-force.ts';
import { secretAbility } from '../rules/abilities/usable.ts';
import { combatOdds, deliveryOdds, fightOdds, testOdds } from '../rules/combat/odds.ts';
import { priceOf } from '../rules/lookup.ts';
import type { G } from '../rules/state.ts';
import { printers, useOf } from '../text/index.ts';
import { boardOf, plansOf } from './board.ts';
import { cardsOf, type Fields, fieldsOf, openTable } from './sight.ts';
import { words } from './words/index.ts';

/** A chance that matters for what is asked. */
export interface Chance {
  readonly chance: number;
  readonly title: string;
}

const isSkill = (word: string | undefined): word is Skill => SKILLS.some((skill) => skill === word);
const isFaction = (word: string | undefined): word is Faction => FACTIONS.some((faction) => faction === word);

const assetIn = (g: G, card: number): Asset | null =>
  assetOf(cardOf(g.game.faces[g.state.cards.face[card as CardId] ?? 0] ?? ''));

/** What is open in the combat or test of this moment. */
export function chancesNow(play: Play): readonly Chance[] {
  const { view, reader } = play;
  const { combat, test } = fieldsOf(view);
  const say = words[reader.lang];
  const g = openTable(view);
  if (combat !== null) {
    const odds = combatOdds(g);
    const name = play.reader.seatName(combat.attacker);
    return odds === null
      ? []
      : [
          { chance: odds.win, title: say.wins(name) },
          { chance: odds.defeat, title: say.isDefeated(name) },
        ];
  }
  if (test?.skill != null && test.dice.length === 0)
    return [{ chance: testOdds(g, test.player, [test.skill]), title: say.toPass }];
  return [];
}

/** What one should know of an option: the chance to win, to pass, to get through. */
export function noteOn({ id }: Pick<DecisionOption, 'id'>, play: Play): string {
  const { view, decision, seat } = play;
  if (decision === null) return '';
  const notes = known.get(decision) ?? new Map<string, string>();
  known.set(decision, notes);
  const key = `${play.reader.lang} ${id}`;
  const note = notes.get(key) ?? noteFor(id, decision, openTable(view), seat, play);
  notes.set(key, note);
  return note;
}

/** Odds are exact, so they take a moment: each is worked out once per question. */
const known = new WeakMap<Decision, Map<string, string>>();

function noteFor(id: string, decision: Decision, g: G, seat: number, play: Play): string {
  const say = words[play.reader.lang];
  const [kind = '', what] = id.split(':');
  const win = (chance: number): string => say.noteWin(say.percent(chance));
  const against = ({ combat: { type, value } }: Bounty): string =>
    win(fightOdds(g, { type, attacker: seat, against: { value } }).win);
  switch (kind) {
    case 'patrol': {
      if (!isFaction(what)) return '';
      const level = g.state.patrols[FACTIONS.indexOf(what)]?.level ?? 1;
      const { ship } = patrolOf(what, level);
      return ship === null
        ? say.unbeatable
        : win(fightOdds(g, { type: 'ship', attacker: seat, against: { value: ship } }).win);
    }
    case 'contact': {
      const bounty = bountyFor(play, Number(what));
      return bounty === null ? '' : against(bounty);
    }
    case 'crew': {
      const bounty = assetIn(g, Number(what?.split('.')[0]));
      return bounty?.kind === 'bounty' ? against(bounty) : '';
    }
    case 'challenge':
      return win(fightOdds(g, { type: 'ship', attacker: seat, against: { player: Number(what) } }).win);
    case 'job': {
      const job = assetIn(g, Number(what));
      return job?.kind === 'job' ? testsNote(g, seat, skillsTested(job), play) : '';
    }
    case 'space':
      return MOVES.includes(decision.prompt.key) ? plansAt(play, what) : '';
    case 'skill':
      return isSkill(what) ? say.notePass(say.percent(testOdds(g, seat, [what]))) : '';
    case 'fight': {
      const bounty = assetIn(g, Number(what));
      return bounty?.kind === 'bounty' ? against(bounty) : '';
    }
    case 'ability':
    case 'use':
      return abilityNote(g, what, play);
    case 'card': {
      if (decision.prompt.key === 'prompt.trade-in') return say.price(priceOf(g, Number(what) as CardId) ?? 0);
      const isIllegal = assetIn(g, Number(what))?.traits.includes('illegal') === true;
      return decision.prompt.key === 'prompt.deliver' && isIllegal
        ? say.noteDeliver(say.percent(deliveryOdds(g, seat)))
        : '';
    }
    default:
      return '';
  }
}

const MOVES: readonly string[] = ['prompt.planning', 'prompt.move'];

/** Where one's own cards want to go is the same for all options of a question. */
const wanted = new WeakMap<Play['view'], ReadonlySet<string>>();

function wantedIn({ view, seat }: Play): ReadonlySet<string> {
  const known = wanted.get(view);
  if (known !== undefined) return known;
  const board = boardOf(view, seat);
  const found = new Set<string>(board.me === undefined ? [] : plansOf(board, board.me).map(({ space }) => space));
  wanted.set(view, found);
  return found;
}

/** People came to pay; and of all flights those come first to where one's own cards want to go. */
export function wishes({ id }: DecisionOption, play: Play): boolean {
  const key = play.decision?.prompt.key ?? '';
  if (key === 'prompt.trade-in') return id === 'done';
  return MOVES.includes(key) && id.startsWith('space:') && wantedIn(play).has(id.slice('space:'.length));
}

/** Which of one's own cards are waiting for that place, and whose patrol stops one there. */
function plansAt({ view, seat, reader }: Play, space: string | undefined): string {
  const board = boardOf(view, seat);
  const plans = board.me === undefined ? [] : plansOf(board, board.me).filter((plan) => plan.space === space);
  const patrols = FACTIONS.filter((_, index) => space !== undefined && patrolAt(view, index) === space);
  return [
    ...plans.map(({ card }) => reader.faceName(card.face)),
    ...patrols.map((faction) => words[reader.lang].patrolName(faction)),
  ].join(', ');
}

const patrolAt = (view: Play['view'], index: number): Space | undefined => fieldsOf(view).patrols[index]?.space;

function testsNote(g: G, seat: number, tests: ReturnType<typeof skillsTested>, { reader }: Play): string {
  const say = words[reader.lang];
  const { skills } = printers[reader.lang].words.card;
  return tests
    .map(({ oneOf }) => `${oneOf.map((skill) => skills[skill]).join('/')} ${say.percent(testOdds(g, seat, oneOf))}`)
    .join(', ');
}

/** What the ability of a card does that is used now: its name alone says nothing. */
function abilityNote(g: G, what: string | undefined, { reader }: Play): string {
  const [card, index] = (what ?? '').split('.').map(Number);
  if (card === undefined || index === undefined) return '';
  const id = card as CardId;
  const ability = g.state.cards.zone[id] === 'secrets' ? secretAbility(g, id) : abilitiesInForce(g, id)[index];
  return ability == null ? '' : useOf[reader.lang](ability);
}

/** The bounty one has on the contact that lies faceup in a slot. */
function bountyFor({ view, seat }: Play, slot: number): Bounty | null {
  const token = cardsOf(view, 'contactsUp', slot).at(-1);
  const contact = token === undefined ? undefined : cardOf(token.face);
  if (contact?.component !== 'contact') return null;
  for (const { face } of cardsOf(view, 'assets', seat)) {
    const asset = assetOf(cardOf(face));
    if (asset?.kind === 'bounty' && asset.target === contact.contact) return asset;
  }
  return null;
}

/** Listed is what one may want; of many navpoints only those with a patrol, the others are lit on the map, and who stays clicks where they are. */
export function lists({ id }: DecisionOption, { view, seat, decision }: Play): boolean {
  if (id.startsWith('discard:')) return false; // the bin on each card
  if (id === 'recover') return isHurt(fieldsOf(view).players[seat]); // OR-GAP-23 possible, but nobody's wish; the character still does it
  if (!id.startsWith('space:') || (decision?.options.length ?? 0) < MANY) return true;
  const space = id.slice('space:'.length) as Space;
  const { players, patrols } = fieldsOf(view);
  const isWanted = !isNavpoint(space) || patrols.some((patrol) => patrol.space === space);
  return isWanted && players[seat]?.space !== space;
}

const MANY = 9;

const isHurt = (player: Fields['players'][number] | undefined): boolean =>
  player !== undefined && player.characterDamage + player.shipDamage > 0;
