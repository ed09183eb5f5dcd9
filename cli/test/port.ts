import { freePort } from '#cli/serve/free-port.ts';

/** Below the ports that the system gives to outgoing connections (Linux: from 32768): one of those may be taken before a server has started. */
const FIRST = 20_000;
/** Each process of tests has its own: two that ask at the same time would get the same port. */
const EACH = 20;
const PROCESSES = 500;

/** A free port for a server that a test is about to start. */
export const testPort = (): Promise<number> => freePort(FIRST + (process.pid % PROCESSES) * EACH, '127.0.0.1');
