/** The highest scores. A score may occur several times and counts once. */
export function topScores(scores: readonly number[], count: number): number[] {
  return [...new Set(scores)].sort().reverse().slice(0, count);
}
