// Written by `npm run programs`.
import type { Program } from '../shell/types.js';
import { gzipProgram } from './archives/gzip.js';
import { tarProgram } from './archives/tar.js';
import { zipPrograms } from './archives/zip.js';
import { awkProgram } from './awk/awk.js';
import { bazelProgram } from './bazel.js';
import { bcProgram } from './bc.js';
import { biomeProgram } from './biome.js';
import { buildTools } from './build-tools.js';
import { outputBuiltins, printfBuiltin, testBuiltin } from './builtins.js';
import { c8Program } from './c8.js';
import { cargoProgram } from './cargo.js';
import { changesetProgram } from './changeset.js';
import { cloudClients } from './cloud-clients.js';
import { compilers } from './compilers.js';
import { composerProgram } from './composer.js';
import { dockerProgram } from './containers/docker.js';
import { helmProgram, kubectlProgram, kustomizeProgram } from './containers/kubernetes.js';
import { copyingPrograms } from './coreutils/copying.js';
import {
  calculators,
  fileListers,
  fileReaders,
  fileRemovers,
  fileWriters,
  userListings,
} from './coreutils/coreutils.js';
import { chmodProgram, ddProgram, exprProgram, lsProgram } from './coreutils/special.js';
import { systemPrograms } from './coreutils/system.js';
import { textFilePrograms } from './coreutils/text-files.js';
import { coverageProgram } from './coverage.js';
import { cppCheckers } from './cpp-checkers.js';
import { dartProgram } from './dart.js';
import { denoProgram } from './deno.js';
import { diffProgram } from './diff.js';
import { dotnetProgram } from './dotnet.js';
import { downloadPrograms } from './downloads.js';
import { fileLinters } from './file-linters.js';
import { fileViewers } from './file-viewers.js';
import { findUtility } from './find/find.js';
import { forges } from './forges.js';
import { buildifierProgram, formatters } from './formatters.js';
import { ghProgram } from './gh/gh.js';
import { gitProgram } from './git/git.js';
import { goProgram } from './go.js';
import { goCheckers, golangciLintProgram } from './go-checkers.js';
import { guardedPrograms, pythonRuntimes, scriptRunners } from './guarded-programs.js';
import { javascriptCheckers } from './javascript-checkers.js';
import { cypressProgram, javascriptTestRunners, playwrightProgram } from './javascript-test-runners.js';
import { jqProgram, yqProgram } from './jq/jq.js';
import { killProgram } from './kill.js';
import { languageBuilds } from './language-builds.js';
import { lycheeProgram } from './lychee.js';
import { mixProgram } from './mix.js';
import { networkQueries } from './network-queries.js';
import { nodeProgram } from './node.js';
import { corepackProgram } from './npm/corepack.js';
import { scriptHelpers } from './npm/javascript-runners.js';
import { npmProgram } from './npm/npm.js';
import { npxProgram } from './npm/npx.js';
import { bunProgram, pnpmProgram, yarnProgram } from './npm/package-managers.js';
import { opensslProgram } from './openssl.js';
import { patchProgram } from './patch.js';
import { phpPrograms } from './php.js';
import { preCommitProgram } from './pre-commit.js';
import { pytestProgram } from './pytest.js';
import { pipProgram } from './python/pip.js';
import { pythonProgram, uvProgram } from './python/python.js';
import { mkdocsProgram, workspaceRunners } from './python/python-runners.js';
import { checkersAndModules } from './python/python-tools.js';
import { uvxProgram } from './python/uvx.js';
import { bundleProgram } from './ruby/bundle.js';
import { rubyTools } from './ruby/ruby-tools.js';
import { ruffProgram } from './ruff.js';
import { rustfmtProgram } from './rustfmt.js';
import { rustupProgram } from './rustup.js';
import { scriptingLanguages } from './scripting-languages.js';
import { grepProgram } from './search/grep.js';
import { rgProgram } from './search/rg.js';
import { searchPrograms } from './search/searches.js';
import { gitleaksProgram, securityScanners, trivyProgram } from './security-scanners.js';
import { sedProgram } from './sed/sed.js';
import { shells } from './shells.js';
import { spongeProgram } from './sponge.js';
import { swiftProgram } from './swift.js';
import { systemInformation } from './system-information.js';
import { aptProgram, brewProgram } from './system-packages.js';
import { terraformProgram } from './terraform.js';
import { toxProgram } from './tox.js';
import { tscProgram } from './tsc.js';
import { tsxProgram } from './tsx.js';
import { webBuilds } from './web-builds.js';
import { commandWrappers, confiningWrappers, numberedWrappers, plainWrappers } from './wrappers/wrappers.js';
import { xargsProgram } from './wrappers/xargs.js';

export const programs: readonly Program[] = [
  gzipProgram,
  tarProgram,
  ...zipPrograms,
  awkProgram,
  bazelProgram,
  bcProgram,
  biomeProgram,
  ...buildTools,
  outputBuiltins,
  testBuiltin,
  printfBuiltin,
  c8Program,
  cargoProgram,
  changesetProgram,
  cloudClients,
  ...compilers,
  composerProgram,
  dockerProgram,
  kubectlProgram,
  kustomizeProgram,
  helmProgram,
  ...copyingPrograms,
  ...fileReaders,
  ...fileListers,
  ...calculators,
  ...userListings,
  ...fileWriters,
  ...fileRemovers,
  lsProgram,
  chmodProgram,
  ddProgram,
  exprProgram,
  ...systemPrograms,
  ...textFilePrograms,
  coverageProgram,
  ...cppCheckers,
  dartProgram,
  denoProgram,
  diffProgram,
  dotnetProgram,
  ...downloadPrograms,
  ...fileLinters,
  ...fileViewers,
  findUtility,
  forges,
  formatters,
  buildifierProgram,
  ghProgram,
  gitProgram,
  ...goCheckers,
  golangciLintProgram,
  goProgram,
  scriptRunners,
  pythonRuntimes,
  ...guardedPrograms,
  ...javascriptCheckers,
  ...javascriptTestRunners,
  cypressProgram,
  playwrightProgram,
  jqProgram,
  yqProgram,
  killProgram,
  languageBuilds,
  lycheeProgram,
  mixProgram,
  networkQueries,
  nodeProgram,
  corepackProgram,
  ...scriptHelpers,
  npmProgram,
  npxProgram,
  pnpmProgram,
  yarnProgram,
  bunProgram,
  opensslProgram,
  patchProgram,
  ...phpPrograms,
  preCommitProgram,
  pytestProgram,
  pipProgram,
  mkdocsProgram,
  ...workspaceRunners,
  ...checkersAndModules,
  uvProgram,
  pythonProgram,
  uvxProgram,
  bundleProgram,
  ...rubyTools,
  ruffProgram,
  rustfmtProgram,
  rustupProgram,
  ...scriptingLanguages,
  grepProgram,
  rgProgram,
  ...searchPrograms,
  ...securityScanners,
  gitleaksProgram,
  trivyProgram,
  sedProgram,
  shells,
  spongeProgram,
  swiftProgram,
  ...systemInformation,
  aptProgram,
  brewProgram,
  terraformProgram,
  toxProgram,
  tscProgram,
  tsxProgram,
  webBuilds,
  ...plainWrappers,
  ...numberedWrappers,
  ...confiningWrappers,
  ...commandWrappers,
  xargsProgram,
];

const byName: ReadonlyMap<string, Program> = new Map(
  programs.flatMap((program) => program.names.map((name) => [name, program])),
);

/** The program with this bare name; case-sensitive. */
export function programFor(name: string): Program | undefined {
  return byName.get(name);
}
