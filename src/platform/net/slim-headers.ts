type Init = Iterable<readonly [string, string]> | Readonly<Record<string, string>> | null | undefined;

/** The part of the global `Headers` that the provider packages need. */
export interface SlimHeaders extends Iterable<[string, string]> {
  append(name: string, value: string): void;
  set(name: string, value: string): void;
  get(name: string): string | null;
  has(name: string): boolean;
  delete(name: string): void;
  forEach(use: (value: string, name: string) => void): void;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
}

/** Case-insensitive names, values joined by commas, iteration in the order of names. Called with `new`. */
export function slimHeaders(init?: Init): SlimHeaders {
  const values = new Map<string, string>();
  const sorted = (): [string, string][] => [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  const headers: SlimHeaders = {
    append(name, value) {
      const before = headers.get(name);
      values.set(name.toLowerCase(), before === null ? value.trim() : `${before}, ${value.trim()}`);
    },
    set: (name, value) => void values.set(name.toLowerCase(), value.trim()),
    get: (name) => values.get(name.toLowerCase()) ?? null,
    has: (name) => values.has(name.toLowerCase()),
    delete: (name) => void values.delete(name.toLowerCase()),
    forEach: (use) => sorted().forEach(([name, value]) => use(value, name)),
    entries: () => sorted().values(),
    keys: () =>
      sorted()
        .map(([name]) => name)
        .values(),
    values: () =>
      sorted()
        .map(([, value]) => value)
        .values(),
    [Symbol.iterator]: () => sorted().values(),
  };
  Object.setPrototypeOf(headers, slimHeaders.prototype as object);
  for (const [name, value] of entriesOf(init)) headers.append(name, value);
  return headers;
}

function entriesOf(init: Init): Iterable<readonly [string, string]> {
  if (init === null || init === undefined) return [];
  return Symbol.iterator in init ? init : Object.entries(init);
}

/** Node would load its whole fetch implementation, much of the time to the first request: `npm run bench`. */
export function useSlimHeaders(): void {
  Object.defineProperty(globalThis, 'Headers', { value: slimHeaders, configurable: true, writable: true });
}
