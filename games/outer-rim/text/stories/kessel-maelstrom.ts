import { type DeckStories, told } from './terms.ts';

export const KESSEL_MAELSTROM: DeckStories<'kessel-maelstrom'> = {
  'encounter/kessel-maelstrom-1': [
    told(
      'Ein Aufseher verkauft, was auf keiner Lieferliste steht.',
      'An overseer sells what appears on no delivery list.',
      'Надсмотрщик продаёт то, чего нет ни в одной накладной.',
    ),
    told(
      'Vor dir öffnet sich eine Schneise im Sturm. Sie schließt sich schon wieder.',
      'A lane opens in the storm ahead. It is closing already.',
      'В буре впереди открывается проход. И уже смыкается.',
    ),
  ],
  'encounter/kessel-maelstrom-2': [
    told(
      'Zahltag in den Minen. Wer bezahlt wird, entscheidet das Syndikat.',
      'Payday in the mines. The Syndicate decides who gets paid.',
      'В шахтах день выплаты. Кому платить, решает Синдикат.',
    ),
    told(
      'Du drückst den Schub durch. Irgendetwas am Heck reißt ab.',
      'You push the throttle all the way. Something at the stern tears off.',
      'Вы даёте полную тягу. Что-то отрывается у кормы.',
    ),
  ],
  'encounter/kessel-maelstrom-3': [
    told(
      'Die große Presse steht still, und keiner hier kann eine Schaltung lesen.',
      'The great press has stopped, and nobody here can read a circuit.',
      'Большой пресс встал, и никто здесь не разбирается в схемах.',
    ),
    told(
      'Zwischen zwei Wänden aus Gas glitzert ein Wrack. Weiterfliegen oder anhalten?',
      'A wreck glitters between two walls of gas. Fly on, or stop?',
      'Меж двух стен газа блестит обломок. Лететь дальше или остановиться?',
    ),
  ],
  'encounter/kessel-maelstrom-4': [
    told(
      'Die Vorarbeiterin hat genug Staub geschluckt. Sie fragt, ob du noch eine Koje frei hast.',
      'The foreman has swallowed enough dust. She asks whether you have a bunk to spare.',
      'Бригадир вдоволь наглоталась пыли. Она спрашивает, нет ли у вас свободной койки.',
    ),
    told(
      'Treibende Brocken, groß wie Häuser. Dazwischen führt eine Linie hindurch.',
      'Drifting rocks the size of houses, and one line between them.',
      'Дрейфующие глыбы размером с дом, и между ними — единственный путь.',
    ),
  ],
  'encounter/kessel-maelstrom-5': [
    told(
      'Ein Gesandter des Syndikats nimmt Geschenke entgegen. Er führt Buch.',
      'A Syndicate envoy is accepting gifts. He keeps a ledger.',
      'Посланник Синдиката принимает подарки. И ведёт учёт.',
    ),
    told(
      'Der Hyperantrieb hustet. Wenn du ihn jetzt zum Laufen bringst, bist du vor allen anderen durch.',
      'The hyperdrive coughs. Get it running now and you will be through before anyone else.',
      'Гипердвигатель кашляет. Заведите его сейчас — и проскочите раньше всех.',
    ),
  ],
  'encounter/kessel-maelstrom-6': [
    told(
      'Die Lohnkasse wird nur von einer Handvoll Wachen über den Hof getragen.',
      'Only a handful of guards carry the payroll across the yard.',
      'Кассу с жалованьем несут через двор всего несколько охранников.',
    ),
    told(
      'Piraten warten am Rand des Schlunds auf Schiffe, die langsamer sind als du.',
      'Pirates wait at the rim of the Maw for ships slower than yours.',
      'У края Утробы пираты поджидают корабли помедленнее вашего.',
    ),
  ],
  'encounter/kessel-maelstrom-7': [
    told(
      'Zwei Listen, zwei Unterschriften. Nur eine davon gefällt dem Syndikat.',
      'Two lists, two signatures. The Syndicate likes only one of them.',
      'Два списка, две подписи. Синдикату по душе лишь одна.',
    ),
    told(
      'Eine alte Sternkarte zeigt einen Kanal, den es nicht mehr geben dürfte.',
      'An old chart shows a channel that should no longer exist.',
      'На старой карте отмечен канал, которого уже не должно быть.',
    ),
  ],
  'encounter/kessel-maelstrom-8': [
    told(
      'Ein sterbender Lotse drückt dir eine Karte in die Hand. „Nur im Sturm öffnen.“',
      'A dying pilot presses a chart into your hand. “Open it only in the storm.”',
      'Умирающий лоцман суёт вам карту. «Откройте только в буре».',
    ),
    told(
      'Die Strömung packt das Schiff und trägt es fort, ob du willst oder nicht.',
      'The current takes the ship and carries it off, like it or not.',
      'Поток подхватывает корабль и несёт его, хотите вы того или нет.',
    ),
  ],
  'encounter/kessel-maelstrom-9': [
    told(
      'Ein Bergbaulaser ist auch nur eine Kanone, die noch niemand falsch herum gehalten hat.',
      'A mining laser is only a cannon that nobody has pointed the wrong way yet.',
      'Горный лазер — та же пушка, просто её ещё никто не повернул не туда.',
    ),
    told(
      'Jedes Kilo zählt. Der Frachtraum ist voll, die Luke ist offen.',
      'Every kilo counts. The hold is full and the hatch is open.',
      'На счету каждый килограмм. Трюм полон, люк открыт.',
    ),
  ],
  'encounter/kessel-maelstrom-10': [
    told(
      'Eine Schicht im Stollen, bar bezahlt. Oder ein Blick in das Lager.',
      'One shift in the tunnels, paid in cash. Or a look into the storehouse.',
      'Смена в забое за наличные. Или взгляд на склад.',
    ),
    told(
      'Mit abgeschalteten Lichtern gleitest du durch den Nebel. Ein Suchstrahl streift den Bug.',
      'Lights off, you glide through the mist. A searchlight brushes the bow.',
      'Погасив огни, вы скользите в тумане. Луч прожектора задевает нос.',
    ),
  ],
};
