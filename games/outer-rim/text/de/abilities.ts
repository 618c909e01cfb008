import { de, type Link } from '@cantina/text';
import type { DiceChange, GameEvent, Goal, RollKind } from '../../content/index.ts';
import type { AbilityWords } from '../abilities.ts';
import { condition, counted, oneThat } from './conditions.ts';
import { effectWords, reported } from './effects.ts';
import type { Say } from './say.ts';
import { aKind, credits, deck, faces, facesOf, nouns, skills, stats, verbs } from './words.ts';

const { capital, clause, does, given, infinitive, listOr, num, purpose, sentence, signed, the } = de;

const FROM = { ...faces, crit: 'kritischem Treffer' } as const;
const TO = { ...faces, crit: 'kritischen Treffer' } as const;
const PLURAL = { hit: 'Treffer', crit: 'kritischen Treffer', focus: 'Fokus', blank: 'Leerseiten' } as const;
const upTo = (amount: number): string => (amount === 1 ? '1' : `bis zu ${num(amount)}`);

/** `single`: nur ein Würfel wird geworfen. */
const change = (of: DiceChange, single = false): Say => {
  switch (of.change) {
    case 'reroll': {
      const what = of.faces.length === 4 ? 'Würfel' : PLURAL[of.faces[0] ?? 'blank'];
      return clause(verbs.reroll, `${of.upTo === 'any' ? 'beliebig viele' : upTo(of.upTo)} deiner ${what}`);
    }
    case 'turn': {
      const dice = single ? 'den Würfel' : `${upTo(of.upTo)} deiner Würfel`;
      return clause(verbs.turn, `${dice} von ${listOr(of.from.map((face) => FROM[face]))} auf ${TO[of.to]}`);
    }
    case 'add':
      return clause(verbs.add, `deinem Wurf ${facesOf(of.amount, of.face)}`);
    case 'negate':
      return clause(verbs.negate, `${facesOf(of.upTo, of.faces[0] ?? 'hit')} deines Gegners`);
    case 'fewer-dice':
      return clause(verbs.let, `deinen Gegner ${num(of.amount)} Würfel weniger werfen`);
    case 'more-dice':
      return clause(verbs.roll, of.amount === 1 ? '1 zusätzlichen Würfel' : `${num(of.amount)} zusätzliche Würfel`);
  }
};

/** Wann: „ein Mal pro Bodenkampf darfst du“. */
function window(kinds: readonly RollKind[], limit: 'roll' | 'combat' | 'turn', once: boolean): string {
  if (kinds.length === 5) return 'immer wenn du würfelst, darfst du';
  if (kinds.includes('delivery')) return 'wenn du für illegale Fracht würfelst, darfst du';
  const ground = kinds.includes('ground');
  const combat = ground && kinds.includes('ship') ? 'Kampf' : ground ? 'Bodenkampf' : 'Schiffskampf';
  const rolls = [
    ...(ground || kinds.includes('ship') ? [`in einem ${combat}`] : []),
    ...(kinds.includes('test') ? ['bei einer Probe'] : []),
  ];
  if (once || limit === 'roll') return `${listOr(rolls)} darfst du`;
  return limit === 'combat' ? `ein Mal pro ${combat} darfst du` : `ein Mal pro Zug darfst du ${listOr(rolls)}`;
}

const COMBAT = { ground: 'Bodenkampf', ship: 'Schiffskampf' } as const;

