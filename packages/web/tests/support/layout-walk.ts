import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Guest } from './guest.ts';
import { laidOut, layoutFaults, standing } from './layout.ts';
import { wander } from './wander.ts';

/** Pictures of what was found. */
const PICTURES = fileURLToPath(new URL('../../../../reports/layout/', import.meta.url));

/** Whoever has looked so often and is not through goes round in circles. */
const MOST_LOOKS = 20_000;

/** So often somebody looks at most whether something is asked. */
const MOST_WAITS = 2000;

interface Walk {
  /** Sits down at a new table. */
  readonly open: () => Promise<void>;
  /** One after the other; at each it is played on until it is enough. */
  readonly sizes: readonly string[];
  readonly isEnough: (seen: { readonly turns: number; readonly questions: number }) => boolean;
  /** What pictures of faults are called. */
  readonly name: string;
  /** Hears how much was looked at, and at once what was wrong. */
  readonly tell?: (line: string) => void;
}

/** Plays, and looks at each question; returns what was wrong, each at its size. */
export async function walkLayouts(
  guest: Guest,
  { open, sizes, isEnough, name, tell }: Walk,
): Promise<readonly string[]> {
  const { page } = guest;
  const faults = new Set<string>();
  const turns = turnsOf(page);
  await resize(page, sizes[0] ?? '');
  await open();
  let looks = 0;
  for (const size of sizes) {
    await resize(page, size);
    const begun = turns.begun;
    let before = '';
    let questions = 0;
    for (; !isEnough({ turns: turns.begun - begun, questions }) && looks < MOST_LOOKS; looks++) {
      // Waits until something can be done, or the game is over.
      const state = await wander(page, null, MOST_WAITS);
      if (state === 'over') {
        await open();
        before = '';
      }
      if (state !== 'acted') continue;
      questions++;
      await laidOut(page);
      const now = await standing(page);
      const found = await layoutFaults(page);
      if (before !== '' && before !== now) found.push(`moved: ${before} → ${now}`);
      before = now;
      const unknown = found.map((fault) => `${size} ${fault}`).filter((fault) => !faults.has(fault));
      if (unknown.length > 0) await takePicture(page, `${name}-${size}-${faults.size}`);
      for (const fault of unknown) {
        faults.add(fault);
        tell?.(`${name}: ${fault}`);
      }
      await wander(page, (looks * 0.618) % 1);
    }
    tell?.(`${name} at ${size}: ${questions} questions in ${turns.begun - begun} turns`);
  }
  return [...faults, ...guest.faults, ...(looks < MOST_LOOKS ? [] : [`${name} got nowhere`])];
}

/** How often somebody's own turn has begun on a page since now. */
function turnsOf(page: Page): { readonly begun: number } {
  const turns = { begun: 0 };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Heard;
      const events = message.step?.beats.flatMap((beat) => beat.events) ?? [];
      for (const { type, data } of events)
        if (/^turn(-begins)?$/.test(type) && JSON.stringify(data).includes(`"seat":${message.as}`)) turns.begun++;
    }),
  );
  return turns;
}

interface Heard {
  readonly as?: number;
  readonly step?: {
    readonly beats: readonly { readonly events: readonly { readonly type: string; readonly data: object }[] }[];
  };
}

async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
}

async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}${name}.png` });
}
