import type { Scene, Side } from '@cantina/web/kit';
import { inEvent } from './events.ts';
import { type Moment, type Of, passing } from './moment.ts';

/** An enemy attacks, a sentry or somebody who strikes at whoever leaves: who, and whom. */
export function blowScene(moment: Moment, event: Of<'attack'> | Of<'sentry'> | Of<'strike'>): Scene {
  const { card, hero } = event.data;
  const line = moment.line(event);
  const concerns = moment.seatsOf(hero);
  const faces = card.face === null ? [] : [card.face];
  const told = { text: line, ...(card.face === null ? {} : { face: card.face }) };
  const added = inEvent(moment, line, [told], { faces, sound: 'shot', time: 900, isTold: false });
  if (added !== null) return added;
  return {
    key: blowKey(moment),
    line,
    concerns,
    weight: 'moment',
    centre: {
      ink: 'danger',
      over: overOf(moment, event.type),
      title: card.face === null ? overOf(moment, event.type) : moment.name.face(card.face),
      text: line,
      sides: [enemySide(moment, card.face, card.card), heroSide(moment, hero)],
    },
    faces,
    stays: true,
    sound: 'shot',
    isTold: false,
  };
}

/** Somebody loses hearts; several points in a row are one moment. */
export function hurtScene(moment: Moment, event: Of<'hurt'>): Scene {
  const { say, name } = moment;
  const { hero } = event.data;
  const { from, to, of } = moment.hearts(hero);
  const text = say.hearts(name.face(hero), from, to);
  const line = moment.line(moment.all('hurt').findLast(({ data }) => data.hero === hero) ?? event);
  const concerns = [...new Set([...moment.seatsOf(hero), ...(moment.eventCard === undefined ? [] : moment.active)])];
  const more: Partial<Scene> = { concerns, faces: [hero], sound: 'hit' };
  const added = inEvent(moment, line, [{ text, tone: 'bad', face: hero }], more);
  if (added !== null) return added;
  const verdict = {
    text: say.hit(from - to),
    why: to === 1 ? say.lastHeart : say.heartsOf(to, of),
    tone: 'bad' as const,
  };
  return {
    key: blowKey(moment),
    line,
    concerns,
    weight: 'moment',
    centre: {
      ink: 'danger',
      // Above it stood whose blow it was.
      over: say.damage,
      title: name.face(hero),
      verdict,
    },
    faces: [hero],
    stays: true,
    sound: 'hit',
  };
}

/** MA-DMG-02 a shield or a card keeps the damage away. */
export function blockScene(moment: Moment, event: Of<'block'> | Of<'shield-blocks'>): Scene {
  const { say, name } = moment;
  const { hero } = event.data;
  const line = moment.line(event);
  const faces = event.type === 'block' && event.data.card.face !== null ? [event.data.card.face] : [hero];
  const more: Partial<Scene> = { concerns: moment.seatsOf(hero), faces, sound: 'success' };
  const added = inEvent(moment, line, [{ text: line, tone: 'good', face: faces[0] ?? hero }], more);
  if (added !== null) return { ...added, concerns: [...new Set([...moment.seatsOf(hero), ...moment.active])] };
  return {
    key: blowKey(moment),
    line,
    concerns: moment.seatsOf(hero),
    weight: 'moment',
    centre: {
      ink: 'danger',
      over: say.damage,
      title: name.face(hero),
      verdict: { text: say.blocked, why: line, tone: 'good' },
    },
    faces,
    sound: 'success',
  };
}

/** An enemy falls: worth a look, but nothing to wait for. */
export function beatenScene(moment: Moment, event: Of<'defeat'>): Scene {
  const { say, name } = moment;
  const { face } = event.data.card;
  const line = moment.line(event);
  const base = { line, faces: face === null ? [] : [face], sound: 'blast', isTold: true } as const;
  if (face === null || moment.threat(face)?.enemy == null || moment.eventCard !== undefined) return passing(line, base);
  return {
    ...base,
    key: `beaten-${moment.beat.step}-${event.data.card.card ?? ''}`,
    concerns: [],
    weight: 'moment',
    centre: {
      ink: 'glory',
      faces: [face],
      title: name.face(face),
      verdict: { text: say.beaten, why: line, tone: 'good' },
    },
  };
}

/** MA-DMG-01 a character is defeated. */
export function fallScene(moment: Moment, event: Of<'hero-defeated'>): Scene {
  const { say, name } = moment;
  const { hero } = event.data;
  return {
    key: `fall-${hero}`,
    line: moment.line(event),
    concerns: moment.everybody,
    weight: 'great',
    centre: {
      ink: 'danger',
      faces: [hero],
      over: say.defeated,
      title: name.face(hero),
      text: moment.line(event),
      ...(moment.mission?.kind === 'roles'
        ? {}
        : { verdict: { text: say.defeated, why: say.lostByDefeat, tone: 'bad' as const } }),
    },
    faces: [hero],
    sound: 'defeat',
  };
}

/** Blows of one step are one picture. */
const blowKey = ({ beat, now }: Moment): string => `blow-${now.turn}-${beat.step}`;

const overOf = ({ say, name }: Moment, type: 'attack' | 'sentry' | 'strike'): string =>
  type === 'attack' ? say.attack : name.ability(type) || say.attack;

function enemySide(moment: Moment, face: string | null, card: number | null): Side {
  const threat = moment.threat(face);
  const { name, say, now } = moment;
  const wounds = card === null ? 0 : (now.wounds[card] ?? 0);
  const health = threat === undefined ? 0 : moment.healthOf(threat);
  return {
    name: face === null ? '?' : name.face(face),
    ...(face === null ? {} : { face }),
    lines: [
      ...(threat?.enemy == null ? [] : [name.enemyClass(threat.enemy)]),
      ...(health === 0 ? [] : [say.healthOf(Math.max(0, health - wounds), health)]),
    ],
    tone: 'bad',
  };
}

function heroSide(moment: Moment, hero: string): Side {
  const { to, of } = moment.hearts(hero);
  const [seat] = moment.now.shared ? [] : moment.seatsOf(hero);
  return {
    name: moment.name.face(hero),
    face: hero,
    ...(seat === undefined ? {} : { seat }),
    lines: [moment.say.heartsOf(to, of)],
    tone: 'plain',
  };
}
