import type { Contact, Face } from '../../content/index.ts';
import { type Story, told } from './terms.ts';

type Told = Exclude<Extract<Face, `databank/${string}`>, `databank/${Contact}`>;

/** Databank cards that are no contacts. */
export const DATABANK_STORIES: Readonly<Record<Told, Story>> = {
  'databank/1-a': told(
    'Am Kai steht jemand, der von der Lieferung weiß und einen Anteil am Schweigen verlangt.',
    'Somebody on the quay knows about the delivery and wants a share of the silence.',
    'На причале стоит тот, кто знает о грузе и хочет долю за молчание.',
  ),
  'databank/1-b': told(
    'Zu viele Fackeln, zu viele Fragen. Schnell und billig – oder langsam und laut.',
    'Too many torches, too many questions. Quick and cheap, or slow and loud.',
    'Слишком много огней и вопросов. Быстро и дёшево — или долго и шумно.',
  ),
  'databank/1-c': told(
    '„Öffnen“, sagt der Wachmann und zeigt auf die einzige Kiste, die er nicht sehen sollte.',
    '“Open it,” says the guard and points at the one crate he was not meant to see.',
    '«Открыть», — говорит охранник и указывает на тот самый ящик.',
  ),
  'databank/1-d': told(
    'Eine Fähre des Imperiums ist neben dir gelandet. Der Leutnant hat heute Zeit.',
    'An Imperial shuttle has landed beside you. The lieutenant has all day.',
    'Рядом сел имперский шаттл. Лейтенант сегодня никуда не спешит.',
  ),
  'databank/40-a': told(
    'Zwei Legenden, ein Tisch. Um euch herum wird es still.',
    'Two legends, one table. The room falls silent.',
    'Две легенды за одним столом. Вокруг становится тихо.',
  ),
  'databank/40-b': told(
    'Dein Gegenüber lächelt und hat eine Hand unter dem Tisch.',
    'Your opponent smiles, one hand beneath the table.',
    'Соперник улыбается, одна рука под столом.',
  ),
  'databank/40-c': told(
    'Die Sonne ist zweimal untergegangen, und noch immer liegt der Topf in der Mitte.',
    'The sun has set twice, and the pot still lies in the middle.',
    'Солнце зашло дважды, а банк всё ещё лежит посреди стола.',
  ),
  'databank/41-a': told(
    'Deine Auftraggeber hören zu, ohne eine Miene zu verziehen.',
    'Your employers listen without moving a muscle.',
    'Заказчики слушают с каменными лицами.',
  ),
  'databank/41-b': told(
    'Jemand hat erzählt, mit wem du sonst noch trinkst.',
    'Somebody has told them who else you drink with.',
    'Кто-то рассказал, с кем ещё вы пьёте.',
  ),
  'databank/the-casino-heist': told(
    'Der Geldaufzug fährt um Mitternacht. Zwischen dir und ihm liegen ein Lächeln, ein Schloss und eine Tür.',
    'The money lift leaves at midnight. Between you and it: a smile, a lock and a door.',
    'Лифт с деньгами уходит в полночь. На пути к нему — улыбка, замок и дверь.',
  ),
  'databank/hijacking-a-freighter': told(
    'Der Frachter fliegt einen festen Kurs. Ihr fliegt so nah, dass man die Nieten zählen kann.',
    'The freighter keeps its course. You fly so close that you can count the rivets.',
    'Грузовик идёт по курсу. Вы летите так близко, что можно считать заклёпки.',
  ),
  'databank/jabbas-hidden-stash': told(
    'Im Dünenmeer gibt es eine Höhle, die nur Tote kennen sollten.',
    'In the Dune Sea there is a cave that only the dead should know.',
    'В Дюнном море есть пещера, о которой должны знать лишь мертвецы.',
  ),
  'databank/the-jewel-of-yavin': told(
    'Eine Auktion, ein Ballsaal, ein Stein von der Größe einer Faust. Du kennst den Grundriss auswendig.',
    'An auction, a ballroom, a stone the size of a fist. You know the floor plan by heart.',
    'Аукцион, бальный зал, камень размером с кулак. План здания вы знаете наизусть.',
  ),
  'databank/the-kessel-run': told(
    'Erst die Fracht, dann die Wachen, dann der kürzeste Weg, den noch nie jemand geflogen ist.',
    'First the cargo, then the guards, then the shortest way nobody has ever flown.',
    'Сначала груз, потом охрана, потом кратчайший путь, которым никто не летал.',
  ),
  'databank/pirate-hunt': told(
    'Die Piraten haben ein Versteck, einen Zeitplan und eine Schwäche. Eine davon kennst du.',
    'The pirates have a hideout, a timetable and a weakness. You know one of them.',
    'У пиратов есть логово, расписание и слабость. Одно из трёх вам известно.',
  ),
  'databank/rebel-prison-break': told(
    'Zelle 27, Block C. Hinein kommt man mit einer Lüge, heraus nur mit Glück.',
    'Cell 27, block C. A lie gets you in, only luck gets you out.',
    'Камера 27, блок C. Внутрь ведёт ложь, наружу — только удача.',
  ),
  'databank/relic-of-the-past': told(
    'Unter den Wellen liegt ein Tempel, und in seinem Innersten brennt noch Licht.',
    'A temple lies beneath the waves, and at its heart a light still burns.',
    'Под волнами лежит храм, и в его сердце всё ещё горит свет.',
  ),
  'databank/rescue-from-the-mines': told(
    'Irgendwo in diesen Stollen zählt jemand die Tage. Heute soll der letzte sein.',
    'Somewhere in these tunnels someone is counting the days. Today should be the last.',
    'Где-то в этих штольнях кто-то считает дни. Сегодня должен быть последний.',
  ),
  'databank/rooting-out-spies': told(
    'Einer an diesen Tischen schreibt mit. Fragt sich nur, wer – und für wen.',
    'Someone at these tables is taking notes. The question is who, and for whom.',
    'Кто-то за этими столами ведёт записи. Вопрос — кто и для кого.',
  ),
  'databank/90-a': told(
    'Ein Patient des Doktors hat überlebt und will sein Gesicht zurück.',
    'One of the doctor’s patients survived and wants his face back.',
    'Один из пациентов доктора выжил и хочет вернуть своё лицо.',
  ),
  'databank/90-b': told(
    'Eine Schlägerei zu viel. Die Wirte legen zusammen.',
    'One brawl too many. The innkeepers pool their credits.',
    'Последняя драка была лишней. Трактирщики скинулись.',
  ),
  'databank/90-c': told(
    'Was er im Kopf hat, ist mehr wert als der Kopf.',
    'What he carries in his head is worth more than the head.',
    'То, что у него в голове, дороже самой головы.',
  ),
  'databank/90-d': told(
    'Ein Droide, der zu viele Verträge auswendig kennt.',
    'A droid that knows too many contracts by heart.',
    'Дроид, который помнит слишком много договоров.',
  ),
  'databank/91-a': told(
    'Frisch aus dem Stollen und ohne Stempel. Der Abnehmer wartet nicht gern.',
    'Fresh from the tunnel, no stamp on it. The buyer does not like to wait.',
    'Прямо из забоя и без печати. Покупатель ждать не любит.',
  ),
  'databank/91-b': told(
    'Ein Porträt, das seit drei Wochen vermisst wird, zwischen Decken und Proviant.',
    'A portrait missing for three weeks, between blankets and rations.',
    'Портрет, пропавший три недели назад, — между одеялами и пайками.',
  ),
  'databank/91-c': told(
    'Filter vom Wasserplaneten für die Wüste. Ausnahmsweise ist alles ordentlich verzollt.',
    'Filters from the water world for the desert. For once, all duties are paid.',
    'Фильтры с водного мира — в пустыню. В кои-то веки все пошлины уплачены.',
  ),
  'databank/91-d': told(
    'Bohrköpfe für Kessel. Schwer, langweilig und gut bezahlt.',
    'Drill heads for Kessel. Heavy, dull and well paid.',
    'Буры для Кесселя. Тяжело, скучно и хорошо платят.',
  ),
  'databank/92-a': told(
    'Ein Familienname muss aus einem Register verschwinden, ein anderer hinein.',
    'One family name must vanish from a register and another appear.',
    'Одно имя должно исчезнуть из реестра, другое — появиться.',
  ),
  'databank/92-b': told(
    'In den Kellern von Theed steht ein Regal unter Wasser. Jemand will, was darin liegt.',
    'In the cellars of Theed one shelf stands under water. Someone wants what is on it.',
    'В подвалах Тида одна полка под водой. Кому-то нужно то, что на ней лежит.',
  ),
  'databank/92-c': told(
    'Ein Horchposten lauscht auf Kessel. Bald soll er etwas Falsches hören.',
    'A listening post keeps an ear on Kessel. Soon it will hear something false.',
    'Пост прослушивает Кессель. Скоро он должен услышать ложь.',
  ),
  'databank/92-d': told(
    'Sie hat alles gesehen und wartet auf Ryloth in einem Versteck, das jeder zu kennen scheint.',
    'She saw everything and waits on Ryloth, in a hiding place everybody seems to know.',
    'Она видела всё и ждёт на Рилоте в убежище, о котором, похоже, знают все.',
  ),
};
