/** A list of file names in a file: what is then read is not known. */
export const filesFrom = { why: 'reads a list of files to read', value: '--files0-from' };
