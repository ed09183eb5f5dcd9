/**
 * Notes a test file's page. The returned function restores it: the same head and body (testing-library's `screen` keeps the first
 * body), without content, stored values and listeners, at the same address.
 */
export function leavePageAsItIs(): () => void {
  const { documentElement, head, body } = document;
  const address = location.href;
  const listen = globalThis.addEventListener;
  const listening: Parameters<typeof removeEventListener>[] = [];
  globalThis.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listening.push(given);
    listen(...given);
  };
  return () => {
    globalThis.addEventListener = listen;
    for (const given of listening.splice(0)) removeEventListener(...given);
    // Each time the head is put in, jsdom reads all its stylesheets: a tenth of these tests' time.
    if (
      head.parentNode !== documentElement ||
      body.parentNode !== documentElement ||
      documentElement.childElementCount !== 2
    )
      documentElement.replaceChildren(head, body);
    for (const element of [documentElement, body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', address);
  };
}

const FRAME_MS = 16;

/**
 * A timer per frame. jsdom has one interval for all: if it starts while a test has stopped the clock, later files of the worker
 * paint nothing.
 */
export function paintByTimers(): void {
  globalThis.requestAnimationFrame = (paint) => Number(setTimeout(() => paint(performance.now()), FRAME_MS));
  globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
}
