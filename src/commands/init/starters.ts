import files from './starter-files.json' with { type: 'json' };
import type { Choices, StarterFile, Use } from './types.js';

type Path = keyof typeof files;

const workflows: Readonly<Record<Use, readonly Path[]>> = {
  review: ['.github/workflows/sallyport-review.yml'],
  comment: ['.github/workflows/sallyport-comment.yml'],
  continue: ['.github/workflows/sallyport-continue.yml'],
  fix: ['.github/workflows/sallyport-fix.yml'],
  triage: ['.github/workflows/sallyport-triage.yml'],
  ci: ['.github/workflows/sallyport-ci.yml'],
  schedule: ['.github/workflows/sallyport-schedule.yml'],
  forks: [
    '.github/workflows/sallyport-fork-review.yml',
    '.github/workflows/sallyport-fork-collect.yml',
    '.github/workflows/sallyport-fork-post.yml',
  ],
  batch: ['.github/workflows/sallyport-batch.yml', '.sallyport/batches/docs.yml'],
  nightly: ['.github/workflows/sallyport-nightly.yml', '.sallyport/batches/docs.yml'],
  gitlab: ['.gitlab/sallyport-review.yml'],
  'gitlab-batch': ['.gitlab/sallyport-batch.yml', '.sallyport/batches/docs.yml'],
};

export function startersFor(uses: readonly Use[], choices: Choices): readonly StarterFile[] {
  const paths: readonly Path[] = [...uses.flatMap((use) => workflows[use]), '.sallyport/config.yml'];
  return [...new Set(paths)].map((path) => ({ path, text: withChoices(files[path], choices) }));
}

/** The text of a file in examples/, with the choices instead of the action and the model in the example. */
function withChoices(
  text: string,
  { action, release, ciWorkflows, reviewPath, model, serverVariable, hasPrice }: Choices,
): string {
  const comment = release === null ? '' : ` # ${release}`;
  return (hasPrice ? text : withoutCostLimits(text))
    .replaceAll('uses: OWNER/sallyport@v1', () => `uses: ${action}${comment}`)
    .replace(/command: review # .*/, (line) => (reviewPath === null ? line : `command: review # ${reviewPath}`))
    .replace('workflows: [CI]', () => `workflows: [${ciWorkflows.map(yamlWord).join(', ')}]`)
    .replaceAll('OWNER/sallyport@v1', () => action)
    .replace('--branch v1 https://github.com/OWNER/sallyport.git', () => cloneOf(action))
    .replace('OWNER/sallyport/v1/', () => schemaDirectory(action))
    .replace(/^( *)(?:model|MODEL): .*(\n *api-key: .*)?$/gm, (lines: string, indent: string, key?: string) =>
      (key === undefined ? [modelLine(lines, model)] : model).map((line) => `${indent}${line}`).join('\n'),
    )
    .replace(/^permissions: \{\}\n(?=.*^ *model: )/ms, (line) => `${line}${environmentFor(model, serverVariable)}`);
}

/** Unless an input has the variable. */
function environmentFor(model: Choices['model'], variable: Choices['serverVariable']): string {
  if (variable === null || model.some((line) => line.includes(variable.name))) return '';
  return `\nenv:\n  ${variable.name}: \${{ vars.${variable.name} }} # ${variable.what}\n`;
}

function withoutCostLimits(text: string): string {
  return text
    .replace(/^ *max-cost-usd: .*\n/gm, '')
    .replace(/max-cost-usd: [\d.]+, /, '')
    .replace(/ --max-cost [\d.]+/, '');
}

/** Where GitLab gets the bundle from. */
function cloneOf(action: string): string {
  const [path = '', ref = ''] = action.split('@');
  return `--branch ${ref} https://github.com/${path.split('/').slice(0, 2).join('/')}.git`;
}

/** A step without a key only names the model, in the workflow's or in a variable's spelling. */
function modelLine(line: string, [model = '']: readonly string[]): string {
  return line.trimStart().startsWith('MODEL') ? model.replace('model', 'MODEL') : model;
}

function schemaDirectory(action: string): string {
  const [path = '', ref = ''] = action.split('@');
  const [owner = '', repository = '', ...directories] = path.split('/');
  return [owner, repository, ref, ...directories, ''].join('/');
}

/** A name in a list of YAML, in quotes where it needs them. */
function yamlWord(name: string): string {
  return /^[A-Za-z](?:[\w ./-]*[\w./-])?$/.test(name) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(name)
    ? name
    : JSON.stringify(name);
}
