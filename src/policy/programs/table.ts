// Written by `npm run programs`.
import type { Program } from '../shell/types.js';
import { actionlintProgram } from './actionlint.js';
import { aptProgram } from './apt.js';
import { gzipProgram } from './archives/gzip.js';
import { tarProgram } from './archives/tar.js';
import { unzipProgram } from './archives/unzip.js';
import { zipProgram } from './archives/zip.js';
import { zipinfoProgram } from './archives/zipinfo.js';
import { avaProgram } from './ava.js';
import { awkProgram } from './awk/awk.js';
import { bazelProgram } from './bazel.js';
import { bcProgram } from './bc.js';
import { biomeProgram } from './biome.js';
import { blackProgram } from './black.js';
import { brewProgram } from './brew.js';
import { outputBuiltins, printfBuiltin, testBuiltin } from './builtins.js';
import { c8Program } from './c8.js';
import { cargoProgram } from './cargo.js';
import { changesetProgram } from './changeset.js';
import { clangFormatProgram } from './clang-format.js';
import { cloudClients } from './cloud-clients.js';
import { cmakeProgram } from './cmake.js';
import { cmpProgram } from './cmp.js';
import { codespellProgram } from './codespell.js';
import { columnProgram } from './column.js';
import { commitlintProgram } from './commitlint.js';
import { composerProgram } from './composer.js';
import { dockerProgram } from './containers/docker.js';
import { kubectlProgram } from './containers/kubectl.js';
import { chmodProgram } from './coreutils/chmod.js';
import { calculators, fileReaders, fileRemovers, fileWriters, userListings } from './coreutils/coreutils.js';
import { cpProgram } from './coreutils/cp.js';
import { dateProgram } from './coreutils/date.js';
import { ddProgram } from './coreutils/dd.js';
import { dfProgram } from './coreutils/df.js';
import { duProgram } from './coreutils/du.js';
import { exprProgram } from './coreutils/expr.js';
import { installProgram } from './coreutils/install.js';
import { lnProgram } from './coreutils/ln.js';
import { lsProgram } from './coreutils/ls.js';
import { mktempProgram } from './coreutils/mktemp.js';
import { mvProgram } from './coreutils/mv.js';
import { printenvProgram } from './coreutils/printenv.js';
import { shufProgram } from './coreutils/shuf.js';
import { sortProgram } from './coreutils/sort.js';
import { splitProgram } from './coreutils/split.js';
import { syncProgram } from './coreutils/sync.js';
import { tailProgram } from './coreutils/tail.js';
import { tsortProgram } from './coreutils/tsort.js';
import { unameProgram } from './coreutils/uname.js';
import { uniqProgram } from './coreutils/uniq.js';
import { whoProgram } from './coreutils/who.js';
import { coverageProgram } from './coverage.js';
import { cppCheckers } from './cpp-checkers.js';
import { crossEnvProgram } from './cross-env.js';
import { cspellProgram } from './cspell.js';
import { ctestProgram } from './ctest.js';
import { curlProgram } from './curl.js';
import { cypressProgram } from './cypress.js';
import { dartProgram } from './dart.js';
import { denoProgram } from './deno.js';
import { dependencyCheckers } from './dependency-checkers.js';
import { diffProgram } from './diff.js';
import { dotnetProgram } from './dotnet.js';
import { eslintProgram } from './eslint.js';
import { fileProgram } from './file.js';
import { findUtility } from './find/find.js';
import { flake8Program } from './flake8.js';
import { forges } from './forges.js';
import { formatters } from './formatters.js';
import { gccProgram } from './gcc.js';
import { ghProgram } from './gh/gh.js';
import { gitProgram } from './git/git.js';
import { gitleaksProgram } from './gitleaks.js';
import { goProgram } from './go.js';
import { goCheckers } from './go-checkers.js';
import { gofmtProgram } from './gofmt.js';
import { golangciLintProgram } from './golangci-lint.js';
import { gradleProgram } from './gradle.js';
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
import { hadolintProgram } from './hadolint.js';
import { helmProgram } from './helm.js';
import { hexdumpProgram } from './hexdump.js';
import { hostnameProgram } from './hostname.js';
import { iconvProgram } from './iconv.js';
import { infrastructureScanners } from './infrastructure-scanners.js';
import { isortProgram } from './isort.js';
import { javaProgram } from './java.js';
import { javacProgram } from './javac.js';
import { jestProgram } from './jest.js';
import { jqProgram } from './jq/jq.js';
import { yqProgram } from './jq/yq.js';
import { jsonToolProgram } from './json-tool.js';
import { justProgram } from './just.js';
import { killProgram } from './kill.js';
import { knipProgram } from './knip.js';
import { kustomizeProgram } from './kustomize.js';
import { languageBuilds } from './language-builds.js';
import { lernaProgram } from './lerna.js';
import { lessProgram } from './less.js';
import { lintStagedProgram } from './lint-staged.js';
import { lycheeProgram } from './lychee.js';
import { makeProgram } from './make.js';
import { manProgram } from './man.js';
import { markdownLinters } from './markdown-linters.js';
import { mesonProgram } from './meson.js';
import { mixProgram } from './mix.js';
import { mkdirpProgram } from './mkdirp.js';
import { mkdocsProgram } from './mkdocs.js';
import { mochaProgram } from './mocha.js';
import { mvnProgram } from './mvn.js';
import { mypyProgram } from './mypy.js';
import { networkQueries } from './network-queries.js';
import { ninjaProgram } from './ninja.js';
import { nodeProgram } from './node.js';
import { noxProgram } from './nox.js';
import { bunProgram } from './npm/bun.js';
import { corepackProgram } from './npm/corepack.js';
import { npmProgram } from './npm/npm.js';
import { npxProgram } from './npm/npx.js';
import { pnpmProgram } from './npm/pnpm.js';
import { yarnProgram } from './npm/yarn.js';
import { npmRunAllProgram } from './npm-run-all.js';
import { nxProgram } from './nx.js';
import { opensslProgram } from './openssl.js';
import { oxlintProgram } from './oxlint.js';
import { patchProgram } from './patch.js';
import { perlProgram } from './perl.js';
import { phpProgram } from './php.js';
import { phpCsFixerProgram } from './php-cs-fixer.js';
import { phpunitProgram } from './phpunit.js';
import { pipAuditProgram } from './pip-audit.js';
import { playwrightProgram } from './playwright.js';
import { preCommitProgram } from './pre-commit.js';
import { prettierProgram } from './prettier.js';
import { psProgram } from './ps.js';
import { pyCompileProgram } from './py-compile.js';
import { pyrightProgram } from './pyright.js';
import { pytestProgram } from './pytest.js';
import { pipProgram } from './python/pip.js';
import { pythonProgram, uvProgram } from './python/python.js';
import { uvxProgram } from './python/uvx.js';
import { pythonLinters } from './python-linters.js';
import { revProgram } from './rev.js';
import { rimrafProgram } from './rimraf.js';
import { bundleProgram } from './ruby/bundle.js';
import { rakeProgram } from './ruby/rake.js';
import { rspecProgram } from './ruby/rspec.js';
import { rubocopProgram } from './ruby/rubocop.js';
import { rubyProgram } from './ruby/ruby.js';
import { ruffProgram } from './ruff.js';
import { rustcProgram } from './rustc.js';
import { rustfmtProgram } from './rustfmt.js';
import { rustupProgram } from './rustup.js';
import { ackProgram } from './search/ack.js';
import { agProgram } from './search/ag.js';
import { fdProgram } from './search/fd.js';
import { grepProgram } from './search/grep.js';
import { rgProgram } from './search/rg.js';
import { sedProgram } from './sed/sed.js';
import { semgrepProgram } from './semgrep.js';
import { shellcheckProgram } from './shellcheck.js';
import { shells } from './shells.js';
import { shfmtProgram } from './shfmt.js';
import { sphinxBuildProgram } from './sphinx-build.js';
import { spongeProgram } from './sponge.js';
import { stringsProgram } from './strings.js';
import { stylelintProgram } from './stylelint.js';
import { svelteCheckProgram } from './svelte-check.js';
import { swiftProgram } from './swift.js';
import { systemInformation } from './system-information.js';
import { terraformProgram } from './terraform.js';
import { toxProgram } from './tox.js';
import { treeProgram } from './tree.js';
import { trivyProgram } from './trivy.js';
import { tscProgram } from './tsc.js';
import { tsxProgram } from './tsx.js';
import { turboProgram } from './turbo.js';
import { typosProgram } from './typos.js';
import { unittestProgram } from './unittest.js';
import { valeProgram } from './vale.js';
import { venvProgram } from './venv.js';
import { vitestProgram } from './vitest.js';
import { vultureProgram } from './vulture.js';
import { webBuilds } from './web-builds.js';
import { wgetProgram } from './wget.js';
import { whichProgram } from './which.js';
import { busyboxProgram } from './wrappers/busybox.js';
import { envProgram } from './wrappers/env.js';
import { flockProgram } from './wrappers/flock.js';
import { sudoProgram } from './wrappers/sudo.js';
import { confiningWrappers, numberedWrappers, plainWrappers } from './wrappers/wrappers.js';
import { xargsProgram } from './wrappers/xargs.js';
import { xvfbRunProgram } from './wrappers/xvfb-run.js';
import { xxdProgram } from './xxd.js';
import { yamllintProgram } from './yamllint.js';

