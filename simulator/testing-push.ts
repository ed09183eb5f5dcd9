// A push service and the keys of a browser, for tests of notifications. Nothing of the simulator is loaded.
export {
  type PushService,
  startPushService,
  type TestBrowser,
  testBrowser,
  vapidClaims,
} from './conformance/push-service.ts';
