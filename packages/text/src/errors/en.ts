import type { KernelErrors } from '@cantina/kernel';
import type { Catalogue } from '../catalogue.ts';
import { count, listOr, noun, num, paragraph, quote, say, sentence } from '../en/index.ts';
import { nouns } from '../words/en.ts';

const option = noun('option');

/** "exactly 2 options", "2 to 4 options" */
const between = (min: number, max: number, what: typeof option): string =>
  min === max ? `exactly ${say(count(min, what))}` : `${num(min)} to ${say(count(max, what))}`;

export const messages = {
  'unknown-seat': (a) =>
    paragraph(`there is no seat ${num(a.seat + 1)} at this table`, 'choose one of the seats you can see'),
  'not-asked': (a, w) =>
    paragraph(`there is no open question for ${say(w.seat(a.seat), 'acc')} right now`, 'others decide first'),
  'stale-decision': () =>
    paragraph('this question has been answered or has changed', 'decide with the options shown now'),
  'unknown-option': (a, w) =>
    paragraph(`${w.option(a.option)} cannot be chosen here`, 'choose one of the options shown'),
  'illegal-option': (a, w) => sentence(`${w.option(a.option)} is not possible now: ${a.reason}`),
  'wrong-count': (a) => sentence(`choose ${between(a.min, a.max, option)}; chosen: ${num(a.given)}`),
  'picked-twice': (a, w) => paragraph(`${w.option(a.option)} is already chosen`, 'each option can be chosen only once'),
  'game-over': () => paragraph('the game is over and nothing is left to decide', 'you can watch the replay'),
  'nothing-to-undo': (a, w) => sentence(`there is nothing to take back for ${say(w.seat(a.seat), 'acc')}`),
  'undo-needs-consent': () =>
    paragraph(
      'since that decision something new became known or somebody else has acted',
      'ask the others for their consent',
    ),
  'undo-too-far': (a) => sentence(`the record does not go back that far; decisions so far: ${num(a.answers)}`),
  'rule-fault': (a) =>
    paragraph(
      'something went wrong while the rules were carried out',
      'the table is back at this decision and nothing is lost',
      `choose differently, and please send the report ${quote(a.detail)}`,
    ),
  'malformed-save': (a) => paragraph(`this saved game is damaged: ${quote(a.where)}`, 'load another file'),
  'newer-save': (a) =>
    paragraph(
      `this saved game has version ${num(a.version)}, and this program only knows versions up to ${num(a.supported)}`,
      'update the program',
    ),
  'other-game': (a) => sentence(`this saved game belongs to ${quote(a.given)}, not to ${quote(a.expected)}`),
  'wrong-seats': (a) => sentence(`this game is for ${between(a.min, a.max, nouns.player)}; chosen: ${num(a.given)}`),
  'unknown-setting': (a) =>
    paragraph(
      `this game has no setting ${quote(a.setting)}`,
      a.known.length === 0 ? 'it has none' : `it has: ${a.known.join(', ')}`,
    ),
  'bad-setting': (a) =>
    a.allowed.length === 0
      ? sentence(`the setting ${quote(a.setting)} cannot be ${quote(a.value)}`)
      : sentence(`the setting ${quote(a.setting)} cannot be ${quote(a.value)}, only ${listOr(a.allowed.map(quote))}`),
  'bad-seed': () => sentence('the seed must have 64 characters, each from 0 to 9 or a to f'),
} satisfies Catalogue<'en', KernelErrors>;
