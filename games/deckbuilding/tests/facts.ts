import type { Card } from '../content/index.ts';

/**
 * What is printed on the 82 faces, copied from the collected card facts and not from the content, so that a slip in one
 * of them shows. `n`: copies; `aim`: target value; `-`: not printed on this card. Rewards: `3r+2f` 3 resources and 2
 * Force, `1x` exile one card, `≤2x` exile up to two, `free` a free purchase.
 */
const PRINTED = `
face                 faction kind deck    n  cost atk res frc aim hp unique ability reward traits
imperial-shuttle     empire  unit starter 7  0    0   1   0   -   -  -      -       -      transport
stormtrooper         empire  unit starter 2  0    2   0   0   -   -  -      -       -      trooper
inquisitor           empire  unit starter 1  0    0   0   0   -   -  -      when    -      -
alliance-shuttle     rebel   unit starter 7  0    0   1   0   -   -  -      -       -      transport
rebel-trooper        rebel   unit starter 2  0    2   0   0   -   -  -      -       -      trooper
temple-guardian      rebel   unit starter 1  0    0   0   0   -   -  -      when    -      -
outer-rim-pilot      neutral unit pilots  10 2    0   2   0   -   -  -      action  -      -
tie-fighter          empire  unit galaxy  3  1    2   0   0   1   -  -      action  1r     fighter
admiral-piett        empire  unit galaxy  1  2    0   2   0   2   -  unique while   1f     officer
tie-bomber           empire  unit galaxy  2  2    2   0   0   2   -  -      action  1x     fighter
scout-trooper        empire  unit galaxy  2  2    0   2   0   2   -  -      action  1x     trooper
death-trooper        empire  unit galaxy  2  3    3   0   0   3   -  -      while   2f     trooper
tie-interceptor      empire  unit galaxy  2  3    3   0   0   3   -  -      action  3r     fighter
gozanti-cruiser      empire  ship galaxy  3  3    0   2   0   -   3  -      action  -      -
moff-jerjerrod       empire  unit galaxy  1  4    2   2   0   4   -  unique action  3f     officer
general-veers        empire  unit galaxy  1  4    4   0   0   4   -  unique action  3f     officer
at-st                empire  unit galaxy  2  4    4   0   0   4   -  -      action  ≤2x    vehicle
landing-craft        empire  unit galaxy  2  4    0   0   0   4   -  -      action  4r     transport
director-krennic     empire  unit galaxy  1  5    3   2   0   5   -  unique action  3r+2f  officer
boba-fett            empire  unit galaxy  1  5    5   0   0   5   -  unique when    3r+2f  bounty-hunter
imperial-carrier     empire  ship galaxy  2  5    0   3   0   -   5  -      while   -      -
at-at                empire  unit galaxy  1  6    6   0   0   6   -  -      action  free   vehicle
grand-moff-tarkin    empire  unit galaxy  1  6    2   2   2   6   -  unique action  3r+3f  officer
star-destroyer       empire  ship galaxy  2  7    4   0   0   -   7  -      -       -      -
darth-vader          empire  unit galaxy  1  8    6   0   2   8   -  unique while   4r+4f  sith
y-wing               rebel   unit galaxy  2  1    2   0   0   1   -  -      action  1r     fighter
baze-malbus          rebel   unit galaxy  1  2    2   0   0   2   -  unique while   1f     trooper
snowspeeder          rebel   unit galaxy  2  2    2   0   0   2   -  -      action  1x     vehicle
duros-spy            rebel   unit galaxy  2  2    0   2   0   2   -  -      action  1x     trooper
rebel-transport      rebel   ship galaxy  2  2    0   0   0   -   2  -      action  -      -
chirrut-imwe         rebel   unit galaxy  1  3    0   0   2   3   -  unique while   2f     trooper
rebel-commando       rebel   unit galaxy  2  3    3   0   0   3   -  -      action  2f     trooper
x-wing               rebel   unit galaxy  3  3    3   0   0   3   -  -      action  3r     fighter
u-wing               rebel   unit galaxy  2  4    0   3   0   4   -  -      action  4r     transport
hammerhead-corvette  rebel   ship galaxy  2  4    0   2   0   -   4  -      action  -      -
chewbacca            rebel   unit galaxy  1  4    5   0   0   4   -  unique action  3f     scoundrel
jyn-erso             rebel   unit galaxy  1  4    4   0   0   4   -  unique action  3f     scoundrel
b-wing               rebel   unit galaxy  2  5    5   0   0   5   -  -      action  ≤2x    fighter
han-solo             rebel   unit galaxy  1  5    3   2   0   5   -  unique action  3r+2f  scoundrel
cassian-andor        rebel   unit galaxy  1  5    5   0   0   5   -  unique when    3r+2f  trooper
princess-leia        rebel   unit galaxy  1  6    2   2   2   6   -  unique action  3r+3f  officer
mon-calamari-cruiser rebel   ship galaxy  2  6    3   0   0   -   6  -      -       -      -
millennium-falcon    rebel   unit galaxy  1  7    5   2   0   7   -  unique action  free   transport
luke-skywalker       rebel   unit galaxy  1  8    6   0   2   8   -  unique action  4r+4f  jedi
z-95-headhunter      neutral unit galaxy  2  1    2   0   0   -   -  -      action  -      fighter
jawa-scavenger       neutral unit galaxy  2  1    0   2   0   -   -  -      action  -      -
rodian-gunslinger    neutral unit galaxy  2  2    2   0   0   -   -  -      while   -      bounty-hunter
kel-dor-mystic       neutral unit galaxy  2  2    0   0   2   -   -  -      action  -      -
lobot                neutral unit galaxy  1  3    0   0   0   -   -  unique when    -      officer
bossk                neutral unit galaxy  1  3    3   0   0   -   -  unique when    -      bounty-hunter
fang-fighter         neutral unit galaxy  2  3    3   0   0   -   -  -      when    -      fighter
twilek-smuggler      neutral unit galaxy  2  3    0   3   0   -   -  -      action  -      scoundrel
c-roc-cruiser        neutral ship galaxy  2  3    0   1   0   -   3  -      action  -      -
dengar               neutral unit galaxy  1  4    4   0   0   -   -  unique when    -      bounty-hunter
quarren-mercenary    neutral unit galaxy  2  4    4   0   0   -   -  -      when    -      trooper
hwk-290              neutral unit galaxy  2  4    0   4   0   -   -  -      action  -      transport
blockade-runner      neutral ship galaxy  3  4    1   1   0   -   4  -      -       -      -
ig-88                neutral unit galaxy  1  5    5   0   0   -   -  unique when    -      bounty-hunter,droid
nebulon-b-frigate    neutral ship galaxy  2  5    0   0   0   -   5  -      action  -      -
lando-calrissian     neutral unit galaxy  1  6    3   3   0   -   -  unique action  -      scoundrel
jabbas-sail-barge    neutral unit galaxy  1  7    4   3   0   -   -  unique action  -      vehicle
jabba-the-hutt       neutral unit galaxy  1  8    2   2   2   -   -  unique action  -      scoundrel
lothal               empire  base bases   1  -    -   -   -   -   8  unique start   -      -
corellia             empire  base bases   1  -    -   -   -   -   10 unique when    -      -
kessel               empire  base bases   1  -    -   -   -   -   12 unique when    -      -
kafrene              empire  base bases   1  -    -   -   -   -   14 unique when    -      -
mustafar             empire  base bases   1  -    -   -   -   -   14 unique when    -      -
ord-mantell          empire  base bases   1  -    -   -   -   -   14 unique while   -      -
coruscant            empire  base bases   1  -    -   -   -   -   16 unique when    -      -
death-star           empire  base bases   1  -    -   -   -   -   16 unique action  -      -
endor                empire  base bases   1  -    -   -   -   -   16 unique while   -      -
rodia                empire  base bases   1  -    -   -   -   -   16 unique when    -      -
dantooine            rebel   base bases   1  -    -   -   -   -   8  unique start   -      -
mon-cala             rebel   base bases   1  -    -   -   -   -   10 unique when    -      -
dagobah              rebel   base bases   1  -    -   -   -   -   12 unique when    -      -
bespin               rebel   base bases   1  -    -   -   -   -   14 unique when    -      -
alderaan             rebel   base bases   1  -    -   -   -   -   14 unique when    -      -
hoth                 rebel   base bases   1  -    -   -   -   -   14 unique while   -      -
jedha                rebel   base bases   1  -    -   -   -   -   14 unique while   -      -
tatooine             rebel   base bases   1  -    -   -   -   -   14 unique when    -      -
sullust              rebel   base bases   1  -    -   -   -   -   16 unique while   -      -
yavin-4              rebel   base bases   1  -    -   -   -   -   16 unique when    -      -
`;

