// Known holes in what ships: `npm run audit:deps`. 0 none, 1 some, 2 the registry does not answer, which is not the same as none.
import { execFile } from 'node:child_process';

interface Audit {
  readonly message?: string;
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

function run(): Promise<{ out: string; error: string }> {
  return new Promise((resolve) => {
    // npm audit ends with 1 for findings and for faults alike: what it printed tells them apart.
    execFile('npm', ['audit', '--omit=dev', '--json', '--audit=true'], { timeout: 60_000 }, (_, out, error) =>
      resolve({ out, error }),
    );
  });
}

function read(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return undefined;
  }
}

const { out, error } = await run();
const audit = read(out);
if (audit?.metadata === undefined) {
  console.error(
    `NOT AUDITED: the registry does not answer npm audit. ${audit?.message ?? error.trim().split('\n')[0] ?? ''}`,
  );
  console.error('Run it where the registry does answer.');
  process.exitCode = 2;
} else {
  const found = Object.entries(audit.vulnerabilities ?? {});
  for (const [name, { severity, range }] of found) console.error(`${severity.padEnd(9)} ${name} ${range}`);
  console.log(`${found.length} packages with known holes among what ships`);
  if (found.length > 0) process.exitCode = 1;
}
