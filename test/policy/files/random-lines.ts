import { pick, type Random } from '../shell/random-scripts.js';

/** Places that commands name: existing, new, sensitive, protected, behind links and outside. */
const paths = [
  'a.txt',
  'b.txt',
  'a b.txt',
  'src/m.c',
  'src',
  'src/',
  'docs',
  'docs/deep',
  'new.txt',
  'newdir',
  'newdir/x.txt',
  'src/new.c',
  '.',
  './src/../a.txt',
  'src/../docs/n.md',
  '*.txt',
  'src/*',
  '*',
  'dirlink',
  'dirlink/m.c',
  'filelink',
];

const traps = [
  '.env',
  'src/.env',
  '.git/config',
  '.git/hooks',
  '.git/hooks/pre-commit',
  '.github',
  '.github/x.yml',
  'outlink',
  'outlink/secret',
  'outlink/new',
  'secretlink',
  'hooklink',
  'hooklink/x',
  '../out/secret',
  '../out',
  '..',
  '~/.netrc',
  '~',
  'payload',
  'payload/.',
  'payload/.github',
  'dangling',
];

/**
 * What may be run, a row a form: `P` is a path, `P?` none or one, `P*` up to three, `P+` one to three, `D` an
 * existing directory, `S` a sed script, `W` an awk program; a word with commas in brackets is a choice, in which
 * `_` stands for nothing and `~` for a blank. Names are the ones that a maintainer grants.
 */
const forms = [
  'cat [-n,-A,-s,_,_] P P*',
  'head [-n3,-c~5,-q,-2,_] P*',
  'tail [-n+2,-c3,-q,_] P*',
  '[tac,nl,rev,fold,expand,wc,sha256sum,md5sum,od,base64,strings,file,stat,readlink~-f,realpath,du~-s] P P*',
  'cut -c1 P P*',
  '[paste,comm,join,cmp,diff,diff~-r,diff~-u,diff~-rN] P P',
  'sort [-r,-u,-o~P,-oP,--output=P,-ro~P,-T~D,-T~P,_] [_,-k1] P*',
  'uniq [-c,-d,_] P P?',
  'shuf [-n1,-o~P,--output=P] P',
  'cp [-r,-a,-f,-n,-t~D,-rT,-l,-s,-L,-b,-u,-rL,-P,--backup=numbered,-S~.bak,-rH,-d,_,_] [_,_,-v] P P P?',
  'mv [-f,-n,-t~D,-T,-b,-v,_] P P P?',
  'ln [-s,-sf,-sr,-st~D,-sT,_,-f] P P',
  'rm [-f,-r,-rf,-d,-v,_] P P*',
  'rmdir [-p,_] P',
  'unlink P',
  'mkdir [-p,-v,-m~700,_] P P*',
  'touch [-c,-a,-r~P,_] P P*',
  'truncate -s 3 P',
  'tee [-a,_] P P* <a.txt',
  'install [-d,-D,-m~600,-t~D,_] P P',
  'dd if=P of=P bs=8 count=1',
  'dd of=P <P',
  'chmod [600,u+x,-R~700,--reference=P] P',
  'sed [-n,-i,-i.bak,-E,-s,_,--in-place=.b] S P P*',
  'sed [-n,_] -e S -e S P',
  'awk W P*',
  'grep [-r,-n,-l,-R,-f~P,-rl,--include=*.txt~-r,_] x P*',
  'find P [-name~*.txt,-type~f,-newer~P,-maxdepth~1,-empty,-size~-9,_] [-print,-delete,-fprint~P,-fls~P,-printf~%p,_]',
  'find [-L,-H,_] P [-type~f,-name~*link,_] -exec [cat,rm,touch,grep~x] {} [\\;,+]',
  'tar -cf P P P*',
  'tar [-xf,-xkf] x.tar [-C~D,-C~P,_]',
  'tar [-tf,-xOf] P',
  'tar [czf,rf] P P',
  'gzip [-k,-c,-dc,-f,-kd,_] P',
  'split -l1 P P?',
  'split -b4 P',
  'ls [-l,-a,-R,-la,_] P*',
  'jq [.,keys,-r~.a,--slurpfile~x~P~.,--rawfile~x~P~.] P',
  'iconv -f utf-8 -t utf-16 [-o~P,_] P',
  'printf x [>,>>,2>,&>,>|] P',
  'cat <P',
  'cat <>P',
  'echo P | xargs [cat,rm,touch,-n1~cat,-I~{}~cp~{}~D]',
  'env [cat,rm,TZ=UTC~touch] P',
  'timeout 5 [cat,rm~-r,touch] P',
  'bash -c "[cat,rm,touch] P"',
  'mktemp [-p~D~x.XXXX,x.XXXX,-d~src/x.XXXX]',
  'git [show~HEAD:a.txt,status,diff,log~-1,diff~--no-index~P~P,show~--output=P,diff~--output=P,add~P,mv~P~P,rm~P,checkout~--~P,restore~P,blame~P,grep~x,ls-files,archive~-o~P~HEAD,format-patch~-1~-o~P,stash,apply~P,clean~-fd,hash-object~-w~P,cat-file~-p~HEAD:a.txt]',
];

