import { defineWrapper } from './wrapper.js';

export const timeProgram = defineWrapper({
  names: 'time gtime',
  source: 'https://man7.org/linux/man-pages/man1/time.1.html',
  options: {
    flag: '-a --append -p --portability -q --quiet -v --verbose',
    value: '-f --format',
    write: '-o --output',
  },
});
