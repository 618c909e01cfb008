/** The table at which the game is learned; what it is dealt from is the `lessonSecret` of the game. */
export const prepared = { options: { sides: 'first-empire' }, bots: 1 } as const;
