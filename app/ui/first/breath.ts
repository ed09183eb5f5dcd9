/**
 * A module that those below it wait for until the browser has done what is due: frames, and presses on what is drawn. By a message, which comes
 * at once in a page behind others too, where a timer waits a second.
 */
const { port1, port2 } = new MessageChannel();
await new Promise<void>((resolve) => {
  port1.addEventListener('message', () => resolve(), { once: true });
  port1.start();
  port2.postMessage(undefined);
});
port1.close();
