import { type DeckStories, told } from './terms.ts';

export const LOTHAL_MON_CALAMARI: DeckStories<'lothal-mon-calamari'> = {
  'encounter/lothal-mon-calamari-1': [
    told(
      'Am Kontrollpunkt fährt ein Offizier mit dem Finger über die Liste, bis er deinen Namen findet.',
      'At the checkpoint an officer runs a finger down his list until it reaches your name.',
      'На посту офицер ведёт пальцем по списку, пока не находит ваше имя.',
    ),
    told(
      'In den Docks am Riff schweißt man Risse zu, ohne zu fragen, woher sie stammen.',
      'In the docks by the reef they weld cracks shut without asking where they came from.',
      'В доках у рифа заварят любую трещину и не спросят, откуда она.',
    ),
  ],
  'encounter/lothal-mon-calamari-2': [
    told(
      'Das Konstruktionsbüro der Sienar-Werke ist nachts nur von einem Putzdroiden bewacht.',
      'At night the drawing office of the Sienar works is guarded by one cleaning droid.',
      'Ночью конструкторское бюро заводов «Сиенар» стережёт лишь дроид-уборщик.',
    ),
    told(
      'In einer gefluteten Halle plant eine Zelle der Rebellen ihren nächsten Schlag.',
      'In a flooded hall a Rebel cell is planning its next strike.',
      'В затопленном зале ячейка Альянса планирует новый удар.',
    ),
  ],
  'encounter/lothal-mon-calamari-3': [
    told(
      'Das Büro des Gouverneurs zahlt für Hinweise auf Unruhestifter.',
      'The governor’s office pays for word of troublemakers.',
      'Канцелярия губернатора платит за сведения о смутьянах.',
    ),
    told(
      '„Sie halten unsere Leute auf Lothal fest“, sagt die Kommandantin. „Wir brauchen jemanden, den dort niemand kennt.“',
      '“They hold our people on Lothal,” says the commander. “We need someone nobody there knows.”',
      '«Наших держат на Лотале, — говорит командир. — Нужен тот, кого там не знают».',
    ),
  ],
  'encounter/lothal-mon-calamari-4': [
    told(
      'Eine Spende an die Akademie, und der Oberst erinnert sich gern an dich. Ein Name täte es auch.',
      'A donation to the academy, and the colonel will be glad to remember you. A name would do as well.',
      'Пожертвование академии — и полковник охотно вас запомнит. Сойдёт и чьё-нибудь имя.',
    ),
    told(
      'Die Werftmeisterin klopft auf eine Panzerplatte. Sie klingt wie eine Glocke.',
      'The master shipwright knocks on a hull plate. It rings like a bell.',
      'Мастер верфи стучит по броневой плите. Та звенит, как колокол.',
    ),
  ],
  'encounter/lothal-mon-calamari-5': [
    told(
      'Ein Trupp Sturmtruppler treibt Bauern aus ihren Häusern. Noch hat dich keiner bemerkt.',
      'A squad of stormtroopers drives farmers from their homes. Nobody has noticed you yet.',
      'Отряд штурмовиков выгоняет фермеров из домов. Вас пока никто не заметил.',
    ),
    told(
      'Unter der Kuppel ist es warm und still. Man bietet dir ein Bett oder Arbeit an.',
      'It is warm and quiet under the dome. They offer you a bed, or work.',
      'Под куполом тепло и тихо. Вам предлагают койку — или работу.',
    ),
  ],
  'encounter/lothal-mon-calamari-6': [
    told(
      'Ein betrunkener Leutnant vermisst seinen Codezylinder. Du vermisst nichts.',
      'A drunken lieutenant is missing his code cylinder. You are missing nothing.',
      'Подвыпивший лейтенант потерял кодовый цилиндр. Вы ничего не теряли.',
    ),
    told(
      'Regatta durch die Strudel des Nordmeers. Dagegenhalten kann man auch von fern, per Holo.',
      'A regatta through the whirlpools of the northern sea. Others may bet against you by holo.',
      'Регата через водовороты северного моря. Ставить против вас можно и издалека, по голосвязи.',
    ),
  ],
  'encounter/lothal-mon-calamari-7': [
    told(
      'Deine Akte liegt auf dem Tisch des Hauptmanns, daneben ein Auftrag für zwei.',
      'Your file lies on the captain’s desk, beside an order for two.',
      'Ваше досье лежит на столе капитана, рядом — заказ на двоих.',
    ),
    told(
      'Ein Quarren tritt aus der Arbeitsgrube, ölverschmiert und ohne Anstellung.',
      'A Quarren climbs out of the repair pit, covered in oil and out of work.',
      'Из ремонтной ямы вылезает куаррен, весь в масле и без работы.',
    ),
  ],
  'encounter/lothal-mon-calamari-8': [
    told(
      'Im Zeughaus der Garnison wird ausgemustert, und der Zeugmeister ist gesprächig.',
      'The garrison’s armory is being cleared out, and the quartermaster likes to talk.',
      'В арсенале гарнизона списывают имущество, а интендант любит поболтать.',
    ),
    told(
      'Ein Deflektor klemmt unter dem Wrack. Zieh ihn heraus, dann gehört er dir.',
      'A deflector is stuck under the wreck. Pull it out and it is yours.',
      'Под обломками застрял дефлектор. Вытащите — и он ваш.',
    ),
  ],
  'encounter/lothal-mon-calamari-9': [
    told(
      'In den alten Tempelruinen stehen Namen, die das Imperium gern löschen würde.',
      'The old temple ruins bear names the Empire would like to erase.',
      'На руинах старого храма высечены имена, которые Империя хотела бы стереть.',
    ),
    told(
      'Der Rat der Rebellen hat lange geschwiegen. Dann schiebt jemand dir ein Bild mit roten Augen zu.',
      'The Rebel council is silent for a long time. Then someone hands you a picture with red eyes.',
      'Совет Альянса долго молчит. Затем вам протягивают снимок: красные глаза.',
    ),
  ],
  'encounter/lothal-mon-calamari-10': [
    told(
      'Ein Kopfgeldbüro, eine Funkstation, eine offene Tür: Lothal am Nachmittag.',
      'A bounty office, a radio station, an open door: Lothal in the afternoon.',
      'Контора охотников, радиостанция, открытая дверь: Лотал после полудня.',
    ),
    told(
      'Auf der Helling liegt ein Schiff, dessen Besitzer nie wiederkam.',
      'On the slipway lies a ship whose owner never came back.',
      'На стапеле стоит корабль, чей хозяин так и не вернулся.',
    ),
  ],
};
