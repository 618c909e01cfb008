/** Messages that a pack brings: what can't be said without giving something away. */
import type { Lang } from '@cantina/text';
import type { PackId } from '../../../content/index.ts';
import type { LockedKey } from '../../log.ts';
import { lockedAbilities } from './abilities.ts';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as ru } from './ru.ts';

const TEXTS: Readonly<Record<Lang, Readonly<Record<LockedKey, string>>>> = { de, en, ru };

/** With which pack a message comes; a rule that two packs need comes with both. */
const KEYS: Readonly<Record<PackId, readonly LockedKey[]>> = {
  p2: [
    'option.rescue',
    'prompt.flee',
    'reason.fled',
    'reason.carried',
    'log.rescue',
    'log.flee',
    'log.carry-off',
    'log.strike',
    'log.mission-effect',
  ],
  p3: ['prompt.mission-action', 'option.track-back'],
  p4: ['prompt.bearer', 'prompt.mission-action', 'reason.protected'],
  p5: ['prompt.escort'],
  p6: [],
  p7: [
    'prompt.dawn',
    'option.begin',
    'option.accuse',
    'option.reveal-yourself',
    'option.reveal-only',
    'prompt.vote',
    'prompt.betray',
    'option.calm',
    'option.betray',
    'prompt.outcast',
    'option.outcast-event',
    'option.outcast-disrupt',
    'reason.accused-before',
    'log.roles',
    'log.bounty',
    'log.accuse',
    'log.votes',
    'log.betrayals',
    'log.exposed',
    'log.role',
    'log.outcast',
  ],
  p8: ['prompt.suffer-or-crisis', 'option.crisis'],
};

export const saidIn = (lang: Lang, pack: PackId): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(KEYS[pack].map((key) => [key, TEXTS[lang][key]])),
  ...(pack === 'p2' ? abilitiesIn(lang) : {}),
});

const abilitiesIn = (lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lockedAbilities[lang]).flatMap(([id, { name, text }]) => [
      [`ability.${id}`, name],
      [`ability.${id}.text`, text],
    ]),
  );
