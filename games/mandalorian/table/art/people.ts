import type { CharacterId } from '../../content/index.ts';

/** Busts on a field of 64 × 64, in one colour with holes, so that they are told apart by their outline on any ground. */
export const PEOPLE: Readonly<Record<CharacterId, string>> = {
  // A helmet with a visor like a T
  mandalorian:
    '<path fill-rule="evenodd" d="M32 3C17 3 10 13 10 27v16l8 18h28l8-18V27C54 13 47 3 32 3zM15 26h34v7H37v24h-10V33H15z"/>',
  // A droid: a tube of a head with eyes all around
  ig11: '<path fill-rule="evenodd" d="M30 1h4v6h5l4 7v3H21v-3l4-7h5zM21 20h22v4H21zm0 7h22v12H21zm0 15h22v4h3v5H18v-5h3zM27 30a3 3 0 1 0 0 6a3 3 0 0 0 0-6zm10 0a3 3 0 1 0 0 6a3 3 0 0 0 0-6z"/><path d="M15 54h34l7 9H8z"/>',
  // A broad helmet, and the cannon over the shoulder
  paz: '<path fill-rule="evenodd" d="M28 9C13 9 6 18 6 31v12l7 18h30l7-18V31C50 18 43 9 28 9zM10 31h36v6H32v20h-8V37H10z"/><path d="M46 2h12v7h3v9h-3v18h-5V18h-7z"/>',
  // A bald head with a beard, a third arm behind it
  mayfeld:
    '<path fill-rule="evenodd" d="M29 8c-9 0-14 6-14 16 0 12 5 21 14 21s14-9 14-21c0-10-5-16-14-16zm-9 15h7v4h-7zm11 0h7v4h-7zm-8 12c3-2 9-2 12 0l-1 3H24z"/><path d="M11 48h36c6 2 10 7 10 15H2c0-8 3-13 9-15z"/><path d="M45 44V30h4V17h-7V9h19v8h-5v16h-4v11z"/>',
  // Two head tails
  xian: '<path fill-rule="evenodd" d="M32 5c-8 0-13 5-13 13 0 4 1 8 2 11 2 6 6 11 11 11s9-5 11-11c1-3 2-7 2-11 0-8-5-13-13-13zm-8 17l7 2v4l-7-2zm16 0l-7 2v4l7-2zm-12 12h8v2h-8z"/><path d="M18 10C9 13 5 22 6 33c1 12 4 20 2 29h7c4-10 1-20 1-30 0-6 1-11 3-16zm28 0c9 3 13 12 12 23-1 12-4 20-2 29h-7c-4-10-1-20-1-30 0-6-1-11-3-16zM23 45h18l6 18H17z"/>',
  // Two horns
  burg: '<path fill-rule="evenodd" d="M8 1c0 10 4 16 9 18-3 4-4 9-3 15 2 9 9 15 18 15s16-6 18-15c1-6 0-11-3-15 5-2 9-8 9-18-3 6-8 9-14 9-3-2-7-3-10-3s-7 1-10 3C16 10 11 7 8 1zm13 24l9 4v4l-9-3zm22 0l-9 4v4l9-3zM24 39c5-2 11-2 16 0l-2 4H26z"/><path d="M14 51h36c7 2 11 6 12 12H2c1-6 5-10 12-12z"/>',
  // Hair to one side, and pauldrons
  cara: '<path fill-rule="evenodd" d="M33 3C21 2 14 9 14 21c0 8-2 13-5 17 6 1 10-1 12-4 3 6 7 9 12 9 8 0 13-7 14-17 2 3 3 6 3 10 4-3 5-9 4-15C53 9 45 4 33 3zm-8 20c7-1 12-3 16-8 1 3 2 5 4 6l-3 3h-5v4h-5v-4h-3v4h-6z"/><path d="M24 45h18l2 5 14-1c4 3 5 8 5 14H3c0-6 1-11 5-14l14 1z"/>',
  // A beard and a high collar
  greef:
    '<path fill-rule="evenodd" d="M32 4c-9 0-14 6-14 15 0 4 0 8 1 12 2 9 7 14 13 14s11-5 13-14c1-4 1-8 1-12 0-9-5-15-14-15zm-9 15h7v4h-7zm11 0h7v4h-7zm-9 13c4-3 10-3 14 0-1 2-3 3-7 3s-6-1-7-3z"/><path d="M16 36l6 12 10 6 10-6 6-12 6 3c5 7 8 15 8 24H2c0-9 3-17 8-24z"/>',
};
