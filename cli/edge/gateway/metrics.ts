interface Series {
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly values: Map<string, number>;
}

const HELP = {
  slipway_edge_deliveries_total: 'Deliveries of money calls, repeats included.',
  slipway_edge_forwards_total: 'Requests sent to the upstream: one for each key at most.',
  slipway_edge_outcomes_total: 'Keys with an outcome.',
  slipway_edge_unknown_total: "Keys whose outcome the upstream's lists do not show.",
  slipway_edge_twins_total: 'Keys that the lists of the upstream have more often than they were sent.',
  slipway_edge_unclear_twins_total: 'Keys of which the lists have an entry that may as well be of another call.',
  slipway_edge_unwatched_total:
    'Keys whose twins were not looked for to the end: too many calls came at once, or the lists could not be read.',
  slipway_edge_refused_at_the_door_total: 'Requests that were refused before a key was looked up.',
  slipway_edge_readings_total: "Readings of the upstream's lists after a lost answer.",
  slipway_edge_store_failures_total: 'Reads and writes that the store did not carry out.',
  slipway_edge_forward_seconds_sum: 'Seconds that forwards took.',
  slipway_edge_call_seconds_sum: 'Seconds that first deliveries took in the edge, forward included.',
} as const;
export type Counter = keyof typeof HELP;

export class Metrics {
  readonly #series = new Map<string, Series>();
  readonly #now: () => number;
  readonly #startedMs: number;

  /** @param now the edge's clock, in milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
    this.#startedMs = now();
    for (const [name, help] of Object.entries(HELP))
      this.#series.set(name, { help, type: 'counter', values: new Map() });
  }

  add(name: Counter, label = '', amount = 1): void {
    const values = this.#series.get(name)?.values;
    values?.set(label, (values.get(label) ?? 0) + amount);
  }

  text(gauges: Readonly<Record<string, readonly [help: string, value: number]>>): string {
    const lines: string[] = [];
    for (const [name, { help, type, values }] of this.#series) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const [label, value] of values) lines.push(`${name}${label} ${value}`);
      if (values.size === 0) lines.push(`${name} 0`);
    }
    const all = {
      ...gauges,
      slipway_edge_up_seconds: ['Seconds since the start.', Math.floor((this.#now() - this.#startedMs) / 1_000)],
      slipway_edge_resident_bytes: ['Resident memory of the process.', process.memoryUsage.rss()],
    } as const;
    for (const [name, [help, value]] of Object.entries(all)) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
