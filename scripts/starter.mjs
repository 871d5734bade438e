/**
 * The file that starts an entry of the bundle. Its first act is to take the signal that opens the inspector of
 * Node.js: any process of the same user can send it, and the inspector would give it every value of this process.
 */
export function starter(entry) {
  const shebang = entry === 'cli' ? '#!/usr/bin/env node\n' : '';
  return `${shebang}'use strict';

process.on('SIGUSR1', () => undefined);
require('./index.js').${entry}();
`;
}
