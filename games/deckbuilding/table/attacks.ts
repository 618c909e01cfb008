import type { CardArg, Decision, DecisionOption } from '@cantina/kernel';
import type { Messages } from '../index.ts';

/** What an attack goes against, as the options name it. */
export type TargetName = number | 'base';

/** A prepared attack: how strong it is now, and what it takes (null: the base, where every point counts). */
export interface Attack {
  readonly strength: number;
  readonly needed: number | null;
}

type ArgsOf<K extends keyof Messages> = Messages[K];

const argsOf = <K extends keyof Messages>(option: DecisionOption, key: K): ArgsOf<K> | null =>
  option.label?.key === key ? (option.label.args as unknown as ArgsOf<K>) : null;

const idOf = (arg: CardArg): number => arg.card ?? -1;

/** The target that an option speaks of, whatever it does with it. */
function targetOf(option: DecisionOption): TargetName | null {
  const row =
    argsOf(option, 'option.assign-row') ?? argsOf(option, 'option.attack-row') ?? argsOf(option, 'option.propose');
  if (row !== null) return idOf(row.target);
  const key = option.label?.key;
  return key === 'option.assign-base' || key === 'option.attack-base' || key === 'option.attack-all' ? 'base' : null;
}

/** Where this card could be sent now. */
export function targetsFor(decision: Decision | null, attacker: number): ReadonlyMap<TargetName, DecisionOption> {
  const targets = new Map<TargetName, DecisionOption>();
  for (const option of decision?.options ?? []) {
    if (option.card !== attacker || !isAssignment(option)) continue;
    const target = targetOf(option);
    if (target !== null) targets.set(target, option);
  }
  return targets;
}

/** Whether an option is said in the list: to send the only one who can go against the base is to attack it with everything. */
export function lists(option: DecisionOption, { decision }: { readonly decision: Decision | null }): boolean {
  if (option.label?.key !== 'option.assign-base') return true;
  const all = decision?.options.map(({ label }) => label?.key) ?? [];
  const isOnly = all.filter((key) => key === 'option.assign-base').length === 1;
  return !isOnly || all.includes('option.attack-base') || !all.includes('option.attack-all');
}

export const isAssignment = (option: DecisionOption): boolean =>
  option.label?.key === 'option.assign-base' || option.label?.key === 'option.assign-row';

/** Whether an attack on a card of the row would be in vain: not even all that is still free would do. */
export function isHopeless(decision: Decision | null, target: number): boolean {
  const options = decision?.options ?? [];
  const isAimedAt = (option: DecisionOption): boolean => targetOf(option) === target;
  const isPromising = (option: DecisionOption): boolean =>
    argsOf(option, 'option.propose') !== null || argsOf(option, 'option.attack-row')?.enough === true;
  return options.some(isAimedAt) && !options.some((option) => isAimedAt(option) && isPromising(option));
}

/** The prepared attacks with their running totals. */
export function preparedAttacks(decision: Decision | null): ReadonlyMap<TargetName, Attack> {
  const attacks = new Map<TargetName, Attack>();
  for (const option of decision?.options ?? []) {
    const row = argsOf(option, 'option.attack-row');
    if (row !== null) attacks.set(idOf(row.target), { strength: row.strength, needed: row.needed });
    const base = argsOf(option, 'option.attack-base');
    if (base !== null) attacks.set('base', { strength: base.strength, needed: null });
  }
  return attacks;
}
