import type { CharacterId } from '../../content/index.ts';

type None = Readonly<Record<string, never>>;

/**
 * What the page of a campaign says besides names and stories. Nothing here gives anything away: a group reads the goals
 * of later missions and the pages of the adventure deck (`mission.m2.goal`, `adventure.12.text`) in its packs.
 */
export interface CampaignMessages {
  'campaign.cast': { readonly heroes: readonly CharacterId[] };
  'campaign.any-cast': None;
  'campaign.locked-mission': None;
  'campaign.locked-map': None;
  'campaign.wrong-seats': { readonly min: number };
  'campaign.own-characters': None;
}
