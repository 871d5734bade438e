/** Calls with the same key share one load, also while it runs. */
export function createCache(load) {
  const values = new Map();
  return (key) => {
    if (!values.has(key)) values.set(key, load(key));
    return values.get(key);
  };
}
