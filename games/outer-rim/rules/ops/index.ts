/** The only writers of the state. Everybody else imports them from here. */
export * from './ai.ts';
export * from './combat.ts';
export * from './core.ts';
export * from './setup.ts';
export * from './trade.ts';
