import { type DeckStories, told } from './terms.ts';

export const CANTONICA_ORD_MANTELL: DeckStories<'cantonica-ord-mantell'> = {
  'encounter/cantonica-ord-mantell-1': [
    told(
      'Am hohen Tisch von Canto Bight ist noch ein Platz frei. Alle Augen richten sich auf dich.',
      'There is one free seat at the high table of Canto Bight. All eyes turn to you.',
      'За главным столом Канто-Байта есть свободное место. Все взгляды обращены на вас.',
    ),
    told(
      'Eine Weequay lehnt an der Rampe deines Schiffs. „Dein Geschütz steht schief“, sagt sie. „Meins nie.“',
      'A Weequay leans on your boarding ramp. “Your gun sits crooked,” she says. “Mine never does.”',
      'К вашему трапу прислонилась викуэй. «Твоя пушка косит, — говорит она. — Моя никогда».',
    ),
  ],
  'encounter/cantonica-ord-mantell-2': [
    told(
      'Ein Händler schließt für dich die Tür hinter dem Vorhang auf. Hier hängen keine Preisschilder.',
      'A dealer unlocks the door behind the curtain for you. Nothing here has a price tag.',
      'Торговец отпирает перед вами дверь за портьерой. Ценников здесь нет.',
    ),
    told(
      'Im Hinterzimmer zählt das Syndikat Credits. Ein Stuhl wird dir hingeschoben.',
      'The Syndicate is counting credits in the back room. Somebody pushes a chair toward you.',
      'В задней комнате люди Синдиката считают кредиты. Вам придвигают стул.',
    ),
  ],
  'encounter/cantonica-ord-mantell-3': [
    told(
      'Der Kartengeber blinzelt jedes Mal, bevor er verliert. Deine Bekannten am Tisch haben es nicht gesehen.',
      'The dealer blinks every time before he loses. The people you know at the table have not noticed.',
      'Крупье моргает каждый раз перед проигрышем. Ваши знакомые за столом этого не замечают.',
    ),
    told(
      'Ein Kampfdroide ist seinem Besitzer davongelaufen, mitsamt den Geschäftsbüchern im Speicher.',
      'A battle droid has walked out on its owner with all the ledgers in its memory.',
      'Боевой дроид сбежал от хозяина, унеся в памяти всю его бухгалтерию.',
    ),
  ],
  'encounter/cantonica-ord-mantell-4': [
    told(
      'Die Fathiere stehen am Start, die Wettbüros schließen gleich.',
      'The fathiers are at the gate and the betting counters are about to close.',
      'Фатиры уже на старте, кассы вот-вот закроются.',
    ),
    told(
      'Eine Swoop-Bande fordert Wegzoll auf der einzigen Straße zum Raumhafen.',
      'A swoop gang demands a toll on the only road to the spaceport.',
      'Банда на свупах требует плату за проезд по единственной дороге к космопорту.',
    ),
  ],
  'encounter/cantonica-ord-mantell-5': [
    told(
      'Ein Waffenschmied räumt sein Lager, bevor morgen der Zoll kommt.',
      'A gunsmith is clearing his stock before customs arrive tomorrow.',
      'Оружейник распродаёт склад: завтра явится таможня.',
    ),
    told(
      'Alte Bekannte schulden dir etwas. Ein Zeichen genügt, und sie treten aus dem Schatten.',
      'Old acquaintances owe you. One sign, and they will step out of the shadows.',
      'Старые знакомые у вас в долгу. Один знак — и они выйдут из тени.',
    ),
  ],
  'encounter/cantonica-ord-mantell-6': [
    told(
      'Der Würfel auf dem Samtkissen hat angeblich noch nie gegen seinen Besitzer entschieden.',
      'The cube on the velvet cushion is said never to have fallen against its owner.',
      'Говорят, этот кубик на бархатной подушке ни разу не подвёл владельца.',
    ),
    told(
      'Für eine Runde Getränke erfährst du Namen – oder jemand bezahlt dich dafür, dass du keine hörst.',
      'A round of drinks buys you names, or somebody pays you not to listen.',
      'За выпивку вам назовут имена — или заплатят, чтобы вы их не слышали.',
    ),
  ],
  'encounter/cantonica-ord-mantell-7': [
    told(
      'Das Kasino sammelt für einen guten Zweck. Der berühmteste Gast, heißt es, gebe am meisten.',
      'The casino is collecting for a good cause. The most famous guest, they say, gives the most.',
      'Казино собирает на благое дело. Говорят, больше всех даёт самый знаменитый гость.',
    ),
    told(
      'Beim Verladen reißt ein Seil. Unter der Kiste steht der Neffe eines Syndikatsbosses.',
      'A cable snaps at the loading dock. Under the crate stands a Syndicate boss’s nephew.',
      'При погрузке лопается трос. Под ящиком — племянник босса Синдиката.',
    ),
  ],
  'encounter/cantonica-ord-mantell-8': [
    told(
      'Eine Gesellschaftsreporterin sucht ein neues Gesicht. Ruhm hat hier einen Preis.',
      'A society reporter is looking for a new face. Fame has its price here.',
      'Светская хроникёрша ищет новое лицо. У славы здесь есть цена.',
    ),
    told(
      'Ein Schreiber bezahlt für jeden Namen im Hafen, den du ihm bestätigst.',
      'A clerk pays for every name in the port that you confirm for him.',
      'Писарь платит за каждое имя в порту, которое вы подтвердите.',
    ),
  ],
  'encounter/cantonica-ord-mantell-9': [
    told(
      'Der Safe der Gräfin steht offen, sie selbst tanzt im Nebenraum.',
      'The countess’s safe stands open while she dances next door.',
      'Сейф графини открыт, а сама она танцует в соседнем зале.',
    ),
    told(
      'Ein alter Klon repariert Gleiter und wartet darauf, dass ihm jemand wieder einen Befehl gibt.',
      'An old clone mends speeders and waits for somebody to give him an order again.',
      'Старый клон чинит спидеры и ждёт, когда кто-нибудь снова отдаст ему приказ.',
    ),
  ],
  'encounter/cantonica-ord-mantell-10': [
    told(
      'Ein Verlierer muss heute Nacht noch seine Jacht loswerden.',
      'A man who lost too much has to be rid of his yacht tonight.',
      'Проигравшийся гость должен сбыть свою яхту ещё до рассвета.',
    ),
    told(
      'Zwei Leibwächter öffnen die Tür des Lagerhauses. „Der Boss hat fünf Minuten.“',
      'Two bodyguards open the warehouse door. “The boss has five minutes.”',
      'Двое телохранителей открывают дверь склада. «У босса пять минут».',
    ),
  ],
};
