/** The letters and digits that a person or program could read in a text. */
function letters(text: string): string {
  const tags = text.replace(/[\u{e0020}-\u{e007e}]/gu, (sign) =>
    String.fromCharCode((sign.codePointAt(0) ?? 0) - 0xe0000),
  );
  return tags
    .normalize('NFKC')
    .replace(/\\u001b\[0m|\u001b\[0m/g, '')
    .replace(/[^A-Za-z0-9]/g, '');
}

/** Whether a text contains a value: literally, reversed, in base64 at any offset, in hexadecimal or in escapes. */
export function holds(text: string, value: string): boolean {
  const seen = letters(text);
  const base64 = ['', 'x', 'xy'].map((before) => {
    const whole = Buffer.from(`${before}${value}`).toString('base64').replace(/=+$/, '');
    return letters(whole.slice(before === '' ? 0 : before.length + 1, -1));
  });
  const hex = Buffer.from(value).toString('hex');
  const escapes = Array.from(value, (sign) => `u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  const bytes = hex.replace(/../g, 'x$&');
  return (
    [value, Array.from(value).reverse().join(''), ...base64].some((form) => seen.includes(form)) ||
    [hex, escapes, bytes].some((form) => seen.toLowerCase().includes(form))
  );
}
