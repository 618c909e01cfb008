import type { Term } from '@cantina/web/kit';

const term = (
  [de, en, ru]: readonly [string, string, string],
  [aboutDe, aboutEn, aboutRu]: readonly [string, string, string],
  rule?: string,
): Omit<Term, 'sign'> => ({
  name: { de, en, ru },
  about: { de: aboutDe, en: aboutEn, ru: aboutRu },
  ...(rule === undefined ? {} : { rule }),
});

/** Signs, by the names under which they are drawn (art/signs.icons). Later missions explain theirs in their briefing. */
export const SIGNS = {
  move: term(
    ['Bewegen', 'Move', 'Движение'],
    [
      'So viele Felder, wie die Karte stark ist. Bei Gegnern und verdeckten Bedrohungen bleibst du stehen.',
      'As many spaces as the card is strong. Enemies and facedown threats stop you.',
      'Столько полей, какова сила карты. Враги и закрытые угрозы вас останавливают.',
    ],
    'MA-MOV-01',
  ),
  attack: term(
    ['Angreifen', 'Attack', 'Атака'],
    [
      'So viel Schaden, wie die Karte stark ist, an einem Ziel auf deinem oder einem Nachbarfeld, auch an der Tür.',
      'As much damage as the card is strong, to one target in your space or beside it, the door included.',
      'Столько урона, какова сила карты, одной цели на вашем или соседнем поле, и двери тоже.',
    ],
    'MA-ATK-01',
  ),
  intel: term(
    ['Spionieren', 'Intel', 'Разведка'],
    [
      'Sieh dir heimlich eine verdeckte Bedrohung an oder schieb einen Gegner um 1 Feld. Die Stärke ist die Reichweite.',
      'Look at a facedown threat in secret, or push an enemy 1 space. The strength is the range.',
      'Тайно посмотрите закрытую угрозу или сдвиньте врага на 1 поле. Сила – это дальность.',
    ],
    'MA-INT-01',
  ),
  plan: term(
    ['Planen', 'Plan', 'План'],
    [
      'Zieh so viele Planungskarten, wie die Karte stark ist, und behalte eine. Sie hilft später, zum Beispiel gegen Schaden.',
      'Draw as many planning cards as the card is strong and keep one. It helps later, against damage for instance.',
      'Возьмите столько карт планов, какова сила карты, и оставьте одну. Она выручит позже, например от урона.',
    ],
    'MA-PLN-01',
  ),
  mission: term(
    ['Missionsaktion', 'Mission action', 'Действие миссии'],
    [
      'Was nur diese Mission kann, oder eine Fähigkeit, die auf jedem Bereich gilt. Die Mission und die Karte sagen, was.',
      'What only this mission can do, or an ability that works on any area. The mission and the card say what.',
      'То, что умеет только эта миссия, или свойство для любой зоны. Что именно, говорят миссия и карта.',
    ],
    'MA-ACT-06',
  ),
  melee: term(
    ['Nahkämpfer', 'Melee', 'Ближний бой'],
    [
      'Diese Gegner handeln nur, wenn ein Ereignis Nahkämpfer ruft. Dann kommen sie ganz nah.',
      'These enemies act only when an event calls melee. Then they come very close.',
      'Эти враги действуют, только когда событие зовёт ближний бой. Тогда они подходят вплотную.',
    ],
    'MA-THR-05',
  ),
  blaster: term(
    ['Blaster', 'Blaster', 'Бластер'],
    [
      'Diese Gegner handeln nur, wenn ein Ereignis Blaster ruft. Sie schießen auf mittlere Entfernung.',
      'These enemies act only when an event calls blasters. They shoot from a middle distance.',
      'Эти враги действуют, только когда событие зовёт бластеры. Стреляют со средней дистанции.',
    ],
    'MA-THR-05',
  ),
  sharpshooter: term(
    ['Scharfschütze', 'Sharpshooter', 'Снайпер'],
    [
      'Diese Gegner handeln nur, wenn ein Ereignis Scharfschützen ruft. Sie treffen von sehr weit.',
      'These enemies act only when an event calls sharpshooters. They hit from far away.',
      'Эти враги действуют, только когда событие зовёт снайперов. Бьют очень издалека.',
    ],
    'MA-THR-05',
  ),
  alert: term(
    ['Alarm', 'Alert', 'Тревога'],
    [
      'Ein Ereignis, das sich an keine Klasse hält: ein Hinterhalt, eine Störung, ein wilder Schusswechsel.',
      'An event that keeps to no class: an ambush, jamming, a wild exchange of fire.',
      'Событие вне классов: засада, помехи, беспорядочная перестрелка.',
    ],
    'MA-BCK-01',
  ),
  star: term(
    ['Verstärkung', 'Reinforcements', 'Подкрепление'],
    [
      'Neue Gegner erscheinen auf dem Sternfeld, das dem Charakter am nächsten ist.',
      'New enemies appear on the star space nearest to the character.',
      'Новые враги появляются на ближайшем к персонажу поле со звездой.',
    ],
    'MA-REI-01',
  ),
  sentry: term(
    ['Wachposten', 'Sentry', 'Часовой'],
    [
      'Wer seine Bewegung auf seinem Feld oder daneben beendet, erleidet sofort 1 Schaden.',
      'Whoever ends a movement in its space or beside it suffers 1 damage at once.',
      'Кто завершает движение на его поле или рядом, сразу получает 1 урон.',
    ],
    'MA-SEN-01',
  ),
  strike: term(
    ['Fähigkeit', 'Ability', 'Свойство'],
    [
      'Dieser Gegner kann etwas Besonderes; sein Name sagt beim Ansehen der Karte, was.',
      'This enemy can do something special; look at its card to see what.',
      'Этот враг умеет кое-что особенное; посмотрите его карту.',
    ],
  ),
  effect: term(
    ['Besonderer Marker', 'Special token', 'Особый жетон'],
    [
      'Wird dieser Marker aufgedeckt, geschieht, was die Mission dazu sagt.',
      'When this token is revealed, what the mission says about it happens.',
      'Когда этот жетон вскрыт, происходит то, что сказано в миссии.',
    ],
  ),
  jamming: term(
    ['Störung', 'Disruption', 'Помехи'],
    [
      'Ein Störmarker zählt zur Summe seines Bereichs: Es fehlt weniger bis zum nächsten Ereignis.',
      'A disruption token counts toward the total of its area: the next event is nearer.',
      'Жетон помех входит в сумму своей зоны: до события остаётся меньше.',
    ],
    'MA-DIS-01',
  ),
  heal: term(
    ['Medipack', 'Medkit', 'Аптечка'],
    [
      'Wer in seinem Aktionsschritt auf dem Feld ist, kann es ablegen und 1 Schaden heilen.',
      'Whoever is on its space in the own action step may discard it to heal 1 damage.',
      'Кто на этом поле в свой шаг действий, может сбросить её и вылечить 1 урон.',
    ],
    'MA-OBJ-01',
  ),
  'free-action': term(
    ['Freie Aktion', 'Free action', 'Свободное действие'],
    [
      'Abgelegt gibt dieses Objekt eine Aktion, für die du keine Karte spielst.',
      'Discarded, this object gives an action for which you play no card.',
      'Сброшенный объект даёт действие, для которого карта не нужна.',
    ],
    'MA-FRE-01',
  ),
  'open-door': term(
    ['Schlüsselkarte', 'Key card', 'Ключ-карта'],
    [
      'Dieses Objekt öffnet eine verschlossene Tür; sie bleibt offen.',
      'This object opens a locked door; it stays open.',
      'Этот объект открывает запертую дверь, и она остаётся открытой.',
    ],
    'MA-TER-05',
  ),
  goal: term(
    ['Darum geht es', 'What it is about', 'Ради чего всё'],
    [
      'Das Ziel der Mission hängt daran. Wer es trägt, zeigt dieses Zeichen.',
      'The goal of the mission depends on it. Whoever carries it shows this sign.',
      'От этого зависит цель миссии. Знак виден у того, кто это несёт.',
    ],
    'MA-WIN-01',
  ),
  nothing: term(
    ['Leer', 'Empty', 'Пусто'],
    [
      'Hier ist nichts zu holen. Es hält niemanden auf.',
      'Nothing to be had here. It stops nobody.',
      'Здесь ничего нет. Никого не останавливает.',
    ],
    'MA-THR-09',
  ),
  shield: term(
    ['Geschützt', 'Protected', 'Под защитой'],
    [
      'Der nächste Schaden an diesem Charakter wird abgewehrt.',
      'The next damage to this character is blocked.',
      'Следующий урон этому персонажу будет заблокирован.',
    ],
  ),
  hand: term(
    ['Handkarten', 'Cards in hand', 'Карты в руке'],
    [
      'So viele Fertigkeitskarten hält diese Person. Am Zugende wird auf 4 nachgezogen, schwer auf 3.',
      'How many skill cards this person holds. At the end of a turn one draws up to 4, on hard up to 3.',
      'Сколько карт навыков в руке. В конце хода добирают до 4, на сложном уровне до 3.',
    ],
    'MA-TRN-02',
  ),
  event: term(
    ['Ereignis', 'Event', 'Событие'],
    [
      'Steht ein Bereich am Ende des Zuges auf 5 oder mehr, kommt eine Ereigniskarte, und der Bereich wird geleert.',
      'If an area stands at 5 or more at the end of the turn, an event card comes, and the area is cleared.',
      'Если в конце хода в зоне 5 или больше, выходит карта события, и зона очищается.',
    ],
    'MA-EVS-05',
  ),
  crisis: term(
    ['Krise', 'Crisis', 'Кризис'],
    [
      'Ab 6 kommt vor dem Ereignis noch eine Krise. Was sie tut, sagt die Mission.',
      'From 6 on a crisis comes before the event. The mission says what it does.',
      'С 6 перед событием наступает ещё и кризис. Что он делает, говорит миссия.',
    ],
    'MA-EVS-04',
  ),
  time: term(
    ['Zeitleiste', 'Time track', 'Шкала времени'],
    [
      'Jedes Mal, wenn der Ereignisstapel leer ist, rückt sie vor. Ist sie voll, ist die Mission verloren.',
      'It moves on whenever the event deck is empty. When it is full, the mission is lost.',
      'Сдвигается каждый раз, когда колода событий пуста. Заполнится – миссия провалена.',
    ],
    'MA-EMP-01',
  ),
  track: term(
    ['Krisenleiste', 'Crisis track', 'Шкала кризиса'],
    [
      'Jede Krise zählt hier. Was bei vollem Stand geschieht, sagt die Mission.',
      'Every crisis counts here. The mission says what happens when it is full.',
      'Каждый кризис отмечается здесь. Что будет, когда она заполнится, говорит миссия.',
    ],
    'MA-CRI-01',
  ),
  role: term(
    ['Geheim', 'Secret', 'Секрет'],
    ['Diese Karte kennt nur, wem sie gehört.', 'Only its owner knows this card.', 'Эту карту знает только владелец.'],
  ),
  egg: term(
    ['Marker', 'Token', 'Жетон'],
    ['Was damit ist, sagt die Mission.', 'The mission says what it is about.', 'Что с этим делать, говорит миссия.'],
  ),
  part: term(
    ['Marker', 'Marker', 'Маркер'],
    [
      'Was damit zu tun ist, sagt der Auftrag.',
      'The contract says what to do with it.',
      'Что с ним делать, говорит контракт.',
    ],
  ),
  figure: term(
    ['Figur', 'Figure', 'Фигура'],
    [
      'Was mit ihr ist, sagt der Auftrag.',
      'The contract says what it is about.',
      'Что с ней делать, говорит контракт.',
    ],
  ),
  box: term(
    ['Marker', 'Marker', 'Маркер'],
    [
      'Was damit zu tun ist, sagt der Auftrag.',
      'The contract says what to do with it.',
      'Что с ним делать, говорит контракт.',
    ],
  ),
  health: term(
    ['Herzen', 'Hearts', 'Сердца'],
    [
      'So viel Schaden hält ein Charakter noch aus. Beim letzten ist die Mission verloren.',
      'How much damage a character can still take. With the last one the mission is lost.',
      'Сколько урона персонаж ещё выдержит. С последним сердцем миссия провалена.',
    ],
    'MA-DMG-01',
  ),
  mark: term(
    ['Markiert', 'Marked', 'Отмечен'],
    [
      'Auf diesen Gegner kommt es an; der Auftrag sagt, warum.',
      'This enemy matters; the contract says why.',
      'Этот враг важен; почему, говорит контракт.',
    ],
  ),
  start: term(
    ['Startfeld', 'Start space', 'Стартовое поле'],
    [
      'Hier habt ihr begonnen, und hierher kommt ihr meist zurück.',
      'Here you began, and here you usually come back to.',
      'Здесь вы начали и сюда обычно возвращаетесь.',
    ],
  ),
} as const;

