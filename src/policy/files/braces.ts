const maxAlternatives = 64;

/** The alternatives of the braces; `null` if there are more than 64. Braces without a comma or a range are literal. */
export function expandBraces(glob: string): string[] | null {
  if (!glob.includes('{')) return [glob];
  const pending = [glob];
  const done: string[] = [];
  while (pending.length > 0) {
    if (pending.length + done.length > maxAlternatives) return null;
    const text = pending.pop() ?? '';
    const group = firstGroup(text);
    if (group === null) done.push(text);
    else if (group.options.length > maxAlternatives) return null;
    else pending.push(...group.options.map((option) => text.slice(0, group.start) + option + text.slice(group.end)));
  }
  return done.reverse();
}

function firstGroup(text: string): { start: number; end: number; options: string[] } | null {
  const start = findUnescaped(text, '{');
  if (start < 0) return null;
  const options: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '{') depth += 1;
    else if (char === ',' && depth === 1) {
      options.push(text.slice(from, at));
      from = at + 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth > 0) continue;
      const last = text.slice(from, at);
      return {
        start,
        end: at + 1,
        options: options.length > 0 ? [...options, last] : (braceRange(last, maxAlternatives) ?? [`\\{${last}\\}`]),
      };
    }
  }
  return null;
}

/** `1..10`, `a..e`, `0..10..5`, `01..10`, up to one more than `most`; `null` if the text is something else. */
export function braceRange(text: string, limit: number): string[] | null {
  const parts = /^(?:(-?\d{1,9})\.\.(-?\d{1,9})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))(?:\.\.(-?\d{1,9}))?$/.exec(text);
  if (parts === null) return null;
  const [start = '', last = ''] = parts.slice(1, 7).filter(Boolean);
  const isNumber = parts[1] !== undefined;
  const [from, to] = isNumber ? [Number(start), Number(last)] : [start.charCodeAt(0), last.charCodeAt(0)];
  const step = Math.max(1, Math.abs(Number(parts[7] ?? 1)));
  const count = Math.min(Math.floor(Math.abs(to - from) / step), limit) + 1;
  const width = /^-?0\d/.test(start) || /^-?0\d/.test(last) ? Math.max(start.length, last.length) : 0;
  return Array.from({ length: count }, (_, index) => {
    const value = from + Math.sign(to - from) * step * index;
    return isNumber ? padded(value, width) : String.fromCharCode(value);
  });
}

function padded(value: number, width: number): string {
  const digits = String(Math.abs(value));
  return value < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0');
}

function findUnescaped(text: string, wanted: string): number {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === wanted) return at;
  }
  return -1;
}
