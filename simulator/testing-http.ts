// Requests that no HTTP client sends, and a server's log. `#simulator/testing` loads a whole simulator.
export { logTo } from './doors/http/log.ts';
export { rawRequest, rawUpgrade, twoRequests } from './doors/http/raw-request.ts';
