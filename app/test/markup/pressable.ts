import { labelOf } from './outline.ts';

const PRESSED = 'button, summary, input[type="checkbox"], input[type="radio"]';
/** What can be pressed, in order. */
export const pressable = () => [...document.querySelectorAll<HTMLElement>(PRESSED)];

export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? labelOf(element)?.textContent?.trim() ?? element.textContent?.trim() ?? '';

/** Those that are pressed: not two of one name, not more than two that look the same unless wanted, and none that is disabled. */
export function chosenNames(
  all: readonly HTMLElement[],
  isWanted: (name: string) => boolean = () => false,
): readonly string[] {
  const looks = new Map<string, number>();
  const names = new Set<string>();
  for (const each of all) {
    if (each.matches(':disabled')) continue;
    const look = `${each.parentElement?.className} ${each.className} ${each.dataset['look']}`;
    const alike = looks.get(look) ?? 0;
    looks.set(look, alike + 1);
    const name = nameOf(each);
    if (name !== '' && (alike < ALIKE || isWanted(name))) names.add(name);
  }
  return [...names];
}

const ALIKE = 2;
