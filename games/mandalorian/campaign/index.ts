import type { Message, RuleId, TableOptions } from '@cantina/kernel';
import type { Campaign, CampaignView, Scenario, StoryPage } from '@cantina/playable';
import { type Mission, missionOf } from '../content/all.ts';
import type { Ending } from '../rules/outcome.ts';
import type { Options } from '../rules/state.ts';
import { options as allOptions } from '../rules/state.ts';
import {
  afterGame,
  begin,
  blockOf,
  type CampaignRefusal,
  type CampaignState,
  cardsRead,
  nextMission,
  nextTable,
  packsOf,
  refusalOf,
  seatsFor,
  unlockEverything,
  unlockedMaps,
  unlockedMissions,
} from './deck.ts';

/** The adventure deck of a group, as the server keeps and shows it. What happens in it stands in deck.ts. */
export const campaign: Campaign<CampaignState> = {
  begin: () => begin().state,
  afterGame: (state, { options, outcome, seats }) => {
    const { mission, difficulty } = options as Options;
    const won = outcome.reason === ('goal' satisfies Ending);
    return afterGame(state, { mission, difficulty, won }, seats).state;
  },
  unlockEverything: (state) => unlockEverything(state).state,
  optionsFor: (state, wish) => nextTable(state, wish as Options),
  refusal: (state, options, seats) => {
    const wish = options as Options;
    const refused = refusalOf(state, wish, seats);
    return refused === null ? null : REASONS[refused](missionOf(wish.mission));
  },
  packs: packsOf,
  view,
};

type Reason = { readonly reason: Message; readonly rule: RuleId };

const REASONS: Readonly<Record<CampaignRefusal, (mission: Mission) => Reason>> = {
  'locked-mission': () => ({ reason: { key: 'campaign.locked-mission' }, rule: 'MA-ADV-02' }),
  'locked-map': () => ({ reason: { key: 'campaign.locked-map' }, rule: 'MA-ADV-02' }),
  'wrong-seats': (mission) => ({
    reason: { key: 'campaign.wrong-seats', args: { min: seatsFor(mission).min } },
    rule: 'MD-ROL-01',
  }),
  'roles-need-own-characters': () => ({ reason: { key: 'campaign.own-characters' }, rule: 'MD-ROL-01' }),
};

function view(state: CampaignState): CampaignView {
  const { difficulty, balanced, mode } = allOptions;
  return {
    story: cardsRead(state).flatMap((card): readonly StoryPage[] => {
      const chapter = blockOf(card);
      if (card.face !== null) return [{ chapter, face: card.face }];
      // A STOP card has nothing to tell: where to stop is seen on the page (MA-ADV-04).
      if (card.type === 'stop') return [];
      const key = `adventure.${card.number}`;
      const page = { chapter, title: { key: `${key}.name` }, text: { key: `${key}.text` } };
      return [card.reveals === null ? page : { ...page, reveals: card.reveals }];
    }),
    scenarios: unlockedMissions(state).map((id) => scenarioOf(missionOf(id))),
    next: nextMission(state),
    choices: { map: unlockedMaps(state), difficulty, balanced, mode },
    games: state.games.map(({ mission, won, difficulty: agreed }) => ({
      name: { key: `mission.${mission}.name` },
      won,
      options: { difficulty: agreed },
    })),
  };
}

const scenarioOf = (mission: Mission): Scenario => {
  const { id, kind, map, characters } = mission;
  const cast: Message =
    characters === null ? { key: 'campaign.any-cast' } : { key: 'campaign.cast', args: { heroes: characters } };
  return {
    id,
    name: { key: `mission.${id}.name` },
    about: [{ key: `mission.${id}.goal` }, cast],
    options: { mission: id } satisfies TableOptions,
    // MA-DIF-01, MA-CHC-05 chosen anew for every game; with secret roles everybody has an own character.
    choices: [...(map === null ? ['map'] : []), 'difficulty', 'balanced', ...(kind === 'roles' ? [] : ['mode'])],
    seats: seatsFor(mission),
  };
};
