import { Fragment, jsx, type Drawn } from './jsx-runtime.ts';

/** Replaces `react` in the script of the first odds: every component is drawn once, so state is its first value. */
export const memo = <Component>(component: Component): Component => component;
export const forwardRef =
  (component: (props: object, ref: undefined) => Drawn) =>
  (props: object): Drawn =>
    component(props, undefined);
export const useMemo = <Value>(make: () => Value): Value => make();
export const useCallback = <Value>(value: Value): Value => value;
export const useDeferredValue = <Value>(value: Value): Value => value;
export const useRef = (current?: unknown) => ({ current });
export const useState = (first: unknown) => [
  typeof first === 'function' ? (first as () => unknown)() : first,
  () => {},
];
export const useEffect = (): void => {};
export const useLayoutEffect = (): void => {};
export const useSyncExternalStore = <Value>(_: unknown, read: () => Value): Value => read();
export const createContext = (value: unknown) => ({ value });
export const useContext = (context: { readonly value: unknown }): unknown => context.value;
export const createElement = (type: Parameters<typeof jsx>[0], props: object, ...children: readonly Drawn[]): Drawn =>
  jsx(type, children.length === 0 ? { ...props } : { ...props, children });
export { Fragment };
