import type { Task } from '../progress.ts';

type Doing<K extends Task['do']> = Extract<Task, { readonly do: K }>;

/** What is to be done next, as an invitation; things by their names. */
export interface TaskWords {
  readonly door: (name: string, task: Doing<'door'>) => string;
  readonly find: (task: Doing<'find'>) => string;
  readonly take: (name: string, task: Doing<'take'>) => string;
  readonly bring: (name: string, task: Doing<'bring'>) => string;
  readonly remove: (name: string, task: Doing<'remove'>) => string;
  readonly stop: (name: string) => string;
  readonly guards: (task: Doing<'guards'>) => string;
  readonly defeat: (name: string, task: Doing<'defeat'>) => string;
  readonly return: (task: Doing<'return'>) => string;
  /** How far one is, in a word: "7 to go". */
  readonly far: Readonly<Record<Task['do'], (name: string, task: Task) => string>>;
}

export interface EndWords {
  readonly won: (mission: string, hearts: string) => string;
  readonly wonBarely: (mission: string, name: string) => string;
  readonly inVain: string;
  readonly lost: Readonly<Record<'defeated' | 'time' | 'track' | 'captured', (what: string) => string>>;
  /** What was missing: the next task. */
  readonly missing: (task: string) => string;
  readonly turns: (turns: number) => string;
  readonly hearts: string;
  readonly progress: string;
  readonly crises: string;
  readonly reveals: string;
  readonly hand: string;
  readonly plans: string;
  readonly character: string;
}

/** What the stage says beyond the sentences of the log. */
export interface StageWords {
  /** "Event · Move at 6" */
  readonly event: (area: string, total: number) => string;
  readonly eventAlone: string;
  readonly crisis: string;
  readonly crisisOn: (area: string, total: number) => string;
  readonly crisisAlone: string;
  /** "5 → 3 hearts" */
  readonly hearts: (name: string, from: number, to: number) => string;
  readonly heartCount: (hearts: number) => string;
  readonly heartsOf: (left: number, of: number) => string;
  readonly healthOf: (left: number, of: number) => string;
  readonly hit: (points: number) => string;
  readonly blocked: string;
  readonly lastHeart: string;
  readonly defeated: string;
  readonly lostByDefeat: string;
  readonly revealed: (space: string) => string;
  readonly looked: (space: string) => string;
  readonly lookedAhead: string;
  readonly reinforcement: (space: string) => string;
  readonly damage: string;
  /** Of an enemy. */
  readonly beaten: string;
  readonly attack: string;
  readonly door: { readonly over: string; readonly opens: string };
  readonly taken: string;
  readonly delivered: string;
  readonly track: (name: string, from: number, to: number, of: number) => string;
  /** A full track has brought somebody, and begins anew. */
  readonly trackFull: (name: string) => string;
  /** Why a line of an event card did nothing. */
  readonly idle: Readonly<Record<'nobodyMoves' | 'near' | 'nobodyAttacks' | 'outOfRange' | 'nothing', string>>;
  readonly trackEmptied: (name: string) => string;
  readonly time: { readonly title: string; readonly why: string; readonly left: (left: number) => string };
  readonly nothing: string;
  readonly secret: string;
  readonly won: string;
  readonly lost: string;
  readonly moved: (name: string, from: string, to: string) => string;
  readonly warnTime: string;
  readonly warnHeart: (name: string) => string;
  readonly steps: string;
  readonly states: { readonly done: string; readonly now: string; readonly open: string; readonly skipped: string };
  readonly notSix: string;
  readonly tasks: TaskWords;
  readonly end: EndWords;
}
