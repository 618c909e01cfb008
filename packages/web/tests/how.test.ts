/** The illustrated pages: every piece on them is drawn by its game and has a name, every sentence is there in three languages. */
import { pictures as deckbuilding } from '@cantina/deckbuilding/art';
import { type GameId, loadGame } from '@cantina/games';
import { pictures as mandalorian } from '@cantina/mandalorian/art';
import { pictures as outerRim } from '@cantina/outer-rim/art';
import { ruleTexts } from '@cantina/playable';
import { pictures as smugglers } from '@cantina/smugglers/art';
import { LANGS } from '@cantina/text';
import type { HowTo } from '@cantina/web/kit';
import { describe, expect, it } from 'vitest';

const HOWS = import.meta.glob<HowTo>('../../../games/*/table/how.ts', { eager: true, import: 'how' });
const PAGES = Object.entries({ deckbuilding, mandalorian, 'outer-rim': outerRim, smugglers }).map(([id, pictures]) => ({
  id: id as GameId,
  how: HOWS[`../../../games/${id}/table/how.ts`] as HowTo,
  pictures,
}));

describe.each(PAGES)('how $id is played', ({ id, how, pictures }) => {
  it('shows pieces that are drawn and have names', async () => {
    const { texts } = await loadGame(id);
    const pieces = [
      ...how.steps.flatMap((step) => step.pieces),
      ...Object.values(how.chapters)
        .flat()
        .map((face) => ({ face })),
    ];
    const faults = pieces.flatMap(({ face, ...piece }) => {
      const names = LANGS.map((lang) =>
        'name' in piece && piece.name !== undefined ? piece.name[lang] : texts[lang].faceName(face),
      );
      const isDrawn = Object.hasOwn(pictures, face);
      return isDrawn && names.every((name) => name !== '' && name !== face) ? [] : [`${face}: ${names.join()}`];
    });
    expect(faults).toEqual([]);
  });

  it('says everything in three languages', () => {
    const said = [how.intro, how.advice, ...how.steps.flatMap(({ title, text }) => [title, text])];
    expect(said.flatMap((words) => LANGS.filter((lang) => words[lang].trim() === ''))).toEqual([]);
  });

  it('puts pieces beside chapters that there are', async () => {
    const { rulebook } = await loadGame(id);
    const rules = [...ruleTexts(rulebook.en).keys()];
    expect(Object.keys(how.chapters).filter((start) => !rules.some((rule) => rule.startsWith(`${start}-`)))).toEqual(
      [],
    );
  });
});