/** Every known program. */
export const programs: readonly Program[] = [
  actionlintProgram,
  aptProgram,
  gzipProgram,
  tarProgram,
  unzipProgram,
  zipProgram,
  zipinfoProgram,
  avaProgram,
  awkProgram,
  bazelProgram,
  bcProgram,
  biomeProgram,
  blackProgram,
  brewProgram,
  outputBuiltins,
  testBuiltin,
  printfBuiltin,
  c8Program,
  cargoProgram,
  changesetProgram,
  clangFormatProgram,
  cloudClients,
  cmakeProgram,
  cmpProgram,
  codespellProgram,
  columnProgram,
  commitlintProgram,
  composerProgram,
  dockerProgram,
  kubectlProgram,
  chmodProgram,
  ...fileReaders,
  ...calculators,
  ...userListings,
  ...fileWriters,
  ...fileRemovers,
  cpProgram,
  dateProgram,
  ddProgram,
  dfProgram,
  duProgram,
  exprProgram,
  installProgram,
  lnProgram,
  lsProgram,
  mktempProgram,
  mvProgram,
  printenvProgram,
  shufProgram,
  sortProgram,
  splitProgram,
  syncProgram,
  tailProgram,
  tsortProgram,
  unameProgram,
  uniqProgram,
  whoProgram,
  coverageProgram,
  cppCheckers,
  crossEnvProgram,
  cspellProgram,
  ctestProgram,
  curlProgram,
  cypressProgram,
  dartProgram,
  denoProgram,
  dependencyCheckers,
  diffProgram,
  dotnetProgram,
  eslintProgram,
  fileProgram,
  findUtility,
  flake8Program,
  forges,
  formatters,
  gccProgram,
  ghProgram,
  gitProgram,
  gitleaksProgram,
  goCheckers,
  goProgram,
  gofmtProgram,
  golangciLintProgram,
  gradleProgram,
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
  hadolintProgram,
  helmProgram,
  hexdumpProgram,
  hostnameProgram,
  iconvProgram,
  infrastructureScanners,
  isortProgram,
  javaProgram,
  javacProgram,
  jestProgram,
  jqProgram,
  yqProgram,
  jsonToolProgram,
  justProgram,
  killProgram,
  knipProgram,
  kustomizeProgram,
  languageBuilds,
  lernaProgram,
  lessProgram,
  lintStagedProgram,
  lycheeProgram,
  makeProgram,
  manProgram,
  markdownLinters,
  mesonProgram,
  mixProgram,
  mkdirpProgram,
  mkdocsProgram,
  mochaProgram,
  mvnProgram,
  mypyProgram,
  networkQueries,
  ninjaProgram,
  nodeProgram,
  noxProgram,
  npmRunAllProgram,
  bunProgram,
  corepackProgram,
  npmProgram,
  npxProgram,
  pnpmProgram,
  yarnProgram,
  nxProgram,
  opensslProgram,
  oxlintProgram,
  patchProgram,
  perlProgram,
  phpCsFixerProgram,
  phpProgram,
  phpunitProgram,
  pipAuditProgram,
  playwrightProgram,
  preCommitProgram,
  prettierProgram,
  psProgram,
  pyCompileProgram,
  pyrightProgram,
  pytestProgram,
  pythonLinters,
  pipProgram,
  uvProgram,
  pythonProgram,
  uvxProgram,
  revProgram,
  rimrafProgram,
  bundleProgram,
  rakeProgram,
  rspecProgram,
  rubocopProgram,
  rubyProgram,
  ruffProgram,
  rustcProgram,
  rustfmtProgram,
  rustupProgram,
  ackProgram,
  agProgram,
  fdProgram,
  grepProgram,
  rgProgram,
  sedProgram,
  semgrepProgram,
  shellcheckProgram,
  shells,
  shfmtProgram,
  sphinxBuildProgram,
  spongeProgram,
  stringsProgram,
  stylelintProgram,
  svelteCheckProgram,
  swiftProgram,
  systemInformation,
  terraformProgram,
  toxProgram,
  treeProgram,
  trivyProgram,
  tscProgram,
  tsxProgram,
  turboProgram,
  typosProgram,
  unittestProgram,
  valeProgram,
  venvProgram,
  vitestProgram,
  vultureProgram,
  webBuilds,
  wgetProgram,
  whichProgram,
  busyboxProgram,
  envProgram,
  flockProgram,
  sudoProgram,
  ...plainWrappers,
  ...numberedWrappers,
  ...confiningWrappers,
  xargsProgram,
  xvfbRunProgram,
  xxdProgram,
  yamllintProgram,
];

const byName: ReadonlyMap<string, Program> = new Map(
  programs.flatMap((program) => program.names.map((name) => [name, program])),
);

/** The program with this bare name; case-sensitive. */
export function programFor(name: string): Program | undefined {
  return byName.get(name);
}
