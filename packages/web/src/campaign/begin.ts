import { router } from '../router.svelte.ts';
import { api } from '../server.svelte.ts';
import { campaignLinks } from './links.ts';

/** Begins a story and goes to its page; this device keeps the link of the group. */
export async function beginStory(game: string, name: string): Promise<void> {
  const { campaign, link } = await api.beginCampaign({ game, name });
  campaignLinks.keep(campaign.id, link);
  router.go(`/campaign/${campaign.id}`);
}
