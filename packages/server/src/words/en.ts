import { type Catalogue, en } from '@cantina/text';
import type { ServerErrors } from '../errors.ts';

const { listAnd, num, paragraph, quote, sentence } = en;

export const messages = {
  'bad-request': (a) =>
    paragraph(`this request can’t be understood: ${quote(a.where)}`, 'reload the page and try again'),
  'not-found': () => sentence('there is nothing at this address'),
  'unknown-table': () => paragraph('there is no such table, or it is not open to you', 'ask for an invitation'),
  'unknown-game': (a) => sentence(`the game ${quote(a.game)} is not played here`),
  'unknown-campaign': () => paragraph('there is no such campaign, or it is not open to you', 'ask for an invitation'),
  'no-campaign': (a) => sentence(`the game ${quote(a.game)} has no campaign`),
  'campaign-refuses': (a) => sentence(`the campaign does not allow that: ${a.reason}`),
  'unknown-link': () => paragraph('this link is no longer valid', 'ask the host for a new one'),
  'no-session': () => paragraph('this browser is not known here', 'open your invitation link again'),
  'not-a-member': () => sentence('this table is not open to you'),
  'not-the-host': () => sentence('only the host may do that'),
  'not-your-seat': (a) => sentence(`seat ${num(a.seat + 1)} is not yours`),
  'no-such-seat': (a) => sentence(`there is no seat ${num(a.seat + 1)} at this table`),
  'seat-taken': (a) => paragraph(`seat ${num(a.seat + 1)} is taken`, 'if it is yours, open your own link here'),
  'seat-not-open': (a) => sentence(`seat ${num(a.seat + 1)} is not open to you`),
  'seats-empty': (a) =>
    paragraph(
      `nobody sits here yet: ${listAnd(a.seats.map((seat) => num(seat + 1)))}`,
      'wait, put a bot there, or start anyway',
    ),
  'table-locked': () => paragraph('this table is locked', 'ask the host to open it'),
  'link-used': (a) =>
    paragraph(
      `whoever came by this link already sits on seat ${num(a.seat + 1)}`,
      'if that is you, open your own link here; you find it where you are playing',
    ),
  'already-seated': () => sentence('you already sit on another seat of this table'),
  'sent-away': () => sentence('you may not watch this table any more'),
  muted: () => sentence('you may not say anything at this table right now'),
  'name-taken': (a) => sentence(`somebody at the table has nearly the same name: ${quote(a.name)}`),
  'host-present': () => sentence('the host is here'),
  banned: () => sentence('the operator of this server does not let you play here any more'),
  'already-started': () => sentence('the game has already started'),
  'not-playing': () => sentence('no game is running at this table'),
  'no-hints': 'At this table everybody plays without hints.',
  'not-over': () => sentence('the game is not over yet'),
  'no-proposal': () => sentence('this request is settled'),
  'proposal-open': () => sentence('the same request is already open'),
  'seat-present': (a) => sentence(`seat ${num(a.seat + 1)} is not missing`),
  'table-unreadable': () =>
    paragraph('this game can’t be continued with today’s rules', 'its log can still be read, and nothing was deleted'),
  'too-large': (a) => sentence(`that is too large; at most ${num(a.most)} bytes`),
  'too-fast': (a) => sentence(`too much at once; please wait, seconds: ${num(a.seconds)}`),
  'too-many-connections': (a) => sentence(`too many connections at once; at most ${num(a.most)}`),
  'too-many-tables': (a) => paragraph(`you have too many open tables; at most ${num(a.most)}`, 'end one of them first'),
  'too-many-campaigns': (a) => sentence(`you have begun as many campaigns as possible: ${num(a.most)}`),
  'foreign-origin': () => sentence('this page belongs to another server'),
  'webhook-not-allowed': () => sentence('this server does not call that address'),
  'push-not-allowed': () => sentence('the server can’t send anything through that service'),
  'import-not-allowed': () => sentence('tables can be imported only by the operator of this server'),
  'bad-file': (a) => sentence(`this file can’t be read: ${quote(a.where)}`),
  'store-unavailable': () =>
    paragraph('this could not be kept safely right now', 'nothing has changed; please try again'),
  stopping: () => paragraph('the server restarts', 'you are connected again in a moment'),
  'old-client': () => paragraph('this page is out of date', 'please load it again'),
  internal: (a) =>
    paragraph('something went wrong on the server', `nothing is lost; please send the number ${quote(a.report)}`),
} satisfies Catalogue<'en', ServerErrors>;
