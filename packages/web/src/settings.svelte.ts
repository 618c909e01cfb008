import { LANGS, type Lang } from '@cantina/text';
import type { Mine, Motion, Pace } from '@cantina/web/kit';

/** How long hands rest after something new was asked: no click counts meanwhile. */
export type Rest = 'none' | 'short' | 'long';
export const REST = { none: 0, short: 350, long: 900 } as const satisfies Readonly<Record<Rest, number>>;
const isRest = (text: string | undefined): text is Rest => text !== undefined && Object.hasOwn(REST, text);

export const PACES: readonly Pace[] = ['calm', 'brisk', 'summary'];
export const MINES: readonly Mine[] = ['wait', 'moment', 'pass'];
const USUAL_VOLUME = 0.4;

interface Stored {
  readonly lang: Lang;
  readonly motion: Motion;
  readonly rest: Rest;
  readonly pace: Pace;
  readonly mine: Mine;
  /** From 0 to 1. */
  readonly volume: number;
  readonly notify: boolean;
  readonly name: string;
}

const KEY = 'cantina';
const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const isLang = (text: string): text is Lang => LANGS.some((lang) => lang === text);

/** The first of the browser's languages that we speak. */
function browserLang(): Lang {
  for (const wish of navigator.languages) {
    const lang = wish.slice(0, 2).toLowerCase();
    if (isLang(lang)) return lang;
  }
  return 'en';
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

/** What somebody has chosen on this device. */
class Settings {
  lang = $state<Lang>('en');
  motion = $state<Motion>('full');
  rest = $state<Rest>('short');
  /** How fast the turns of others are shown, and whether what happens to me waits. */
  pace = $state<Pace>('calm');
  mine = $state<Mine>('wait');
  volume = $state(USUAL_VOLUME);
  notify = $state(false);
  name = $state('');

  constructor() {
    const stored = read();
    this.lang = stored.lang !== undefined && isLang(stored.lang) ? stored.lang : browserLang();
    this.motion = stored.motion ?? 'full';
    this.rest = isRest(stored.rest) ? stored.rest : 'short';
    this.pace = PACES.find((each) => each === stored.pace) ?? 'calm';
    this.mine = MINES.find((each) => each === stored.mine) ?? 'wait';
    this.volume = Math.min(1, Math.max(0, Number(stored.volume ?? USUAL_VOLUME) || 0));
    this.notify = stored.notify ?? false;
    this.name = stored.name ?? '';
  }

  /** How much really moves: nothing, if that is how the whole device is set. */
  get movement(): Motion {
    return reduced() ? 'off' : this.motion;
  }

  /** Keeps them; call it inside an effect. */
  save(): void {
    const { lang, motion, rest, pace, mine, volume, notify, name } = this;
    try {
      const kept: Stored = { lang, motion, rest, pace, mine, volume, notify, name };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
