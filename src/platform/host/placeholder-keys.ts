/** Values that documentation gives for a server that needs no key, without their separators. */
const placeholders = new Set(
  (
    'anything changeme dummy dummykey empty fake fakekey foo ignored key llamacpp lmstudio local localhost mykey na ' +
    'nokey nokeyrequired none notneeded notrequired null ollama placeholder sample secret test testkey unused ' +
    'undefined vllm xinference yourapikey'
  ).split(' '),
);

/** Whether a key is one of no secret: hiding it would hide a word of the texts. */
export function isPlaceholderKey(key: string): boolean {
  const word = key
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return placeholders.has(word) || placeholders.has(word.replace(/^sk/, '')) || /^(?:sk)?x*$/.test(word);
}
