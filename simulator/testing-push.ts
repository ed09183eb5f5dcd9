// A push service and a browser's keys, without the simulator.
export {
  type PushService,
  startPushService,
  type TestBrowser,
  testBrowser,
  vapidClaims,
} from './conformance/push-service.ts';
