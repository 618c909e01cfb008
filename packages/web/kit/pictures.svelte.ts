import type { Size, Spec } from '@cantina/art';
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { packs } from './packs.svelte.ts';

/** What a face looks like; the data of a game's `art/` folder, loaded when somebody looks. */
export type Art = () => Promise<(face: string) => Spec>;

interface Wanted {
  readonly art: Art;
  readonly face: string;
  readonly size: Size;
  readonly viewBox: string | undefined;
  /** It will be on the stage in a moment. */
  readonly isSoon?: true;
}

/** How many pixels a token has: enough for a map that somebody looks at closely. */
const TOKEN_PIXELS = 176;

/** So long the drawing may keep the page from other work, in milliseconds; the rest is drawn a moment later. */
const SLICE = 8;

/** Pictures that were drawn, kept as long as the page is open. Each is drawn once, when it is first seen. */
class Pictures {
  private readonly drawn = new SvelteMap<string, string>();
  private readonly skies = new SvelteMap<string, string>();
  private readonly names = new WeakMap<Art, number>();
  private readonly waiting = new Map<string, Wanted>();
  /** Tokens that are drawn and not pixels yet. */
  private readonly becoming = new Set<string>();
  private isDrawing = false;
  private arts = 0;

  keyOf({ art, face, size, viewBox = '' }: Wanted): string {
    const name = this.names.get(art) ?? ++this.arts;
    this.names.set(art, name);
    // A face that comes with a pack looks otherwise once the pack is there.
    const pack = packs.picture(face) === undefined ? '' : 'pack';
    return `${name} ${pack} ${face} ${size} ${viewBox}`;
  }

  /** Where it is, once it is drawn. */
  at(key: string): string | undefined {
    return this.drawn.get(key);
  }

  /** What its place looks like until then. */
  skyAt(key: string): string | undefined {
    return this.skies.get(key);
  }

  want(key: string, wanted: Wanted): void {
    if (this.drawn.has(key) || this.becoming.has(key) || (this.waiting.has(key) && wanted.isSoon !== true)) return;
    this.waiting.set(key, wanted);
    // Without the kit (a connection that is lost) the names still stand there; the next look tries again.
    if (!this.isDrawing) this.drawAll().catch(() => this.waiting.clear());
  }

  /** What will be seen in a moment is drawn before it is. */
  foresee(art: Art, faces: Iterable<string>, size: Size, viewBox?: string): void {
    for (const face of faces) {
      const wanted = { art, face, size, viewBox, isSoon: true } as const;
      this.want(this.keyOf(wanted), wanted);
    }
  }

  /** What stands in the middle of the table, or will in a moment, is looked at first; tokens of the map last. */
  private inOrder(): readonly (readonly [string, Wanted])[] {
    return [...this.waiting].toSorted(([, one], [, other]) => urgency(other) - urgency(one));
  }

  /** Nothing else waits until a token is pixels: there are many of them, and cards are larger. */
  private press(key: string, picture: Blob): void {
    this.becoming.add(key);
    pixelsOf(picture).then(
      (pixels) => {
        this.drawn.set(key, URL.createObjectURL(pixels));
        this.becoming.delete(key);
      },
      () => this.becoming.delete(key),
    );
  }

  private async drawAll(): Promise<void> {
    this.isDrawing = true;
    try {
      const { draw, skyOf } = await import('@cantina/art');
      while (this.waiting.size > 0) {
        for (const [key, wanted] of this.waiting)
          if (!this.skies.has(key)) this.skies.set(key, skyOf(await specOf(wanted)));
        await new Promise((done) => setTimeout(done));
        const until = performance.now() + SLICE;
        for (const [key, wanted] of this.inOrder()) {
          const { size, viewBox } = wanted;
          const svg = draw(await specOf(wanted), size, viewBox === undefined ? {} : { viewBox });
          this.waiting.delete(key);
          const picture = new Blob([svg], { type: 'image/svg+xml' });
          if (size === 'token' && viewBox === undefined) this.press(key, picture);
          else this.drawn.set(key, URL.createObjectURL(picture));
          if (performance.now() > until) break;
        }
      }
    } finally {
      this.isDrawing = false;
    }
  }
}

const specOf = async ({ art, face }: Wanted): Promise<Spec> =>
  (packs.picture(face) as Spec | undefined) ?? (await art())(face);

const urgency = ({ size, isSoon }: Wanted): number => (isSoon === true ? 2 : ['token', 'card', 'stage'].indexOf(size));

/** Tokens move on maps, which are painted anew with every step: as pixels they are copied, not drawn again line by line. */
async function pixelsOf(picture: Blob): Promise<Blob> {
  const source = URL.createObjectURL(picture);
  try {
    const image = new Image(TOKEN_PIXELS, TOKEN_PIXELS);
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = TOKEN_PIXELS;
    canvas.height = TOKEN_PIXELS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, TOKEN_PIXELS, TOKEN_PIXELS);
    return await new Promise((done) => canvas.toBlob((pixels) => done(pixels ?? picture), 'image/webp', 0.92));
  } catch {
    return picture;
  } finally {
    URL.revokeObjectURL(source);
  }
}

export const pictures = new Pictures();

const ART = Symbol('art');

/** Everything inside shows the pictures of one game. */
export const provideArt = (art: () => Art | undefined): unknown => setContext(ART, art);
export const artAround = (): (() => Art | undefined) | undefined => getContext(ART);
