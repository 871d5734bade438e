import { guarded } from '../shared/define.js';

export const cpioProgram = guarded({
  names: 'cpio ar 7z 7za 7zz rar unrar unar pax',
  source: 'https://www.gnu.org/software/cpio/manual/cpio.html',
  why: 'packs or unpacks files',
});
