import type { HowTo } from '@cantina/web/kit';

/** The game on one page, for somebody who has never seen it. */
export const how: HowTo = {
  intro: {
    de: 'Eine führt das Imperium, einer die Rebellen. Wer zuerst drei Stützpunkte der anderen Seite zerstört, gewinnt.',
    en: 'One of you leads the Empire, the other the Rebels. Whoever first destroys three bases of the other side wins.',
    ru: 'Один ведёт Империю, другой — повстанцев. Побеждает тот, кто первым уничтожит три базы противника.',
  },
  steps: [
    {
      title: { de: 'Karten ausspielen', en: 'Play your cards', ru: 'Разыграйте карты' },
      text: {
        de: 'Du hast jede Runde fünf Karten. Spiel sie aus: Sie bringen Ressourcen zum Kaufen, Angriff gegen den Feind und manchmal Macht. Was du nicht ausspielst, verfällt am Ende deines Zuges.',
        en: 'You have five cards each turn. Play them: they bring resources to buy with, attack against the enemy and sometimes Force. Whatever you don’t play is lost when your turn ends.',
        ru: 'Каждый ход у вас пять карт. Разыгрывайте их: они дают ресурсы для покупок, атаку против врага, а иногда Силу. Что не сыграно, сбрасывается в конце хода.',
      },
      pieces: [{ face: 'imperial-shuttle' }, { face: 'stormtrooper' }, { face: 'inquisitor' }],
    },
    {
      title: { de: 'Bessere Karten kaufen', en: 'Buy better ones', ru: 'Покупайте карты получше' },
      text: {
        de: 'In der Mitte liegen sechs Karten der Galaxis. Kaufen kannst du die deiner Seite und die neutralen. Sie kommen auf deinen Ablagestapel und später auf deine Hand: So wird dein Deck von Runde zu Runde stärker.',
        en: 'Six cards of the galaxy lie in the middle. You can buy those of your own side and the neutral ones. They go to your discard pile and come to your hand later: your deck grows stronger from turn to turn.',
        ru: 'В центре лежат шесть карт галактики. Покупать можно карты своей стороны и нейтральные. Они попадают в ваш сброс, а позже — в руку: колода крепнет с каждым ходом.',
      },
      pieces: [{ face: 'star-destroyer' }, { face: 'hwk-290' }, { face: 'boba-fett' }],
    },
    {
      title: { de: 'Den Stützpunkt angreifen', en: 'Attack the base', ru: 'Атакуйте базу' },
      text: {
        de: 'Der Angriff deiner Karten wird Schaden am Stützpunkt vor dir. Angreifen kostet dich nichts. Ist der Stützpunkt zerstört, wählt die andere Seite zu Beginn ihres Zuges einen neuen.',
        en: 'The attack of your cards becomes damage to the base across from you. Attacking costs you nothing. When a base is destroyed, the other side chooses a new one at the start of its turn.',
        ru: 'Атака ваших карт становится уроном базе напротив. Атаковать можно без потерь. Когда база уничтожена, противник в начале своего хода выбирает новую.',
      },
      pieces: [{ face: 'yavin-4' }, { face: 'at-at' }, { face: 'coruscant' }],
    },
    {
      title: { de: 'Großkampfschiffe schützen', en: 'Capital ships protect', ru: 'Крупные корабли прикрывают' },
      text: {
        de: 'Einheiten gehen am Ende deines Zuges auf die Ablage, Großkampfschiffe bleiben liegen. Solange eins da ist, muss der Feind zuerst durch die Schiffe, bevor er deinen Stützpunkt trifft.',
        en: 'Units are discarded at the end of your turn, capital ships stay. As long as you have one, the enemy must get through your ships before hitting your base.',
        ru: 'Отряды в конце хода уходят в сброс, а крупные корабли остаются. Пока они есть, враг должен сперва пробиться через них к вашей базе.',
      },
      pieces: [{ face: 'nebulon-b-frigate' }, { face: 'mon-calamari-cruiser' }, { face: 'imperial-carrier' }],
    },
    {
      title: { de: 'Die Macht auf deiner Seite', en: 'The Force on your side', ru: 'Сила на вашей стороне' },
      text: {
        de: 'Macht zieht die Marke auf der Leiste zu dir. Ist sie auf deiner Seite, wirken viele Karten stärker; steht sie ganz bei dir, bekommst du zu Beginn deines Zuges eine Ressource mehr.',
        en: 'Force pulls the marker on the track towards you. While it is on your side, many cards do more; when it is all the way with you, you start your turn with one more resource.',
        ru: 'Сила двигает маркер на шкале к вам. Пока он на вашей стороне, многие карты действуют сильнее; на последнем делении вы начинаете ход с лишним ресурсом.',
      },
      pieces: [{ face: 'darth-vader' }, { face: 'luke-skywalker' }, { face: 'kel-dor-mystic' }],
    },
    {
      title: { de: 'Den anderen etwas wegschnappen', en: 'Take it from the enemy', ru: 'Отнимите карту у врага' },
      text: {
        de: 'Liegt eine Karte der anderen Seite in der Mitte, kannst du sie mit Einheiten angreifen. Reicht dein Angriff für ihren Zielwert, ist sie weg und du bekommst ihre Belohnung.',
        en: 'If a card of the other side lies in the middle, you can attack it with your units. If your attack reaches its target value, it is gone and its reward is yours.',
        ru: 'Если в центре лежит карта противника, её можно атаковать отрядами. Хватило атаки на её значение цели — карта уходит, а награда ваша.',
      },
      pieces: [{ face: 'han-solo' }, { face: 'general-veers' }, { face: 'x-wing' }],
    },
  ],
  chapters: {
    'DB-SET': ['imperial-shuttle', 'alliance-shuttle', 'outer-rim-pilot'],
    'DB-FRC': ['darth-vader', 'luke-skywalker'],
    'DB-CRD': ['stormtrooper', 'star-destroyer', 'coruscant'],
    'DB-FAC': ['tie-fighter', 'x-wing', 'fang-fighter'],
    'DB-PLY': ['rebel-trooper', 'blockade-runner'],
    'DB-BUY': ['hwk-290', 'outer-rim-pilot'],
    'DB-ABL': ['inquisitor', 'temple-guardian', 'lobot'],
    'DB-ASG': ['at-at', 'b-wing'],
    'DB-ATK': ['death-star', 'mon-calamari-cruiser'],
    'DB-BTY': ['boba-fett', 'jyn-erso'],
    'DB-WIN': ['yavin-4', 'endor'],
  },
  advice: {
    de: 'Das Imperium beginnt und spielt sich gradlinig; die Stützpunkte für Neulinge haben kurze Texte.',
    en: 'The Empire begins and is straightforward to play; the bases for beginners have short texts.',
    ru: 'Империя ходит первой и играется прямолинейно; у баз для новичков короткие тексты.',
  },
  sides: {
    setting: 'sides',
    seats: { 'first-empire': ['empire', 'rebel'], 'first-rebel': ['rebel', 'empire'], random: [] },
    faces: { empire: 'darth-vader', rebel: 'luke-skywalker' },
  },
};
