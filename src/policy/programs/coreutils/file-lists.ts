/** A list of file names in a file: the files that are read are unknown. */
export const filesFrom = { 'reads a list of files to read': '--files0-from' };
