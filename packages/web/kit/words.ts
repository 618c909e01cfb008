/** The length of the longest word of a name: what decides whether it fits into a narrow card without being broken. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));
