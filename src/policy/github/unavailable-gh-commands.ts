/** Commands of gh that change something and have no tool in a run, by what to do instead. */
const hints: readonly (readonly [instead: string, commands: string])[] = [
  [
    'say in the answer what should be done, since a run does not merge or lock',
    'pr merge, pr ready, pr lock, pr unlock, pr update-branch, pr revert, issue delete, issue lock, issue unlock, issue pin, issue unpin, issue transfer, issue develop',
  ],
  ['add labels that exist with the tool Label or `gh issue edit --add-label`', 'label edit, label delete, label clone'],
  [
    'say in the answer what should be done, since a run does not start, stop or change workflows',
    'run rerun, run cancel, run delete, workflow run, workflow enable, workflow disable, cache delete',
  ],
  [
    'leave it to people, who change releases, repositories, secrets, gists and projects',
    'release create, release edit, release upload, release delete, release delete-asset, repo create, repo fork, repo edit, repo delete, repo sync, repo rename, repo archive, repo unarchive, secret set, secret delete, variable set, variable delete, gist create, gist edit, gist delete, project create, project edit, project delete, project item-add, project item-edit',
  ],
  [
    'use gh without a login: Sallyport holds the token outside of commands',
    'auth token, auth login, auth logout, auth refresh, auth setup-git, auth switch, ssh-key add, gpg-key add',
  ],
];

/** By the words of the command: what to do instead, an imperative clause. */
export const unavailableGhCommands: ReadonlyMap<string, string> = new Map(
  hints.flatMap(([instead, commands]) => commands.split(', ').map((name) => [name, instead] as const)),
);
