// Speed of the judge, on the commands of the project's own test tables, each line made different by a comment.
//   node scripts/bench-judge.mjs [--lines N]
// Prints decisions a second of processor time of `explain --jsonl` (one process, start-up included), compared with what tree-sitter-bash needs
// to parse the same lines, where it is there (25 MB, so it is not a dependency):
//   npm install --no-save --ignore-scripts web-tree-sitter@0.27.1 tree-sitter-bash@0.25.1
// Then the time that each of a few inputs takes which were made to take long.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const flag = process.argv.indexOf('--lines');
const wanted = flag < 0 ? 40_000 : Number(process.argv[flag + 1]);
const now = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;

/** The first text of every row of the tables about commands. */
function commandsOfTables() {
  const folder = join(root, 'test/policy');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(decide-command|programs\/\w+)\.test\.ts$/.test(file.replaceAll('\\', '/')),
  );
  const rows = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*\['((?:[^'\\]|\\.)+)'/gm),
  ]);
  return rows.map(([, text]) => text.replaceAll(/\\(.)/g, '$1')).filter((text) => text.includes(' '));
}

const work = mkdtempSync(join(tmpdir(), 'bench-judge-'));
const spent = join(work, 'spent');
const hook = `data:text/javascript,import{writeFileSync}from'node:fs';process.on('exit',()=>{const{user,system}=process.cpuUsage();writeFileSync(${JSON.stringify(spent)},String((user+system)/1000))})`;

/** Milliseconds of processor time: what others do on the machine counts less than on the clock. */
function explain(questions) {
  const child = spawnSync(
    process.execPath,
    ['--import', hook, join(root, 'dist/cli.js'), 'explain', '--jsonl', '--cwd', root],
    { input: questions.map((question) => `${JSON.stringify(question)}\n`).join(''), maxBuffer: 1 << 30 },
  );
  // 2 = a line was too long to be read, which is an answer too.
  if (child.status !== 0 && child.status !== 2) throw new Error(`explain ended with ${child.status}: ${child.stderr}`);
  return Number(readFileSync(spent, 'utf8'));
}

const commands = commandsOfTables();
const lines = Array.from({ length: wanted }, (_, at) => `${commands[at % commands.length]} # ${at}`);
const asked = lines.map((command, id) => ({
  id,
  allow: [`Bash(${command.split(' ')[0].replaceAll(/\W/g, '') || 'x'}:*)`],
  command,
}));
const empty = explain([]);
const judged = explain(asked);
console.log(
  `judge: ${lines.length} lines of ${commands.length} commands in ${judged.toFixed(0)} ms: ${((lines.length / judged) * 1000).toFixed(0)} decisions a second, start-up (${empty.toFixed(0)} ms) included   limit 10000`,
);

try {
  const require = createRequire(import.meta.url);
  const { Language, Parser } = await import('web-tree-sitter');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve('tree-sitter-bash/tree-sitter-bash.wasm')));
  const start = now();
  for (const line of lines) parser.parse(line).delete();
  const parsed = now() - start;
  console.log(
    `tree-sitter-bash, parsing alone: ${((lines.length / parsed) * 1000).toFixed(0)} lines a second; a decision takes ${(judged / parsed).toFixed(2)} x its parse`,
  );
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') throw error;
  console.log('tree-sitter-bash is not installed (see the head of scripts/bench-judge.mjs)');
}

