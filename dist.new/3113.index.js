"use strict";
exports.id = 3113;
exports.ids = [3113,3438,3411];
exports.modules = {

/***/ 73113:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/model/prices.js + 1 modules
var prices = __webpack_require__(83537);
// EXTERNAL MODULE: ./lib/model/providers.js + 13 modules
var providers = __webpack_require__(57050);
// EXTERNAL MODULE: ./lib/platform/files/file-system.js + 5 modules
var file_system = __webpack_require__(4076);
// EXTERNAL MODULE: ./lib/platform/files/path-facts.js
var path_facts = __webpack_require__(89273);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/platform/process/run-process.js + 1 modules
var run_process = __webpack_require__(43411);
;// CONCATENATED MODULE: ./lib/platform/git/origin-host.js

/** The host of the remote `origin` of the repository in this directory; `null` if there is none. Asks no server. */
async function originHost(setup, directory) {
    const { stdoutBytes, exitCode } = await (0,run_process.runProcess)(setup, {
        argv: ['git', 'config', '--get', 'remote.origin.url'],
        cwd: directory,
        timeoutMs: 10_000,
        maxOutputBytes: 100_000,
        signal: new AbortController().signal,
    });
    const url = exitCode === 0 ? stdoutBytes.toString('utf8').trim() : '';
    // A local path has a host in neither form.
    const [, host] = /^(?:\w+:\/\/(?:[^@/]*@)?|(?:[^@/]*@))([\w.-]+)[:/]/.exec(url) ?? [];
    return host?.toLowerCase() ?? null;
}

// EXTERNAL MODULE: ./lib/platform/git/released-action.js
var released_action = __webpack_require__(26629);
// EXTERNAL MODULE: ./lib/platform/process/process-setup.js + 1 modules
var process_setup = __webpack_require__(42492);
// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
// EXTERNAL MODULE: ./lib/prompt/find.js + 1 modules
var find = __webpack_require__(63438);
// EXTERNAL MODULE: ./lib/prompt/working-tree-source.js
var working_tree_source = __webpack_require__(37011);
;// CONCATENATED MODULE: ./lib/commands/init/ci-system.js


/** Hosts by their names; others run GitHub's workflows (GitHub Enterprise, Forgejo, Gitea) or are not known. */
const hosts = [
    [/(?:^|\.)gitlab\b/, 'GitLab'],
    [/(?:^|\.)bitbucket\b/, 'Bitbucket'],
    [/(?:^|\.)(?:dev\.azure\.com|visualstudio\.com)$/, 'Azure DevOps'],
];
/** The system that runs the CI of a repository with this origin, if it does not read `.github/workflows`. */
async function otherCiSystem(host, files) {
    const known = host === null ? undefined : hosts.find(([name]) => name.test(host))?.[1];
    if (known !== undefined || host === 'github.com')
        return known ?? null;
    const has = async (path) => !((await files.info(path).catch((0,errors/* only */.j6)(types/* FileProblem */.k, (problem) => problem))) instanceof types/* FileProblem */.k);
    return (await has('.gitlab-ci.yml')) && !(await has('.github/workflows')) ? 'GitLab' : null;
}

// EXTERNAL MODULE: ./lib/commands/workflow-paths.js
var workflow_paths = __webpack_require__(93123);
;// CONCATENATED MODULE: ./lib/commands/init/ci-workflows.js



/** The names of the repository's workflows that run on pull requests, except for those of Sallyport. */
async function ciWorkflowsOf(files) {
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const names = [];
    for (const path of await (0,workflow_paths/* workflowPaths */.w)(files)) {
        // A file that cannot be read counts as empty: init needs none of them.
        const text = String(await files.read(path, workflow_paths/* maxWorkflowBytes */.n).catch((0,errors/* only */.j6)(types/* FileProblem */.k, () => '')));
        if (/sallyport/i.test(text) || !/\bpull_request\b/.test(text))
            continue;
        const name = nameOf(text, parse);
        if (name !== null)
            names.push(name);
    }
    return names;
}
/** `null` if the file has no name or is not YAML. */
function nameOf(text, parse) {
    try {
        const name = parse(text)?.name;
        return typeof name === 'string' && !/[^\P{C}]/u.test(name) ? name : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/commands/init/model-lines.js

/** The variable without which the server of a provider is not known; `null` if there is none. */
function serverVariableOf(provider) {
    return provider === 'script' ? null : (providers/* providers */.r5[provider].serverVariable ?? null);
}
/** Lines of `with:` for a model and its key. */
function modelLines(model, provider) {
    if (provider === 'script')
        return [`model: ${model}`];
    const address = providers/* providers */.r5[provider].baseUrl === null ? [`base-url: \${{ vars.${serverVariableOf(provider)?.name ?? ''} }}`] : [];
    return [`model: ${model}`, ...address, `api-key: \${{ secrets.${providers/* providers */.r5[provider].keyVariables[0]} }}`];
}

;// CONCATENATED MODULE: ./lib/commands/init/starter-files.json
const starter_files_namespaceObject = /*#__PURE__*/JSON.parse('{".github/workflows/sallyport-review.yml":"# Reviews every pull request, in one comment that is updated.\\nname: Sallyport review\\n\\non:\\n  pull_request:\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: ${{ github.workflow }}-${{ github.ref }}\\n  cancel-in-progress: true\\n\\njobs:\\n  review:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: review # comes with Sallyport, unless the repository has its own\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-comment.yml":"# Answers comments that begin with @sallyport, or with /NAME of a command, from people with write permission.\\nname: Sallyport comment\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  answer:\\n    # Saves a runner for other comments. The step asks GitHub who may start a run.\\n    if: startsWith(github.event.comment.body, \'@sallyport\') || startsWith(github.event.comment.body, \'/\')\\n    # Requests wait for each other, and none is canceled.\\n    concurrency:\\n      group: sallyport-comment-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the answer, on issues\\n      pull-requests: write # and on pull requests\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          reaction: true\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-fix.yml":"# Fixes a pull request when someone with write permission asks for it: a comment that begins with @sallyport.\\n# Use it instead of sallyport-comment.yml, which starts with the same comments and only answers.\\nname: Sallyport fix\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  fix:\\n    if: github.event.issue.pull_request && startsWith(github.event.comment.body, \'@sallyport\')\\n    # Requests wait for each other, and none is canceled.\\n    concurrency:\\n      group: sallyport-fix-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: write # the commit\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs, and whether checks start after the commit\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 5\\n          reaction: true\\n          mode: auto-edit\\n          allow: PushToPullRequest\\n",".github/workflows/sallyport-schedule.yml":"# Checks the commits of a week, and opens an issue if documentation is outdated.\\nname: Sallyport schedule\\n\\non:\\n  schedule:\\n    - cron: \'23 5 * * 1\' # Mondays, 05:23 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  weekly:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the issue\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          prompt: |\\n            Read the commits of the last seven days and the documentation of what they changed.\\n            If documentation is outdated, open one issue with the title \\"Outdated documentation\\": each\\n            passage, what it says and what is true now. If everything is current, say so and open none.\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          publish: summary\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git show:*)\\n            Issue\\n",".github/workflows/sallyport-fork-review.yml":"# Reviews a pull request from a fork after someone with write permission adds the label \\"sallyport\\".\\n# The checkout is the base; the model gets the diff as text, and code from the fork never runs.\\nname: Sallyport fork review\\n\\non:\\n  pull_request_target:\\n    types: [labeled]\\n\\npermissions: {}\\n\\njobs:\\n  review:\\n    if: github.event.label.name == \'sallyport\'\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: review # comes with Sallyport, unless the repository has its own\\n          label-trigger: sallyport\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n",".github/workflows/sallyport-fork-collect.yml":"# Phase one: runs the code of a pull request, including forks, without secrets and with a read-only token.\\n# It writes its results to handoff.json, which sallyport-fork-post.yml posts.\\nname: Sallyport fork collect\\n\\non:\\n  pull_request:\\n\\npermissions: {}\\n\\njobs:\\n  collect:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - name: Run the tests\\n        run: |\\n          { npm ci && npm test; } > report.txt 2>&1 || echo \\"exit code $?\\" >> report.txt\\n      - name: Write handoff.json\\n        env:\\n          HEAD: ${{ github.event.pull_request.head.sha }}\\n        run: |\\n          tail -c 20000 report.txt | jq --raw-input --slurp --arg head \\"$HEAD\\" \\\\\\n            \'{version: 1, head: $head, text: \\"The end of the tests:\\\\n\\\\n~~~~text\\\\n\\\\(.)\\\\n~~~~\\"}\' > handoff.json\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        with:\\n          name: sallyport-handoff\\n          path: handoff.json\\n          if-no-files-found: error\\n          retention-days: 3\\n",".github/workflows/sallyport-fork-post.yml":"# Phase two: posts the results of phase one. It runs on the default branch and reads only handoff.json,\\n# as data. GitHub, not the file, determines the pull request.\\nname: Sallyport fork post\\n\\non:\\n  workflow_run:\\n    workflows: [Sallyport fork collect]\\n    types: [completed]\\n\\npermissions: {}\\n\\njobs:\\n  post:\\n    if: github.event.workflow_run.event == \'pull_request\' && github.event.workflow_run.conclusion == \'success\'\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      actions: read # the artifact\\n      pull-requests: write # the comment\\n    steps:\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-handoff\\n          path: ${{ runner.temp }}/handoff\\n          run-id: ${{ github.event.workflow_run.id }}\\n          github-token: ${{ github.token }}\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          post: ${{ runner.temp }}/handoff/handoff.json\\n",".github/workflows/sallyport-batch.yml":"# Runs the jobs of a batch file every night on several machines, and merges their results into one report.\\nname: Sallyport batch\\n\\non:\\n  schedule:\\n    - cron: \'37 2 * * *\' # every day, 02:37 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\n# Two runs must not share a state. The second waits, and the first is not canceled.\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  plan:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 15\\n    permissions:\\n      contents: read\\n    outputs:\\n      matrix: ${{ steps.plan.outputs.matrix }}\\n      count: ${{ steps.plan.outputs.count }}\\n      attempt: ${{ github.run_attempt }}\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        id: plan\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          batch-step: plan\\n          shards: 4\\n          plan: ${{ runner.temp }}/plan.json\\n          model: anthropic/claude-sonnet-4-5\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        with:\\n          # A run that is repeated keeps the artifacts of its earlier attempts, so every name has the attempt.\\n          name: sallyport-plan-${{ github.run_attempt }}\\n          path: ${{ runner.temp }}/plan.json\\n\\n  shard:\\n    needs: plan\\n    if: needs.plan.outputs.count != \'0\' # an empty matrix is an error\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 60\\n    permissions:\\n      # With write, shards save their results even if the run is canceled, and delivery: batch sends nothing twice.\\n      contents: read\\n    strategy:\\n      fail-fast: false # one failed shard must not cancel the others\\n      matrix: ${{ fromJSON(needs.plan.outputs.matrix) }}\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-plan-${{ needs.plan.outputs.attempt }}\\n          path: ${{ runner.temp }}/plan\\n      # If the run is repeated, for example after a cancel, a shard continues with what it has uploaded last.\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          pattern: sallyport-shard-${{ strategy.job-index }}-* # of all earlier attempts; there may be none\\n          path: ${{ runner.temp }}/attempts\\n      - run: |\\n          mkdir -p \\"$RUNNER_TEMP/attempts\\"\\n          last=$(find \\"$RUNNER_TEMP/attempts\\" -maxdepth 2 -name run.json | sort -V | tail -n 1)\\n          if [ -n \\"$last\\" ]; then mv \\"$(dirname \\"$last\\")\\" \\"$RUNNER_TEMP/state\\"; fi\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          plan: ${{ runner.temp }}/plan/plan.json\\n          shard: ${{ matrix.shard }}\\n          state: ${{ runner.temp }}/state\\n          state-storage: branch # begins with the results of all earlier runs\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: always() # what was paid for is kept\\n        with:\\n          name: sallyport-shard-${{ strategy.job-index }}-${{ github.run_attempt }}\\n          path: ${{ runner.temp }}/state\\n\\n  merge:\\n    needs: [plan, shard]\\n    if: ${{ !cancelled() && needs.plan.result == \'success\' && needs.plan.outputs.count != \'0\' }}\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 15\\n    permissions:\\n      contents: write # the branch sallyport/state/docs; for pull requests of jobs, add pull-requests: write\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-plan-${{ needs.plan.outputs.attempt }}\\n          path: ${{ runner.temp }}/plan\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          pattern: sallyport-shard-*\\n          path: ${{ runner.temp }}/shards\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          batch-step: merge\\n          plan: ${{ runner.temp }}/plan/plan.json\\n          merge-from: ${{ runner.temp }}/shards\\n          state: ${{ runner.temp }}/state\\n          state-storage: branch\\n          html-report: ${{ runner.temp }}/sallyport-report.html\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: ${{ !cancelled() }}\\n        with:\\n          name: sallyport-state\\n          path: ${{ runner.temp }}/state\\n          overwrite: true\\n          if-no-files-found: ignore # no shard may have uploaded anything\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: ${{ !cancelled() }}\\n        with:\\n          path: ${{ runner.temp }}/sallyport-report.html\\n          archive: false # opens in the browser from the page of the run\\n          overwrite: true\\n          if-no-files-found: ignore\\n",".github/workflows/sallyport-nightly.yml":"# Runs the jobs of a batch file every night, in one job. The results of earlier nights are on a branch.\\nname: Sallyport nightly\\n\\non:\\n  schedule:\\n    - cron: \'17 3 * * *\' # every day, 03:17 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\n# Two runs must not share a state. The second waits, and the first is not canceled.\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  nightly:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 60\\n    permissions:\\n      contents: write # the branch sallyport/state/docs; for pull requests of jobs, add pull-requests: write\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          state-storage: branch\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n",".github/workflows/sallyport-triage.yml":"# Sorts new issues: kind, labels, duplicates, and what is missing. Everyone who can open an issue starts it.\\nname: Sallyport triage\\n\\non:\\n  issues:\\n    types: [opened]\\n\\npermissions: {}\\n\\njobs:\\n  triage:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the comment and the labels\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: triage # comes with Sallyport; .sallyport/commands/triage.md replaces it\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 1\\n          required-permission: read # on a public repository, everyone\\n          max-turns: 15 # what one issue can cost\\n          allow: |\\n            Bash(gh issue list:*)\\n            Bash(gh search issues:*)\\n            Label(bug)\\n            Label(documentation)\\n            Label(duplicate)\\n            Label(enhancement)\\n            Label(question)\\n",".github/workflows/sallyport-ci.yml":"# Explains on a pull request why its CI run failed. Pull requests of forks start nothing.\\nname: Sallyport CI\\n\\non:\\n  workflow_run:\\n    workflows: [CI]\\n    types: [completed]\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: sallyport-ci-${{ github.event.workflow_run.head_branch }}\\n\\njobs:\\n  explain:\\n    if: >-\\n      github.event.workflow_run.event == \'pull_request\' && github.event.workflow_run.conclusion == \'failure\' &&\\n      github.event.workflow_run.head_repository.full_name == github.repository\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: explain-failure # comes with Sallyport\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          max-cost-usd: 2\\n          checkout: head\\n          comment-key: ci # next to the comment of a review\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".sallyport/config.yml":"# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/config.schema.json\\n# Settings of every run in this repository. Inputs of a workflow replace them; allow, ask and deny are combined.\\nmax-turns: 30\\ntimeout-minutes: 15\\n# continue: a refused call is a result for the model. fail: the run fails at its end (exit code 3). stop: at once.\\non-denied: continue\\nallow:\\n  - Bash(git show:*)\\n  - Bash(git blame:*)\\ndeny: # nothing overrides a deny rule\\n  - Bash(git push:*)\\n",".sallyport/batches/docs.yml":"# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/batch.schema.json\\n# Every file of src/ whose content is new is reviewed once. `sallyport batch FILE --dry-run --model PROVIDER/ID`\\n# shows what would run.\\nname: docs\\nbudget: { max-cost-usd: 5, max-jobs: 100, timeout-minutes: 50 }\\nconcurrency: 4\\npark-after: 3\\njobs:\\n  - id: review\\n    prompt: |\\n      Read {{item.path}}. If a comment or a name in it is wrong or misleading, name the line and what it should\\n      say. If everything is right, answer with the single word OK.\\n    max-turns: 10\\n    max-cost-usd: 0.5\\n    items:\\n      files: src/**\\n      limit: 1000\\n",".gitlab/sallyport-review.yml":"# Reviews every merge request of this project. Include it in .gitlab-ci.yml:\\n#   include: [{ local: .gitlab/sallyport-review.yml }]\\n# The command review comes with Sallyport, unless the repository has its own.\\nsallyport-review:\\n  image: node:24\\n  rules:\\n    # Not for forks: their authors could read the key.\\n    - if: $CI_PIPELINE_SOURCE == \\"merge_request_event\\" && $CI_MERGE_REQUEST_SOURCE_PROJECT_ID == $CI_PROJECT_ID\\n  variables:\\n    GIT_DEPTH: 0\\n    SALLYPORT: /tmp/sallyport-$CI_JOB_ID\\n    MODEL: anthropic/claude-sonnet-4-5\\n  before_script:\\n    - git clone --quiet --depth 1 --branch v1 https://github.com/OWNER/sallyport.git \\"$SALLYPORT\\"\\n  script:\\n    - >-\\n      node \\"$SALLYPORT/dist/cli.js\\" run --command review\\n      --args \\"the commits of git log origin/$CI_MERGE_REQUEST_TARGET_BRANCH_NAME..HEAD\\"\\n      --model \\"$MODEL\\" --max-cost 2 --allow \\"Bash(git log:*)\\" --allow \\"Bash(git diff:*)\\"\\n      --code-quality-report gl-code-quality.json --junit-report junit.xml --html-report report.html\\n  artifacts:\\n    when: always\\n    paths: [report.html]\\n    reports:\\n      codequality: gl-code-quality.json\\n      junit: junit.xml\\n",".gitlab/sallyport-batch.yml":"# Runs the jobs of a batch file on several machines. Include it in .gitlab-ci.yml, and add a pipeline schedule:\\n#   include: [{ local: .gitlab/sallyport-batch.yml }]\\n.sallyport:\\n  image: node:24\\n  rules:\\n    - if: $CI_PIPELINE_SOURCE == \\"schedule\\" || $CI_PIPELINE_SOURCE == \\"web\\"\\n  variables:\\n    GIT_DEPTH: 0\\n    BATCH: .sallyport/batches/docs.yml\\n    SALLYPORT: /tmp/sallyport-$CI_JOB_ID\\n    MODEL: anthropic/claude-sonnet-4-5\\n  before_script:\\n    - git clone --quiet --depth 1 --branch v1 https://github.com/OWNER/sallyport.git \\"$SALLYPORT\\"\\n\\nsallyport-plan:\\n  extends: .sallyport\\n  script:\\n    - node \\"$SALLYPORT/dist/cli.js\\" batch plan \\"$BATCH\\" --model \\"$MODEL\\" --shards 4 --out plan.json\\n  artifacts:\\n    paths: [plan.json]\\n\\nsallyport-shard:\\n  extends: .sallyport\\n  needs: [sallyport-plan]\\n  parallel: 4 # as many as --shards\\n  script:\\n    - >-\\n      node \\"$SALLYPORT/dist/cli.js\\" batch \\"$BATCH\\" --model \\"$MODEL\\" --plan plan.json --shard auto\\n      --state \\".sallyport/shards/$CI_NODE_INDEX\\" --state-storage cache\\n  cache: # the results of earlier pipelines, without conversations\\n    key: sallyport-batch\\n    paths: [.sallyport/cache/]\\n    policy: pull\\n  artifacts:\\n    when: always\\n    paths: [.sallyport/shards/] # protected: commands of a job cannot change the results of others\\n\\nsallyport-merge:\\n  extends: .sallyport\\n  needs:\\n    - job: sallyport-plan\\n    - job: sallyport-shard\\n  when: always\\n  resource_group: sallyport-batch # one pipeline at a time adds its results to the cache\\n  script:\\n    - >-\\n      node \\"$SALLYPORT/dist/cli.js\\" batch merge .sallyport/shards/* --out merged --state-storage cache\\n      --html-report report.html\\n  cache:\\n    key: sallyport-batch\\n    paths: [.sallyport/cache/]\\n    when: always\\n  artifacts:\\n    when: always\\n    paths: [merged/, report.html]\\n"}');
;// CONCATENATED MODULE: ./lib/commands/init/starters.js

const workflows = {
    review: ['.github/workflows/sallyport-review.yml'],
    comment: ['.github/workflows/sallyport-comment.yml'],
    fix: ['.github/workflows/sallyport-fix.yml'],
    triage: ['.github/workflows/sallyport-triage.yml'],
    ci: ['.github/workflows/sallyport-ci.yml'],
    schedule: ['.github/workflows/sallyport-schedule.yml'],
    forks: [
        '.github/workflows/sallyport-fork-review.yml',
        '.github/workflows/sallyport-fork-collect.yml',
        '.github/workflows/sallyport-fork-post.yml',
    ],
    batch: ['.github/workflows/sallyport-batch.yml', '.sallyport/batches/docs.yml'],
    nightly: ['.github/workflows/sallyport-nightly.yml', '.sallyport/batches/docs.yml'],
    gitlab: ['.gitlab/sallyport-review.yml'],
    'gitlab-batch': ['.gitlab/sallyport-batch.yml', '.sallyport/batches/docs.yml'],
};
/** The files for these uses: workflows and the configuration. */
function startersFor(uses, choices) {
    const paths = [...uses.flatMap((use) => workflows[use]), '.sallyport/config.yml'];
    return [...new Set(paths)].map((path) => ({ path, text: withChoices(starter_files_namespaceObject[path], choices) }));
}
/** The text of a file in examples/, with the choices instead of the action and the model in the example. */
function withChoices(text, { action, release, ciWorkflows, reviewPath, model, serverVariable, hasPrice }) {
    const comment = release === null ? '' : ` # ${release}`;
    return (hasPrice ? text : withoutCostLimits(text))
        .replaceAll('uses: OWNER/sallyport@v1', () => `uses: ${action}${comment}`)
        .replace(/command: review # .*/, (line) => (reviewPath === null ? line : `command: review # ${reviewPath}`))
        .replace('workflows: [CI]', () => `workflows: [${ciWorkflows.map(yamlWord).join(', ')}]`)
        .replaceAll('OWNER/sallyport@v1', () => action)
        .replace('--branch v1 https://github.com/OWNER/sallyport.git', () => cloneOf(action))
        .replace('OWNER/sallyport/v1/', () => schemaDirectory(action))
        .replace(/^( *)(?:model|MODEL): .*(\n *api-key: .*)?$/gm, (lines, indent, key) => (key === undefined ? [modelLine(lines, model)] : model).map((line) => `${indent}${line}`).join('\n'))
        .replace(/^permissions: \{\}\n(?=.*^ *model: )/ms, (line) => `${line}${environmentFor(model, serverVariable)}`);
}
/** Unless an input has the variable. */
function environmentFor(model, variable) {
    if (variable === null || model.some((line) => line.includes(variable.name)))
        return '';
    return `\nenv:\n  ${variable.name}: \${{ vars.${variable.name} }} # ${variable.what}\n`;
}
function withoutCostLimits(text) {
    return text
        .replace(/^ *max-cost-usd: .*\n/gm, '')
        .replace(/max-cost-usd: [\d.]+, /, '')
        .replace(/ --max-cost [\d.]+/, '');
}
/** Where GitLab gets the bundle from. */
function cloneOf(action) {
    const [path = '', ref = ''] = action.split('@');
    return `--branch ${ref} https://github.com/${path.split('/').slice(0, 2).join('/')}.git`;
}
/** A step without a key only names the model, in the workflow's or in a variable's spelling. */
function modelLine(line, [model = '']) {
    return line.trimStart().startsWith('MODEL') ? model.replace('model', 'MODEL') : model;
}
/** The directory of the published schema at the same ref as the action, for editors. */
function schemaDirectory(action) {
    const [path = '', ref = ''] = action.split('@');
    const [owner = '', repository = '', ...directories] = path.split('/');
    return [owner, repository, ref, ...directories, ''].join('/');
}
/** A name in a list of YAML, in quotes where it needs them. */
function yamlWord(name) {
    return /^[A-Za-z](?:[\w ./-]*[\w./-])?$/.test(name) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(name)
        ? name
        : JSON.stringify(name);
}

;// CONCATENATED MODULE: ./lib/commands/init/types.js
const uses = [
    'review',
    'comment',
    'fix',
    'schedule',
    'triage',
    'ci',
    'forks',
    'batch',
    'nightly',
    'gitlab',
    'gitlab-batch',
];

// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
// EXTERNAL MODULE: ./lib/commands/placeholder.js
var placeholder = __webpack_require__(39454);
;// CONCATENATED MODULE: ./lib/commands/init.js



















/** To be replaced by the user. */
const init_placeholder = `${placeholder/* actionPlaceholder */.M}@v1`;
const defaultUses = ['review', 'comment', 'schedule'];
const gitLabUses = ['gitlab'];
const defaultModel = 'anthropic/claude-sonnet-4-5';
/**
 * `sallyport init`: writes starter workflows, a starter configuration and a command into the directory. Never
 * overwrites a file. Rejects with UserError before it writes anything if a path leads out of the directory.
 */
async function runInit(invocation, hostEnvironment) {
    const operands = usesOf(invocation.operands);
    const flags = choicesOf(invocation);
    const files = openDirectory((0,parse/* textFlag */.gx)(invocation, 'cwd') ?? '.', hostEnvironment.directory);
    const system = await otherCiSystem(await originHost((0,process_setup/* plannedProcesses */.EG)(hostEnvironment), files.root), files);
    const wanted = operands.length > 0 ? operands : system === 'GitLab' ? gitLabUses : defaultUses;
    const { requested, leftOut } = await withoutSecondAnswer(wanted, operands, files);
    const choices = await completed(flags, requested, files, hostEnvironment);
    const dryRun = (0,parse/* isSwitchedOn */.JG)(invocation, 'dry-run');
    const planned = [];
    for (const starter of startersFor(requested, choices)) {
        planned.push({ ...starter, outcome: await planFor(starter, files) });
    }
    const results = dryRun ? planned : await writeAll(planned, files);
    const { stdio } = hostEnvironment;
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json')) {
        stdio.out(`${JSON.stringify({ files: results.map(({ path, outcome, text }) => ({ path, outcome, text })) }, null, 2)}\n`);
        return 0;
    }
    for (const result of results) {
        stdio.out(`${result.outcome.padEnd(12)}  ${result.path}\n`);
        if (dryRun && result.outcome === 'would create')
            stdio.out(`\n${result.text}\n`);
    }
    for (const line of [...leftOut, ...(await advice(results, { ...choices, system }, files))])
        stdio.err(`${line}\n`);
    return 0;
}
function usesOf(operands) {
    const diagnostics = operands
        .filter((operand) => !isUse(operand))
        .map((operand) => {
        const guess = (0,errors/* nearest */.pA)(operand, uses);
        return {
            code: 'argument-invalid',
            location: operand,
            message: 'unknown use',
            hint: `${guess === undefined ? '' : `did you mean ${guess}? `}The uses are ${uses.join(', ')}`,
        };
    });
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    return uses.filter((use) => operands.includes(use));
}
const isUse = (word) => uses.includes(word);
function choicesOf(invocation) {
    const action = (0,parse/* textFlag */.gx)(invocation, 'action') ?? null;
    if (action !== null && !/^[A-Za-z0-9-]+(\/[A-Za-z0-9._-]+)+(@[A-Za-z0-9._/-]+)?$/.test(action)) {
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--action',
            message: 'invalid action',
            found: action,
            hint: `write OWNER/REPOSITORY or OWNER/REPOSITORY@REF, such as ${init_placeholder}; a full commit SHA is the safest REF`,
        });
    }
    const model = (0,parse/* textFlag */.gx)(invocation, 'model') ?? defaultModel;
    const { provider, id } = (0,providers/* parseModelName */.s_)(model);
    if (!/^[\w.:/@+-]+$/.test(id)) {
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--model',
            message: 'invalid characters in the name of the model',
            found: model,
            hint: 'use the name from the provider',
        });
    }
    return {
        action: action === null || action.includes('@') ? action : `${action}@v1`,
        model: modelLines(model, provider),
        serverVariable: serverVariableOf(provider),
        hasPrice: (0,prices/* withoutPrice */.c7)([model]) === undefined,
    };
}
/** With what the program can find out: its own repository and release, and the workflows to wait for. */
async function completed({ action, ...choices }, requested, files, hostEnvironment) {
    const workflows = requested.includes('ci') ? await ciWorkflowsOf(files) : [];
    const found = {
        ciWorkflows: workflows.length === 0 ? ['CI'] : workflows,
        reviewPath: await reviewOf(files, hostEnvironment.home),
    };
    if (action !== null)
        return { action, release: null, ...found, ...choices };
    const released = await (0,released_action/* findReleasedAction */.n)((0,process_setup/* plannedProcesses */.EG)(hostEnvironment), hostEnvironment.program);
    if (released === null)
        return { action: init_placeholder, release: null, ...found, ...choices };
    const { repository, release } = released;
    return { action: `${repository}@${release?.commit ?? 'v1'}`, release: release?.tag ?? null, ...found, ...choices };
}
/** The path of the repository's own command or skill `review`. */
async function reviewOf(files, home) {
    const project = (0,working_tree_source/* workingTreeSource */.p)(files, (0,path_facts/* createPathFacts */.P)(files.root, home));
    const commands = await (0,find.findCommands)({ project }).catch((0,errors/* only */.j6)(errors/* UserError */.yo, () => []));
    return commands.find(({ name, wins }) => name === 'review' && wins)?.path ?? null;
}
/**
 * Two workflows must not answer the same comment, so `fix` and `comment` exclude each other. Rejects with UserError if
 * one of them is named and the file of the other exists.
 */
