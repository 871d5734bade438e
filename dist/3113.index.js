"use strict";

exports.id = 3113;

exports.ids = [ 3113, 3438, 9925 ];

exports.modules = {
73113: (function(t, e, n) {
n.r(e);
n.d(e, {
runInit: () => runInit
});
var s = n(42357);
var o = n(83537);
var a = n(66483);
var r = n(57979);
var i = n(89273);
var l = n(72443);
var c = n(39925);
async function originHost(t, e) {
const {stdoutBytes: n, exitCode: s} = await (0, c.runProcess)(t, {
argv: [ "git", "config", "--get", "remote.origin.url" ],
cwd: e,
timeoutMs: 1e4,
maxOutputBytes: 1e5,
signal: (new AbortController).signal
});
const o = s === 0 ? n.toString("utf8").trim() : "";
const [, a] = /^(?:\w+:\/\/(?:[^@/]*@)?|(?:[^@/]*@))([\w.-]+)[:/]/.exec(o) ?? [];
return a?.toLowerCase() ?? null;
}
var u = n(26629);
var d = n(42492);
var h = n(55559);
var m = n(63438);
var p = n(37011);
const f = [ [ /(?:^|\.)gitlab\b/, "GitLab" ], [ /(?:^|\.)bitbucket\b/, "Bitbucket" ], [ /(?:^|\.)(?:dev\.azure\.com|visualstudio\.com)$/, "Azure DevOps" ] ];
async function otherCiSystem(t, e) {
const n = t === null ? void 0 : f.find(([e]) => e.test(t))?.[1];
if (n !== void 0 || t === "github.com") return n ?? null;
const has = async t => !(await e.info(t).catch((0, s.j6)(l.k, t => t)) instanceof l.k);
return await has(".gitlab-ci.yml") && !await has(".github/workflows") ? "GitLab" : null;
}
var w = n(93123);
async function ciWorkflowsOf(t) {
const {parse: e} = await n.e(8815).then(n.t.bind(n, 38815, 19));
const o = [];
for (const n of await (0, w.w)(t)) {
const a = String(await t.read(n, w.n).catch((0, s.j6)(l.k, () => "")));
if (/sallyport/i.test(a) || !/\bpull_request\b/.test(a)) continue;
const r = nameOf(a, e);
r !== null && o.push(r);
}
return o;
}
function nameOf(t, e) {
try {
const n = e(t)?.name;
return typeof n !== "string" || /[^\P{C}]/u.test(n) ? null : n;
} catch {
return null;
}
}
function serverVariableOf(t) {
return t === "script" ? null : a.r5[t].serverVariable ?? null;
}
function modelLines(t, e) {
if (e === "script") return [ `model: ${t}` ];
const n = a.r5[e].baseUrl === null ? [ `base-url: \${{ vars.${serverVariableOf(e)?.name ?? ""} }}` ] : [];
return [ `model: ${t}`, ...n, `api-key: \${{ secrets.${a.r5[e].keyVariables[0]} }}` ];
}
const y = JSON.parse('{".github/workflows/sallyport-review.yml":"# Reviews every pull request, in one comment that is updated.\\nname: Sallyport review\\n\\non:\\n  pull_request:\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: ${{ github.workflow }}-${{ github.ref }}\\n  cancel-in-progress: true\\n\\njobs:\\n  review:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: review # comes with Sallyport, unless the repository has its own\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-comment.yml":"# Answers comments that begin with @sallyport, or with /NAME of a command, from people with write permission.\\nname: Sallyport comment\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  answer:\\n    # Saves a runner for other comments. The step asks GitHub who may start a run.\\n    if: startsWith(github.event.comment.body, \'@sallyport\') || startsWith(github.event.comment.body, \'/\')\\n    # Requests wait for each other, and none is canceled.\\n    concurrency:\\n      group: sallyport-comment-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the answer, on issues\\n      pull-requests: write # and on pull requests\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          reaction: true\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-continue.yml":"# Answers comments that begin with @sallyport, or with /NAME of a command, from people with write permission. Each\\n# comment on an issue or pull request continues the conversation of the last run on it; `@sallyport --new \u2026` starts over.\\n# Use it instead of sallyport-comment.yml. RESUME_KEY is a secret, such as the output of: openssl rand -hex 32\\nname: Sallyport conversation\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  answer:\\n    # Saves a runner for other comments. The step asks GitHub who may start a run.\\n    if: startsWith(github.event.comment.body, \'@sallyport\') || startsWith(github.event.comment.body, \'/\')\\n    # Answers wait for each other, so that each continues the one before, and none is canceled.\\n    concurrency:\\n      group: sallyport-continue-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: write # the branch with the encrypted conversations\\n      issues: write # the answer, on issues\\n      pull-requests: write # and on pull requests\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          reaction: true\\n          continue: true\\n          state-storage: branch\\n          resume-key: ${{ secrets.RESUME_KEY }}\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-fix.yml":"# Fixes a pull request when someone with write permission asks for it: a comment that begins with @sallyport.\\n# Use it instead of sallyport-comment.yml, which starts with the same comments and only answers.\\nname: Sallyport fix\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  fix:\\n    if: github.event.issue.pull_request && startsWith(github.event.comment.body, \'@sallyport\')\\n    # Requests wait for each other, and none is canceled.\\n    concurrency:\\n      group: sallyport-fix-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: write # the commit\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs, and whether checks start after the commit\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 5\\n          reaction: true\\n          mode: auto-edit\\n          allow: PushToPullRequest\\n",".github/workflows/sallyport-schedule.yml":"# Checks the commits of a week, and opens an issue if documentation is outdated.\\nname: Sallyport schedule\\n\\non:\\n  schedule:\\n    - cron: \'23 5 * * 1\' # Mondays, 05:23 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  weekly:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the issue\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          prompt: |\\n            Read the commits of the last seven days and the documentation of what they changed.\\n            If documentation is outdated, open one issue with the title \\"Outdated documentation\\": each\\n            passage, what it says and what is true now. If everything is current, say so and open none.\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          publish: summary\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git show:*)\\n            Issue\\n",".github/workflows/sallyport-fork-review.yml":"# Reviews a pull request from a fork after someone with write permission adds the label \\"sallyport\\".\\n# The checkout is the base; the model gets the diff as text, and code from the fork never runs.\\nname: Sallyport fork review\\n\\non:\\n  pull_request_target:\\n    types: [labeled]\\n\\npermissions: {}\\n\\njobs:\\n  review:\\n    if: github.event.label.name == \'sallyport\'\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: review # comes with Sallyport, unless the repository has its own\\n          label-trigger: sallyport\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n",".github/workflows/sallyport-fork-collect.yml":"# Phase one: runs the code of a pull request, including forks, without secrets and with a read-only token.\\n# It writes its results to handoff.json, which sallyport-fork-post.yml posts.\\nname: Sallyport fork collect\\n\\non:\\n  pull_request:\\n\\npermissions: {}\\n\\njobs:\\n  collect:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - name: Run the tests\\n        run: |\\n          { npm ci && npm test; } > report.txt 2>&1 || echo \\"exit code $?\\" >> report.txt\\n      - name: Write handoff.json\\n        env:\\n          HEAD: ${{ github.event.pull_request.head.sha }}\\n        run: |\\n          tail -c 20000 report.txt | jq --raw-input --slurp --arg head \\"$HEAD\\" \\\\\\n            \'{version: 1, head: $head, text: \\"The end of the tests:\\\\n\\\\n~~~~text\\\\n\\\\(.)\\\\n~~~~\\"}\' > handoff.json\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        with:\\n          name: sallyport-handoff\\n          path: handoff.json\\n          if-no-files-found: error\\n          retention-days: 3\\n",".github/workflows/sallyport-fork-post.yml":"# Phase two: posts the results of phase one. It runs on the default branch and reads only handoff.json,\\n# as data. GitHub, not the file, determines the pull request.\\nname: Sallyport fork post\\n\\non:\\n  workflow_run:\\n    workflows: [Sallyport fork collect]\\n    types: [completed]\\n\\npermissions: {}\\n\\njobs:\\n  post:\\n    if: github.event.workflow_run.event == \'pull_request\' && github.event.workflow_run.conclusion == \'success\'\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      actions: read # the artifact\\n      pull-requests: write # the comment\\n    steps:\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-handoff\\n          path: ${{ runner.temp }}/handoff\\n          run-id: ${{ github.event.workflow_run.id }}\\n          github-token: ${{ github.token }}\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          post: ${{ runner.temp }}/handoff/handoff.json\\n",".github/workflows/sallyport-batch.yml":"# Runs the jobs of a batch file every night on several machines, and merges their results into one report.\\nname: Sallyport batch\\n\\non:\\n  schedule:\\n    - cron: \'37 2 * * *\' # every day, 02:37 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\n# Two runs must not share a state. The second waits, and the first is not canceled.\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  plan:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 15\\n    permissions:\\n      contents: read\\n    outputs:\\n      matrix: ${{ steps.plan.outputs.matrix }}\\n      count: ${{ steps.plan.outputs.count }}\\n      attempt: ${{ github.run_attempt }}\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        id: plan\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          batch-step: plan\\n          shards: 4\\n          plan: ${{ runner.temp }}/plan.json\\n          model: anthropic/claude-sonnet-4-5\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        with:\\n          # A run that is repeated keeps the artifacts of its earlier attempts, so every name has the attempt.\\n          name: sallyport-plan-${{ github.run_attempt }}\\n          path: ${{ runner.temp }}/plan.json\\n\\n  shard:\\n    needs: plan\\n    if: needs.plan.outputs.count != \'0\' # an empty matrix is an error\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 60\\n    permissions:\\n      # With write, shards save their results even if the run is canceled, and delivery: batch sends nothing twice.\\n      contents: read\\n    strategy:\\n      fail-fast: false # one failed shard must not cancel the others\\n      matrix: ${{ fromJSON(needs.plan.outputs.matrix) }}\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-plan-${{ needs.plan.outputs.attempt }}\\n          path: ${{ runner.temp }}/plan\\n      # If the run is repeated, for example after a cancel, a shard continues with what it has uploaded last.\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          pattern: sallyport-shard-${{ strategy.job-index }}-* # of all earlier attempts; there may be none\\n          path: ${{ runner.temp }}/attempts\\n      - run: |\\n          mkdir -p \\"$RUNNER_TEMP/attempts\\"\\n          last=$(find \\"$RUNNER_TEMP/attempts\\" -maxdepth 2 -name run.json | sort -V | tail -n 1)\\n          if [ -n \\"$last\\" ]; then mv \\"$(dirname \\"$last\\")\\" \\"$RUNNER_TEMP/state\\"; fi\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          plan: ${{ runner.temp }}/plan/plan.json\\n          shard: ${{ matrix.shard }}\\n          state: ${{ runner.temp }}/state\\n          state-storage: branch # begins with the results of all earlier runs\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: always() # what was paid for is kept\\n        with:\\n          name: sallyport-shard-${{ strategy.job-index }}-${{ github.run_attempt }}\\n          path: ${{ runner.temp }}/state\\n\\n  merge:\\n    needs: [plan, shard]\\n    if: ${{ !cancelled() && needs.plan.result == \'success\' && needs.plan.outputs.count != \'0\' }}\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 15\\n    permissions:\\n      contents: write # the branch sallyport/state/docs; for pull requests of jobs, add pull-requests: write\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-plan-${{ needs.plan.outputs.attempt }}\\n          path: ${{ runner.temp }}/plan\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          pattern: sallyport-shard-*\\n          path: ${{ runner.temp }}/shards\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          batch-step: merge\\n          plan: ${{ runner.temp }}/plan/plan.json\\n          merge-from: ${{ runner.temp }}/shards\\n          state: ${{ runner.temp }}/state\\n          state-storage: branch\\n          html-report: ${{ runner.temp }}/sallyport-report.html\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: ${{ !cancelled() }}\\n        with:\\n          name: sallyport-state\\n          path: ${{ runner.temp }}/state\\n          overwrite: true\\n          if-no-files-found: ignore # no shard may have uploaded anything\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: ${{ !cancelled() }}\\n        with:\\n          path: ${{ runner.temp }}/sallyport-report.html\\n          archive: false # opens in the browser from the page of the run\\n          overwrite: true\\n          if-no-files-found: ignore\\n",".github/workflows/sallyport-nightly.yml":"# Runs the jobs of a batch file every night, in one job. The results of earlier nights are on a branch.\\nname: Sallyport nightly\\n\\non:\\n  schedule:\\n    - cron: \'17 3 * * *\' # every day, 03:17 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\n# Two runs must not share a state. The second waits, and the first is not canceled.\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  nightly:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 60\\n    permissions:\\n      contents: write # the branch sallyport/state/docs; for pull requests of jobs, add pull-requests: write\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          state-storage: branch\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n",".github/workflows/sallyport-triage.yml":"# Sorts new issues: kind, labels, duplicates, and what is missing. Everyone who can open an issue starts it.\\nname: Sallyport triage\\n\\non:\\n  issues:\\n    types: [opened]\\n\\npermissions: {}\\n\\njobs:\\n  triage:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the comment and the labels\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: triage # comes with Sallyport; .sallyport/commands/triage.md replaces it\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 1\\n          required-permission: read # on a public repository, everyone\\n          max-turns: 15 # what one issue can cost\\n          allow: |\\n            Bash(gh issue list:*)\\n            Bash(gh search issues:*)\\n            Label(bug)\\n            Label(documentation)\\n            Label(duplicate)\\n            Label(enhancement)\\n            Label(question)\\n",".github/workflows/sallyport-ci.yml":"# Explains on a pull request why its CI run failed. Pull requests of forks start nothing.\\nname: Sallyport CI\\n\\non:\\n  workflow_run:\\n    workflows: [CI]\\n    types: [completed]\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: sallyport-ci-${{ github.event.workflow_run.head_branch }}\\n\\njobs:\\n  explain:\\n    if: >-\\n      github.event.workflow_run.event == \'pull_request\' && github.event.workflow_run.conclusion == \'failure\' &&\\n      github.event.workflow_run.head_repository.full_name == github.repository\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: explain-failure # comes with Sallyport\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          checkout: head\\n          comment-key: ci # next to the comment of a review\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".sallyport/config.yml":"# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/config.schema.json\\n# Settings of every run in this repository. Inputs of a workflow replace them; allow, ask and deny are combined.\\nmax-turns: 30\\ntimeout-minutes: 15\\n# continue: a refused call is a result for the model. fail: the run fails at its end (exit code 3). stop: at once.\\non-denied: continue\\nallow:\\n  - Bash(git show:*)\\n  - Bash(git blame:*)\\ndeny: # nothing overrides a deny rule\\n  - Bash(git push:*)\\n",".sallyport/batches/docs.yml":"# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/batch.schema.json\\n# Every file of src/ whose content is new is reviewed once. `sallyport batch FILE --dry-run --model PROVIDER/ID`\\n# shows what would run.\\nname: docs\\nbudget: { max-cost-usd: 5, max-jobs: 100, timeout-minutes: 50 }\\nconcurrency: 4\\npark-after: 3\\njobs:\\n  - id: review\\n    prompt: |\\n      Read {{item.path}}. If a comment or a name in it is wrong or misleading, name the line and what it should\\n      say. If everything is right, answer with the single word OK.\\n    max-turns: 10\\n    max-cost-usd: 0.5\\n    items:\\n      files: src/**\\n      limit: 1000\\n",".gitlab/sallyport-review.yml":"# Reviews every merge request of this project. Include it in .gitlab-ci.yml:\\n#   include: [{ local: .gitlab/sallyport-review.yml }]\\n# The command review comes with Sallyport, unless the repository has its own.\\nsallyport-review:\\n  image: node:24\\n  rules:\\n    # Not for forks: their authors could read the key.\\n    - if: $CI_PIPELINE_SOURCE == \\"merge_request_event\\" && $CI_MERGE_REQUEST_SOURCE_PROJECT_ID == $CI_PROJECT_ID\\n  variables:\\n    GIT_DEPTH: 0\\n    SALLYPORT: /tmp/sallyport-$CI_JOB_ID\\n    MODEL: anthropic/claude-sonnet-4-5\\n  before_script:\\n    - git clone --quiet --depth 1 --branch v1 https://github.com/OWNER/sallyport.git \\"$SALLYPORT\\"\\n  script:\\n    - >-\\n      node \\"$SALLYPORT/dist/cli.js\\" run --command review\\n      --args \\"the commits of git log origin/$CI_MERGE_REQUEST_TARGET_BRANCH_NAME..HEAD\\"\\n      --model \\"$MODEL\\" --max-cost 2 --allow \\"Bash(git log:*)\\" --allow \\"Bash(git diff:*)\\"\\n      --code-quality-report gl-code-quality.json --junit-report junit.xml --html-report report.html\\n  artifacts:\\n    when: always\\n    paths: [report.html]\\n    reports:\\n      codequality: gl-code-quality.json\\n      junit: junit.xml\\n",".gitlab/sallyport-batch.yml":"# Runs the jobs of a batch file on several machines. Include it in .gitlab-ci.yml, and add a pipeline schedule:\\n#   include: [{ local: .gitlab/sallyport-batch.yml }]\\n.sallyport:\\n  image: node:24\\n  rules:\\n    - if: $CI_PIPELINE_SOURCE == \\"schedule\\" || $CI_PIPELINE_SOURCE == \\"web\\"\\n  variables:\\n    GIT_DEPTH: 0\\n    BATCH: .sallyport/batches/docs.yml\\n    SALLYPORT: /tmp/sallyport-$CI_JOB_ID\\n    MODEL: anthropic/claude-sonnet-4-5\\n  before_script:\\n    - git clone --quiet --depth 1 --branch v1 https://github.com/OWNER/sallyport.git \\"$SALLYPORT\\"\\n\\nsallyport-plan:\\n  extends: .sallyport\\n  script:\\n    - node \\"$SALLYPORT/dist/cli.js\\" batch plan \\"$BATCH\\" --model \\"$MODEL\\" --shards 4 --out plan.json\\n  artifacts:\\n    paths: [plan.json]\\n\\nsallyport-shard:\\n  extends: .sallyport\\n  needs: [sallyport-plan]\\n  parallel: 4 # as many as --shards\\n  script:\\n    - >-\\n      node \\"$SALLYPORT/dist/cli.js\\" batch \\"$BATCH\\" --model \\"$MODEL\\" --plan plan.json --shard auto\\n      --state \\".sallyport/shards/$CI_NODE_INDEX\\" --state-storage cache\\n  cache: # the results of earlier pipelines, without conversations\\n    key: sallyport-batch\\n    paths: [.sallyport/cache/]\\n    policy: pull\\n  artifacts:\\n    when: always\\n    paths: [.sallyport/shards/] # protected: commands of a job cannot change the results of others\\n\\nsallyport-merge:\\n  extends: .sallyport\\n  needs:\\n    - job: sallyport-plan\\n    - job: sallyport-shard\\n  when: always\\n  resource_group: sallyport-batch # one pipeline at a time adds its results to the cache\\n  script:\\n    - >-\\n      node \\"$SALLYPORT/dist/cli.js\\" batch merge .sallyport/shards/* --out merged --state-storage cache\\n      --html-report report.html\\n  cache:\\n    key: sallyport-batch\\n    paths: [.sallyport/cache/]\\n    when: always\\n  artifacts:\\n    when: always\\n    paths: [merged/, report.html]\\n"}');
const g = {
review: [ ".github/workflows/sallyport-review.yml" ],
comment: [ ".github/workflows/sallyport-comment.yml" ],
continue: [ ".github/workflows/sallyport-continue.yml" ],
fix: [ ".github/workflows/sallyport-fix.yml" ],
triage: [ ".github/workflows/sallyport-triage.yml" ],
ci: [ ".github/workflows/sallyport-ci.yml" ],
schedule: [ ".github/workflows/sallyport-schedule.yml" ],
forks: [ ".github/workflows/sallyport-fork-review.yml", ".github/workflows/sallyport-fork-collect.yml", ".github/workflows/sallyport-fork-post.yml" ],
batch: [ ".github/workflows/sallyport-batch.yml", ".sallyport/batches/docs.yml" ],
nightly: [ ".github/workflows/sallyport-nightly.yml", ".sallyport/batches/docs.yml" ],
gitlab: [ ".gitlab/sallyport-review.yml" ],
"gitlab-batch": [ ".gitlab/sallyport-batch.yml", ".sallyport/batches/docs.yml" ]
};
function startersFor(t, e) {
const n = [ ...t.flatMap(t => g[t]), ".sallyport/config.yml" ];
return [ ...new Set(n) ].map(t => ({
path: t,
text: withChoices(y[t], e)
}));
}
function withChoices(t, {action: e, release: n, ciWorkflows: s, reviewPath: o, model: a, serverVariable: r, hasPrice: i}) {
const l = n === null ? "" : ` # ${n}`;
return (i ? t : withoutCostLimits(t)).replaceAll("uses: OWNER/sallyport@v1", () => `uses: ${e}${l}`).replace(/command: review # .*/, t => o === null ? t : `command: review # ${o}`).replace("workflows: [CI]", () => `workflows: [${s.map(yamlWord).join(", ")}]`).replaceAll("OWNER/sallyport@v1", () => e).replace("--branch v1 https://github.com/OWNER/sallyport.git", () => cloneOf(e)).replace("OWNER/sallyport/v1/", () => schemaDirectory(e)).replace(/^( *)(?:model|MODEL): .*(\n *api-key: .*)?$/gm, (t, e, n) => (n === void 0 ? [ modelLine(t, a) ] : a).map(t => `${e}${t}`).join("\n")).replace(/^permissions: \{\}\n(?=.*^ *model: )/ms, t => `${t}${environmentFor(a, r)}`);
}
function environmentFor(t, e) {
if (e === null || t.some(t => t.includes(e.name))) return "";
return `\nenv:\n  ${e.name}: \${{ vars.${e.name} }} # ${e.what}\n`;
}
function withoutCostLimits(t) {
return t.replace(/^ *max-cost-usd: .*\n/gm, "").replace(/max-cost-usd: [\d.]+, /, "").replace(/ --max-cost [\d.]+/, "");
}
function cloneOf(t) {
const [e = "", n = ""] = t.split("@");
return `--branch ${n} https://github.com/${e.split("/").slice(0, 2).join("/")}.git`;
}
function modelLine(t, [e = ""]) {
return t.trimStart().startsWith("MODEL") ? e.replace("model", "MODEL") : e;
}
function schemaDirectory(t) {
const [e = "", n = ""] = t.split("@");
const [s = "", o = "", ...a] = e.split("/");
return [ s, o, n, ...a, "" ].join("/");
}
function yamlWord(t) {
return /^[A-Za-z](?:[\w ./-]*[\w./-])?$/.test(t) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
const b = [ "review", "comment", "continue", "fix", "schedule", "triage", "ci", "forks", "batch", "nightly", "gitlab", "gitlab-batch" ];
var v = n(7436);
var k = n(39454);
const $ = `${k.M}@v1`;
const O = [ "review", "comment", "schedule" ];
const E = [ "gitlab" ];
const x = "anthropic/claude-sonnet-4-5";
async function runInit(t, e) {
const n = t.operands.filter(t => !isUse(t));
const r = n.map(t => {
const e = (0, s.pA)(t, b);
const n = `${e === void 0 ? "" : `did you mean ${e}? `}The uses are ${b.join(", ")}`;
return {
code: "argument-invalid",
location: t,
message: "unknown use",
hint: n
};
});
if (r.length > 0) throw new s.yo(r);
const i = b.filter(e => t.operands.includes(e));
const l = (0, v.gx)(t, "action") ?? null;
if (l !== null && !/^[A-Za-z0-9-]+(\/[A-Za-z0-9._-]+)+(@[A-Za-z0-9._/-]+)?$/.test(l)) {
const t = `write OWNER/REPOSITORY or OWNER/REPOSITORY@REF, such as ${$}; a full commit SHA is the safest REF`;
throw (0, s.IF)([ "argument-invalid", "--action" ], "invalid action", t, l);
}
const c = (0, v.gx)(t, "model") ?? x;
const {provider: u, id: h} = (0, a.s_)(c);
if (!/^[\w.:/@+-]+$/.test(h)) {
const t = "use the name from the provider";
throw (0, s.IF)([ "argument-invalid", "--model" ], "invalid characters in the name of the model", t, c);
}
const m = {
action: l === null || l.includes("@") ? l : `${l}@v1`,
model: modelLines(c, u),
serverVariable: serverVariableOf(u),
hasPrice: (0, o.c7)([ c ]) === void 0
};
const p = openDirectory((0, v.gx)(t, "cwd") ?? ".", e.directory);
const f = await otherCiSystem(await originHost((0, d.EG)(e), p.root), p);
const w = i.length > 0 ? i : f === "GitLab" ? E : O;
const {requested: y, leftOut: g} = await withoutSecondAnswer(w, i, p);
const k = await completed(m, y, p, e);
const I = (0, v.JG)(t, "dry-run");
const R = [];
for (const t of startersFor(y, k)) R.push({
...t,
outcome: await planFor(t, p)
});
const _ = I ? R : await writeAll(R, p);
const {stdio: S} = e;
if ((0, v.JG)(t, "json")) {
const t = _.map(({path: t, outcome: e, text: n}) => ({
path: t,
outcome: e,
text: n
}));
S.out(`${JSON.stringify({
files: t
}, null, 2)}\n`);
return 0;
}
for (const t of _) {
S.out(`${t.outcome.padEnd(12)}  ${t.path}\n`);
I && t.outcome === "would create" && S.out(`\n${t.text}\n`);
}
for (const t of [ ...g, ...await advice(_, {
...k,
system: f
}, p) ]) S.err(`${t}\n`);
return 0;
}
const isUse = t => b.includes(t);
async function completed({action: t, ...e}, n, s, o) {
const a = n.includes("ci") ? await ciWorkflowsOf(s) : [];
const r = {
ciWorkflows: a.length === 0 ? [ "CI" ] : a,
reviewPath: await reviewOf(s, o.home)
};
if (t !== null) return {
action: t,
release: null,
...r,
...e
};
const i = await (0, u.n)((0, d.EG)(o), o.program);
if (i === null) return {
action: $,
release: null,
...r,
...e
};
const {repository: l, release: c} = i;
return {
action: `${l}@${c?.commit ?? "v1"}`,
release: c?.tag ?? null,
...r,
...e
};
}
async function reviewOf(t, e) {
const n = (0, p.p)(t, (0, i.P)(t.root, e));
const o = await (0, m.findCommands)({
project: n
}).catch((0, s.j6)(s.yo, () => []));
return o.find(({name: t, wins: e}) => t === "review" && e)?.path ?? null;
}
async function withoutSecondAnswer(t, e, n) {
const without = e => ({
requested: t.filter(t => t !== e),
leftOut: [ `Left out: ${answeringPath(e)}, since the workflow fix answers the same comments.` ]
});
if (t.includes("fix") && t.includes("comment")) return without("comment");
for (const [o, a] of [ [ "fix", "comment" ], [ "comment", "fix" ] ]) {
if (!t.includes(o) || await isThere(n, answeringPath(o))) continue;
if (!await isThere(n, answeringPath(a))) continue;
if (!e.includes(o)) return without(o);
const r = `it answers the same comments as the workflow ${o}`;
const i = `remove it and run init ${o} again, or keep it`;
throw (0, s.IF)([ "argument-invalid", answeringPath(a) ], r, i);
}
return {
requested: t,
leftOut: []
};
}
const answeringPath = t => `.github/workflows/sallyport-${t}.yml`;
async function isThere(t, e) {
const n = await t.info(e).catch((0, s.j6)(l.k, t => t));
return !(n instanceof l.k) || n.code !== "missing";
}
function openDirectory(t, e) {
try {
const {root: n} = (0, r.S)({
root: (0, r.S)({
root: e,
guard: () => null
}).resolve(t),
guard: () => null
});
return (0, r.S)({
root: n,
guard: (t, e) => (0, h.FK)({
path: e,
directory: n
}) ? null : "it leads out of the directory"
});
} catch {
const e = "give the directory of the repository";
throw (0, s.IF)([ "directory-missing", "--cwd" ], "the directory does not exist", e, t);
}
}
async function planFor({path: t, text: e}, n) {
try {
const s = (await n.read(t, I)).toString("utf8");
return s.replaceAll("\r\n", "\n") === e ? "unchanged" : "kept";
} catch (e) {
(0, s.ki)(e, l.k);
if (e.code === "missing") return "would create";
if (e.code === "too-large" || e.code === "directory" || e.code === "special") return "kept";
throw unwritable(t, e);
}
}
const I = 1e6;
async function writeAll(t, e) {
for (const {path: n, text: o, outcome: a} of t) {
const t = (0, s.j6)(l.k, t => {
throw unwritable(n, t);
});
a === "would create" && await e.write(n, o).catch(t);
}
return t.map(t => t.outcome === "would create" ? {
...t,
outcome: "created"
} : t);
}
function unwritable(t, e) {
const n = "use a writable directory without symbolic links to other directories";
return (0, s.IF)([ "file-unwritable", t ], "the file cannot be written", n, e.message);
}
async function advice(t, {action: e, ciWorkflows: n, model: s, serverVariable: o, hasPrice: a, system: r}, i) {
const l = t.filter(({outcome: t}) => t === "kept").map(({path: t}) => t);
const isFor = e => t.some(({path: t}) => t.startsWith(e));
const [c, u] = [ isFor(".github/"), isFor(".gitlab/") ];
const d = [];
const add = (t, e) => {
t && d.push(e);
};
const h = `Already there, left unchanged: ${l.join(", ")}. Use --dry-run --json to see the version of init.`;
add(l.length > 0, h);
d.push(...placeholderAdvice(t));
const m = r === "GitLab" ? "run init gitlab" : "docs/other-ci.md has a job for it";
const p = `The origin is on ${r ?? ""}, which does not read .github/workflows: ${m}.`;
add(c && r !== null, p);
const f = /@[0-9a-f]{40}$/.test(e);
add(c && !f, "Pin the action to its full commit SHA: a tag can be moved.");
for (const t of secretsIn(s)) {
add(c, `Add the secret ${t}: gh secret set ${t}${_}`);
add(u, `Add the variable ${t} in Settings, CI/CD, masked and protected.`);
}
if (o !== null) {
const {name: t, what: e, example: n} = o;
add(c, `Add the variable ${t}, ${e}: gh variable set ${t} --body ${n}${_}`);
add(u, `Add the variable ${t}, ${e}, in Settings, CI/CD.`);
}
const w = `sallyport-ci.yml waits for the workflow ${n.join(", ")}`;
const y = t.some(({path: t}) => t.endsWith("sallyport-ci.yml"));
add(y, `${w}: write the names of others there if that is not your CI.`);
add(!a && l.length < t.length, R);
const g = await isThere(i, ".git");
add(!g, "No .git was found here: GitHub reads workflows only from the root of a repository.");
return d;
}
const R = "The price of the model is not known, so the files limit time and jobs, not the cost. For max-cost-usd, set prices in .sallyport/config.yml.";
function placeholderAdvice(t) {
const e = t.flatMap(({path: t, text: e, outcome: n}) => n === "kept" ? [] : (0, 
k.l)(e).map(e => `${t}:${e}`));
return e.length === 0 ? [] : [ `Replace ${$} with the repository you use (or: init --action OWNER/REPO): ${e.join(", ")}.` ];
}
const _ = " (or in Settings, Secrets and variables, Actions)";
const secretsIn = t => t.flatMap(t => /\bsecrets\.(\w+)/.exec(t)?.[1] ?? []);
}),
39454: (function(t, e, n) {
n.d(e, {
M: () => s,
l: () => placeholderLines
});
const s = "OWNER/sallyport";
function placeholderLines(t) {
return t.split("\n").flatMap((t, e) => t.includes(s) ? [ e + 1 ] : []);
}
}),
93123: (function(t, e, n) {
n.d(e, {
n: () => r,
w: () => workflowPaths
});
var s = n(42357);
var o = n(72443);
const a = ".github/workflows";
const r = 1e6;
async function workflowPaths(t) {
const {entries: e} = await t.list(a).catch((0, s.j6)(o.k, () => ({
entries: []
})));
return e.filter(({kind: t, name: e, size: n}) => t === "file" && /\.ya?ml$/.test(e) && n <= r).map(({name: t}) => `${a}/${t}`);
}
}),
26629: (function(t, e, n) {
n.d(e, {
I: () => rootOf,
n: () => findReleasedAction
});
var s = n(73024);
var o = n(76760);
var a = n(42357);
var r = n(39925);
async function findReleasedAction(t, e) {
const n = rootOf(e);
if (n === null) return null;
const git = async (...e) => {
const {stdoutBytes: s, exitCode: o} = await (0, r.runProcess)(t, {
argv: [ "git", ...e ],
cwd: n,
timeoutMs: 1e4,
maxOutputBytes: 1e6,
signal: (new AbortController).signal
});
return o === 0 ? s.toString("utf8").trim() : "";
};
const [s, o = ""] = (await git("rev-parse", "--show-prefix", "--show-toplevel", "HEAD")).split("\n");
if (s !== n) return null;
const a = await git("config", "--get", "remote.origin.url");
const [, i] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(a) ?? [];
if (i === void 0) return null;
const l = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
const c = await git("for-each-ref", "--sort=-version:refname", l, "refs/tags/v*");
const u = c.split("\n").find(t => /^v\d+\.\d+\.\d+ /.test(t));
const [d = "", h = "", m = ""] = (u ?? "").split(" ");
return {
repository: i,
commit: o,
release: d === "" ? null : {
tag: d,
commit: m === "" ? h : m
}
};
}
function rootOf(t) {
return (0, a.CD)(() => (0, o.resolve)((0, o.dirname)((0, s.realpathSync)(t)), ".."), null);
}
}),
7434: (function(t, e, n) {
n.d(e, {
Wl: () => createOutputBuffer,
aU: () => omissionNote,
iS: () => createWholeCharacters
});
var s = n(46193);
function createOutputBuffer(t) {
const e = Math.floor(t / 5);
const n = t - e;
const s = [];
let o = [];
let a = 0;
let r = 0;
let i = 0;
const shorten = () => {
const t = Buffer.concat(o);
const e = t.subarray(Math.max(0, t.length - n));
i += t.length - e.length;
o = [ e ];
r = e.length;
};
return {
add(t) {
const i = e - a;
const [l, c] = [ t.subarray(0, i), t.subarray(i) ];
l.length > 0 && s.push(Buffer.from(l));
a += l.length;
c.length > 0 && o.push(Buffer.from(c));
r += c.length;
r > 2 * n && shorten();
},
take() {
r > n && shorten();
if (i === 0) return {
bytes: Buffer.concat([ ...s, ...o ]),
droppedBytes: 0
};
const [t, e] = [ wholeEnd(Buffer.concat(s)), wholeStart(Buffer.concat(o)) ];
const l = i + a - t.length + r - e.length;
return {
bytes: Buffer.concat([ t, Buffer.from(omissionNote(l)), e ]),
droppedBytes: l
};
}
};
}
function omissionNote(t) {
return `\n[\u2026 ${t} bytes of output omitted \u2026]\n`;
}
function wholeEnd(t) {
let e = t.length;
while (e > 0 && t.length - e < 3 && isContinuation(t[e - 1])) e -= 1;
const n = t[e - 1] ?? 0;
return n >= 192 && t.length - e + 1 < lengthOf(n) ? t.subarray(0, e - 1) : t;
}
function wholeStart(t) {
let e = 0;
while (e < 3 && isContinuation(t[e])) e += 1;
return t.subarray(e);
}
function isContinuation(t) {
return t !== void 0 && (t & 192) === 128;
}
function lengthOf(t) {
if (t >= 240) return 4;
return t >= 224 ? 3 : 2;
}
function createWholeCharacters() {
const t = new s.StringDecoder("utf8");
return {
add: e => Buffer.from(t.write(e)),
end: () => Buffer.from(t.end())
};
}
}),
39925: (function(t, e, n) {
n.r(e);
n.d(e, {
endOnExit: () => endOnExit,
endRunning: () => endRunning,
enter: () => enter,
killGraceMs: () => f,
killerOf: () => killerOf,
runProcess: () => runProcess,
startProcess: () => startProcess
});
var s = n(31421);
var o = n(78474);
var a = n(48161);
var r = n(76760);
var i = n(16993);
var l = n(42357);
var c = n(47996);
var u = n(40019);
var d = n(7434);
var h = n(64666);
var m = n(57616);
var p = n(84509);
const f = 250;
const w = 250;
const y = 2e3;
const g = new Set;
let b = false;
function endRunning() {
for (const t of g) t();
}
function endOnExit(t) {
b || process.on("exit", endRunning);
b = true;
g.add(t);
return () => g.delete(t);
}
function startProcess({program: t, args: e, argv0: n, cwd: s, env: o}, a) {
return (0, i.Ho)(t, e, {
...n === void 0 ? {} : {
argv0: n
},
cwd: s,
env: o,
extendEnv: false,
stdin: a ? "pipe" : "ignore",
buffer: false,
reject: false,
cleanup: false,
detached: process.platform !== "win32"
});
}
async function runProcess(t, e, n = null) {
const [s, ...o] = e.argv;
const a = {
...p.D,
stdoutBytes: Buffer.alloc(0)
};
const refuse = t => ({
...a,
startError: t
});
if (e.signal.aborted) return {
...a,
cancelled: true
};
const r = (0, h.oq)(s, t.path);
if (r === null) return refuse(`the program ${JSON.stringify(s)} was not found on the PATH of tools`);
const i = await enter(n, {
program: r,
argv: [ s, ...o ]
}, e, t);
if (typeof i === "string") return refuse(i);
const {confined: c, outside: u} = i;
let d;
try {
d = startProcess(c ?? i.plain, e.stdin !== void 0);
} catch (t) {
await i.end();
return refuse((0, l.bD)(t));
}
if (d.pid === void 0) {
await i.end();
const {originalMessage: t = ""} = await d;
return refuse(`${t} (in ${e.cwd})`);
}
const m = collectOutput(d, e);
d.stdin?.on("error", () => {}).end(e.stdin);
const f = await untilEnd(d, e, {
systemRoot: t.environment["SystemRoot"],
confined: c
});
const w = await i.end(f.exitCode);
const y = f.startError ?? w?.startError ?? null;
if (y !== null) return refuse(y);
const {merged: g, stdout: b, stderr: v} = m();
return {
...f,
...w === void 0 ? {} : {
exceeded: w.exceeded,
blocked: w.blocked,
unseen: w.unseen
},
...u === null ? {} : {
outside: u
},
output: g.bytes.toString("utf8"),
stdoutBytes: b.bytes,
stderr: v.bytes.toString("utf8"),
droppedBytes: g.droppedBytes
};
}
async function enter(t, {program: e, argv: n}, {cwd: s, env: o, needs: r = v, bridge: i, trust: l = trustOf(r)}, u) {
const {environment: d, path: h, home: p, homes: f} = u;
const w = await commandVariables(u, l, r);
const y = w["GIT_CONFIG_GLOBAL"];
const g = [ ...r.reads, ...(0, m.a)(d), ...y === void 0 ? [] : [ y ] ];
const envIn = t => ({
...d,
PATH: h,
HOME: l === "own" ? a.devNull : p,
...t === void 0 ? {} : (0, c.N)(t),
...w,
...o
});
const open = t => l === "own" ? void 0 : f?.open(l, t);
let b = open(t !== null);
const leave = () => {
b !== void 0 && f?.leave(b);
};
const k = l === "own" ? null : b;
const $ = await (t?.enter({
program: e,
argv: n,
cwd: s,
env: envIn(b),
needs: {
...r,
reads: g
},
bridge: i,
home: k
}));
const O = typeof $ === "object" && $ !== null && "outside" in $;
const E = O || typeof $ !== "object" ? null : $;
E === null && leave();
if (typeof $ === "string") return $;
E === null && (b = open(false));
const [x = e, ...I] = n;
return {
confined: E,
plain: {
program: e,
args: I,
argv0: x,
cwd: s,
env: envIn(b)
},
outside: O ? $.outside : null,
end: async t => {
const e = await (E?.end(t));
leave();
return e;
}
};
}
async function commandVariables({passed: t, identityFile: e}, n, {judgedByWords: s}) {
if (!/^(?:repository|words|outside|evaluation)$/.test(n)) return {};
const o = await (e?.());
return {
...s === true ? {} : t,
...o === void 0 ? {} : {
GIT_CONFIG_GLOBAL: o
}
};
}
function trustOf({leaves: t, judgedByWords: e}) {
if (t !== null) return "outside";
return e === true ? "words" : "repository";
}
const v = {
writes: null,
reads: [],
changesGit: false,
network: {
allow: [],
deny: []
},
leaves: null
};
function killerOf(t, {systemRoot: e, confined: n}) {
return s => {
s === "SIGKILL" && n !== null && t.exitCode === null && t.signalCode === null ? n.kill() : t.pid !== void 0 && killTree(t.pid, s, e);
};
}
function killTree(t, e, n) {
if (process.platform === "win32") {
const e = (0, r.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
(0, s.spawn)(e, [ "/pid", String(t), "/T", "/F" ], {
stdio: "ignore",
windowsHide: true
}).on("error", () => {
process.kill(t, "SIGKILL");
});
return;
}
try {
process.kill(-t, e);
} catch (t) {
const {code: e} = t;
if (e !== "ESRCH" && e !== "EPERM") throw t;
}
}
function untilEnd(t, e, n) {
return new Promise(s => {
const a = {
exitCode: null,
signal: null,
timedOut: false,
cancelled: false,
startError: null
};
const r = new Set;
const after = (t, e) => void r.add(setTimeout(e, t));
const i = killerOf(t, n);
const l = endOnExit(() => i("SIGKILL"));
const finish = () => {
if (!l()) return;
for (const t of r) clearTimeout(t);
e.signal.removeEventListener("abort", cancel);
process.platform !== "win32" && t.pid !== void 0 && killTree(t.pid, "SIGKILL", n.systemRoot);
t.stdout?.destroy();
t.stderr?.destroy();
t.unref();
s(a);
};
const stop = t => {
if (a.timedOut || a.cancelled) return;
a[t] = true;
i("SIGTERM");
after(f, () => i("SIGKILL"));
after(f + y, finish);
};
const cancel = () => stop("cancelled");
after(e.timeoutMs, () => stop("timedOut"));
(0, o.setMaxListeners)(0, e.signal);
e.signal.addEventListener("abort", cancel, {
once: true
});
t.on("error", n => {
t.pid === void 0 && (a.startError = `${n.message} (in ${e.cwd})`);
finish();
});
t.on("exit", (t, e) => {
Object.assign(a, {
exitCode: t,
signal: e
});
after(w, () => void setImmediate(finish));
});
t.on("close", finish);
});
}
const k = 1e5;
function collectOutput(t, {maxOutputBytes: e, onOutput: n, marksErrors: s = false}) {
const o = (0, d.Wl)(e);
const a = (0, d.Wl)(e);
const r = (0, d.Wl)(Math.min(e, k));
const i = s ? (0, u.D)() : t => t;
const l = [ "stdout", "stderr" ].map(e => {
const n = (0, d.iS)();
const add = t => o.add(i(t, e));
t[e]?.on("data", t => add(n.add(t)));
t[e]?.on("error", () => {});
return () => add(n.end());
});
t.stdout?.on("data", t => {
a.add(t);
n?.(t, "stdout");
});
t.stderr?.on("data", t => {
r.add(t);
n?.(t, "stderr");
});
return () => {
for (const t of l) t();
return {
merged: o.take(),
stdout: a.take(),
stderr: r.take()
};
};
}
}),
63438: (function(t, e, n) {
n.r(e);
n.d(e, {
findCommands: () => findCommands,
loadCommand: () => loadCommand,
locateCommands: () => locateCommands
});
var s = n(42357);
var o = n(72443);
var a = n(20653);
var r = n(56121);
const i = 50;
const unreadable = (t, e, n) => ({
code: "prompt-unreadable",
message: t,
location: e,
hint: n
});
const tooManyCommands = (t, e) => unreadable(`the directory contains more than ${e} commands`, t, "move other files out of this directory, or select a prompt by its path with prompt-file");
const noDirectory = t => unreadable("the command directory in the setting does not exist", `command-directories: ${t}`, "correct the path; it is relative to the workspace");
const directoryOutside = t => unreadable("cannot read the command directory: it is a link to a location outside the workspace", t, "replace it with a directory of the project, or remove it");
const commandOutside = t => unreadable("the command is a link to a location outside its directory", t, "put the file itself there, or link to a file in the same command directory");
function unknownCommand(t, e) {
const n = (0, s.pA)(t, e) ?? e.find(e => e.endsWith(`:${t}`));
return {
code: "command-unknown",
message: `the command ${JSON.stringify(t)} does not exist`,
found: e.length === 0 ? "no commands" : (0, a.KE)(e, i),
hint: n === void 0 ? `put it in ${r.ZU[0]?.path ?? ""}/, or correct the name` : `did you mean ${JSON.stringify(n)}?`
};
}
function modelOnlySkill(t) {
return {
code: "command-unknown",
message: "only the model can load this skill (`user-invocable: false`)",
location: t,
hint: "remove that field, or ask the model in a prompt to load the skill"
};
}
var l = n(64772);
var c = n(71794);
var u = n(74277);
const d = 8;
const h = 2e3;
async function locateCommands(t) {
const {project: e, directories: n = [], above: s = [], plugins: o = [], user: a, bundled: i} = t;
const l = [ ...n.map(r.Wq), ...r.ZU ];
const c = await locateIn(e, "", {
commands: l,
skills: r.tG
});
for (const t of s) c.push(...await locateIn(e, "", usualFolders(t)));
for (const t of o) c.push(...await locateInPlugin(t));
a !== void 0 && c.push(...await locateIn(a, "~/", usualFolders("")));
const u = {
commands: [ r.KJ ],
skills: r.rF
};
i !== void 0 && c.push(...await locateIn(await i(), "sallyport:", u));
return c;
}
async function locateInPlugin(t) {
const {directory: e, root: n, source: s, components: o} = t;
const a = o.commands.map(t => ({
path: t,
endings: [ ".md" ]
}));
const r = await locateIn(s, `${e}/`, {
commands: a,
skills: o.skills
});
const i = {
format: "claude",
plugin: {
directory: e,
root: n
}
};
return r.map(e => ({
...e,
...i,
name: `${t.name}:${e.name}`
}));
}
function usualFolders(t) {
return {
commands: r.ZU.map(e => ({
...e,
path: `${t}${e.path}`
})),
skills: r.tG.map(e => `${t}${e}`)
};
}
async function locateIn(t, e, n) {
const {commands: o} = n;
const a = await (0, u.hm)(t, e, n.skills);
const r = await t.present(o.map(({path: t}) => t));
const i = [];
for (const n of o) {
if (!r.has(n.path)) {
if (n.isConfigured === true) throw new s.yo(noDirectory(n.path));
continue;
}
if (!await t.holds(n.path)) throw new s.yo(directoryOutside(n.path));
const o = [];
await collect({
source: t,
directory: n,
prefix: e,
located: o
}, "", 0);
i.push(...o.sort((t, e) => formatRank(t, n) - formatRank(e, n)));
}
return [ ...a, ...i ];
}
function formatRank({format: t}, {prefers: e}) {
return t === (e ?? "toml") ? 0 : 1;
}
async function collect(t, e, n) {
const {source: o, directory: a, prefix: r, located: i} = t;
for (const {name: u, kind: m} of await listOrNothing(o, `${a.path}${e}`)) {
const p = `${a.path}${e}/${u}`;
if (m === "directory" && n < d) await collect(t, `${e}/${u}`, n + 1); else if (isCommandFile(u, a.endings) && (m === "file" || m === "link")) {
if (i.length === h) throw new s.yo(tooManyCommands(a.path, h));
const t = `${r}${p}`;
const n = m === "file" ? p : await o.followLink(p, a.path);
i.push({
kind: "command",
name: (0, l.p6)(`${e}/${u}`.slice(1)),
path: t,
format: (0, c.H)(p),
diagnostics: n === null ? [ commandOutside(t) ] : [],
file: {
source: o,
path: n ?? p
}
});
}
}
}
function isCommandFile(t, e) {
return e.some(e => t.toLowerCase().endsWith(e));
}
async function listOrNothing(t, e) {
try {
return await t.list(e);
} catch (t) {
(0, s.ki)(t, o.k);
if (t.code === "missing") return [];
throw new s.yo({
code: "prompt-unreadable",
message: "cannot read the command directory",
location: e,
found: t.message,
hint: "replace it with a readable directory of the project, or remove it"
}, {
cause: t
});
}
}
async function findCommands(t) {
const e = await Promise.all((await locateCommands(t)).map(describe));
const n = new Map;
return e.map(t => {
const e = n.get(t.name);
if (e !== void 0) return {
...t,
wins: false,
shadowedBy: e
};
t.userInvocable && n.set(t.name, t.path);
return {
...t,
wins: t.userInvocable
};
});
}
async function describe(t) {
const {kind: e, name: n, path: o, format: a, diagnostics: r} = t;
const i = {
kind: e,
name: n,
path: o,
format: a
};
try {
const {description: n, argumentHint: s, userInvocable: a, modelInvocable: c} = await (0, 
u.kA)(t);
return {
...i,
diagnostics: r,
argumentHint: s,
description: n === null ? null : (0, l.gp)(n),
userInvocable: e === "command" || a,
modelInvocable: c && !o.startsWith("sallyport:")
};
} catch (t) {
(0, s.ki)(t, s.yo);
const e = {
description: null,
argumentHint: null,
userInvocable: true,
modelInvocable: false
};
return {
...i,
...e,
diagnostics: t.diagnostics
};
}
}
async function loadCommand(t, e) {
const n = await locateCommands(e);
let o = null;
for (const e of await withName(t, n)) {
const t = await (0, u.kA)(e);
if (e.kind === "command" || t.userInvocable) return t;
o ??= e.path;
}
throw new s.yo(o === null ? unknownCommand(t.trim().replace(/^\//, ""), [ ...new Set(n.map(t => t.name)) ]) : modelOnlySkill(o));
}
async function withName(t, e) {
const n = (0, l.Lt)(t);
const s = e.filter(({name: t}) => t === n);
if (s.length > 0) return s;
const o = e.filter(({name: t}) => t.replaceAll(":", "_") === n.replaceAll(":", "_"));
if (o.length > 0) return o;
const a = e.filter(({name: t, plugin: e}) => e !== void 0 && t.endsWith(`:${n}`));
if (a.length > 0) return a;
const {skills: r} = await (0, u.D)(e.filter(({kind: t}) => t === "skill"));
const i = t.trim().replace(/^\//, "");
const c = r.filter(({head: t}) => (0, l.cP)(t.name, i)).map(({path: t}) => t);
return e.filter(({path: t}) => c.includes(t));
}
})
};
