import { called, type Names } from '../../names/index.ts';

export const names: Names = {
  c1: called('Bergungstour', 'Salvage Run', 'Сбор трофеев'),
  c2: called('Der Informant', 'The Informant', 'Осведомитель'),
  'token-2': called('Bergungsgut', 'Salvage', 'Трофей'),
  'token-3': called('Der Informant', 'The Informant', 'Осведомитель'),
};