const many = (count, text, between = ' ') => Array.from({ length: count }, (_, at) => text(at)).join(between);
const rounds = (body) => `for i in ${'w '.repeat(40)}; do for j in ${'v '.repeat(40)}; do ${body}; done; done`;
const long = {
  'a megabyte of letters': 'a'.repeat(1e6),
  'thirty megabytes': 'ls '.repeat(1e7),
  '10,000 brackets': `${'('.repeat(1e4)}ls${')'.repeat(1e4)}`,
  '1,000 here-documents': Array.from({ length: 1000 }, (_, at) => `cat <<E${at}`).join(';'),
  '100,000 words': `echo ${'a '.repeat(1e5)}`,
  '5,000 words': `echo ${'a '.repeat(4990)}`,
  'a brace of 100,000': 'echo {1..100000}',
  'braces multiplied': `echo ${'{a,b,c,d}'.repeat(20)}`,
  '4,000 stars': `ls ${'*a'.repeat(4000)}`,
  'a variable doubled 60 times': `a=xxxxxxxxxx;${'a=$a$a;'.repeat(60)}echo $a`,
  'wrappers in wrappers': `${'timeout 1 '.repeat(990)}ls`,
  '790 files that no rule opens': `cat ${Array.from({ length: 790 }, (_, at) => `/x/${at}`).join(' ')}`,
  'many words of one variable': `a=${'x'.repeat(900)};a=$a$a$a$a$a$a;${'echo $a$a;'.repeat(40)}`,
  'open braces and commas': `echo ${'{a'.repeat(60)}'x'${','.repeat(9000)}`,
  'links made in loops': `for i in ${'w '.repeat(11)}; do for j in ${'v '.repeat(11)}; do ln -s a z$i$j; cat q$i$j; done; done`,
  'empty assignments in loops': rounds('x= '.repeat(2900)),
  'patterns of a case in loops': rounds(`case x in ${'a|'.repeat(4000)}a) ;; esac`),
  'arithmetic in loops': rounds(`((1${'+1'.repeat(900)}))`),
  'conditions in loops': rounds(`[[ ${'a && '.repeat(1500)} a ]]`),
  'empty quotes in loops': rounds(`x=${'""'.repeat(4000)}`),
  'brackets of sed that nothing closes': `sed 's/${'[.'.repeat(4900)}'`,
  'a pattern of awk with open brackets': `awk '/${'['.repeat(9900)}/'`,
  'a path of many names that climbs': `cat ${'a/'.repeat(2000)}..`,
  'a version with many blanks': `pip install 'a=${' '.repeat(9000)}/'`,
  'links of a tree, followed many times': `cp -rL ${'src '.repeat(900)}x`,
  'a command for many starting points': `find ${'a '.repeat(90)}${'-exec ls {} + '.repeat(300)}`,
  'patterns in many directories': `ls ${'*/*/package.json '.repeat(580)}`,
  'patterns of two stars': `base64 ${'*/* '.repeat(980)}`,
  'words that may be files': `chrt x:y ${'.git '.repeat(980)}`,
  'nested loops': `for i in ${'w '.repeat(15)}; do for j in ${'v '.repeat(16)}; do touch $i$j; done; done`,
};
// A few lines each in a process that is warm; the time of the process without them is taken off.
const warm = asked.slice(0, 500);
const copies = 5;
const base = Math.min(explain(warm), explain(warm));
const report = (name, times) =>
  console.log(`${name.padEnd(40)} ${Math.max(0, Math.min(...times)).toFixed(0)} ms   limit 50 ms`);
for (const [name, command] of Object.entries(long)) {
  for (const allow of [['Bash'], []])
    report(
      `${name}${allow.length === 0 ? ', nothing allowed' : ''}`,
      [0, 1].map(
        () =>
          (explain([
            ...warm,
            ...Array.from({ length: copies }, (_, id) => ({ id, allow, command: `${command} # ${id}` })),
          ]) -
            base) /
          copies,
      ),
    );
}

// Ten thousand rules: what a decision takes once they are read.
const numbered = (text) => Array.from({ length: 10_000 }, (_, at) => text(at));
const files = `cat ${many(60, (at) => `src/d${at}/f.ts`)}`;
const commandsInLoops = `for i in ${'w '.repeat(15)}; do for j in ${'v '.repeat(16)}; do git log $i$j; done; done`;
const rules = {
  '10,000 rules for paths, 60 files': [files, { allow: ['Bash(cat:*)', ...numbered((at) => `Read(src/d${at}/**)`)] }],
  '10,000 deny rules for paths, 60 files': [
    files,
    { allow: ['Bash(cat:*)'], deny: numbered((at) => `Read(**/d${at + 90}/**/*.ts)`) },
  ],
  '10,000 rules for programs, 240 commands': [
    commandsInLoops,
    { allow: ['Bash(git log:*)', ...numbered((at) => `Bash(cmd${at}:*)`)] },
  ],
  '10,000 rules for one program, 240 commands': [
    commandsInLoops,
    { allow: ['Bash(git log:*)', ...numbered((at) => `Bash(git log x${at}:*)`)] },
  ],
  '10,000 deny rules for one program, 240 commands': [
    commandsInLoops,
    { allow: ['Bash(git log:*)'], deny: numbered((at) => `Bash(git push x${at}:*)`) },
  ],
};
for (const [name, [command, lists]] of Object.entries(rules)) {
  const take = (count) =>
    explain(Array.from({ length: count }, (_, id) => ({ id, ...lists, command: `${command} # ${id}` })));
  const [few, lots] = [take(2), take(12)];
  report(name, [(lots - few) / 10]);
}
rmSync(work, { recursive: true, force: true });
