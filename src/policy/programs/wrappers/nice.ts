import { defineWrapper } from './wrapper.js';

export const niceProgram = defineWrapper({
  names: 'nice',
  source: 'https://www.gnu.org/software/coreutils/manual/html_node/nice-invocation.html',
  options: { value: '-n --adjustment', digits: true },
});
