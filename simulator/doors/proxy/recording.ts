import { appendFileSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Row, rowFile, type RowName, rows } from '#contract/rows';

/** One line of a recording. Socket frames are lines too, but are not replayed. */
const RecordedAnswer = v.object({
  row: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  status: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
  /** The upstream's clock; missing in old recordings. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  answer: v.unknown(),
});
const RecordedFrame = v.object({ socket: v.string(), frame: v.unknown() });
type Answer = v.InferOutput<typeof RecordedAnswer>;
export type RecordedLine = Answer & { readonly line: number };

/** Content and game lists are replayed. The world answers the rest, which depends on later bets and payments. */
function isContent(name: string): boolean {
  const row: Row | undefined = Object.hasOwn(rows, name) ? rows[name as RowName] : undefined;
  return row !== undefined && row.auth !== 'player' && /^(?:content|games)\//.test(rowFile(row.name as RowName));
}

/** @throws RangeError if the file cannot be written, before the first call */
export function openRecord(file: string): void {
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new RangeError(`record: ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
}

export function appendRecord(file: string, line: object): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/**
 * Responses recorded by `--proxy --record`. Content is replayed: the last response of the address, or for an unknown query
 * (another page or time) of the path. The rest becomes the world.
 */
export class Recording {
  readonly file: string;
  /** Responses from which the world is made. */
  readonly ofWorld: RecordedLine[] = [];
  readonly #byAddress = new Map<string, Answer>();

  private constructor(file: string) {
    this.file = file;
  }

  /** @throws RangeError with file, line and problem */
  static read(file: string): Recording {
    const recording = new Recording(file);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      throw new RangeError(`recording: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
    for (const [index, line] of text.split('\n').entries()) if (line.trim() !== '') recording.#add(index + 1, line);
    if (recording.#byAddress.size + recording.ofWorld.length === 0)
      throw new RangeError(`recording: ${file} contains no response`);
    return recording;
  }

  /** Undefined without a recorded response. */
  find(row: string, pathname: string, search: string): { readonly status: number; readonly json: string } | undefined {
    const found = this.#byAddress.get(`${row} ${pathname}${search}`) ?? this.#byAddress.get(`${row} ${pathname}`);
    return found && { status: found.status, json: JSON.stringify(found.answer) };
  }

  #add(line: number, text: string): void {
    const read = v.safeParse(v.union([RecordedAnswer, RecordedFrame]), parsed(text));
    if (!read.success) {
      throw new RangeError(
        `recording: ${this.file}:${line} is not a line of a recording; create one with --proxy URL --record FILE`,
      );
    }
    if ('socket' in read.output) return;
    const { row, path } = read.output;
    if (!isContent(row)) return void this.ofWorld.push({ ...read.output, line });
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