async function withoutSecondAnswer(wanted, operands, files) {
    const without = (use) => ({
        requested: wanted.filter((each) => each !== use),
        leftOut: [`Left out: ${answeringPath(use)}, since the workflow fix answers the same comments.`],
    });
    if (wanted.includes('fix') && wanted.includes('comment'))
        return without('comment');
    for (const [use, other] of [['fix', 'comment'], ['comment', 'fix']]) {
        if (!wanted.includes(use) || (await isThere(files, answeringPath(use))))
            continue;
        if (!(await isThere(files, answeringPath(other))))
            continue;
        if (!operands.includes(use))
            return without(use);
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: answeringPath(other),
            message: `it answers the same comments as the workflow ${use}`,
            hint: `remove it and run init ${use} again, or keep it`,
        });
    }
    return { requested: wanted, leftOut: [] };
}
const answeringPath = (use) => `.github/workflows/sallyport-${use}.yml`;
async function isThere(files, path) {
    const entry = await files.info(path).catch((0,errors/* only */.j6)(types/* FileProblem */.k, (problem) => problem));
    return !(entry instanceof types/* FileProblem */.k) || entry.code !== 'missing';
}
/** Denies paths that a symbolic link leads out of the directory. */
function openDirectory(directory, from) {
    try {
        const { root } = (0,file_system/* createFileSystem */.S)({
            root: (0,file_system/* createFileSystem */.S)({ root: from, guard: () => null }).resolve(directory),
            guard: () => null,
        });
        return (0,file_system/* createFileSystem */.S)({
            root,
            guard: (_, path) => ((0,paths/* isInside */.FK)({ path, directory: root }) ? null : 'it leads out of the directory'),
        });
    }
    catch {
        throw new errors/* UserError */.yo({
            code: 'directory-missing',
            location: '--cwd',
            message: 'the directory does not exist',
            found: directory,
            hint: 'give the directory of the repository',
        });
    }
}
async function planFor({ path, text }, files) {
    try {
        const existing = (await files.read(path, maxBytes)).toString('utf8');
        return existing.replaceAll('\r\n', '\n') === text ? 'unchanged' : 'kept';
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* FileProblem */.k);
        if (error.code === 'missing')
            return 'would create';
        if (error.code === 'too-large' || error.code === 'directory' || error.code === 'special')
            return 'kept';
        throw unwritable(path, error);
    }
}
const maxBytes = 1_000_000;
async function writeAll(planned, files) {
    const results = [];
    for (const result of planned) {
        if (result.outcome !== 'would create') {
            results.push(result);
            continue;
        }
        try {
            await files.write(result.path, result.text);
        }
        catch (error) {
            (0,errors/* rethrowUnless */.ki)(error, types/* FileProblem */.k);
            throw unwritable(result.path, error);
        }
        results.push({ ...result, outcome: 'created' });
    }
    return results;
}
function unwritable(path, problem) {
    return new errors/* UserError */.yo({
        code: 'file-unwritable',
        location: path,
        message: 'the file cannot be written',
        found: problem.message,
        hint: 'use a writable directory without symbolic links to other directories',
    });
}
/** The remaining manual steps. */
async function advice(results, { action, ciWorkflows, model, serverVariable, hasPrice, system }, files) {
    const kept = results.filter(({ outcome }) => outcome === 'kept').map(({ path }) => path);
    const isFor = (folder) => results.some(({ path }) => path.startsWith(folder));
    const isPinned = /@[0-9a-f]{40}$/.test(action);
    return [
        ...(kept.length === 0
            ? []
            : [`Already there, left unchanged: ${kept.join(', ')}. Use --dry-run --json to see the version of init.`]),
        ...placeholderAdvice(results),
        ...(isFor('.github/') && system !== null
            ? [
                `The origin is on ${system}, which does not read .github/workflows: ${system === 'GitLab' ? 'run init gitlab' : 'docs/other-ci.md has a job for it'}.`,
            ]
            : []),
        ...(isPinned || !isFor('.github/') ? [] : ['Pin the action to its full commit SHA: a tag can be moved.']),
        ...secretsIn(model).flatMap((name) => [
            ...(isFor('.github/') ? [`Add the secret ${name}: gh secret set ${name}${inPage}`] : []),
            ...(isFor('.gitlab/') ? [`Add the variable ${name} in Settings, CI/CD, masked and protected.`] : []),
        ]),
        ...(serverVariable === null ? [] : [serverVariable]).flatMap(({ name, what, example }) => {
            const start = `Add the variable ${name}, ${what}`;
            return [
                ...(isFor('.github/') ? [`${start}: gh variable set ${name} --body ${example}${inPage}`] : []),
                ...(isFor('.gitlab/') ? [`${start}, in Settings, CI/CD.`] : []),
            ];
        }),
        ...(results.some(({ path }) => path.endsWith('sallyport-ci.yml'))
            ? [
                `sallyport-ci.yml waits for the workflow ${ciWorkflows.join(', ')}: write the names of others there if that is not your CI.`,
            ]
            : []),
        ...(hasPrice || results.every(({ outcome }) => outcome === 'kept')
            ? []
            : [
                'The price of the model is not known, so the files limit time and jobs, not the cost. For max-cost-usd, set prices in .sallyport/config.yml.',
            ]),
        ...((await isThere(files, '.git'))
            ? []
            : ['No .git was found here: GitHub reads workflows only from the root of a repository.']),
    ];
}
/** Each line that names the placeholder, in files that were there before too. */
function placeholderAdvice(results) {
    const lines = results.flatMap(({ path, text, outcome }) => outcome === 'kept' ? [] : (0,placeholder/* placeholderLines */.l)(text).map((line) => `${path}:${line}`));
    return lines.length === 0
        ? []
        : [`Replace ${init_placeholder} with the repository you use (or: init --action OWNER/REPO): ${lines.join(', ')}.`];
}
const inPage = ' (or in Settings, Secrets and variables, Actions)';
const secretsIn = (lines) => lines.flatMap((line) => /\bsecrets\.(\w+)/.exec(line)?.[1] ?? []);


