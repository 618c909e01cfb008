import type { Ability } from './abilities.ts';
import type { Bounty, Cargo, Crew, Gear, Job, JobStep, Mod, Next, ReputationChange, Reward } from './cards.ts';
import type { CombatType, Contact, Enemy, Faction, Planet, Skill, Trait } from './terms.ts';
import type { Effect } from './vocabulary.ts';
import { databank } from './words.ts';

/** Short ways to write the asset part of a card. Assets from encounter and databank cards have no price. */

const part = (
  abilities: readonly Ability[] = [],
  { price = null, traits = [] }: { price?: number | null; traits?: readonly Trait[] } = {},
) => ({ price, traits, limit: traits.includes('armor') ? ('armor' as const) : null, abilities });

// Rewards

type Reputations = Readonly<Partial<Record<Faction, 1 | -1>>>;

const changes = (reputations: Reputations): readonly ReputationChange[] =>
  (Object.entries(reputations) as [Faction, 1 | -1][]).map(([faction, change]) => ({ faction, change }));

export const reward = (credits: number, fame = 0, reputations: Reputations = {}): Reward => ({
  credits,
  fame,
  reputation: changes(reputations),
});

// Bounties

interface Hunt {
  readonly type: CombatType;
  readonly value: number;
  readonly eliminate: readonly [credits: number, fame: number];
  readonly to: Planet;
  readonly capture: readonly [credits: number, fame: number];
  /** After either reward, and only for the delivery. */
  readonly either?: Reputations;
  readonly delivery?: Reputations;
}

export const bountyOn = (target: Contact, hunt: Hunt, price: number | null = null): Bounty => ({
  kind: 'bounty',
  ...part([], { price }),
  target,
  combat: { type: hunt.type, value: hunt.value },
  eliminate: reward(...hunt.eliminate, hunt.either),
  capture: { to: hunt.to, reward: reward(...hunt.capture, { ...hunt.either, ...hunt.delivery }) },
});

// Cargo, crew, gear, mods

export const cargoTo = (
  to: Planet,
  gained: Reward,
  {
    price = null,
    illegal = false,
    abilities = [],
  }: { price?: number | null; illegal?: boolean; abilities?: readonly Ability[] } = {},
): Cargo => ({
  kind: 'cargo',
  ...part(abilities, { price, traits: illegal ? ['illegal'] : [] }),
  delivery: { to, reward: gained },
});

export const treasure = (price: number, ...abilities: readonly Ability[]): Cargo => ({
  kind: 'cargo',
  ...part(abilities, { price }),
  delivery: null,
});

export const crewWith = (
  skills: readonly Skill[],
  abilities: readonly Ability[],
  {
    contact = null,
    droid = false,
    price = null,
  }: { contact?: Contact | null; droid?: boolean; price?: number | null } = {},
): Crew => ({ kind: 'crew', ...part(abilities, { price }), skills, droid, contact });

export const gearWith = (price: number | null, traits: readonly Trait[], ...abilities: readonly Ability[]): Gear => ({
  kind: 'gear',
  ...part(abilities, { price, traits }),
});

export const modWith = (price: number | null, ...abilities: readonly Ability[]): Mod => ({
  kind: 'mod',
  ...part(abilities, { price }),
});

// Jobs

export const job = (
  destination: Job['destination'],
  attempt: Job['attempt'],
  gained: Reward,
  after: Job['after'],
  price: number | null = null,
): Job => ({ kind: 'job', ...part([], { price }), destination, attempt, reward: gained, after });

export const byDatabank = (number: number): Job['attempt'] => ({ by: 'databank', number });
export const bySteps = (...steps: readonly JobStep[]): Job['attempt'] => ({ by: 'steps', steps });

/** A favour for one faction on a world of its rival: whoever is liked already earns fame at the rival's expense. */
export const favor = (faction: Faction, rival: Faction, destination: Planet, skill: Skill): Job => ({
  ...job(
    destination,
    bySteps({ test: [skill], must: true, pass: 'complete', fail: { effect: databank(41), next: 'fail' } }),
    {
      ...reward(5000, 0, { [faction]: 1 }),
      instead: {
        if: { is: 'reputation', with: faction, standing: ['good'] },
        reward: reward(5000, 1, { [rival]: -1 }),
      },
    },
    'discard',
    0,
  ),
  favor: { for: faction, rival },
});

// Job steps

type Skills = Skill | readonly Skill[];
const list = (skills: Skills): readonly Skill[] => (typeof skills === 'string' ? [skills] : skills);

/** Must be passed, or the job fails. */
export const must = (skills: Skills, pass: Next = 'next'): JobStep => ({
  test: list(skills),
  must: true,
  pass,
  fail: { effect: null, next: 'fail' },
});
/** Failing it costs something, then it goes on. */
export const orElse = (skills: Skills, fail: Effect | null, next: Next = 'next', pass: Next = 'next'): JobStep => ({
  test: list(skills),
  must: false,
  pass,
  fail: { effect: fail, next },
});
/** Again and again until it is passed; each failure costs something. */
export const untilPassed = (skills: Skills, fail: Effect, pass: Next = 'next'): JobStep =>
  orElse(skills, fail, 'again', pass);
export const against = (type: CombatType, enemy: Enemy, value: number, win: Next, lose: Next): JobStep => ({
  fight: { type, enemy, value },
  win,
  lose,
});
export const does = (effect: Effect, next: Next = 'next'): JobStep => ({ do: effect, next });
export const at = (label: string, step: JobStep): JobStep => ({ ...step, label });
export const to = (label: string): Next => ({ to: label });
