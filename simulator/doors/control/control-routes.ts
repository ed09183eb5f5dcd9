import { answerRoutes } from './answer-routes.ts';
import { bookRoutes } from './book-routes.ts';
import { clockRoutes } from './clock-routes.ts';
import type { ControlRoute } from './control-route.ts';
import { documentRoutes } from './document-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { journalRoutes } from './journal-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { stateRoutes } from './state-routes.ts';
import { worldRoutes } from './world-routes.ts';

export const CONTROL_ROUTES: readonly ControlRoute[] = [
  ...healthRoutes,
  ...clockRoutes,
  ...worldRoutes,
  ...faultRoutes,
  ...answerRoutes,
  ...journalRoutes,
  ...matchRoutes,
  ...bookRoutes,
  ...memberRoutes,
  ...stateRoutes,
  ...reportRoutes,
  ...documentRoutes,
];