/***/ }),

/***/ 39454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ actionPlaceholder),
/* harmony export */   l: () => (/* binding */ placeholderLines)
/* harmony export */ });
/** How files that `init` writes name the action until someone knows its repository. */
const actionPlaceholder = 'OWNER/sallyport';
/** The lines, counted from 1, that still have the placeholder. */
function placeholderLines(text) {
    return text.split('\n').flatMap((line, index) => (line.includes(actionPlaceholder) ? [index + 1] : []));
}


/***/ }),

/***/ 93123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ maxWorkflowBytes),
/* harmony export */   w: () => (/* binding */ workflowPaths)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);


const directory = '.github/workflows';
/** Longer files are not workflows. */
const maxWorkflowBytes = 1_000_000;
/** The workflow files of the repository. */
async function workflowPaths(files) {
    const { entries } = await files.list(directory).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k, () => ({ entries: [] })));
    return entries
        .filter(({ kind, name, size }) => kind === 'file' && /\.ya?ml$/.test(name) && size <= maxWorkflowBytes)
        .map(({ name }) => `${directory}/${name}`);
}


/***/ }),

/***/ 26629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ rootOf),
/* harmony export */   n: () => (/* binding */ findReleasedAction)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _process_run_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43411);



/** `program` is the path of the running file. `null` if it is not in a clone of its repository on GitHub. Asks no server. */
async function findReleasedAction(setup, program) {
    const root = rootOf(program);
    if (root === null)
        return null;
    const git = async (...args) => {
        const { stdoutBytes, exitCode } = await (0,_process_run_process_js__WEBPACK_IMPORTED_MODULE_2__.runProcess)(setup, {
            argv: ['git', ...args],
            cwd: root,
            timeoutMs: 10_000,
            maxOutputBytes: 1_000_000,
            signal: new AbortController().signal,
        });
        return exitCode === 0 ? stdoutBytes.toString('utf8').trim() : '';
    };
    // A package in node_modules is in the repository of its user.
    const [top, head = ''] = (await git('rev-parse', '--show-prefix', '--show-toplevel', 'HEAD')).split('\n');
    if (top !== root)
        return null;
    const origin = await git('config', '--get', 'remote.origin.url');
    const [, repository] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin) ?? [];
    if (repository === undefined)
        return null;
    const format = '--format=%(refname:strip=2) %(objectname) %(*objectname)';
    const tags = await git('for-each-ref', '--sort=-version:refname', format, 'refs/tags/v*');
    const newest = tags.split('\n').find((line) => /^v\d+\.\d+\.\d+ /.test(line));
    const [tag = '', object = '', commit = ''] = (newest ?? '').split(' ');
    return { repository, commit: head, release: tag === '' ? null : { tag, commit: commit === '' ? object : commit } };
}
/** The directory above `dist/`, in which the program is. */
function rootOf(program) {
    try {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program)), '..');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 43411:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  endOnExit: () => (/* binding */ endOnExit),
  endRunning: () => (/* binding */ endRunning),
  enter: () => (/* binding */ enter),
  killGraceMs: () => (/* binding */ killGraceMs),
  killerOf: () => (/* binding */ killerOf),
  runProcess: () => (/* binding */ runProcess),
  startProcess: () => (/* binding */ startProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/execa/index.js + 131 modules
var execa = __webpack_require__(16993);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/process/mark-errors.js
var mark_errors = __webpack_require__(40019);
// EXTERNAL MODULE: ./lib/platform/process/output-buffer.js
var output_buffer = __webpack_require__(7434);
;// CONCATENATED MODULE: ./lib/platform/process/collect-output.js


/** The maximum size of stderr by itself; the merged output has its own limit. */
const maxStderrBytes = 100_000;
/** Keeps the output of a process: both streams in the order of arrival, and each of them. */
function collectOutput(child, { maxOutputBytes: maxBytes, onOutput, marksErrors = false }) {
    const merged = (0,output_buffer/* createOutputBuffer */.Wl)(maxBytes);
    const stdout = (0,output_buffer/* createOutputBuffer */.Wl)(maxBytes);
    const stderr = (0,output_buffer/* createOutputBuffer */.Wl)(Math.min(maxBytes, maxStderrBytes));
    const mark = marksErrors ? (0,mark_errors/* createErrorMarker */.D)() : (chunk) => chunk;
    const decoders = ['stdout', 'stderr'].map((name) => {
        const whole = (0,output_buffer/* createWholeCharacters */.iS)();
        const add = (chunk) => merged.add(mark(chunk, name));
        child[name]?.on('data', (chunk) => add(whole.add(chunk)));
        child[name]?.on('error', () => undefined);
        return () => add(whole.end());
    });
    child.stdout?.on('data', (chunk) => {
        stdout.add(chunk);
        onOutput?.(chunk, 'stdout');
    });
    child.stderr?.on('data', (chunk) => {
        stderr.add(chunk);
        onOutput?.(chunk, 'stderr');
    });
    return () => {
        for (const end of decoders)
            end();
        return { merged: merged.take(), stdout: stdout.take(), stderr: stderr.take() };
    };
}

// EXTERNAL MODULE: ./lib/platform/process/homes.js
var process_homes = __webpack_require__(47996);
// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
// EXTERNAL MODULE: ./lib/platform/process/step-variables.js
var step_variables = __webpack_require__(57616);
// EXTERNAL MODULE: ./lib/platform/process/types.js
var types = __webpack_require__(84509);
;// CONCATENATED MODULE: ./lib/platform/process/run-process.js











/** The time between SIGTERM and SIGKILL. */
const killGraceMs = 250;
/** The time for remaining output from a child that holds the pipe after the process has ended. */
const drainMs = 250;
/** The time to wait after SIGKILL: a process may be stuck in the kernel. */
const giveUpMs = 2_000;
const running = new Set();
let isExitHandled = false;
/**
 * Ends all running processes. Called when this process exits for any reason, so that even a crash leaves no command
 * running.
 */
function endRunning() {
    for (const kill of running)
        kill();
}
/** Ends a process when this one exits; the result unregisters it and returns whether this was the first time. */
function endOnExit(kill) {
    if (!isExitHandled)
        process.on('exit', endRunning);
    isExitHandled = true;
    running.add(kill);
    return () => running.delete(kill);
}
/**
 * Starts a program with execa, in a process group of its own. The events of the process are used instead of execa's
 * promise, which waits for pipes that a grandchild may keep open forever; the limits of time and output and the end of the
 * whole group are handled here, since execa ends only the child.
 */
function startProcess({ program, args, argv0, cwd, env }, hasInput) {
    return (0,execa/* execa */.Ho)(program, args, {
        ...(argv0 === undefined ? {} : { argv0 }),
        cwd,
        env,
        extendEnv: false,
        stdin: hasInput ? 'pipe' : 'ignore',
        buffer: false,
        reject: false,
        cleanup: false,
        detached: process.platform !== 'win32',
    });
}
/** Runs one program. Never rejects because of the process; no process of its group outlives it. */
async function runProcess(setup, request, sandbox = null) {
    const [name, ...args] = request.argv;
    const unstarted = { ...types/* notStarted */.D, stdoutBytes: Buffer.alloc(0) };
    const refuse = (startError) => ({ ...unstarted, startError });
    if (request.signal.aborted)
        return { ...unstarted, cancelled: true };
    const program = (0,program_path/* findExecutable */.oq)(name, setup.path);
    if (program === null)
        return refuse(`the program ${JSON.stringify(name)} was not found on the PATH of tools`);
    const entered = await enter(sandbox, { program, argv: [name, ...args] }, request, setup);
    if (typeof entered === 'string')
        return refuse(entered);
    const { confined, outside } = entered;
    let child;
    try {
        child = startProcess(confined ?? entered.plain, request.stdin !== undefined);
    }
    catch (error) {
        await entered.end();
        return refuse((0,errors/* messageOf */.bD)(error));
    }
    if (child.pid === undefined) {
        await entered.end();
        const { originalMessage = '' } = await child;
        return refuse(`${originalMessage} (in ${request.cwd})`);
    }
    const output = collectOutput(child, request);
    sendInput(child, request.stdin);
    const ended = await untilEnd(child, request, { systemRoot: setup.environment['SystemRoot'], confined });
    const inside = await entered.end(ended.exitCode);
    const startError = ended.startError ?? inside?.startError ?? null;
    if (startError !== null)
        return refuse(startError);
    const { merged, stdout, stderr } = output();
    return {
        ...ended,
        ...(inside === undefined ? {} : { exceeded: inside.exceeded, blocked: inside.blocked, unseen: inside.unseen }),
        ...(outside === null ? {} : { outside }),
        output: merged.bytes.toString('utf8'),
        stdoutBytes: stdout.bytes,
        stderr: stderr.bytes.toString('utf8'),
        droppedBytes: merged.droppedBytes,
    };
}
/** Chooses HOME and TMPDIR, and enters the sandbox if there is one. A text if the program may not run. */
async function enter(sandbox, { program, argv }, { cwd, env: added, needs = needsOfRepositoryCode, bridge, trust = trustOf(needs) }, setup) {
    const { environment, path, home: ownHome, homes } = setup;
    const ofCommand = await commandVariables(setup, trust, needs);
    const identity = ofCommand['GIT_CONFIG_GLOBAL'];
    const reads = [...needs.reads, ...(0,step_variables/* certificatePaths */.a)(environment), ...(identity === undefined ? [] : [identity])];
    const envIn = (home) => ({
        ...environment,
        PATH: path,
        HOME: trust === 'own' ? external_node_os_.devNull : ownHome,
        ...(home === undefined ? {} : (0,process_homes/* homeVariables */.N)(home)),
        ...ofCommand,
        ...added,
    });
    const open = (isConfined) => trust === 'own' ? undefined : homes?.open(trust, isConfined);
    let home = open(sandbox !== null);
    const leave = () => {
        if (home !== undefined)
            homes?.leave(home);
    };
    const shown = trust === 'own' ? null : home;
    const entered = await sandbox?.enter({
        program,
        argv,
        cwd,
        env: envIn(home),
        needs: { ...needs, reads },
        bridge,
        home: shown,
    });
    const isOutside = typeof entered === 'object' && entered !== null && 'outside' in entered;
    const confined = isOutside || typeof entered !== 'object' ? null : entered;
    if (confined === null)
        leave();
    if (typeof entered === 'string')
        return entered;
    if (confined === null)
        home = open(false);
    const [name = program, ...args] = argv;
    return {
        confined,
        plain: { program, args, argv0: name, cwd, env: envIn(home) },
        outside: isOutside ? entered.outside : null,
        end: async (exitCode) => {
            const ended = await confined?.end(exitCode);
            leave();
            return ended;
        },
    };
}
/** What commands of the model and of evaluations have in addition: hooks, servers and Sallyport itself do not. */
async function commandVariables({ passed, identityFile }, trust, { judgedByWords }) {
    if (!/^(?:repository|words|outside|evaluation)$/.test(trust))
        return {};
    const identity = await identityFile?.();
    return {
        ...(judgedByWords === true ? {} : passed),
        ...(identity === undefined ? {} : { GIT_CONFIG_GLOBAL: identity }),
    };
}
function trustOf({ leaves, judgedByWords }) {
    if (leaves !== null)
        return 'outside';
    return judgedByWords === true ? 'words' : 'repository';
}
const needsOfRepositoryCode = {
    writes: null,
    reads: [],
    changesGit: false,
    network: { allow: [], deny: [] },
    leaves: null,
};
function sendInput(child, text) {
    // A process may end without reading its input, which breaks the pipe.
    child.stdin?.on('error', () => undefined).end(text);
}
function isRunning({ exitCode, signalCode }) {
    return exitCode === null && signalCode === null;
}
/** Sends signals to a process and to everything that it has started. */
function killerOf(child, { systemRoot, confined }) {
    return (signal) => {
        // The launcher ends everything of the call, also what is in no group; it must not be ended first.
        if (signal === 'SIGKILL' && confined !== null && isRunning(child))
            confined.kill();
        else if (child.pid !== undefined)
            killTree(child.pid, signal, systemRoot);
    };
}
/**
 * Sends a signal to a process and all its descendants. On POSIX, the child leads its own process group, which gets the
 * signal even after the child has ended; a process that started a new session is not reached. On Windows there are no
 * process groups: taskkill ends the tree for either signal.
 */
function killTree(pid, signal, systemRoot) {
    if (process.platform === 'win32') {
        const program = (0,external_node_path_.join)(systemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
        (0,external_node_child_process_.spawn)(program, ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () => {
            process.kill(pid, 'SIGKILL');
        });
        return;
    }
    try {
        process.kill(-pid, signal);
    }
    catch (error) {
        const { code } = error;
        // ESRCH: no process is left. EPERM: only processes that changed their user are left.
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
function untilEnd(child, request, ending) {
    return new Promise((resolve) => {
        const state = { exitCode: null, signal: null, timedOut: false, cancelled: false, startError: null };
        const timers = new Set();
        const after = (ms, action) => void timers.add(setTimeout(action, ms));
        const kill = killerOf(child, ending);
        const forget = endOnExit(() => kill('SIGKILL'));
        const finish = () => {
            if (!forget())
                return;
            for (const timer of timers)
                clearTimeout(timer);
            request.signal.removeEventListener('abort', cancel);
            // POSIX only: on Windows, the pid may have been reused.
            if (process.platform !== 'win32' && child.pid !== undefined)
                killTree(child.pid, 'SIGKILL', ending.systemRoot);
            child.stdout?.destroy();
            child.stderr?.destroy();
            child.unref();
            resolve(state);
        };
        const stop = (why) => {
            if (state.timedOut || state.cancelled)
                return;
            state[why] = true;
            kill('SIGTERM');
            after(killGraceMs, () => kill('SIGKILL'));
            after(killGraceMs + giveUpMs, finish);
        };
        const cancel = () => stop('cancelled');
        after(request.timeoutMs, () => stop('timedOut'));
        // Jobs of a batch share a signal, so many listeners are not a leak.
        (0,external_node_events_.setMaxListeners)(0, request.signal);
        request.signal.addEventListener('abort', cancel, { once: true });
        child.on('error', (error) => {
            if (child.pid === undefined)
                state.startError = `${error.message} (in ${request.cwd})`;
            finish();
        });
        child.on('exit', (code, signal) => {
            Object.assign(state, { exitCode: code, signal });
            // If this process was busy, the time may be over before it reads what is in the pipes: timers come first.
            after(drainMs, () => void setImmediate(finish));
        });
        child.on('close', finish);
    });
}


/***/ }),

/***/ 63438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findCommands: () => (/* binding */ findCommands),
  loadCommand: () => (/* binding */ loadCommand),
  locateCommands: () => (/* binding */ locateCommands)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/prompt/well-known-folders.js
var well_known_folders = __webpack_require__(56121);
;// CONCATENATED MODULE: ./lib/prompt/command-errors.js



/** Diagnostics about the locations of commands, and about a command name that was requested. */
/** Maximum number of names that an error lists. */
const maxNames = 50;
function tooManyCommands(path, maxFiles) {
    return {
        code: 'prompt-unreadable',
        message: `the directory contains more than ${maxFiles} commands`,
        location: path,
        hint: 'move other files out of this directory, or select a prompt by its path with prompt-file',
    };
}
function noDirectory(path) {
    return {
        code: 'prompt-unreadable',
        message: 'the command directory in the setting does not exist',
        location: `command-directories: ${path}`,
        hint: 'correct the path; it is relative to the workspace',
    };
}
function directoryOutside(path) {
    return {
        code: 'prompt-unreadable',
        message: 'cannot read the command directory: it is a link to a location outside the workspace',
        location: path,
        hint: 'replace it with a directory of the project, or remove it',
    };
}
function commandOutside(path) {
    return {
        code: 'prompt-unreadable',
        message: 'the command is a link to a location outside its directory',
        location: path,
        hint: 'put the file itself there, or link to a file in the same command directory',
    };
}
function unknownCommand(wanted, names) {
    const guess = (0,errors/* nearest */.pA)(wanted, names) ?? names.find((name) => name.endsWith(`:${wanted}`));
    return {
        code: 'command-unknown',
        message: `the command ${JSON.stringify(wanted)} does not exist`,
        found: names.length === 0 ? 'no commands' : (0,lib_text/* listed */.KE)(names, maxNames),
        hint: guess === undefined
            ? `put it in ${well_known_folders/* commandDirectories */.ZU[0]?.path ?? ''}/, or correct the name`
            : `did you mean ${JSON.stringify(guess)}?`,
    };
}
function modelOnlySkill(path) {
    return {
        code: 'command-unknown',
        message: 'only the model can load this skill (`user-invocable: false`)',
        location: path,
        hint: 'remove that field, or ask the model in a prompt to load the skill',
    };
}

// EXTERNAL MODULE: ./lib/prompt/command-name.js
var command_name = __webpack_require__(64772);
// EXTERNAL MODULE: ./lib/prompt/formats/choose.js + 2 modules
var choose = __webpack_require__(71794);
// EXTERNAL MODULE: ./lib/prompt/skills.js
var prompt_skills = __webpack_require__(74277);
;// CONCATENATED MODULE: ./lib/prompt/find.js







const maxDepth = 8;
const maxFiles = 2_000;
/**
 * Every command and skill in order of precedence: project, plugins, user, those that come with Sallyport; within each, skills before commands, the
 * directories in their order, TOML before Markdown (in `.qwen` after it), then byte order. Does not read the files. A missing directory is not
 * an error; an unreadable one rejects with UserError.
 */
async function locateCommands({ project, directories = [], above = [], plugins = [], user, bundled, }) {
    const projectDirectories = [...directories.map(well_known_folders/* configuredDirectory */.Wq), ...well_known_folders/* commandDirectories */.ZU];
    const located = await locateIn(project, '', { commands: projectDirectories, skills: well_known_folders/* skillDirectories */.tG });
    for (const up of above)
        located.push(...(await locateIn(project, '', usualFolders(up))));
    for (const plugin of plugins)
        located.push(...(await locateInPlugin(plugin)));
    if (user !== undefined)
        located.push(...(await locateIn(user, '~/', usualFolders(''))));
    const ofSallyport = { commands: [well_known_folders/* bundledDirectory */.KJ], skills: well_known_folders/* bundledSkills */.rF };
    if (bundled !== undefined)
        located.push(...(await locateIn(await bundled(), 'sallyport:', ofSallyport)));
    return located;
}
async function locateInPlugin({ name: plugin, directory, root, source, components, }) {
    const commands = components.commands.map((path) => ({ path, endings: ['.md'] }));
    const located = await locateIn(source, `${directory}/`, { commands, skills: components.skills });
    return located.map((one) => ({
        ...one,
        name: `${plugin}:${one.name}`,
        format: 'claude',
        plugin: { directory, root },
    }));
}
function usualFolders(up) {
    return {
        commands: well_known_folders/* commandDirectories */.ZU.map((directory) => ({ ...directory, path: `${up}${directory.path}` })),
        skills: well_known_folders/* skillDirectories */.tG.map((directory) => `${up}${directory}`),
    };
}
async function locateIn(source, prefix, { commands: directories, skills: skillFolders }) {
    const skills = await (0,prompt_skills/* locateSkills */.hm)(source, prefix, skillFolders);
    const present = await source.present(directories.map(({ path }) => path));
    const commands = [];
    for (const directory of directories) {
        if (!present.has(directory.path)) {
            if (directory.isConfigured === true)
                throw new errors/* UserError */.yo(noDirectory(directory.path));
            continue;
        }
        if (!(await source.holds(directory.path)))
            throw new errors/* UserError */.yo(directoryOutside(directory.path));
        const located = [];
        await collect({ source, prefix, directory, located }, '', 0);
        commands.push(...located.sort((a, b) => formatRank(a, directory) - formatRank(b, directory)));
    }
    return [...skills, ...commands];
}
function formatRank({ format }, { prefers }) {
    return format === (prefers ?? 'toml') ? 0 : 1;
}
async function collect(search, below, depth) {
    const { source, directory, located } = search;
    for (const { name, kind } of await listOrNothing(source, `${directory.path}${below}`)) {
        const path = `${directory.path}${below}/${name}`;
        if (kind === 'directory' && depth < maxDepth) {
            await collect(search, `${below}/${name}`, depth + 1);
        }
        else if (isCommandFile(name, directory.endings) && (kind === 'file' || kind === 'link')) {
            if (located.length === maxFiles)
                throw new errors/* UserError */.yo(tooManyCommands(directory.path, maxFiles));
            const shown = `${search.prefix}${path}`;
            const file = kind === 'file' ? path : await source.followLink(path, directory.path);
            located.push({
                kind: 'command',
                name: (0,command_name/* commandName */.p6)(`${below}/${name}`.slice(1)),
                path: shown,
                format: (0,choose/* chooseFormat */.H)(path),
                diagnostics: file === null ? [commandOutside(shown)] : [],
                file: { source, path: file ?? path },
            });
        }
    }
}
function isCommandFile(name, endings) {
    return endings.some((ending) => name.toLowerCase().endsWith(ending));
}
async function listOrNothing(source, path) {
    try {
        return await source.list(path);
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* FileProblem */.k);
        if (error.code === 'missing')
            return [];
        throw new errors/* UserError */.yo({
            code: 'prompt-unreadable',
            message: 'cannot read the command directory',
            location: path,
            found: error.message,
            hint: 'replace it with a readable directory of the project, or remove it',
        }, { cause: error });
    }
}
/** The commands and skills with their descriptions, for a list. One that cannot be read is listed with its diagnostics. */
async function findCommands(sources) {
    const described = await Promise.all((await locateCommands(sources)).map(describe));
    const winners = new Map();
    return described.map((command) => {
        const winner = winners.get(command.name);
        if (winner !== undefined)
            return { ...command, wins: false, shadowedBy: winner };
        if (command.userInvocable)
            winners.set(command.name, command.path);
        return { ...command, wins: command.userInvocable };
    });
}
async function describe(located) {
    const { kind, name, path, format, diagnostics } = located;
    const known = { kind, name, path, format };
    try {
        const { description, argumentHint, userInvocable, modelInvocable } = await (0,prompt_skills/* loadSkill */.kA)(located);
        return {
            ...known,
            diagnostics,
            argumentHint,
            description: description === null ? null : (0,command_name/* cleanDescription */.gp)(description),
            userInvocable: kind === 'command' || userInvocable,
            modelInvocable: modelInvocable && !path.startsWith('sallyport:'),
        };
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        const unknown = { description: null, argumentHint: null, userInvocable: true, modelInvocable: false };
        return { ...known, ...unknown, diagnostics: error.diagnostics };
    }
}
/**
 * The prompt of a command or skill by its name, with or without a leading slash: the name of its file or folder, or else
 * the name in the frontmatter of a skill. Reads only files that may have that name. Rejects with UserError:
 * `command-unknown` with the nearest name, or the errors of loadPromptFile for a file that takes precedence but is broken.
 */
async function loadCommand(name, sources) {
    const located = await locateCommands(sources);
    let modelOnlyPath = null;
    for (const command of await withName(name, located)) {
        const spec = await (0,prompt_skills/* loadSkill */.kA)(command);
        if (command.kind === 'command' || spec.userInvocable)
            return spec;
        modelOnlyPath ??= command.path;
    }
    throw new errors/* UserError */.yo(modelOnlyPath === null
        ? unknownCommand(name.trim().replace(/^\//, ''), [...new Set(located.map((command) => command.name))])
        : modelOnlySkill(modelOnlyPath));
}
async function withName(written, located) {
    const wanted = (0,command_name/* wantedName */.Lt)(written);
    const exact = located.filter(({ name }) => name === wanted);
    if (exact.length > 0)
        return exact;
    // `x:y.md` is listed as x_y.
    const folded = located.filter(({ name }) => name.replaceAll(':', '_') === wanted.replaceAll(':', '_'));
    if (folded.length > 0)
        return folded;
    const ofPlugins = located.filter(({ name, plugin }) => plugin !== undefined && name.endsWith(`:${wanted}`));
    if (ofPlugins.length > 0)
        return ofPlugins;
    const { skills } = await (0,prompt_skills/* readSkills */.D)(located.filter(({ kind }) => kind === 'skill'));
    const paths = skills
        .filter(({ head }) => (0,command_name/* hasName */.cP)(head.name, written.trim().replace(/^\//, '')))
        .map(({ path }) => path);
    return located.filter(({ path }) => paths.includes(path));
}


/***/ })

};
;