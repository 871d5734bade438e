/** Whether a value is in the range; either end may be open. */
export function inRange(value: number, low?: number, high?: number): boolean {
  if (low && value < low) return false;
  if (high && value > high) return false;
  return true;
}
