/** A list of file names in a file: the files that are read are unknown. */
export const filesFrom = { why: 'reads a list of files to read', value: '--files0-from' };
