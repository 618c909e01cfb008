import type { SeenEvent, View } from '@cantina/kernel';
import { plain } from '@cantina/text';
import type { Centre, Scene, StageBeat, StageReader, ToldText } from '@cantina/web/kit';
import { AREAS, type AreaId, type CharacterId, type EventCard, type Mission, type Threat } from '../content/index.ts';
import { charactersFor, healthFor, timeSizeFor, totalOfArea, trackSizeFor } from '../rules/event/counting.ts';
import type { Events } from '../rules/ops/index.ts';
import type { Names } from '../table/names.ts';
import { cardsOf, type Fields, fieldsOf, optionsOf, type SeenCard } from '../table/sight.ts';
import type { Known } from './known.ts';
import { stageWords } from './words/index.ts';
import type { StageWords } from './words/words.ts';

/** A beat with everything that scenes are made of, as one viewer may know it. */
export class Moment {
  readonly before: Fields;
  readonly now: Fields;
  readonly say: StageWords;
  readonly name: Names;

  constructor(
    readonly beat: StageBeat,
    readonly at: StageReader,
    readonly known: Known,
  ) {
    this.before = fieldsOf(beat.before);
    this.now = fieldsOf(beat.view);
    this.say = stageWords[at.reader.lang];
    this.name = known.names(at.reader.lang);
  }

  get view(): View {
    return this.beat.view;
  }

  get mission(): Mission | undefined {
    return this.known.mission(optionsOf(this.view).mission);
  }

  /** What the mission says of one of its parts. */
  briefing(part: Parameters<Names['mission']>[1]): string {
    return this.name.mission(optionsOf(this.view).mission, part);
  }

  /** Everybody at the table. */
  get everybody(): readonly number[] {
    return Array.from({ length: this.view.seats }, (_, seat) => seat);
  }

  /** Whoever plays this character: shared ones are played by all. */
  seatsOf(hero: string | null): readonly number[] {
    if (hero === null) return this.active;
    if (this.now.shared) return this.everybody;
    const seat = this.now.characters.indexOf(hero as CharacterId);
    return seat < 0 ? [] : [seat];
  }

  /** Whose turn it is. */
  get active(): readonly number[] {
    return this.now.shared ? this.everybody : [this.now.active];
  }

  /** The hearts of a character before and after this moment. */
  hearts(hero: string): { readonly from: number; readonly to: number; readonly of: number } {
    const of = healthFor(hero as CharacterId, optionsOf(this.view));
    const index = this.now.characters.indexOf(hero as CharacterId);
    const left = ({ damage }: Fields): number => Math.max(0, of - (damage[index] ?? 0));
    return { from: left(this.before), to: left(this.now), of };
  }

  /** The event card that is being resolved since before this moment; of several the last one. */
  get eventCard(): SeenCard | undefined {
    return cardsOf(this.beat.before, 'eventNow').at(-1);
  }

  get trackSize(): number {
    const { view, now, mission } = this;
    const count = charactersFor(view.seats, now.shared);
    return mission === undefined ? 0 : trackSizeFor(mission, count, optionsOf(view));
  }

  get timeSize(): number {
    const { view, now, mission } = this;
    return mission === undefined ? 0 : timeSizeFor(mission, charactersFor(view.seats, now.shared));
  }

  /** What an area came to before this moment. */
  totalOf(id: AreaId): number {
    const area = AREAS.indexOf(id);
    const { before } = this.beat;
    const strengths = cardsOf(before, 'area', area).map(({ face }) => {
      const card = this.known.card(face);
      return card?.kind === 'skill' ? card.strength : null;
    });
    const disruption = cardsOf(before, 'areaTokens', area).reduce((sum, { face }) => {
      const card = this.known.card(face);
      return card?.kind === 'disruption' ? sum + card.value : sum;
    }, this.before.substitutes[area] ?? 0);
    return totalOfArea(strengths, disruption);
  }

  threat(face: string | null): Threat | undefined {
    const card = face === null ? undefined : this.known.card(face);
    return card?.kind === 'threat' ? card : undefined;
  }

  eventPrinted(face: string): EventCard | undefined {
    const card = this.known.card(face);
    return card?.kind === 'event' ? card : undefined;
  }

  healthOf(threat: Threat): number {
    return this.known.health(threat, this.now.characters.length);
  }

  /** The sentence of the log. */
  line(event: SeenEvent): ToldText {
    return this.at.lineOf(event);
  }

  /** Events of one kind in this beat. */
  all<K extends keyof Events>(type: K): readonly Of<K>[] {
    return this.beat.events.filter((event): event is Of<K> => event.type === type);
  }
}

/** An event of the rules as a viewer may read it. */
export type Of<K extends keyof Events> = SeenEvent & { readonly type: K; readonly data: Events[K] };

/** What happens and nothing else is to be said of: a sentence, and the table itself. */
export const PASSING = 'passing';
export const passing = (line: ToldText, more: Partial<Scene> = {}): Scene => ({
  key: PASSING,
  line,
  concerns: [],
  weight: 'passing',
  ...more,
});

/** Whether there is anything to be read. */
export const isSaid = (told: ToldText): boolean => saidIn(told).trim() !== '';

/** The same without cards to look at. */
export const saidIn = (told: ToldText): string => (typeof told === 'string' ? told : plain(told));

/** A line of the centre. */
export type CentreLine = NonNullable<Centre['lines']>[number];
