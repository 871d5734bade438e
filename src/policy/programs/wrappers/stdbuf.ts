import { defineWrapper } from './wrapper.js';

export const stdbufProgram = defineWrapper({
  names: 'stdbuf',
  source: 'https://www.gnu.org/software/coreutils/manual/html_node/stdbuf-invocation.html',
  options: { value: '-i --input -o --output -e --error' },
});
