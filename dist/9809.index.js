"use strict";

exports.id = 9809;

exports.ids = [ 9809 ];

exports.modules = {
  9809: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      dryRun: () => dryRun
    });
    var github_writes = __webpack_require__(3940);
    var job_limits = __webpack_require__(4764);
    var perform_job = __webpack_require__(4867);
    var job_runtime = __webpack_require__(5654);
    var host_environment = __webpack_require__(8080);
    var lint_offered = __webpack_require__(9760);
    var plan = __webpack_require__(1418);
    var summary_file = __webpack_require__(2103);
    var comment = __webpack_require__(3782);
    var lib_text = __webpack_require__(653);
    function dryRunText(dryRun) {
      const {plan: plan, rules: rules, limits: limits} = dryRun;
      const placeholders = plan.segments.filter(segment => segment.kind !== "text").map(({kind: kind, source: source}) => `${kind}: ${source}`);
      const rows = [ ...dryRun.start === null ? [] : [ [ "start", [ dryRun.start ] ] ], [ "prompt", [ dryRun.prompt ] ], [ "source", [ dryRun.trustedCommit === null ? "the working tree" : `the trusted commit ${dryRun.trustedCommit}` ] ], [ "model", [ dryRun.model ] ], [ "workspace", [ dryRun.workspace ] ], [ "mode", [ dryRun.mode ] ], [ "allow", rules.allow ], [ "ask", rules.ask ], [ "deny", rules.deny ], [ "tools", [ dryRun.tools.join(", ") ] ], [ "instructions", dryRun.instructions ], [ "skills", dryRun.skills.length === 0 ? [] : [ dryRun.skills.join(", ") ] ], [ "limits", [ limitsText(limits) ] ], [ "answer", [ dryRun.outputSchema === null ? "text" : `JSON that matches the schema ${schemaText(dryRun.outputSchema)}` ] ], [ "placeholders", placeholders ], [ "files", plan.files.flatMap(({path: path, ...evaluated}) => evaluatedLines(path, evaluated)) ], [ "commands", plan.commands.flatMap(({command: command, ...evaluated}) => evaluatedLines(command, evaluated)) ], [ "writes", dryRun.writes ], [ "publish", dryRun.publish ], ...dryRun.notices.length === 0 ? [] : [ [ "notices", dryRun.notices ] ] ];
      const lines = rows.flatMap(([name, values]) => (values.length === 0 ? [ "none" ] : values).map((value, index) => `${(index === 0 ? name : "").padEnd(10)} ${value}`));
      const contextLines = dryRun.context.flatMap(({title: title, text: text, images: images}) => [ "", `${title}:`, "", text, ...images ]);
      const context = contextLines.length === 0 ? [] : [ "", "context about the item for the model:", ...contextLines ];
      return [ "dry run: no model is called, no command runs", ...lines, ...context ].join("\n");
    }
    const longestSchema = 300;
    function schemaText(schema) {
      const text = JSON.stringify(schema);
      return text.length > longestSchema ? `${(0, lib_text.GH)(text, longestSchema)}\u2026 (${text.length} characters)` : text;
    }
    function evaluatedLines(what, {outcome: outcome, reason: reason, suggest: suggest}) {
      const line = `${outcome}: ${what} (${reason})`;
      if (outcome !== "refuse") return [ line ];
      return [ line, `        ${suggest.length === 0 ? "no rule can allow it" : `would be allowed by: ${suggest.join("  ")}`}` ];
    }
    function limitsText({maxTurns: maxTurns, maxCostUsd: maxCostUsd, maxOutputTokens: maxOutputTokens, timeoutMs: timeoutMs}) {
      return [ `${String(maxTurns)} turns`, `${String(timeoutMs / 6e4)} minutes`, ...maxCostUsd === null ? [] : [ `${String(maxCostUsd)} US dollars` ], ...maxOutputTokens === null ? [] : [ `${String(maxOutputTokens)} output tokens` ] ].join(", ");
    }
    var report = __webpack_require__(3101);
    var item_context = __webpack_require__(4191);
    var write_targets = __webpack_require__(1332);
    async function dryRun(prepared, ports) {
      const {hostEnvironment: hostEnvironment, redact: redact} = ports;
      const planned = await dry_run_plan(prepared, hostEnvironment);
      const rehearsal = (0, report.L)(planned, redact);
      const text = dryRunText(rehearsal);
      if (hostEnvironment.onRunner) await show(text, ports);
      return {
        exitCode: 0,
        text: hostEnvironment.onRunner ? "" : text,
        value: {
          conclusion: "skipped",
          rehearsal: rehearsal
        },
        outputs: {
          conclusion: "skipped",
          reason: "A dry run: no model was asked, and nothing was run or posted."
        }
      };
    }
    async function dry_run_plan({runContext: runContext, sources: sources, spec: spec, vars: vars, lists: lists, model: model, outputSchema: outputSchema, notices: notices, start: start}, hostEnvironment) {
      const {settings: settings, workspace: workspace, trustedSource: trustedSource} = runContext;
      const targets = (0, write_targets.B)(runContext, hostEnvironment);
      const offered = (0, github_writes.tt)(targets, {
        lists: lists,
        mode: settings.mode,
        spec: spec
      });
      const runtime = (0, job_runtime.Y)({
        runContext: runContext,
        hostEnvironment: hostEnvironment,
        childProcesses: {
          home: hostEnvironment.temporary,
          temporary: (0, host_environment.YB)(hostEnvironment)
        },
        lists: lists,
        spec: spec,
        tools: (0, github_writes.p1)({
          keep: () => null
        }, offered.names, targets)
      });
      await runtime.ready();
      const given = {
        args: settings.args,
        vars: vars
      };
      const ports = {
        ...runtime,
        cwd: runtime.files.root
      };
      await (0, plan.G)(spec, given, ports, {
        missingFiles: settings["missing-files"]
      });
      const context = await (0, perform_job.A)({
        sources: sources,
        runContext: runContext,
        model: model
      }, runtime);
      const told = await (0, item_context.N)({
        runContext: runContext,
        model: model
      }, hostEnvironment);
      return {
        start: start?.words ?? null,
        prompt: spec.source,
        model: model.name,
        mode: settings.mode,
        workspace: settings.worktree ? `a temporary working tree of HEAD of ${workspace}` : workspace,
        trustedCommit: trustedSource.commit,
        rules: lists,
        tools: [ ...runtime.tools.map(tool => tool.name), ...context.catalog === null ? [] : [ "Skill" ] ],
        instructions: context.loaded.map(({path: path, bytes: bytes}) => `${path} (${String(bytes)} bytes)`),
        skills: (context.catalog?.open() ?? []).map(({name: name}) => name),
        limits: (0, job_limits.a)(settings),
        outputSchema: outputSchema,
        plan: await (0, plan.w)(spec, given, ports),
        writes: [ ...offered.names.map(name => writeTarget(name, targets, runContext)), ...offered.notices ],
        publish: targetsOf(runContext, hostEnvironment),
        context: told.attachments.flatMap(toldIn),
        notices: [ ...notices, ...(0, lint_offered.H)(lists), ...context.notices, ...told.notices, ...told.omissions ]
      };
    }
    function toldIn(attachment) {
      if (attachment.type !== "context") return [];
      const {title: title, text: text, images: images} = attachment;
      return [ {
        title: title,
        text: text,
        images: images.map(({name: name, mediaType: mediaType}) => name ?? mediaType)
      } ];
    }
    async function show(text, ports) {
      const lines = text.split("\n");
      for (const line of lines) ports.log.info(line);
      await (0, summary_file.o)(`### \u23ed\ufe0f Dry run\n\n${(0, summary_file.p)(lines)}\n`, ports);
    }
    function targetsOf({settings: settings, event: event}, {onRunner: onRunner}) {
      const {publish: publish} = settings;
      return [ ...publish.includes("summary") ? [ onRunner ? "the summary" : "the report file" ] : [], ...publish.includes("annotations") ? [ "annotations of the findings" ] : [], ...publish.includes("check") ? [ "a check run" ] : [], ...publish.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...publish.includes("review") ? [ "a review of the pull request, or the comment where there is none" ] : [], ...publish.includes("comment") ? [ commentTarget(settings, event) ] : [] ];
    }
    function writeTarget(name, {pull: pull}, {event: {item: item, repository: repository}}) {
      const place = `${repository?.owner ?? ""}/${repository?.name ?? ""}`;
      if (github_writes.J0[name] === "branch" && pull !== null) return `${name} from ${pull.branch} into ${pull.base} of ${place}`;
      if (github_writes.J0[name] === "repository" || item === null) return `${name} in ${place}`;
      return `${name} on ${item.kind.replace("-", " ")} #${String(item.number)} of ${place}`;
    }
    function commentTarget(settings, {item: item, repository: repository, trigger: trigger}) {
      if (item === null || repository === null) return "no comment: no issue or pull request in the event";
      const token = settings["github-token"] === void 0 ? ", but there is no token" : "";
      const isAnswer = (0, comment.uR)(settings["comment-mode"], trigger.triggerComment) !== null;
      const what = isAnswer ? "an answer in a comment of its own" : `the comment "${settings["comment-key"]}"`;
      return `${what}: ${item.kind.replace("-", " ")} #${String(item.number)}${token}`;
    }
  }),
  1418: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => checkPlan,
      w: () => planPrompt
    });
    var external_node_path_ = __webpack_require__(6760);
    var errors = __webpack_require__(2357);
    var processors_arguments = __webpack_require__(5223);
    var types = __webpack_require__(8287);
    var file = __webpack_require__(9639);
    var read = __webpack_require__(5849);
    async function checkFiles(spec, segments, ports, options) {
      const named = segments.filter(({kind: kind}) => kind === "file");
      const paths = named.filter(({content: content}) => content !== "").map(({content: content}) => ports.files.resolve(content));
      const ignored = await (0, file.Ij)(paths, ports);
      const diagnostics = [];
      const seen = new Set;
      for (const segment of named) {
        const path = ports.files.resolve(segment.content);
        if (seen.has(path)) continue;
        seen.add(path);
        const outcome = segment.content === "" ? read.ek : await failureOf(path, ports, ignored);
        if (outcome !== null && !(0, file.r)(spec, segment, {
          outcome: outcome,
          options: options
        })) diagnostics.push((0, file.tT)(spec, segment, outcome));
      }
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
    }
    async function failureOf(path, {files: files, policy: policy}, ignored) {
      if ((0, read.Vo)(path, policy) !== null) return null;
      try {
        await files.info(path);
      } catch (error) {
        return error instanceof types.kc && error.code === "refused" ? null : (0, read.Wh)(error, 0);
      }
      if (ignored instanceof types.kc) return (0, read.Wh)(ignored, 0);
      return (0, file.Zh)(path, ignored, policy);
    }
    var echo = __webpack_require__(8692);
    var shell = __webpack_require__(6935);
    var values = __webpack_require__(8142);
    var template = __webpack_require__(7199);
    async function checkPlan(spec, given, ports, {missingFiles: missingFiles}) {
      const segments = (0, template.Q)(spec);
      await (0, errors.Jf)(() => (0, values.X)(spec, segments, given, (0, values.E)(spec, given, ports.cwd)), () => checkFiles(spec, segments, ports, {
        missingFiles: missingFiles
      }));
    }
    async function planPrompt(spec, given, ports) {
      const segments = (0, template.Q)(spec);
      const evaluated = await (0, shell.c)(await (0, processors_arguments.FY)(spec, segments, (0, 
      values.E)(spec, given, ports.cwd)), ports);
      return {
        format: spec.format,
        description: spec.description,
        segments: segments,
        commands: evaluated.map(({command: command, evaluation: evaluation}) => ({
          command: command,
          ...planned(evaluation)
        })),
        files: evaluateFiles(segments, ports),
        printed: segments.filter(segment => (0, echo.r)(spec, segment) !== null).map(({source: source}) => source)
      };
    }
    function evaluateFiles(segments, {policy: policy, cwd: cwd}) {
      const paths = segments.flatMap(({kind: kind, content: content}) => kind === "file" && content !== "" ? [ content ] : []);
      return [ ...new Set(paths) ].map(path => ({
        path: path,
        ...planned(policy({
          tool: "Read",
          effects: [ {
            kind: "read",
            path: (0, external_node_path_.resolve)(cwd, path)
          } ]
        }))
      }));
    }
    function planned({decision: decision, outcome: outcome, reason: reason, suggest: suggest}) {
      return {
        decision: decision,
        outcome: outcome,
        reason: reason,
        suggest: outcome === "refuse" ? suggest : []
      };
    }
  })
};
