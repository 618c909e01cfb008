import { LANGS, type Lang } from '@cantina/text';
import { oneOf } from './args.ts';
import type { Context } from './context.ts';

/** The language asked for with `--lang`, else the one the command line speaks. */
export const checkedLang = (given: string | undefined, { lang }: Pick<Context, 'lang'>): Lang =>
  given === undefined ? lang : oneOf('--lang', given, LANGS);
