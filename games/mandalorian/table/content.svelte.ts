import { packs } from '@cantina/web/kit';
import {
  baseCards,
  baseMap,
  baseMission,
  blockOfPack,
  type Card,
  type EnemyClass,
  type EventCard,
  type GameMap,
  type Mission,
  type PackId,
  type SkillCard,
  type Threat,
} from '../content/index.ts';
import type { PackData } from '../text/locked/packs.ts';

const PACKS: readonly PackId[] = ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];

const dataOf = (pack: PackId): PackData | undefined => packs.data(pack) as PackData | undefined;

/** What this table may know: the first game, and the packs that the server has sent. */
class KnownContent {
  private readonly unlocked = $derived(PACKS.flatMap((pack) => dataOf(pack) ?? []));
  private readonly byFace = $derived(
    new Map([...baseCards, ...this.unlocked.flatMap(({ cards }) => cards)].map((card) => [card.id, card])),
  );

  card(face: string): Card | undefined {
    return this.byFace.get(face);
  }

  cardAs<K extends Card['kind']>(face: string, kind: K): Extract<Card, { readonly kind: K }> | undefined {
    const card = this.card(face);
    return card?.kind === kind ? (card as Extract<Card, { readonly kind: K }>) : undefined;
  }

  /** MA-ADV-05 the event cards of a table: what it says is unlocked, and at least what its mission comes with. */
  events({ mission, unlocked }: { readonly mission: string; readonly unlocked: number }): readonly EventCard[] {
    const first = PACKS.find((pack) => dataOf(pack)?.missions.some(({ id }) => id === mission));
    const blocks = first === undefined ? unlocked : Math.max(unlocked, blockOfPack(first));
    const added = PACKS.filter((pack) => blockOfPack(pack) <= blocks).flatMap((pack) => dataOf(pack)?.cards ?? []);
    return [...baseCards, ...added].filter((card): card is EventCard => card.kind === 'event');
  }

  /** Everything that characters can do. */
  skills(): readonly SkillCard[] {
    return [...this.byFace.values()].filter((card): card is SkillCard => card.kind === 'skill');
  }

  /** The health of an enemy in a group of so many characters. */
  health({ id, health }: Threat, characterCount: number): number {
    const grows = this.unlocked.map((pack) => pack.health[id]).find((each) => each !== undefined);
    return grows === undefined ? health : grows.base + grows.perCharacter * characterCount;
  }

  /** MA-EAT-01 how far enemies of a class attack on the events that are known; null: on none. */
  reachOf(kind: EnemyClass): { readonly least: number; readonly most: number } | null {
    const ranges = [...this.byFace.values()].flatMap((card) =>
      card.kind !== 'event'
        ? []
        : card.steps.flatMap((step) =>
            step.verb === 'enemies-attack' && step.classes.includes(kind) ? [step.range] : [],
          ),
    );
    return ranges.length === 0 ? null : { least: Math.min(...ranges), most: Math.max(...ranges) };
  }

  mission(id: string): Mission | undefined {
    return [baseMission, ...this.unlocked.flatMap(({ missions }) => missions)].find((mission) => mission.id === id);
  }

  map(id: string): GameMap | undefined {
    return [baseMap, ...this.unlocked.flatMap(({ maps }) => maps)].find((map) => map.id === id);
  }
}

export const content = new KnownContent();
