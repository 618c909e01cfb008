import type { Decision, DecisionOption } from '@cantina/kernel';
import { DIE_FACES, type DieFace } from '../../content/index.ts';

/** What an ability could do with picked dice. */
export interface DiceChoice {
  readonly option: DecisionOption;
  /** Exactly so many; null: the dice are asked for afterwards. */
  readonly count: number | null;
  readonly faces: readonly DieFace[];
}

const isFace = (word: string | undefined): word is DieFace => DIE_FACES.some((face) => face === word);
const CHOICE = /^dice:[^:]+:([a-z]+):(\d+)$/;

/** The options of the question that are about dice which lie on the table. */
export function changesFor({ options }: Decision, dice: readonly DieFace[]): readonly DiceChoice[] {
  return options.flatMap((option): DiceChoice[] => {
    const [, face, count] = CHOICE.exec(option.id) ?? [];
    if (face === 'any') return [{ option, count: null, faces: DIE_FACES }];
    if (!isFace(face) || !dice.includes(face) || changeOf(option) === 'add') return [];
    return [{ option, count: Number(count), faces: [face] }];
  });
}

const changeOf = ({ label }: DecisionOption): unknown => label?.args?.change;
