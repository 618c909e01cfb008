import type { AreaId, CharacterId, EnemyClass } from '../../content/index.ts';

export const AREA_TONES: Readonly<Record<AreaId, string>> = {
  move: '#4f9fc4',
  attack: '#d0694a',
  intel: '#9a7fd0',
  plan: '#d0a044',
  mission: '#5fae6a',
};

/** Colours of revealed enemies; the sign on each says the same. */
export const CLASS_TONES: Readonly<Record<EnemyClass, string>> = {
  melee: '#e08a5c',
  blaster: '#d9636f',
  sharpshooter: '#b787e0',
};

export const OBJECT_TONE = '#8fc4a0';
export const TOKEN_TONE = '#9bdc9f';
export const FACEDOWN_TONE = '#5b5362';
export const STAR_TONE = '#e58a2c';

export const CHARACTER_TONES: Readonly<Record<CharacterId, string>> = {
  mandalorian: '#9fb0bd',
  ig11: '#b3a58c',
  paz: '#5f87b5',
  mayfeld: '#b08a5a',
  xian: '#a06fc0',
  burg: '#c05a4a',
  cara: '#6f8f6a',
  greef: '#b5883f',
};

/** Up to four people; everything also shows the letter or the name of the character. */
export const SEAT_TONES: readonly string[] = ['#f2b65c', '#7fc4e8', '#9bdc9f', '#f08fb0'];
