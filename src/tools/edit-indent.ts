/** Compares lines without their indentation, and moves text by the difference. */

/** How the indentation of the wanted text becomes that of the file, for every line that is not empty. */
type Shift = (indentation: string) => string | null;

/** The new text with the indentation of the file; `null` if the lines do not differ by one and the same indentation. */
export function reindented(
  fileLines: readonly string[],
  wantedLines: readonly string[],
  replacement: string,
): string | null {
  const pairs = wantedLines.flatMap((wanted, index): readonly (readonly [string, string])[] =>
    wanted.trim() === '' ? [] : [[indentationOf(wanted), indentationOf(fileLines[index] ?? '')]],
  );
  const shift = shiftsFor(pairs).find((one) => pairs.every(([wanted, found]) => one(wanted) === found));
  if (shift === undefined) return null;
  const lines = replacement.split('\n').map((line) => {
    if (line.trim() === '') return line;
    const indentation = indentationOf(line);
    const moved = shift(indentation);
    return moved === null ? null : moved + line.slice(indentation.length);
  });
  return lines.includes(null) ? null : lines.join('\n');
}

function indentationOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Every line deeper or less deep by the same text, or spaces for tabs and the reverse. */
function shiftsFor(pairs: readonly (readonly [string, string])[]): readonly Shift[] {
  const [wanted = '', found = ''] = pairs[0] ?? [];
  const shifts: Shift[] = [];
  if (found.endsWith(wanted)) {
    const more = found.slice(0, found.length - wanted.length);
    shifts.push((indentation) => more + indentation);
  }
  if (wanted.endsWith(found)) {
    const less = wanted.slice(0, wanted.length - found.length);
    shifts.push((indentation) => (indentation.startsWith(less) ? indentation.slice(less.length) : null));
  }
  for (const width of [2, 4, 8]) {
    const spaces = ' '.repeat(width);
    shifts.push(
      (indentation) => (/^\t*$/.test(indentation) ? indentation.replaceAll('\t', spaces) : null),
      (indentation) =>
        /^ *$/.test(indentation) && indentation.length % width === 0 ? '\t'.repeat(indentation.length / width) : null,
    );
  }
  return shifts;
}
