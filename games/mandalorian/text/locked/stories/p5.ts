import { type AdventureStories, missionStories, type Stories, told } from '../../stories/index.ts';

export const adventure: AdventureStories = {
  40: {
    name: told('Umschlag 1: Aufträge', 'Envelope 1: Contracts', 'Конверт 1: контракты'),
    text: told(
      'Öffnet Umschlag 1. Es ist ruhig geworden um euch, und Ruhe bezahlt keine Rechnungen. Ein Auftrag lässt sich auf jeder Karte und mit allen Charakteren spielen.',
      'Open envelope 1. Things have grown quiet around you, and quiet pays no bills. A contract can be played on any map and with any characters.',
      'Откройте конверт 1. Вокруг вас стало тихо, а тишиной по счетам не заплатишь. Контракт можно играть на любой карте и любыми персонажами.',
    ),
  },
  41: {
    name: told('Erster Auftrag', 'First Contract', 'Первый контракт'),
    text: told(
      'Ein Schrotthändler zahlt für alles, was vom letzten Gefecht übrig ist. Die Karte sucht ihr euch aus.',
      'A scrap dealer pays for whatever the last battle has left behind. You choose the map.',
      'Торговец ломом платит за всё, что осталось от последнего боя. Карту выбираете вы.',
    ),
  },
};

export const missions: Stories = {
  ...missionStories('c1', {
    intro: [
      told(
        'Nach jedem Kampf bleibt etwas liegen. Jemand zahlt dafür, dass es nicht liegen bleibt.',
        'Every fight leaves something behind. Somebody pays for it not to stay there.',
        'После каждого боя что-то остаётся лежать. Кто-то платит, чтобы оно там не залежалось.',
      ),
      told(
        'Die Stellen sind bekannt, der Preis ist vereinbart. Leider wissen auch andere davon.',
        'The places are known, the price is agreed. Unfortunately others know them too.',
        'Места известны, цена оговорена. К сожалению, знаете об этом не только вы.',
      ),
      told(
        'Einsammeln, zurückbringen, kassieren. Was soll da schiefgehen?',
        'Collect it, bring it back, get paid. What could go wrong?',
        'Собрать, привезти, получить деньги. Что тут может пойти не так?',
      ),
    ],
    won: told(
      'Alles an Bord, alles bezahlt. Der Händler zählt zweimal nach und sieht fast zufrieden aus.',
      'Everything on board, everything paid. The dealer counts it twice and looks almost pleased.',
      'Всё на борту, за всё заплачено. Торговец пересчитывает дважды и выглядит почти довольным.',
    ),
    lost: told(
      'Was ihr liegen lasst, holen andere. Sie sind schon dabei.',
      'What you leave behind, others will fetch. They have already started.',
      'Что бросили вы, подберут другие. Они уже подбирают.',
    ),
  }),
  ...missionStories('c2', {
    intro: [
      told(
        'Er weiß etwas, und zu viele Leute wissen, dass er es weiß.',
        'He knows something, and too many people know that he does.',
        'Он кое-что знает, и слишком многие знают, что он это знает.',
      ),
      told(
        'Der Treffpunkt liegt am falschen Ende der Karte. Natürlich.',
        'The meeting place is at the wrong end of the map. Of course it is.',
        'Место встречи — на дальнем краю карты. Ну разумеется.',
      ),
      told(
        'Er kann nicht schießen, er kann nicht schleichen, und er hört nicht auf zu reden. Bringt ihn lebend zurück.',
        'He cannot shoot, he cannot sneak, and he will not stop talking. Bring him back alive.',
        'Стрелять он не умеет, красться тоже, и болтает без умолку. Верните его живым.',
      ),
    ],
    won: told(
      'Er redet noch, als sich die Luke schließt. Diesmal hören alle zu.',
      'He is still talking when the hatch closes. This time everybody listens.',
      'Он всё ещё говорит, когда закрывается люк. На этот раз слушают все.',
    ),
    lost: told(
      'Was er wusste, weiß jetzt niemand mehr.',
      'What he knew, nobody knows anymore.',
      'То, что знал он, теперь не знает никто.',
    ),
  }),
};

export const cards: Stories = {
  'token-2': told(
    'Verbeult, verrußt und für irgendjemanden sehr viel wert.',
    'Dented, sooty, and worth a great deal to somebody.',
    'Помятый, закопчённый и кому-то очень дорогой.',
  ),
  'token-3': told(
    '„Wenn ich das überlebe, erzähle ich euch alles. Wenn nicht, habt ihr Pech gehabt.“',
    '“If I live through this, I will tell you everything. If not, bad luck for you.”',
    '«Выживу — всё расскажу. Не выживу — вам не повезло».',
  ),
};
