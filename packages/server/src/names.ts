/** Letters that look like Latin ones, as they are written here; what is written alike is one name. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'i',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  х: 'x',
  з: '3',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  ı: 'i',
  l: 'i',
  '1': 'i',
  '|': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  ß: 'b',
};

/** What of a name meets the eye: names with the same of it could be taken for one another. */
export const looksOf = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{Cf}\p{Z}\p{P}]/gu, ''),
    (letter) => ALIKE[letter] ?? letter,
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

export const looksLike = (name: string, others: readonly string[]): boolean =>
  looksOf(name) !== '' && others.some((other) => looksOf(other) === looksOf(name));

/** The name, with a number behind it where somebody at the table is called so already. */
export function distinct(name: string, others: readonly string[], most = 40): string {
  if (name === '' || !looksLike(name, others)) return name;
  for (let i = 2; ; i++) {
    const tail = ` (${i})`;
    const tried = `${Array.from(name)
      .slice(0, most - tail.length)
      .join('')}${tail}`;
    if (!looksLike(tried, others)) return tried;
  }
}
