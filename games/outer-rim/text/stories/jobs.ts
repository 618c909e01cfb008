import type { MarketJob } from '../../content/index.ts';
import { type Story, told } from './terms.ts';

/** What is told when a job of the market is offered. */
export const JOB_STORIES: Readonly<Record<MarketJob, Story>> = {
  'market/wanted': told(
    'Der Steckbrief zeigt ein Gesicht, das du kennst. Heute ist es ein Geschäft.',
    'The warrant shows a face you know. Today it is business.',
    'На ордере знакомое лицо. Сегодня это просто дело.',
  ),
  'market/hutt-favor': told(
    'Ein Wort im richtigen Ohr auf Ord Mantell, und die Hutts stehen in deiner Schuld.',
    'A word in the right ear on Ord Mantell, and the Hutts will owe you.',
    'Слово нужному человеку на Орд-Мантелле — и хатты у вас в долгу.',
  ),
  'market/syndicate-favor': told(
    'Das Syndikat will wissen, was in den Büchern auf Nal Hutta steht.',
    'The Syndicate wants to know what the ledgers on Nal Hutta say.',
    'Синдикат хочет знать, что записано в книгах на Нал-Хатте.',
  ),
  'market/imperial-favor': told(
    'Das Imperium braucht auf Ryloth jemanden, der wie ein Zufall aussieht.',
    'The Empire needs someone on Ryloth who looks like a coincidence.',
    'Империи нужен на Рилоте тот, кого примут за случайность.',
  ),
  'market/rebel-favor': told(
    'Ein Schaltplan in einem Büro auf Lothal, ein Bild davon, mehr nicht.',
    'A circuit plan in an office on Lothal, a picture of it, nothing more.',
    'Схема в кабинете на Лотале. Снимок — и больше ничего.',
  ),
  'market/the-kessel-run': told(
    'Alle reden davon. Niemand hat es zweimal getan.',
    'Everybody talks about it. Nobody has done it twice.',
    'Об этом говорят все. Дважды этого не делал никто.',
  ),
  'market/the-jewel-of-yavin': told(
    'Wer den Stein besitzt, wird beneidet. Wer ihn stiehlt, wird vergoldet.',
    'Whoever owns the stone is envied. Whoever steals it is rich.',
    'Кто владеет камнем, тому завидуют. Кто украдёт — разбогатеет.',
  ),
  'market/the-casino-heist': told(
    'Das Haus gewinnt immer. Außer morgen Nacht.',
    'The house always wins. Except tomorrow night.',
    'Казино всегда в выигрыше. Кроме завтрашней ночи.',
  ),
  'market/rescue-from-the-mines': told(
    'Eine Schwester, ein Foto, eine Handvoll Credits. Und eine Nummer auf Kessel.',
    'A sister, a picture, a handful of credits. And a number on Kessel.',
    'Сестра, снимок, горсть кредитов. И номер на Кесселе.',
  ),
  'market/hijacking-a-freighter': told(
    'Die Hutts zahlen doppelt, wenn die Ladung nie angekommen ist.',
    'The Hutts pay double if the load never arrived.',
    'Хатты платят вдвое, если груз так и не прибудет.',
  ),
  'market/rooting-out-spies': told(
    'In Maz’ Burg sind alle willkommen. Fast alle.',
    'Everyone is welcome in Maz’s castle. Almost everyone.',
    'В замке Маз рады всем. Почти всем.',
  ),
  'market/relic-of-the-past': told(
    'Eine Sammlerin sucht etwas, das älter ist als alle Karten.',
    'A collector seeks something older than any chart.',
    'Коллекционер ищет то, что старше любых карт.',
  ),
  'market/jabbas-hidden-stash': told(
    'Jabba zählt seinen Reichtum nicht. Genau das ist der Plan.',
    'Jabba does not count his wealth. That is the whole plan.',
    'Джабба не считает своих богатств. В этом и весь план.',
  ),
  'market/legendary-game-of-sabacc': told(
    'Der Einsatz liegt bereit. Es fehlt nur jemand, gegen den zu gewinnen sich lohnt.',
    'The stake is on the table. All it lacks is somebody worth beating.',
    'Ставка сделана. Не хватает лишь того, кого стоит обыграть.',
  ),
  'market/boonta-eve-classic': told(
    'Startgeld bezahlt, Startnummer aufgemalt. Das Testament eilt nicht.',
    'Entry fee paid, number painted on. The will can wait.',
    'Взнос уплачен, номер нарисован. Завещание подождёт.',
  ),
};
