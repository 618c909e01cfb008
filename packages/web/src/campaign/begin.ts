import type { TableOptions } from '@cantina/kernel';
import type { CampaignInfo } from '@cantina/server/client';
import { router } from '../router.svelte.ts';
import { api } from '../server.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { say } from '../words/index.ts';
import { campaignLinks } from './links.ts';

/** Begins a story and goes to its page. */
export async function beginStory(game: string, name: string): Promise<void> {
  router.go(`/campaign/${(await newStory(game, name)).id}`);
}

/** The story in which a lesson is the next part, so that what is won there counts: the newest one, or a new one; null: it is further. */
export async function storyOfLesson(game: string, options: TableOptions): Promise<string | null> {
  const known = (await api.campaigns()).campaigns.find((each) => each.game === game);
  const { id, view } =
    known === undefined
      ? await newStory(game, say('campaign.name-of', { name: settings.name }))
      : (await api.campaign(known.id, settings.lang)).campaign;
  const next = view.scenarios.find((each) => each.id === view.next);
  const isNext = next !== undefined && Object.entries(next.options).every(([name, value]) => options[name] === value);
  return isNext ? id : null;
}

/** This device keeps the link of the group. */
async function newStory(game: string, name: string): Promise<CampaignInfo> {
  const { campaign, link } = await api.beginCampaign({ game, name });
  campaignLinks.keep(campaign.id, link);
  return campaign;
}
