/** Short sounds made on the spot: nothing is loaded, and nothing is heard before somebody has clicked. */

/** One voice of a sound: when it begins, how it glides, how long it lasts. */
interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** From this pitch to that one; for noise, the pitch that is let through. */
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly time: number;
  readonly loud?: number;
}

const tone = (from: number, at: number, time: number, loud = 0.5, wave: OscillatorType = 'sine'): Voice => ({
  wave,
  from,
  at,
  time,
  loud,
});

const SOUNDS = {
  turn: [tone(523, 0, 0.5), tone(784, 0.12, 0.6)],
  card: [{ wave: 'noise', from: 2600, to: 900, time: 0.09, loud: 0.35 }],
  dice: [0, 0.07, 0.15, 0.26, 0.4, 0.58].map(
    (at, i): Voice => ({ wave: 'noise', from: 1700 - i * 120, time: 0.045, at, loud: 0.6 - i * 0.07 }),
  ),
  success: [tone(587, 0, 0.18), tone(740, 0.1, 0.2), tone(880, 0.2, 0.45)],
  failure: [{ wave: 'triangle', from: 311, to: 196, time: 0.55, loud: 0.5 }],
  shot: [{ wave: 'sawtooth', from: 1500, to: 180, time: 0.16, loud: 0.28 }],
  hit: [
    { wave: 'noise', from: 900, to: 200, time: 0.2, loud: 0.7 },
    { wave: 'sine', from: 160, to: 60, time: 0.22, loud: 0.7 },
  ],
  blast: [
    { wave: 'noise', from: 1200, to: 70, time: 1.3, loud: 0.9 },
    { wave: 'sine', from: 90, to: 30, time: 1.1, loud: 0.9 },
  ],
  flight: [
    { wave: 'noise', from: 300, to: 1400, time: 0.55, loud: 0.25 },
    { wave: 'sine', from: 110, to: 220, time: 0.5, loud: 0.2 },
  ],
  coins: [tone(1568, 0, 0.12, 0.25), tone(2093, 0.07, 0.25, 0.25)],
  alarm: [
    tone(440, 0, 0.16, 0.35, 'square'),
    tone(349, 0.18, 0.16, 0.35, 'square'),
    tone(440, 0.36, 0.22, 0.35, 'square'),
  ],
  fanfare: [
    tone(392, 0, 0.2),
    tone(523, 0.15, 0.2),
    tone(659, 0.3, 0.2),
    tone(784, 0.45, 0.8),
    tone(523, 0.45, 0.8, 0.3),
  ],
  defeat: [
    tone(330, 0, 0.3, 0.5, 'triangle'),
    tone(277, 0.25, 0.3, 0.5, 'triangle'),
    tone(220, 0.5, 0.9, 0.5, 'triangle'),
  ],
  reveal: [{ wave: 'sine', from: 262, to: 1047, time: 0.7, loud: 0.3 }, tone(1319, 0.55, 0.7, 0.25)],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type SoundName = keyof typeof SOUNDS;

/** How loud the loudest may be. */
const CEILING = 0.22;
/** A machine takes some pictures long to open its speakers: the click that allowed it is answered first. In milliseconds. */
const OPENS_AFTER = 400;

/** Plays sounds at the volume of who listens (0 to 1). */
export class Sounds {
  private audio: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private hum: { readonly gain: GainNode; stop(): void } | null = null;
  private isAllowed = false;
  /** What is to be heard as soon as the speakers are open. */
  private due: ((audio: AudioContext) => void)[] = [];
  /** How low it hums here; null: not at all. */
  private pitch: number | null = null;

  constructor(private readonly volume: () => number) {}

  /** Somebody has clicked: from now on there may be sound. Returns how to stop waiting for it. */
  awaken(): () => void {
    const listening = new AbortController();
    const allow = (): void => {
      this.isAllowed = true;
      listening.abort();
    };
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, allow, { signal: listening.signal, capture: true });
    return () => {
      listening.abort();
      this.quiet();
    };
  }

  play(name: SoundName): void {
    this.whenOpen((audio) => {
      for (const voice of SOUNDS[name]) this.sing(audio, voice);
    });
  }

  /** A quiet hum of the place, as low as `pitch`; it follows the volume when it is told again. */
  ambience(pitch: number): void {
    if (!this.isHeard) {
      this.quiet();
      return;
    }
    this.pitch = pitch;
    this.whenOpen((audio) => this.buzz(audio));
  }

  quiet(): void {
    this.pitch = null;
    this.hum?.stop();
    this.hum = null;
  }

  private get isHeard(): boolean {
    return this.isAllowed && this.volume() > 0 && typeof AudioContext !== 'undefined';
  }

  private whenOpen(sounds: (audio: AudioContext) => void): void {
    if (!this.isHeard) return;
    if (this.audio !== null) {
      sounds(this.audio);
      return;
    }
    this.due.push(sounds);
    if (this.due.length === 1) setTimeout(() => this.open(), OPENS_AFTER);
  }

  private open(): void {
    const { due } = this;
    this.due = [];
    if (!this.isHeard) return;
    this.audio = new AudioContext();
    for (const sounds of due) sounds(this.audio);
  }

  private buzz(audio: AudioContext): void {
    const { pitch } = this;
    if (pitch === null) return;
    if (this.hum !== null) {
      this.hum.gain.gain.value = this.volume() * 0.03;
      return;
    }
    const gain = audio.createGain();
    gain.gain.value = this.volume() * 0.03;
    gain.connect(audio.destination);
    const voices = [pitch, pitch * 1.503, pitch * 2.01].map((each) => {
      const voice = audio.createOscillator();
      voice.frequency.value = each;
      voice.connect(gain);
      voice.start();
      return voice;
    });
    const stop = (): void => {
      for (const voice of voices) voice.stop();
    };
    this.hum = { gain, stop };
  }

  private sing(audio: AudioContext, { wave, from, to = from, at = 0, time, loud = 0.5 }: Voice): void {
    const start = audio.currentTime + at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * CEILING * this.volume()), start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + time);
    gain.connect(audio.destination);
    if (wave === 'noise') {
      const source = audio.createBufferSource();
      source.buffer = this.noiseOf(audio);
      const filter = audio.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.setValueAtTime(from, start);
      filter.frequency.exponentialRampToValueAtTime(to, start + time);
      source.connect(filter).connect(gain);
      source.start(start, 0, time);
      return;
    }
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + time);
    source.connect(gain);
    source.start(start);
    source.stop(start + time);
  }

  private noiseOf(audio: AudioContext): AudioBuffer {
    if (this.noise !== null) return this.noise;
    const buffer = audio.createBuffer(1, audio.sampleRate * 1.5, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    this.noise = buffer;
    return buffer;
  }
}
