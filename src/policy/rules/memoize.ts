/** The same answer for the same object, found once: lists of rules, rules and commands are asked about again and again. */
export function memoizeByObject<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known.value;
    const value = find(key);
    kept.set(key, { value });
    return value;
  };
}
