import type { AssetKind, CombatType, GameEvent } from '../../content/index.ts';

/** Something that happened to a player, as goals and abilities may listen to it. */
export type Occurrence =
  | { readonly on: 'win-combat'; readonly type: CombatType; readonly againstPatrol: boolean }
  | { readonly on: 'lose-combat'; readonly type: CombatType }
  | { readonly on: 'beat-patrol'; readonly fame: boolean }
  | { readonly on: 'complete-job' }
  | { readonly on: 'deliver-cargo'; readonly illegal: boolean }
  | { readonly on: 'bounty-reward' }
  | { readonly on: 'eliminate-contact' }
  | { readonly on: 'deliver-bounty' }
  | { readonly on: 'recover-ship'; readonly amount: number }
  | { readonly on: 'gain-asset'; readonly kind: AssetKind }
  | { readonly on: 'sabotage' }
  | { readonly on: 'would-be-defeated'; readonly inShipCombat: boolean }
  | { readonly on: 'defeated' };

/** Whether an ability that listens to `event` is meant by what has happened. */
export function isMeant(event: GameEvent, occurrence: Occurrence): boolean {
  switch (event.on) {
    case 'win-combat':
      return (
        occurrence.on === 'win-combat' &&
        (event.type === undefined || event.type === occurrence.type) &&
        (event.against === undefined || occurrence.againstPatrol)
      );
    case 'lose-combat':
      return occurrence.on === 'lose-combat' && (event.type === undefined || event.type === occurrence.type);
    case 'beat-patrol':
      return occurrence.on === 'beat-patrol' && (event.reward === undefined || occurrence.fame);
    case 'deliver-cargo':
      return occurrence.on === 'deliver-cargo' && (event.illegal !== true || occurrence.illegal);
    case 'recover-ship':
      return occurrence.on === 'recover-ship' && occurrence.amount >= event.atLeast;
    case 'gain-asset':
      return occurrence.on === 'gain-asset' && occurrence.kind === event.kind;
    case 'would-be-defeated':
      return occurrence.on === 'would-be-defeated' && (event.in === undefined || occurrence.inShipCombat);
    case 'complete-job':
    case 'bounty-reward':
    case 'eliminate-contact':
    case 'deliver-bounty':
    case 'sabotage':
    case 'defeated':
      return event.on === occurrence.on;
  }
}
