import type { CharacterId } from '../../content/index.ts';
import { called, type Name, same } from './terms.ts';

export const CHARACTER_NAMES: Readonly<Record<CharacterId, Name>> = {
  mandalorian: called('Der Mandalorianer', 'The Mandalorian', 'Мандалорец'),
  ig11: same('IG-11'),
  paz: called('Paz Vizsla', 'Paz Vizsla', 'Паз Визсла'),
  mayfeld: called('Migs Mayfeld', 'Migs Mayfeld', 'Мигс Мэйфелд'),
  xian: called('Xi’an', 'Xi’an', 'Ши’ан'),
  burg: called('Burg', 'Burg', 'Бург'),
  cara: called('Cara Dune', 'Cara Dune', 'Кара Дюн'),
  greef: called('Greef Karga', 'Greef Karga', 'Гриф Карга'),
};
