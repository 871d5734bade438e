export function search() {
  throw new Error('not implemented');
}
