import { describe, expect, it } from 'vitest';
import { transcriptPage } from './page.ts';

const page = transcriptPage({
  folder: '/tmp/try-1',
  machine: 'a machine',
  date: '1 March 2026',
  parts: [
    {
      title: 'A brand',
      about: 'It is made.',
      ran: [
        {
          typed: 'npx slipway brand init x --profile br',
          output: 'Made /tmp/try-1/brands/x.\n',
          code: 0,
          seconds: 0.44,
        },
        {
          typed: 'seq 40',
          output: Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n'),
          code: 2,
          seconds: 12,
        },
      ],
    },
  ],
  weights: [
    { host: 'nginx', accepted: 'gzip, deflate, br', script: 141_000, all: 200_000 },
    { host: 'nginx', accepted: 'gzip, deflate', script: 164_000, all: 230_000 },
  ],
});

describe('the transcript', () => {
  it('has commands with what they said, their exit codes, and no folder of this machine', () => {
    expect(page).toContain(
      '$ npx slipway brand init x --profile br\nMade /home/operator/brands/x.\n\n$ seq 40\nline 0\n',
    );
    expect(page).toContain('line 11\n... 16 lines ...\nline 28\n');
    expect(page).toContain('line 39\n(exit 2)\n');
    expect(page).not.toContain('/tmp/');
  });

  it('has a table of bytes and one of seconds, of our commands', () => {
    expect(page).toContain('| nginx | 141,000 | 200,000 | 164,000 | 230,000 |');
    expect(page).toContain('| `npx slipway brand init x` | 0.4 |\n');
    expect(page).not.toContain('| `seq 40` |');
  });
});
