/** With a comma between thousands. `toLocaleString` loads tables for 10 ms, a tenth of the time to the first request. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 turn`, `2 turns`. */
export function formatCount(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/** A share in percent. Only all of something is `100 %`, and only nothing is `0 %`, however it is rounded. */
export function formatShare(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return `${String(share > 0 && share < 1 ? Math.min(99.9, Math.max(0.1, rounded)) : rounded)} %`;
}
