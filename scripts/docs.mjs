// Writes the tables of README.md from their sources: inputs and outputs from action.yml, commands and flags from
// the built command line. --check changes nothing and fails when a table is not what it should be.
//   node scripts/docs.mjs [--check]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '..');
const readme = join(root, 'README.md');

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
}

function table(heading, rows) {
  const head = `| ${heading.join(' | ')} |\n| ${heading.map(() => '---').join(' | ')} |`;
  return [head, ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`)].join('\n');
}

const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
const describe = (entries) => Object.entries(entries).map(([name, { description }]) => [`\`${name}\``, description]);
const help = (...words) =>
  execFileSync(process.execPath, [join(root, 'dist/cli.js'), ...words, '--help'], { encoding: 'utf8' }).trimEnd();

const blocks = {
  inputs: table(['input', 'what'], describe(action.inputs)),
  outputs: table(['output', 'what'], describe(action.outputs)),
  help: `\`\`\`text\n${help()}\n\`\`\``,
  'help-run': `\`\`\`text\n${help('run')}\n\`\`\``,
};

const before = readFileSync(readme, 'utf8');
const after = Object.entries(blocks).reduce((text, [name, block]) => {
  const [start, end] = [`<!-- ${name}: made by npm run docs -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for ${name}: write ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${block}\n\n${text.slice(to)}`;
}, before);

if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error('README.md does not hold the tables that action.yml and the command line make. Run: npm run docs');
    process.exit(1);
  }
} else if (after !== before) {
  writeFileSync(readme, after);
}
