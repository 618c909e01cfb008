import { book } from '@cantina/text';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { help as helpDe } from './help-de.ts';
import { help as helpEn } from './help-en.ts';
import { help as helpRu } from './help-ru.ts';
import type { CliMessages } from './messages.ts';
import { messages as ru } from './ru.ts';

export const cliBook = book<CliMessages>({ de, en, ru });

export const HELP = { de: helpDe, en: helpEn, ru: helpRu } as const;
