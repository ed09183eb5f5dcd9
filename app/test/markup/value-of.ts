import { createElement, type ReactNode } from 'react';
import { textsOf } from './lines-of.ts';

/**
 * What a hook returns when it is drawn first, in English, without a browser. What follows the browser's languages is to be called
 * inside the hook.
 *
 * @param around what the hook needs above it: a store, a brand
 */
export function valueOf<T>(useValue: () => T, around: (element: ReactNode) => ReactNode = (element) => element): T {
  const values: T[] = [];
  const Probe = () => {
    values.push(useValue());
    return null;
  };
  textsOf(around(createElement(Probe)));
  const [value] = values;
  if (values.length === 0) throw new Error('The hook was not drawn.');
  return value as T;
}
