import { defineWrapper } from './wrapper.js';

export const numactlProgram = defineWrapper({
  names: 'numactl',
  source: 'https://man7.org/linux/man-pages/man8/numactl.8.html',
  options: { flag: '-l --localalloc -a --all --balancing', value: '-N -C -m -i -p --cpunodebind --physcpubind' },
});
