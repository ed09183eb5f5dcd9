import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { Session } from '#contract/entities';
import { AppConfig } from '#contract/brand';
import { openCipher } from '#app/store/cipher.ts';
import { storageSecretOf } from '#app/store/storage-secret.ts';
import type { VaultName } from '#app/store/vault-values.ts';
import { signInTo, type Account } from './call-as.ts';

/** What the app stores of a player who has signed in, encrypted as the page of this folder does it. */
export async function storedSession(
  folder: string,
  upstream: string,
  account: Account,
): Promise<readonly (readonly [VaultName, string])[]> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const config = /id="?slipway-config"?[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { seal } = await openCipher(storageSecretOf(v.parse(AppConfig, JSON.parse(config))));
  const { token, fresh_token, user_id, role } = v.parse(Session, await signInTo(upstream, account));
  const values = { token, fresh_token, user_id, role } satisfies { [Name in VaultName]?: unknown };
  return Promise.all(
    Object.entries(values).map(async ([name, value]) => [name as VaultName, await seal(name, value)] as const),
  );
}
