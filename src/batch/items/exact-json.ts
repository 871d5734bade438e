/** A number is neither part of a longer one nor a fraction; escapes are skipped, so that quotes delimit texts. */
const candidates = /\\.|"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;

/** A whole number that JavaScript would round becomes text: two 64-bit ids could become one. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  let isInText = false;
  const exact = text.replace(candidates, (numeral) => {
    if (numeral === '"') isInText = !isInText;
    const isNumber = !isInText && /\d$/.test(numeral) && !numeral.startsWith('\\');
    return isNumber && !Number.isSafeInteger(Number(numeral)) ? `"${numeral}"` : numeral;
  });
  return JSON.parse(exact);
}

export function exactNumber(_key: unknown, value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
