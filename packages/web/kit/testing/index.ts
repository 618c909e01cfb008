export * from './glossary.ts';
export * from './turns.ts';
export * from './watched.ts';
