import { KernelError, nameOf } from './errors.ts';
import type { OptionValue, TableOptions } from './state.ts';

/** Any number from `least` to `most` in whole steps; `usual` where nothing is said. */
export interface NumberSpec {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** One thing people agree on when a table is made: its values, the usual one first; or a number they choose freely. */
export type OptionSpec<T extends OptionValue> = readonly [T, ...T[]] | (number extends T ? NumberSpec : never);

export type OptionSpecs<O extends TableOptions> = { readonly [K in keyof O]: OptionSpec<O[K]> };

/** What choosing a value suggests for other options: `{ bases: { galaxy: { basesToWin: 4 } } }`. */
export type OptionPresets<O extends TableOptions> = {
  readonly [K in keyof O]?: { readonly [Value in `${O[K]}`]?: { readonly [Other in keyof O]?: O[Other] } };
};

/** What a table agrees on: what there is to choose, and what one choice suggests for another. */
export interface Settings<O extends TableOptions = TableOptions> {
  readonly options: OptionSpecs<O>;
  readonly presets?: OptionPresets<O>;
}

type AnySpec = OptionSpec<OptionValue>;

export const isNumberSpec = (spec: AnySpec): spec is NumberSpec => 'usual' in spec;

/** What counts where nothing is said. */
export const usualOf = (spec: AnySpec): OptionValue => (isNumberSpec(spec) ? spec.usual : spec[0]);

/** The values of a list; of a number the usual one and both ends. */
export const valuesOf = (spec: AnySpec): readonly OptionValue[] =>
  isNumberSpec(spec) ? [...new Set([spec.usual, spec.least, spec.most])] : spec;

/** The value that is meant, or undefined where the game does not offer it. */
export function valueIn(spec: AnySpec, wanted: unknown): OptionValue | undefined {
  if (!isNumberSpec(spec)) return spec.find((each) => each === wanted);
  const { least, most, step } = spec;
  if (typeof wanted !== 'number' || !(wanted >= least && wanted <= most)) return undefined;
  return (wanted - least) % step === 0 ? wanted : undefined;
}

/** What there is to choose, for people: `koroth`, `fortune`; or `50…5000`, with the steps where they are not 1. */
const allowedBy = (spec: AnySpec): readonly string[] => {
  if (!isNumberSpec(spec)) return spec.map(String);
  const { least, most, step } = spec;
  return [`${least}…${most}${step === 1 ? '' : `/${step}`}`];
};

/** What each option is while nobody says otherwise: what another one suggests, else its usual value. */
export function usualOptions(
  { options, presets = {} }: Settings,
  given: Readonly<Record<string, unknown>>,
): TableOptions {
  const usual: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(options)) usual[name] = usualOf(spec);
  for (const [name, suggestions] of Object.entries(presets)) {
    const chosen = Object.hasOwn(given, name) ? given[name] : usual[name];
    const spec = options[name];
    // Whatever else is given there is refused in its turn
    const value = spec === undefined ? undefined : valueIn(spec, chosen);
    if (value !== undefined) Object.assign(usual, suggestions?.[`${value}`]);
  }
  return usual;
}

/** Fills in the usual values and refuses what the game does not offer. */
export function checkOptions(game: Settings, given: Readonly<Record<string, unknown>>): TableOptions {
  const specs = game.options;
  if (typeof given !== 'object' || given === null) {
    throw new KernelError('bad-setting', { setting: 'options', value: nameOf(given), allowed: Object.keys(specs) });
  }
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(specs, name)) continue;
    throw new KernelError('unknown-setting', { setting: name, known: knownOptions(specs) });
  }
  const options: Record<string, OptionValue> = {};
  const usual = usualOptions(game, given);
  for (const [name, spec] of Object.entries(specs)) {
    const wanted = Object.hasOwn(given, name) ? given[name] : usual[name];
    const value = valueIn(spec, wanted);
    if (value === undefined) {
      throw new KernelError('bad-setting', { setting: name, value: nameOf(wanted), allowed: allowedBy(spec) });
    }
    options[name] = value;
  }
  return options;
}

/** What there is to choose, as `goal=koroth|fortune` and `price=50…5000`. */
export const knownOptions = (specs: OptionSpecs<TableOptions>): readonly string[] =>
  Object.entries(specs).map(([name, spec]) => `${name}=${allowedBy(spec).join('|')}`);

/**
 * Every combination of the lists, for simulations that want to have seen them all; then each number at its least and at
 * its most, everything else as usual.
 */
export function allOptions(specs: OptionSpecs<TableOptions>): TableOptions[] {
  const usual = checkOptions({ options: specs }, {});
  let combinations: TableOptions[] = [usual];
  const extremes: TableOptions[] = [];
  for (const [name, spec] of Object.entries(specs)) {
    if (isNumberSpec(spec)) {
      for (const value of valuesOf(spec).slice(1)) extremes.push({ ...usual, [name]: value });
    } else combinations = combinations.flatMap((so) => spec.map((value) => ({ ...so, [name]: value })));
  }
  return [...combinations, ...extremes];
}
