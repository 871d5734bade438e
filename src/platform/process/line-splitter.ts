const newline = 10;

/** Passes on each complete line as text, without its end. */
export function createLineSplitter(maxBytes: number, onLine: (line: string) => void) {
  let pending: Buffer[] = [];
  let size = 0;
  let isOver = false;
  return {
    /** `false` once a line is longer than the limit: nothing is passed on any more. */
    add(chunk: Buffer) {
      let rest = chunk;
      for (let at = rest.indexOf(newline); at >= 0 && !isOver; at = rest.indexOf(newline)) {
        isOver = size + at > maxBytes;
        if (!isOver)
          onLine(
            Buffer.concat([...pending, rest.subarray(0, at)])
              .toString('utf8')
              .replace(/\r$/, ''),
          );
        pending = [];
        size = 0;
        rest = rest.subarray(at + 1);
      }
      pending.push(Buffer.from(rest));
      size += rest.length;
      isOver ||= size > maxBytes;
      if (isOver) pending = [];
      return !isOver;
    },
  };
}
