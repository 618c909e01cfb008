import type { HowTo } from '@cantina/web/kit';

/** The game on one page, for somebody who has never seen it. Nothing of what the story reveals later is in here. */
export const how: HowTo = {
  intro: {
    de: 'Ihr erledigt gemeinsam einen Auftrag und gewinnt oder verliert zusammen. Jede Mission sagt, was zu tun ist; nach jeder geht die Geschichte weiter.',
    en: 'You carry out a job together and win or lose together. Each mission says what to do; after each the story goes on.',
    ru: 'Вы вместе выполняете задание и вместе побеждаете или проигрываете. Каждая миссия говорит, что делать; после каждой история идёт дальше.',
  },
  steps: [
    {
      title: { de: 'Zwei Karten, zwei Aktionen', en: 'Two cards, two actions', ru: 'Две карты — два действия' },
      text: {
        de: 'In deinem Zug legst du zwei Karten auf zwei verschiedene Felder: Bewegen, Angreifen, Erkunden oder Planen. Die Zahl der Karte ist die Stärke: 4 auf Bewegen heißt bis zu vier Felder weit.',
        en: 'In your turn you play two cards on two different areas: Move, Attack, Intel or Plan. The number on the card is the strength: 4 on Move means up to four spaces.',
        ru: 'В свой ход вы кладёте две карты на две разные области: движение, атака, разведка или план. Число на карте — сила: 4 на движении — до четырёх клеток.',
      },
      pieces: [
        { face: 'area:move', name: { de: 'Bewegen', en: 'Move', ru: 'Движение' } },
        { face: 'area:attack', name: { de: 'Angreifen', en: 'Attack', ru: 'Атака' } },
        { face: 'area:intel', name: { de: 'Erkunden', en: 'Intel', ru: 'Разведка' } },
        { face: 'area:plan', name: { de: 'Planen', en: 'Plan', ru: 'План' } },
      ],
    },
    {
      title: { de: 'Fünf und sechs', en: 'Five and six', ru: 'Пять и шесть' },
      text: {
        de: 'Die Karten bleiben auf den Feldern liegen. Kommt ein Feld zusammen auf genau 5, gibt es ein Ereignis; ab 6 kommt davor noch eine Krise. Danach wird das Feld leer. Rechnet vorher: Der Tisch zeigt, was geschehen würde.',
        en: 'Cards stay on their areas. When an area adds up to exactly 5, there is an event; with 6 or more a crisis comes before it. Then the area is cleared. Count ahead: the table shows what would happen.',
        ru: 'Карты остаются на областях. Ровно 5 в сумме — событие; 6 и больше — сначала ещё и кризис. Потом область очищается. Считайте заранее: стол показывает, что случится.',
      },
      pieces: [{ face: 'closing-in' }, { face: 'firing-line' }, { face: 'ambush' }],
    },
    {
      title: { de: 'Was verdeckt liegt', en: 'What lies facedown', ru: 'Что лежит закрытым' },
      text: {
        de: 'Überall liegen verdeckte Bedrohungen. Gehst du auf so ein Feld, wird aufgedeckt: ein Gegner, ein Wachposten oder etwas Brauchbares. Mit Erkunden siehst du vorher heimlich nach.',
        en: 'Facedown threats lie everywhere. If you enter such a space, it is revealed: an enemy, a sentry or something useful. With Intel you look at it in secret first.',
        ru: 'Повсюду лежат закрытые угрозы. Войдёте на такую клетку — она раскроется: враг, часовой или что-то полезное. Разведка позволяет тайно посмотреть заранее.',
      },
      pieces: [{ face: 'm1-raider' }, { face: 'm1-lookout' }, { face: 'm1-medkit' }],
    },
    {
      title: { de: 'Kämpfen', en: 'Fight', ru: 'Бой' },
      text: {
        de: 'Ein Angriff trifft ein Ziel auf deinem oder einem benachbarten Feld, mit der Stärke der Karte als Schaden. Gegner schlagen in Ereignissen zurück. Ist eine eurer Figuren am Ende ihrer Gesundheit, habt ihr alle verloren.',
        en: 'An attack hits one target on your space or a neighbouring one, with the card’s strength as damage. Enemies strike back in events. If one of your characters runs out of health, all of you have lost.',
        ru: 'Атака бьёт одну цель на вашей или соседней клетке с силой карты. Враги отвечают в событиях. Если у кого-то из ваших кончилось здоровье, проиграли все.',
      },
      pieces: [{ face: 'flamethrower' }, { face: 'twin-blasters' }, { face: 'beskar-helmet' }],
    },
    {
      title: { de: 'Planen', en: 'Plan', ru: 'План' },
      text: {
        de: 'Mit Planen ziehst du so viele Plankarten wie die Stärke und darfst eine behalten. Sie helfen später, meist im schlimmsten Moment.',
        en: 'With Plan you draw as many planning cards as the strength and may keep one. They help later, mostly at the worst moment.',
        ru: 'План: возьмите столько карт плана, какова сила, и оставьте одну. Они выручают позже, обычно в самый трудный миг.',
      },
      pieces: [{ face: 'second-wind' }, { face: 'prepared' }, { face: 'cover' }],
    },
    {
      title: { de: 'Allein oder zusammen', en: 'Alone or together', ru: 'В одиночку или вместе' },
      text: {
        de: 'Allein führst du zwei Figuren mit einer Hand. Zusammen hat jede Person ihre eigene Figur; ihr dürft über eure Karten reden, aber sie nicht zeigen.',
        en: 'Alone you lead two characters with one hand of cards. Together everybody has a character; you may talk about your cards, but not show them.',
        ru: 'В одиночку вы ведёте двух героев с одной рукой карт. Вместе у каждого свой герой; о картах можно говорить, но показывать их нельзя.',
      },
      pieces: [{ face: 'mandalorian' }, { face: 'ig11' }, { face: 'cara' }],
    },
  ],
  chapters: {
    'MA-ACT': ['steady-advance', 'quick-draw'],
    'MA-ATK': ['flamethrower', 'vibroblade'],
    'MA-INT': ['target-analysis', 'tracking-scope'],
    'MA-PLN': ['prepared', 'second-wind'],
    'MA-THR': ['m1-raider', 'm1-gate-guard', 'm1-scavenger'],
    'MA-OBJ': ['m1-medkit', 'm1-supply-crate'],
    'MA-SKL': ['grappling-line', 'hunters-patience'],
    'MA-EVT': ['closing-in', 'overwatch', 'flanking-move'],
    'MA-REI': ['backup-arrives'],
    'MA-SEN': ['m1-lookout', 'm1-roof-sniper'],
    'MA-CHC': ['mandalorian', 'ig11', 'paz', 'cara'],
  },
  advice: {
    de: 'Die erste Mission der Geschichte ist auch die Lehrstunde. Allein spielst du den Mandalorianer und IG-11; „leicht“ gibt allen mehr Gesundheit.',
    en: 'The first mission of the story is the lesson, too. Alone you play the Mandalorian and IG-11; “easy” gives everybody more health.',
    ru: 'Первая миссия истории — это и урок. В одиночку вы играете за Мандалорца и IG-11; на «лёгком» у всех больше здоровья.',
  },
};
