import { appendFileSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** An answer that a real upstream gave: one line of a recording. Frames of sockets are lines too, and are not answered again. */
const RecordedAnswer = v.object({
  row: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  status: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
  answer: v.unknown(),
});
const RecordedFrame = v.object({ socket: v.string(), frame: v.unknown() });
type Answer = v.InferOutput<typeof RecordedAnswer>;

/** Adds a line to a recording. */
export function appendRecord(file: string, line: object): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/**
 * What a real upstream answered while `--proxy --record` listened, to be answered again: of each address the last answer, and
 * for another query of it (another page, another instant) the last answer of its path.
 */
export class Recording {
  readonly #byAddress = new Map<string, Answer>();

  /** @throws RangeError that names the file, the line and what is wrong */
  static read(file: string): Recording {
    const recording = new Recording();
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      throw new RangeError(`recording: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
    for (const [index, line] of text.split('\n').entries())
      if (line.trim() !== '') recording.#add(file, index + 1, line);
    if (recording.#byAddress.size === 0) throw new RangeError(`recording: ${file} holds no answer`);
    return recording;
  }

  /** What was answered to a read, if it was ever asked. */
  find(row: string, pathname: string, search: string): { readonly status: number; readonly json: string } | undefined {
    const found = this.#byAddress.get(`${row} ${pathname}${search}`) ?? this.#byAddress.get(`${row} ${pathname}`);
    return found && { status: found.status, json: JSON.stringify(found.answer) };
  }

  #add(file: string, line: number, text: string): void {
    const read = v.safeParse(v.union([RecordedAnswer, RecordedFrame]), parsed(text));
    if (!read.success) {
      throw new RangeError(
        `recording: ${file}:${line} is no line of a recording; make one with --proxy URL --record FILE`,
      );
    }
    if ('socket' in read.output) return;
    const { row, path } = read.output;
    this.#byAddress.set(`${row} ${path}`, read.output);
    this.#byAddress.set(`${row} ${path.split('?')[0]}`, read.output);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
