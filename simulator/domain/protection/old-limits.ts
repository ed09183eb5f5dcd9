import { compareAmounts } from '#engine/money';
import type { ProtectionContext } from './context.ts';
import { convertedLimit, type LimitDoc } from './player-limits.ts';
import { rulesOf } from './profile-rules.ts';

/**
 * Limits from before limits had a currency: forms showed the jurisdiction's currency, but the account's was enforced. The
 * stricter reading is kept, with the rates and time of the conversion. Limits in another currency than the account's are
 * converted.
 */
export function convertOldLimits(world: ProtectionContext): void {
  const rows = world.db.all("SELECT id, currency, doc FROM member WHERE json_extract(doc, '$.limits') IS NOT NULL");
  for (const row of rows) {
    const currency = String(row['currency']);
    const { limits } = JSON.parse(String(row['doc'])) as { limits: Record<string, LimitDoc> };
    const isOld = ([name, limit]: [string, LimitDoc]) => !name.startsWith('session:') && limit.currency !== currency;
    if (!Object.entries(limits).some(isOld)) continue;
    const kept = Object.entries(limits).map((entry): [string, LimitDoc] => {
      const [name, limit] = entry;
      if (!isOld(entry)) return entry;
      const from = limit.currency ?? rulesOf(world).currency;
      const converted = convertedLimit(world, limit, from, currency);
      return [name, limit.currency === undefined ? stricter({ ...limit, currency }, converted) : converted];
    });
    world.members.updateDoc(String(row['id']), { limits: Object.fromEntries(kept) });
  }
}

function stricter(one: LimitDoc, other: LimitDoc): LimitDoc {
  if (one.value === null || other.value === null) return other;
  return compareAmounts(one.value, other.value) < 0 ? one : other;
}
