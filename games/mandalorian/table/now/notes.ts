import type { DecisionOption } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import { boardOf } from '../board.ts';
import { names } from '../names.ts';
import { words } from '../words/index.ts';
import { consequencesOf } from './consequences.ts';

/** Questions whose options are enemies to be hurt. */
const HARMFUL: readonly string[] = ['prompt.attack', 'prompt.split', 'prompt.damage'];
/** Questions whose options are enemies that act. */
const ACTING: readonly string[] = ['prompt.attacker', 'prompt.mover'];
/** Questions whose options are heroes that are hurt, healed or protected. */
const HEARTS: readonly string[] = ['prompt.heal', 'prompt.shield', 'prompt.victim'];

/** What one should know of an enemy that may be chosen: whom it would attack, where it would go, what it still takes. */
export function noteOn({ id }: Pick<DecisionOption, 'id'>, { view, seat, decision, reader: { lang } }: Play): string {
  const key = decision?.prompt.key ?? '';
  if (id.startsWith('hero:') && HEARTS.includes(key)) {
    const hero = boardOf(view, seat)?.heroes.find((each) => id === `hero:${each.id}`);
    return hero === undefined ? '' : words[lang].heartsOf(Math.max(0, hero.health - hero.damage), hero.health);
  }
  if (decision === null || !id.startsWith('threat:') || !(HARMFUL.includes(key) || ACTING.includes(key))) return '';
  const board = boardOf(view, seat);
  const chosen = board?.threats.find(({ card }) => id === `threat:${card}`);
  if (board === null || chosen === undefined) return '';
  const say = words[lang];
  if (HARMFUL.includes(key)) {
    const { isFacedown, health, wounds } = chosen;
    return isFacedown || health === 0 ? '' : say.healthLeft(Math.max(0, health - wounds), health);
  }
  const found = consequencesOf({ ...board, open: board.fields.open }, decision).find(({ enemy }) => enemy === chosen);
  if (found === undefined) return '';
  const { victims, ends } = found;
  if (victims.length > 0) return say.target(victims.map((hero) => names[lang].face(hero.id)));
  return ends.length > 0 ? say.movesTo(ends) : '';
}
