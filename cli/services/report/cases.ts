import { closeSync, writeSync } from 'node:fs';
import { openOutput } from '#cli/files/output-file.ts';
import { printable } from '#cli/terminal/printable.ts';
import { xml as escapeXml } from '#cli/files/xml.ts';

/** A result for CI. A case that was not played is skipped with the reason, never passed. */
export interface Case {
  readonly name: string;
  readonly seconds?: number;
  readonly skipped?: string;
  readonly failure?: string;
  readonly error?: string;
}

export interface CaseFile {
  add(each: Case): void;
  close(): void;
}

export function caseFiles(
  suite: string,
  { junit, tap }: { readonly junit?: string | undefined; readonly tap?: string | undefined },
): CaseFile {
  const files = [
    ...(junit === undefined ? [] : [junitFile(junit, suite)]),
    ...(tap === undefined ? [] : [tapFile(tap)]),
  ];
  return {
    add: (each) => files.forEach((file) => file.add(each)),
    close: () => files.forEach((file) => file.close()),
  };
}

const BUFFERED = 1 << 16;

/** Appends in large writes. The start can be overwritten at the end, because JUnit begins with the counts. */
class Writer {
  readonly #file: number;
  #buffered = '';

  constructor(path: string) {
    this.#file = openOutput(path, 'w');
  }

  put(text: string): void {
    this.#buffered += text;
    if (this.#buffered.length > BUFFERED) this.#flush();
  }

  close(start = ''): void {
    this.#flush();
    if (start !== '') writeSync(this.#file, start, 0);
    closeSync(this.#file);
  }

  #flush(): void {
    if (this.#buffered !== '') writeSync(this.#file, this.#buffered);
    this.#buffered = '';
  }
}

const COUNT_DIGITS = 12;

function junitFile(path: string, suite: string): CaseFile {
  const writer = new Writer(path);
  const counts = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  let seconds = 0;
  // Padded, so that every count fits later.
  const attribute = (name: string, value: string) => `${name}="${value}"`.padEnd(name.length + 3 + COUNT_DIGITS);
  const start = () => {
    const all = Object.entries(counts).map(([name, value]) => attribute(name, String(value)));
    const attributes = [...all, attribute('time', seconds.toFixed(3))].join(' ');
    const name = text(suite);
    // The schema of Jenkins' xUnit plugin knows no skipped at the root; readers count there by themselves.
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}">\n  <testsuite name="${name}" ${attributes}>\n`;
  };
  writer.put(start());
  return {
    add: ({ name, seconds: took = 0, skipped, failure, error }) => {
      counts.tests += 1;
      seconds += took;
      const head = `    <testcase classname="${text(suite)}" name="${text(name)}" time="${took.toFixed(3)}"`;
      if (error !== undefined) {
        counts.errors += 1;
        writer.put(`${head}><error message="${text(firstLine(error))}">${text(error)}</error></testcase>\n`);
      } else if (failure !== undefined) {
        counts.failures += 1;
        writer.put(`${head}><failure message="${text(firstLine(failure))}">${text(failure)}</failure></testcase>\n`);
      } else if (skipped !== undefined) {
        counts.skipped += 1;
        writer.put(`${head}><skipped message="${text(skipped)}"/></testcase>\n`);
      } else writer.put(`${head}/>\n`);
    },
    close: () => {
      writer.put('  </testsuite>\n</testsuites>\n');
      writer.close(start());
    },
  };
}

/** TAP 13 with the plan at the end. */
function tapFile(path: string): CaseFile {
  const writer = new Writer(path);
  let count = 0;
  writer.put('TAP version 13\n');
  return {
    add: ({ name, skipped, failure, error }) => {
      count += 1;
      const wrong = error ?? failure;
      const title = firstLine(name).replaceAll('#', '\\#');
      const skip = wrong === undefined && skipped !== undefined ? ` # SKIP ${firstLine(skipped)}` : '';
      writer.put(`${wrong === undefined ? 'ok' : 'not ok'} ${count} - ${title}${skip}\n`);
      if (wrong !== undefined)
        writer.put(
          `${wrong
            .split('\n')
            .map((line) => `# ${printable(line)}\n`)
            .join('')}`,
        );
    },
    close: () => {
      writer.put(`1..${count}\n`);
      writer.close();
    },
  };
}

const firstLine = (lines: string) => printable(lines.split('\n')[0] ?? '');
/** CI servers print these files, so terminal control characters are replaced by their names. */
const text = (value: string) => escapeXml(value.split('\n').map(printable).join('\n'));
