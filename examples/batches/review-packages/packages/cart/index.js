export function cart() {
  throw new Error('not implemented');
}
