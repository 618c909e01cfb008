/** The chapters that a pack adds to the rulebook. */
import type { Lang } from '@cantina/text';
import type { PackId } from '../../../content/index.ts';
import p2De from './p2.de.md';
import p2En from './p2.en.md';
import p2Ru from './p2.ru.md';
import p3De from './p3.de.md';
import p3En from './p3.en.md';
import p3Ru from './p3.ru.md';
import p4De from './p4.de.md';
import p4En from './p4.en.md';
import p4Ru from './p4.ru.md';
import p5De from './p5.de.md';
import p5En from './p5.en.md';
import p5Ru from './p5.ru.md';
import p7De from './p7.de.md';
import p7En from './p7.en.md';
import p7Ru from './p7.ru.md';

/** The packs p6 and p8 bring cards and no rules. */
const CHAPTERS: Readonly<Record<Lang, Readonly<Partial<Record<PackId, string>>>>> = {
  de: { p2: p2De, p3: p3De, p4: p4De, p5: p5De, p7: p7De },
  en: { p2: p2En, p3: p3En, p4: p4En, p5: p5En, p7: p7En },
  ru: { p2: p2Ru, p3: p3Ru, p4: p4Ru, p5: p5Ru, p7: p7Ru },
};

export const rulebookOf = (lang: Lang, pack: PackId): string => CHAPTERS[lang][pack] ?? '';