const sedScripts = [
  'p',
  "'s/a/b/'",
  "'w P'",
  "'r P'",
  "'1d'",
  "'s/x/y/w P'",
  "'R P'",
  "'W P'",
  "'$!d;w P'",
  "'/a/{w P\n}'",
  "'s/x/y/;r P'",
];
const awkPrograms = [
  "'{print}'",
  '\'{print > "P"}\'',
  "'{print $1}'",
  '\'{getline l < "P"; print l}\'',
  '\'BEGIN{while((getline l < "P")>0) print l}\'',
  '\'END{print NR >> "P"}\'',
];

function path(random: Random): string {
  const found = pick(random, random(3) === 0 ? traps : paths);
  return found.includes(' ') ? `'${found}'` : found;
}

function fill(random: Random, form: string): string {
  const chosen = form.replace(/\[([^[\]]*)\]/g, (_, options: string) =>
    pick(random, options.split(',')).replaceAll('~', ' ').replace(/^_$/, ''),
  );
  const scripted = chosen
    .replace(/(?<= )S(?= |$)/g, () => pick(random, sedScripts))
    .replace(/(?<= )W(?= |$)/g, () => pick(random, awkPrograms));
  return scripted
    .replace(/\bP([?*+])/g, (_, many: string) =>
      Array.from({ length: many === '?' ? random(2) : many === '*' ? random(4) : 1 + random(3) }, () => 'P').join(' '),
    )
    .replace(/(?<![\w-])-?o?P\b|(?<==)P\b/g, (found) => found.slice(0, -1) + path(random))
    .replace(/(?<= )D\b/g, () => pick(random, ['src', 'docs', 'docs/deep', 'outlink', '.git', '.']));
}

/** A command line that works on files; most of them do something real. */
export function randomFileLine(random: Random): string {
  const one = (): string => fill(random, pick(random, forms)).trim();
  const directory = pick(random, ['src', 'docs', '.', 'docs/deep', 'payload', 'dirlink', 'outlink', 'newdir', '..']);
  switch (random(14)) {
    case 0:
      return `cd ${directory} && ${one()}`;
    case 1:
      return `(cd ${directory}; ${one()}); ${one()}`;
    case 2:
      return `${one()} | ${one()}`;
    case 3:
      return `for f in ${path(random)} ${path(random)}; do ${pick(random, ['cat', 'rm', 'touch', 'cp a.txt'])} "$f"; done`;
    case 4:
      return `ln -s ${path(random)} l; ${pick(random, ['cat l', 'touch l/x', 'cat l/secret', 'echo x > l', 'cp a.txt l', 'rm -r l/'])}`;
    case 5:
      return `mv ${path(random)} m; ${pick(random, ['cat m/secret', 'cat m', 'touch m/x', 'cat m/m.c'])}`;
    case 6:
      return `mkdir -p new/deep && cd new/deep && ${pick(random, ['cat ../../a.txt', 'touch x', 'cat ../../.env', 'cp ../../b.txt .'])}`;
    case 7:
      return `v=${path(random)}; ${pick(random, ['cat "$v"', 'cat $v', 'touch "$v"', 'cat "$v/secret"', 'echo x > "$v"'])}`;
    case 8:
      return `${one()} > ${path(random)}`;
    case 9:
      return `cp -${pick(random, ['r', 'a', 'rL'])} ${path(random)} c; ${pick(random, ['cat c/secret', 'cat c', 'cat c/m.c', 'touch c/x'])}`;
    default:
      return one();
  }
}
