/** Version of the stored form. It is in the clear, so that an older form is recognised before decryption. */
export const STORED_VERSION = 2;

const SEALED = `${STORED_VERSION}.`;
/** Without WebCrypto (a page that is neither https nor localhost) values are stored readable. */
const PLAIN = `${STORED_VERSION}p.`;
const IV_BYTES = 12;

/** Encrypts values to text and back. The text of one name does not decrypt under another. */
export interface Cipher {
  seal(name: string, value: unknown): Promise<string>;
  /** @throws when the text is damaged, of another secret, of another name or of an unknown version */
  unseal(name: string, text: string): Promise<unknown>;
}

/** AES-256-GCM under the digest of the secret. */
export async function openCipher(secret: string): Promise<Cipher> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(secret));
  const key = digest && (await subtle?.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']));
  const parameters = (name: string, iv: BufferSource) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(SEALED + name),
  });

  return {
    async seal(name, value) {
      const json = JSON.stringify(value);
      if (subtle === undefined || key === undefined) return PLAIN + json;
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await subtle.encrypt(parameters(name, iv), key, new TextEncoder().encode(json));
      return SEALED + btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
    },
    async unseal(name, text) {
      if (text.startsWith(PLAIN)) return JSON.parse(text.slice(PLAIN.length)) as unknown;
      if (!text.startsWith(SEALED) || subtle === undefined || key === undefined) throw new Error(`${name}: not ours`);
      const bytes = Uint8Array.from(atob(text.slice(SEALED.length)), (character) => character.charCodeAt(0));
      const opened = await subtle.decrypt(parameters(name, bytes.slice(0, IV_BYTES)), key, bytes.slice(IV_BYTES));
      return JSON.parse(new TextDecoder().decode(opened)) as unknown;
    },
  };
}
