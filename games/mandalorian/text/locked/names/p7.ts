import { called, type Names } from '../../names/index.ts';

export const names: Names = {
  h1: called('Doppeltes Spiel', 'Double Deal', 'Двойная игра'),
  h2: called('Private Aufträge', 'Private Contracts', 'Личные контракты'),
  'token-4': called('Kiste', 'Crate', 'Ящик'),
  'role-1': called('Loyal', 'Loyal', 'Верный'),
  'role-2': called('Verräter', 'Traitor', 'Предатель'),
  'role-3': called('Saubere Hände', 'Clean Hands', 'Чистые руки'),
  'role-4': called('Trophäenjäger', 'Trophy Hunter', 'Охотник за трофеями'),
  'role-5': called('Unversehrt', 'Untouched', 'Без царапины'),
  'role-6': called('Gut ausgerüstet', 'Well Equipped', 'Во всеоружии'),
  'role-7': called('Pfadfinder', 'Pathfinder', 'Первопроходец'),
  'role-8': called('Verkauft', 'Sold Out', 'Продался'),
};
