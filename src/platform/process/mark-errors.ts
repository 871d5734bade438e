/** The start of each line that came from standard error. */
export const errorMark = '2| ';

/** In the order of arrival, lines of standard error marked. Continuing within the other's line starts a new one. */
export function createErrorMarker(): (chunk: Buffer, stream: 'stdout' | 'stderr') => Buffer {
  let last: 'stdout' | 'stderr' = 'stdout';
  let isLineStart = true;
  return (chunk, stream) => {
    if (chunk.length === 0 || (stream === 'stdout' && last === 'stdout')) {
      if (chunk.length > 0) isLineStart = chunk.at(-1) === 10;
      return chunk;
    }
    const text = chunk.toString('utf8');
    const startsLine = isLineStart || stream !== last;
    const separator = stream !== last && !isLineStart ? '\n' : '';
    last = stream;
    isLineStart = text.endsWith('\n');
    if (stream === 'stdout') return Buffer.from(separator + text);
    const marked = text.replaceAll(/\n(?!$)/g, `\n${errorMark}`);
    return Buffer.from(`${separator}${startsLine ? errorMark : ''}${marked}`);
  };
}
