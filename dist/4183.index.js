"use strict";

exports.id = 4183;

exports.ids = [ 4183, 8335 ];

exports.modules = {
 84183: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   runInit: () => runInit
  });
  var s = n(42357);
  var o = n(89366);
  var a = n(49266);
  var r = n(4076);
  var i = n(72443);
  var l = n(26629);
  var c = n(42492);
  var u = n(55559);
  var d = n(93123);
  async function ciWorkflowsOf(e) {
   const {parse: t} = await n.e(8815).then(n.t.bind(n, 38815, 19));
   const o = [];
   for (const n of await (0, d.w)(e)) {
    const a = String(await e.read(n, d.n).catch((0, s.j6)(i.k, () => "")));
    if (/sallyport/i.test(a) || !/\bpull_request\b/.test(a)) continue;
    const r = nameOf(a, t);
    r !== null && o.push(r);
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
  const h = {
   compatible: {
    name: "COMPATIBLE_BASE_URL",
    what: "the address of the server",
    example: "https://HOST/v1"
   },
   bedrock: {
    name: "AWS_REGION",
    what: "the region of the model",
    example: "eu-central-1"
   },
   vertex: {
    name: "GOOGLE_VERTEX_PROJECT",
    what: "the ID of the project",
    example: "PROJECT"
   },
   azure: {
    name: "AZURE_RESOURCE_NAME",
    what: "the name of the resource",
    example: "RESOURCE"
   }
  };
  function serverVariableOf(e) {
   return e === "script" ? null : h[e] ?? null;
  }
  function modelLines(e, t) {
   if (t === "script") return [ `model: ${e}` ];
   const n = t === "compatible" ? [ "base-url: ${{ vars.COMPATIBLE_BASE_URL }}" ] : [];
   return [ `model: ${e}`, ...n, `api-key: \${{ secrets.${(0, a.RU)(t)} }}` ];
  }
  const p = JSON.parse('{".github/workflows/sallyport-review.yml":"# Reviews every pull request, in one comment that is updated.\\nname: Sallyport review\\n\\non:\\n  pull_request:\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: ${{ github.workflow }}-${{ github.ref }}\\n  cancel-in-progress: true\\n\\njobs:\\n  review:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: review # .sallyport/commands/review.md\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-comment.yml":"# Answers comments that begin with @sallyport, or with /NAME of a command, from people with write permission.\\nname: Sallyport comment\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  answer:\\n    # Saves a runner for other comments. The step asks GitHub who may start a run.\\n    if: startsWith(github.event.comment.body, \'@sallyport\') || startsWith(github.event.comment.body, \'/\')\\n    # Requests wait for each other, and none is canceled.\\n    concurrency:\\n      group: sallyport-comment-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the answer, on issues\\n      pull-requests: write # and on pull requests\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          reaction: true\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".github/workflows/sallyport-fix.yml":"# Fixes a pull request when someone with write permission asks for it: a comment that begins with @sallyport.\\n# Use it instead of sallyport-comment.yml, which starts with the same comments and only answers.\\nname: Sallyport fix\\n\\non:\\n  issue_comment:\\n    types: [created]\\n\\npermissions: {}\\n\\njobs:\\n  fix:\\n    if: github.event.issue.pull_request && startsWith(github.event.comment.body, \'@sallyport\')\\n    # Requests wait for each other, and none is canceled.\\n    concurrency:\\n      group: sallyport-fix-${{ github.event.issue.number }}\\n      queue: max\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: write # the commit\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs, and whether checks start after the commit\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          reaction: true\\n          mode: auto-edit\\n          allow: PushToPullRequest\\n",".github/workflows/sallyport-schedule.yml":"# Checks the commits of a week, and opens an issue if documentation is outdated.\\nname: Sallyport schedule\\n\\non:\\n  schedule:\\n    - cron: \'23 5 * * 1\' # Mondays, 05:23 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  weekly:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the issue\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          prompt: |\\n            Read the commits of the last seven days and the documentation of what they changed.\\n            If documentation is outdated, open one issue with the title \\"Outdated documentation\\": each\\n            passage, what it says and what is true now. If everything is current, say so and open none.\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          publish: summary\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git show:*)\\n            Issue\\n",".github/workflows/sallyport-fork-review.yml":"# Reviews a pull request from a fork after someone with write permission adds the label \\"sallyport\\".\\n# The checkout is the base; the model gets the diff as text, and code from the fork never runs.\\nname: Sallyport fork review\\n\\non:\\n  pull_request_target:\\n    types: [labeled]\\n\\npermissions: {}\\n\\njobs:\\n  review:\\n    if: github.event.label.name == \'sallyport\'\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: review # .sallyport/commands/review.md\\n          label-trigger: sallyport\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n",".github/workflows/sallyport-fork-collect.yml":"# Phase one: runs the code of a pull request, including forks, without secrets and with a read-only token.\\n# It writes its results to handoff.json, which sallyport-fork-post.yml posts.\\nname: Sallyport fork collect\\n\\non:\\n  pull_request:\\n\\npermissions: {}\\n\\njobs:\\n  collect:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - name: Run the tests\\n        run: |\\n          { npm ci && npm test; } > report.txt 2>&1 || echo \\"exit code $?\\" >> report.txt\\n      - name: Write handoff.json\\n        env:\\n          HEAD: ${{ github.event.pull_request.head.sha }}\\n        run: |\\n          tail -c 20000 report.txt | jq --raw-input --slurp --arg head \\"$HEAD\\" \\\\\\n            \'{version: 1, head: $head, text: \\"The end of the tests:\\\\n\\\\n~~~~text\\\\n\\\\(.)\\\\n~~~~\\"}\' > handoff.json\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        with:\\n          name: sallyport-handoff\\n          path: handoff.json\\n          if-no-files-found: error\\n          retention-days: 3\\n",".github/workflows/sallyport-fork-post.yml":"# Phase two: posts the results of phase one. It runs on the default branch and reads only handoff.json,\\n# as data. GitHub, not the file, determines the pull request.\\nname: Sallyport fork post\\n\\non:\\n  workflow_run:\\n    workflows: [Sallyport fork collect]\\n    types: [completed]\\n\\npermissions: {}\\n\\njobs:\\n  post:\\n    if: github.event.workflow_run.event == \'pull_request\' && github.event.workflow_run.conclusion == \'success\'\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      actions: read # the artifact\\n      pull-requests: write # the comment\\n    steps:\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-handoff\\n          path: ${{ runner.temp }}/handoff\\n          run-id: ${{ github.event.workflow_run.id }}\\n          github-token: ${{ github.token }}\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          post: ${{ runner.temp }}/handoff/handoff.json\\n",".github/workflows/sallyport-batch.yml":"# Runs the jobs of a batch file every night on several machines, and merges their results into one report.\\nname: Sallyport batch\\n\\non:\\n  schedule:\\n    - cron: \'37 2 * * *\' # every day, 02:37 UTC\\n  workflow_dispatch:\\n\\npermissions: {}\\n\\n# Two runs must not share a state. The second waits, and the first is not canceled.\\nconcurrency:\\n  group: ${{ github.workflow }}\\n\\njobs:\\n  plan:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 15\\n    permissions:\\n      contents: read\\n    outputs:\\n      matrix: ${{ steps.plan.outputs.matrix }}\\n      count: ${{ steps.plan.outputs.count }}\\n      attempt: ${{ github.run_attempt }}\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        id: plan\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          batch-step: plan\\n          shards: 4\\n          plan: ${{ runner.temp }}/plan.json\\n          model: anthropic/claude-sonnet-4-5\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        with:\\n          # A run that is repeated keeps the artifacts of its earlier attempts, so every name has the attempt.\\n          name: sallyport-plan-${{ github.run_attempt }}\\n          path: ${{ runner.temp }}/plan.json\\n\\n  shard:\\n    needs: plan\\n    if: needs.plan.outputs.count != \'0\' # an empty matrix is an error\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 60\\n    permissions:\\n      # With write, shards save their results even if the run is canceled, and delivery: batch sends nothing twice.\\n      contents: read\\n    strategy:\\n      fail-fast: false # one failed shard must not cancel the others\\n      matrix: ${{ fromJSON(needs.plan.outputs.matrix) }}\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-plan-${{ needs.plan.outputs.attempt }}\\n          path: ${{ runner.temp }}/plan\\n      # If the run is repeated, for example after a cancel, a shard continues with what it has uploaded last.\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          pattern: sallyport-shard-${{ strategy.job-index }}-* # of all earlier attempts; there may be none\\n          path: ${{ runner.temp }}/attempts\\n      - run: |\\n          mkdir -p \\"$RUNNER_TEMP/attempts\\"\\n          last=$(find \\"$RUNNER_TEMP/attempts\\" -maxdepth 2 -name run.json | sort -V | tail -n 1)\\n          if [ -n \\"$last\\" ]; then mv \\"$(dirname \\"$last\\")\\" \\"$RUNNER_TEMP/state\\"; fi\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          plan: ${{ runner.temp }}/plan/plan.json\\n          shard: ${{ matrix.shard }}\\n          state: ${{ runner.temp }}/state\\n          state-storage: branch # begins with the results of all earlier runs\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: always() # what was paid for is kept\\n        with:\\n          name: sallyport-shard-${{ strategy.job-index }}-${{ github.run_attempt }}\\n          path: ${{ runner.temp }}/state\\n\\n  merge:\\n    needs: [plan, shard]\\n    if: ${{ !cancelled() && needs.plan.result == \'success\' && needs.plan.outputs.count != \'0\' }}\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 15\\n    permissions:\\n      contents: write # the branch sallyport/state/docs; for pull requests of jobs, add pull-requests: write\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          name: sallyport-plan-${{ needs.plan.outputs.attempt }}\\n          path: ${{ runner.temp }}/plan\\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\\n        with:\\n          pattern: sallyport-shard-*\\n          path: ${{ runner.temp }}/shards\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          batch: .sallyport/batches/docs.yml\\n          batch-step: merge\\n          plan: ${{ runner.temp }}/plan/plan.json\\n          merge-from: ${{ runner.temp }}/shards\\n          state: ${{ runner.temp }}/state\\n          state-storage: branch\\n          html-report: ${{ runner.temp }}/sallyport-report.html\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: ${{ !cancelled() }}\\n        with:\\n          name: sallyport-state\\n          path: ${{ runner.temp }}/state\\n          overwrite: true\\n          if-no-files-found: ignore # no shard may have uploaded anything\\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\\n        if: ${{ !cancelled() }}\\n        with:\\n          path: ${{ runner.temp }}/sallyport-report.html\\n          archive: false # opens in the browser from the page of the run\\n          overwrite: true\\n          if-no-files-found: ignore\\n",".github/workflows/sallyport-triage.yml":"# Sorts new issues: kind, labels, duplicates, and what is missing. Everyone who can open an issue starts it.\\nname: Sallyport triage\\n\\non:\\n  issues:\\n    types: [opened]\\n\\npermissions: {}\\n\\njobs:\\n  triage:\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      issues: write # the comment and the labels\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: triage # comes with Sallyport; .sallyport/commands/triage.md replaces it\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          required-permission: read # on a public repository, everyone\\n          max-turns: 15 # what one issue can cost\\n          allow: |\\n            Bash(gh issue list:*)\\n            Bash(gh search issues:*)\\n            Label(bug)\\n            Label(documentation)\\n            Label(duplicate)\\n            Label(enhancement)\\n            Label(question)\\n",".github/workflows/sallyport-ci.yml":"# Explains on a pull request why its CI run failed. Pull requests of forks start nothing.\\nname: Sallyport CI\\n\\non:\\n  workflow_run:\\n    workflows: [CI]\\n    types: [completed]\\n\\npermissions: {}\\n\\nconcurrency:\\n  group: sallyport-ci-${{ github.event.workflow_run.head_branch }}\\n\\njobs:\\n  explain:\\n    if: >-\\n      github.event.workflow_run.event == \'pull_request\' && github.event.workflow_run.conclusion == \'failure\' &&\\n      github.event.workflow_run.head_repository.full_name == github.repository\\n    runs-on: ubuntu-latest\\n    timeout-minutes: 20\\n    permissions:\\n      contents: read\\n      pull-requests: write # the comment\\n      issues: read # linked issues\\n      checks: read # which checks failed\\n      statuses: read\\n      actions: read # the end of their logs\\n    steps:\\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\\n        with:\\n          fetch-depth: 0\\n          persist-credentials: false\\n      - uses: OWNER/sallyport@v1\\n        with:\\n          command: explain-failure # comes with Sallyport\\n          model: anthropic/claude-sonnet-4-5\\n          api-key: ${{ secrets.ANTHROPIC_API_KEY }}\\n          checkout: head\\n          comment-key: ci # next to the comment of a review\\n          allow: |\\n            Bash(git log:*)\\n            Bash(git diff:*)\\n",".sallyport/config.yml":"# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/config.schema.json\\n# Settings of every run in this repository. Inputs of a workflow replace them; allow, ask and deny are combined.\\nmax-turns: 30\\ntimeout-minutes: 15\\n# continue: a refused call is a result for the model. fail: the run fails at its end (exit code 3). stop: at once.\\non-denied: continue\\nallow:\\n  - Bash(git show:*)\\n  - Bash(git blame:*)\\ndeny: # nothing overrides a deny rule\\n  - Bash(git push:*)\\n",".sallyport/commands/review.md":"---\\ndescription: Reviews the pull request\\nargument-hint: [what to look at]\\n---\\n\\nReview this pull request. Look for mistakes that matter: wrong results, lost data, security holes, changed\\nbehavior without a test. Read the code around a change before you judge it.\\n\\nAnswer with the findings, worst first: file and line, what is wrong, what to do. If there are none, say so in one\\nsentence. No praise, and no summary of the diff.\\n\\n{{args}}\\n",".sallyport/batches/docs.yml":"# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/sallyport/v1/schema/batch.schema.json\\n# Every file of src/ whose content is new is reviewed once. `sallyport batch FILE --dry-run --model PROVIDER/ID`\\n# shows what would run.\\nname: docs\\nbudget: { max-cost-usd: 5, max-jobs: 100, timeout-minutes: 50 }\\nconcurrency: 4\\npark-after: 3\\njobs:\\n  - id: review\\n    prompt: |\\n      Read {{item.path}}. If a comment or a name in it is wrong or misleading, name the line and what it should\\n      say. If everything is right, answer with the single word OK.\\n    max-turns: 10\\n    max-cost-usd: 0.5\\n    items:\\n      files: src/**\\n      limit: 1000\\n",".gitlab/sallyport-batch.yml":"# Runs the jobs of a batch file on several machines. Include it in .gitlab-ci.yml, and add a pipeline schedule:\\n#   include: [{ local: .gitlab/sallyport-batch.yml }]\\n.sallyport:\\n  image: node:24\\n  rules:\\n    - if: $CI_PIPELINE_SOURCE == \\"schedule\\" || $CI_PIPELINE_SOURCE == \\"web\\"\\n  variables:\\n    GIT_DEPTH: 0\\n    BATCH: .sallyport/batches/docs.yml\\n    MODEL: anthropic/claude-sonnet-4-5\\n  before_script:\\n    - git clone --quiet --depth 1 --branch v1 https://github.com/OWNER/sallyport.git /opt/sallyport\\n\\nsallyport-plan:\\n  extends: .sallyport\\n  script:\\n    - node /opt/sallyport/dist/cli.js batch plan \\"$BATCH\\" --model \\"$MODEL\\" --shards 4 --out plan.json\\n  artifacts:\\n    paths: [plan.json]\\n\\nsallyport-shard:\\n  extends: .sallyport\\n  needs: [sallyport-plan]\\n  parallel: 4 # as many as --shards\\n  script:\\n    - >-\\n      node /opt/sallyport/dist/cli.js batch \\"$BATCH\\" --model \\"$MODEL\\" --plan plan.json --shard auto\\n      --state \\".sallyport/shards/$CI_NODE_INDEX\\" --state-storage cache\\n  cache: # the results of earlier pipelines, without conversations\\n    key: sallyport-batch\\n    paths: [.sallyport/cache/]\\n    policy: pull\\n  artifacts:\\n    when: always\\n    paths: [.sallyport/shards/] # protected: commands of a job cannot change the results of others\\n\\nsallyport-merge:\\n  extends: .sallyport\\n  needs:\\n    - job: sallyport-plan\\n    - job: sallyport-shard\\n  when: always\\n  resource_group: sallyport-batch # one pipeline at a time adds its results to the cache\\n  script:\\n    - >-\\n      node /opt/sallyport/dist/cli.js batch merge .sallyport/shards/* --out merged --state-storage cache\\n      --html-report report.html\\n  cache:\\n    key: sallyport-batch\\n    paths: [.sallyport/cache/]\\n    when: always\\n  artifacts:\\n    when: always\\n    paths: [merged/, report.html]\\n"}');
  const m = {
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
  const f = [ "fix", "schedule", "triage", "ci", "batch", "gitlab-batch" ];
  function startersFor(e, t) {
   const n = e.some(e => !f.includes(e));
   const s = [ ...e.flatMap(e => m[e]), ".sallyport/config.yml", ...n ? [ ".sallyport/commands/review.md" ] : [] ];
   return [ ...new Set(s) ].map(e => ({
    path: e,
    text: withChoices(p[e], t)
   }));
  }
  function withChoices(e, {action: t, release: n, ciWorkflows: s, model: o, serverVariable: a, hasPrice: r}) {
   const i = n === null ? "" : ` # ${n}`;
   return (r ? e : withoutCostLimits(e)).replaceAll("uses: OWNER/sallyport@v1", () => `uses: ${t}${i}`).replace("workflows: [CI]", () => `workflows: [${s.map(yamlWord).join(", ")}]`).replaceAll("OWNER/sallyport@v1", () => t).replace("--branch v1 https://github.com/OWNER/sallyport.git", () => cloneOf(t)).replace("OWNER/sallyport/v1/", () => schemaDirectory(t)).replace(/^( *)(?:model|MODEL): .*(\n *api-key: .*)?$/gm, (e, t, n) => (n === void 0 ? [ modelLine(e, o) ] : o).map(e => `${t}${e}`).join("\n")).replace(/^permissions: \{\}\n(?=.*^ *model: )/ms, e => `${e}${environmentFor(o, a)}`);
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
   const [s = "", o = "", ...a] = t.split("/");
   return [ s, o, n, ...a, "" ].join("/");
  }
  function yamlWord(e) {
   return /^[A-Za-z](?:[\w ./-]*[\w./-])?$/.test(e) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(e) ? e : JSON.stringify(e);
  }
  const w = [ "review", "comment", "fix", "schedule", "triage", "ci", "forks", "batch", "gitlab-batch" ];
  var y = n(7436);
  const g = "OWNER/sallyport@v1";
  const b = [ "review", "comment", "schedule" ];
  const v = "anthropic/claude-sonnet-4-5";
  async function runInit(e, t) {
   const n = usesOf(e.operands);
   const s = choicesOf(e);
   const o = openDirectory((0, y.gx)(e, "cwd") ?? ".", t.directory);
   const a = await completed(s, {
    requested: n,
    files: o,
    hostEnvironment: t
   });
   const r = (0, y.JG)(e, "dry-run");
   const i = [];
   for (const e of startersFor(n, a)) i.push({
    ...e,
    outcome: await planFor(e, o)
   });
   const l = r ? i : await writeAll(i, o);
   const {stdio: c} = t;
   if ((0, y.JG)(e, "json")) {
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
    r && e.outcome === "would create" && c.out(`\n${e.text}\n`);
   }
   for (const e of await advice(l, a, o)) c.err(`${e}\n`);
   return 0;
  }
  function usesOf(e) {
   const t = e.filter(e => !isUse(e)).map(e => {
    const t = (0, s.pA)(e, w);
    return {
     code: "argument-invalid",
     location: e,
     message: "unknown use",
     hint: `${t === void 0 ? "" : `did you mean ${t}? `}The uses are ${w.join(", ")}`
    };
   });
   if (t.length > 0) throw new s.yo(t);
   return e.length === 0 ? b : w.filter(t => e.includes(t));
  }
  const isUse = e => w.includes(e);
  function choicesOf(e) {
   const t = (0, y.gx)(e, "action") ?? null;
   if (t !== null && !/^[A-Za-z0-9-]+(\/[A-Za-z0-9._-]+)+@[A-Za-z0-9._/-]+$/.test(t)) throw new s.yo({
    code: "argument-invalid",
    location: "--action",
    message: "invalid action",
    found: t,
    hint: `write OWNER/REPOSITORY@REF, such as ${g}; a full commit SHA is the safest REF`
   });
   const n = (0, y.gx)(e, "model") ?? v;
   const {provider: r, id: i} = (0, a.s_)(n);
   if (!/^[\w.:/@+-]+$/.test(i)) throw new s.yo({
    code: "argument-invalid",
    location: "--model",
    message: "invalid characters in the name of the model",
    found: n,
    hint: "use the name from the provider"
   });
   return {
    action: t,
    model: modelLines(n, r),
    serverVariable: serverVariableOf(r),
    hasPrice: (0, o.c7)([ n ]) === void 0
   };
  }
  async function completed({action: e, ...t}, {requested: n, files: s, hostEnvironment: o}) {
   const a = n.includes("ci") ? await ciWorkflowsOf(s) : [];
   const r = a.length === 0 ? [ "CI" ] : a;
   if (e !== null) return {
    action: e,
    release: null,
    ciWorkflows: r,
    ...t
   };
   const i = await (0, l.n)((0, c.EG)(o), o.program);
   if (i === null) return {
    action: g,
    release: null,
    ciWorkflows: r,
    ...t
   };
   const {repository: u, release: d} = i;
   return {
    action: `${u}@${d?.commit ?? "v1"}`,
    release: d?.tag ?? null,
    ciWorkflows: r,
    ...t
   };
  }
  function openDirectory(e, t) {
   try {
    const {root: n} = (0, r.S)({
     root: (0, r.S)({
      root: t,
      guard: () => null
     }).resolve(e),
     guard: () => null
    });
    return (0, r.S)({
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
    const s = (await n.read(e, k)).toString("utf8");
    return s.replaceAll("\r\n", "\n") === t ? "unchanged" : "kept";
   } catch (t) {
    (0, s.ki)(t, i.k);
    if (t.code === "missing") return "would create";
    if (t.code === "too-large" || t.code === "directory" || t.code === "special") return "kept";
    throw unwritable(e, t);
   }
  }
  const k = 1e6;
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
  async function advice(e, {action: t, ciWorkflows: n, model: s, serverVariable: o, hasPrice: a}, r) {
   const i = e.filter(({outcome: e}) => e === "kept").map(({path: e}) => e);
   const isFor = t => e.some(({path: e}) => e.startsWith(t));
   const l = /@[0-9a-f]{40}$/.test(t);
   return [ ...i.length === 0 ? [] : [ `Already there, left unchanged: ${i.join(", ")}. Use --dry-run --json to see the version of init.` ], ...t === g ? [ `Replace ${g} with the repository you use (or: init --action).` ] : [], ...l || !isFor(".github/") ? [] : [ "Pin the action to its full commit SHA: a tag can be moved." ], ...secretsIn(s).flatMap(e => [ ...isFor(".github/") ? [ `Add the secret ${e}: gh secret set ${e}${$}` ] : [], ...isFor(".gitlab/") ? [ `Add the variable ${e} in Settings, CI/CD, masked and protected.` ] : [] ]), ...(o === null ? [] : [ o ]).flatMap(({name: e, what: t, example: n}) => {
    const s = `Add the variable ${e}, ${t}`;
    return [ ...isFor(".github/") ? [ `${s}: gh variable set ${e} --body ${n}${$}` ] : [], ...isFor(".gitlab/") ? [ `${s}, in Settings, CI/CD.` ] : [] ];
   }), ...e.some(({path: e}) => e.endsWith("sallyport-ci.yml")) ? [ `sallyport-ci.yml waits for the workflow ${n.join(", ")}: write the names of others there if that is not your CI.` ] : [], ...a || !e.some(({path: e, outcome: t}) => e.startsWith(".sallyport/batches/") && t !== "kept") ? [] : [ "The price of the model is not known, so the batch file limits jobs and time, not the cost. For max-cost-usd, set prices in .sallyport/config.yml." ], ...await isRepository(r) ? [] : [ "No .git was found here: GitHub reads workflows only from the root of a repository." ] ];
  }
  const $ = " (or in Settings, Secrets and variables, Actions)";
  const secretsIn = e => e.flatMap(e => /\bsecrets\.(\w+)/.exec(e)?.[1] ?? []);
  async function isRepository(e) {
   const t = await e.info(".git").catch((0, s.j6)(i.k, e => e));
   return !(t instanceof i.k) || t.code !== "missing";
  }
 }),
 93123: (function(e, t, n) {
  n.d(t, {
   n: () => r,
   w: () => workflowPaths
  });
  var s = n(42357);
  var o = n(72443);
  const a = ".github/workflows";
  const r = 1e6;
  async function workflowPaths(e) {
   const {entries: t} = await e.list(a).catch((0, s.j6)(o.k, () => ({
    entries: []
   })));
   return t.filter(({kind: e, name: t, size: n}) => e === "file" && /\.ya?ml$/.test(t) && n <= r).map(({name: e}) => `${a}/${e}`);
  }
 }),
 26629: (function(e, t, n) {
  n.d(t, {
   I: () => rootOf,
   n: () => findReleasedAction
  });
  var s = n(73024);
  var o = n(76760);
  var a = n(38335);
  async function findReleasedAction(e, t) {
   const n = rootOf(t);
   if (n === null) return null;
   const git = async (...t) => {
    const {stdoutBytes: s, exitCode: o} = await (0, a.runProcess)(e, {
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
   const r = await git("config", "--get", "remote.origin.url");
   const [, i] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(r) ?? [];
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
 38335: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   endOnExit: () => endOnExit,
   endRunning: () => endRunning,
   enter: () => enter,
   killGraceMs: () => p,
   killerOf: () => killerOf,
   runProcess: () => runProcess,
   startProcess: () => startProcess
  });
  var s = n(78474);
  var o = n(16993);
  var a = n(42357);
  var r = n(40019);
  var i = n(7434);
  const l = 1e5;
  function collectOutput(e, {maxOutputBytes: t, onOutput: n, marksErrors: s = false}) {
   const o = (0, i.Wl)(t);
   const a = (0, i.Wl)(t);
   const c = (0, i.Wl)(Math.min(t, l));
   const u = s ? (0, r.D)() : e => e;
   const d = [ "stdout", "stderr" ].map(t => {
    const n = (0, i.iS)();
    const add = e => o.add(u(e, t));
    e[t]?.on("data", e => add(n.add(e)));
    e[t]?.on("error", () => {});
    return () => add(n.end());
   });
   e.stdout?.on("data", e => {
    a.add(e);
    n?.(e, "stdout");
   });
   e.stderr?.on("data", e => {
    c.add(e);
    n?.(e, "stderr");
   });
   return () => {
    for (const e of d) e();
    return {
     merged: o.take(),
     stdout: a.take(),
     stderr: c.take()
    };
   };
  }
  var c = n(31421);
  var u = n(76760);
  function killTree(e, t, n) {
   if (process.platform === "win32") {
    const t = (0, u.join)(n ?? "C:\\Windows", "System32", "taskkill.exe");
    (0, c.spawn)(t, [ "/pid", String(e), "/T", "/F" ], {
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
  var d = n(64666);
  var h = n(84509);
  const p = 250;
  const m = 250;
  const f = 2e3;
  const w = new Set;
  let y = false;
  function endRunning() {
   for (const e of w) e();
  }
  function endOnExit(e) {
   y || process.on("exit", endRunning);
   y = true;
   w.add(e);
   return () => w.delete(e);
  }
  function startProcess({program: e, args: t, argv0: n, cwd: s, env: a}, r) {
   return (0, o.Ho)(e, t, {
    ...n === void 0 ? {} : {
     argv0: n
    },
    cwd: s,
    env: a,
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
    ...h.D,
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
   const i = (0, d.oq)(s, e.path);
   if (i === null) return refuse(`the program ${JSON.stringify(s)} was not found on the PATH of tools`);
   const l = {
    ...e.environment,
    PATH: e.path,
    HOME: e.home,
    ...t.env
   };
   const c = await enter(n, {
    program: i,
    argv: [ s, ...o ],
    cwd: t.cwd,
    env: l
   }, t);
   if (typeof c === "string") return refuse(c);
   let u;
   try {
    u = startProcess(c ?? {
     program: i,
     args: o,
     argv0: s,
     cwd: t.cwd,
     env: l
    }, t.stdin !== void 0);
   } catch (e) {
    await (c?.end());
    return refuse((0, a.bD)(e));
   }
   if (u.pid === void 0) {
    await (c?.end());
    const {originalMessage: e = ""} = await u;
    return refuse(`${e} (in ${t.cwd})`);
   }
   const p = collectOutput(u, t);
   sendInput(u, t.stdin);
   const m = await untilEnd(u, t, {
    systemRoot: e.environment["SystemRoot"],
    confined: c
   });
   const f = await (c?.end());
   const w = m.startError ?? f?.startError ?? null;
   if (w !== null) return refuse(w);
   const {merged: y, stdout: g, stderr: b} = p();
   return {
    ...m,
    ...f === void 0 ? {} : {
     exceeded: f.exceeded,
     blocked: f.blocked
    },
    output: y.bytes.toString("utf8"),
    stdoutBytes: g.bytes,
    stderr: b.bytes.toString("utf8"),
    droppedBytes: y.droppedBytes
   };
  }
  async function enter(e, t, {needs: n = g, bridge: s}) {
   return e === null ? null : await e.enter({
    ...t,
    needs: n,
    bridge: s
   });
  }
  const g = {
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
  function untilEnd(e, t, n) {
   return new Promise(o => {
    const a = {
     exitCode: null,
     signal: null,
     timedOut: false,
     cancelled: false,
     startError: null
    };
    const r = new Set;
    const after = (e, t) => void r.add(setTimeout(t, e));
    const i = killerOf(e, n);
    const l = endOnExit(() => i("SIGKILL"));
    const finish = () => {
     if (!l()) return;
     for (const e of r) clearTimeout(e);
     t.signal.removeEventListener("abort", cancel);
     process.platform !== "win32" && e.pid !== void 0 && killTree(e.pid, "SIGKILL", n.systemRoot);
     e.stdout?.destroy();
     e.stderr?.destroy();
     e.unref();
     o(a);
    };
    const stop = e => {
     if (a.timedOut || a.cancelled) return;
     a[e] = true;
     i("SIGTERM");
     after(p, () => i("SIGKILL"));
     after(p + f, finish);
    };
    const cancel = () => stop("cancelled");
    after(t.timeoutMs, () => stop("timedOut"));
    (0, s.setMaxListeners)(0, t.signal);
    t.signal.addEventListener("abort", cancel, {
     once: true
    });
    e.on("error", n => {
     e.pid === void 0 && (a.startError = `${n.message} (in ${t.cwd})`);
     finish();
    });
    e.on("exit", (e, t) => {
     Object.assign(a, {
      exitCode: e,
      signal: t
     });
     after(m, () => void setImmediate(finish));
    });
    e.on("close", finish);
   });
  }
 })
};
