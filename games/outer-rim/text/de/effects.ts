import { de } from '@cantina/text';
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

const { capital, colon, given, inOrder, lead, may, or, otherwise, paragraph, you } = de;

/** Hinter einer Bedingung steht keine Aufforderung: „…, erhältst du“, nicht „…, erhalte“. */
export function reported(it: Say): Say {
  switch (it.kind) {
    case 'clause':
      return it.subject === null ? { ...it, subject: you } : it;
    case 'joined':
      return { ...it, items: it.items.map(reported) };
    case 'purpose':
      return { ...it, act: reported(it.act) };
    case 'given':
    case 'lead':
      return { ...it, effect: reported(it.effect) };
    case 'colon':
      return { ...it, before: reported(it.before) };
    case 'words':
      return it;
  }
}

const cost = (of: Cost): Say => {
  switch (of.pay) {
    case 'credits':
      return clause(verbs.pay, money(of.amount));
    case 'reputation':
      return clause(verbs.lose, `Ruf ${factionRef[of.with]}`);
    case 'asset':
      return clause(verbs.discard, oneThat(of.filter));
    case 'this':
      return clause(verbs.discard, thisOne(nouns.card));
    case 'fame':
      return clause(verbs.lose, fame(of.amount));
  }
};

const EACH_FACE = {
  hit: 'jeden Treffer',
  crit: 'jeden kritischen Treffer',
  focus: 'jeden Fokus',
  blank: 'jede Leerseite',
};

export const effectWords: EffectWords<Say> = {
  spoken: spoken.de,
  onFaces: (shown, so) => lead(`bei ${listOr(shown.map((each) => aFace[each]))}`, reported(so)),
  forEachFace: (shown, so) => lead(`für ${listAnd(shown.map((each) => EACH_FACE[each]))}`, reported(so)),
  faceLabel: (shown) => capital(listOr(shown.map((each) => faces[each]))),
  cost,
  condition,
  outcome: (outcome, who, so) => {
    const doer = who === 'you' ? you : other;
    const how = { passed: verbs.pass, failed: verbs.fail, won: verbs.win, lost: verbs.lose }[outcome];
    return given('if', does(doer, how), reported(so));
  },
  labels: { passed: 'Bestanden', failed: 'Gescheitert', won: 'Gewonnen', lost: 'Verloren', otherwise: 'Andernfalls' },
  conditionLabel: (of) => `Falls ${condition(of)}`,
  grammar: {
    ifSo: (text, so) => given('if', text, reported(so)),
    inOrder,
    and: mergedAnd<'de'>(and, listAnd),
    or,
    colon,
    may,
    otherwise: (so) => lead(otherwise, reported(so)),
    afterwards: (so) => lead('danach', reported(so)),
    paragraph,
    labelled: (label, text) => `${label}: ${text}`,
  },
};
