import { ru } from '@cantina/text';
import type { Cost } from '../../content/index.ts';
import { spoken } from '../../verbs/words.ts';
import { type EffectWords, mergedAnd } from '../frame.ts';
import {
  and,
  clause,
  condition,
  faces,
  factionRef,
  fame,
  listAnd,
  listOr,
  money,
  oneThat,
  type Say,
  verbs,
} from './say.ts';

const { capital, colon, given, inOrder, lead, may, or, otherwise, paragraph } = ru;

const cost = (of: Cost): Say => {
  switch (of.pay) {
    case 'credits':
      return clause(verbs.pay, money(of.amount));
    case 'reputation':
      return clause(verbs.lose, `репутацию у ${factionRef[of.with]}`);
    case 'asset':
      return clause(verbs.discard, oneThat(of.filter));
    case 'this':
      return clause(verbs.discard, 'эту карту');
    case 'fame':
      return clause(verbs.lose, fame(of.amount));
  }
};

/** «при …» */
const AT = {
  hit: 'попадании',
  crit: 'критическом попадании',
  focus: 'собранности',
  blank: 'пустом результате',
} as const;
const EACH_FACE = {
  hit: 'каждое попадание',
  crit: 'каждое критическое попадание',
  focus: 'каждую собранность',
  blank: 'каждый пустой результат',
} as const;
const OUTCOMES = { passed: 'при успехе', failed: 'при провале', won: 'при победе', lost: 'при поражении' } as const;

/** С этих слов свойства начинаются; их пишут с прописной и внутри предложения. */
const KEYWORD = /^(?:Планирование|Действие|Встреча): /u;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const effectWords: EffectWords<Say> = {
  spoken: spoken.ru,
  onFaces: (shown, so) => lead(`при ${listOr(shown.map((each) => AT[each]))}`, so),
  forEachFace: (shown, so) => lead(`за ${listAnd(shown.map((each) => EACH_FACE[each]))}`, so),
  faceLabel: (shown) => capital(listOr(shown.map((each) => faces[each]))),
  cost,
  condition,
  outcome: (outcome, who, so) => lead(`${OUTCOMES[outcome]}${who === 'you' ? '' : ' этого игрока'}`, so),
  labels: { passed: 'Успех', failed: 'Провал', won: 'Победа', lost: 'Поражение', otherwise: 'Иначе' },
  conditionLabel: (of) => `Если ${condition(of)}`,
  grammar: {
    ifSo: (text, so) => given('if', text, so),
    inOrder,
    and: mergedAnd<'ru'>(and, listAnd),
    or,
    colon,
    may,
    otherwise: (so) => lead(otherwise, so),
    afterwards: (so) => lead('после этого', so),
    paragraph,
    // После двоеточия продолжается то же предложение.
    dashed: (label, text) => `${label} — ${KEYWORD.test(text) ? text : lower(text)}`,
    labelled: (label, text) => `${label}: ${lower(text)}`,
  },
};
