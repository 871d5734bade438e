import type { Risk, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';

/** Programs that publish, deploy, serve to others or install hooks when they are called by their name alone. */
const publishers: ReadonlySet<string> = new Set(
  'np release-it semantic-release standard-version commit-and-tag-version auto shipjs bumpp vercel netlify wrangler firebase surge gh-pages husky simple-git-hooks lefthook localtunnel lt ngrok serve http-server live-server local-web-server json-server pm2 twine flit jreleaser'.split(
    ' ',
  ),
);

/** What a task or a goal is called that leaves the workspace. */
const acts = /^(?:pre|post|un|re)?(?:publish|deploy|upload|push|promote|checkin)/;

/** `assembleRelease`, `build:release` only make what a release is made of. */
const makes =
  /^(?:assemble|bundle|build|compile|lint|test|tests|check|verify|package|generate|process|connected|minify|merge|notes|dry)$/;

/** Whether the name means publishing, so that a rule must contain it: `uploadArchives`, `semantic-release`. */
export function publishes(word: string): boolean {
  if (publishers.has(word)) return true;
  if (!/^[\w:@.-]{1,100}$/.test(word) || /\.\w{1,4}$/.test(word)) return false;
  const parts = word
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  if (parts.some((part) => acts.test(part)) || pushesImage(parts)) return true;
  return parts.some((part) => /^releases?$/.test(part)) && !parts.some((part) => makes.test(part));
}

/** Jib pushes an image to its registry, except for the goals that hand it to a local daemon or write an archive. */
function pushesImage([name, ...parts]: readonly string[]): boolean {
  return name === 'jib' && !parts.some((part) => /^(?:docker|tar)$/.test(part));
}

/** The open rules that cover a task, unless its name means that it publishes something. */
export function openRulesFor(
  word: Word | undefined,
  rules: Pick<Risk, 'openedBy' | 'alsoCoveredBy'>,
): Pick<Risk, 'openedBy' | 'alsoCoveredBy'> {
  return publishes(literalOf(word) ?? '') ? {} : rules;
}
