/** What the server sends to tables and groups that have unlocked it. */
import type { Pack, Packs } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { lockedPictures } from '../../art/locked/index.ts';
import { packsForGame } from '../../campaign/deck.ts';
import {
  AREAS,
  type Card,
  CHARACTER_IDS,
  type Pack as Content,
  packs as contents,
  type PackId,
} from '../../content/all.ts';
import { BOSS, numbers as m4 } from '../../content/locked/p4/mission.ts';
import { choiceOf } from '../../rules/messages.ts';
import type { MandoState, Options } from '../../rules/state.ts';
import { labels } from '../index.ts';
import { briefingOf } from './briefings/index.ts';
import { choiceText, nameOf, namesOf, packSheet, storyOf } from './index.ts';
import { saidIn } from './messages/index.ts';
import { rulebookOf } from './rulebook/index.ts';

export const packs: Packs<MandoState> = {
  unlocked: (options) => packsForGame(options as Options),
  read: (pack, lang) => {
    const content = contents.find(({ id }) => id === pack);
    if (content === undefined) throw new Error(`no pack is called ${pack}`);
    return packOf(content, lang);
  },
};

/** What a table draws of a pack besides its texts. */
export interface PackData extends Omit<Content, 'id'> {
  /** Enemies whose health grows with the group. */
  readonly health: Readonly<Record<string, { readonly base: number; readonly perCharacter: number }>>;
}

function packOf({ id, cards, maps, missions }: Content, lang: Lang): Pack {
  const boss = cards.some((card) => card.id === BOSS);
  const data: PackData = {
    cards,
    maps,
    missions,
    health: boss ? { [BOSS]: { base: m4.health, perCharacter: m4.healthPerCharacter } } : {},
  };
  return {
    id,
    sheet: packSheet(lang, id),
    messages: messagesIn(lang, id),
    names: wordsIn(lang),
    rulebook: rulebookOf(lang, id),
    data,
    pictures: lockedPictures[id] ?? {},
  };
}

/** What the words in slots are called: heroes and areas. */
export const wordsIn = (lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...CHARACTER_IDS.map((id) => [id, nameOf(lang, id)] as const),
    ...AREAS.map((id) => [id, labels[lang].areas[id]] as const),
  ]);

export function messagesIn(lang: Lang, pack: PackId): Readonly<Record<string, string>> {
  const cards = contents.find(({ id }) => id === pack)?.cards ?? [];
  return {
    ...saidIn(lang, pack),
    ...briefingOf(lang, pack),
    ...storyOf(lang, pack),
    ...namesAside(lang, pack, cards),
    ...Object.fromEntries(cards.flatMap((card) => choicesOf(lang, card))),
  };
}

/** Names of what is no card: maps, rooms, doors, and the green area, which is named after its mission (`area:m3`). */
function namesAside(lang: Lang, pack: PackId, cards: readonly Card[]): Readonly<Record<string, string>> {
  const faces = new Set(cards.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(namesOf(lang, pack)).flatMap(([id, name]) => {
      if (faces.has(id)) return [];
      return [[id.startsWith('area:') ? `mission.${id.slice('area:'.length)}.area` : `name.${id}`, name]];
    }),
  );
}

/** The effects one may choose from, as rules/messages.ts asks for them. */
function choicesOf(lang: Lang, card: Card): readonly (readonly [string, string])[] {
  const deeds = card.kind === 'skill' ? (card.special?.deeds ?? []) : [];
  const choices = deeds.flatMap((deed) => (deed.verb === 'choose' ? deed.of : []));
  return choices.map((_, index) => [choiceOf(card.id, index).key, choiceText(lang, card.id, index)]);
}
