import { type DeckStories, told } from './terms.ts';

export const RYLOTH_NABOO: DeckStories<'ryloth-naboo'> = {
  'encounter/ryloth-naboo-1': [
    told(
      'Aus den Höhlen treten Gestalten, die Gesichter verhüllt, die Gewehre gesenkt – noch.',
      'Figures step out of the caves, faces covered, rifles lowered for now.',
      'Из пещер выходят фигуры: лица скрыты, винтовки опущены — пока.',
    ),
    told(
      'Auf dem Empfang in Theed trägt jeder zweite Gast Uniform.',
      'At the reception in Theed every other guest wears a uniform.',
      'На приёме в Тиде каждый второй гость в мундире.',
    ),
  ],
  'encounter/ryloth-naboo-2': [
    told(
      'Eine Späherin kennt jeden Pfad bis auf den, der von Ryloth fortführt.',
      'A scout knows every path except the one that leads away from Ryloth.',
      'Разведчица знает все тропы, кроме той, что уводит с Рилота.',
    ),
    told(
      'Ein Adelshaus löst seine Sammlung auf, diskret und gegen bar.',
      'A noble house is selling its collection, discreetly and for cash.',
      'Знатный дом распродаёт коллекцию — тихо и за наличные.',
    ),
  ],
  'encounter/ryloth-naboo-3': [
    told(
      'Die Heilerin fragt bei jeder Wunde nach der Geschichte dazu und bezahlt die guten.',
      'The healer asks the story behind every wound and pays for the good ones.',
      'Целительница просит рассказать о каждой ране и платит за хорошие истории.',
    ),
    told(
      'Eine Kammerzofe steckt dir einen Datenstift zu. „Gebt ihn nicht her, bevor er ankommt.“',
      'A handmaiden slips you a data rod. “Do not let go of it before it arrives.”',
      'Служанка суёт вам инфокарту. «Не выпускайте её из рук, пока не доставите».',
    ),
  ],
  'encounter/ryloth-naboo-4': [
    told(
      'Ein imperialer Nachschubzug, eine Schlucht und ein Dutzend Freiwillige, die auf einen Plan warten.',
      'An Imperial supply train, a gorge, and a dozen volunteers waiting for a plan.',
      'Имперский обоз, ущелье и дюжина добровольцев, которым нужен план.',
    ),
    told(
      'Der Gouverneur sammelt Kunst. Beschafft wird sie am besten zu zweit.',
      'The governor collects art. It is best acquired by two.',
      'Губернатор собирает картины. Добывать их лучше вдвоём.',
    ),
  ],
  'encounter/ryloth-naboo-5': [
    told(
      'Sturmtruppler durchsuchen das Dorf. Hinter dir entsichert jemand leise ein Gewehr.',
      'Stormtroopers are searching the village. Behind you someone quietly readies a rifle.',
      'Штурмовики обыскивают деревню. За спиной кто-то тихо снимает винтовку с предохранителя.',
    ),
    told(
      'Die Leibärztin der Königin gibt dir eine Nummer. „Nur, wenn es wirklich ernst ist.“',
      'The queen’s physician gives you a code to call. “Only if it is truly serious.”',
      'Врач королевы даёт вам код вызова. «Только если будет совсем плохо».',
    ),
  ],
  'encounter/ryloth-naboo-6': [
    told(
      'Ein Heilerbesteck, vier Generationen alt, jede Klinge geschliffen.',
      'A healer’s kit four generations old, every blade sharpened.',
      'Набор целителя: ему четыре поколения, и каждое лезвие наточено.',
    ),
    told(
      'Im Archiv von Theed sucht man jemanden, der berühmt ist – oder lesen kann.',
      'The archive in Theed needs somebody famous, or somebody who can read.',
      'Архиву Тида нужен кто-то знаменитый — или хотя бы грамотный.',
    ),
  ],
  'encounter/ryloth-naboo-7': [
    told(
      'Am Feuer wird geteilt, was da ist: Suppe, Verbandszeug und Gerüchte.',
      'By the fire they share what they have: soup, bandages and rumors.',
      'У костра делятся всем, что есть: похлёбкой, бинтами и слухами.',
    ),
    told(
      'Der Sicherheitsdienst kennt zwei Arten von Besuchern und fragt dich, zu welcher du gehörst.',
      'Security knows two kinds of visitors and asks which kind you are.',
      'Служба безопасности знает два типа гостей и спрашивает, к какому относитесь вы.',
    ),
  ],
  'encounter/ryloth-naboo-8': [
    told(
      'Drei Familien, ein Frachtraum, keine Papiere.',
      'Three families, one cargo hold, no papers.',
      'Три семьи, один трюм, ни одного документа.',
    ),
    told(
      'Die Seeterrasse ist unbewacht, die Schmuckschatulle auch.',
      'The lake terrace is unguarded, and so is the jewel case.',
      'Терраса у озера без охраны. Шкатулка с драгоценностями — тоже.',
    ),
  ],
  'encounter/ryloth-naboo-9': [
    told(
      'Ein Brunnen für das Dorf kostet weniger als ein Abend in Mos Eisley.',
      'A well for the village costs less than an evening in Mos Eisley.',
      'Колодец для деревни стоит дешевле вечера в Мос-Эйсли.',
    ),
    told(
      'Die Hofwerkstatt liefert, was die Garde bestellt und nie abgeholt hat.',
      'The court workshop sells what the guard ordered and never picked up.',
      'Дворцовая мастерская отдаёт то, что гвардия заказала и не забрала.',
    ),
  ],
  'encounter/ryloth-naboo-10': [
    told(
      'Der Wind dreht. Wer jetzt startet, hat ihn im Rücken – wenn am Himmel niemand wartet.',
      'The wind turns. Take off now and it is behind you, unless someone waits in the sky.',
      'Ветер меняется. Взлетайте — и он попутный, если в небе никто не ждёт.',
    ),
    told(
      'Ein Diplomatenschiff nimmt Passagiere mit. Es hält, wo man zahlt.',
      'A diplomatic ship takes passengers. It stops wherever they pay.',
      'Дипломатический корабль берёт пассажиров. Садится там, где платят.',
    ),
  ],
};
