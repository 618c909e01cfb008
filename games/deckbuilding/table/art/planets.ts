/** What a base looks like from space: two colours, and what lies on it. */
export interface Planet {
  readonly light: string;
  readonly dark: string;
  readonly detail: string;
  readonly kind: 'bands' | 'land' | 'craters' | 'cracks' | 'lights' | 'station';
}

const planet = (light: string, dark: string, detail: string, kind: Planet['kind']): Planet => ({
  light,
  dark,
  detail,
  kind,
});

export const planets: Readonly<Record<string, Planet>> = {
  lothal: planet('#c9b27c', '#5d4a2a', '#8d9a58', 'land'),
  corellia: planet('#6f9fb8', '#1f3c50', '#8fb07a', 'land'),
  kessel: planet('#b77a5a', '#4b2418', '#7d4a35', 'craters'),
  kafrene: planet('#9b8f88', '#3d3431', '#6a5d57', 'craters'),
  mustafar: planet('#5a3a34', '#1d0f0d', '#ff7a33', 'cracks'),
  'ord-mantell': planet('#b59a72', '#4f3a26', '#7f6a45', 'land'),
  coruscant: planet('#6d6a72', '#1f1d26', '#ffd98a', 'lights'),
  'death-star': planet('#b4b8bd', '#4a4e55', '#7d838b', 'station'),
  endor: planet('#5f8f5a', '#1c3a22', '#8fbf74', 'land'),
  rodia: planet('#6a9a6a', '#20402c', '#3f6d78', 'bands'),
  dantooine: planet('#b9a868', '#54502a', '#7f9a58', 'land'),
  'mon-cala': planet('#4f93c4', '#123a5e', '#9fd0ea', 'bands'),
  dagobah: planet('#6f7f4a', '#26301c', '#4b5a33', 'bands'),
  bespin: planet('#f0b07a', '#8a4a34', '#ffd7a8', 'bands'),
  alderaan: planet('#7fb4d8', '#25527a', '#dfeef4', 'land'),
  hoth: planet('#e8f2f8', '#7f9db4', '#b7d0e0', 'cracks'),
  jedha: planet('#c28a62', '#5a3320', '#94603f', 'craters'),
  tatooine: planet('#e3b878', '#8a5a30', '#c4945a', 'bands'),
  sullust: planet('#6b4b45', '#251614', '#c85a3a', 'cracks'),
  'yavin-4': planet('#5c8a52', '#173420', '#86b06a', 'land'),
};

/** Numbers between 0 and 1 that are the same each time for one name. */
export function scatter(name: string): () => number {
  let h = 2166136261;
  for (const letter of name) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}
