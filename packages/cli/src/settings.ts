import { type Game, knownOptions, type OptionValue } from '@cantina/kernel';
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
      const values: readonly OptionValue[] = (Object.hasOwn(game.options, name) ? game.options[name] : undefined) ?? [];
      return [name, values.find((each) => String(each) === value) ?? value];
    }),
  );
}

export const writeSettings = (options: Readonly<Record<string, OptionValue>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
