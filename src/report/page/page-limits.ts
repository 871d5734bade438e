/** The size of a page if nothing else is requested: a browser opens it at once, and most systems keep such a file. */
export const defaultPageMegabytes = 20;
export const defaultPageBytes = defaultPageMegabytes * 1_000_000;
