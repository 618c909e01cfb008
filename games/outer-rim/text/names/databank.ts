import type { Contact, Face } from '../../content/index.ts';
import { BIG_JOB_NAMES, bountyName } from './market.ts';
import { called, type Name } from './terms.ts';

type DatabankFace = Exclude<Extract<Face, `databank/${string}`>, `databank/${Contact}`>;

/** Databank cards that are no contacts; those are called like the contact. */
export const DATABANK_NAMES: Readonly<Record<DatabankFace, Name>> = {
  'databank/1-a': called('Interessengruppen', 'Special Interest Groups', 'Заинтересованные стороны'),
  'databank/1-b': called('Unerwünschte Aufmerksamkeit', 'Unwanted Attention', 'Нежелательное внимание'),
  'databank/1-c': called('Örtliche Sicherheitskräfte', 'Local Security', 'Местная охрана'),
  'databank/1-d': called('Imperiale Präsenz', 'Imperial Presence', 'Имперское присутствие'),
  'databank/40-a': called('Eine epische Sabacc-Partie', 'An Epic Game of Sabacc', 'Эпическая партия в сабакк'),
  'databank/40-b': called('Eine gnadenlose Sabacc-Partie', 'A Cutthroat Game of Sabacc', 'Беспощадная партия в сабакк'),
  'databank/40-c': called('Eine lange Sabacc-Nacht', 'A Long Night of Sabacc', 'Долгая ночь сабакка'),
  'databank/41-a': called('Verlorenes Vertrauen', 'Lost Faith', 'Утраченное доверие'),
  'databank/41-b': called('Brüchiges Bündnis', 'Tenuous Alliance', 'Шаткий союз'),
  'databank/the-casino-heist': BIG_JOB_NAMES['the-casino-heist'],
  'databank/hijacking-a-freighter': BIG_JOB_NAMES['hijacking-a-freighter'],
  'databank/jabbas-hidden-stash': BIG_JOB_NAMES['jabbas-hidden-stash'],
  'databank/the-jewel-of-yavin': BIG_JOB_NAMES['the-jewel-of-yavin'],
  'databank/the-kessel-run': BIG_JOB_NAMES['the-kessel-run'],
  'databank/pirate-hunt': BIG_JOB_NAMES['pirate-hunt'],
  'databank/rebel-prison-break': BIG_JOB_NAMES['rebel-prison-break'],
  'databank/relic-of-the-past': BIG_JOB_NAMES['relic-of-the-past'],
  'databank/rescue-from-the-mines': BIG_JOB_NAMES['rescue-from-the-mines'],
  'databank/rooting-out-spies': BIG_JOB_NAMES['rooting-out-spies'],
  'databank/90-a': bountyName('doctor-evazan'),
  'databank/90-b': bountyName('ponda-baba'),
  'databank/90-c': bountyName('lobot'),
  'databank/90-d': bountyName('w1-le'),
  'databank/91-a': called('Rohes Spice', 'Raw Spice', 'Сырой спайс'),
  'databank/91-b': called('Gestohlene Kunst', 'Stolen Art', 'Краденое искусство'),
  'databank/91-c': called('Wasserfilter', 'Water Filters', 'Водяные фильтры'),
  'databank/91-d': called('Bergbaugerät', 'Mining Tools', 'Горное оборудование'),
  'databank/92-a': called('Gefälschte Papiere', 'Forged Papers', 'Поддельные документы'),
  'databank/92-b': called('Versunkenes Archiv', 'Sunken Archive', 'Затонувший архив'),
  'databank/92-c': called('Der Horchposten', 'The Listening Post', 'Пост прослушивания'),
  'databank/92-d': called('Die Kronzeugin', 'The Key Witness', 'Главная свидетельница'),
};
