import type { Centre, Scene } from '@cantina/web/kit';
import { inEvent } from './events.ts';
import { taskSaid } from './goal.ts';
import { type CentreLine, type Moment, type Of, passing } from './moment.ts';
import { progressIn } from './progress.ts';

/** MA-THR-10 a facedown threat is turned over: an enemy, an object, or what one has come for. */
export function revealScene(moment: Moment, event: Of<'reveal-threat'>): Scene {
  const found = moment.all('reveal-threat');
  const last = found.at(-1) ?? event;
  const { card, space, hero } = last.data;
  const line = moment.line(last);
  const faces = found.flatMap(({ data }) => data.card.face ?? []);
  if (card.face === null) return passing(line);
  const concerns = moment.seatsOf(hero);
  const isPrize = moment.threat(card.face)?.object === 'goal';
  const added = inEvent(moment, line, [{ text: line, face: card.face }], { faces, sound: 'reveal' });
  if (added !== null && !isPrize) return added;
  return {
    key: revealKey(moment),
    line,
    concerns: isPrize ? moment.everybody : concerns,
    weight: isPrize ? 'great' : 'moment',
    centre: { ...cardCentre(moment, card.face), over: moment.say.revealed(space) },
    faces,
    stays: true,
    sound: 'reveal',
  };
}

/** MA-MEF-01 what the mission has in store for who reveals somebody. */
export function effectScene(moment: Moment, event: Of<'mission-effect'>): Scene {
  const { card } = event.data;
  const line = moment.line(event);
  const text = moment.briefing('effect');
  const lines: readonly CentreLine[] = [{ text: text === '' ? line : text, tone: 'bad' }];
  const base = card.face === null ? { ink: 'danger' as const, title: '' } : cardCentre(moment, card.face);
  return (
    inEvent(moment, line, lines, { sound: 'alarm' }) ?? {
      key: revealKey(moment),
      line,
      concerns: moment.active,
      weight: 'moment',
      centre: { ...base, lines },
      stays: true,
      sound: 'alarm',
    }
  );
}

/** MA-INT-01 somebody looks at a facedown threat: only they see what it is. */
export function lookScene(moment: Moment, event: Of<'look-at'>): Scene {
  const { card, space, seat } = event.data;
  const line = moment.line(event);
  if (card.face === null || seat.seat !== moment.at.seat) return passing(line, { isTold: true });
  return {
    key: `look-${moment.now.turn}-${String(card.card)}`,
    line,
    concerns: [seat.seat],
    weight: 'moment',
    centre: { ...cardCentre(moment, card.face), over: moment.say.looked(space) },
    faces: [card.face],
    sound: 'reveal',
  };
}

/** MA-BCK-04 somebody looks at the next event. */
export function foreseeScene(moment: Moment, event: Of<'foresee'>): Scene {
  const { card, seat } = event.data;
  const line = moment.line(event);
  if (card.face === null || seat.seat !== moment.at.seat) return passing(line, { isTold: true });
  return {
    key: `foresee-${moment.now.turn}-${String(card.card)}`,
    line,
    concerns: [seat.seat],
    weight: 'passing',
    faces: [card.face],
    sound: 'card',
  };
}

/** MA-REI-01 somebody new on a star space. */
export function arrivalScene(moment: Moment, event: Of<'reinforcement'>): Scene {
  const arrived = moment.all('reinforcement');
  const last = arrived.at(-1) ?? event;
  const { card, space } = last.data;
  const line = moment.line(last);
  const faces = arrived.flatMap(({ data }) => data.card.face ?? []);
  const lines = arrived.map((each): CentreLine => {
    const { face } = each.data.card;
    return { text: moment.line(each), tone: 'bad', ...(face === null ? {} : { face }) };
  });
  const added = inEvent(moment, line, lines, { faces, sound: 'alarm' });
  if (added !== null) return added;
  if (card.face === null) return passing(line, { isTold: true });
  return {
    key: `arrival-${moment.now.turn}-${String(card.card)}`,
    line,
    concerns: moment.active,
    weight: 'moment',
    centre: { ...cardCentre(moment, card.face), over: moment.say.reinforcement(space) },
    faces,
    sound: 'alarm',
  };
}

