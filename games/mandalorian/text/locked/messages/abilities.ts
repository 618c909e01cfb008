import type { Lang } from '@cantina/text';
import type { EnemyAbility } from '../../../content/index.ts';

type LockedAbility = Exclude<EnemyAbility, 'sentry'>;

/** What enemies can do from the second mission on. */
export const lockedAbilities: Readonly<
  Record<Lang, Readonly<Record<LockedAbility, { readonly name: string; readonly text: string }>>>
> = {
  de: {
    strike: { name: 'Gelegenheitsschlag', text: 'Wer sich vom Feld dieses Gegners wegbewegt, erleidet 1 Schaden.' },
    mission: {
      name: 'Missionseffekt',
      text: 'Wird diese Bedrohung aufgedeckt, tritt sofort der Missionseffekt ein.',
    },
    sabotage: {
      name: 'Sabotage',
      text: 'Hat sich dieser Gegner im Ereignisschritt bewegt, stört er den Aktionsbereich mit der niedrigsten Gesamtstärke.',
    },
  },
  en: {
    strike: { name: 'Opportunity Strike', text: 'Whoever moves away from this enemy’s space suffers 1 damage.' },
    mission: { name: 'Mission Effect', text: 'When this threat is revealed, the mission effect happens at once.' },
    sabotage: {
      name: 'Sabotage',
      text: 'When this enemy has moved in the event step, it disrupts the action area with the lowest total strength.',
    },
  },
  ru: {
    strike: { name: 'Удар вдогонку', text: 'Кто уходит с поля этого врага, получает 1 урон.' },
    mission: { name: 'Эффект миссии', text: 'Когда эта угроза вскрыта, сразу происходит эффект миссии.' },
    sabotage: {
      name: 'Саботаж',
      text: 'Если этот враг передвинулся на шаге событий, он создаёт помеху в зоне действия с наименьшей общей силой.',
    },
  },
};
