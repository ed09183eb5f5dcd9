import { once } from 'node:events';

const BATCH_CHARACTERS = 1 << 16;

/** Standard output in batches with back-pressure: one write per scenario would cost more than the scenario. */
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