/** MA-TER-05 a door that was locked is open. */
export function doorScene(moment: Moment, event: Of<'door-opens'>): Scene {
  const { say, name, now, before } = moment;
  const map = moment.known.map(moment.mission?.map ?? String(moment.view.options.map));
  const opened = map?.doors.find((_, door) => (now.open & ~before.open & (1 << door)) !== 0);
  const isBroken = opened?.health !== undefined;
  const line = moment.line(event);
  const next = isBroken ? progressIn(moment.known, moment.view) : null;
  return {
    key: `door-${opened?.id ?? ''}-${now.turn}`,
    line,
    concerns: isBroken ? moment.everybody : [],
    weight: isBroken ? 'great' : 'moment',
    centre: {
      ink: 'glory',
      faces: [isBroken ? `door:${opened?.id ?? ''}-open` : (map?.id ?? '')],
      over: say.door.over,
      title: opened === undefined ? say.door.opens : name.place(`door:${opened.id}`) || say.door.opens,
      // That it is open is the verdict; here stands what it is good for.
      text: next === null ? line : taskSaid(moment.known, next.task, moment.at.reader.lang),
      verdict: { text: say.door.opens, tone: 'good' },
    },
    faces: isBroken ? [`door:${opened?.id ?? ''}-open`] : [],
    sound: 'blast',
  };
}

/** MD-M1-03 what one has come for is taken along; markers of contracts too. */
export function takeScene(moment: Moment, event: Of<'take'> | Of<'deliver'>): Scene {
  const line = moment.line(event);
  const card = event.type === 'take' ? event.data.card : event.data.cards[0];
  const face = card?.face ?? null;
  if (face === null) return passing(line, { isTold: true });
  const { say } = moment;
  const isPrize = moment.known.card(face)?.kind !== 'token' || event.type === 'take';
  return {
    key: `take-${moment.now.turn}-${moment.beat.step}`,
    line,
    concerns: moment.everybody,
    weight: isPrize ? 'great' : 'moment',
    centre: {
      ink: 'glory',
      faces: [face, event.data.hero],
      over: event.type === 'take' ? say.taken : say.delivered,
      title: moment.name.face(face),
      text: line,
    },
    faces: [face],
    sound: 'fanfare',
  };
}

/** The token of MA-CMP-11 has moments of its own: it is saved, it runs, it is seized, it lies there alone. */
export function childScene(moment: Moment, event: Of<'rescue'> | Of<'flee'> | Of<'carry-off'> | Of<'drop'>): Scene {
  const line = moment.line(event);
  const { card } = event.data;
  if (card.face === null) return passing(line, { isTold: true });
  const isGood = event.type === 'rescue';
  const beside = event.type === 'carry-off' ? event.data.enemy.face : event.type === 'drop' ? null : event.data.hero;
  const isChild = moment.known.card(card.face)?.kind === 'token' && moment.mission?.token === true;
  return {
    key: `token-${moment.now.turn}-${moment.beat.step}-${event.type}`,
    line,
    concerns: moment.everybody,
    weight: isChild && event.type !== 'drop' ? 'great' : 'moment',
    centre: {
      ink: isGood ? 'glory' : 'danger',
      faces: [card.face, ...(beside === null ? [] : [beside])],
      title: moment.name.face(card.face),
      text: line,
    },
    faces: [card.face],
    sound: isGood ? 'fanfare' : 'alarm',
  };
}

const revealKey = ({ beat, now }: Moment): string => `reveal-${now.turn}-${beat.step}`;

/** A card in the middle: its picture, its name, what it is and what it does. */
export function cardCentre(moment: Moment, face: string): Centre {
  const { name, say } = moment;
  const threat = moment.threat(face);
  const enemy = threat?.enemy ?? null;
  const facts =
    threat === undefined || enemy === null
      ? []
      : [
          name.enemyClass(enemy),
          ...(threat.health > 0 ? [say.healthOf(moment.healthOf(threat), moment.healthOf(threat))] : []),
          ...threat.abilities.map((ability) => name.ability(ability)),
        ].filter((fact) => fact !== '');
  const printed = moment.known.printed(face, moment.at.reader.lang);
  const text = printed?.text.join(' ') ?? '';
  return {
    ink: enemy === null ? (threat?.object === 'goal' ? 'glory' : 'trade') : 'danger',
    faces: [face],
    title: name.face(face),
    ...(text === '' && printed?.story === undefined ? {} : { text: text === '' ? (printed?.story ?? '') : text }),
    ...(facts.length === 0
      ? {}
      : {
          needs: [facts.join(' · '), ...moment.known.acts(face, moment.at.reader.lang)].map((each) => ({ text: each })),
        }),
  };
}
