import { type Stories, told } from './terms.ts';

/** Characters, events, planning cards and objects of the first game. */
export const CARD_STORIES: Stories = {
  mandalorian: told(
    'Wenig Worte, viel Beskar. Wer ihn anheuert, bekommt, wofür er bezahlt hat.',
    'Few words, plenty of beskar. Whoever hires him gets what was paid for.',
    'Мало слов, много бескара. Кто его нанял, получит то, за что заплатил.',
  ),
  ig11: told(
    'Er hat die Lage berechnet. Sie gefällt ihm nicht, aber das stand nie zur Debatte.',
    'It has computed the odds. It does not like them, but nobody asked.',
    'Он просчитал шансы. Они ему не нравятся, но его никто не спрашивал.',
  ),
  paz: told(
    'Wo er steht, ist die Straße zu Ende.',
    'Where he stands, the street ends.',
    'Там, где он встал, улица заканчивается.',
  ),
  mayfeld: told(
    'Redet zu viel, trifft zu gut und hat dafür eine Hand mehr als nötig.',
    'Talks too much, shoots too well, and has one hand more than he needs.',
    'Слишком много болтает, слишком метко стреляет, и рук у него на одну больше, чем нужно.',
  ),
  xian: told(
    'Wer sie lachen hört, sollte nachzählen, ob noch alle Messer an ihrem Gürtel stecken.',
    'If you hear her laugh, count the knives on her belt. One is missing.',
    'Если слышите её смех, пересчитайте ножи у неё на поясе. Одного не хватает.',
  ),
  burg: told(
    'Türen sind für Leute, die nicht durch Wände passen.',
    'Doors are for people who cannot go through the wall.',
    'Двери придумали для тех, кто не умеет проходить сквозь стены.',
  ),
  cara: told(
    'Der Krieg ist vorbei. Das hat man ihr gesagt, und sie glaubt es noch immer nicht.',
    'The war is over. So they told her, and she still does not believe it.',
    'Война кончилась. Ей так сказали, и она до сих пор не верит.',
  ),
  greef: told(
    'Er kennt jeden, der etwas schuldet, und jeden, der etwas vergessen möchte.',
    'He knows everybody who owes something and everybody who would rather forget it.',
    'Он знает всех, кто должен, и всех, кто хотел бы об этом забыть.',
  ),

  'headlong-charge': told(
    'Ein Schrei, dann noch einer, und plötzlich rennen sie alle.',
    'One shout, then another, and suddenly all of them are running.',
    'Крик, за ним другой — и вдруг бегут все.',
  ),
  'closing-in': told(
    'Die Schritte kommen von links. Und von rechts.',
    'The footsteps come from the left. And from the right.',
    'Шаги слышны слева. И справа тоже.',
  ),
  cornered: told('Hinter euch ist nur noch Wand.', 'There is nothing behind you but wall.', 'Позади только стена.'),
  'firing-line': told(
    'Sie knien sich hin, einer neben dem anderen. Das haben sie geübt.',
    'They kneel side by side. They have practiced this.',
    'Они опускаются на колено, плечом к плечу. Это они отработали.',
  ),
  'advance-and-fire': told(
    'Drei Schritte, ein Schuss. Drei Schritte, ein Schuss.',
    'Three steps, one shot. Three steps, one shot.',
    'Три шага, выстрел. Три шага, выстрел.',
  ),
  'flanking-move': told(
    'Zwei von ihnen sind nicht mehr da, wo sie eben noch waren.',
    'Two of them are no longer where they were a moment ago.',
    'Двоих уже нет там, где они только что стояли.',
  ),
  'clear-shot': told(
    'Ein roter Punkt wandert über den Staub und bleibt stehen.',
    'A red dot wanders across the dust and stops.',
    'Красная точка ползёт по пыли и замирает.',
  ),
  overwatch: told(
    'Wer sich jetzt rührt, wird gesehen.',
    'Whoever stirs now will be seen.',
    'Кто сейчас шевельнётся, того заметят.',
  ),
  'mixed-volley': told(
    'Klingen vorn, Blaster dahinter: Irgendwer hat hier das Kommando übernommen.',
    'Blades in front, guns behind: somebody has taken command.',
    'Клинки впереди, стволы сзади: кто-то принял командование.',
  ),
  'backup-arrives': told(
    'Am Horizont steigt Staub auf. Das ist kein Sturm.',
    'Dust is rising on the horizon. It is not a storm.',
    'На горизонте поднимается пыль. Это не буря.',
  ),
  ambush: told(
    'Es war die ganze Zeit zu still.',
    'It has been too quiet all along.',
    'Всё это время было слишком тихо.',
  ),
  'scrambled-comms': told(
    'Aus dem Funk kommt nur noch Rauschen. Dann lacht jemand.',
    'Nothing but static on the comms. Then somebody laughs.',
    'В эфире одно шипение. Потом кто-то смеётся.',
  ),

  'no-luck': told(
    'Ein guter Plan. Für einen anderen Tag.',
    'A good plan. For some other day.',
    'Хороший план. Но для другого дня.',
  ),
  defend: told(
    'Der Schuss prallt ab. Die Delle bleibt.',
    'The shot glances off. The dent remains.',
    'Выстрел отскочил. Вмятина осталась.',
  ),
  'second-wind': told(
    'Noch nicht. Noch lange nicht.',
    'Not yet. Not for a long while yet.',
    'Ещё не конец. Далеко не конец.',
  ),
  prepared: told(
    'Wer zweimal hinsieht, muss nur einmal schießen.',
    'Look twice and you only need to shoot once.',
    'Посмотри дважды — и хватит одного выстрела.',
  ),
  retaliate: told('Das war ein Fehler. Seiner.', 'That was a mistake. Theirs.', 'Это была ошибка. И не ваша.'),
  'keep-calm': told(
    'Ausatmen. Zielen. Die anderen sind nervöser.',
    'Breathe out. Aim. They are more nervous than you.',
    'Выдох. Прицел. Им страшнее, чем вам.',
  ),
  cover: told(
    'Ein Schuss über die Schulter eines Freundes, keine Handbreit daneben.',
    'A shot past a friend’s shoulder, not a hand’s breadth off.',
    'Выстрел над плечом друга, в ладони от щеки.',
  ),

  'm1-medkit': told(
    'Halb leer und abgelaufen. Es wird reichen.',
    'Half empty and past its date. It will do.',
    'Полупустой и просроченный. Сойдёт.',
  ),
  'm1-supply-crate': told(
    'Energiezellen, Seil und ganz unten eine Karte vom Gelände.',
    'Power cells, rope, and at the bottom a map of the place.',
    'Батареи, верёвка, а на самом дне — план лагеря.',
  ),
  'm1-asset': told(
    'Der Peilsender blinkt jetzt so schnell, dass er fast leuchtet.',
    'The fob is blinking so fast now that it nearly glows.',
    'Маячок мигает так часто, что почти светится.',
  ),
};
