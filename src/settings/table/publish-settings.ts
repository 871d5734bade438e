import { branchName, branchPrefix } from '../branch-values.js';
import { wholeNumber } from '../number-values.js';
import { early, inFile, optional, withDefault } from '../setting.js';
import { accountList, choice, hostList, markerKey, publishTargets, text, trueOrFalse } from '../values.js';

export const publishSettings = {
  publish: inFile.withDefault(publishTargets(), ['summary', 'comment'], {
    text: 'Where to publish the result: any of summary, comment, review (a pull request review with the findings on their lines; a comment if that is not possible), annotations (findings reported by the model, in the diff), check (a check run with the findings) and handoff (a file for a second workflow to post), or none.',
    flag: { value: 'WHERE', text: 'summary, comment, review, annotations, check, handoff or none' },
  }),
  'comment-key': inFile.withDefault(markerKey(), 'default', {
    text: 'Name of the sticky comment. Runs with the same key update the same comment.',
    flag: { value: 'KEY', text: 'which sticky comment to update' },
  }),
  'comment-mode': inFile.withDefault(choice(['answer', 'replace', 'append', 'minimize']), 'answer', {
    text: 'What happens to the comment of an earlier run with the same key. answer: runs started by a comment reply in their own comment; other runs replace the existing one. replace: it is updated in place. The result of a newer run for another commit stays. append: it is kept, and a new one is posted. minimize: a new one is posted, and earlier ones are hidden as outdated.',
    flag: { value: 'HOW', text: 'answer, replace, append or minimize the earlier comment' },
  }),
  progress: inFile.withDefault(trueOrFalse(), false, {
    text: "true to show the model's steps in the comment during the run. The result replaces them. Only if a person waits for the run: not for a push, a schedule or a bot.",
    flag: { text: 'show the steps in the comment during the run' },
  }),
  reaction: inFile.withDefault(trueOrFalse(), false, {
    text: 'true to react with 👀 while the run works, then with 👍 or 😕, on the comment, issue or pull request that started it.',
    flag: { text: 'react to the comment, issue or pull request that started the run' },
  }),
  'allow-links': inFile.withDefault(hostList(), [], {
    text: 'Hosts that links in posted text may point to, such as `docs.example.org` or `*.example.org`, separated by spaces or commas. Links to any other host are rendered as code. The GitHub server of the run is always allowed.',
    flag: { value: 'HOSTS', text: 'hosts that posted links may point to' },
  }),
  'allow-mentions': inFile.withDefault(accountList(), [], {
    text: 'Accounts and teams that posted text may mention, such as `octocat` or `acme/team`. Others are not notified.',
    flag: { value: 'NAMES', text: 'accounts that posted text may mention' },
  }),
  'max-writes': inFile.withDefault(wholeNumber(0, 100), 10, {
    text: 'Maximum number of comments, reviews, labels, assignments, issues and pull requests that the model may create. 0 removes these tools.',
    flag: { value: 'N', text: 'maximum number of changes on GitHub by the model' },
  }),
  'issue-expires-days': inFile.optional(wholeNumber(1, 365), {
    text: 'Days after which an issue that the model opened is closed as not planned, by the next run with the same comment-key that opens or updates an issue. An update restarts the time.',
    flag: { value: 'N', text: 'days after which an issue of the model is closed' },
  }),
  'issue-close-older': inFile.withDefault(trueOrFalse(), false, {
    text: 'true to close the open issues of earlier runs with the same comment-key when the model opens an issue with another title, such as a weekly report.',
    flag: { text: 'close the issues of earlier runs when a new one is opened' },
  }),
  'on-failed-write': inFile.withDefault(choice(['report', 'fail']), 'report', {
    text: 'What happens if a write of the model could not be recorded or posted, or the result could not be posted as a comment. report: the headline, the log and the summary name it. fail: the step also fails, with exit code 1.',
    flag: { value: 'HOW', text: 'report failed writes, or also fail' },
  }),
  'push-with': inFile.withDefault(choice(['api', 'git']), 'api', {
    text: "How commits get to the branch of a pull request. api: through GitHub's API, so that GitHub signs the commits of workflows and apps. git: with a plain git push, unsigned.",
    flag: { value: 'HOW', text: 'push to the branch of a pull request through the API or with git' },
  }),
  'base-branch': inFile.optional(branchName(), {
    text: 'The branch that pull requests of the model are opened into. The commit that the run began with must be on it. Default: the branch of the run.',
    flag: { value: 'BRANCH', text: 'branch to open pull requests into' },
  }),
  'branch-prefix': inFile.withDefault(branchPrefix(), 'sallyport/', {
    text: 'How the names of branches for pull requests of the model begin.',
    flag: { value: 'PREFIX', text: 'how the names of new branches begin' },
  }),
  'code-quality-report': optional(text(), {
    text: 'A file for the findings of the run as a Code Quality report, which GitLab shows in the merge request. See docs/gitlab.md.',
    flag: { value: 'FILE', text: 'write the findings as a Code Quality report for GitLab' },
  }),
  'junit-report': optional(text(), {
    text: 'A file for the findings of the run as JUnit XML, which GitLab, Jenkins and others show.',
    flag: { value: 'FILE', text: 'write the findings as JUnit XML' },
  }),
  'html-report': early.optional(text(), {
    text: 'A file for the HTML report of the run or the batch: one page with the conversations, every decision and the diffs. It contains what the model read. See docs/report.md.',
    flag: { value: 'FILE', text: 'write one HTML page with the conversations' },
  }),
  'compare-with': early.optional(text(), {
    text: 'An earlier run of the batch, for the HTML report to mark what is new and fixed: its state directory or `report/result.json`. Nothing is compared if it does not exist. Default: the state that `state-storage` restored.',
  }),
  post: early.optional(text(), {
    text: 'A hand-off file of an unprivileged run (`publish` with handoff) to post in a workflow_run workflow. No model is used; see docs/forks.md.',
  }),
  quiet: early.withDefault(trueOrFalse(), false, {
    text: 'Whether the log shows only warnings, errors and the closing lines.',
    flag: { text: 'log only warnings, errors and the closing lines' },
  }),
  verbose: withDefault(trueOrFalse(), false, {
    text: 'Whether the log shows the output of commands as it arrives. `RUNNER_DEBUG=1` turns it on too.',
    flag: { text: 'show the output of commands as it arrives' },
  }),
};
