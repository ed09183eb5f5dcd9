import { clockRoutes } from './clock-routes.ts';
import type { ControlRoute } from './control-route.ts';
import { faultRoutes } from './fault-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { journalRoutes } from './journal-routes.ts';

/** The whole control interface. */
export const CONTROL_ROUTES: readonly ControlRoute[] = [
  ...healthRoutes,
  ...clockRoutes,
  ...faultRoutes,
  ...journalRoutes,
];
