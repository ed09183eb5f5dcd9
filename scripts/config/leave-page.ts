/**
 * Notes the page of a test file. The returned function makes it the same page again: the same head and body, since testing-library's
 * `screen` looks into the body that it has seen first, without content, without stored values, without what listens to the window, at the
 * same address.
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
 * A timer for each frame. jsdom has one interval for all: begun while a test has stopped the clock, it paints nothing more in any later
 * file of its worker, and the app shows no match.
 */
export function paintByTimers(): void {
  globalThis.requestAnimationFrame = (paint) => Number(setTimeout(() => paint(performance.now()), FRAME_MS));
  globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
}
