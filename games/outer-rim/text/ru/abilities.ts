import { type Link, ru } from '@cantina/text';
import type { DiceChange, DieFace, GameEvent, Goal, RollKind } from '../../content/index.ts';
import type { AbilityWords } from '../abilities.ts';
import { condition, counted } from './conditions.ts';
import { effectWords } from './effects.ts';
import { type Say, words } from './say.ts';
import { credits, damage, decks, faces, facesOf, kindsAcc, nouns, skillsAcc, toStat, verbs } from './words.ts';

const { capital, clause, count, given, infinitive, lead, listAnd, listOr, num, purpose, say, sentence, signed, you } =
  ru;

/** «с … на …» */
const FROM: Readonly<Record<DieFace, string>> = {
  hit: 'попадания',
  crit: 'критического попадания',
  focus: 'собранности',
  blank: 'пустого результата',
};
const MANY: Readonly<Record<DieFace, string>> = {
  hit: 'попаданий',
  crit: 'критических попаданий',
  focus: 'собранностей',
  blank: 'пустых результатов',
};

/** `single`: бросают только один кубик. */
const change = (of: DiceChange, single = false): Say => {
  switch (of.change) {
    case 'reroll': {
      const what = of.faces.length === 4 ? 'кубиков' : MANY[of.faces[0] ?? 'blank'];
      if (of.upTo === 'any') return clause(verbs.reroll, `любое количество своих ${what}`);
      return clause(verbs.reroll, of.upTo === 1 ? '1 свой кубик' : `до ${num(of.upTo)} своих ${what}`);
    }
    case 'turn': {
      const dice = single ? 'кубик' : of.upTo === 1 ? '1 свой кубик' : `до ${num(of.upTo)} своих кубиков`;
      return clause(verbs.turn, `${dice} с ${listOr(of.from.map((face) => FROM[face]))} на ${faces[of.to]}`);
    }
    case 'add':
      return clause(verbs.add, `к своему броску ${facesOf(of.amount, of.face)}`);
    case 'negate':
      return clause(verbs.negate, `${facesOf(of.upTo, of.faces[0] ?? 'hit')} соперника`);
    case 'fewer-dice':
      return clause(verbs.force, `соперника бросить на ${say(count(of.amount, nouns.die), 'acc')} меньше`);
    case 'more-dice':
      return clause(verbs.roll, `на ${say(count(of.amount, nouns.die), 'acc')} больше`);
  }
};

const COMBAT_IN = { ground: 'наземном бою', ship: 'космическом бою' } as const;

/** Когда: «раз за наземный бой». */
function window(kinds: readonly RollKind[], limit: 'roll' | 'combat' | 'turn', once: boolean): string {
  if (kinds.length === 5) return 'каждый раз, когда вы бросаете кубики,';
  if (kinds.includes('delivery')) return 'когда вы бросаете кубик за незаконный груз,';
  const [ground, ship] = [kinds.includes('ground'), kinds.includes('ship')];
  const rolls = [
    ...(ground && ship ? ['в бою'] : ground ? [`в ${COMBAT_IN.ground}`] : ship ? [`в ${COMBAT_IN.ship}`] : []),
    ...(kinds.includes('test') ? ['при проверке навыка'] : []),
  ];
  if (once || limit === 'roll') return listOr(rolls);
  if (limit === 'turn') return `раз в ход ${listOr(rolls)}`;
  return ground && ship ? 'раз за бой' : ground ? 'раз за наземный бой' : 'раз за космический бой';
}

