import type { KitWords } from './words.ts';

export const words: KitWords = {
  possible: 'möglich',
  picked: 'gewählt',
  mapKeys:
    'Die Pfeiltasten führen von Feld zu Feld, Bild ab zum nächsten möglichen, Eingabe wählt, Plus und Minus ändern die Größe, 0 zeigt die ganze Karte.',
  closer: 'Größer',
  farther: 'Kleiner',
  fit: 'Die ganze Karte zeigen',
  route: (spaces) => (spaces === 1 ? '1 Feld entfernt' : `${spaces} Felder entfernt`),
  go: 'Los',
  rolling: 'Die Würfel rollen',
  chance: 'Chance',
  more: 'Mehr',
  less: 'Weniger',
  nothing: 'nichts',
  offer: 'Angebot machen',
  noOffer: 'Kein Angebot',
  youGive: 'Du gibst',
  youGet: 'Du bekommst',
  ofMost: (most) => `von ${most}`,
  openPanel: 'Mehr Platz hierfür',
  closePanel: 'Mehr Platz für die Karte',
  outOf: (value, most) => `${value} von ${most}`,
};
