import { asyncApi } from '../openapi/async-api.ts';
import { openApi } from '../openapi/open-api.ts';
import { consolePage } from './console-page.ts';
import { defineControl, type ControlRoute } from './control-route.ts';
import { metricsText } from './metrics.ts';

let openApiText: string | undefined;

/** Documents of the contract, metrics, and a page for people. */
export const documentRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'GET',
    path: 'openapi.json',
    what: 'OpenAPI 3.1 of every call',
    type: 'application/json',
    handle: () => (openApiText ??= JSON.stringify(openApi())),
  }),
  defineControl({
    method: 'GET',
    path: 'asyncapi.json',
    what: 'AsyncAPI 3.0 of the sockets',
    type: 'application/json',
    handle: () => JSON.stringify(asyncApi('localhost')),
  }),
  defineControl({
    method: 'GET',
    path: 'metrics',
    what: 'Prometheus text',
    type: 'text/plain; version=0.0.4; charset=utf-8',
    handle: (call) => metricsText(call),
  }),
  defineControl({
    method: 'GET',
    path: '',
    what: 'The console page',
    type: 'text/html; charset=utf-8',
    handle: () => consolePage(),
  }),
];
