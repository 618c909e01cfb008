export { type Cantina, cantina } from './cantina.ts';
export type { Registry } from './context.ts';
export type { Io } from './io.ts';
