import type { PackId } from '../../../content/index.ts';
import { map as map2 } from '../../../content/locked/p2/map.ts';
import { numbers as m2 } from '../../../content/locked/p2/mission.ts';
import { map as map3 } from '../../../content/locked/p3/map.ts';
import { numbers as m3, mission as mission3 } from '../../../content/locked/p3/mission.ts';
import { numbers as m4, mission as mission4 } from '../../../content/locked/p4/mission.ts';
import { salvageNumbers as c1, informantNumbers as c2, informant } from '../../../content/locked/p5/index.ts';
import {
  doubleDeal,
  dealNumbers as h1,
  contractNumbers as h2,
  privateContracts,
} from '../../../content/locked/p7/index.ts';
import { spaces } from '../../en/words.ts';

const LOSE = 'Lose if a character is defeated or the time track is full.';

const sideDoor = map2.doors.find(({ id }) => id === 'side')?.intel ?? 0;

/**
 * By the keys under which the table asks: `rules.1`, `rules.2` … hold in this mission; those of a map hold in every
 * contract that is played there.
 */
export const briefings = {
  p2: {
    'mission.m2.goal': `Win if, at the end of a turn, no docking clamp is left and the character with the Child is on space ${m2.exit}.`,
    'mission.m2.fail': `Lose if a character is defeated, an enemy with the Child is on space ${m2.carrierGoal} or the time track is full.`,
    'mission.m2.crisis': `An enemy with the Child moves ${spaces(m2.crisisSteps)} toward space ${m2.carrierGoal}. Otherwise the enemy nearest to the Child that is not on its space moves ${spaces(m2.crisisSteps)} toward it, and then 1 reinforcement appears on the star space nearest to you.`,
    'mission.m2.effect': '1 reinforcement appears on the star space nearest to the revealed token.',
    'mission.m2.rules.1': `Intel with strength ${m2.clamp} or more on the space of a docking clamp may remove it instead.`,
    'mission.m2.rules.2': `An enemy that ends a movement on the space of the Child picks it up if nobody carries it, and then makes for space ${m2.carrierGoal}.`,
    'map.map2.rules.1': `The side door is locked. Intel with strength ${sideDoor} or more on a space beside it may open it instead.`,
  },
  p3: {
    'mission.m3.goal': 'Win if, at the end of a turn, the character with the Prisoner is on the start space.',
    'mission.m3.fail': 'Lose if a character is defeated or the alarm track is full.',
    'mission.m3.crisis': '1 alarm, then 1 reinforcement on the star space nearest to you.',
    'mission.m3.effect': '1 alarm.',
    'mission.m3.track': 'Alarm track',
    'mission.m3.area.text': `With strength ${m3.near} or more you open a locked door on the border of your space. With ${m3.far} or more it may be any locked door, or you take back 1 alarm.`,
    'mission.m3.rules.1': `The alarm track has ${mission3.track?.base ?? 0} spaces and 1 more for each character, or ${mission3.track?.lessWhenHard ?? 0} fewer on hard with Cantina balance. Each time the event deck becomes empty there is 1 alarm.`,
    'mission.m3.rules.2': 'One of the square tokens in the cells is the Prisoner.',
    'map.map3.rules.1': 'The six cells and the bulkhead are locked.',
    'map.map3.rules.2': `On space ${map3.lookout} Intel may look at any facedown threat on the map.`,
  },
  p4: {
    'mission.m4.goal': 'Win if, at the end of a turn, the Moff has been defeated.',
    'mission.m4.fail':
      'Lose if a character is defeated, an enemy with the Child is on a star space or the time track is full.',
    'mission.m4.crisis': `Before the Moff is there: 1 damage on the crisis track, and he arrives if it is full; otherwise 1 reinforcement appears. After that: he moves ${spaces(m4.crisisSteps)} toward the nearest character and attacks within range ${m4.crisisRange}; if nobody is there, 1 reinforcement appears.`,
    'mission.m4.effect': `Each character within range ${m4.effectRange} of the token suffers 1 damage.`,
    'mission.m4.track': 'Crisis track',
    'mission.m4.area.text': `On space ${m4.cannonSpace} with strength ${m4.cannonStrength} or more you deal that much damage to every enemy on one space within range ${m4.cannonRange}.`,
    'mission.m4.rules.1': `The Moff arrives on space ${m4.arrival} when the last triangle enemy is defeated or the crisis track reaches ${mission4.track?.base ?? 0}. He has ${m4.health} health and ${m4.healthPerCharacter} more for each character, and he brings reinforcements.`,
    'mission.m4.rules.2': `While another enemy is within range ${m4.guardRange} of the Moff, he suffers no damage. You cannot move him.`,
    'mission.m4.rules.3':
      'An enemy other than the Moff that ends a movement on the space of the Child picks it up if nobody carries it, and then makes for the nearest star space.',
    'map.map4.rules.1': 'The door of the cantina is open.',
  },
  p5: {
    'mission.c1.goal': 'Win if, at the end of a turn, all salvage markers have been delivered to the start space.',
    'mission.c1.fail': LOSE,
    'mission.c1.crisis': `1 reinforcement appears on the star space nearest to you and moves ${spaces(c1.crisisSteps)}.`,
    'mission.c1.rules.1': `In your action step you may take a salvage marker from your space. You carry at most ${c1.carry}.`,
    'mission.c1.rules.2': 'On the start space you may deliver everything you carry.',
    'mission.c2.goal': 'Win if, at the end of a turn, the Informant and a character are on the start space.',
    'mission.c2.fail': `Lose if a character is defeated, the Informant has ${informant.track?.base ?? 0} damage or the time track is full.`,
    'mission.c2.crisis': `The enemy nearest to the Informant that is not on his space moves ${spaces(c2.crisisSteps)} toward him. If none can, 1 reinforcement appears on the star space nearest to the Informant.`,
    'mission.c2.track': 'The Informant’s damage',
    'mission.c2.rules.1': 'If you start a movement on the Informant’s space, the Informant may come along.',
    'mission.c2.rules.2':
      'At the end of each event step the Informant suffers 1 damage if there is an enemy and no character on the same space.',
  },
  p6: {},
  p7: {
    'mission.h1.goal':
      'The loyal players win if, at the end of a turn, all crates have been delivered to the start space.',
    'mission.h1.fail':
      'The traitor wins if a loyal character is defeated or the crisis track or the time track is full. Without a traitor you all lose.',
    'mission.h1.crisis':
      '1 damage on the crisis track. Then each of you chooses in secret; every betrayal adds 1 more damage.',
    'mission.h1.track': 'Crisis track',
    'mission.h1.rules.1': `The crisis track has ${doubleDeal.track?.base ?? 0} spaces. If 3 or 4 of you play with a character each, one may be the traitor, who can betray the others ${h1.betrayals} times.`,
    'mission.h1.rules.2': `In your action step you may take a crate from your space or deliver it on the start space. You carry at most ${h1.carry}.`,
    'mission.h1.rules.3':
      'Once per game you may accuse somebody at the start of your turn. If more than half of you agree, the accused shows their role; if you were wrong, 1 damage goes on the crisis track.',
    'mission.h1.rules.4': `An exposed traitor’s character leaves the map. The traitor’s turn is then one of these: an event, moving 1 enemy up to ${spaces(h1.steps)}, or disrupting an action area.`,
    'mission.h1.rules.5': `At the start of their own turn the traitor may step forward and deal ${h1.revealDamage} damage to another character within range ${h1.revealRange}. A traitor whose character would be defeated is exposed instead.`,
    'mission.h2.goal': `The group wins if all marked enemies are defeated and, at the end of a turn, all characters (with secret agendas all but one) are within range ${h2.home} of the start space.`,
    'mission.h2.fail': 'Lose if a character is defeated or the crisis track or the time track is full.',
    'mission.h2.crisis': `1 damage on the crisis track. The marked enemy nearest to you attacks if a character is within range ${h2.range}; otherwise it moves ${spaces(h2.crisisSteps)}.`,
    'mission.h2.track': 'Crisis track',
    'mission.h2.rules.1': `${h2.marked} triangle enemies have a bounty on them. The crisis track has ${privateContracts.track?.base ?? 0} spaces.`,
    'mission.h2.rules.2':
      'If 3 or 4 of you play with a character each, everybody has a secret agenda: when the group wins, you win only if you have fulfilled it.',
  },
  p8: {},
} satisfies Readonly<Record<PackId, Readonly<Record<string, string>>>>;

/** The same in another language. */
export type Briefings = { readonly [P in PackId]: Readonly<Record<keyof (typeof briefings)[P], string>> };
