import { type DeckStories, told } from './terms.ts';

export const RING_OF_KAFRENE_TAKODANA: DeckStories<'ring-of-kafrene-takodana'> = {
  'encounter/ring-of-kafrene-takodana-1': [
    told(
      'In der Gasse der Stimmen kostet jedes Gesicht tausend.',
      'In the alley of voices every face costs a thousand.',
      'В переулке голосов любое лицо стоит тысячу.',
    ),
    told(
      'Der Spieltisch in der Burg ist älter als die Republik. Gewonnen wird immer noch.',
      'The gaming table in the castle is older than the Republic. People still win at it.',
      'Игорный стол в замке старше Республики. Но выигрывают за ним до сих пор.',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-2': [
    told(
      'Zwei Reisende, ein vertauschter Pass und niemand, der genau hinsieht.',
      'Two travelers, one swapped pass, and nobody looking closely.',
      'Два путника, один подменённый паспорт, и никто не присматривается.',
    ),
    told(
      'Eine Wache der Burg hat genug vom Tor und möchte sehen, wohin alle fliegen.',
      'A castle guard is tired of the gate and wants to see where everybody flies.',
      'Стражу замка надоели ворота: хочется увидеть, куда все улетают.',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-3': [
    told(
      'Drei Frachter in einem Monat. Die Reeder legen zusammen und suchen jemanden mit Kanonen.',
      'Three freighters in a month. The owners pool their money and look for someone with guns.',
      'Три грузовика за месяц. Судовладельцы скинулись и ищут того, у кого есть пушки.',
    ),
    told(
      'Eine Fahne aus vergessenen Kriegen hängt über der Bar. Du kennst ihre Geschichte – beinahe.',
      'A banner from forgotten wars hangs above the bar. You know its story, almost.',
      'Над стойкой висит знамя забытой войны. Вы знаете его историю — почти.',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-4': [
    told(
      'Zwischen zwei Felsen, in zwei Metern Breite: der Hintereingang einer Bank. Die Schließfächer kennst du.',
      'Between two rocks, in a gap two meters wide: the back door of a bank. You know some of its customers.',
      'Меж двух скал, в щели шириной в два метра, — чёрный ход банка. Кое-кого из вкладчиков вы знаете.',
    ),
    told(
      'Wer hier einen Krug ausgibt, hat am nächsten Morgen einen Freund.',
      'Whoever buys a jug here has a friend by morning.',
      'Кто угостит здесь кувшином, к утру обзаведётся другом.',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-5': [
    told(
      'Eine andere Crew behauptet, die Kisten an der Rampe gehörten ihr.',
      'Another crew claims that the crates on the ramp are theirs.',
      'Другая команда утверждает, что ящики на рампе принадлежат ей.',
    ),
    told(
      '„Jemand hat das hier stehen lassen“, sagt der Wirt. „Schaff es weg, dann ist es deins.“',
      '“Somebody left this here,” says the innkeeper. “Take it away and it is yours.”',
      '«Кто-то это оставил, — говорит трактирщик. — Унесёте — ваше».',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-6': [
    told(
      'Ein Pirat hat dem Falschen die Schlüssel gestohlen. Das Imperium hätte ihn gern.',
      'A pirate stole the wrong man’s keys. The Empire would like to have him.',
      'Пират стащил ключи не у того человека. Империя хотела бы его получить.',
    ),
    told(
      'In den Kellern der Burg liegen Schätze, die ihre Besitzer überlebt haben.',
      'The castle cellars hold treasures that have outlived their owners.',
      'В подвалах замка лежат сокровища, пережившие владельцев.',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-7': [
    told(
      'Ein Funker kennt die Notfrequenzen aller Flotten. Ein falscher Ruf, und sie drehen um.',
      'A radio operator knows every fleet’s distress channel. One false call and they turn back.',
      'Радист знает аварийные частоты всех флотов. Один ложный вызов — и они повернут назад.',
    ),
    told(
      'Das Kaminfeuer brennt, die Betten sind frei. In Gesellschaft lässt sich auch verdienen.',
      'The fire is lit and the beds are free. In company there is money to be made, too.',
      'Камин горит, постели свободны. А в компании можно и подзаработать.',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-8': [
    told(
      'Ein unscheinbarer Kasten, der Sensoren müde macht.',
      'A plain box that makes sensors tired.',
      'Неприметный ящик, от которого сенсоры клонит в сон.',
    ),
    told(
      'Die alte Wirtin mustert dich durch dicke Gläser. „Ich kenne deine Freunde“, sagt sie.',
      'The old hostess studies you through thick lenses. “I know your friends,” she says.',
      'Старая хозяйка разглядывает вас сквозь толстые линзы. «Я знаю твоих друзей», — говорит она.',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-9': [
    told(
      'Ein Unterhändler bietet dir an, einen Namen zu verkaufen – oder deinen reinzuwaschen.',
      'A go-between offers to sell a name for you, or to clean yours.',
      'Посредник предлагает продать чьё-то имя — или отмыть ваше.',
    ),
    told(
      'Ein imperialer Sicherheitsdroide läuft frei herum, mit Meinungen. Jemand will ihn zurück.',
      'An Imperial security droid is on the loose, with opinions. Someone wants it back.',
      'Имперский дроид-охранник разгуливает на свободе и со всеми спорит. Кто-то хочет его вернуть.',
    ),
  ],
  'encounter/ring-of-kafrene-takodana-10': [
    told(
      'Die Wand ist voller Steckbriefe. Der oberste ist noch feucht.',
      'The wall is full of warrants. The topmost is still wet.',
      'Стена увешана ордерами. На верхнем ещё не высохла краска.',
    ),
    told(
      'Ein Zecher murmelt im Schlaf zwölf Ziffern und das Wort „Cantonica“.',
      'A drinker mumbles twelve digits in his sleep, and the word “Cantonica”.',
      'Пьяница бормочет во сне двенадцать цифр и слово «Кантоника».',
    ),
  ],
};
