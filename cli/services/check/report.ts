import type { Page } from '#cli/services/report/page-content.ts';
import type { Searched } from './search.ts';

interface Checked {
  readonly searched: Searched;
  readonly where: string;
  readonly seconds: number;
}

export function pageOf({ searched, where, seconds }: Checked): Page {
  const { runs, seed, failure } = searched;
  return {
    title: `Check, seed ${seed}`,
    lead: failure
      ? `Model and simulator differ at session ${runs}: ${failure.divergence.key}.`
      : `${runs} sessions in ${seconds.toFixed(1)} s: model and simulator agree after every step.`,
    isGood: failure === undefined,
    sections: [
      {
        heading: 'Run',
        table: {
          columns: ['what', ''],
          rows: [
            ['against', where],
            ['seed', String(seed)],
            ['sessions', String(runs)],
            ['seconds', seconds.toFixed(1)],
          ],
        },
      },
      ...(failure
        ? [
            {
              heading: 'Difference',
              table: {
                columns: ['after step', 'what', 'expected', 'actual'],
                rows: [
                  [
                    String(failure.divergence.step + 1),
                    failure.divergence.key,
                    JSON.stringify(failure.divergence.expected) ?? '',
                    JSON.stringify(failure.divergence.actual) ?? '',
                  ],
                ],
              },
            },
            {
              heading: 'The shrunk session',
              table: {
                columns: ['step', 'what'],
                rows: failure.steps.map((step, index) => [String(index + 1), JSON.stringify(step)]),
              },
            },
          ]
        : []),
    ],
  };
}
