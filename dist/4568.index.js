"use strict";

exports.id = 4568;

exports.ids = [ 4568 ];

exports.modules = {
  19809: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      dryRun: () => dryRun
    });
    var github_writes = __webpack_require__(48228);
    var job_input = __webpack_require__(17730);
    var job_limits = __webpack_require__(44764);
    var job_runtime = __webpack_require__(79378);
    var host_environment = __webpack_require__(48080);
    var probe = __webpack_require__(62052);
    var lint_offered = __webpack_require__(39760);
    var plan = __webpack_require__(1418);
    var summary_file = __webpack_require__(62103);
    var comment = __webpack_require__(93782);
    var lib_text = __webpack_require__(20653);
    function dryRunText(dryRun) {
      const {plan: plan, rules: rules, limits: limits} = dryRun;
      const placeholders = plan.segments.filter(segment => segment.kind !== "text").map(({kind: kind, source: source}) => `${kind}: ${source}`);
      const rows = [ ...dryRun.start === null ? [] : [ [ "start", [ dryRun.start ] ] ], [ "prompt", [ dryRun.prompt ] ], [ "source", [ dryRun.trustedCommit === null ? "the working tree" : `the trusted commit ${dryRun.trustedCommit}` ] ], [ "model", [ dryRun.model ] ], [ "workspace", [ dryRun.workspace ] ], [ "mode", [ dryRun.mode ] ], [ "sandbox", [ dryRun.sandbox ] ], [ "allow", rules.allow ], [ "ask", rules.ask ], [ "deny", rules.deny ], [ "tools", [ dryRun.tools.join(", ") ] ], [ "instructions", dryRun.instructions ], [ "skills", dryRun.skills.length === 0 ? [] : [ dryRun.skills.join(", ") ] ], [ "limits", [ limitsText(limits) ] ], [ "answer", [ dryRun.outputSchema === null ? "text" : `JSON that matches the schema ${schemaText(dryRun.outputSchema)}` ] ], [ "placeholders", placeholders ], [ "files", plan.files.flatMap(({path: path, ...evaluated}) => evaluatedLines(path, evaluated)) ], [ "commands", plan.commands.flatMap(({command: command, ...evaluated}) => evaluatedLines(command, evaluated)) ], [ "writes", dryRun.writes ], [ "publish", dryRun.publish ], ...dryRun.notices.length === 0 ? [] : [ [ "notices", dryRun.notices ] ] ];
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
    var item_context = __webpack_require__(74191);
    var write_targets = __webpack_require__(41332);
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
          reason: "A dry run: no model was used, and nothing was run or posted."
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
      const context = await (0, job_input.A)({
        sources: sources,
        runContext: runContext,
        model: model
      }, runtime);
      const item = await (0, item_context.N)({
        runContext: runContext,
        model: model
      }, hostEnvironment);
      return {
        start: start?.words ?? null,
        prompt: spec.source,
        model: model.name,
        mode: settings.mode,
        sandbox: await sandboxText(settings.sandbox, runContext, hostEnvironment),
        workspace: settings.worktree ? `a temporary worktree of HEAD of ${workspace}` : workspace,
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
        context: item.attachments.flatMap(shownIn),
        notices: [ ...notices, ...(0, lint_offered.H)(lists), ...context.notices, ...item.notices, ...item.omissions ]
      };
    }
    async function sandboxText(mode, {workspace: workspace}, {environment: environment, home: home, temporary: temporary}) {
      if (mode === "off") return "off: commands run unconfined";
      const {path: path} = (0, job_runtime.j)({
        environment: environment,
        home: temporary,
        temporary: temporary
      }, workspace);
      const toolCache = environment["RUNNER_TOOL_CACHE"];
      const {level: level, reason: reason} = await (0, probe.U)(temporary, {
        workspace: workspace,
        userHome: home,
        path: path,
        toolCache: toolCache
      });
      return `${mode}: ${level} (${reason})`;
    }
    function shownIn(attachment) {
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
      return [ ...publish.includes("summary") ? [ onRunner ? "the summary" : "the report file" ] : [], ...publish.includes("annotations") ? [ "annotations of the findings" ] : [], ...publish.includes("check") ? [ "a check run" ] : [], ...publish.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...publish.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...publish.includes("comment") ? [ commentTarget(settings, event) ] : [] ];
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
      const what = isAnswer ? "a reply in a separate comment" : `the comment "${settings["comment-key"]}"`;
      return `${what}: ${item.kind.replace("-", " ")} #${String(item.number)}${token}`;
    }
  }),
  62052: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      U: () => probeSandbox
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42357);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46420);
    async function probeSandbox(parent, options) {
      let directory = null;
      try {
        directory = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, "sallyport-probe-"));
        const home = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "home");
        const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "tmp");
        const own = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "own");
        for (const path of [ home, temporary, own ]) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
        const sandbox = (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_3__.createSandbox)({
          ...options,
          mode: "auto",
          directory: own,
          home: home,
          temporary: temporary,
          rules: {
            mayRead: () => true,
            mayWrite: () => true
          },
          unchangedInGit: () => Promise.resolve(new Set),
          limits: {
            processes: 1e3,
            memoryBytes: 1e9,
            fileBytes: 1e6
          }
        });
        try {
          return await sandbox.report();
        } finally {
          sandbox.close();
        }
      } catch (error) {
        return {
          level: "none",
          reason: `The sandbox could not be tried: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}.`
        };
      } finally {
        if (directory !== null) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(directory, {
          recursive: true,
          force: true
        });
      }
    }
  }),
  1418: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => checkPlan,
      w: () => planPrompt
    });
    var external_node_path_ = __webpack_require__(76760);
    var errors = __webpack_require__(42357);
    var processors_arguments = __webpack_require__(15223);
    var types = __webpack_require__(38287);
    var file = __webpack_require__(49639);
    var read = __webpack_require__(45849);
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
    var echo = __webpack_require__(88692);
    var shell = __webpack_require__(76935);
    var values = __webpack_require__(68142);
    var template = __webpack_require__(27199);
    async function checkPlan(spec, given, ports, {missingFiles: missingFiles}) {
      const segments = (0, template.Q)(spec);
      await (0, errors.Jf)(() => (0, values.X)(spec, segments, given, (0, values.E)(spec, given, ports.cwd)), () => checkFiles(spec, segments, ports, {
        missingFiles: missingFiles
      }));
    }
    async function planPrompt(spec, given, ports) {
      const segments = (0, template.Q)(spec);
      const evaluated = await (0, shell.c)(spec, await (0, processors_arguments.FY)(spec, segments, (0, 
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
  }),
  93782: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      fQ: () => stickyOf,
      p8: () => publishComment,
      uR: () => answerPart
    });
    var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20544);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26358);
    var _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78155);
    function answerPart(mode, triggerComment) {
      if (mode !== "answer" || triggerComment === null || triggerComment.id === null) return null;
      return `answer:${triggerComment.kind}-${String(triggerComment.id)}`;
    }
    function stickyOf(key, mode, {run: run, answer: answer}) {
      if (answer !== null) return {
        marker: (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, answer),
        hides: []
      };
      if (mode === "replace" || mode === "answer") return {
        marker: (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key),
        hides: []
      };
      const runPrefix = (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, "run:").replace(/ -->$/, "");
      return {
        marker: (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, `run:${run}`),
        hides: mode === "append" ? [] : [ (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key), runPrefix ]
      };
    }
    const limitCharacters = 65536;
    function commentBody(report, marker) {
      const text = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.u)(report, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      });
      const whole = report.links.run === null ? null : "in the run summary";
      return `${marker}\n${(0, _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__.o)(text, {
        limit: limitCharacters - marker.length - 1,
        unit: "characters",
        whole: whole
      })}`;
    }
    async function publishComment(report, {github: github, target: target, marker: marker}) {
      return await github.upsertComment(target, marker, commentBody(report, marker));
    }
  }),
  26358: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      u: () => reportMarkdown
    });
    var code = __webpack_require__(51061);
    var lib_text = __webpack_require__(20653);
    var headline = __webpack_require__(1359);
    var literal = __webpack_require__(99180);
    function changesSection(changes, limits) {
      const [added, removed] = [ sum(changes, "added"), sum(changes, "removed") ];
      const blocks = [];
      let left = limits.total;
      for (const change of changes.slice(0, limits.files)) {
        const {text: text, omitted: omitted} = headOf(change.diff ?? "", Math.min(limits.each, left));
        left -= text.length;
        blocks.push(folded(change, text, omitted));
      }
      const more = changes.length - blocks.length;
      if (more > 0) blocks.push(`And ${(0, headline.B4)(more, "more file")}.`);
      const title = `#### Changed files (${(0, headline.ZV)(changes.length)}, +${(0, headline.ZV)(added)} \u2212${(0, 
      headline.ZV)(removed)})`;
      return [ title, ...blocks ].join("\n\n");
    }
    function sum(changes, field) {
      return changes.reduce((total, change) => total + change[field], 0);
    }
    function headOf(diff, limit) {
      if (diff.length <= limit) return {
        text: diff,
        omitted: 0
      };
      const text = diff.slice(0, Math.max(0, diff.lastIndexOf("\n", limit)));
      return {
        text: text,
        omitted: diff.slice(text.length).trim().split("\n").length
      };
    }
    function folded(change, diff, omitted) {
      const figures = change.diff === null ? "" : ` +${(0, headline.ZV)(change.added)} \u2212${(0, 
      headline.ZV)(change.removed)}`;
      const head = `<summary>${(0, code.h)((0, lib_text.ml)(change.path, 200))} ${change.kind}${figures}</summary>`;
      const notes = [ change.note ?? (change.diff === null ? "No diff." : ""), omitted > 0 ? `${(0, 
      headline.B4)(omitted, "more line")} of the diff omitted.` : "" ];
      const note = notes.filter(text => text !== "").join(" ");
      const body = [ ...diff === "" ? [] : [ (0, code.O)(diff, "diff") ], ...note === "" ? [] : [ (0, 
      literal.ft)(note) ] ];
      return [ `<details>${head}`, ...body, "</details>" ].join("\n\n");
    }
    var findings = __webpack_require__(15917);
    const maxSentences = 20;
    function provenanceLines({trustedCommit: trustedCommit, omitted: omitted}) {
      const more = omitted.length - maxSentences;
      const trusted = `Trusted commit: ${(0, literal.ti)(trustedCommit ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
      return [ ...trustedCommit === null ? [] : [ trusted ], ...omitted.slice(0, maxSentences).map(sentence => (0, 
      literal.ft)((0, lib_text.ml)(sentence, 500))), ...more > 0 ? [ `And ${(0, headline.B4)(more, "more omission")}.` ] : [] ].join("\n\n");
    }
    var sandbox_lines = __webpack_require__(59046);
    var sanitized_notice = __webpack_require__(49703);
    var suggested_rules = __webpack_require__(19326);
    var truncate_markdown = __webpack_require__(78155);
    var writes = __webpack_require__(97979);
    function reportMarkdown(report, sizes) {
      const {result: result, refused: refused} = report;
      const sections = [ `### ${(0, headline.rL)(report)} ${(0, headline.Pl)(report)}`, reasonLine(report), answerSection(report, sizes.text), report.findings.length === 0 ? "" : (0, 
      findings.WT)(report.findings, sizes.rows), report.writes.length === 0 ? "" : (0, 
      writes.M)(report.writes, sizes.rows), refused.length === 0 ? "" : refusedSection(report, sizes.rows), result.notices.length === 0 ? "" : noticesSection(result.notices), instructionsLine(result.loadedInstructions ?? []), result.provenance === void 0 ? "" : provenanceLines(result.provenance), (0, 
      sandbox_lines.o)(result.sandbox).map(literal.ft).join(" "), result.changes.length === 0 ? "" : changesSection(result.changes, sizes.diffs), footer(report) ];
      return `${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function reasonLine({result: {conclusion: conclusion, reason: reason}, answer: answer}) {
      return conclusion === "success" && answer.text !== "" ? "" : (0, literal.ft)(reason);
    }
    function answerSection({answer: {text: text, changes: changes}, links: links}, limit) {
      const whole = links.reportPath === null ? null : `in ${(0, literal.ti)(links.reportPath)}`;
      if (text === "") return "";
      const sanitized = changes.length === 0 ? [] : [ `*Sanitized in this text: ${(0, 
      sanitized_notice.G)(changes)}.*` ];
      return [ "---", (0, truncate_markdown.o)(text, {
        limit: limit,
        unit: "characters",
        whole: whole
      }), "---", ...sanitized ].join("\n\n");
    }
    function refusedSection(report, limit) {
      const {refused: refused} = report;
      const total = refused.reduce((sum, {times: times}) => sum + times, 0);
      const rows = refused.slice(0, limit).map(row);
      const more = refused.length - rows.length;
      return [ `#### Refused calls (${(0, headline.ZV)(total)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      headline.B4)(more, "more refused call")}.` ] : [], ...suggestions(report, limit), ...(0, 
      headline.W2)(report.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
    }
    function suggestions({suggested: suggested, unpasteable: unpasteable, links: links}, limit) {
      const shown = suggested.slice(0, limit);
      const more = suggested.length - shown.length;
      const place = links.reportPath === null ? "not shown" : "in the report";
      const notes = [ ...more > 0 ? [ `${(0, headline.B4)(more, "more rule is", "more rules are")} ${place}.` ] : [], ...unpasteable > 0 ? [ `${(0, 
      headline.B4)(unpasteable, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
      const block = links.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
      code.O)((0, suggested_rules.tR)(shown), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
      code.O)(shown.map(suggested_rules.Q$).join("\n"), "text") ];
      return [ ...shown.length === 0 ? [] : block, ...notes.length === 0 ? [] : [ notes.join(" ") ] ];
    }
    function row({tool: tool, label: label, reason: reason, suggest: suggest, times: times, origin: origin}) {
      const repeated = times === 1 ? "" : ` (${(0, headline.ZV)(times)} times)`;
      const who = origin === "prompt" ? " (requested by the prompt)" : "";
      const rules = suggest.map(rule => (0, literal.ti)((0, lib_text.ml)(rule, 200))).join(" ") || "no rule";
      const call = (0, literal.ti)((0, lib_text.ml)(label, 200));
      return `| ${(0, literal.ft)((0, lib_text.ml)(tool, 100))} | ${call}${repeated} | ${(0, 
      literal.xG)((0, lib_text.ml)(reason, 300))}${who} | ${rules} |`;
    }
    function noticesSection(notices) {
      return [ "#### Notices", notices.map(notice => `- ${(0, literal.ft)((0, lib_text.ml)(notice, 500))}`).join("\n") ].join("\n\n");
    }
    function instructionsLine(loaded) {
      const shown = loaded.slice(0, maxInstructions).map(({kind: kind, path: path, bytes: bytes}) => {
        const name = (0, literal.ti)((0, lib_text.ml)(path, 200));
        return kind === "skill" ? `skill ${name}` : `${name} (${(0, headline.B4)(bytes, "byte")})`;
      });
      const more = loaded.length - shown.length;
      const rest = more > 0 ? [ `${(0, headline.ZV)(more)} more` ] : [];
      return loaded.length === 0 ? "" : `Instructions loaded: ${[ ...shown, ...rest ].join(", ")}.`;
    }
    const maxInstructions = 30;
    function footer({result: result, links: links}) {
      const places = [ ...links.run !== null && /^https?:\/\/[^\s()<>]+$/.test(links.run) ? [ `[Run](${links.run})` ] : [], ...result.transcriptPath === null ? [] : [ `transcript ${(0, 
      literal.ti)(result.transcriptPath)}` ], ...links.reportPath === null ? [] : [ `report ${(0, 
      literal.ti)(links.reportPath)}` ] ];
      const kept = links.onRunner && result.transcriptPath !== null;
      const hint = kept ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
      return [ figures(result), places.length === 0 ? "" : `${places.join(" \xb7 ")}${hint}` ].filter(line => line !== "").join("\n\n");
    }
    function cachedShare({cacheReadTokens: cacheReadTokens, inputTokens: inputTokens}) {
      return `${String(Math.round(100 * cacheReadTokens / Math.max(1, inputTokens)))} %`;
    }
    function figures({turns: turns, model: model, toolCalls: toolCalls, usage: usage, costUsd: costUsd, durationMs: durationMs, prompt: prompt}) {
      if (turns === 0 && usage.inputTokens === 0) return "";
      const cached = [ ...usage.cacheReadTokens > 0 ? [ `${(0, headline.ZV)(usage.cacheReadTokens)} or ${cachedShare(usage)} from the cache` ] : [], ...usage.cacheWriteTokens > 0 ? [ `${(0, 
      headline.ZV)(usage.cacheWriteTokens)} into it` ] : [] ];
      const input = `${(0, headline.ZV)(usage.inputTokens)} tokens in${cached.length === 0 ? "" : ` (${cached.join(", ")})`}`;
      const parts = [ (0, literal.ti)((0, lib_text.ml)(model, 100)), `prompt ${(0, literal.ti)((0, 
      lib_text.ml)(prompt, 200))}`, (0, headline.B4)(turns, "turn"), (0, headline.B4)(toolCalls, "tool call"), input, `${(0, 
      headline.ZV)(usage.outputTokens)} out`, (0, headline.BD)(costUsd), (0, headline.a3)(durationMs) ];
      return parts.join(" \xb7 ");
    }
  }),
  59046: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      o: () => sandboxSentences
    });
    const mostHosts = 20;
    function sandboxSentences(sandbox) {
      if (sandbox === void 0) return [];
      const {level: level, reason: reason, reached: reached, blocked: blocked} = sandbox;
      return [ `Sandbox: ${level}. ${reason}`, ...level === "none" ? [ unconfined ] : [], ...reached.length === 0 ? [] : [ `Hosts that commands reached: ${listed(reached)}.` ], ...blocked.length === 0 ? [] : [ `Hosts that commands could not reach: ${listed(blocked)}.` ] ];
    }
    const unconfined = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
    function listed(hosts) {
      const more = hosts.length - mostHosts;
      return `${hosts.slice(0, mostHosts).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
    }
  }),
  49703: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => sanitizedNotice
    });
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
    const words = {
      "control-character": [ "control character", "control characters" ],
      "terminal-sequence": [ "terminal sequence", "terminal sequences" ],
      "direction-mark": [ "direction mark", "direction marks" ],
      "invisible-character": [ "invisible character", "invisible characters" ],
      homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
      entity: [ "entity", "entities" ],
      tag: [ "HTML tag", "HTML tags" ],
      "hidden-element": [ "hidden element", "hidden elements" ],
      image: [ "image", "images" ],
      "link-title": [ "link title", "link titles" ],
      "link-definition": [ "link definition", "link definitions" ],
      link: [ "link to another host", "links to other hosts" ],
      mention: [ "mention", "mentions" ],
      "closing-word": [ "closing word", "closing words" ],
      reference: [ "reference to another repository", "references to other repositories" ],
      "slash-command": [ "slash command", "slash commands" ],
      fence: [ "open fence", "open fences" ],
      "unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
    };
    function sanitizedNotice(changes) {
      return changes.map(({kind: kind, count: count}) => (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(count, ...words[kind])).join(", ");
    }
  }),
  97979: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      M: () => writesSection,
      x: () => writeLines
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
    var _literal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99180);
    const signs = {
      created: "\u2705 posted",
      updated: "\u2705 updated",
      unchanged: "\u2705 already there",
      "fell back": "\u21aa\ufe0f posted differently",
      withheld: "\u23f8\ufe0f not posted",
      refused: "\u26d4 refused",
      failed: "\u274c failed"
    };
    function writesSection(rows, limit) {
      const shown = rows.slice(0, limit);
      const more = rows.length - shown.length;
      const lines = shown.map(({what: what, outcome: outcome, url: url, note: note}) => {
        const sign = url !== null && isPlainAddress(url) ? `[${signs[outcome]}](${url})` : signs[outcome];
        return `| ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_1__.ti)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(what, 200))} | ${sign} | ${(0, 
        _literal_js__WEBPACK_IMPORTED_MODULE_1__.ft)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(note, 300))} |`;
      });
      return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...lines ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(more, "more")}.` ] : [] ].join("\n\n");
    }
    function writeLines(rows) {
      return rows.map(({what: what, outcome: outcome, url: url, note: note}) => [ `${outcome.padEnd(9)} ${what}`, note, url ?? "" ].filter(text => text !== "").join("  "));
    }
    function isPlainAddress(url) {
      return /^https?:\/\/[^\s()<>|]+$/.test(url);
    }
  }),
  42344: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      P: () => createChangeCounts,
      j: () => sumChanges
    });
    const longestSample = 80;
    function createChangeCounts() {
      const found = new Map;
      return {
        add(kind, sample) {
          const known = found.get(kind);
          if (known === void 0) found.set(kind, {
            count: 1,
            sample: sample.slice(0, longestSample)
          }); else known.count += 1;
        },
        changes: () => [ ...found ].map(([kind, {count: count, sample: sample}]) => ({
          kind: kind,
          count: count,
          sample: sample
        }))
      };
    }
    function sumChanges(...lists) {
      const sums = new Map;
      for (const change of lists.flat()) {
        const known = sums.get(change.kind);
        sums.set(change.kind, known === void 0 ? change : {
          ...known,
          count: known.count + change.count
        });
      }
      return [ ...sums.values() ];
    }
  }),
  74568: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      P: () => withoutHidden,
      u1: () => sanitizePlain
    });
    var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
    var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42344);
    const joining = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(script => `\\p{Script=${script}}`).join("");
    const invisible = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`, `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`, `|(?<![${joining}])\\u200c` ].join("");
    let hiddenParts = null;
    function parts() {
      hiddenParts ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ..._plain_text_js__WEBPACK_IMPORTED_MODULE_0__.TF.map(pattern => [ "terminal-sequence", pattern ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(invisible, "gu") ] ];
      return hiddenParts;
    }
    function withoutHidden(text, counts) {
      return replaceHidden(text, counts, () => "");
    }
    function replaceHidden(text, counts, replacement) {
      if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
      let shown = text.replace(_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.r4, "\n");
      for (const [kind, pattern] of parts()) {
        const before = shown;
        shown = before.replace(pattern, (found, offset) => {
          counts.add(kind, `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
          return replacement(before, offset, offset + found.length);
        });
      }
      return shown;
    }
    function sanitizePlain(text) {
      const counts = (0, _counts_js__WEBPACK_IMPORTED_MODULE_1__.P)();
      const shown = withoutHidden(text, counts);
      return {
        text: shown,
        changes: counts.changes()
      };
    }
  })
};
