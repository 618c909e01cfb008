import type { CardId, Frozen } from '@cantina/kernel';
import { type Card, cardOf, mapOf, missionOf } from '../content/all.ts';
import { game } from '../rules/game.ts';
import { type MandoState, mapFor, type Zone } from '../rules/state.ts';

/** What must hold between any two answers. */
export function invariants(s: Frozen<MandoState>): void {
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what);
  };
  const size = mapOf(mapFor(s.options)).spaces.length;
  const pile = (zone: Zone): readonly CardId[] => s.zones[zone].flat();
  const onMap = new Set([...pile('facedown'), ...pile('revealed')]);
  s.at.forEach((space, card) => {
    const carried = (s.bearers[card] ?? -1) >= 0 || (s.carrier !== null && isToken(s, card as CardId));
    must(space < size, `card ${card} is beyond the map`);
    if (onMap.has(card as CardId)) must(space >= 0 || carried || s.step === 'setup', `threat ${card} lies nowhere`);
    else if (!pile('tokens').includes(card as CardId))
      must(space < 0, `card ${card} is on the map without lying there`);
    must(space < 0 || !((s.bearers[card] ?? -1) >= 0), `card ${card} is carried and lies on a space`);
  });
  for (const card of pile('facedown')) must((s.wounds[card] ?? 0) === 0, 'damage on a facedown threat');
  for (const card of pile('revealed')) {
    const face = printed(s, card);
    must(face.kind === 'threat', 'something else than threats on the map');
    must((s.wounds[card] ?? 0) >= 0, 'damage below 0');
  }
  must(s.carrier === null || pile('revealed').includes(s.carrier), 'the carrier is not on the map');
  s.damage.forEach((damage) => {
    must(damage >= 0, 'a character with less than no damage');
  });
  s.zones.hand.forEach((hand) => {
    must(
      hand.every((card) => printed(s, card).kind === 'skill'),
      'only skill cards in a hand',
    );
  });
  s.zones.plans.forEach((plans) => {
    const ids = plans.map((card) => printed(s, card).id);
    must(new Set(ids).size === ids.length, 'MA-PLN-04 two copies of a planning card');
    must(!ids.includes('no-luck'), 'MA-PLN-03 a kept No Luck');
  });
  must(new Set(s.played).size === s.played.length, 'MA-ACT-04 an area was used twice');
  must(
    s.substitutes.every((count) => count >= 0),
    'substitutes below 0',
  );
  must(s.track >= 0 && s.time >= 0, 'a track below 0');
  const areas = missionOf(s.options.mission).missionArea ? 5 : 4;
  must((s.zones.area[4]?.length ?? 0) === 0 || areas === 5, 'a card on an area that is not there');
  const top = s.zones.eventDeck[0]?.at(-1);
  const back = top === undefined ? null : printed(s, top);
  if (s.step !== 'setup' && back?.kind === 'event') must(s.back === back.back, 'MA-BCK-02 the wrong back is shown');
}

const printed = (s: Frozen<MandoState>, card: CardId): Card => cardOf(game.faces[s.cards.face[card] ?? -1] ?? '');
const isToken = (s: Frozen<MandoState>, card: CardId): boolean => printed(s, card).kind === 'token';