/** Wie es hinter „nachdem“ oder „wenn“ steht. */
const event = (of: GameEvent): readonly [Link, string] => {
  switch (of.on) {
    case 'win-combat':
      return [
        'after',
        `du einen ${of.type === undefined ? 'Kampf' : COMBAT[of.type]}${of.against === undefined ? '' : ' gegen eine Patrouille'} gewonnen hast`,
      ];
    case 'lose-combat':
      return ['after', `du einen ${of.type === undefined ? 'Kampf' : COMBAT[of.type]} verloren hast`];
    case 'beat-patrol':
      return ['after', `du eine Patrouille geschlagen hast${of.reward === undefined ? '' : ', die Prestige bringt'}`];
    case 'complete-job':
      return ['when', 'du die Belohnung eines Jobs erhältst'];
    case 'deliver-cargo':
      return ['when', `du die Belohnung ${of.illegal === true ? 'illegaler Fracht' : 'einer Fracht'} erhältst`];
    case 'bounty-reward':
      return ['when', 'du die Belohnung eines Kopfgeldauftrags erhältst'];
    case 'eliminate-contact':
      return ['after', 'du einen Kontakt eliminiert hast'];
    case 'deliver-bounty':
      return ['after', 'du einen gefangenen Kontakt abgeliefert hast'];
    case 'recover-ship':
      return ['after', `du mindestens ${num(of.atLeast)} Schaden deines Schiffes auf einmal regeneriert hast`];
    case 'gain-asset':
      return ['after', `du ${aKind[of.kind]} erhalten hast`];
    case 'sabotage':
      return ['after', 'du einen Planeten sabotiert hast'];
    case 'would-be-defeated':
      return ['when', of.in === undefined ? 'du besiegt würdest' : 'du im Schiffskampf besiegt würdest'];
    case 'defeated':
      return ['when', 'du besiegt wirst'];
  }
};

/** Was so oft zu tun ist. */
function task(of: GameEvent, times: number): string {
  const many = (one: string, several: string): string => (times === 1 ? one : `${num(times)} ${several}`);
  switch (of.on) {
    case 'win-combat':
      return `gewinne ${many('einen Kampf', 'Kämpfe')}`;
    case 'beat-patrol':
      return `schlage ${many('eine Patrouille', 'Patrouillen')}`;
    case 'complete-job':
      return `erledige ${many('einen Job', 'Jobs')}`;
    case 'deliver-cargo':
      return `liefere ${of.illegal === true ? many('illegale Fracht', 'illegale Frachten') : many('Fracht', 'Frachten')} ab`;
    case 'bounty-reward':
      return `erhalte ${times === 1 ? 'die Belohnung eines Kopfgeldauftrags' : `die Belohnungen von ${num(times)} Kopfgeldaufträgen`}`;
    case 'deliver-bounty':
      return `liefere ${many('einen gefangenen Kontakt', 'gefangene Kontakte')} ab`;
    case 'sabotage':
      return `sabotiere ${many('einen Planeten', 'Planeten')}`;
    case 'lose-combat':
    case 'eliminate-contact':
    case 'recover-ship':
    case 'gain-asset':
    case 'would-be-defeated':
    case 'defeated':
      return event(of).join(' ');
  }
}

const goal = (achieve: Goal['achieve']): string | null => {
  if (achieve.by === 'ability') return null;
  if (achieve.by === 'having') return sentence(`erreicht, sobald ${condition(achieve.condition)}`);
  if (achieve.by === 'gaining') {
    return sentence(`erhalte ${aKind[achieve.kind]}, während du schon ${num(achieve.having)} hast; du behältst alle`);
  }
  const while_ = achieve.if === undefined ? '' : `, während ${condition(achieve.if)}`;
  return sentence(`${task(achieve.event, achieve.times)}${while_}`);
};

type Given = Parameters<typeof condition>[0] | undefined;
const has = (of: Given, what: string): string =>
  of === undefined ? `Du hast ${what}.` : `Falls ${condition(of)}, hast du ${what}.`;

