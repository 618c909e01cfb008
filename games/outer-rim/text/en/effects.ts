import { en } from '@cantina/text';
import type { Cost } from '../../content/index.ts';
import { spoken } from '../../verbs/words.ts';
import { type EffectWords, mergedAnd } from '../frame.ts';
import {
  aFace,
  and,
  clause,
  condition,
  does,
  faces,
  factionRef,
  fame,
  listAnd,
  listOr,
  money,
  nouns,
  oneThat,
  other,
  type Say,
  thisOne,
  verbs,
} from './say.ts';

const { capital, colon, given, inOrder, lead, may, or, otherwise, paragraph, you } = en;

const cost = (of: Cost): Say => {
  switch (of.pay) {
    case 'credits':
      return clause(verbs.pay, money(of.amount));
    case 'reputation':
      return clause(verbs.lose, `reputation with ${factionRef[of.with]}`);
    case 'asset':
      return clause(verbs.discard, oneThat(of.filter));
    case 'this':
      return clause(verbs.discard, thisOne(nouns.card));
    case 'fame':
      return clause(verbs.lose, fame(of.amount));
  }
};

export const effectWords: EffectWords<Say> = {
  spoken: spoken.en,
  onFaces: (shown, so) => lead(`on ${listOr(shown.map(aFace))}`, so),
  forEachFace: (shown, so) => lead(`for each ${listAnd(shown.map((each) => faces[each]))}`, so),
  faceLabel: (shown) => capital(listOr(shown.map((each) => faces[each]))),
  cost,
  condition,
  outcome: (outcome, who, so) => {
    const doer = who === 'you' ? you : other;
    const how = { passed: verbs.pass, failed: verbs.fail, won: verbs.win, lost: verbs.lose }[outcome];
    return given('if', does(doer, how), so);
  },
  labels: { passed: 'Passed', failed: 'Failed', won: 'Won', lost: 'Lost', otherwise: 'Otherwise' },
  conditionLabel: (of) => `If ${condition(of)}`,
  grammar: {
    ifSo: (text, so) => given('if', text, so),
    inOrder,
    and: mergedAnd<'en'>(and, listAnd),
    or,
    colon,
    may,
    otherwise: (so) => lead(otherwise, so),
    afterwards: (so) => lead('then', so),
    paragraph,
    labelled: (label, text) => `${label}: ${text}`,
  },
};
