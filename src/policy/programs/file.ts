import { defineProgram } from './shared/define.js';

export const fileProgram = defineProgram({
  names: 'file',
  reads: 'files',
  source: 'https://man7.org/linux/man-pages/man1/file.1.html',
  options: {
    flag: '-c --checking-printout -d --debug -b --brief -i --mime --mime-type --mime-encoding --extension --apple -k --keep-going -L --dereference -h --no-dereference -N --no-pad -n --no-buffer -p --preserve-date -r --raw -s --special-files -v -0 --print0 -E -l --list -S --no-sandbox',
    value: '-F --separator -e --exclude --exclude-quiet -P --parameter',
    read: '-m --magic-file',
    risks: {
      'reads a list of files to inspect': '-f --files-from',
      'unpacks with other programs': { flag: '-z --uncompress -Z --uncompress-noreport' },
      'writes a compiled magic file': { flag: '-C --compile' },
    },
  },
  operands: 'read',
});
