export * from './glossary.ts';
export * from './watched.ts';
