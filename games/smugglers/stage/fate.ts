import type { Scene, SoundName, Stake } from '@cantina/web/kit';
import { type Encounter, type FateCard, type FateFace, type FateKind, faces, fateAt } from '../content/index.ts';
import { drawnShip, oddsAgainstCard } from '../rules/odds/odds.ts';
import { value } from '../rules/ship/ship.ts';
import { printedOn } from '../table/card/printed.ts';
import type { Of } from '../table/events.ts';
import { openTable } from '../table/sight.ts';
import type { Telling } from './telling.ts';

const INKS: Readonly<Record<FateKind, NonNullable<Scene['centre']>['ink']>> = {
  military: 'law',
  pirate: 'danger',
  trader: 'trade',
  bountyHunter: 'danger',
  spaceMonster: 'danger',
  hazard: 'danger',
  planetEvent: 'story',
  crimeLordOffer: 'story',
  contract: 'trade',
  friend: 'glory',
  equipment: 'glory',
  fortune: 'glory',
  quiet: 'story',
};

export const fateCardOf = (face: string | null | undefined): FateCard | null =>
  fateAt[(faces as readonly string[]).indexOf(face ?? '')] ?? null;

/** The fate card of a turn: what it says, what is at stake, and what it has done at once. */
export function fate(t: Telling, event: Of<'fate'>): Scene {
  const { seat } = event.data.seat;
  const { face } = event.data.card;
  const card = fateCardOf(face);
  const printed = face === null ? undefined : printedOn(face as FateFace, t.lang);
  const effect = card?.effect.verb === 'encounter' ? card.effect : null;
  const isQuiet = card?.kind === 'quiet';
  return {
    key: t.key('fate'),
    line: t.line(event),
    told: t.told(event),
    concerns: [seat],
    weight: 'moment',
    faces: face === null ? [] : [face],
    stays: effect !== null,
    sound: soundOf(card),
    centre: {
      ink: INKS[card?.kind ?? 'quiet'],
      faces: face === null ? [] : [face],
      over: [t.name(seat), card === null ? t.say.fateCard : t.capital(t.labels.kinds[card.kind])].join(' · '),
      title: t.cardName(event.data.card),
      text: [...(printed?.text ?? []), ...(isQuiet ? [printed?.story ?? ''] : [])].join(' '),
      ...needsOf(t, card, seat),
      ...(effect === null ? {} : { stakes: stakesOf(t, effect) }),
      lines: t.results(event),
    },
  };
}

const soundOf = (card: FateCard | null): SoundName =>
  card !== null && (card.kind === 'pirate' || card.kind === 'spaceMonster' || card.kind === 'hazard')
    ? 'alarm'
    : 'card';

/** What it takes to come away unharmed. */
function needsOf(t: Telling, card: FateCard | null, seat: number): Pick<NonNullable<Scene['centre']>, 'needs'> {
  const g = openTable(t.beat.view, null);
  if (card?.effect.verb === 'meteor-swarm') {
    const { safeFrom } = card.effect;
    const missing = safeFrom - value(g, seat, 'engines');
    return { needs: [{ text: t.say.needsEngines(safeFrom), chance: share(7 - missing) }] };
  }
  if (card?.effect.verb === 'ion-storm') {
    const shields = value(g, seat, 'shields');
    return { needs: [{ text: t.say.needsShields(shields), chance: share(shields) }] };
  }
  const ship = card?.effect.verb === 'encounter' ? drawnShip(g) : undefined;
  const odds = ship === undefined ? null : oddsAgainstCard(g, seat, ship);
  if (odds === null) return {};
  return {
    needs: [
      { text: t.capital(t.words.toManoeuvre), chance: odds.manoeuvre },
      { text: t.capital(t.words.toHit), chance: odds.dogfight },
    ],
  };
}

/** So many faces of six. */
const share = (dice: number): number => Math.max(0, Math.min(6, dice)) / 6;

function stakesOf(t: Telling, { spoils, steals }: Encounter): readonly Stake[] {
  const wins = [
    ...(spoils.credits > 0 ? [t.say.credits(spoils.credits)] : []),
    ...(spoils.goods === null ? [] : [t.say.units(spoils.goods.units, t.labels.goods[spoils.goods.good])]),
    ...(spoils.bounty > 0 ? [t.say.bounty(spoils.bounty)] : []),
  ];
  return [
    { label: t.say.ifYouWin, text: wins.length === 0 ? t.say.nothing : t.say.spoils(wins), tone: 'good' },
    { label: t.say.ifYouLose, text: steals > 0 ? t.say.steals(steals) : t.say.hullPoint, tone: 'bad' },
  ];
}

/** The card comes to lie at a planet. */
export function attach(t: Telling, event: Of<'attach'>): Scene {
  const [face, planet] = [faceOf(event.data.card), faceOf(event.data.planet)];
  return {
    key: t.key('fate'),
    line: t.line(event),
    concerns: [t.active],
    weight: 'moment',
    faces: face === null ? [] : [face],
    sound: 'reveal',
    centre: {
      ink: INKS[fateCardOf(face)?.kind ?? 'planetEvent'],
      faces: [face, planet].flatMap((each) => (each === null ? [] : [each])),
      title: t.cardName(event.data.card),
      lines: [{ text: t.line(event), ...(planet === null ? {} : { face: planet }) }, ...t.results(event)],
    },
  };
}

export const faceOf = (card: unknown): string | null => {
  const face = typeof card === 'object' && card !== null && 'face' in card ? card.face : null;
  return typeof face === 'string' ? face : null;
};
