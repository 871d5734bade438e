export function memoizeByObject<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known.value;
    const value = find(key);
    cache.set(key, { value });
    return value;
  };
}
