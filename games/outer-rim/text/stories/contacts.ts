import type { Contact } from '../../content/index.ts';
import { type Story, told } from './terms.ts';

/** Who stands before you when a contact is met. */
export const CONTACT_STORIES: Readonly<Record<Contact, Story>> = {
  '4-lom': told(
    'Der Droide hat berechnet, dass du Hilfe brauchst. Er hat auch berechnet, was du bezahlen kannst.',
    'The droid has calculated that you need help. It has also calculated what you can pay.',
    'Дроид вычислил, что вам нужна помощь. И сколько вы можете заплатить — тоже.',
  ),
  'bib-fortuna': told(
    'Jabbas Haushofmeister faltet die langen Finger. Ein gutes Wort von ihm öffnet Türen.',
    'Jabba’s steward folds his long fingers. A good word from him opens doors.',
    'Управляющий Джаббы складывает длинные пальцы. Его доброе слово открывает двери.',
  ),
  'black-krrsantan': told(
    'Der Wookiee mit den Narben knurrt. Er arbeitet nur, wenn es etwas zu tun gibt.',
    'The scarred Wookiee growls. He works only when there is something to do.',
    'Вуки в шрамах рычит. Он берётся за дело, только если дело есть.',
  ),
  'black-sun-agent': told(
    'Sie setzt sich ungefragt an deinen Tisch und kennt bereits deinen Namen.',
    'She sits down at your table uninvited and already knows your name.',
    'Она без спроса садится за ваш стол и уже знает ваше имя.',
  ),
  boshek: told(
    'Der Pilot behauptet, schneller gewesen zu sein als alle anderen. Beweisen kann er es nur am Steuer.',
    'The pilot claims to have been faster than anyone. He can prove it only at the controls.',
    'Пилот уверяет, что летал быстрее всех. Доказать это он может лишь за штурвалом.',
  ),
  chewbacca: told(
    'Der Wookiee sieht sich dein Schiff lange an und seufzt. Dann holt er Werkzeug.',
    'The Wookiee looks at your ship for a long time and sighs. Then he fetches his tools.',
    'Вуки долго смотрит на ваш корабль и вздыхает. Потом идёт за инструментами.',
  ),
  dengar: told(
    'Der Mann mit dem Verband hebt sein Gewehr. „Nichts Persönliches. Jemand zahlt.“',
    'The bandaged man raises his rifle. “Nothing personal. Somebody is paying.”',
    'Человек в бинтах поднимает винтовку. «Ничего личного. Просто заплатили».',
  ),
  'doctor-evazan': told(
    'In zwölf Systemen zum Tode verurteilt, aber mit ruhiger Hand. Der Doktor hat gerade Zeit.',
    'Sentenced to death in twelve systems, but with a steady hand. The doctor is free just now.',
    'Приговорён к смерти в двенадцати системах, но рука твёрдая. Доктор как раз свободен.',
  ),
  garindan: told(
    'Unter der Kapuze pfeift es leise. Der Spitzel verkauft jedem, was er über alle weiß.',
    'A soft wheeze comes from under the hood. The informer sells what he knows about everyone, to anyone.',
    'Из-под капюшона слышен тихий свист. Доносчик продаст всё о каждом — любому.',
  ),
  'grand-admiral-thrawn': told(
    'Rote Augen ruhen auf dir. Der Großadmiral hat deine Taten studiert, auch die künftigen.',
    'Red eyes rest on you. The Grand Admiral has studied your deeds, including those to come.',
    'Красные глаза не отпускают вас. Гранд-адмирал изучил ваши дела — и будущие тоже.',
  ),
  greedo: told(
    'Der Rodianer legt die Waffe auf den Tisch, mit der Mündung zu dir. Das ist seine Art zu grüßen.',
    'The Rodian lays his weapon on the table, muzzle toward you. It is his way of saying hello.',
    'Родианец кладёт оружие на стол дулом к вам. Так он здоровается.',
  ),
  'hera-syndulla': told(
    '„Kannst du fliegen“, fragt die Twi’lek, „oder besitzt du nur ein Schiff?“',
    '“Can you fly,” asks the Twi’lek, “or do you just own a ship?”',
    '«Ты умеешь летать, — спрашивает тви’лека, — или просто владеешь кораблём?»',
  ),
  'hondo-ohnaka': told(
    'Der Pirat umarmt dich wie einen alten Freund. Danach fehlt dir vielleicht etwas.',
    'The pirate hugs you like an old friend. Afterwards something may be missing.',
    'Пират обнимает вас, как старого друга. После этого у вас может чего-то не хватать.',
  ),
  'ig-rm-droid': told(
    'Der Kampfdroide wartet auf neue Befehle. Das Syndikat vermietet ihn stundenweise.',
    'The battle droid awaits new orders. The Syndicate rents it out by the hour.',
    'Боевой дроид ждёт приказов. Синдикат сдаёт его в почасовую аренду.',
  ),
  'k-2so': told(
    'Der Sicherheitsdroide beugt sich herab. „Ich soll freundlich sein. Ich übe noch.“',
    'The security droid bends down. “I am told to be friendly. I am practicing.”',
    'Дроид-охранник наклоняется. «Мне велено быть приветливым. Я ещё учусь».',
  ),
  'leia-organa': told(
    'Die Prinzessin verschwendet keine Zeit. „Entweder du hilfst uns, oder du stehst im Weg.“',
    'The princess wastes no time. “Either you help us or you are in the way.”',
    'Принцесса не тратит времени. «Либо вы помогаете нам, либо мешаете».',
  ),
  lobot: told(
    'Die Lichter am Implantat blinken. Der Mann darunter sagt nichts und weiß alles.',
    'The lights on the implant blink. The man beneath says nothing and knows everything.',
    'Огоньки импланта мигают. Его хозяин молчит и знает всё.',
  ),
  'maz-kanata': told(
    'Sie rückt die Brille zurecht und sieht dir in die Augen, als wären es alte Bekannte.',
    'She adjusts her goggles and looks into your eyes as if she had met them before.',
    'Она поправляет очки и вглядывается в ваши глаза, будто уже где-то их видела.',
  ),
  'ponda-baba': told(
    'Der Aqualishaner mag dich nicht. Sein Freund, der Doktor, könnte das ändern, Credits auch.',
    'The Aqualish does not like you. His friend the doctor could change that, and so could credits.',
    'Аквалишу вы не нравитесь. Это может изменить его друг доктор — или кредиты.',
  ),
  'saw-gerrera': told(
    'Ein Atemzug durch die Maske. „Und was hat dir das Imperium genommen?“',
    'A breath through the mask. “And what did the Empire take from you?”',
    'Вдох сквозь маску. «А что Империя отняла у тебя?»',
  ),
  'w1-le': told(
    'Der Droide verbeugt sich, nennt drei Preise und empfiehlt den vierten.',
    'The droid bows, names three prices and recommends the fourth.',
    'Дроид кланяется, называет три цены и советует четвёртую.',
  ),
  'ziton-moj': told(
    'Der Anführer der Schwarzen Sonne lächelt nicht. Wer vor ihm steht, hat etwas, das er braucht.',
    'The leader of Black Sun does not smile. Whoever stands before him has something he needs.',
    'Глава «Чёрного солнца» не улыбается. Если вы здесь, у вас есть то, что ему нужно.',
  ),
};
