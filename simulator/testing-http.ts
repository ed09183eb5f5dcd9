// Requests that no HTTP client would send, and the log of a server. `#simulator/testing` loads a whole simulator.
export { logTo } from './doors/http/log.ts';
export { rawRequest, rawUpgrade, twoRequests } from './doors/http/raw-request.ts';
