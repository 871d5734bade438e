/** The same as in package.json; a test compares them. */
export const version = '0.1.0';

/** The oldest supported version of Node, as in `engines` of package.json; a test compares them. */
export const oldestNode = '20.19';
