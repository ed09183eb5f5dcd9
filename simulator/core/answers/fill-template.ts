import { Refusal } from '../refusal.ts';

export interface TemplateContext {
  /** params, query, body, headers, player, count. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
  /** The world's own answer, computed only if needed. */
  readonly own: () => unknown;
}

const PLACE = /\{\{\s*([^{}]{1,200}?)\s*\}\}/g;
const WHOLE = /^\{\{\s*([^{}]{1,200}?)\s*\}\}$/;
const NOW = /^now(?:([+-]\d{1,9}))?$/;
const REPEAT = '$repeat';
const EACH = '$each';
const MAX_REPEATS = 10_000;
const SECOND_MS = 1_000;

/** Whether a value contains placeholders. */
export function hasPlaces(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{');
  if (typeof value !== 'object' || value === null) return false;
  return REPEAT in value || Object.values(value).some(hasPlaces);
}

/**
 * Fills in a template. A string that is one placeholder becomes the value itself, with its type.
 *
 * @throws Refusal (serverError) for a place that has no value, unless it names one itself: `{{query.limit|20}}`
 * @example fillTemplate({ id: '{{params.id}}', at: '{{now+60}}' }, context) // { id: 'b-1', at: '2026-03-14T12:01:00.000Z' }
 */
export function fillTemplate(value: unknown, context: TemplateContext): unknown {
  if (typeof value === 'string') return fillText(value, context);
  if (Array.isArray(value)) return value.map((each) => fillTemplate(each, context));
  if (typeof value !== 'object' || value === null) return value;
  if (REPEAT in value) return repeat(value as Record<string, unknown>, context);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillTemplate(each, context)]));
}

function fillText(text: string, context: TemplateContext): unknown {
  const whole = WHOLE.exec(text);
  if (whole) return valueOf(whole[1] ?? '', context);
  return text.replace(PLACE, (_, place: string) => {
    const value = valueOf(place, context);
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
}

function valueOf(place: string, { values, nowMs, own }: TemplateContext): unknown {
  const [path = '', fallback] = place.split('|').map((part) => part.trim());
  const now = NOW.exec(path);
  if (now) return new Date(nowMs + Number(now[1] ?? 0) * SECOND_MS).toISOString();
  const [name = '', ...keys] = path.split('.');
  let value = name === 'own' ? own() : Object.hasOwn(values, name) ? values[name] : undefined;
  for (const key of keys)
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  if (value !== undefined) return value;
  if (fallback !== undefined) return fallback;
  const known = [...Object.keys(values), 'own', 'now', 'now+SECONDS'].join(', ');
  throw new Refusal('serverError', `The custom answer has no value for {{${place}}}; there are ${known}`, { place });
}

/** `{ "$repeat": 3, "$each": ... }` is a list; `{{index}}` counts from 0. */
function repeat({ [REPEAT]: times, [EACH]: each }: Record<string, unknown>, context: TemplateContext): unknown[] {
  const count = Number(fillTemplate(times, context));
  if (!Number.isInteger(count) || count < 0 || count > MAX_REPEATS)
    throw new Refusal('serverError', `${REPEAT} must be a whole number up to ${MAX_REPEATS}, got ${String(times)}`);
  return Array.from({ length: count }, (_, index) =>
    fillTemplate(each, { ...context, values: { ...context.values, index } }),
  );
}

/** RFC 7396: the patch's properties replace the target's; null removes. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const base = typeof target === 'object' && target !== null && !Array.isArray(target) ? target : {};
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}
