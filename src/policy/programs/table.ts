import type { Program } from '../shell/types.js';
import { administrationPrograms } from './administration.js';
import { archivePrograms } from './archives.js';
import { awkProgram } from './awk.js';
import { bazelProgram } from './bazel.js';
import { builtinPrograms } from './builtins.js';
import { bytePrograms } from './bytes.js';
import { cargoProgram } from './cargo.js';
import { compilerPrograms } from './compilers.js';
import { composerProgram } from './composer.js';
import { containerPrograms } from './containers.js';
import { deployPrograms } from './deploy.js';
import { dotnetProgram } from './dotnet.js';
import { filePrograms } from './files.js';
import { findUtility } from './find.js';
import { forgePrograms } from './forges.js';
import { formatterPrograms } from './formatters.js';
import { ghProgram } from './gh.js';
import { gitProgram } from './git/git.js';
import { goProgram } from './go.js';
import { inspectPrograms } from './inspect.js';
import { installers } from './installers.js';
import { interactivePrograms } from './interactive.js';
import { javascriptBuilds } from './js-builds.js';
import { javascriptChecks } from './js-checks.js';
import { javascriptRunners } from './js-runners.js';
import { javascriptTools } from './js-tools.js';
import { jsonPrograms } from './json.js';
import { launcherProgram } from './launchers.js';
import { linterPrograms } from './linters.js';
import { makePrograms } from './make.js';
import { nativeTools } from './native-tools.js';
import { networkPrograms } from './network.js';
import { nodePrograms } from './node.js';
import { npmProgram } from './npm.js';
import { npxPrograms } from './npx.js';
import { otherBuilds } from './other-builds.js';
import { packageManagers } from './package-managers.js';
import { pythonPrograms } from './python.js';
import { rubyPrograms } from './ruby.js';
import { scannerPrograms } from './scanners.js';
import { scriptingPrograms } from './scripting.js';
import { searchPrograms } from './search.js';
import { securityScanners } from './security-scanners.js';
import { sedProgram } from './sed.js';
import { shellPrograms } from './shells.js';
import { systemPrograms } from './system.js';
import { textPrograms } from './text.js';
import { wrapperPrograms } from './wrappers.js';

/** Every program of which something is known. */
export const programs: readonly Program[] = [
  awkProgram,
  ...builtinPrograms,
  ...bytePrograms,
  ...filePrograms,
  dotnetProgram,
  findUtility,
  gitProgram,
  ...inspectPrograms,
  ...jsonPrograms,
  ...searchPrograms,
  sedProgram,
  ...systemPrograms,
  ...textPrograms,
  ghProgram,
  ...javascriptTools,
  ...javascriptChecks,
  ...javascriptBuilds,
  ...javascriptRunners,
  ...nodePrograms,
  launcherProgram,
  npmProgram,
  ...npxPrograms,
  ...packageManagers,
  ...archivePrograms,
  cargoProgram,
  ...compilerPrograms,
  composerProgram,
  ...containerPrograms,
  ...deployPrograms,
  goProgram,
  ...nativeTools,
  ...linterPrograms,
  ...scannerPrograms,
  ...forgePrograms,
  ...formatterPrograms,
  ...securityScanners,
  ...makePrograms,
  ...networkPrograms,
  ...pythonPrograms,
  ...scriptingPrograms,
  ...rubyPrograms,
  ...otherBuilds,
  bazelProgram,
  ...administrationPrograms,
  ...installers,
  ...interactivePrograms,
  ...shellPrograms,
  ...wrapperPrograms,
];

const byName: ReadonlyMap<string, Program> = new Map(
  programs.flatMap((program) => program.names.map((name) => [name, program])),
);

/** What is known about a program, by its bare name; case matters. */
export function programFor(name: string): Program | undefined {
  return byName.get(name);
}
