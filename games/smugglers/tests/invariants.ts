import type { CardId, Frozen } from '@cantina/kernel';
import { fateAt, GOODS, KOROTH_SECTOR, planetAt, SECTOR_COUNT, SYSTEMS } from '../content/index.ts';
import { SLOTS, type SmugglersState, SYSTEM_CAP } from '../rules/state.ts';

const BEFORE_THE_FIRST_TURN = ['deal', 'swap', 'characters', 'begin'];

/** What must hold between any two answers. */
export function invariants(s: Frozen<SmugglersState>): void {
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what);
  };
  const faceOf = (card: CardId): number => s.cards.face[card] ?? -1;
  const begun = !BEFORE_THE_FIRST_TURN.includes(s.step) && s.round > 0;
  for (const p of s.players) {
    must(p.credits >= 0, 'credits below 0');
    must(p.bounty >= 0, 'a bounty below 0');
    for (const system of SYSTEMS) must(p[system] >= 0 && p[system] <= SYSTEM_CAP, `${system} is ${p[system]}`);
    must(p.hull >= 0 && p.hull <= 5, `hull is ${p.hull}`);
    const brix = p.brix.reduce((sum, { units }) => sum + units, 0);
    const units = GOODS.reduce((sum, good) => sum + p[good], brix);
    must(GOODS.every((good) => p[good] >= 0) && p.brix.every((load) => load.units > 0), 'less than no goods');
    // Surplus goods are thrown overboard while their owner is asked
    must(units <= p.cargoPods || s.combat !== null || s.step === 'fate', 'more goods than pods');
    must(
      p.brix.every(({ until }) => until >= s.round),
      'weapons of Brix that have expired',
    );
    const onBoard = p.status === 'flying' || p.status === 'arrested';
    must(onBoard ? p.sector >= 1 && p.sector <= SECTOR_COUNT : p.sector === 0, `${p.status} in sector ${p.sector}`);
  }
  const active = s.players[s.active];
  must(!begun || s.outcome !== null || active?.status !== 'out', 'the turn of a player who is out');
  must(s.step === 'bounty' || s.placing === null, 'a bounty half placed');
  must(s.meeting === null || s.players[s.meeting.other]?.sector === active?.sector, 'a meeting across sectors');
  must(active?.sector !== KOROTH_SECTOR || s.outcome === null || s.outcome.winners.length > 0, 'nobody has won');
  if (!begun) return;
  const open = s.zones.planets.flat();
  must(open.length === SLOTS && s.zones.planets.every((slot) => slot.length === 1), 'not seven planets (SG-REPL-04)');
  must(new Set(open.map((card) => planetAt[faceOf(card)]?.sector)).size === SLOTS, 'two planets in one sector');
  must(
    s.zones.attached.flat().every((card) => fateAt[faceOf(card)]?.effect.verb === 'attach'),
    'a card lies at a planet that does not belong there',
  );
  must(
    s.zones.kept.flat().every((card) => fateAt[faceOf(card)]?.effect.verb === 'keep'),
    'a card is kept that can not be kept',
  );
  must(s.zones.character.every((slot) => slot.length === 1) && s.zones.hand.flat().length === 0, 'one character each');
}