/** What has no sign of its own. */
export const THINGS = {
  strength: term(
    ['Stärke', 'Strength', 'Сила'],
    [
      'Wie viel die Aktion bewirkt, und so viel kommt zur Summe des Bereichs.',
      'How much the action does, and so much is added to the total of the area.',
      'Насколько сильно действие, и столько же прибавится к сумме зоны.',
    ],
    'MA-ACT-02',
  ),
  bonus: term(
    ['Bonus', 'Bonus', 'Бонус'],
    [
      'Auf dem Bereich mit diesem Zeichen ist die Karte um 1 stärker; die Summe wächst dadurch nicht.',
      'On the area with this sign the card is 1 stronger; the total does not grow by it.',
      'В зоне с этим знаком карта сильнее на 1; сумма от этого не растёт.',
    ],
    'MA-SKL-01',
  ),
  special: term(
    ['Besondere Fähigkeit', 'Special ability', 'Особое свойство'],
    [
      'Sie gilt nur, wenn die Karte auf dem Bereich mit diesem Zeichen liegt. Nutzen musst du sie nicht.',
      'It works only when the card is played on the area with this sign. You need not use it.',
      'Работает, только если карта сыграна в зону с этим знаком. Использовать не обязательно.',
    ],
    'MA-SKL-04',
  ),
  total: term(
    ['Summe des Bereichs', 'Total of the area', 'Сумма зоны'],
    [
      'Karten und Störmarker zusammen. Ab 5 kommt am Zugende ein Ereignis, ab 6 auch eine Krise. Darunter bleibt es ruhig.',
      'Cards and disruption tokens together. From 5 an event comes at the end of the turn, from 6 a crisis too. Below it stays calm.',
      'Карты и жетоны помех вместе. С 5 в конце хода придёт событие, с 6 ещё и кризис. Меньше – спокойно.',
    ],
    'MA-EVS-02',
  ),
  'next-event': term(
    ['Nächstes Ereignis', 'Next event', 'Следующее событие'],
    [
      'Die Rückseite verrät, wen das nächste Ereignis ruft, und wie viele Karten noch kommen, bevor die Zeit vorrückt.',
      'The back tells whom the next event calls, and how many cards are left before time moves on.',
      'Рубашка подсказывает, кого позовёт следующее событие и сколько карт осталось до сдвига времени.',
    ],
    'MA-BCK-02',
  ),
  'plan-card': term(
    ['Behaltener Plan', 'Plan you keep', 'Ваш план'],
    [
      'Er liegt offen bereit, bis sein Moment kommt; dann wird er abgelegt.',
      'It lies ready for all to see until its moment comes; then it is discarded.',
      'Лежит открыто, пока не придёт его момент; потом сбрасывается.',
    ],
    'MA-PLN-08',
  ),
  facedown: term(
    ['Verdeckte Bedrohung', 'Facedown threat', 'Закрытая угроза'],
    [
      'Ein Gegner oder ein Objekt. Wer das Feld betritt, bleibt stehen und deckt auf.',
      'An enemy or an object. Whoever enters the space stops there and reveals it.',
      'Враг или объект. Кто входит на поле, останавливается и вскрывает её.',
    ],
    'MA-MOV-04',
  ),
  danger: term(
    ['Gefahr', 'Danger', 'Опасность'],
    [
      'Käme das nächste Ereignis jetzt, könnte dieser Gegner jemanden angreifen.',
      'If the next event came now, this enemy could attack somebody.',
      'Если событие придёт сейчас, этот враг может кого-то атаковать.',
    ],
    'MA-EAT-01',
  ),
  goals: term(
    ['Ziel der Mission', 'Goal of the mission', 'Цель миссии'],
    [
      'Grün: so gewinnt ihr. Rot: so verliert ihr. Die Fähnchen auf der Karte zeigen, wo es weitergeht.',
      'Green: how you win. Red: how you lose. The flags on the map show where to go on.',
      'Зелёное: как победить. Красное: как проиграть. Флажки на карте показывают, куда дальше.',
    ],
    'MA-WIN-01',
  ),
} as const;
