"use strict";

exports.id = 2103;

exports.ids = [ 2103 ];

exports.modules = {
  4484: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runInit: () => runInit
    });
    var errors = __webpack_require__(2357);
    var choose = __webpack_require__(5793);
    var file_system = __webpack_require__(9661);
    var types = __webpack_require__(8287);
    var paths = __webpack_require__(5559);
    const pins = {
      checkout: "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0",
      upload: "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2",
      download: "actions/download-artifact@634f93cb2916e3fdff6788551b99b062d0335ce0 # v5.0.0"
    };
    const checkout = [ `- uses: ${pins.checkout}`, "  with:", "    fetch-depth: 0", "    persist-credentials: false" ];
    function sallyport({action: action}, settings) {
      return [ `- uses: ${action}`, "  with:", ...indentLines(settings, 4) ];
    }
    const readsItem = [ "checks: read # which checks failed", "statuses: read", "actions: read # the end of their logs" ];
    function job(name, {head: head = [], permissions: permissions, steps: steps}) {
      return [ "jobs:", `  ${name}:`, ...indentLines([ ...head, "runs-on: ubuntu-latest", "timeout-minutes: 20", "permissions:" ], 4), ...indentLines(permissions, 6), "    steps:", ...indentLines(steps, 6) ];
    }
    function indentLines(lines, by) {
      return lines.map(line => line === "" ? "" : `${" ".repeat(by)}${line}`);
    }
    const noPermissions = [ "permissions: {}", "" ];
    function workflow(name, lines) {
      return {
        path: `.github/workflows/sallyport-${name}.yml`,
        text: `${lines.join("\n")}\n`
      };
    }
    function reviewWorkflow(choices) {
      return workflow("review", [ "# Reviews every pull request, in one comment that is updated.", "name: Sallyport review", "", "on:", "  pull_request:", "", ...noPermissions, "concurrency:", "  group: ${{ github.workflow }}-${{ github.ref }}", "  cancel-in-progress: true", "", ...job("review", {
        permissions: [ "contents: read", "pull-requests: write # the comment", "issues: read # linked issues", ...readsItem ],
        steps: [ ...checkout, ...sallyport(choices, [ "command: review # .sallyport/commands/review.md", ...choices.model, "allow: |", "  Bash(git log:*)", "  Bash(git diff:*)" ]) ]
      }) ]);
    }
    function commentWorkflow(choices) {
      return workflow("comment", [ "# Answers comments that begin with @sallyport, or with /NAME of a command, from people with write permission.", "name: Sallyport comment", "", "on:", "  issue_comment:", "    types: [created]", "", ...noPermissions, ...job("answer", {
        head: [ "# Saves a runner for other comments. The step asks GitHub who may start a run.", "if: startsWith(github.event.comment.body, '@sallyport') || startsWith(github.event.comment.body, '/')" ],
        permissions: [ "contents: read", "issues: write # the answer, on issues", "pull-requests: write # and on pull requests", ...readsItem ],
        steps: [ ...checkout, ...sallyport(choices, [ ...choices.model, "reaction: true", "allow: |", "  Bash(git log:*)", "  Bash(git diff:*)" ]) ]
      }) ]);
    }
    function scheduleWorkflow(choices) {
      return workflow("schedule", [ "# Checks the commits of a week, and opens an issue if documentation is outdated.", "name: Sallyport schedule", "", "on:", "  schedule:", "    - cron: '23 5 * * 1' # Mondays, 05:23 UTC", "  workflow_dispatch:", "", ...noPermissions, "concurrency:", "  group: ${{ github.workflow }}", "", ...job("weekly", {
        permissions: [ "contents: read", "issues: write # the issue" ],
        steps: [ ...checkout, ...sallyport(choices, [ "prompt: |", "  Read the commits of the last seven days and the documentation of what they changed.", '  If documentation is outdated, open one issue with the title "Outdated documentation": each', "  passage, what it says and what is true now. If everything is current, say so and open none.", ...choices.model, "publish: summary", "allow: |", "  Bash(git log:*)", "  Bash(git show:*)", "  Issue" ]) ]
      }) ]);
    }
    const collectName = "Sallyport fork collect";
    const artifact = "sallyport-handoff";
    function forkReviewWorkflow(choices) {
      return workflow("fork-review", [ '# Reviews a pull request from a fork after someone with write permission adds the label "sallyport".', "# The checkout is the base; the model gets the diff as text, and code from the fork never runs.", "name: Sallyport fork review", "", "on:", "  pull_request_target:", "    types: [labeled]", "", "permissions: {}", "", ...job("review", {
        head: [ "if: github.event.label.name == 'sallyport'" ],
        permissions: [ "contents: read", "pull-requests: write # the comment", "issues: read # linked issues", ...readsItem ],
        steps: [ ...checkout, ...sallyport(choices, [ "command: review # .sallyport/commands/review.md", "label-trigger: sallyport", ...choices.model ]) ]
      }) ]);
    }
    function forkCollectWorkflow() {
      return workflow("fork-collect", [ "# Phase one: runs the code of a pull request, including forks, without secrets and with a read-only token.", "# It writes its results to handoff.json, which sallyport-fork-post.yml posts.", `name: ${collectName}`, "", "on:", "  pull_request:", "", "permissions: {}", "", ...job("collect", {
        permissions: [ "contents: read" ],
        steps: [ `- uses: ${pins.checkout}`, "  with:", "    persist-credentials: false", "- name: Run the tests", "  run: |", '    { npm ci && npm test; } > report.txt 2>&1 || echo "exit code $?" >> report.txt', "- name: Write handoff.json", "  env:", "    HEAD: ${{ github.event.pull_request.head.sha }}", "  run: |", '    tail -c 20000 report.txt | jq --raw-input --slurp --arg head "$HEAD" \\', String.raw`      '{version: 1, head: $head, text: "The end of the tests:\n\n~~~~text\n\(.)\n~~~~"}' > handoff.json`, `- uses: ${pins.upload}`, "  with:", `    name: ${artifact}`, "    path: handoff.json", "    if-no-files-found: error", "    retention-days: 3" ]
      }) ]);
    }
    function forkPostWorkflow(choices) {
      return workflow("fork-post", [ "# Phase two: posts the results of phase one. It runs on the default branch and reads only handoff.json,", "# as data. GitHub, not the file, determines the pull request.", "name: Sallyport fork post", "", "on:", "  workflow_run:", `    workflows: [${collectName}]`, "    types: [completed]", "", "permissions: {}", "", ...job("post", {
        head: [ "if: github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.conclusion == 'success'" ],
        permissions: [ "actions: read # the artifact", "pull-requests: write # the comment" ],
        steps: [ `- uses: ${pins.download}`, "  with:", `    name: ${artifact}`, "    path: ${{ runner.temp }}/handoff", "    run-id: ${{ github.event.workflow_run.id }}", "    github-token: ${{ github.token }}", ...sallyport(choices, [ "post: ${{ runner.temp }}/handoff/handoff.json" ]) ]
      }) ]);
    }
    function config({action: action}) {
      return {
        path: ".sallyport/config.yml",
        text: `# yaml-language-server: $schema=${schemaUrl(action)}\n# Settings of every run in this repository. Inputs of a workflow replace them; allow, ask and deny are combined.\nmax-turns: 30\ntimeout-minutes: 15\nallow:\n  - Bash(git show:*)\n  - Bash(git blame:*)\ndeny: # nothing overrides a deny rule\n  - Bash(git push:*)\n`
      };
    }
    function schemaUrl(action) {
      const [path = "", ref = ""] = action.split("@");
      const [owner = "", repository = "", ...directories] = path.split("/");
      return [ "https://raw.githubusercontent.com", owner, repository, ref, ...directories, "schema/config.schema.json" ].join("/");
    }
    const review = {
      path: ".sallyport/commands/review.md",
      text: `---\ndescription: Reviews the pull request\nargument-hint: [what to look at]\n---\n\nReview this pull request. Look for mistakes that matter: wrong results, lost data, security holes, changed\nbehavior without a test. Read the code around a change before you judge it.\n\nAnswer with the findings, worst first: file and line, what is wrong, what to do. If there are none, say so in one\nsentence. No praise, and no summary of the diff.\n\n{{args}}\n`
    };
    const workflows = {
      review: choices => [ reviewWorkflow(choices) ],
      comment: choices => [ commentWorkflow(choices) ],
      schedule: choices => [ scheduleWorkflow(choices) ],
      forks: choices => [ forkReviewWorkflow(choices), forkCollectWorkflow(), forkPostWorkflow(choices) ]
    };
    function startersFor(uses, choices) {
      const named = uses.flatMap(use => workflows[use](choices));
      const needsCommand = uses.some(use => use !== "schedule");
      return [ ...named, config(choices), ...needsCommand ? [ review ] : [] ];
    }
    const uses = [ "review", "comment", "schedule", "forks" ];
    var parse = __webpack_require__(7436);
    const placeholder = "OWNER/sallyport@v1";
    const defaultUses = [ "review", "comment", "schedule" ];
    const defaultModel = "anthropic/claude-sonnet-4-5";
    async function runInit(invocation, hostEnvironment) {
      const requested = usesOf(invocation.operands);
      const choices = choicesOf(invocation);
      const files = openDirectory((0, parse.gx)(invocation, "cwd") ?? ".", hostEnvironment.directory);
      const dryRun = (0, parse.JG)(invocation, "dry-run");
      const planned = [];
      for (const starter of startersFor(requested, choices)) planned.push({
        ...starter,
        outcome: await planFor(starter, files)
      });
      const results = dryRun ? planned : await writeAll(planned, files);
      const {stdio: stdio} = hostEnvironment;
      if ((0, parse.JG)(invocation, "json")) {
        stdio.out(`${JSON.stringify({
          files: results.map(({path: path, outcome: outcome, text: text}) => ({
            path: path,
            outcome: outcome,
            text: text
          }))
        }, null, 2)}\n`);
        return 0;
      }
      for (const one of results) {
        stdio.out(`${one.outcome.padEnd(12)}  ${one.path}\n`);
        if (dryRun && one.outcome === "would create") stdio.out(`\n${one.text}\n`);
      }
      for (const line of await advice(results, choices, files)) stdio.err(`${line}\n`);
      return 0;
    }
    function usesOf(operands) {
      const diagnostics = operands.filter(operand => !isUse(operand)).map(operand => {
        const guess = (0, errors.pA)(operand, uses);
        return {
          code: "argument-invalid",
          location: operand,
          message: "unknown use",
          hint: `${guess === void 0 ? "" : `did you mean ${guess}? `}The uses are ${uses.join(", ")}`
        };
      });
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
      return operands.length === 0 ? defaultUses : uses.filter(use => operands.includes(use));
    }
    const isUse = word => uses.includes(word);
    function choicesOf(invocation) {
      const action = (0, parse.gx)(invocation, "action") ?? placeholder;
      if (!/^[A-Za-z0-9-]+(\/[A-Za-z0-9._-]+)+@[A-Za-z0-9._/-]+$/.test(action)) throw new errors.yo({
        code: "argument-invalid",
        location: "--action",
        message: "invalid action",
        found: action,
        hint: `write OWNER/REPOSITORY@REF, such as ${placeholder}; a full commit SHA is the safest REF`
      });
      const model = (0, parse.gx)(invocation, "model") ?? defaultModel;
      const {provider: provider, id: id} = (0, choose.s_)(model);
      if (!/^[\w.:/@+-]+$/.test(id)) throw new errors.yo({
        code: "argument-invalid",
        location: "--model",
        message: "invalid characters in the name of the model",
        found: model,
        hint: "use the name from the provider"
      });
      return {
        action: action,
        model: modelLines(model, provider)
      };
    }
    function modelLines(model, provider) {
      if (provider === "script") return [ `model: ${model}` ];
      const address = provider === "compatible" ? [ "base-url: ${{ vars.COMPATIBLE_BASE_URL }}" ] : [];
      return [ `model: ${model}`, ...address, `api-key: \${{ secrets.${(0, choose.RU)(provider)} }}` ];
    }
    function openDirectory(directory, from) {
      try {
        const {root: root} = (0, file_system.S)({
          root: (0, file_system.S)({
            root: from,
            guard: () => null
          }).resolve(directory),
          guard: () => null
        });
        return (0, file_system.S)({
          root: root,
          guard: (_, path) => (0, paths.FK)({
            path: path,
            directory: root
          }) ? null : "it leads out of the directory"
        });
      } catch {
        throw new errors.yo({
          code: "directory-missing",
          location: "--cwd",
          message: "the directory does not exist",
          found: directory,
          hint: "give the directory of the repository"
        });
      }
    }
    async function planFor({path: path, text: text}, files) {
      try {
        const existing = (await files.read(path, maxBytes)).toString("utf8");
        return existing.replaceAll("\r\n", "\n") === text ? "unchanged" : "kept";
      } catch (error) {
        if (!(error instanceof types.kc)) throw error;
        if (error.code === "missing") return "would create";
        if (error.code === "too-large" || error.code === "directory" || error.code === "special") return "kept";
        throw unwritable(path, error);
      }
    }
    const maxBytes = 1e6;
    async function writeAll(planned, files) {
      const results = [];
      for (const one of planned) {
        if (one.outcome !== "would create") {
          results.push(one);
          continue;
        }
        try {
          await files.write(one.path, one.text);
        } catch (error) {
          if (!(error instanceof types.kc)) throw error;
          throw unwritable(one.path, error);
        }
        results.push({
          ...one,
          outcome: "created"
        });
      }
      return results;
    }
    function unwritable(path, problem) {
      return new errors.yo({
        code: "file-unwritable",
        location: path,
        message: "the file cannot be written",
        found: problem.message,
        hint: "use a writable directory without symbolic links to other directories"
      });
    }
    async function advice(results, {action: action, model: model}, files) {
      const kept = results.filter(({outcome: outcome}) => outcome === "kept").map(({path: path}) => path);
      const secret = model.flatMap(line => /secrets\.(\w+)/.exec(line)?.[1] ?? []);
      const isPinned = /@[0-9a-f]{40}$/.test(action);
      return [ ...kept.length === 0 ? [] : [ `Already there, left unchanged: ${kept.join(", ")}. Use --dry-run --json to see the version of init.` ], ...action === placeholder ? [ `Replace ${placeholder} with the repository you use (or: init --action).` ] : [], ...isPinned ? [] : [ "Pin the action to its full commit SHA: a tag can be moved." ], ...secret.map(name => `Add the secret ${name} to the repository (Settings, Secrets and variables, Actions).`), ...await isRepository(files) ? [] : [ "There is no .git here: GitHub reads workflows only from the root of a repository." ] ];
    }
    async function isRepository(files) {
      try {
        await files.info(".git");
        return true;
      } catch (error) {
        if (error instanceof types.kc) return error.code !== "missing";
        throw error;
      }
    }
  })
};