export interface Fact {
  readonly face: string;
  readonly faction: string;
  readonly kind: string;
  readonly deck: string;
  readonly count: number;
  readonly cost: number | null;
  readonly attack: number | null;
  readonly resources: number | null;
  readonly force: number | null;
  readonly target: number | null;
  readonly hitPoints: number | null;
  readonly unique: boolean;
  /** The kind of the ability, as the content calls it. */
  readonly ability: string | null;
  readonly reward: string | null;
  readonly traits: readonly string[];
}

export const facts: readonly Fact[] = PRINTED.trim().split('\n').slice(1).map(readLine);

function readLine(line: string): Fact {
  const [face = '', faction = '', kind = '', deck = '', ...rest] = line.split(/ +/);
  const [count, cost, attack, resources, force, target, hitPoints] = rest.slice(0, 7).map(numberOf);
  const [unique, ability, reward, traits] = rest.slice(7).map((word) => (word === '-' ? null : word));
  return {
    ...{ face, faction, kind, deck },
    count: count ?? 0,
    cost: cost ?? null,
    attack: attack ?? null,
    resources: resources ?? null,
    force: force ?? null,
    target: target ?? null,
    hitPoints: hitPoints ?? null,
    unique: unique === 'unique',
    ability: ability ?? null,
    reward: reward ?? null,
    traits: traits?.split(',') ?? [],
  };
}

function numberOf(word: string): number | null {
  return word === '-' ? null : Number(word);
}

/** A card of the content in the same words; what a card of its kind does not have is null. */
export function factOf(card: Card): Fact {
  const { id, faction, kind, deck, count, target, unique, ability, reward, traits } = card;
  const isBase = kind === 'base';
  return {
    ...{ face: id, faction, kind, deck, count, target, unique, traits },
    cost: isBase ? null : card.cost,
    attack: isBase ? null : card.attack,
    resources: isBase ? null : card.resources,
    force: isBase ? null : card.force,
    hitPoints: kind === 'unit' ? null : card.hitPoints,
    ability: ability?.kind ?? null,
    reward: reward === null ? null : rewardWord(reward),
  };
}

function rewardWord(reward: NonNullable<Card['reward']>): string {
  if (reward.verb === 'gain') return [...amount(reward.resources, 'r'), ...amount(reward.force, 'f')].join('+');
  if (reward.verb === 'exile') return `${reward.count.upTo ? '≤' : ''}${reward.count.amount}x`;
  if (reward.verb !== 'purchase') return reward.verb;
  return reward.free && reward.from === 'row' && reward.to === 'discard' ? 'free' : 'another purchase';
}

const amount = (points: number, of: string): string[] => (points > 0 ? [`${points}${of}`] : []);
