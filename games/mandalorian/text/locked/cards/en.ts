import { en } from '@cantina/text';
import { numbers as m2 } from '../../../content/locked/p2/mission.ts';
import { numbers as m4 } from '../../../content/locked/p4/mission.ts';
import { salvageNumbers } from '../../../content/locked/p5/index.ts';
import { agendaNumbers, dealNumbers } from '../../../content/locked/p7/index.ts';
import { PACK_VERB_WORDS } from '../../../verbs/locked/words.ts';
import { extended, type PackWords, wordsIn } from '../../cards.ts';
import { cardWords as base } from '../../en/cards.ts';
import { onArea, type Say, within, words } from '../../en/speech.ts';

const { count, noun, num, say } = en;

const plans = (amount: number): string => say(count(amount, noun('planning card')));
/** What you need besides the mission goal. */
const agenda = (condition: string): Say => words(`if the group wins, you win fully only if ${condition}`);

const pack: PackWords<Say> = {
  effects: wordsIn('en', PACK_VERB_WORDS),
  conditions: {
    'companion-near': 'another character is within range 1',
    'you-carry-the-token': 'you carry the Child',
  },
  walks: { ignoreStrikes: words('opportunity strikes don’t hit you during this movement') },
  timings: { tactical: (on) => `Played on ${onArea(on)}` },
  things: {
    'm2-q1': words(
      `when you perform Intel with strength ${num(m2.clamp)} or more in its space, you may discard the clamp instead of the usual effect`,
    ),
    'm3-q1': [
      words('in your action step you may take the Prisoner with you from your space'),
      words('whoever has him never loses him and cannot hand him over'),
    ],
    'm3-q3': words('nobody is in here'),
    'm4-q1': [
      words(`his health is ${num(m4.health)} plus ${num(m4.healthPerCharacter)} for each character`),
      words(`while another enemy is ${within(m4.guardRange)} of him, he suffers no damage`),
      words('characters cannot move him, and he never picks up the Child'),
    ],
    'token-1': [
      words('when you perform an action in the Child’s space, you may rescue it: then you carry it'),
      words('if you suffer damage while you carry it, it flees to an adjacent space'),
    ],
    'token-2': [
      words(`in your action step you may take salvage from your space; you carry at most ${num(salvageNumbers.carry)}`),
      words('on the start space you may deliver all you carry'),
    ],
    'token-3': [
      words('when you begin a movement in the Informant’s space, he may come along'),
      words('at the end of each event step he suffers 1 damage if there is an enemy and no character in his space'),
    ],
    'token-4': [
      words(`in your action step you may take a crate from your space; you carry at most ${num(dealNumbers.carry)}`),
      words('on the start space you may deliver it'),
    ],
    'role-1': [
      words('you win with the group'),
      words('whenever there is a crisis, you choose “calm”: you have nothing to hide'),
    ],
    'role-2': [
      words('you win if the group fails'),
      words(`at crises you may secretly betray the others, ${say(count(dealNumbers.betrayals, noun('time')))} in all`),
    ],
    'role-3': agenda('you did not deal the last damage to any marked enemy'),
    'role-4': agenda('you dealt the last damage to at least 1 marked enemy'),
    'role-5': agenda(`you have at most ${num(agendaNumbers.damage)} damage`),
    'role-6': agenda(`you have at least ${plans(agendaNumbers.plans)}`),
    'role-7': agenda(
      `you revealed at least ${say(count(agendaNumbers.reveals, noun('facedown threat')))} by moving or attacking`,
    ),
    'role-8': words('you win if the group loses and your character is not defeated'),
  },
  types: { tactical: 'Tactical skill cards', wild: 'Wild skill cards', signature: 'Signature skill cards' },
  groups: { markers: 'Markers', roles: (mission) => `Secret roles: ${mission}` },
};

export const cardWords = extended(base, pack);
