import type { Scene } from '@cantina/web/kit';
import { cardsOf } from '../table/sight.ts';
import { type Moment, type Of, passing, saidIn } from './moment.ts';

/** MD-H1-10, MD-H2-01 everybody has a secret; each sees only their own. */
export function rolesScene(moment: Moment, event: Of<'roles'>): Scene {
  const { at, say, name, known } = moment;
  const line = moment.line(event);
  const own = at.seat === null ? undefined : cardsOf(moment.view, 'roles', at.seat)[0];
  if (own === undefined || at.seat === null) return passing(line, { isTold: true });
  return {
    key: 'roles',
    line,
    concerns: [at.seat],
    weight: 'great',
    centre: {
      ink: 'force',
      faces: [own.face],
      over: say.secret,
      title: name.face(own.face),
      text: known.printed(own.face, at.reader.lang)?.text.join(' ') ?? '',
    },
    sound: 'reveal',
  };
}

/** An accusation, its vote, betrayals in a crisis, revenge: what people suspect of each other. */
export function suspicionScene(
  moment: Moment,
  event: Of<'accuse'> | Of<'votes'> | Of<'betrayals'> | Of<'outcast'>,
): Scene {
  const line = moment.line(event);
  const accused = event.type === 'accuse' || event.type === 'votes' ? [event.data.accused.seat] : [];
  return {
    key: `suspicion-${moment.now.turn}-${event.type}`,
    line,
    concerns: accused.length > 0 ? accused : moment.everybody,
    weight: 'moment',
    centre: { ink: 'force', faces: accused.flatMap((seat) => moment.now.characters[seat] ?? []), title: saidIn(line) },
    sound: event.type === 'betrayals' && event.data.amount > 0 ? 'alarm' : 'reveal',
  };
}

/** A secret is out. */
export function secretScene(moment: Moment, event: Of<'exposed'> | Of<'role'>): Scene {
  const line = moment.line(event);
  const { seat } = event.data.seat;
  const hero = moment.now.characters[seat];
  const face = event.type === 'role' ? event.data.card.face : null;
  return {
    key: `secret-${moment.now.turn}-${event.type}-${seat}`,
    line,
    concerns: event.type === 'exposed' ? moment.everybody : [],
    weight: event.type === 'exposed' ? 'great' : 'moment',
    centre: {
      ink: 'force',
      faces: [...(face === null ? [] : [face]), ...(hero === undefined ? [] : [hero])],
      title: face === null ? (hero === undefined ? '' : moment.name.face(hero)) : moment.name.face(face),
      text: line,
    },
    sound: 'reveal',
  };
}
