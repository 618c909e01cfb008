import type { MissionId } from '../vocabulary.ts';

/** MA-CMP-05 one of the 71 cards, in the order of their numbers (MA-ADV-01). Names and stories stand in the texts of packs. */
export interface AdventureCard {
  readonly number: number;
  readonly type: 'instruction' | 'stop' | 'skill' | 'event';
  /** The skill or event card that joins its deck (MA-ADV-05). */
  readonly face: string | null;
  /** The mission that comes next (MA-ADV-02). */
  readonly mission: MissionId | null;
  /** The envelope that is opened (MA-ADV-06, MA-CMP-06). */
  readonly envelope: 1 | 2 | null;
  /** Who or what comes to light with it. */
  readonly reveals: string | null;
}

const card = (number: number, type: AdventureCard['type'], more: Partial<AdventureCard> = {}): AdventureCard => ({
  number,
  type,
  face: null,
  mission: null,
  envelope: null,
  reveals: null,
  ...more,
});
const says = (number: number, more: Partial<AdventureCard> = {}): AdventureCard => card(number, 'instruction', more);
const stop = (number: number): AdventureCard => card(number, 'stop');
const adds = (number: number, face: string): AdventureCard =>
  card(number, face.startsWith('ea-') ? 'event' : 'skill', { face });

export const adventureDeck: readonly AdventureCard[] = [
  says(1, { mission: 'm1' }), // The Job
  stop(2),
  says(3), // Tactical Cards
  adds(4, 'man-t1'), // Whistling Birds
  adds(5, 'ig-t1'), // Full Rotation
  adds(6, 'paz-t1'), // Hold the Street
  adds(7, 'may-t1'), // Nobody Moves
  adds(8, 'xia-t1'), // Knife Storm
  adds(9, 'bur-t1'), // Smash
  adds(10, 'car-t1'), // Covering Fire
  adds(11, 'gre-t1'), // Call In Debts
  says(12, { mission: 'm2', reveals: 'token-1' }), // A New Charge
  adds(13, 'ea-01'), // The Child Stirs
  adds(14, 'ea-02'), // Grab It
  adds(15, 'ea-04'), // Heavy Weapons
  stop(16),
  adds(17, 'man-t2'), // Whipcord
  adds(18, 'ig-t2'), // Bacta Spray
  adds(19, 'paz-t2'), // Airlift
  adds(20, 'may-t2'), // Pinpoint
  adds(21, 'xia-t2'), // Vanish
  adds(22, 'bur-t2'), // Roar
  adds(23, 'car-t2'), // Regroup
  adds(24, 'gre-t2'), // Rousing Speech
  says(25, { mission: 'm3' }), // Old Crew
  stop(26),
  says(27), // Wild Cards
  adds(28, 'man-w'), // Side by Side
  adds(29, 'ig-w'), // Adaptive Programming
  adds(30, 'paz-w'), // Unshaken
  adds(31, 'may-w'), // Smart Mouth
  adds(32, 'xia-w'), // Quick as a Cut
  adds(33, 'bur-w'), // Brute Force
  adds(34, 'car-w'), // Old Soldier
  adds(35, 'gre-w'), // Everything Has a Price
  adds(36, 'ea-03'), // Power Surge
  adds(37, 'ea-05'), // Reckless Rush
  says(38, { mission: 'm4' }), // Reckoning
  stop(39),
  says(40, { envelope: 1 }), // Envelope 1
  says(41, { mission: 'c1' }), // First Contract
  stop(42),
  adds(43, 'man-s1'), // Jetpack
  adds(44, 'ig-s1'), // Guard Function
  adds(45, 'paz-s1'), // Ammo Belt
  adds(46, 'may-s1'), // Ricochet
  adds(47, 'xia-s1'), // Twin Daggers
  adds(48, 'bur-s1'), // Unstoppable
  adds(49, 'car-s1'), // Heavy Repeater
  adds(50, 'gre-s1'), // Double Draw
  adds(51, 'ea-06'), // Crossfire
  adds(52, 'ea-07'), // Through the Back
  says(53, { mission: 'c2' }), // Second Contract
  stop(54),
  says(55, { envelope: 2 }), // Envelope 2
  says(56, { mission: 'h1' }), // Third Contract
  stop(57),
  adds(58, 'man-s2'), // Reforged Armor
  adds(59, 'ig-s2'), // Precision Burst
  adds(60, 'paz-s2'), // Shield Wall
  adds(61, 'may-s2'), // Exit Strategy
  adds(62, 'xia-s2'), // Old Acquaintance
  adds(63, 'bur-s2'), // Crushing Grip
  adds(64, 'car-s2'), // Marshal’s Call
  adds(65, 'gre-s2'), // Head of the Guild
  adds(66, 'ea-08'), // Pinned Down
  adds(67, 'ea-09'), // From All Sides
  adds(68, 'ea-10'), // No Good Choice
  says(69, { mission: 'h2' }), // Fourth Contract
  stop(70),
  says(71), // This Was the Way
];