/** Как стоит после «после того как» или «когда». */
const event = (of: GameEvent): readonly [Link, string] => {
  switch (of.on) {
    case 'win-combat':
      return [
        'after',
        `вы победили в ${of.type === undefined ? 'бою' : COMBAT_IN[of.type]}${of.against === undefined ? '' : ' с патрулём'}`,
      ];
    case 'lose-combat':
      return [
        'after',
        `вы проиграли ${of.type === undefined ? 'бой' : of.type === 'ground' ? 'наземный бой' : 'космический бой'}`,
      ];
    case 'beat-patrol':
      return ['after', `вы победили патруль${of.reward === undefined ? '' : ', награда за который — слава'}`];
    case 'complete-job':
      return ['when', 'вы получаете награду за работу'];
    case 'deliver-cargo':
      return ['when', `вы получаете награду за ${of.illegal === true ? 'незаконный груз' : 'груз'}`];
    case 'bounty-reward':
      return ['when', 'вы получаете награду за охоту'];
    case 'eliminate-contact':
      return ['after', 'вы устранили контакт'];
    case 'deliver-bounty':
      return ['after', 'вы доставили пленённый контакт'];
    case 'recover-ship':
      return ['after', `вы за раз восстановили не меньше ${say(count(of.atLeast, nouns.damage), 'gen')} корабля`];
    case 'gain-asset':
      return ['after', `вы получили ${kindsAcc[of.kind]}`];
    case 'sabotage':
      return ['after', 'вы устроили диверсию'];
    case 'would-be-defeated':
      return ['when', of.in === undefined ? 'вас вот-вот победят' : 'вас вот-вот победят в космическом бою'];
    case 'defeated':
      return ['when', 'вас победили'];
  }
};

/** Что нужно сделать столько раз. */
function task(of: GameEvent, times: number): string {
  const many = (one: string, several: string): string => (times === 1 ? one : several);
  switch (of.on) {
    case 'win-combat':
      return `победите в ${many('бою', `${num(times)} боях`)}`;
    case 'beat-patrol':
      return `победите ${many('патруль', `${num(times)} патруля`)}`;
    case 'complete-job':
      return `выполните ${many('работу', `${num(times)} работы`)}`;
    case 'deliver-cargo':
      return of.illegal === true
        ? `доставьте ${many('незаконный груз', `${num(times)} незаконных груза`)}`
        : `доставьте ${many('груз', `${num(times)} груза`)}`;
    case 'bounty-reward':
      return `получите ${many('награду за карту охоты', `награды за ${num(times)} карты охоты`)}`;
    case 'deliver-bounty':
      return `доставьте ${many('пленённый контакт', `${num(times)} пленённых контакта`)}`;
    case 'sabotage':
      return `устройте ${many('диверсию', `диверсии на ${num(times)} планетах`)}`;
    case 'lose-combat':
    case 'eliminate-contact':
    case 'recover-ship':
    case 'gain-asset':
    case 'would-be-defeated':
    case 'defeated':
      return event(of)[1];
  }
}

const goal = (achieve: Goal['achieve']): string | null => {
  if (achieve.by === 'ability') return null;
  if (achieve.by === 'having') return sentence(`достигается, как только ${condition(achieve.condition)}`);
  if (achieve.by === 'gaining') {
    return sentence(
      `получите ${kindsAcc[achieve.kind]}, когда у вас их уже ${num(achieve.having)}; все остаются у вас`,
    );
  }
  return sentence(
    `${task(achieve.event, achieve.times)}${achieve.if === undefined ? '' : `, пока ${condition(achieve.if)}`}`,
  );
};

type Given = Parameters<typeof condition>[0] | undefined;
const ifSo = (of: Given, text: string): string => capital(of === undefined ? text : `если ${condition(of)}, ${text}`);

