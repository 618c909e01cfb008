import { type CardId, type Flow, isIn, move, type Seat } from '@cantina/kernel';
import {
  type Effect,
  type FactionRef,
  isNavpoint,
  type Section,
  type SectionFor,
  type Space,
  type Standing,
} from '../../content/index.ts';
import { factionsMeant, patrolsIn } from '../abilities/conditions.ts';
import { chooseFaction } from '../choices.ts';
import { type Context, contextOf } from '../context.ts';
import { underDeck } from '../decks.ts';
import { encounterCardOf, spaceOfPlayer, standingOf } from '../lookup.ts';
import { noteDrawn } from '../ops/index.ts';
import { gainAsset } from '../player/assets.ts';
import type { G } from '../state.ts';
import { resolve } from '../wording.ts';
import { topEncounter } from './options.ts';

/** OR-ENCSPACE-01 to 11 one card is drawn, and exactly one of its sections is resolved. */
export function* encounterSpace(g: G, player: Seat, nested = false): Flow<void> {
  const space = spaceOfPlayer(g, player);
  const card = topEncounter(g, space);
  if (card === undefined) return; // OR-COMP-04
  // OR-ENCSPACE-06 fixed at the moment of drawing
  const section = sectionFor(g, card, space);
  if (section.kind === 'secret') {
    move(g, card, 'secrets', player); // OR-ENCSPACE-08, OR-SECRET-01
    noteDrawn(g, player, card, 'secret');
    return;
  }
  move(g, card, 'resolving'); // OR-ENCSPACE-07
  noteDrawn(g, player, card, section.for);
  yield* resolveSection(g, section, { ...contextOf(player, card), nested });
  if (isIn(g, card, 'resolving')) underDeck(g, card); // OR-ENCSPACE-11, OR-DIFF-24
}

function sectionFor(g: G, card: CardId, space: Space): Section {
  const wanted: SectionFor = isNavpoint(space) ? (patrolsIn(g, space).length > 0 ? 'patrol' : 'no-patrol') : space; // OR-ENCSPACE-02, OR-ENCSPACE-03
  const found = encounterCardOf(g, card).sections.find((section) => section.for === wanted);
  if (found === undefined) throw new Error(`${encounterCardOf(g, card).id} has no section for ${wanted}`);
  return found;
}

function* resolveSection(g: G, section: Exclude<Section, { readonly kind: 'secret' }>, context: Context): Flow<void> {
  switch (section.kind) {
    case 'effect':
      return yield* resolve(g, section.effect, context);
    case 'asset':
      yield* gainAsset(g, context.player, context.source); // OR-ENCSPACE-09
      return;
    case 'by-reputation': {
      const standing = yield* standingFor(g, section.with, context);
      const met: Effect | undefined = section.cases.find((each) => each.standing.includes(standing))?.effect;
      if (met !== undefined) yield* resolve(g, met, context); // OR-ENCSPACE-04, OR-ENCSPACE-05
    }
  }
}

/** The reputation a subsection asks for; where no faction is found nobody thinks well or badly of the player. */
function* standingFor(g: G, ref: FactionRef, context: Context): Flow<Standing> {
  if (factionsMeant(g, context.player, ref).length === 0) return 'neutral';
  const faction = yield* chooseFaction(g, ref, context, null);
  return faction === null ? 'neutral' : standingOf(g, context.player, faction);
}
