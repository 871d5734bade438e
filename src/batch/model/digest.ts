import { hash } from 'node:crypto';

/** SHA-256 of a value as JSON, whatever the order of its keys; 16 hexadecimal digits. */
export function digestOf(value: unknown): string {
  // A part of a longer text would keep the whole of it in memory.
  return hash('sha256', canonical(value), 'buffer').toString('hex', 0, 8);
}

/** 64 hexadecimal digits. */
export function sha256(text: string): string {
  return hash('sha256', text);
}

/** JSON with sorted keys. Written in one pass, since a large plan has a million of these. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? 'null' : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  let text = '';
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(field)}`;
  }
  return `{${text}}`;
}