export const abilityWords: AbilityWords<Say> = {
  ...effectWords,
  testUntilPassed: (wanted) =>
    words(`проверяйте ${listOr(wanted.map((each) => skillsAcc[each]))}, пока не добьётесь успеха`),
  eachFailure: (so) => lead('при каждом провале', so.kind === 'clause' ? { ...so, subject: you } : so),
  next: (next) => {
    if (next === 'complete') return words('работа выполнена');
    if (next === 'fail') return words('работа провалена');
    return next === 'again' ? clause(verbs.enter, 'в этот бой ещё раз') : clause(verbs.go, `к шагу ${num(next.step)}`);
  },
  keywords: { planning: 'Планирование', action: 'Действие', encounter: 'Встреча' },
  plain: {
    bonus: ({ stat, amount, if: of }) =>
      typeof amount === 'number'
        ? ifSo(of, `вы получаете ${signed(amount)} к ${toStat[stat]}.`)
        : ifSo(of, `вы получаете ${signed(amount.each)} к ${toStat[stat]} за ${counted(amount.counted)}.`),
    fame: ({ amount, if: of }) =>
      `У вас ${signed(amount)} ${amount === 1 ? 'слава' : 'славы'}${of === undefined ? '' : `, пока ${condition(of)}`}.`,
    'gain-skill': ({ limit, discardIfPassed }) => {
      const text = `${limit === 'turn' ? 'Раз в ход, когда' : 'Когда'} вы проверяете навык, вы можете получить его ещё раз на время этой проверки.`;
      return discardIfPassed === true ? `${text} При успехе сбросьте эту карту.` : text;
    },
    'damage-cap': ({ in: type, most }) =>
      `Если вы победили в ${COMBAT_IN[type]}, вы получаете в нём не больше ${say(count(most, nouns.damage), 'gen')}.`,
    prevent: ({ in: type, amount, discard }) =>
      discard === true
        ? `Когда вы вот-вот получите повреждения в ${COMBAT_IN[type]}, вы можете сбросить эту карту, чтобы предотвратить до ${num(amount)} из них.`
        : `Когда вы вот-вот получите повреждения в ${COMBAT_IN[type]}, предотвратите ${damage(amount)}.`,
    discount: ({ decks: of, amount, if: given_ }) =>
      ifSo(given_, `карты ${listAnd(of.map((deck) => decks[deck]))} стоят для вас на ${credits(amount)} меньше.`),
    'slip-past-patrol': ({ skill }) =>
      `Когда патруль останавливает ваше движение, вы можете проверить ${skillsAcc[skill]}. При успехе вы можете двигаться дальше.`,
    'stop-others': () => 'Когда другой игрок движется через вашу область, вы можете остановить его в ней.',
    'ignore-bad-patrols': () => 'Негативная репутация не обязывает вас встречаться с патрулями.',
    'no-loss-for-patrols': () => 'Победив патруль, вы не теряете репутацию.',
    'divert-patrol': ({ within }) =>
      `Когда после вашего действия «рынок» должен передвинуться патруль, который от вас не дальше ${num(within)} областей, вы можете передвинуть его в сторону другого игрока.`,
    'slot-also-holds': ({ asset }) => `В ячейку этой модификации можно положить ещё и 1 ${kindsAcc[asset]}.`,
    challenged: () =>
      'Любой другой игрок в вашей области может в качестве своей встречи вступить с вами в космический бой.',
    'cannot-be-discarded': () => 'Эту карту нельзя сбросить, пока работа не выполнена.',
  },
  dice: ({ in: kinds, limit, uses, discard }, once) => {
    const single = kinds.length === 1 && kinds.includes('delivery');
    const ways = uses.map(({ if: of, do: how }, i) =>
      i === 0 || of === undefined
        ? infinitive(change(how, single))
        : `или, если ${condition(of)}, вместо этого ${infinitive(change(how, single))}`,
    );
    const [first] = uses;
    const needs = first?.if === undefined ? '' : `, если ${condition(first.if)},`;
    const what =
      discard === true && first !== undefined ? `сбросить эту карту, ${purpose(change(first.do))}` : ways.join(' ');
    return sentence(`${window(kinds, limit, once || discard === true)}${needs} вы можете ${what}`);
  },
  when: (of, so) => {
    const [link, text] = event(of);
    return given(link, text, so);
  },
  goal,
};
