import type { CharacterId, Mission, MissionId } from '../../content/index.ts';

/** Missions of the story whose pages have pictures of their own; those of later ones come with their pack. */
const STORY: readonly MissionId[] = ['m1', 'm2', 'm3', 'm4'];

/** The picture of a page of the story; a contract shows what it is about, where, and who goes. */
export function pageFace({ id }: Mission, map: string, page: number, cast: readonly CharacterId[]): string {
  if (STORY.includes(id)) return `${id}:page-${page + 1}`;
  return [id, map][page] ?? cast[page % Math.max(1, cast.length)] ?? id;
}
