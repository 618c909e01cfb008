import type { KernelEvents, SeenEvent } from '@cantina/kernel';
import type { Segment } from '@cantina/text';
import type { Scene, StageBeat, StageReader, ToldText } from '@cantina/web/kit';
import type { beats } from '../rules/beats.ts';
import type { Events } from '../rules/ops/index.ts';
import { beatenScene, blockScene, blowScene, fallScene, hurtScene } from './blows.ts';
import { clearedScene, crisisScene, eventScene, inEvent, stepScene, timeScene, trackScene } from './events.ts';
import {
  arrivalScene,
  childScene,
  doorScene,
  effectScene,
  foreseeScene,
  lookScene,
  revealScene,
  takeScene,
} from './finds.ts';
import { headlineIn } from './headline.ts';
import type { Known } from './known.ts';
import { type CentreLine, isSaid, Moment, type Of, PASSING, passing } from './moment.ts';
import { rolesScene, secretScene, suspicionScene } from './roles.ts';

type Beat = (typeof beats)[number];
type Telling = { readonly [K in Exclude<Beat, 'finish'>]: (moment: Moment, event: Of<K>) => Scene | null };

/** How long a walk over one space is seen, and the longest of all walks, in milliseconds. */
const PER_SPACE = 260;
const LONGEST = 1400;

/** What the table itself shows, told in the words of the log: all that happens in a row, as two who are hit by one flame. */
const told =
  (more: Partial<Scene> = {}) =>
  (moment: Moment, { type }: SeenEvent): Scene => {
    const all = moment.beat.events.filter((each) => each.type === type);
    return passing(joined(all.map((each) => moment.line(each))), {
      faces: [...new Set(all.flatMap(facesOf))],
      isTold: true,
      ...more,
    });
  };

/** The same, but of no interest afterwards. */
const seen =
  (more: Partial<Scene> = {}) =>
  (moment: Moment, event: SeenEvent): Scene =>
    passing(moment.line(event), { faces: facesOf(event), ...more });

/** As above; while an event is resolved, a line of it. */
const inEventOr =
  (tone: CentreLine['tone'], more: Partial<Scene>, otherwise: (moment: Moment, event: SeenEvent) => Scene | null) =>
  (moment: Moment, event: SeenEvent): Scene | null => {
    const all = moment.beat.events.filter(({ type }) => type === event.type);
    const lines = all.map((each): CentreLine => {
      const [face] = facesOf(each);
      return {
        text: moment.line(each),
        ...(tone === undefined ? {} : { tone }),
        ...(face === undefined ? {} : { face }),
      };
    });
    const told = joined(all.map((each) => moment.line(each)));
    const added = inEvent(moment, moment.line(all.at(-1) ?? event), lines, { told, ...more });
    return added ?? otherwise(moment, event);
  };

/** The faces that an event is about, as far as this viewer may know them. */
function facesOf({ data }: SeenEvent): readonly string[] {
  const { card } = data as { readonly card?: { readonly face?: string | null } };
  return typeof card?.face === 'string' ? [card.face] : [];
}

const TELLING: Telling = {
  roles: rolesScene,
  'turn-begins': (moment, event) =>
    passing(moment.line(event), {
      concerns: [event.data.seat.seat],
      ...(event.data.seat.seat === moment.at.seat ? { sound: 'turn' } : {}),
    }),
  play: told({ sound: 'card' }),
  'free-action': seen(),
  special: seen({ sound: 'card' }),
  draw: seen({ sound: 'card' }),
  'hero-moves': walkScene,
  hurt: hurtScene,
  heal: told({ sound: 'success' }),
  shield: seen({ sound: 'success' }),
  'shield-blocks': blockScene,
  block: blockScene,
  'hero-defeated': fallScene,
  'reveal-threat': revealScene,
  'look-at': lookScene,
  wound: told({ sound: 'shot' }),
  defeat: beatenScene,
  reinforcement: arrivalScene,
  'threat-moves': inEventOr(undefined, { isTold: false, time: 1100 }, told()),
  attack: blowScene,
  sentry: blowScene,
  strike: blowScene,
  'mission-effect': effectScene,
  'door-opens': doorScene,
  'door-damage': told({ sound: 'hit' }),
  'use-object': told({ sound: 'success' }),
  take: takeScene,
  deliver: takeScene,
  rescue: childScene,
  flee: childScene,
  'carry-off': childScene,
  drop: childScene,
  keep: told(),
  'use-plan': inEventOr('good', { sound: 'card' }, told({ sound: 'card' })),
  crisis: crisisScene,
  'crisis-skipped': told({ sound: 'success' }),
  'event-back': () => null,
  event: eventScene,
  'event-step': stepScene,
  ineffective: (moment, event) =>
    inEvent(moment, moment.line(event), [{ text: moment.say.nothing, tone: 'bad' }], { isTold: false }),
  'area-cleared': clearedScene,
  foresee: foreseeScene,
  disrupt: inEventOr('bad', { sound: 'alarm' }, told()),
  substitute: inEventOr('bad', { sound: 'alarm' }, told()),
  'disruption-removed': told(),
  track: trackScene,
  time: timeScene,
  accuse: suspicionScene,
  votes: suspicionScene,
  betrayals: suspicionScene,
  exposed: secretScene,
  role: secretScene,
  outcast: suspicionScene,
};

