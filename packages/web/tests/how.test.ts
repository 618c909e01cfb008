/** The illustrated pages: every piece on them is drawn by its game and has a name, every sentence is there in three languages. */
import { pictures as deckbuilding } from '@cantina/deckbuilding/art';
import { loadGame } from '@cantina/games';
import { pictures as mandalorian } from '@cantina/mandalorian/art';
import { pictures as outerRim } from '@cantina/outer-rim/art';
import { ruleTexts } from '@cantina/playable';
import { pictures as smugglers } from '@cantina/smugglers/art';
import { LANGS } from '@cantina/text';
import { describe, expect, it } from 'vitest';
import { how as deckbuildingHow } from '../../../games/deckbuilding/table/how.ts';
import { how as mandalorianHow } from '../../../games/mandalorian/table/how.ts';
import { how as outerRimHow } from '../../../games/outer-rim/table/how.ts';
import { how as smugglersHow } from '../../../games/smugglers/table/how.ts';

const PAGES = [
  { id: 'deckbuilding', how: deckbuildingHow, pictures: deckbuilding },
  { id: 'mandalorian', how: mandalorianHow, pictures: mandalorian },
  { id: 'outer-rim', how: outerRimHow, pictures: outerRim },
  { id: 'smugglers', how: smugglersHow, pictures: smugglers },
] as const;

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
