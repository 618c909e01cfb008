import { book } from '@cantina/text';
import type { ServerErrors } from '../errors.ts';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as ru } from './ru.ts';

/** What the server refuses, in all languages; the browser prints it. Keys are the codes on the wire. */
export const serverBook = book<ServerErrors>({ de, en, ru });
