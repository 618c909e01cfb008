import { called, type Name } from '../names/index.ts';

/** A line or two of mood, without any rule in it. */
export type Story = Name;

export const told = called;

/** Stories by face, or by the key of a message (`mission.m1.won`). */
export type Stories = Readonly<Record<string, Story>>;

/** What an instruction of the adventure deck is called and says; `more` comes after the mission it names. */
export interface Instruction {
  readonly name: Story;
  readonly text: Story;
  readonly more?: Story;
}

/** Instructions by the number of their card. */
export type AdventureStories = Readonly<Record<number, Instruction>>;

/** The panels before a mission, and how it ends. */
export function missionStories(
  mission: string,
  { intro, won, lost }: { readonly intro: readonly Story[]; readonly won: Story; readonly lost: Story },
): Stories {
  const panels = intro.map((panel, index) => [`mission.${mission}.intro.${index + 1}`, panel] as const);
  return { ...Object.fromEntries(panels), [`mission.${mission}.won`]: won, [`mission.${mission}.lost`]: lost };
}
