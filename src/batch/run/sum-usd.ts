/** The sum of costs in US dollars; `null` if one of them is unknown. */
export function sumUsd(costs: Iterable<number | null>): number | null {
  let sum = 0;
  for (const cost of costs) {
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
}
