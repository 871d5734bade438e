export interface Line {
  readonly price: number;
  readonly quantity: number;
  /** A share from 0 to 1. */
  readonly discount?: number;
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity * (1 - (line.discount || 1)), 0);
}
