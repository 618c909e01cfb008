import { type Effect, inHand, type ModelName, type PlaceName, type Spec, solid, staged } from '@cantina/art';
import { FOES, HEROES, type Hero } from './cast.ts';
import { aim, bubble, burst, faced, fire, holo, leap, rush, shot, shots, skill, smoke, voice } from './make.ts';

type Line = readonly [id: string, place: PlaceName, what: ModelName | Effect, more?: Effect];
const deck = (hero: Hero, lines: readonly Line[]): Readonly<Record<string, Spec>> =>
  Object.fromEntries(lines.map(([id, place, what, more]) => [id, skill(hero, place, what, more ?? null)]));

export const SKILLS: Readonly<Record<string, Spec>> = {
  ...deck('mandalorian', [
    ['phase-pulse-blaster', 'badlands', 'rifle'],
    ['flamethrower', 'lavafield', fire],
    ['beskar-helmet', 'foundry', 'helmet'],
    ['grappling-line', 'canyon', 'hook'],
    ['vibroblade', 'dunes', 'knife'],
    ['tracking-scope', 'dunes', 'scope'],
    ['hunters-patience', 'twinsuns', 'campfire', { does: 'flame', from: [226, 190], to: [228, 120], w: 12 }],
    ['quick-draw', 'market', 'pistol', shot],
    ['steady-advance', 'dunes', { does: 'tracks', from: [206, 208], to: [226, 290] }],
    ['use-the-cover', 'scrapyard', 'crate'],
    ['part-of-the-deal', 'tavern', 'coins'],
  ]),
  ...deck('ig11', [
    ['twin-blasters', 'hangar', 'pistol', shots()],
    ['rotating-torso', 'foundry', 'autogun'],
    ['target-analysis', 'skyline', aim],
    ['bounty-protocol', 'rainport', 'datacard'],
    ['servo-stride', 'garrison', 'servo'],
    ['nurse-routine', 'village', 'medicine'],
    // what is warm shines, behind whatever it stands
    ['thermal-scan', 'glacier', { does: 'call', at: [222, 270], h: 170, hue: 'cool' }],
    ['cold-calculation', 'outpost', 'console'],
    ['combat-reflex', 'spaceport', shots('key')],
    ['self-destruct-charge', 'hall', burst],
  ]),
  ...deck('paz', [
    ['rotary-cannon', 'skyline', 'rotary'],
    ['suppressing-fire', 'badlands', shots('key')],
    ['heavy-plate', 'foundry', 'plate'],
    ['jump-pack', 'ocean', 'jetpack'],
    ['cover-the-retreat', 'hangar', bubble, shots()],
    ['covert-training', 'cavern', 'spear'],
    ['wary-glance', 'rainport', 'scope'],
    ['line-breaker', 'garrison', burst],
    ['clan-honor', 'fortress', 'shield'],
  ]),
  // between two legs that stand wide apart: who has to come past them
  'wide-stance': staged(
    'sea',
    'canyon',
    { figure: FOES.raider, at: [128, 236], scale: 0.36 },
    { figure: FOES.gunner, at: [176, 238], scale: 0.36 },
    { effect: { does: 'ledge', x: 150, y: 244, w: 210 } },
    solid('greaves', 150, 118, 1.24),
  ),
  ...deck('mayfeld', [
    ['long-shot', 'pillars', 'rifle', shot],
    ['third-arm', 'hangar', 'gauntlet'],
    ['called-shot', 'market', aim, shot],
    ['point-man', 'forest', 'compass'],
    ['running-mouth', 'tavern', 'megaphone'],
    ['strictly-professional', 'spaceport', 'papers'],
    ['fallback-position', 'redwoods', 'crate'],
    ['improvise', 'scrapyard', 'wrench'],
    ['expect-the-worst', 'storm', 'shieldgen'],
    ['watch-the-angles', 'skyline', 'scope', aim],
  ]),
  ...deck('xian', [
    ['throwing-knives', 'rainport', 'knives'],
    ['shadow-step', 'eclipse', smoke],
    ['backstab', 'hall', 'knife'],
    ['acrobatics', 'pillars', 'crate', leap],
    ['slip-away', 'hall', { does: 'smoke', at: [128, 262], r: 42 }],
    ['light-fingers', 'market', 'jewel'],
    ['reckless-grin', 'skycity', 'dice'],
    ['scout-ahead', 'thornwood', 'scope'],
    ['poisoned-edge', 'marsh', 'knife', { does: 'smoke', at: [254, 118], r: 20 }],
  ]),
  ...deck('burg', [
    ['headbutt', 'tavern', burst],
    ['rip-it-open', 'hangar', 'claws'],
    ['bull-rush', 'canyon', rush],
    ['thick-hide', 'badlands', 'vest'],
    ['brawler', 'market', 'gauntlet'],
    ['grapple', 'hall', 'handcuffs'],
    ['sniff-out', 'badlands', { does: 'tracks', from: [212, 200], to: [238, 292] }],
    ['heavy-step', 'lavafield', 'boot'],
  ]),
  ...deck('cara', [
    ['repeating-rifle', 'garrison', 'rifle', shots()],
    ['drop-assault', 'skycity', 'jetpack'],
    ['arm-lock', 'tavern', 'handcuffs'],
    ['cover-me', 'redwoods', shots('key')],
    ['stand-firm', 'fortress', bubble],
    ['veterans-eye', 'outpost', 'scope'],
    ['breach', 'hangar', burst],
    ['momentum', 'forest', rush],
    ['rally-the-line', 'village', 'megaphone'],
    ['shock-tactics', 'rainport', 'grenade'],
  ]),
  ...deck('greef', [
    ['guild-network', 'skyline', holo],
    ['twin-pistols', 'badlands', 'pistol', shots()],
    ['favor-owed', 'hall', 'coins'],
    ['inside-tip', 'market', 'datacard'],
    ['give-orders', 'spaceport', 'megaphone'],
    ['nerves-of-durasteel', 'lavafield', 'shield'],
    ['quick-exit', 'twinsuns', 'skimmer'],
    ['old-gunfighter', 'dunes', 'pistol'],
    ['careful-deal', 'casino', 'papers'],
  ]),
  // lifted above the head, and away
  throw: staged(
    'fire',
    'scrapyard',
    { figure: HEROES.burg[1], at: [92, 322], scale: 0.8 },
    ...inHand(
      'barrels',
      { sleeve: HEROES.burg[1].mats.cloth, glove: HEROES.burg[1].mats.skin },
      { at: [202, 98], scale: 0.6, view: [34, 14, 34] },
      [178, 176],
    ),
    { effect: { does: 'leap', from: [238, 84], to: [318, 190], h: 60, hue: 'key' } },
  ),
  // what is said, and to whom
  taunt: faced('xian', 'tavern', FOES.warden, voice),
  intimidate: faced('burg', 'fortress', { ...FOES.gunman, look: { skull: 'young', mood: 'weary' }, front: [] }, voice),
  'silver-tongue': faced(
    'greef',
    'tavern',
    { ...FOES.lookout, look: { skull: 'round', mood: 'smile' }, gear: ['hood'] },
    voice,
  ),
};
