import { noticeAnswered } from '../../domain/notifications/bet-notices.ts';
import type { Worlds } from '../world/worlds.ts';
import { sendWebPush } from './send-web-push.ts';

/**
 * Sends all worlds' notifications. Nothing waits for a push service.
 *
 * @param relay where all of them go instead, for tests
 */
export function deliverNotices(worlds: Worlds, relay: string | undefined): void {
  worlds.onCreated((world) => {
    const { webPush } = world;
    webPush.outbox.onDelivery((message) => {
      webPush.onTheWay.add(message.id);
      void sendWebPush(message, { vapid: webPush.vapid, relay }).then((status) => {
        webPush.onTheWay.delete(message.id);
        // The world may have been dropped or replaced.
        if (worlds.find(world.name) === world) world.change(() => noticeAnswered(world, message.id, status));
      });
    });
  });
}
