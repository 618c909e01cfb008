/** The table at which the game is learned; what it is dealt from is the `lessonSecret` of the game. */
export const prepared = { options: { mission: 'm1', difficulty: 'easy' }, bots: 0 } as const;
