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
import { chmodProgram } from './coreutils/chmod.js';
import { copyingPrograms } from './coreutils/copying.js';
import {
  calculators,
  fileListers,
  fileReaders,
  fileRemovers,
  fileWriters,
  userListings,
} from './coreutils/coreutils.js';
import { ddProgram } from './coreutils/dd.js';
import { exprProgram } from './coreutils/expr.js';
import { lsProgram } from './coreutils/ls.js';
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
import {
  archivers,
  buildSystems,
  databasesAndConverters,
  deploymentTools,
  editors,
  interpreters,
  keyManagement,
  launchers,
  machineAdministration,
  phpConsoles,
  pythonRuntimes,
  remoteAccess,
  scriptRunners,
} from './guarded-programs.js';
import { javascriptCheckers } from './javascript-checkers.js';
import { cypressProgram, javascriptTestRunners, playwrightProgram } from './javascript-test-runners.js';
import { jqProgram } from './jq/jq.js';
import { yqProgram } from './jq/yq.js';
import { killProgram } from './kill.js';
import { languageBuilds } from './language-builds.js';
import { lycheeProgram } from './lychee.js';
import { mixProgram } from './mix.js';
import { networkQueries } from './network-queries.js';
import { nodeProgram } from './node.js';
import { bunProgram } from './npm/bun.js';
import { corepackProgram } from './npm/corepack.js';
import { scriptHelpers } from './npm/javascript-runners.js';
import { npmProgram } from './npm/npm.js';
import { npxProgram } from './npm/npx.js';
import { pnpmProgram } from './npm/pnpm.js';
import { yarnProgram } from './npm/yarn.js';
import { opensslProgram } from './openssl.js';
import { patchProgram } from './patch.js';
import { perlProgram } from './perl.js';
import { phpPrograms } from './php.js';
import { preCommitProgram } from './pre-commit.js';
import { pytestProgram } from './pytest.js';
import { pipProgram } from './python/pip.js';
import { pythonProgram, uvProgram } from './python/python.js';
import { mkdocsProgram, workspaceRunners } from './python/python-runners.js';
import { checkersAndModules } from './python/python-tools.js';
import { uvxProgram } from './python/uvx.js';
import { bundleProgram } from './ruby/bundle.js';
import { rubyProgram } from './ruby/ruby.js';
import { rubyTools } from './ruby/ruby-tools.js';
import { ruffProgram } from './ruff.js';
import { rustfmtProgram } from './rustfmt.js';
import { rustupProgram } from './rustup.js';
import { ackProgram } from './search/ack.js';
import { agProgram } from './search/ag.js';
import { fdProgram } from './search/fd.js';
import { grepProgram } from './search/grep.js';
import { rgProgram } from './search/rg.js';
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
import { busyboxProgram } from './wrappers/busybox.js';
import { envProgram } from './wrappers/env.js';
import { flockProgram } from './wrappers/flock.js';
import { sudoProgram } from './wrappers/sudo.js';
import { confiningWrappers, numberedWrappers, plainWrappers } from './wrappers/wrappers.js';
import { xargsProgram } from './wrappers/xargs.js';
import { xvfbRunProgram } from './wrappers/xvfb-run.js';

/** Every known program. */
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
  chmodProgram,
  ...copyingPrograms,
  ...fileReaders,
  ...fileListers,
  ...calculators,
  ...userListings,
  ...fileWriters,
  ...fileRemovers,
  ddProgram,
  exprProgram,
  lsProgram,
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
  launchers,
  interpreters,
  editors,
  buildSystems,
  scriptRunners,
  pythonRuntimes,
  phpConsoles,
  databasesAndConverters,
  deploymentTools,
  remoteAccess,
  keyManagement,
  machineAdministration,
  archivers,
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
  bunProgram,
  corepackProgram,
  ...scriptHelpers,
  npmProgram,
  npxProgram,
  pnpmProgram,
  yarnProgram,
  opensslProgram,
  patchProgram,
  perlProgram,
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
  rubyProgram,
  ruffProgram,
  rustfmtProgram,
  rustupProgram,
  ackProgram,
  agProgram,
  fdProgram,
  grepProgram,
  rgProgram,
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
  busyboxProgram,
  envProgram,
  flockProgram,
  sudoProgram,
  ...plainWrappers,
  ...numberedWrappers,
  ...confiningWrappers,
  xargsProgram,
  xvfbRunProgram,
];

const byName: ReadonlyMap<string, Program> = new Map(
  programs.flatMap((program) => program.names.map((name) => [name, program])),
);

/** The program with this bare name; case-sensitive. */
export function programFor(name: string): Program | undefined {
  return byName.get(name);
}
