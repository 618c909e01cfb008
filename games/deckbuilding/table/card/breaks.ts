/** Where long words of names may be broken: not every browser knows, and a card is narrow. */
const BREAKS = [
  'Rebellen|transporter',
  'Rebellen|truppler',
  'Rebellen|kommando',
  'Sternen|zerstörer',
  'Blockade|brecher',
  'Tempel|wächter',
  'Landungs|fähre',
  'Schnee|gleiter',
  'Todes|truppler',
  'Sturm|truppler',
  'Abfang|jäger',
  'Revolver|held',
  'Rodia|nischer',
  'Head|hunter',
  'Inter|ceptor',
  'Storm|trooper',
  'Snow|speeder',
  'истре|битель',
  'Истре|битель',
  'бомбар|дировщик',
  'перехват|чик',
  'разру|шитель',
  'Тысяче|летний',
  'Контра|бандист',
  'Проры|ватель',
  'Джер|джеррод',
  'авиа|носец',
  'развед|чик',
  'Штур|мовик',
] as const;

/** A name with soft hyphens, which show only where they are needed. */
export const breakable = (name: string): string =>
  BREAKS.reduce((kept, word) => kept.replace(word.replace('|', ''), word.replace('|', '\u00ad')), name);
