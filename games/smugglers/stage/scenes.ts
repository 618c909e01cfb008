import type { SeenEvent } from '@cantina/kernel';
import { plain } from '@cantina/text';
import type { GameStage, Scene } from '@cantina/web/kit';
import { BRIX_WEAPONS, KOROTH_SECTOR, STRAIGHT } from '../content/index.ts';
import type { Events } from '../rules/ops/index.ts';
import type { Of } from '../table/events.ts';
import { fieldsOf } from '../table/sight.ts';
import { arrest, customs, customsDice, escapeDice, land, release } from './customs.ts';
import { attach, fate } from './fate.ts';
import {
  attack,
  combat,
  damage,
  damageDie,
  destroyed,
  dogfight,
  duelDice,
  flee,
  friend,
  friendDie,
  manoeuvre,
  newShip,
  robbed,
  shipBeaten,
} from './fights.ts';
import { anomaly, emerge, fly, hazard, hyperspace, slingshot, swallowed, tow } from './flights.ts';
import { answered, bountyPlaced, captains, exchange, meet, offer, ruleChanged, startDice, starts } from './meetings.ts';
import { Telling } from './telling.ts';
import { brixWeapons, delivery, expired, marketDice, price, run, trade, upgrade } from './trade.ts';
import { stageWords } from './words/index.ts';

type Maker<K extends keyof Events> = (t: Telling, event: Of<K>) => Scene | null;

/** What the table itself shows, told in one line. */
const passing =
  (isTold: boolean) =>
  (t: Telling, event: SeenEvent): Scene => ({
    key: t.own(event.type),
    line: t.line(event),
    concerns: [],
    weight: 'passing',
    isTold,
  });

/** What each kind of beat shows, by the event that begins it. */
const SCENES: { readonly [K in keyof Events]?: Maker<K> } = {
  character: (t) => captains(t, t.all('character')),
  'start-player': starts,
  'rule-changed': ruleChanged,
  turn: (t, event) => ({
    ...passing(false)(t, event),
    concerns: [event.data.seat.seat],
    ...(t.isMe(event.data.seat.seat) ? { sound: 'turn' } : {}),
  }),
  fate,
  attach,
  die: diceOf,
  reroll: passing(false),
  fly,
  slingshot,
  swallowed,
  emerge,
  hyperspace,
  tow,
  land,
  planet: passing(false),
  customs,
  arrest,
  release,
  'season-ends': passing(true),
  meet,
  offer,
  'offer-answered': answered,
  exchange,
  combat,
  manoeuvre,
  dogfight,
  flee,
  attack,
  'system-damage': damage,
  'hull-damage': damage,
  'card-ship-destroyed': shipBeaten,
  'driven-off': shipBeaten,
  destroyed,
  friend,
  out: destroyed,
  'new-ship': newShip,
  announce: passing(false),
  market: price,
  trade,
  delivery,
  plunder: robbed,
  'equipment-taken': robbed,
  upgrade,
  'bounty-placed': bountyPlaced,
  'brix-weapons': brixWeapons,
  'brix-expired': expired,
  'koroth-run': run,
};

/** Dice, by what they are rolled for. */
function diceOf(t: Telling, first: Of<'die'>): Scene | null {
  const dice = t.all('die');
  const { roll } = first.data;
  switch (roll) {
    case 'start':
      return startDice(t, dice);
    case 'customs':
      return customsDice(t, dice);
    case 'escape':
      return escapeDice(t, dice);
    case 'manoeuvre':
    case 'dogfight':
      return duelDice(t, roll, dice);
    case 'system':
      // A storm damages systems, too
      return damageDie(t, dice) ?? hazard(t, dice);
    case 'friend':
      return friendDie(t, dice);
    case 'availability':
    case 'demand':
      return marketDice(t, dice);
    case 'wormhole':
    case 'rift':
    case 'hyperspace':
    case 'black-hole':
      return anomaly(t, roll, dice);
    case 'ion-storm':
    case 'meteor-swarm':
    case 'derelict':
    case 'glut':
      return hazard(t, dice);
  }
}

/** What a beat without a picture of its own tells: what somebody got, lost or paid. */
function told(t: Telling): Scene | null {
  const event = t.beat.events.findLast((each) => t.hasLine(each));
  if (event === undefined) return null;
  const concerned = t.beat.events.flatMap(({ data }) => seatsIn(data));
  return {
    key: t.own(event.type),
    line: t.line(event),
    concerns: [...new Set(concerned)],
    weight: 'passing',
    isTold: plain(t.at.lineOf(event)) !== '',
  };
}

function seatsIn({ seat }: SeenEvent['data']): readonly number[] {
  return typeof seat === 'object' && seat !== null && 'seat' in seat && typeof seat.seat === 'number'
    ? [seat.seat]
    : [];
}

function sceneFor(t: Telling): Scene | null {
  for (const event of t.beat.events) {
    const make = (SCENES as Readonly<Record<string, Maker<never> | undefined>>)[event.type];
    if (make !== undefined) return withClause(event.type, make(t, event as never));
  }
  return withClause('', told(t));
}

/** With these something begins; what comes of it is told in the same breath. */
const OPENING: ReadonlySet<string> = new Set<keyof Events>([
  'fate',
  'fly',
  'land',
  'trade',
  'upgrade',
  'season-ends',
  'meet',
  'offer',
  'bounty-placed',
  'koroth-run',
]);
/** What is not told, but by what comes of it. */
const UNTOLD: ReadonlySet<string> = new Set<keyof Events>([
  'turn',
  'reroll',
  'combat',
  'manoeuvre',
  'attack',
  'announce',
  'market',
]);

function withClause(type: string, scene: Scene | null): Scene | null {
  if (scene === null || UNTOLD.has(type) || (type === 'die' && scene.isTold === false)) return scene;
  const opens = OPENING.has(type) ? { opens: true } : {};
  return { clause: { text: type === 'land' ? '' : (scene.told ?? scene.line), ...opens }, ...scene };
}

/** What is shown of each beat, and what all are warned of. */
export const scenes: Required<Pick<GameStage, 'sceneOf' | 'turnOf' | 'warning'>> = {
  sceneOf: (beat, at) => sceneFor(new Telling(beat, at)),
  turnOf: (view) => fieldsOf(view).active,
  warning(view, at) {
    const { players, agreed } = fieldsOf(view);
    const say = stageWords[at.reader.lang];
    const name = (seat: number): string => at.reader.seatName(seat);
    if (agreed.goal !== 'koroth' && agreed.goal !== 'fortune') return undefined;
    for (const [seat, { brix, sector }] of players.entries()) {
      if (brix.reduce((sum, { units }) => sum + units, 0) < BRIX_WEAPONS) continue;
      // Whoever is there has no sectors left to fly.
      return say.warning(name(seat), seat === at.seat, STRAIGHT[sector]?.[KOROTH_SECTOR] || null);
    }
    return undefined;
  },
};
