import { defineWrapper } from './wrapper.js';

export const nohupProgram = defineWrapper({
  names: 'nohup',
  source: 'https://www.gnu.org/software/coreutils/manual/html_node/nohup-invocation.html',
});
