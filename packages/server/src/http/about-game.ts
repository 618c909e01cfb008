import { chooser } from '@cantina/bots';
import {
  checkOptions,
  isNumberSpec,
  type OptionSpec,
  type OptionValue,
  seedFrom,
  start,
  valuesOf,
} from '@cantina/kernel';
import type { GameText, Playable } from '@cantina/playable';
import { LANGS, type Lang } from '@cantina/text';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { gameOf } from '../games.ts';
import { checked } from '../wire.ts';
import type { Around, Env } from './app.ts';

const query = v.object({ lang: v.optional(v.picklist(LANGS), 'en') });
/** So many answers of a game at random show nearly every kind of question. */
const SAMPLE = 400;
const SAMPLE_SEED = seedFrom('forms');

/** What a program must know to play a game: its cards, its rules, its options, and what a view and a question look like. */
export function aboutGameRoutes(app: Hono<Env>, { house }: Around): void {
  /** Forms by game: they never change while the server runs. */
  const forms = new Map<string, Forms>();

  app.get('/api/games/:id', async (c) => {
    const { lang } = checked(query, c.req.query());
    const playable = await gameOf(house.games, c.req.param('id'));
    const { game, texts, rulebook } = playable;
    const known = forms.get(game.id) ?? formsOf(playable);
    forms.set(game.id, known);
    return c.json({
      id: game.id,
      name: texts[lang].name,
      seats: game.seats,
      options: Object.entries(game.options).map(([name, spec]) => optionFor(texts[lang], name, spec)),
      cards: openSheet(playable, lang),
      zones: Object.entries(game.zones).map(([name, { per, sees }]) => ({ name, per, sees })),
      fields: Object.keys(game.visible),
      forms: known,
      rulebook: rulebook[lang],
    });
  });
}

/** What there is to choose: some values, or a number from `least` to `most`. */
const optionFor = (text: GameText, name: string, spec: OptionSpec<OptionValue>) => ({
  name,
  label: text.settingName?.(name) ?? name,
  ...(isNumberSpec(spec)
    ? { number: spec, help: text.settingHelp?.(name) ?? '' }
    : {
        values: spec.map((value) => ({
          value,
          label: text.settingName?.(name, String(value)) ?? String(value),
          help: text.settingHelp?.(name, String(value)) ?? '',
        })),
      }),
});

/** Every card but those that some group has yet to unlock; a table that has them reads them as packs. */
function openSheet({ game, texts, packs }: Playable, lang: Lang) {
  const sheet = texts[lang].sheet();
  if (packs === undefined) return sheet;
  const usual = checkOptions(game, {});
  const tables = Object.entries(game.options).flatMap(([name, spec]) =>
    valuesOf(spec).map((value) => ({ ...usual, [name]: value })),
  );
  const found = new Set(tables.flatMap((options) => packs.unlocked(options, null)));
  const locked = new Set([...found].flatMap((pack) => packs.read(pack, lang).sheet.map(({ face }) => face)));
  return sheet.filter(({ face }) => !locked.has(face));
}

/** What the ids of options look like, by the prompt of the question, numbers left open: `buy:N`. */
type Forms = Readonly<Record<string, readonly string[]>>;

/** As met in a game at random with the usual options. */
function formsOf({ game, brain }: Playable): Forms {
  const met = new Map<string, Set<string>>();
  const match = start(game, { seats: game.seats.min, options: checkOptions(game, {}), seed: SAMPLE_SEED });
  const choose = chooser('random', brain, 'forms');
  while (match.outcome === null && match.answerCount < SAMPLE) {
    const [asked] = match.asked;
    if (asked === undefined) break;
    const seen = met.get(asked.prompt.key) ?? new Set();
    for (const { id } of asked.options) seen.add(id.replaceAll(/\d+/g, 'N'));
    met.set(asked.prompt.key, seen);
    match.answer(asked.seat, asked.id, choose(match, asked));
  }
  return Object.fromEntries([...met].map(([prompt, ids]) => [prompt, [...ids].sort()]));
}
