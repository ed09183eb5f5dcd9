import { freePort } from '#cli/serve/free-port.ts';

/** Below the ports of outgoing connections (Linux: from 32768), which could be taken before a server starts. */
const FIRST = 20_000;
/** Each test process has its own range, so that two never get the same port. */
const EACH = 20;
const PROCESSES = 500;

export const testPort = (): Promise<number> => freePort(FIRST + (process.pid % PROCESSES) * EACH, '127.0.0.1');
