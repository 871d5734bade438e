import { foldPath, segmentsOf } from './paths.js';

/**
 * Files and directories that configure other tools, in addition to the protected names: who reviews, what runs on commit,
 * install or build, where packages come from. Compared in lower case with every segment. Manifests and lock files are
 * not listed: they change every day and are read in reviews.
 */
const configurationNames: ReadonlySet<string> = new Set(
  [
    '.mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml',
    '.lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml',
    '.npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml',
    'pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle',
    'gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion',
    '.envrc .tool-versions mise.toml .mise.toml .mise .asdfrc',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a path is configuration of another tool, or below it. */
export function isToolConfiguration(path: string): boolean {
  return segmentsOf(foldPath(path)).some((segment) => configurationNames.has(segment));
}

/**
 * Whether a path is displayed as another one, or is another one on some systems: invisible characters, characters that
 * change the text direction, a backslash, a segment that ends with a space or a dot. Line breaks and tabs count as spaces:
 * git quotes names that contain them.
 */
export function isDeceptivePath(path: string): boolean {
  return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(
    path.replace(/[\n\t]/g, ' '),
  );
}
