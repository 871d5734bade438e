import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** AES-256-GCM (NIST SP 800-38D) with a key of its own for each text, derived from the secret and a random salt. */
const algorithm = 'aes-256-gcm';
const saltBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Larger texts are not decompressed. */
const maxBytes = 200_000_000;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Encrypts and authenticates a text; `about` is authenticated with it, and not stored. Base64. */
export async function encryptText(text: string, { secret, about }: EncryptionKey): Promise<string> {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)];
  const cipher = createCipheriv(algorithm, keyOf(secret, salt), iv).setAAD(Buffer.from(about));
  const plain = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const encrypted = [cipher.update(plain), cipher.final()];
  return Buffer.concat([salt, iv, cipher.getAuthTag(), ...encrypted]).toString('base64');
}

/** `null` if it was cut, changed, or encrypted with another secret or about something else. */
export async function decryptText(encrypted: string, { secret, about }: EncryptionKey): Promise<string | null> {
  const bytes = Buffer.from(encrypted, 'base64');
  const [iv, tag, data] = [saltBytes, saltBytes + ivBytes, saltBytes + ivBytes + tagBytes];
  if (bytes.length < data) return null;
  const key = keyOf(secret, bytes.subarray(0, iv));
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(iv, tag), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(tag, data));
  const start = decipher.update(bytes.subarray(data));
  try {
    const plain = Buffer.concat([start, decipher.final()]);
    return (await decompress(plain, { maxOutputLength: maxBytes })).toString('utf8');
  } catch {
    return null;
  }
}

export interface EncryptionKey {
  readonly secret: string;
  /** What the text belongs to: it cannot be read as that of something else. */
  readonly about: string;
}

function keyOf(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'sallyport conversation', 32));
}
