import { once } from 'node:events';

const BATCH_CHARACTERS = 1 << 16;

/** Batches with back-pressure: a write per scenario would take longer than the scenario. */
export class Out {
  #buffered = '';

  async write(text: string): Promise<void> {
    this.#buffered += text;
    if (this.#buffered.length >= BATCH_CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#buffered;
    this.#buffered = '';
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
  }
}
