/**
 * Ships and vehicles, drawn for this table on a field of 100 × 100. Most are seen from above and the same on both sides:
 * `both` takes the right half, as distances from the middle line.
 */

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z"/>`;

const pointsOf = (text: string): [number, number][] =>
  text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

/** A shape across the middle line, given by its right half. */
const hull = (half: string): string => {
  const right = pointsOf(half);
  const left = right.map(([x, y]): [number, number] => [50 - x, y]).reverse();
  return polygon([...right.map(([x, y]): [number, number] => [50 + x, y]), ...left]);
};

/** A shape on the right and its twin on the left. */
const both = (part: string): string => {
  const points = pointsOf(part);
  return (
    polygon(points.map(([x, y]): [number, number] => [50 + x, y])) +
    polygon(points.map(([x, y]): [number, number] => [50 - x, y]))
  );
};

const shape = (points: string): string => polygon(pointsOf(points));
const ball = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
/** A window or a gap: the same shape, darker. */
const gap = (inner: string): string => `<g fill="#0007">${inner}</g>`;

export const ships: Readonly<Record<string, string>> = {
  'imperial-shuttle':
    hull('0,8 7,26 9,62 5,84 0,86') + both('9,40 43,84 39,94 9,66') + gap(hull('0,18 4,28 4,38 0,40')),
  'alliance-shuttle':
    hull('0,8 10,16 14,40 13,74 0,82') + both('14,44 26,50 27,90 16,86 14,70') + gap(hull('0,16 5,20 6,32 0,34')),
  'tie-fighter':
    ball(50, 50, 15) +
    both('12,46 33,48 33,52 12,54') +
    both('33,12 42,30 42,70 33,88 31,60 31,40') +
    gap(ball(50, 50, 6)),
  'tie-interceptor':
    ball(50, 52, 14) +
    both('11,49 32,50 32,55 11,56') +
    both('36,6 46,46 40,52 46,58 36,96 31,66 31,40') +
    gap(ball(50, 52, 5.5)),
  'tie-bomber':
    ball(40, 50, 13) +
    ball(61, 50, 13) +
    both('20,47 36,48 36,54 20,55') +
    both('36,14 45,34 45,68 36,88 33,66 33,36') +
    gap(ball(40, 50, 5)),
  'star-destroyer':
    hull('0,3 9,26 36,92 14,92 12,97 0,97') + gap(hull('0,66 10,70 13,84 0,88') + hull('0,24 2,40 0,56')),
  'gozanti-cruiser':
    hull('0,6 9,12 12,34 8,44 10,76 16,82 12,94 0,90') +
    both('12,40 26,48 28,70 12,66') +
    gap(hull('0,14 4,18 5,28 0,30')),
  'imperial-carrier':
    hull('0,4 12,14 16,60 26,66 28,90 10,96 0,92') + both('19,26 30,32 30,56 19,56') + gap(hull('0,30 6,34 6,58 0,60')),
  'landing-craft':
    hull('0,10 16,18 20,44 15,60 0,66') + both('18,30 42,20 46,52 26,88 16,62') + gap(hull('0,18 9,24 9,34 0,36')),
  'at-at':
    shape('6,26 24,18 32,28 32,38 20,42 8,38') +
    shape('32,24 86,20 94,34 90,50 34,50') +
    shape('36,50 46,50 43,72 47,92 33,92 36,72') +
    shape('50,50 58,50 56,70 60,88 48,88 50,70') +
    shape('68,50 78,50 76,72 81,92 66,92 69,72') +
    shape('82,50 89,50 88,70 93,88 81,88 83,70') +
    gap(shape('10,28 20,25 21,30 11,33')),
  'y-wing':
    hull('0,6 9,16 10,34 4,44 4,62 0,64') +
    both('0,60 27,58 27,67 0,69') +
    both('26,38 33,38 34,96 31,92 28,92 25,96') +
    gap(hull('0,14 5,20 5,28 0,30')),
  'x-wing':
    hull('0,3 4,28 7,58 6,90 0,92') +
    both('6,56 43,66 43,73 6,76') +
    both('42,34 44,34 46,74 40,74') +
    both('10,60 17,62 17,90 10,90') +
    gap(hull('0,44 3,48 3,58 0,60')),
  'u-wing': hull('0,8 9,22 12,52 8,60 0,62') + both('8,30 16,34 46,92 38,95 10,58') + gap(hull('0,16 5,22 5,32 0,34')),
  'b-wing':
    ball(50, 14, 9) +
    hull('0,12 4,16 5,92 0,98') +
    both('4,56 41,62 42,72 4,70') +
    both('39,46 42,46 43,74 39,74') +
    gap(ball(50, 14, 4)),
  snowspeeder: hull('0,10 10,26 13,52 30,58 32,72 14,74 10,90 0,88') + gap(hull('0,28 6,34 6,50 0,52')),
  'rebel-transport':
    hull('0,4 11,10 19,34 20,64 12,90 0,96') + gap(hull('0,30 8,36 9,62 0,66')) + both('22,34 27,42 27,62 22,66'),
  'hammerhead-corvette':
    both('0,6 13,4 16,20 4,24 0,24') + hull('0,20 6,24 6,60 15,66 16,90 9,96 0,92') + gap(hull('0,68 6,72 6,84 0,86')),
  'mon-calamari-cruiser':
    hull('0,2 7,12 12,30 9,44 17,58 17,78 9,96 0,98') +
    both('16,40 22,48 22,62 16,58') +
    gap(hull('0,60 6,66 6,80 0,84')),
  'millennium-falcon':
    ball(50, 60, 31) +
    both('4,6 12,6 24,38 4,42') +
    shape('78,44 88,40 92,46 92,58 80,62') +
    gap(ball(50, 60, 8)) +
    gap(shape('84,44 89,44 89,52 84,52')),
  'z-95-headhunter':
    hull('0,4 5,30 8,60 6,88 0,90') +
    both('8,52 42,70 42,78 8,76') +
    both('40,48 43,48 43,80 39,80') +
    gap(hull('0,40 4,44 4,56 0,58')),
  'fang-fighter':
    hull('0,6 5,24 6,52 0,56') +
    both('5,34 20,48 42,30 46,40 30,72 34,96 18,80 5,62') +
    gap(hull('0,20 3,26 3,36 0,38')),
  'c-roc-cruiser':
    hull('0,6 14,12 16,30 10,36 10,62 18,66 20,94 0,90') +
    both('20,44 28,46 28,60 20,60') +
    gap(hull('0,40 5,44 5,58 0,60')),
  'hwk-290':
    hull('0,4 8,20 13,46 11,60 0,62') + both('12,40 24,54 26,94 20,90 16,68 8,60') + gap(hull('0,12 4,22 4,34 0,36')),
  'blockade-runner':
    both('0,4 9,4 14,12 14,22 5,26 0,26') +
    hull('0,24 5,26 6,58 15,64 15,74 0,76') +
    both('1,76 7,76 7,94 1,94') +
    both('9,74 15,74 15,92 9,92') +
    gap(hull('0,36 2,38 2,54 0,56')),
  'nebulon-b-frigate':
    shape('6,22 22,16 26,30 24,58 16,66 8,56') +
    shape('24,36 64,36 64,42 24,42') +
    shape('62,24 90,20 95,34 92,56 78,60 64,54') +
    shape('72,58 82,58 78,78 74,78') +
    shape('12,62 18,62 16,84') +
    gap(shape('94,28 98,28 98,34 94,34') + shape('94,40 98,40 98,48 94,48')),
};
