const [marker, comma, semicolon, nine] = [0x01, 0x2c, 0x3b, 0x39];

/** UTF-16 code units: what `restoreRepeats` copies. */
export function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

/**
 * The text of a block: the opposite of `shortenRepeats`, with the same prior text. A full search restores every block,
 * so no text is split.
 */
export function restoreRepeats(short: string, prior: Uint16Array = new Uint16Array(0)): string {
  let at = short.indexOf('\n') + 1;
  const text = new Uint16Array(prior.length + Number(short.slice(0, at)));
  text.set(prior);
  let end = prior.length;
  while (at < short.length) {
    const code = short.charCodeAt(at);
    at += 1;
    if (code !== marker) {
      text[end] = code;
      end += 1;
      continue;
    }
    let from = 0;
    let length = 0;
    for (let sign = short.charCodeAt(at); sign !== semicolon && at < short.length; sign = short.charCodeAt(at)) {
      if (sign === comma) {
        from = length;
        length = 0;
      } else length = length * 36 + (sign <= nine ? sign - 48 : sign - 87);
      at += 1;
    }
    at += 1;
    text.copyWithin(end, from, from + length);
    end += length;
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(text.subarray(prior.length));
}
