import { only } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';

/** Hosts by their names; others run GitHub's workflows (GitHub Enterprise, Forgejo, Gitea) or are not known. */
const hosts: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)gitlab\b/, 'GitLab'],
  [/(?:^|\.)bitbucket\b/, 'Bitbucket'],
  [/(?:^|\.)(?:dev\.azure\.com|visualstudio\.com)$/, 'Azure DevOps'],
];

/** The system that runs the CI of a repository with this origin, if it does not read `.github/workflows`. */
export async function otherCiSystem(host: string | null, files: Pick<FileSystem, 'info'>): Promise<string | null> {
  const known = host === null ? undefined : hosts.find(([name]) => name.test(host))?.[1];
  if (known !== undefined || host === 'github.com') return known ?? null;
  const has = async (path: string) =>
    !((await files.info(path).catch(only(FileProblem, (problem) => problem))) instanceof FileProblem);
  return (await has('.gitlab-ci.yml')) && !(await has('.github/workflows')) ? 'GitLab' : null;
}
