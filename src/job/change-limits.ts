/** Larger diffs would push the rest out of a comment. In bytes; the whole is that of all files together. */
export const changeLimits = { maxDiffBytes: 30_000, maxTotalBytes: 200_000 };
