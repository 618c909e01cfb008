import { type AdventureStories, missionStories, type Stories, type Story, told } from '../../stories/index.ts';

/** Secret roles need three people. */
export const TOO_FEW: Story = told(
  'Seid ihr nur zu zweit oder allein, spielt stattdessen, was ihr wollt.',
  'If there are only two of you, or one, play whatever you like instead.',
  'Если вас меньше трёх, играйте вместо этого что хотите.',
);

export const adventure: AdventureStories = {
  55: {
    name: told('Umschlag 2: Traut niemandem', 'Envelope 2: Trust No One', 'Конверт 2: никому не верь'),
    text: told(
      'Öffnet Umschlag 2. Es gibt Aufträge, über die man nicht mit allen spricht: Aufträge mit geheimen Rollen, für drei oder vier von euch mit je einem eigenen Charakter.',
      'Open envelope 2. Some contracts are not to be discussed with everybody: contracts with secret roles, for three or four of you with a character each.',
      'Откройте конверт 2. Есть контракты, о которых говорят не со всеми: контракты с тайными ролями, для троих или четверых, у каждого свой персонаж.',
    ),
  },
  56: {
    name: told('Dritter Auftrag', 'Third Contract', 'Третий контракт'),
    text: told(
      'Eine einfache Lieferung, gut bezahlt. Vielleicht wird jemand von euch zweimal bezahlt.',
      'A simple delivery, well paid. Perhaps one of you is paid twice.',
      'Простая доставка за хорошие деньги. Возможно, кому-то из вас заплатили дважды.',
    ),
    more: TOO_FEW,
  },
};

export const missions: Stories = {
  ...missionStories('h1', {
    intro: [
      told(
        'Ein paar Kisten, ein fairer Preis, eine Mannschaft, die sich kaum kennt.',
        'A few crates, a fair price, a crew that hardly knows itself.',
        'Несколько ящиков, честная цена, команда, где все едва знакомы.',
      ),
      told(
        'Am Abend davor hat jemand einen zweiten Preis geboten. Für das Gegenteil.',
        'The evening before, somebody offered a second price. For the opposite.',
        'Накануне вечером кто-то предложил другую цену. За обратное.',
      ),
      told(
        'Vielleicht hat niemand angenommen. Vielleicht sitzt der Verräter neben dir und schenkt dir nach.',
        'Perhaps nobody took it. Perhaps the traitor sits beside you, filling your glass.',
        'Может, никто не согласился. А может, предатель сидит рядом и подливает вам в стакан.',
      ),
    ],
    won: told(
      'Die Kisten sind geliefert. Beim Teilen sieht jeder jedem auf die Finger.',
      'The crates are delivered. While the money is shared out, everybody watches everybody’s hands.',
      'Ящики доставлены. Пока делят деньги, каждый следит за чужими руками.',
    ),
    lost: told(
      'Die Kisten sind fort, und irgendwer lacht. Oder es war einfach Pech.',
      'The crates are gone, and somebody is laughing. Or it was just bad luck.',
      'Ящики пропали, и кто-то смеётся. А может, просто не повезло.',
    ),
  }),
  ...missionStories('h2', {
    intro: [
      told(
        'Die Gruppe hat einen Auftrag. Jeder von euch hat noch einen.',
        'The group has a contract. Each of you has another.',
        'У группы есть контракт. У каждого из вас есть ещё один.',
      ),
      told(
        'Auf ein paar Köpfe ist Geld ausgesetzt. So weit sind sich alle einig.',
        'There is money on a few heads. So far everybody agrees.',
        'За несколько голов назначены деньги. Пока все согласны.',
      ),
      told(
        'Der Rest steht auf einem Zettel, den niemand zeigt.',
        'The rest is written on a slip of paper that nobody shows.',
        'Остальное написано на клочке бумаги, который никто не показывает.',
      ),
    ],
    won: told(
      'Die Arbeit ist getan. Jetzt kommen die Zettel auf den Tisch.',
      'The work is done. Now the slips of paper go on the table.',
      'Дело сделано. Теперь бумажки ложатся на стол.',
    ),
    lost: told(
      'Der Auftrag ist geplatzt. Fragt sich, für wen das eine schlechte Nachricht ist.',
      'The contract has fallen through. The question is for whom that is bad news.',
      'Контракт сорвался. Вопрос в том, для кого это плохая новость.',
    ),
  }),
};

export const cards: Stories = {
  'token-4': told(
    'Fragt nicht, was darin ist. Die anderen fragen auch nicht.',
    'Don’t ask what is inside. Nobody else does.',
    'Не спрашивайте, что внутри. Другие же не спрашивают.',
  ),
  'role-1': told(
    'Dein Wort gilt. Du wirst es heute oft geben müssen.',
    'Your word is good. You will have to give it often today.',
    'Ваше слово крепко. Сегодня давать его придётся часто.',
  ),
  'role-2': told(
    'Sie haben gut bezahlt. Besser als die hier.',
    'They paid well. Better than this lot.',
    'Вам хорошо заплатили. Лучше, чем эти.',
  ),
  'role-3': told(
    'Es gibt Dinge, die man andere tun lässt.',
    'Some things are best left to others.',
    'Есть вещи, которые лучше поручать другим.',
  ),
  'role-4': told(
    'Ein Auftrag ohne Andenken ist keiner.',
    'A job without a souvenir is no job at all.',
    'Контракт без сувенира — не контракт.',
  ),
  'role-5': told(
    'Beulen mindern den Wiederverkaufswert.',
    'Dents lower the resale value.',
    'Вмятины снижают цену при перепродаже.',
  ),
  'role-6': told(
    'Wer vorbereitet ist, hat Zeit für andere Dinge.',
    'Whoever is prepared has time for other things.',
    'У того, кто готов, есть время и на другое.',
  ),
  'role-7': told(
    'Irgendwer muss als Erster um die Ecke.',
    'Somebody has to go around the corner first.',
    'Кто-то должен первым заглянуть за угол.',
  ),
  'role-8': told(
    'Nichts Persönliches. Nur ein besseres Angebot.',
    'Nothing personal. Just a better offer.',
    'Ничего личного. Просто предложение получше.',
  ),
};
