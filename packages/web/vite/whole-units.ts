/** How many numbers each command of a path takes. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A number as a path has it: nothing stands between two of them if the second begins with a sign or a point. */
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;
const FLAG = /[01]/y;

interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

/**
 * The same drawing with points on whole units: on a field of 512 nobody sees half a unit, and every point that is not
 * whole is sent to every browser. The points are rounded where they lie, so that errors don't add up along the line.
 */
export function wholeUnits(path: string): string {
  // Where the drawing is, as it was and as it is written now, and where its part began.
  let was = { x: 0, y: 0 };
  let is = { x: 0, y: 0 };
  let began = { was, is };
  let written = '';
  for (const { command, numbers } of stepsOf(path)) {
    const kind = command.toLowerCase();
    const isRelative = kind === command;
    const from = isRelative ? was : { x: 0, y: 0 };
    const origin = isRelative ? is : { x: 0, y: 0 };
    if (kind === 'z') {
      ({ was, is } = began);
      written += command;
      continue;
    }
    const out: number[] = [];
    let x = was.x;
    let y = was.y;
    if (kind === 'a') out.push(...numbers.slice(0, 2).map(tenths), ...numbers.slice(2, 5));
    const points = kind === 'a' ? numbers.slice(5) : numbers;
    if (kind === 'h') {
      x = from.x + (points[0] ?? 0);
      out.push(Math.round(x) - origin.x);
    } else if (kind === 'v') {
      y = from.y + (points[0] ?? 0);
      out.push(Math.round(y) - origin.y);
    } else
      for (let at = 0; at < points.length; at += 2) {
        x = from.x + (points[at] ?? 0);
        y = from.y + (points[at + 1] ?? 0);
        out.push(Math.round(x) - origin.x, Math.round(y) - origin.y);
      }
    was = { x, y };
    is = { x: kind === 'v' ? is.x : Math.round(x), y: kind === 'h' ? is.y : Math.round(y) };
    if (kind === 'm') began = { was, is };
    written += command + out.map((number, i) => (i === 0 || number < 0 ? `${number}` : ` ${number}`)).join('');
  }
  return written;
}

const tenths = (number: number): number => Math.round(number * 10) / 10;

/** Commands that go without saying are said. */
function* stepsOf(path: string): Generator<Step> {
  let at = 0;
  let command = '';
  const read = (what: RegExp): number => {
    while (path[at] === ' ' || path[at] === ',' || path[at] === '\n') at++;
    what.lastIndex = at;
    const found = what.exec(path)?.[0];
    if (found === undefined) throw new Error(`no path from ${at}: ${path}`);
    at += found.length;
    return Number(found);
  };
  while (at < path.length) {
    const letter = path[at] ?? '';
    if (/[\s,]/.test(letter)) {
      at++;
      continue;
    }
    if (/[a-z]/i.test(letter)) {
      command = letter;
      at++;
    }
    const count = NUMBERS[command.toLowerCase()];
    if (count === undefined) throw new Error(`no command of a path: ${command}`);
    const isArc = command.toLowerCase() === 'a';
    yield {
      command,
      numbers: Array.from({ length: count }, (_, i) => read(isArc && (i === 3 || i === 4) ? FLAG : NUMBER)),
    };
    // More points after a move are lines.
    if (command === 'm') command = 'l';
    if (command === 'M') command = 'L';
  }
}
