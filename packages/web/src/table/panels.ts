/** Log, chat and guide are folded away until somebody wants them. */
export type Panel = 'log' | 'chat' | 'guide';
