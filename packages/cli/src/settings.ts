import { type Game, isNumberSpec, knownOptions, type OptionSpec, type OptionValue } from '@cantina/kernel';
import { BadInput } from './context.ts';

/** `bases=random,first=1` as the options of a table. The game itself refuses what it does not offer. */
export function readSettings(
  game: Pick<Game, 'options'>,
  given: string | undefined,
): Readonly<Record<string, OptionValue>> {
  if (given === undefined) return {};
  return Object.fromEntries(
    given.split(',').map((pair) => {
      const [name = '', value, ...rest] = pair.split('=');
      if (name === '' || value === undefined || rest.length > 0)
        throw new BadInput('cli.bad-setting', { given: pair, known: knownOptions(game.options) });
      return [name, meant(Object.hasOwn(game.options, name) ? game.options[name] : undefined, value)];
    }),
  );
}

/** What was typed, as a value of the option; the text itself where it is none. */
function meant(spec: OptionSpec<OptionValue> | undefined, typed: string): OptionValue {
  if (spec === undefined) return typed;
  if (isNumberSpec(spec)) return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
  return spec.find((each) => String(each) === typed) ?? typed;
}

export const writeSettings = (options: Readonly<Record<string, OptionValue>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