const isBeat = (type: string): type is Exclude<Beat, 'finish'> => Object.hasOwn(TELLING, type);

/** What a beat shows: the first of its events that is a moment of its own. */
export function sceneIn(known: Known, beat: StageBeat, at: StageReader): Scene | null {
  const moment = new Moment(beat, at, known);
  const finish = beat.events.find(({ type }) => type === 'finish');
  if (finish !== undefined) return endScene(moment, finish);
  const event = beat.events.find(({ type }) => isBeat(type));
  if (event === undefined || !isBeat(event.type)) return planScene(moment);
  const tell = TELLING[event.type] as (moment: Moment, event: SeenEvent) => Scene | null;
  const scene = tell(moment, event);
  if (scene === null || !isSaid(scene.line)) return null;
  const own = scene.key === PASSING ? { ...scene, key: `${PASSING}-${beat.step}.${beat.index}` } : scene;
  return { ...clauseOf(moment, event.type, own), ...doerOf(moment, event), ...own };
}

/** With these something begins; what comes of it is told in the same breath. */
const OPENING: ReadonlySet<string> = new Set<Beat>(['play', 'free-action', 'special', 'crisis', 'event', 'time']);
/** What is not told, but by what comes of it. */
const UNTOLD: ReadonlySet<string> = new Set<Beat>(['turn-begins', 'draw', 'event-step', 'area-cleared', 'roles']);

function clauseOf(moment: Moment, type: string, { line, told }: Scene): Pick<Scene, 'clause'> {
  if (UNTOLD.has(type)) return {};
  return {
    clause: { text: joined([told ?? line, ...plansIn(moment)]), ...(OPENING.has(type) ? { opens: true } : {}) },
  };
}

/** What characters do in the turns of others, too. */
const DEEDS: ReadonlySet<string> = new Set<Beat>(['use-plan', 'block', 'wound', 'defeat']);

function doerOf(moment: Moment, { type, data }: SeenEvent): Pick<Scene, 'doer'> {
  const { hero } = data as { readonly hero?: string | null };
  const [seat, ...others] = DEEDS.has(type) && typeof hero === 'string' ? moment.seatsOf(hero) : [];
  return seat === undefined || others.length > 0 ? {} : { doer: seat };
}

/** What becomes of the cards somebody looks at while they plan. */
const plansIn = ({ beat, at }: Moment): readonly ToldText[] =>
  beat.events.filter(({ type }) => type === 'put-back' || type === 'plans-discarded').map((event) => at.lineOf(event));

function planScene(moment: Moment): Scene | null {
  const line = joined(plansIn(moment));
  const { beat } = moment;
  if (!isSaid(line)) return null;
  return passing(line, { key: `${PASSING}-${beat.step}.${beat.index}`, time: 500, clause: { text: line } });
}

/** Sentences one after the other. */
const joined = (lines: readonly ToldText[]): readonly Segment[] =>
  lines.flatMap((line, i): readonly Segment[] => {
    const said: readonly Segment[] = typeof line === 'string' ? [{ kind: 'text', text: line }] : line;
    return i === 0 ? said : [{ kind: 'text', text: ' ' }, ...said];
  });

/** A walk over several spaces is one: from where to where. */
function walkScene(moment: Moment, event: Of<'hero-moves'>): Scene {
  const steps = moment.all('hero-moves');
  const walks = new Map<Events['hero-moves']['hero'], { from: string; to: string; steps: number }>();
  for (const { data } of steps) {
    const { from = data.from, steps: before = 0 } = walks.get(data.hero) ?? {};
    walks.set(data.hero, { from, to: data.to, steps: before + 1 });
  }
  const line = [...walks].map(([hero, { from, to }]) => moment.say.moved(moment.name.face(hero), from, to)).join(' ');
  const longest = Math.max(1, ...[...walks.values()].map((walk) => walk.steps));
  return passing(line, {
    faces: [event.data.hero],
    isTold: true,
    time: Math.min(LONGEST, PER_SPACE * longest + 300),
  });
}

function endScene(moment: Moment, finish: SeenEvent): Scene {
  const { say } = moment;
  const { reason, winners } = finish.data as unknown as KernelEvents['finish'];
  const won = reason === 'goal';
  const line = moment.line(finish);
  const { lang } = moment.at.reader;
  // How it ended stands in the title; the text says how narrowly, or by what.
  const text = headlineIn(moment.known, { reason, winners: winners.map(({ seat }) => seat) }, moment.view, lang);
  return {
    key: 'finish',
    line,
    concerns: moment.everybody,
    weight: 'great',
    centre: {
      ink: won ? 'glory' : 'danger',
      faces: moment.now.characters.slice(0, 3),
      over: moment.briefing('name'),
      title: won ? say.won : say.lost,
      text,
    },
    sound: won ? 'fanfare' : 'defeat',
  };
}
