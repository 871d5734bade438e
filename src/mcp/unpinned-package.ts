import type { McpServer } from './types.js';

/** Its name and its exact version. */
export const npmPackage = /^((?:@[^/@]+\/)?[^@]+)@(\d+\.\d+\.\d+(?:[-+][\w.-]+)?)$/;
const pythonPackage = /^[^@=]+(?:==|@)\d+(?:\.\d+)+\w*$/;
const image = /@sha256:[0-9a-f]{64}$/;

/** `starts`: a program, and the words that must follow for it to download a package. */
const runners = [
  {
    starts: ['npx', 'bunx', 'pnpx', 'npm exec', 'pnpm dlx', 'yarn dlx'],
    isPinned: npmPackage,
    example: 'name@1.2.3',
  },
  { starts: ['uvx', 'pipx run'], isPinned: pythonPackage, example: 'name==1.2.3' },
  { starts: ['docker run', 'podman run'], isPinned: image, example: 'image@sha256:…' },
].flatMap(({ starts, ...runner }) => starts.map((start) => ({ words: start.split(' '), ...runner })));

/** Options that are followed by a value, so that the value is not taken for the package. */
const withValue =
  /^(?:-e|--env|-v|--volume|--mount|-p|--publish|--name|--network|--entrypoint|--registry|--python|-w|--workdir)$/;
/** Options that name the package themselves. */
const namesPackage = /^(?:--package|-p|--from|--spec)(?:=(.*))?$/;

/** Its code may change, and a lock of tool definitions does not notice. `null` if there is none. */
export function unpinnedPackage({
  connection,
}: Pick<McpServer, 'connection'>): { readonly name: string; readonly example: string } | null {
  if (connection.kind !== 'stdio') return null;
  const words = [connection.command.replace(/^.*\//, ''), ...connection.args];
  const runner = runners.find((one) => one.words.every((word, at) => words[at] === word));
  if (runner === undefined) return null;
  const name = packageOf(words.slice(runner.words.length), runner.isPinned !== image);
  return name === null || runner.isPinned.test(name) ? null : { name, example: runner.example };
}

function packageOf(words: readonly string[], hasPackageOption: boolean): string | null {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const named = hasPackageOption ? namesPackage.exec(word) : null;
    if (named !== null) return named[1] ?? words[at + 1] ?? null;
    if (withValue.test(word)) at += 1;
    else if (!word.startsWith('-')) return word;
  }
  return null;
}
