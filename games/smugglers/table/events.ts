import type { SeenEvent } from '@cantina/kernel';
import type { Events } from '../rules/ops/index.ts';

export type Of<K extends keyof Events> = SeenEvent & { readonly data: Events[K] };

export const isOf = <K extends keyof Events>(event: SeenEvent, type: K): event is Of<K> => event.type === type;
