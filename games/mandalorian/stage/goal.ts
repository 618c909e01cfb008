import type { View } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { Goal } from '@cantina/web/kit';
import { optionsOf } from '../table/sight.ts';
import type { Known } from './known.ts';
import { progressIn, type Task } from './progress.ts';
import { stageWords } from './words/index.ts';

/** What is to be done next, in words. */
export function taskSaid(known: Known, task: Task, lang: Lang): string {
  const { tasks } = stageWords[lang];
  const name = nameIn(known, task, lang);
  switch (task.do) {
    case 'door':
      return tasks.door(name, task);
    case 'find':
      return tasks.find(task);
    case 'take':
      return tasks.take(name, task);
    case 'bring':
      return tasks.bring(name, task);
    case 'remove':
      return tasks.remove(name, task);
    case 'stop':
      return tasks.stop(name);
    case 'guards':
      return tasks.guards(task);
    case 'defeat':
      return tasks.defeat(name, task);
    case 'return':
      return tasks.return(task);
  }
}

function nameIn(known: Known, task: Task, lang: Lang): string {
  const names = known.names(lang);
  if (task.do === 'door') return names.place(`door:${task.door}`);
  return 'face' in task ? names.face(task.face) : '';
}

/** Always above the table: what the mission is, how far it is, and what is next. */
export function goalIn(known: Known, view: View, lang: Lang): Goal | null {
  const progress = progressIn(known, view);
  if (progress === null) return null;
  const { task, share, spaces, card } = progress;
  const [space] = spaces;
  const title = known.names(lang).mission(optionsOf(view).mission, 'name');
  const { tasks, won } = stageWords[lang];
  const far = tasks.far[task.do](nameIn(known, task, lang), task);
  // When it is over, the goal stays where it was: the table below does not jump.
  if (view.outcome !== null) {
    const isWon = view.outcome.reason === 'goal';
    return { title, standings: [{ seat: null, text: isWon ? won : far, share: isWon ? 1 : share }] };
  }
  return {
    title,
    standings: [{ seat: null, text: far, share }],
    nearest: {
      text: taskSaid(known, task, lang),
      ...(space === undefined ? {} : { space }),
      ...(card === undefined || space !== undefined ? {} : { card }),
    },
  };
}
