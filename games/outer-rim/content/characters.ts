import type { CharacterCard } from './cards.ts';
import type { Character } from './terms.ts';
import {
  action,
  all,
  anAsset,
  any,
  bonus,
  choosePlayer,
  credits,
  dice,
  encounter,
  encounterWithin,
  fame,
  fightPlayer,
  gain,
  has,
  like,
  lookAtContacts,
  marketAction,
  mayTrigger,
  onPlanet,
  onPlanetOf,
  pay,
  planning,
  recover,
  reroll,
  sabotage,
  takeCrew,
  test,
  trigger,
  turn,
} from './words.ts';

type Sheet = Omit<CharacterCard, 'id' | 'component' | 'character' | 'droid' | 'health'> & { readonly droid?: true };

const character = <C extends Character>(id: C, sheet: Sheet): CharacterCard<`character/${C}`> => ({
  id: `character/${id}`,
  component: 'character',
  character: id,
  health: 4,
  ...sheet,
  droid: sheet.droid ?? false,
});

const counting = (event: CharacterCard['goal']['achieve'] & { by: 'counting' }): CharacterCard['goal'] => ({
  achieve: event,
  abilities: [],
});

/** OR-GAP-07 the eight characters; facts throughout. */
export const characters = [
  character('boba-fett', {
    ground: 3,
    skills: ['stealth', 'tactics'],
    abilities: [action(lookAtContacts('here', 1))],
    goal: counting({ by: 'counting', event: { on: 'bounty-reward' }, times: 2 }),
    flipped: [trigger({ on: 'eliminate-contact' }, gain(5000))],
    start: { databank: 90, reputation: { faction: 'hutt', to: 'good' } },
  }),
  character('bossk', {
    ground: 3,
    skills: ['strength', 'tactics'],
    abilities: [action(recover(2))],
    goal: {
      achieve: {
        by: 'having',
        condition: all(has(1, 'mod'), has(2, 'gear'), { is: 'worth', kinds: ['mod', 'gear'], atLeast: 15000 }),
      },
      abilities: [],
    },
    flipped: [encounter(choosePlayer(fightPlayer(fame(1)), { only: 'more-fame' }))],
    start: { databank: 90, reputation: { faction: 'hutt', to: 'good' } },
  }),
  character('doctor-aphra', {
    ground: 2,
    skills: ['knowledge', 'stealth', 'tech'],
    abilities: [{ kind: 'gain-skill', limit: 'turn' }],
    goal: counting({ by: 'counting', event: { on: 'complete-job' }, times: 2 }),
    flipped: [planning(marketAction, { is: 'any', conditions: [onPlanet, { is: 'at', place: { on: 'navpoint' } }] })],
    start: { databank: 92, reputation: { faction: 'imperial', to: 'good' } },
  }),
  character('han-solo', {
    ground: 3,
    skills: ['piloting', 'tech'],
    abilities: [bonus('hyper', 2)],
    goal: { achieve: { by: 'having', condition: { is: 'ship-price', atLeast: 15000 } }, abilities: [] },
    flipped: [{ kind: 'slip-past-patrol', skill: 'piloting' }],
    start: { databank: 91, reputation: { faction: 'hutt', to: 'bad' } },
  }),
  character('ig-88', {
    droid: true,
    ground: 3,
    skills: ['strength', 'tech'],
    abilities: [dice(['ground', 'ship'], 'combat', reroll('any'))],
    goal: {
      achieve: { by: 'having', condition: { is: 'has', filter: { kind: ['crew'], droid: true }, atLeast: 2 } },
      abilities: [action(choosePlayer(takeCrew({ kind: ['crew'], droid: true })))],
    },
    flipped: [mayTrigger({ on: 'would-be-defeated' }, pay(anAsset(any('crew')), recover('all')))],
    start: { databank: 90, reputation: null },
  }),
  character('jyn-erso', {
    ground: 3,
    skills: ['influence', 'tactics'],
    abilities: [dice(['ground', 'ship', 'test'], 'turn', turn(1, 'focus', 'crit'))],
    goal: {
      achieve: { by: 'counting', event: { on: 'sabotage' }, times: 2 },
      abilities: [action(test('stealth', sabotage), onPlanetOf('imperial'))],
    },
    flipped: [{ kind: 'divert-patrol', within: 3 }],
    start: { databank: 92, reputation: { faction: 'imperial', to: 'bad' } },
  }),
  character('ketsu-onyo', {
    ground: 3,
    skills: ['stealth', 'strength'],
    abilities: [encounter(encounterWithin(3, 'patrol', 'contact'))],
    goal: counting({ by: 'counting', event: { on: 'win-combat' }, times: 3 }),
    flipped: [trigger({ on: 'win-combat' }, gain(4000))],
    start: { databank: 90, reputation: { faction: 'syndicate', to: 'good' } },
  }),
  character('lando-calrissian', {
    ground: 2,
    skills: ['influence', 'knowledge', 'piloting'],
    abilities: [dice(['ground', 'ship', 'test', 'delivery', 'gamble'], 'roll', reroll(1))],
    goal: counting({ by: 'counting', event: { on: 'deliver-cargo', illegal: true }, times: 2 }),
    flipped: [action(pay(credits(1000), test('influence', like('planet'))), onPlanet)],
    start: { databank: 91, reputation: { faction: 'any', to: 'good' } },
  }),
] as const;
