import { compareBytes } from '../compare-bytes.js';

/** Names in byte order; each pass over them decodes them again. */
export interface NameList extends Iterable<string> {
  readonly size: number;
}

export interface PackedNames extends NameList {
  readonly add: (name: string) => void;
}

/** Names per piece: one text for each would cost more than it saves. */
const pieceNames = 1_000;

/** Bytes outside the heap: a hundred thousand texts that each refer to git's output take several times the memory. */
export function createPackedNames(): PackedNames {
  const pieces: Buffer[] = [];
  let open: string[] = [];
  let size = 0;
  return {
    get size() {
      return size;
    },
    add: (name) => {
      size += 1;
      if (open.push(name) < pieceNames) return;
      pieces.push(Buffer.from(open.join('\0')));
      open = [];
    },
    *[Symbol.iterator]() {
      for (const piece of pieces) yield* piece.toString('utf8').split('\0');
      yield* open;
    },
  };
}

export function packNames(names: readonly string[]): NameList {
  const packed = createPackedNames();
  for (const name of names) packed.add(name);
  return packed;
}

export function mergeNames(names: NameList, others: NameList): NameList {
  if (names.size === 0) return others;
  if (others.size === 0) return names;
  return {
    size: names.size + others.size,
    *[Symbol.iterator]() {
      const rest = others[Symbol.iterator]();
      let next = rest.next();
      for (const name of names) {
        for (; next.done !== true && compareBytes(next.value, name) < 0; next = rest.next()) yield next.value;
        yield name;
      }
      for (; next.done !== true; next = rest.next()) yield next.value;
    },
  };
}
