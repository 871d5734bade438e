"use strict";

exports.id = 4183;

exports.ids = [ 4183, 3411 ];

exports.modules = {
 84183: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   runInit: () => runInit
  });
  var s = n(42357);
  var o = n(83537);
  var r = n(58586);
  var a = n(4076);
  var i = n(72443);
  var l = n(26629);
  var c = n(42492);
  var u = n(55559);
  var d = n(93123);
  async function ciWorkflowsOf(e) {
   const {parse: t} = await n.e(8815).then(n.t.bind(n, 38815, 19));
   const o = [];
   for (const n of await (0, d.w)(e)) {
    const r = String(await e.read(n, d.n).catch((0, s.j6)(i.k, () => "")));
    if (/sallyport/i.test(r) || !/\bpull_request\b/.test(r)) continue;
    const a = nameOf(r, t);
    a !== null && o.push(a);
   }
   return o;
  }
  function nameOf(e, t) {
   try {
    const n = t(e)?.name;
    return typeof n !== "string" || /[^\P{C}]/u.test(n) ? null : n;
   } catch {
    return null;
   }
  }
  function serverVariableOf(e) {
   return e === "script" ? null : r.r5[e].serverVariable ?? null;
  }
  function modelLines(e, t) {
   if (t === "script") return [ `model: ${e}` ];
   const n = r.r5[t].baseUrl === null ? [ `base-url: \${{ vars.${serverVariableOf(t)?.name ?? ""} }}` ] : [];
   return [ `model: ${e}`, ...n, `api-key: \${{ secrets.${r.r5[t].keyVariables[0]} }}` ];
  }
  const h = JSON.parse('{".github/workflows/sallyport-review.yml":"# Reviews every pull request, in one comment that is updated.\\nname: Sallyport review\\n\\non:\\n  pull_request:\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: ${{ github.workflow }}-${{ github.ref }}\\n  cancel-in-progress: true\\n\\njobs:\\n  review:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: review # .sallyport/commands/review.md\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-comment.yml":"# Answers comments that begin with @sallyport, or with /NAME of a command, from people with write permission.\\nname: Sallyport comment\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  answer:\\n    # Saves a runner for other comments. The step asks GitHub who may start a run.\\n    if: startsWith(github.event.comment.body, \'@sallyport\') || startsWith(github.event.comment.body, \'/\')\\n    # Requests wait for each other, and none is canceled.\\n    concurrency:\\n      group: sallyport-comment-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the answer, on issues\\n      pull-requests: write # and on pull requests\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          reaction: true\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-fix.yml":"# Fixes a pull request when someone with write permission asks for it: a comment that begins with @sallyport.\\n# Use it instead of sallyport-comment.yml, which starts with the same comments and only answers.\\nname: Sallyport fix\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  fix:\\n    if: github.event.issue.pull_request && startsWith(github.event.comment.body, \'@sallyport\')\\n    # Requests wait for each other, and none is canceled.\\n    concurrency:\\n      group: sallyport-fix-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: write # the commit\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs, and whether checks start after the commit\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          reaction: true\\n          mode: auto-edit\\n          allow: PushToPullRequest\\n",".github/workflows/sallyport-schedule.yml":"# Checks the commits of a week, and opens an issue if documentation is outdated.\\nname: Sallyport schedule\\n\\non:\\n  schedule:\\n    - cron: \'23 5 * * 1\' # Mondays, 05:23 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  weekly:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the issue\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          prompt: |\\n            Read the commits of the last seven days and the documentation of what they changed.\\n            If documentation is outdated, open one issue with the title \\"Outdated documentation\\": each\\n            passage, what it says and what is true now. If everything is current, say so and open none.\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          publish: summary\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git show:*)\\n            Issue\\n",".github/workflows/sallyport-fork-review.yml":"# Reviews a pull request from a fork after someone with write permission adds the label \\"sallyport\\".\\n# The checkout is the base; the model gets the diff as text, and code from the fork never runs.\\nname: Sallyport fork review\\n\\non:\\n  pull_request_target:\\n    types: [labeled]\\n\\npermissions: {}\\n\\njobs:\\n  review:\\n    if: github.event.label.name == \'sallyport\'\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: review # .sallyport/commands/review.md\\n          label-trigger: sallyport\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n",".github/workflows/sallyport-fork-collect.yml":"# Phase one: runs the code of a pull request, including forks, without secrets and with a read-only token.\\n# It writes its results to handoff.json, which sallyport-fork-post.yml posts.\\nname: Sallyport fork collect\\n\\non:\\n  pull_request:\\n\\npermissions: {}\\n\\njobs:\\n  collect:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - name: Run the tests\\n        run: |\\n          { npm ci && npm test; } > report.txt 2>&1 || echo \\"exit code $?\\" >> report.txt\\n      - name: Write handoff.json\\n        env:\\n          HEAD: ${{ github.event.pull_request.head.sha }}\\n        run: |\\n          tail -c 20000 report.txt | jq --raw-input --slurp --arg head \\"$HEAD\\" \\\\\\n            \'{version: 1, head: $head, text: \\"The end of the tests:\\\\n\\\\n~~~~text\\\\n\\\\(.)\\\\n~~~~\\"}\' > handoff.json\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        with:\\n          name: sallyport-handoff\\n          path: handoff.json\\n          if-no-files-found: error\\n          retention-days: 3\\n",".github/workflows/sallyport-fork-post.yml":"# Phase two: posts the results of phase one. It runs on the default branch and reads only handoff.json,\\n# as data. GitHub, not the file, determines the pull request.\\nname: Sallyport fork post\\n\\non:\\n  workflow_run:\\n    workflows: [Sallyport fork collect]\\n    types: [completed]\\n\\npermissions: {}\\n\\njobs:\\n  post:\\n    if: github.event.workflow_run.event == \'pull_request\' && github.event.workflow_run.conclusion == \'success\'\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      actions: read # the artifact\\n      pull-requests: write # the comment\\n    steps:\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-handoff\\n          path: ${{ runner.temp }}/handoff\\n          run-id: ${{ github.event.workflow_run.id }}\\n          github-token: ${{ github.token }}\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          post: ${{ runner.temp }}/handoff/handoff.json\\n",".github/workflows/sallyport-batch.yml":"# Runs the jobs of a batch file every night on several machines, and merges their results into one report.\\nname: Sallyport batch\\n\\non:\\n  schedule:\\n    - cron: \'37 2 * * *\' # every day, 02:37 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\n# Two runs must not share a state. The second waits, and the first is not canceled.\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  plan:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 15\\n    permissions:\\n      contents: read\\n    outputs:\\n      matrix: ${{ steps.plan.outputs.matrix }}\\n      count: ${{ steps.plan.outputs.count }}\\n      attempt: ${{ github.run_attempt }}\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        id: plan\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          batch-step: plan\\n          shards: 4\\n          plan: ${{ runner.temp }}/plan.json\\n          model: anthropic/claude-sonnet-4-5\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        with:\\n          # A run that is repeated keeps the artifacts of its earlier attempts, so every name has the attempt.\\n          name: sallyport-plan-${{ github.run_attempt }}\\n          path: ${{ runner.temp }}/plan.json\\n\\n  shard:\\n    needs: plan\\n    if: needs.plan.outputs.count != \'0\' # an empty matrix is an error\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 60\\n    permissions:\\n      # With write, shards save their results even if the run is canceled, and delivery: batch sends nothing twice.\\n      contents: read\\n    strategy:\\n      fail-fast: false # one failed shard must not cancel the others\\n      matrix: ${{ fromJSON(needs.plan.outputs.matrix) }}\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-plan-${{ needs.plan.outputs.attempt }}\\n          path: ${{ runner.temp }}/plan\\n      # If the run is repeated, for example after a cancel, a shard continues with what it has uploaded last.\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          pattern: sallyport-shard-${{ strategy.job-index }}-* # of all earlier attempts; there may be none\\n          path: ${{ runner.temp }}/attempts\\n      - run: |\\n          mkdir -p \\"$RUNNER_TEMP/attempts\\"\\n          last=$(find \\"$RUNNER_TEMP/attempts\\" -maxdepth 2 -name run.json | sort -V | tail -n 1)\\n          if [ -n \\"$last\\" ]; then mv \\"$(dirname \\"$last\\")\\" \\"$RUNNER_TEMP/state\\"; fi\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          plan: ${{ runner.temp }}/plan/plan.json\\n          shard: ${{ matrix.shard }}\\n          state: ${{ runner.temp }}/state\\n          state-storage: branch # begins with the results of all earlier runs\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: always() # what was paid for is kept\\n        with:\\n          name: sallyport-shard-${{ strategy.job-index }}-${{ github.run_attempt }}\\n          path: ${{ runner.temp }}/state\\n\\n  merge:\\n    needs: [plan, shard]\\n    if: ${{ !cancelled() && needs.plan.result == \'success\' && needs.plan.outputs.count != \'0\' }}\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 15\\n    permissions:\\n      contents: write # the branch sallyport/state/docs; for pull requests of jobs, add pull-requests: write\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-plan-${{ needs.plan.outputs.attempt }}\\n          path: ${{ runner.temp }}/plan\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          pattern: sallyport-shard-*\\n          path: ${{ runner.temp }}/shards\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          batch-step: merge\\n          plan: ${{ runner.temp }}/plan/plan.json\\n          merge-from: ${{ runner.temp }}/shards\\n          state: ${{ runner.temp }}/state\\n          state-storage: branch\\n          html-report: ${{ runner.temp }}/sallyport-report.html\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: ${{ !cancelled() }}\\n        with:\\n          name: sallyport-state\\n          path: ${{ runner.temp }}/state\\n          overwrite: true\\n          if-no-files-found: ignore # no shard may have uploaded anything\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: ${{ !cancelled() }}\\n        with:\\n          path: ${{ runner.temp }}/sallyport-report.html\\n          archive: false # opens in the browser from the page of the run\\n          overwrite: true\\n          if-no-files-found: ignore\\n",".github/workflows/sallyport-triage.yml":"# Sorts new issues: kind, labels, duplicates, and what is missing. Everyone who can open an issue starts it.\\nname: Sallyport triage\\n\\non:\\n  issues:\\n    types: [opened]\\n\\npermissions: {}\\n\\njobs:\\n  triage:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the comment and the labels\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: triage # comes with Sallyport; .sallyport/commands/triage.md replaces it\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          required-permission: read # on a public repository, everyone\\n          max-turns: 15 # what one issue can cost\\n          allow: |\\n            Bash(gh issue list:*)\\n            Bash(gh search issues:*)\\n            Label(bug)\\n            Label(documentation)\\n            Label(duplicate)\\n            Label(enhancement)\\n            Label(question)\\n",".github/workflows/sallyport-ci.yml":"# Explains on a pull request why its CI run failed. Pull requests of forks start nothing.\\nname: Sallyport CI\\n\\non:\\n  workflow_run:\\n    workflows: [CI]\\n    types: [completed]\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: sallyport-ci-${{ github.event.workflow_run.head_branch }}\\n\\njobs:\\n  explain:\\n    if: >-\\n      github.event.workflow_run.event == \'pull_request\' && github.event.workflow_run.conclusion == \'failure\' &&\\n      github.event.workflow_run.head_repository.full_name == github.repository\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: explain-failure # comes with Sallyport\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          sandbox: require\\n          checkout: head\\n          comment-key: ci # next to the comment of a review\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".sallyport/config.yml":"# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/config.schema.json\\n# Settings of every run in this repository. Inputs of a workflow replace them; allow, ask and deny are combined.\\nmax-turns: 30\\ntimeout-minutes: 15\\n# continue: a refused call is a result for the model. fail: the run fails at its end (exit code 3). stop: at once.\\non-denied: continue\\nallow:\\n  - Bash(git show:*)\\n  - Bash(git blame:*)\\ndeny: # nothing overrides a deny rule\\n  - Bash(git push:*)\\n",".sallyport/commands/review.md":"---\\ndescription: Reviews the pull request\\nargument-hint: [what to look at]\\n---\\n\\nReview this pull request. Look for mistakes that matter: wrong results, lost data, security holes, changed\\nbehavior without a test. Read the code around a change before you judge it.\\n\\nAnswer with the findings, worst first: file and line, what is wrong, what to do. If there are none, say so in one\\nsentence. No praise, and no summary of the diff.\\n\\n{{args}}\\n",".sallyport/batches/docs.yml":"# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/batch.schema.json\\n# Every file of src/ whose content is new is reviewed once. `sallyport batch FILE --dry-run --model PROVIDER/ID`\\n# shows what would run.\\nname: docs\\nbudget: { max-cost-usd: 5, max-jobs: 100, timeout-minutes: 50 }\\nconcurrency: 4\\npark-after: 3\\njobs:\\n  - id: review\\n    prompt: |\\n      Read {{item.path}}. If a comment or a name in it is wrong or misleading, name the line and what it should\\n      say. If everything is right, answer with the single word OK.\\n    max-turns: 10\\n    max-cost-usd: 0.5\\n    items:\\n      files: src/**\\n      limit: 1000\\n",".gitlab/sallyport-batch.yml":"# Runs the jobs of a batch file on several machines. Include it in .gitlab-ci.yml, and add a pipeline schedule:\\n#   include: [{ local: .gitlab/sallyport-batch.yml }]\\n.sallyport:\\n  image: node:24\\n  rules:\\n    - if: $CI_PIPELINE_SOURCE == \\"schedule\\" || $CI_PIPELINE_SOURCE == \\"web\\"\\n  variables:\\n    GIT_DEPTH: 0\\n    BATCH: .sallyport/batches/docs.yml\\n    MODEL: anthropic/claude-sonnet-4-5\\n  before_script:\\n    - git clone --quiet --depth 1 --branch v1 https://github.com/OWNER/sallyport.git /opt/sallyport\\n\\nsallyport-plan:\\n  extends: .sallyport\\n  script:\\n    - node /opt/sallyport/dist/cli.js batch plan \\"$BATCH\\" --model \\"$MODEL\\" --shards 4 --out plan.json\\n  artifacts:\\n    paths: [plan.json]\\n\\nsallyport-shard:\\n  extends: .sallyport\\n  needs: [sallyport-plan]\\n  parallel: 4 # as many as --shards\\n  script:\\n    - >-\\n      node /opt/sallyport/dist/cli.js batch \\"$BATCH\\" --model \\"$MODEL\\" --plan plan.json --shard auto\\n      --state \\".sallyport/shards/$CI_NODE_INDEX\\" --state-storage cache\\n  cache: # the results of earlier pipelines, without conversations\\n    key: sallyport-batch\\n    paths: [.sallyport/cache/]\\n    policy: pull\\n  artifacts:\\n    when: always\\n    paths: [.sallyport/shards/] # protected: commands of a job cannot change the results of others\\n\\nsallyport-merge:\\n  extends: .sallyport\\n  needs:\\n    - job: sallyport-plan\\n    - job: sallyport-shard\\n  when: always\\n  resource_group: sallyport-batch # one pipeline at a time adds its results to the cache\\n  script:\\n    - >-\\n      node /opt/sallyport/dist/cli.js batch merge .sallyport/shards/* --out merged --state-storage cache\\n      --html-report report.html\\n  cache:\\n    key: sallyport-batch\\n    paths: [.sallyport/cache/]\\n    when: always\\n  artifacts:\\n    when: always\\n    paths: [merged/, report.html]\\n"}');
  const p = {
   review: [ ".github/workflows/sallyport-review.yml" ],
   comment: [ ".github/workflows/sallyport-comment.yml" ],
   fix: [ ".github/workflows/sallyport-fix.yml" ],
   triage: [ ".github/workflows/sallyport-triage.yml" ],
   ci: [ ".github/workflows/sallyport-ci.yml" ],
   schedule: [ ".github/workflows/sallyport-schedule.yml" ],
   forks: [ ".github/workflows/sallyport-fork-review.yml", ".github/workflows/sallyport-fork-collect.yml", ".github/workflows/sallyport-fork-post.yml" ],
   batch: [ ".github/workflows/sallyport-batch.yml", ".sallyport/batches/docs.yml" ],
   "gitlab-batch": [ ".gitlab/sallyport-batch.yml", ".sallyport/batches/docs.yml" ]
  };
  const m = [ "fix", "schedule", "triage", "ci", "batch", "gitlab-batch" ];
  function startersFor(e, t) {
   const n = e.some(e => !m.includes(e));
   const s = [ ...e.flatMap(e => p[e]), ".sallyport/config.yml", ...n ? [ ".sallyport/commands/review.md" ] : [] ];
   return [ ...new Set(s) ].map(e => ({
    path: e,
    text: withChoices(h[e], t)
   }));
  }
  function withChoices(e, {action: t, release: n, ciWorkflows: s, model: o, serverVariable: r, hasPrice: a}) {
   const i = n === null ? "" : ` # ${n}`;
   return (a ? e : withoutCostLimits(e)).replaceAll("uses: OWNER/sallyport@v1", () => `uses: ${t}${i}`).replace("workflows: [CI]", () => `workflows: [${s.map(yamlWord).join(", ")}]`).replaceAll("OWNER/sallyport@v1", () => t).replace("--branch v1 https://github.com/OWNER/sallyport.git", () => cloneOf(t)).replace("OWNER/sallyport/v1/", () => schemaDirectory(t)).replace(/^( *)(?:model|MODEL): .*(\n *api-key: .*)?$/gm, (e, t, n) => (n === void 0 ? [ modelLine(e, o) ] : o).map(e => `${t}${e}`).join("\n")).replace(/^permissions: \{\}\n(?=.*^ *model: )/ms, e => `${e}${environmentFor(o, r)}`);
  }
  function environmentFor(e, t) {
   if (t === null || e.some(e => e.includes(t.name))) return "";
   return `\nenv:\n  ${t.name}: \${{ vars.${t.name} }} # ${t.what}\n`;
  }
  function withoutCostLimits(e) {
   return e.replace(/^ *max-cost-usd: .*\n/gm, "").replace(/max-cost-usd: [\d.]+, /, "");
  }
  function cloneOf(e) {
   const [t = "", n = ""] = e.split("@");
   return `--branch ${n} https://github.com/${t.split("/").slice(0, 2).join("/")}.git`;
  }
  function modelLine(e, [t = ""]) {
   return e.trimStart().startsWith("MODEL") ? t.replace("model", "MODEL") : t;
  }
  function schemaDirectory(e) {
   const [t = "", n = ""] = e.split("@");
   const [s = "", o = "", ...r] = t.split("/");
   return [ s, o, n, ...r, "" ].join("/");
  }
  function yamlWord(e) {
   return /^[A-Za-z](?:[\w ./-]*[\w./-])?$/.test(e) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(e) ? e : JSON.stringify(e);
  }
  const f = [ "review", "comment", "fix", "schedule", "triage", "ci", "forks", "batch", "gitlab-batch" ];
  var w = n(7436);
  const y = "OWNER/sallyport@v1";
  const g = [ "review", "comment", "schedule" ];
  const b = "anthropic/claude-sonnet-4-5";
  async function runInit(e, t) {
   const n = usesOf(e.operands);
   const s = choicesOf(e);
   const o = openDirectory((0, w.gx)(e, "cwd") ?? ".", t.directory);
   const r = await completed(s, n, o, t);
   const a = (0, w.JG)(e, "dry-run");
   const i = [];
   for (const e of startersFor(n, r)) i.push({
    ...e,
    outcome: await planFor(e, o)
   });
   const l = a ? i : await writeAll(i, o);
   const {stdio: c} = t;
   if ((0, w.JG)(e, "json")) {
    c.out(`${JSON.stringify({
     files: l.map(({path: e, outcome: t, text: n}) => ({
      path: e,
      outcome: t,
      text: n
     }))
    }, null, 2)}\n`);
    return 0;
   }
   for (const e of l) {
    c.out(`${e.outcome.padEnd(12)}  ${e.path}\n`);
    a && e.outcome === "would create" && c.out(`\n${e.text}\n`);
   }
   for (const e of await advice(l, r, o)) c.err(`${e}\n`);
   return 0;
  }
  function usesOf(e) {
   const t = e.filter(e => !isUse(e)).map(e => {
    const t = (0, s.pA)(e, f);
    return {
     code: "argument-invalid",
     location: e,
     message: "unknown use",
     hint: `${t === void 0 ? "" : `did you mean ${t}? `}The uses are ${f.join(", ")}`
    };
   });
   if (t.length > 0) throw new s.yo(t);
   return e.length === 0 ? g : f.filter(t => e.includes(t));
  }
  const isUse = e => f.includes(e);
  function choicesOf(e) {
   const t = (0, w.gx)(e, "action") ?? null;
   if (t !== null && !/^[A-Za-z0-9-]+(\/[A-Za-z0-9._-]+)+@[A-Za-z0-9._/-]+$/.test(t)) throw new s.yo({
    code: "argument-invalid",
    location: "--action",
    message: "invalid action",
    found: t,
    hint: `write OWNER/REPOSITORY@REF, such as ${y}; a full commit SHA is the safest REF`
   });
   const n = (0, w.gx)(e, "model") ?? b;
   const {provider: a, id: i} = (0, r.s_)(n);
   if (!/^[\w.:/@+-]+$/.test(i)) throw new s.yo({
    code: "argument-invalid",
    location: "--model",
    message: "invalid characters in the name of the model",
    found: n,
    hint: "use the name from the provider"
   });
   return {
    action: t,
    model: modelLines(n, a),
    serverVariable: serverVariableOf(a),
    hasPrice: (0, o.c7)([ n ]) === void 0
   };
  }
  async function completed({action: e, ...t}, n, s, o) {
   const r = n.includes("ci") ? await ciWorkflowsOf(s) : [];
   const a = r.length === 0 ? [ "CI" ] : r;
   if (e !== null) return {
    action: e,
    release: null,
    ciWorkflows: a,
    ...t
   };
   const i = await (0, l.n)((0, c.EG)(o), o.program);
   if (i === null) return {
    action: y,
    release: null,
    ciWorkflows: a,
    ...t
   };
   const {repository: u, release: d} = i;
   return {
    action: `${u}@${d?.commit ?? "v1"}`,
    release: d?.tag ?? null,
    ciWorkflows: a,
    ...t
   };
  }
  function openDirectory(e, t) {
   try {
    const {root: n} = (0, a.S)({
     root: (0, a.S)({
      root: t,
      guard: () => null
     }).resolve(e),
     guard: () => null
    });
    return (0, a.S)({
     root: n,
     guard: (e, t) => (0, u.FK)({
      path: t,
      directory: n
     }) ? null : "it leads out of the directory"
    });
   } catch {
    throw new s.yo({
     code: "directory-missing",
     location: "--cwd",
     message: "the directory does not exist",
     found: e,
     hint: "give the directory of the repository"
    });
   }
  }
  async function planFor({path: e, text: t}, n) {
   try {
    const s = (await n.read(e, v)).toString("utf8");
    return s.replaceAll("\r\n", "\n") === t ? "unchanged" : "kept";
   } catch (t) {
    (0, s.ki)(t, i.k);
    if (t.code === "missing") return "would create";
    if (t.code === "too-large" || t.code === "directory" || t.code === "special") return "kept";
    throw unwritable(e, t);
   }
  }
  const v = 1e6;
  async function writeAll(e, t) {
   const n = [];
   for (const o of e) {
    if (o.outcome !== "would create") {
     n.push(o);
     continue;
    }
    try {
     await t.write(o.path, o.text);
    } catch (e) {
     (0, s.ki)(e, i.k);
     throw unwritable(o.path, e);
    }
    n.push({
     ...o,
     outcome: "created"
    });
   }
   return n;
  }
  function unwritable(e, t) {
   return new s.yo({
    code: "file-unwritable",
    location: e,
    message: "the file cannot be written",
    found: t.message,
    hint: "use a writable directory without symbolic links to other directories"
   });
  }
  async function advice(e, {action: t, ciWorkflows: n, model: s, serverVariable: o, hasPrice: r}, a) {
   const i = e.filter(({outcome: e}) => e === "kept").map(({path: e}) => e);
   const isFor = t => e.some(({path: e}) => e.startsWith(t));
   const l = /@[0-9a-f]{40}$/.test(t);
   return [ ...i.length === 0 ? [] : [ `Already there, left unchanged: ${i.join(", ")}. Use --dry-run --json to see the version of init.` ], ...t === y ? [ `Replace ${y} with the repository you use (or: init --action).` ] : [], ...l || !isFor(".github/") ? [] : [ "Pin the action to its full commit SHA: a tag can be moved." ], ...secretsIn(s).flatMap(e => [ ...isFor(".github/") ? [ `Add the secret ${e}: gh secret set ${e}${k}` ] : [], ...isFor(".gitlab/") ? [ `Add the variable ${e} in Settings, CI/CD, masked and protected.` ] : [] ]), ...(o === null ? [] : [ o ]).flatMap(({name: e, what: t, example: n}) => {
    const s = `Add the variable ${e}, ${t}`;
    return [ ...isFor(".github/") ? [ `${s}: gh variable set ${e} --body ${n}${k}` ] : [], ...isFor(".gitlab/") ? [ `${s}, in Settings, CI/CD.` ] : [] ];
   }), ...e.some(({path: e}) => e.endsWith("sallyport-ci.yml")) ? [ `sallyport-ci.yml waits for the workflow ${n.join(", ")}: write the names of others there if that is not your CI.` ] : [], ...r || !e.some(({path: e, outcome: t}) => e.startsWith(".sallyport/batches/") && t !== "kept") ? [] : [ "The price of the model is not known, so the batch file limits jobs and time, not the cost. For max-cost-usd, set prices in .sallyport/config.yml." ], ...await isRepository(a) ? [] : [ "No .git was found here: GitHub reads workflows only from the root of a repository." ] ];
  }
  const k = " (or in Settings, Secrets and variables, Actions)";
  const secretsIn = e => e.flatMap(e => /\bsecrets\.(\w+)/.exec(e)?.[1] ?? []);
  async function isRepository(e) {
   const t = await e.info(".git").catch((0, s.j6)(i.k, e => e));
   return !(t instanceof i.k) || t.code !== "missing";
  }
 }),
 93123: (function(e, t, n) {
  n.d(t, {
   n: () => a,
   w: () => workflowPaths
  });
  var s = n(42357);
  var o = n(72443);
  const r = ".github/workflows";
  const a = 1e6;
  async function workflowPaths(e) {
   const {entries: t} = await e.list(r).catch((0, s.j6)(o.k, () => ({
    entries: []
   })));
   return t.filter(({kind: e, name: t, size: n}) => e === "file" && /\.ya?ml$/.test(t) && n <= a).map(({name: e}) => `${r}/${e}`);
  }
 }),
 26629: (function(e, t, n) {
  n.d(t, {
   I: () => rootOf,
   n: () => findReleasedAction
  });
  var s = n(73024);
  var o = n(76760);
  var r = n(43411);
  async function findReleasedAction(e, t) {
   const n = rootOf(t);
   if (n === null) return null;
   const git = async (...t) => {
    const {stdoutBytes: s, exitCode: o} = await (0, r.runProcess)(e, {
     argv: [ "git", ...t ],
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
   const u = c.split("\n").find(e => /^v\d+\.\d+\.\d+ /.test(e));
   const [d = "", h = "", p = ""] = (u ?? "").split(" ");
   return {
    repository: i,
    commit: o,
    release: d === "" ? null : {
     tag: d,
     commit: p === "" ? h : p
    }
   };
  }
  function rootOf(e) {
   try {
    return (0, o.resolve)((0, o.dirname)((0, s.realpathSync)(e)), "..");
   } catch {
    return null;
   }
  }
 }),
 43411: (function(e, t, n) {
  n.r(t);
  n.d(t, {
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
  var r = n(48161);
  var a = n(76760);
  var i = n(16993);
  var l = n(42357);
  var c = n(40019);
  var u = n(7434);
  const d = 1e5;
  function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: s = false}) {
   const o = (0, u.Wl)(t);
   const r = (0, u.Wl)(t);
   const a = (0, u.Wl)(Math.min(t, d));
   const i = s ? (0, c.D)() : e => e;
   const l = [ "stdout", "stderr" ].map(t => {
    const n = (0, u.iS)();
    const add = e => o.add(i(e, t));
    e[t]?.on("data", e => add(n.add(e)));
    e[t]?.on("error", () => {});
    return () => add(n.end());
   });
   e.stdout?.on("data", e => {
    r.add(e);
    n?.(e, "stdout");
   });
   e.stderr?.on("data", e => {
    a.add(e);
    n?.(e, "stderr");
   });
   return () => {
    for (const e of l) e();
    return {
     merged: o.take(),
     stdout: r.take(),
     stderr: a.take()
    };
   };
  }
  var h = n(47996);
  var p = n(64666);
  var m = n(84509);
  const f = 250;
  const w = 250;
  const y = 2e3;
  const g = new Set;
  let b = false;
  function endRunning() {
   for (const e of g) e();
  }
  function endOnExit(e) {
   b || process.on("exit", endRunning);
   b = true;
   g.add(e);
   return () => g.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: s, env: o}, r) {
   return (0, i.Ho)(e, t, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: s,
    env: o,
    extendEnv: false,
    stdin: r ? "pipe" : "ignore",
    buffer: false,
    reject: false,
    cleanup: false,
    detached: process.platform !== "win32"
   });
  }
  async function runProcess(e, t, n = null) {
   const [s, ...o] = t.argv;
   const r = {
    ...m.D,
    stdoutBytes: Buffer.alloc(0)
   };
   const refuse = e => ({
    ...r,
    startError: e
   });
   if (t.signal.aborted) return {
    ...r,
    cancelled: true
   };
   const a = (0, p.oq)(s, e.path);
   if (a === null) return refuse(`the program ${JSON.stringify(s)} was not found on the PATH of tools`);
   const i = await enter(n, {
    program: a,
    argv: [ s, ...o ]
   }, t, e);
   if (typeof i === "string") return refuse(i);
   const {confined: c, outside: u} = i;
   let d;
   try {
    d = startProcess(c ?? i.plain, t.stdin !== void 0);
   } catch (e) {
    await i.end();
    return refuse((0, l.bD)(e));
   }
   if (d.pid === void 0) {
    await i.end();
    const {originalMessage: e = ""} = await d;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const h = collectOutput(d, t);
   sendInput(d, t.stdin);
   const f = await untilEnd(d, t, {
    systemRoot: e.environment["SystemRoot"],
    confined: c
   });
   const w = await i.end();
   const y = f.startError ?? w?.startError ?? null;
   if (y !== null) return refuse(y);
   const {merged: g, stdout: b, stderr: v} = h();
   return {
    ...f,
    ...w === void 0 ? {} : {
     exceeded: w.exceeded,
     blocked: w.blocked
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
  async function enter(e, {program: t, argv: n}, {cwd: s, env: o, needs: a = v, bridge: i, trust: l = trustOf(a)}, {environment: c, path: u, home: d, homes: p}) {
   const envIn = e => ({
    ...c,
    PATH: u,
    HOME: l === "own" ? r.devNull : d,
    ...e === void 0 ? {} : (0, h.N)(e),
    ...o
   });
   const open = e => l === "own" ? void 0 : p?.open(l, e);
   let m = open(e !== null);
   const leave = () => {
    m !== void 0 && p?.leave(m);
   };
   const f = l === "own" ? null : m;
   const w = await (e?.enter({
    program: t,
    argv: n,
    cwd: s,
    env: envIn(m),
    needs: a,
    bridge: i,
    home: f
   }));
   const y = typeof w === "object" && w !== null && "outside" in w;
   const g = y || typeof w !== "object" ? null : w;
   g === null && leave();
   if (typeof w === "string") return w;
   g === null && (m = open(false));
   const [b = t, ...k] = n;
   return {
    confined: g,
    plain: {
     program: t,
     args: k,
     argv0: b,
     cwd: s,
     env: envIn(m)
    },
    outside: y ? w.outside : null,
    end: async () => {
     const e = await (g?.end());
     leave();
     return e;
    }
   };
  }
  function trustOf({leaves: e, judgedByWords: t}) {
   if (e !== null) return "outside";
   return t === true ? "words" : "repository";
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
  function sendInput(e, t) {
   e.stdin?.on("error", () => {}).end(t);
  }
  function isRunning({exitCode: e, signalCode: t}) {
   return e === null && t === null;
  }
  function killerOf(e, {systemRoot: t, confined: n}) {
   return s => {
    s === "SIGKILL" && n !== null && isRunning(e) ? n.kill() : e.pid !== void 0 && killTree(e.pid, s, t);
   };
  }
  function killTree(e, t, n) {
   if (process.platform === "win32") {
    const t = (0, a.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, s.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
     stdio: "ignore",
     windowsHide: true
    }).on("error", () => {
     process.kill(e, "SIGKILL");
    });
    return;
   }
   try {
    process.kill(-e, t);
   } catch (e) {
    const {code: t} = e;
    if (t !== "ESRCH" && t !== "EPERM") throw e;
   }
  }
  function untilEnd(e, t, n) {
   return new Promise(s => {
    const r = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const a = new Set;
    const after = (e, t) => void a.add(setTimeout(t, e));
    const i = killerOf(e, n);
    const l = endOnExit(() => i("SIGKILL"));
    const finish = () => {
     if (!l()) return;
     for (const e of a) clearTimeout(e);
     t.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && e.pid !== void 0 && killTree(e.pid, "SIGKILL", n.systemRoot);
     e.stdout?.destroy();
     e.stderr?.destroy();
     e.unref();
     s(r);
    };
    const stop = e => {
     if (r.timedOut || r.cancelled) return;
     r[e] = true;
     i("SIGTERM");
     after(f, () => i("SIGKILL"));
     after(f + y, finish);
    };
    const cancel = () => stop("cancelled");
    after(t.timeoutMs, () => stop("timedOut"));
    (0, o.setMaxListeners)(0, t.signal);
    t.signal.addEventListener("abort", cancel, {
     once: true
    });
    e.on("error", n => {
     e.pid === void 0 && (r.startError = `${n.message} (in ${t.cwd})`);
     finish();
    });
    e.on("exit", (e, t) => {
     Object.assign(r, {
      exitCode: e,
      signal: t
     });
     after(w, () => void setImmediate(finish));
    });
    e.on("close", finish);
   });
  }
 })
};
