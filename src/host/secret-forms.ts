/** One form in which a secret can stand in a text. */
export interface SecretForm {
  readonly text: string;
  /**
   * Base64 of a piece shares its first and last character with what stands around it; those are named here,
   * so that they go too.
   */
  readonly shared: { readonly before: 0 | 1; readonly after: 0 | 1 };
}

/** A shorter value is too likely to be an ordinary word or number. */
export const shortestSecret = 6;

/**
 * All forms of the secrets: as they are, line by line, reversed, as JSON, in a URL, in HTML, in hexadecimal with
 * the usual escapes, and in base64 at its three alignments. Separators and the url-safe alphabet need no forms of
 * their own: redact.ts looks past everything that is neither letter nor digit.
 */
export function secretForms(secrets: readonly string[]): readonly SecretForm[] {
  const forms = new Map<string, SecretForm>();
  for (const value of secrets.flatMap(withLines)) {
    for (const form of [...plainForms(value).map(asIs), ...base64Forms(value)]) forms.set(form.text, form);
  }
  return [...forms.values()];
}

function withLines(secret: string): readonly string[] {
  return [secret, ...secret.split(/[\r\n]+/)]
    .map((part) => part.trim())
    .filter((part) => part.length >= shortestSecret);
}

function plainForms(value: string): readonly string[] {
  const bytes = [...Buffer.from(value, 'utf8')].map((byte) => byte.toString(16).padStart(2, '0'));
  const units = Array.from({ length: value.length }, (_, index) =>
    value.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  const escaped = [bytes.join(''), `\\x${bytes.join('\\x')}`, `%${bytes.join('%')}`, `\\u${units.join('\\u')}`];
  return [
    value,
    Array.from(value).reverse().join(''),
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(Buffer.from(value, 'utf8').toString('utf8')),
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    ...escaped,
    ...escaped.map((text) => text.replace(/[0-9a-f]{2}/g, (digits) => digits.toUpperCase())),
  ];
}

const asIs = (text: string): SecretForm => ({ text, shared: { before: 0, after: 0 } });

/** What is certain of the base64 text when 0, 1 or 2 foreign bytes stand before the value in its group of three. */
function base64Forms(value: string): readonly SecretForm[] {
  return ([0, 1, 2] as const).map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value, 'utf8')]);
    const text = bytes.toString('base64').replace(/=+$/, '');
    const open = bytes.length % 3 === 0 ? 0 : 1;
    const start = offset === 0 ? 0 : offset + 1;
    return { text: text.slice(start, text.length - open), shared: { before: offset === 0 ? 0 : 1, after: open } };
  });
}
