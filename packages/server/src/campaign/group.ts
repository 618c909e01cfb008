import { checkOptions, type TableOptions } from '@cantina/kernel';
import type { Campaign, Playable } from '@cantina/playable';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import type { CampaignInfo, CampaignSummary } from '../live/messages.ts';
import { groupOf, readCampaign } from '../store/campaigns.ts';
import type { CampaignRow } from '../store/schema.ts';
import type { House } from '../table/house.ts';

/** A campaign with its game and the people who play it. */
export interface Group {
  readonly row: CampaignRow;
  readonly playable: Playable;
  readonly campaign: Campaign;
  /** The sessions of everybody. */
  readonly people: readonly string[];
}

/** The campaign of a game; not every game has one. */
export function campaignOf({ campaign, game }: Playable): Campaign {
  if (campaign === undefined) throw new ServerError('no-campaign', { game: game.id });
  return campaign;
}

/** A campaign for somebody of its group. To everybody else it is as good as none: nobody learns which ids exist. */
export async function openGroup(house: House, session: string, id: string): Promise<Group> {
  const row = await readCampaign(house.store, id);
  const people = row === undefined ? [] : await groupOf(house.store, id);
  if (row === undefined || !people.includes(session)) throw new ServerError('unknown-campaign', {});
  const playable = await gameOf(house.games, row.game);
  return { row, playable, campaign: campaignOf(playable), people };
}

/** The options of a table of the group: allowed by the story, and completed by it. */
export function agreedOptions(
  { row, campaign, playable: { game } }: Pick<Group, 'row' | 'campaign' | 'playable'>,
  wish: Readonly<Record<string, unknown>>,
  seats: number,
): TableOptions {
  const state: unknown = JSON.parse(row.state);
  const options = checkOptions(game, campaign.optionsFor(state, checkOptions(game, wish)));
  const refusal = campaign.refusal(state, options, seats);
  if (refusal === null) return options;
  throw new ServerError('campaign-refuses', { reason: { message: refusal.reason } }, {}, refusal.rule);
}

export const summaryFor = (row: CampaignRow, session: string): CampaignSummary => ({
  id: row.id,
  game: row.game,
  name: row.name,
  host: row.created_by === session,
  createdAt: row.created_at,
});

/** A campaign as its group may know it: no state, no link, no session. */
export const infoFor = ({ row, campaign, people }: Group, session: string): CampaignInfo => ({
  ...summaryFor(row, session),
  version: row.version,
  people: people.length,
  view: campaign.view(JSON.parse(row.state)),
});
