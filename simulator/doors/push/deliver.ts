import type { World } from '../world/world.ts';
import type { Push } from '../../core/push/outbox.ts';
import type { PlayerSocket } from './sockets.ts';

/** Sends a push to every tab of its player, subject to faults. */
export function deliver(world: World, tabs: readonly PlayerSocket[], { message }: Push): void {
  const frame = JSON.stringify(message);
  for (const tab of tabs) if (!tab.isSilent) deliverFrame(world, tab, frame);
}

export function deliverFrame(world: World, tab: PlayerSocket, frame: string): void {
  const { socket } = tab;
  const fault = world.faults.strike({ on: 'socketMessage', row: 'push', player: tab.names });
  switch (fault?.do) {
    case 'socketDrop':
      return socket.terminate();
    case 'socketDuplicate':
      socket.send(frame);
      return socket.send(frame);
    case 'socketReorder':
      tab.delayed.push(frame);
      return;
    case 'socketGarbage':
      return socket.send('{"notifyType":"RECH\u0000\ufffd');
    case 'socketDelay':
      return void setTimeout(() => socket.send(frame), fault.ms).unref();
    default:
      socket.send(frame);
      // Delayed frames follow the frame that overtook them.
      for (const late of tab.delayed.splice(0)) socket.send(late);
  }
}
