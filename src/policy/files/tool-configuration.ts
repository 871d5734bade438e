import { foldPath, segmentsOf } from './paths.js';

/** Besides the protected names, in lower case. Not manifests and lock files, which change daily and are reviewed. */
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

export function isToolConfiguration(path: string): boolean {
  return segmentsOf(foldPath(path)).some((segment) => configurationNames.has(segment));
}

/** Whether it is displayed as, or on some systems is, another path. Line breaks count as spaces: git quotes them. */
export function isDeceptivePath(path: string): boolean {
  return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(
    path.replace(/[\n\t]/g, ' '),
  );
}