export const abilityWords: AbilityWords<Say> = {
  ...effectWords,
  testUntilPassed: (wanted) => ({
    kind: 'words',
    text: `lege Proben auf ${listOr(wanted.map((each) => skills[each]))} ab, bis du bestehst`,
  }),
  eachFailure: (so) => given('whenever', 'du scheiterst', reported(so)),
  next: (next) => {
    if (next === 'complete') return clause(verbs.complete, 'den Job');
    if (next === 'fail') return does(the(nouns.job), verbs.fail);
    return next === 'again' ? clause(verbs.fight, 'noch einmal') : clause(verbs.go, `mit Schritt ${num(next.step)}`);
  },
  keywords: { planning: 'Planung', action: 'Aktion', encounter: 'Begegnung' },
  plain: {
    bonus: ({ stat, amount, if: of }) =>
      typeof amount === 'number'
        ? has(of, `${signed(amount)} ${stats[stat]}`)
        : has(of, `${signed(amount.each)} ${stats[stat]} für ${counted(amount.counted)}`),
    fame: ({ amount, if: of }) =>
      `Du hast ${signed(amount)} Prestige${of === undefined ? '' : `, solange ${condition(of)}`}.`,
    'gain-skill': ({ limit, discardIfPassed }) => {
      const text = `${limit === 'turn' ? 'Ein Mal pro Zug, wenn' : 'Wenn'} du eine Probe ablegst, darfst du die geprobte Kompetenz für diese Probe einmal mehr haben.`;
      return discardIfPassed === true ? `${text} Falls du das tust und bestehst, legst du diese Karte ab.` : text;
    },
    'damage-cap': ({ in: type, most }) =>
      `Falls du einen ${COMBAT[type]} gewinnst, erleidest du darin höchstens ${num(most)} Schaden.`,
    prevent: ({ in: type, amount, discard }) =>
      discard === true
        ? `Bevor du in einem ${COMBAT[type]} Schaden erleidest, darfst du diese Karte ablegen, um bis zu ${num(amount)} davon zu verhindern.`
        : `Bevor du in einem ${COMBAT[type]} Schaden erleidest, wird ${num(amount)} davon verhindert.`,
    discount: ({ decks, amount, if: of }) =>
      capital(
        `${of === undefined ? '' : `falls ${condition(of)}: `}Karten vom ${deck(...decks)} kosten dich ${credits(amount)} weniger.`,
      ),
    'slip-past-patrol': ({ skill }) =>
      `Wenn eine Patrouille deine Bewegung anhält, darfst du eine Probe auf ${skills[skill]} ablegen. Falls du bestehst, darfst du dich weiterbewegen.`,
    'stop-others': () => 'Wenn ein anderer Spieler durch dein Feld zieht, darfst du ihn dort anhalten.',
    'ignore-bad-patrols': () => 'Schlechter Ruf zwingt dich nicht, Patrouillen zu begegnen.',
    'no-loss-for-patrols': () => 'Du verlierst keinen Ruf, wenn du eine Patrouille schlägst.',
    'divert-patrol': ({ within }) =>
      `Wenn sich nach deiner Aktion „Markt“ eine Patrouille bewegen würde, die höchstens ${num(within)} Felder von dir entfernt ist, darfst du sie stattdessen auf einen anderen Spieler zu bewegen.`,
    'slot-also-holds': ({ asset }) => `Der Kartenplatz dieser Mod fasst zusätzlich ${oneThat({ kind: [asset] })}.`,
    challenged: () => 'Begegnung jedes anderen Spielers auf deinem Feld: Er darf im Schiffskampf gegen dich kämpfen.',
    'cannot-be-discarded': () => 'Diese Karte kann nicht abgelegt werden, bevor der Job erledigt ist.',
  },
  dice: ({ in: kinds, limit, uses, discard }, once) => {
    const single = kinds.length === 1 && kinds.includes('delivery');
    const ways = uses.map(({ if: of, do: how }, i) =>
      i === 0 || of === undefined
        ? infinitive(change(how, single))
        : `oder, falls ${condition(of)}, stattdessen ${infinitive(change(how, single))}`,
    );
    const [first] = uses;
    const needs = first?.if === undefined ? '' : `, falls ${condition(first.if)},`;
    const what =
      discard === true && first !== undefined ? `diese Karte ablegen, ${purpose(change(first.do))}` : ways.join(' ');
    return sentence(`${window(kinds, limit, once || discard === true)}${needs} ${what}`);
  },
  when: (of, so) => {
    const [link, text] = event(of);
    return given(link, text, reported(so));
  },
  goal,
};
