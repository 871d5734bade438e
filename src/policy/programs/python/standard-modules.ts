import type { Program } from '../../shell/types.js';
import { literalOf, literalWord, pathEffects, treeEffects } from '../../shell/words.js';
import { type Check, defineProgram, effectsFor, gatherEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { unpackInto } from '../shared/written-trees.js';

/** `python -m gzip a` keeps `a` and writes `a.gz`; `-d` writes `a` from `a.gz`. */
const compresses: Check = ({ scan, invocation: { cwd } }) => {
  const unpacks = scan.has('-d', '--decompress');
  return gatherEffects(
    scan.operands.flatMap((word) => {
      const name = literalOf(word);
      if (name === '-') return [];
      const read = pathEffects('read', word, cwd);
      if (name === null) return [read, pathEffects('write', word, cwd)];
      const written = unpacks ? name.replace(/\.gz$/, '') : `${name}.gz`;
      return [read, ...(written === name ? [] : [pathEffects('write', literalWord(written), cwd)])];
    }),
  );
};

/** `-c ARCHIVE FILE…`, `-e ARCHIVE [DIRECTORY]`, `-l ARCHIVE`, `-t ARCHIVE`. */
const packs: Check = (context) => {
  const { scan, invocation } = context;
  const [archive, ...others] = scan.operands;
  if (archive === undefined) return {};
  if (scan.has('-c', '--create')) {
    return gatherEffects([
      pathEffects('write', archive, invocation.cwd),
      ...others.flatMap((word) => [treeEffects(word, invocation.cwd), followTree(word, context)]),
    ]);
  }
  const extracts = scan.has('-e', '--extract');
  return gatherEffects([
    pathEffects('read', archive, invocation.cwd),
    extracts ? unpackInto(others[0] ?? literalWord('.'), context) : {},
  ]);
};

export const standardModules: readonly Program[] = [
  defineProgram({
    names: 'base64 quopri',
    source: 'https://docs.python.org/3/library/base64.html',
    flag: '-h -d -e -u -t',
    operands: 'read',
  }),
  defineProgram({
    names: 'uu',
    source: 'https://docs.python.org/3.12/library/uu.html',
    flag: '-h -d --decode -t --text',
    operands: ['read', 'write'],
  }),
  defineProgram({
    names: 'gzip',
    source: 'https://docs.python.org/3/library/gzip.html#command-line-interface',
    flag: '-h --fast --best -d --decompress',
    check: compresses,
  }),
  defineProgram({
    names: 'zipfile',
    source: 'https://docs.python.org/3/library/zipfile.html#command-line-interface',
    flag: '-h -l --list -e --extract -c --create -t --test',
    value: '--metadata-encoding',
    check: packs,
  }),
  defineProgram({
    names: 'tarfile',
    source: 'https://docs.python.org/3/library/tarfile.html#command-line-interface',
    flag: '-h -v --verbose -l --list -c --create -t --test',
    value: '--filter',
    risks: { 'unpacks members to any path, by default until Python 3.14': { flag: '-e --extract' } },
    check: packs,
  }),
  defineProgram({
    names: 'http.server',
    source: 'https://docs.python.org/3/library/http.server.html#command-line-interface',
    flag: '-h --cgi',
    value: '-b --bind -d --directory -p --protocol --tls-cert --tls-key --tls-password-file',
    check: ({ scan, invocation: { cwd } }) =>
      gatherEffects([
        effectsFor('tree', scan.values('-d', '--directory'), cwd),
        effectsFor('read', scan.values('--tls-cert', '--tls-key', '--tls-password-file'), cwd),
      ]),
  }),
];
