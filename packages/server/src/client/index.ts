export type { WireError } from '../errors.ts';
export { AskHere } from '../here/ask.ts';
export type * from '../live/messages.ts';
export { NOTICES } from '../live/messages.ts';
export type {
  CampaignRequests,
  ClientMessage,
  ForkRequest,
  JoinRequest,
  NewCampaignRequest,
  NewTableRequest,
  TableRequests,
} from '../live/protocol.ts';
export {
  type Addresses,
  Api,
  type CampaignRead,
  type GameInfo,
  type Invitation,
  type Links,
  type MyTable,
  type Range,
  type Reel,
  type Replay,
} from './api.ts';
export { Refused } from './errors.ts';
export { type Heard, type Listen, Live, type Socket } from './live.ts';
export { eventsOf, type PlayedBeat, type PlayedStep, playedAll } from './played.ts';
