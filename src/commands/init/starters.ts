import files from './starter-files.json' with { type: 'json' };
import type { Choices, StarterFile, Use } from './types.js';

type Path = keyof typeof files;

const workflows: Readonly<Record<Use, readonly Path[]>> = {
  review: ['.github/workflows/sallyport-review.yml'],
  comment: ['.github/workflows/sallyport-comment.yml'],
  schedule: ['.github/workflows/sallyport-schedule.yml'],
  forks: [
    '.github/workflows/sallyport-fork-review.yml',
    '.github/workflows/sallyport-fork-collect.yml',
    '.github/workflows/sallyport-fork-post.yml',
  ],
};

/** The files for these uses: workflows, the configuration, and the command that they run. */
export function startersFor(uses: readonly Use[], choices: Choices): readonly StarterFile[] {
  // The comment workflow runs the command that a comment names; this is the first one.
  const needsCommand = uses.some((use) => use !== 'schedule');
  const paths: readonly Path[] = [
    ...uses.flatMap((use) => workflows[use]),
    '.sallyport/config.yml',
    ...(needsCommand ? (['.sallyport/commands/review.md'] as const) : []),
  ];
  return paths.map((path) => ({ path, text: withChoices(files[path], choices) }));
}

/** The text of a file in examples/, with the choices instead of the action and the model in the example. */
function withChoices(text: string, { action, model }: Choices): string {
  return text
    .replaceAll('OWNER/sallyport@v1', () => action)
    .replace('OWNER/sallyport/v1/', () => schemaDirectory(action))
    .replace(/^( *)model: .*\n *api-key: .*$/m, (_lines, indent: string) =>
      model.map((line) => `${indent}${line}`).join('\n'),
    );
}

/** The directory of the published schema at the same ref as the action, for editors. */
function schemaDirectory(action: string): string {
  const [path = '', ref = ''] = action.split('@');
  const [owner = '', repository = '', ...directories] = path.split('/');
  return [owner, repository, ref, ...directories, ''].join('/');
}
