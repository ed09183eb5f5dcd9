import { BET_STATUS } from '#contract/entities';
import type { ControlContext } from './control-route.ts';

/** Prometheus text format 0.0.4. */
export function metricsText({ worlds, sockets, startedMs }: ControlContext): string {
  const lines: string[] = [];
  const metric = (
    name: string,
    type: 'gauge' | 'counter',
    help: string,
    values: readonly (readonly [labels: string, value: number])[],
  ) => {
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
    for (const [labels, value] of values) lines.push(`${name}${labels} ${value}`);
  };
  const each = <T>(of: (world: ReturnType<typeof worlds.all>[number]) => T) =>
    worlds.all().map((world) => [`{world="${world.name}"}`, of(world)] as const);
  metric('slipway_sim_up_seconds', 'gauge', 'Seconds since the start.', [
    ['', Math.floor((Date.now() - startedMs) / 1_000)],
  ]);
  metric('slipway_sim_worlds', 'gauge', 'Worlds in the process.', [['', worlds.all().length]]);
  metric('slipway_sim_sockets', 'gauge', 'Open wallet sockets.', [['', sockets().all().length]]);
  metric('slipway_sim_resident_bytes', 'gauge', 'Resident memory of the process.', [['', process.memoryUsage.rss()]]);
  metric(
    'slipway_sim_requests_total',
    'counter',
    'Calls of rows, including those without a response.',
    each(({ journal }) => journal.total),
  );
  metric(
    'slipway_sim_faults_struck_total',
    'counter',
    'Calls that a current fault rule has struck.',
    each(({ faults }) => faults.list().reduce((sum, { struck }) => sum + struck, 0)),
  );
  const count = (sql: string, ...values: number[]) => each(({ db }) => Number(db.get(sql, ...values)?.['n'] ?? 0));
  metric('slipway_sim_bets', 'gauge', 'Bets stored.', count('SELECT COUNT(*) AS n FROM bet'));
  metric(
    'slipway_sim_bets_open',
    'gauge',
    'Bets not settled.',
    count('SELECT COUNT(*) AS n FROM bet WHERE status = ?', BET_STATUS.pending),
  );
  metric('slipway_sim_members', 'gauge', 'Members.', count('SELECT COUNT(*) AS n FROM member'));
  metric('slipway_sim_ledger_entries', 'gauge', 'Entries of the ledger.', count('SELECT COUNT(*) AS n FROM entry'));
  return `${lines.join('\n')}\n`;
}
