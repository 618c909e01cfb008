import type { BaseVerb, WordsFor } from '../text/cards.ts';
import { actingWords } from './acting.words.ts';
import { changesWords } from './changes.words.ts';
import { eventsWords } from './events.words.ts';
import { helpWords } from './help.words.ts';
import { knowledgeWords } from './knowledge.words.ts';
import { movementWords } from './movement.words.ts';
import { strikesWords } from './strikes.words.ts';

/**
 * The words of all verbs of the first game; apart from the verbs, so that a browser which prints cards need not load the
 * rules. What only packs say stands in locked/words.ts and stays on the server.
 */
export const VERB_WORDS: WordsFor<BaseVerb> = {
  ...changesWords,
  ...strikesWords,
  ...movementWords,
  ...knowledgeWords,
  ...helpWords,
  ...actingWords,
  ...eventsWords,
};
