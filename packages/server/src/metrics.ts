import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator wants to watch. Each server has its own registry. */
export function createMetrics(read: Readonly<Record<'rooms' | 'matches' | 'sockets', () => number>>): Meters {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('cantina_rooms', 'Tables that somebody looks at or uses', read.rooms);
  gauge('cantina_matches_in_memory', 'Games that are held in memory', read.matches);
  gauge('cantina_sockets', 'Open WebSocket connections', read.sockets);
  return {
    registry,
    answers: new Counter({
      name: 'cantina_answers_total',
      help: 'Answers kept',
      labelNames: ['by'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'cantina_refusals_total',
      help: 'Requests refused',
      labelNames: ['code'] as const,
      registers,
    }),
    conflicts: new Counter({
      name: 'cantina_conflicts_total',
      help: 'Acts that another process wrote first',
      registers,
    }),
    loads: new Counter({ name: 'cantina_loads_total', help: 'Games read from the store', registers }),
    faults: new Counter({
      name: 'cantina_faults_total',
      help: 'Faults in rules or in the server',
      labelNames: ['where'] as const,
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'cantina_answer_seconds',
      help: 'From an answer to its acknowledgement',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'cantina_bot_seconds',
      help: 'How long bots think',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
      registers,
    }),
  };
}

interface Count {
  inc(): void;
}

interface CountBy<Label extends string> {
  inc(labels: Partial<Record<Label, string>>): void;
}

interface Stopwatch {
  startTimer(): () => unknown;
}

/** What is counted and timed while people play. */
export interface Meters {
  readonly registry: Pick<Registry, 'metrics' | 'contentType'>;
  readonly answers: CountBy<'by'>;
  readonly refusals: CountBy<'code'>;
  readonly conflicts: Count;
  readonly loads: Count;
  readonly faults: CountBy<'where'>;
  readonly answerSeconds: Stopwatch;
  readonly botSeconds: Stopwatch;
}
