export type { WireError } from '../errors.ts';
export type * from '../live/messages.ts';
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
  type Frames,
  type GameInfo,
  type Invitation,
  type Links,
  type MyTable,
  type Range,
  type Replay,
} from './api.ts';
export { Refused } from './errors.ts';
export { type Listen, Live, type Socket } from './live.ts';
