export function mail() {
  throw new Error('not implemented');
}
