import { act, createElement as h, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { loadListCore } from '#app/features/betting/sports/lobby/use-list-core.ts';
import { createStore } from '#app/store/store.ts';
import { type Player, signedIn } from '#app/store/session-slice.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import type { Brand } from '#contract/brand';
import { type Simulator, startSimulator } from '#simulator';
import { english, forgetNamespaces, restoreNamespaces } from './english.ts';
import { asPlayer, demoSession } from './demo-session.ts';
import { type DrawOptions, type StatesOptions, WAYS } from './draw-options.ts';
import { type Answers, DrawnUpstream } from './drawn-upstream.ts';
import { chosenNames, nameOf, pressable } from './pressable.ts';
import { hasPending, Looks } from './looks.ts';
import { NotedMoves } from './noted-moves.ts';
import { outlineOf, sectionsOf, sortedKeys } from './outline.ts';
import { noteOverlays } from './note-overlays.ts';
import { setPageClock, stubLayout, stubWidth } from './stub-layout.ts';

/**
 * A walk through the states of a feature. Each state that `facts` names must have been reached, and must show what stands below its name:
 * see `outlineOf` for the words. What else a state shows is free to change.
 *
 * @example await statesOf({}, (states) => states.draw('the page', h(Page)), `
 *   # the page
 *   heading "Wallet"
 * `);
 */
export async function statesOf(
  options: StatesOptions,
  walk: (states: States) => Promise<void>,
  facts = '',
): Promise<void> {
  const states = await openStates(options, facts);
  try {
    await walk(states);
    await states.drawOtherWays();
    states.check();
  } finally {
    await states.close();
  }
}

/** Draws components of the app in jsdom, against one simulator, and notes what each state shows. Clocks stand still. */
async function openStates(options: StatesOptions, facts: string) {
  const simulator = await startSimulator(options.profile === undefined ? {} : { profile: options.profile });
  const account = { ...DEMO_PLAYER, ...(options.account !== undefined && { email: options.account }) };
  const session = await demoSession(simulator.url, account);
  const [demo] = await Promise.all([readBrand(process.cwd(), 'harborlight'), loadListCore()]);
  const brand = { ...demo, profile: options.profile ?? demo.profile };
  return new States(simulator, session, brand, options, facts);
}

export class States {
  /** What each state showed, by its name. */
  readonly #shown = new Map<string, readonly string[]>();
  #last: readonly string[] = [];
  #root: Root | undefined;
  readonly #upstream: DrawnUpstream;
  readonly #explored = new Map<string, readonly [ReactNode, DrawOptions]>();
  /** Where pages went since the last note. */
  #moves: string[] = [];
  readonly #restore: () => void;
  readonly simulator: Simulator;
  readonly #session: Player;
  readonly #brand: Brand;
  readonly #options: StatesOptions;
  readonly #facts: string;
  store = createStore(undefined, false);

  constructor(simulator: Simulator, session: Player, brand: Brand, options: StatesOptions, facts: string) {
    this.simulator = simulator;
    this.#upstream = new DrawnUpstream(simulator.url);
    this.#session = session;
    this.#brand = brand;
    this.#options = options;
    this.#facts = facts;
    vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      now: simulator.world().clock.now(),
    });
    this.#upstream.countDigests();
    vi.stubEnv('TZ', 'UTC');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', this.#upstream.fetch);
    this.#restore = stubLayout();
    // Pauses between attempts are spread by chance.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  }

  /** Draws something anew, with a store of its own, and notes it once nothing is on its way. */
  async draw(name: string, element: ReactNode, options: DrawOptions = {}): Promise<void> {
    await this.#render(element, options);
    await this.note(name);
  }

  async drawAgain(element: ReactNode, options: DrawOptions): Promise<void> {
    await this.#render(element, options);
    await this.#settle();
    this.#events();
  }

  async #render(element: ReactNode, options: DrawOptions): Promise<void> {
    const { isPlayer = true, address = '/', path, isPhone = false, settings, before } = options;
    this.#leave();
    forgetNamespaces();
    setPageClock(this.simulator.world().clock.now());
    this.#upstream.answers = options.answers ?? {};
    stubWidth(isPhone);
    localStorage.clear();
    sessionStorage.clear();
    this.store = createStore(createTransport({ fetch: this.#upstream.fetch, random: () => 0.5 }), false);
    const { store } = this;
    if (isPlayer) store.dispatch(signedIn(this.#session));
    before?.(store);
    if (this.#options.notesOverlays === true)
      store.subscribe(noteOverlays(store, (what) => void this.#moves.push(what)));
    const place = document.body.appendChild(document.createElement('div'));
    this.#root = createRoot(place);
    const routed = path === undefined ? element : h(Routes, {}, h(Route, { path, element }));
    const upstream = encodeURIComponent(this.simulator.url);
    const onGo = (way: string, to: string) =>
      void this.#moves.push(`${way === 'REPLACE' ? 'replaces' : 'goes to'} ${to.replace(upstream, 'UPSTREAM')}`);
    const page = h(MemoryRouter, { initialEntries: [address] }, routed, h(NotedMoves, { onGo }));
    const brand = { ...this.#brand, ...settings?.(this.#brand) };
    const inBrand = h(BrandProvider, { value: brand }, page);
    const drawn = h(Provider, { store, children: h(I18nextProvider, { i18n: english }, inBrand) });
    await act(async () => this.#root?.render(drawn));
  }

  /** Presses what has a text or a name, the first of them, and notes what it led to. */
  async press(text: string, name = `${text} pressed`): Promise<void> {
    const all = pressable();
    const found =
      all.find((each) => nameOf(each) === text || each.textContent?.trim() === text) ??
      all.find((each) => nameOf(each).startsWith(text));
    if (found === undefined) throw new Error(`"${text}" cannot be pressed, but ${all.map(nameOf).join(' | ')}`);
    await act(async () => found.click());
    await this.note(name);
  }

  /** Types into the field with a label, or chooses its option. */
  async type(label: string, text: string): Promise<void> {
    const named = [...document.querySelectorAll('label')].find((each) => each.textContent?.trim() === label);
    const fields = [...document.querySelectorAll('input, select, textarea')];
    const field =
      document.getElementById(named?.htmlFor ?? '') ??
      fields.find((each) => nameOf(each) === label) ??
      fields.find((each) => nameOf(each).startsWith(label));
    if (field === undefined) throw new Error(`No field has the label "${label}".`);
    const isChoice = field instanceof HTMLSelectElement;
    const kind = isChoice ? HTMLSelectElement : HTMLInputElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
    });
  }

  /** Notes what is shown, once nothing is on its way. */
  async note(name: string): Promise<void> {
    await this.#settle();
    this.#last = [...this.#events(), ...outlineOf(document.body)];
    this.#shown.set(name, this.#last);
  }

  /** What was noted last shows these facts, in the words of `outlineOf`. */
  shows(...facts: readonly string[]): void {
    expect(this.#last).toEqual(expect.arrayContaining(facts.map(sortedKeys)));
  }

  text(): string {
    return this.#last.join('\n');
  }

  /** What was sent that changes something, since the state before. */
  sent(): readonly string[] {
    return this.#last.filter((fact) => fact.startsWith('sends '));
  }

  /** What was noted last shows nothing that contains one of these texts. */
  lacks(...texts: readonly string[]): void {
    expect(this.#last.filter((fact) => texts.some((text) => fact.includes(text)))).toEqual([]);
  }

  /** What was sent that changes something, and where the page went, since the last time. */
  #events(): readonly string[] {
    const calls = this.#upstream.takeCalls();
    const reads = this.#options.notesReads === true ? calls.filter(isRead).map((call) => `reads ${call}`) : [];
    const sent = calls.filter((call) => !isRead(call)).map((call) => sortedKeys(`sends ${call}`));
    const events = [...reads, ...sent, ...this.#moves];
    this.#moves = [];
    return events;
  }

  async #settle(): Promise<void> {
    let shown = 0;
    const watcher = new MutationObserver(() => (shown += 1));
    watcher.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    const looks = new Looks();
    for (let isDrawn = false; !isDrawn;) {
      const before = [shown, this.store.getState()];
      // Outside of it React keeps what comes after a fallback for 300 ms, which do not pass here.
      await act(async () => {
        await vi.dynamicImportSettled();
        vi.advanceTimersByTime(0);
        await new Promise((resolve) => soon(resolve));
      });
      isDrawn = looks.look({
        isRunning: this.#upstream.running > 0,
        isPending: !this.#upstream.isSilent && hasPending(this.store),
        hasChanged: before[0] !== shown || before[1] !== this.store.getState(),
      });
    }
    watcher.disconnect();
  }

  /**
   * Draws something, and presses each thing in it: what that changed is noted. It is drawn anew when a dialog covers it, or when the
   * next thing is gone. Of more than two that look the same, those that the facts name and the first two. At the end it is drawn in
   * the usual other ways.
   */
  async explore(name: string, element: ReactNode, options: DrawOptions = {}): Promise<void> {
    await this.draw(name, element, options);
    this.#explored.set(name, [element, options]);
    const names = chosenNames(pressable(), (each) => this.#names(`${name}: ${each}`));
    for (const pressed of names) {
      const isThere = pressable().some((each) => nameOf(each) === pressed);
      if (!isThere || document.querySelector('dialog') !== null) await this.drawAgain(element, options);
      if (pressable().some((each) => nameOf(each) === pressed)) await this.press(pressed, `${name}: ${pressed}`);
    }
  }

  /** Draws what was explored in the usual other ways that the facts name. */
  async drawOtherWays(): Promise<void> {
    for (const [name, [element, options]] of this.#explored)
      for (const [way, other] of Object.entries(WAYS).filter(([each]) => this.#names(`${name}: ${each}`)))
        await this.draw(`${name}: ${way}`, element, { ...options, ...other });
  }

  /** Lets time pass, and notes what is shown then. */
  async pass(seconds: number): Promise<void> {
    await act(() => vi.advanceTimersByTime(seconds * 1_000));
    await this.note(`after ${seconds} seconds`);
  }

  answer(answers: Answers): void {
    this.#upstream.answers = answers;
  }

  /** Calls of the player beside the page: what components get from their parents, and bets that the page then shows. */
  async get(address: string): Promise<unknown> {
    return asPlayer(this.#session, this.simulator.url + address);
  }

  async post(address: string, body: object): Promise<unknown> {
    this.#upstream.forget();
    return asPlayer(this.#session, this.simulator.url + address, { method: 'POST', body: JSON.stringify(body) });
  }

  #names = (state: string): boolean => this.#facts.includes(`# ${state}\n`);

  /** @throws AssertionError with what a state lacks, and what it shows instead */
  check(): void {
    for (const [name, wanted] of sectionsOf(this.#facts)) {
      const shown = this.#shown.get(name);
      if (shown === undefined)
        throw new Error(`No state is called "${name}", but ${[...this.#shown.keys()].join(' | ')}`);
      expect(shown, name).toEqual(expect.arrayContaining([...wanted]));
    }
  }

  async close(): Promise<void> {
    this.#leave();
    await this.simulator.close();
    restoreNamespaces();
    this.#restore();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  }

  #leave(): void {
    act(() => this.#root?.unmount());
    document.body.replaceChildren();
  }
}

const soon = globalThis.setImmediate;

const isRead = (call: string): boolean => call.startsWith('GET ');
