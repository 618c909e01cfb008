/** What the table of a game is made of. It knows no game and no server. */
export * from './board/index.ts';
export { default as CardButton } from './CardButton.svelte';
export { cardName } from './card-name.ts';
export { CHOICES } from './choices.ts';
export { draggable } from './drag.ts';
export { explained, explaining } from './explain.svelte.ts';
export { Flights } from './flights.ts';
export type { GameFace, Goal } from './game-face.ts';
export type { GameTile, Lesson } from './game-tile.ts';
export { gliding } from './gliding.svelte.ts';
export type { Glossary, Term } from './glossary.ts';
export type { DrawnPiece, HowTo } from './how-to.ts';
export { default as Icon } from './Icon.svelte';
export {
  Course,
  type GameLesson,
  isToDo,
  type LessonAt,
  type LessonHint,
  type LessonStep,
  type Pointer,
} from './lesson/lesson.ts';
export { type Box, placeBeside, pointerFrom } from './lesson/placing.ts';
export { elementAt, inSight, middleOf, nameOf, neededFor, seenOf, selectorsOf, taken } from './lesson/pointing.ts';
export { type Motion, travelTime } from './motion.ts';
export { default as Picture } from './Picture.svelte';
export { packs } from './packs.svelte.ts';
export { STRIP } from './picture-parts.ts';
export { type Art, artAround, pictures, provideArt } from './pictures.svelte.ts';
export type { Person, Play } from './play.ts';
export { rulebook } from './rulebook.svelte.ts';
export { default as Said } from './Said.svelte';
export { default as SeatMark } from './SeatMark.svelte';
export { scrolls } from './scrolls.ts';
export { default as CentreStage } from './stage/CentreStage.svelte';
export { default as Curve } from './stage/Curve.svelte';
export { Chronicle, type RememberedTurn } from './stage/chronicle.ts';
export { type Audience, type Cue, cueOf, Director, type GoneBy, type Shown } from './stage/director.ts';
export type { GameEnd, Measure, Turn } from './stage/ending.ts';
export { default as Meanwhile } from './stage/Meanwhile.svelte';
export { changesOf, goneByLines, NO_RECAP, nameOfBeat, type Recap, type RecapLine, recapOf } from './stage/recap.ts';
export type {
  Among,
  Centre,
  GameStage,
  Scene,
  Side,
  StageBeat,
  StageReader,
  Stake,
  Standing,
  Told as ToldText,
  Tone,
} from './stage/scene.ts';
export { type SoundName, Sounds } from './stage/sounds.ts';
export { default as Told } from './stage/Told.svelte';
export { lengthOf, type Mine, type Pace, readingTime } from './stage/tempo.ts';
export { default as Tally } from './Tally.svelte';
export { longestWord } from './words.ts';
export { zoom, zoomable } from './zoom.svelte.ts';
