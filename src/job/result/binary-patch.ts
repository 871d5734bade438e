import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const lineBytes = 52;

/** What `git diff --binary` writes for any bytes: both contents, compressed, in lines of printable characters. */
export function binaryHunks(before: Buffer, after: Buffer): string {
  return `GIT binary patch\n${literal(after)}\n${literal(before)}\n`;
}

function literal(content: Buffer): string {
  const packed = deflateSync(content);
  let lines = '';
  for (let at = 0; at < packed.length; at += lineBytes) {
    const part = packed.subarray(at, at + lineBytes);
    lines += `${String.fromCharCode(part.length <= 26 ? 64 + part.length : 70 + part.length)}${encoded(part)}\n`;
  }
  return `literal ${String(content.length)}\n${lines}`;
}

/** Five characters for each four bytes; the last ones are filled up with zeros. */
function encoded(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    let word = 0;
    for (let index = 0; index < 4; index += 1) word = word * 256 + (bytes[at + index] ?? 0);
    let five = '';
    for (let index = 0; index < 5; index += 1) {
      five = alphabet.charAt(word % 85) + five;
      word = Math.floor(word / 85);
    }
    text += five;
  }
  return text;
}

/** The contents in the hunks that `binaryHunks` wrote. Throws for other text. */
export function literalsIn(patch: string): readonly Buffer[] {
  return [...patch.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm)].map(([, lines = '']) =>
    inflateSync(Buffer.concat(lines.trimEnd().split('\n').map(decoded))),
  );
}

function decoded(line: string): Buffer {
  const code = line.charCodeAt(0);
  const length = code <= 90 ? code - 64 : code - 70;
  const bytes = Buffer.alloc(Math.ceil(length / 4) * 4);
  for (let at = 0; at < bytes.length; at += 4) {
    let word = 0;
    for (const sign of line.slice(1 + (at / 4) * 5, 6 + (at / 4) * 5)) word = word * 85 + alphabet.indexOf(sign);
    bytes.writeUInt32BE(word, at);
  }
  return bytes.subarray(0, length);
}

/** The id that git gives to a content; `length` is that of ids in the repository. */
export function blobId(content: Buffer, length: number): string {
  return createHash(length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${String(content.length)}\0`)
    .update(content)
    .digest('hex');
}
