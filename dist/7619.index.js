"use strict";

exports.id = 7619;

exports.ids = [ 7619 ];

exports.modules = {
  57619: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      dryRun: () => dryRun
    });
    var github_writes = __webpack_require__(33906);
    var perform_job = __webpack_require__(21822);
    var job_runtime = __webpack_require__(25764);
    var host_environment = __webpack_require__(65509);
    var lint_offered = __webpack_require__(70757);
    var plan = __webpack_require__(32767);
    var summary_file = __webpack_require__(80444);
    var comment = __webpack_require__(46425);
    var lib_text = __webpack_require__(42954);
    function dryRunText(rehearsal) {
      const {plan: plan, rules: rules, limits: limits} = rehearsal;
      const placeholders = plan.segments.filter(segment => segment.kind !== "text").map(({kind: kind, source: source}) => `${kind}: ${source}`);
      const rows = [ ...rehearsal.start === null ? [] : [ [ "start", [ rehearsal.start ] ] ], [ "prompt", [ rehearsal.prompt ] ], [ "source", [ rehearsal.trustedCommit === null ? "the working tree" : `the trusted commit ${rehearsal.trustedCommit}` ] ], [ "model", [ rehearsal.model ] ], [ "workspace", [ rehearsal.workspace ] ], [ "mode", [ rehearsal.mode ] ], [ "allow", rules.allow ], [ "ask", rules.ask ], [ "deny", rules.deny ], [ "tools", [ rehearsal.tools.join(", ") ] ], [ "instructions", rehearsal.instructions ], [ "skills", rehearsal.skills.length === 0 ? [] : [ rehearsal.skills.join(", ") ] ], [ "limits", [ limitsText(limits) ] ], [ "answer", [ rehearsal.outputSchema === null ? "text" : `JSON by the schema ${schemaText(rehearsal.outputSchema)}` ] ], [ "placeholders", placeholders ], [ "files", plan.files.flatMap(({path: path, ...evaluated}) => evaluatedLines(path, evaluated)) ], [ "commands", plan.commands.flatMap(({command: command, ...evaluated}) => evaluatedLines(command, evaluated)) ], [ "writes", rehearsal.writes ], [ "publish", rehearsal.publish ], ...rehearsal.notices.length === 0 ? [] : [ [ "notices", rehearsal.notices ] ] ];
      const lines = rows.flatMap(([name, values]) => (values.length === 0 ? [ "none" ] : values).map((value, index) => `${(index === 0 ? name : "").padEnd(10)} ${value}`));
      const told = rehearsal.context.flatMap(({title: title, text: text, images: images}) => [ "", `${title}:`, "", text, ...images ]);
      const context = told.length === 0 ? [] : [ "", "what the model would be told of the item:", ...told ];
      return [ "dry run: no model is asked, nothing runs", ...lines, ...context ].join("\n");
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
    var report = __webpack_require__(72352);
    var item_context = __webpack_require__(44276);
    var run_prepared = __webpack_require__(25269);
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
      const {temporary: temporary, environment: environment, home: home} = hostEnvironment;
      const writeTargets = (0, run_prepared.Td)(runContext, hostEnvironment);
      const offered = (0, github_writes.tt)(writeTargets, {
        lists: lists,
        mode: settings.mode,
        spec: spec
      });
      const runtime = (0, job_runtime.Y)({
        directory: workspace,
        home: home,
        childHome: temporary,
        childTemporary: (0, host_environment.YB)(hostEnvironment),
        environment: environment,
        lists: lists,
        mode: settings.mode,
        spec: spec,
        more: await (0, github_writes.p1)({
          keep: () => null
        }, offered.names, writeTargets)
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
      const asked = {
        sources: sources,
        commit: trustedSource.commit,
        context: (0, run_prepared.P3)(settings),
        model: model
      };
      const context = await (0, perform_job.R)(asked, runtime);
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
        limits: (0, run_prepared.Af)(settings),
        outputSchema: outputSchema,
        plan: await (0, plan.w)(spec, given, ports),
        writes: [ ...offered.names.map(name => writeTarget(name, writeTargets, runContext)), ...offered.notices ],
        publish: targetsOf(runContext, hostEnvironment),
        context: told.attachments.flatMap(toldIn),
        notices: [ ...notices, ...(0, lint_offered.H)(lists), ...context.notices, ...told.notices, ...told.leftOut ]
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
  32767: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => checkPlan,
      w: () => planPrompt
    });
    var external_node_path_ = __webpack_require__(76760);
    var errors = __webpack_require__(84422);
    var processors_arguments = __webpack_require__(64014);
    var types = __webpack_require__(74312);
    var file = __webpack_require__(33819);
    var read = __webpack_require__(56346);
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
    var echo = __webpack_require__(23903);
    var shell = __webpack_require__(78894);
    var values = __webpack_require__(61687);
    var template = __webpack_require__(27122);
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
  }),
  46425: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      fQ: () => stickyOf,
      p8: () => publishComment,
      uR: () => answerPart
    });
    var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66123);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76571);
    var _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33688);
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
      const ofRuns = (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, "run:").replace(/ -->$/, "");
      return {
        marker: (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key, `run:${run}`),
        hides: mode === "append" ? [] : [ (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__._)(key), ofRuns ]
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
      const whole = report.links.run === null ? null : "in the summary of the run";
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
  76571: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      u: () => reportMarkdown
    });
    var code = __webpack_require__(64720);
    var lib_text = __webpack_require__(42954);
    var headline = __webpack_require__(66610);
    var literal = __webpack_require__(58299);
    function changesSection(changes, limits) {
      const [added, removed] = [ sum(changes, "added"), sum(changes, "removed") ];
      const blocks = [];
      let left = limits.total;
      for (const change of changes.slice(0, limits.files)) {
        const {text: text, cut: cut} = headOf(change.diff ?? "", Math.min(limits.each, left));
        left -= text.length;
        blocks.push(folded(change, text, cut));
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
        cut: 0
      };
      const text = diff.slice(0, Math.max(0, diff.lastIndexOf("\n", limit)));
      return {
        text: text,
        cut: diff.slice(text.length).trim().split("\n").length
      };
    }
    function folded(change, diff, cut) {
      const figures = change.diff === null ? "" : ` +${(0, headline.ZV)(change.added)} \u2212${(0, 
      headline.ZV)(change.removed)}`;
      const head = `<summary>${(0, code.h)((0, lib_text.ml)(change.path, 200))} ${change.kind}${figures}</summary>`;
      const notes = [ change.note ?? (change.diff === null ? "No diff." : ""), cut > 0 ? `${(0, 
      headline.B4)(cut, "more line")} of the diff left out.` : "" ];
      const note = notes.filter(text => text !== "").join(" ");
      const body = [ ...diff === "" ? [] : [ (0, code.O)(diff, "diff") ], ...note === "" ? [] : [ (0, 
      literal.f)(note) ] ];
      return [ `<details>${head}`, ...body, "</details>" ].join("\n\n");
    }
    var findings = __webpack_require__(42172);
    const most = 20;
    function provenanceLines({trustedCommit: trustedCommit, omitted: omitted}) {
      const more = omitted.length - most;
      const trusted = `Trusted commit: ${(0, literal.t)(trustedCommit ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
      return [ ...trustedCommit === null ? [] : [ trusted ], ...omitted.slice(0, most).map(sentence => (0, 
      literal.f)((0, lib_text.ml)(sentence, 500))), ...more > 0 ? [ `And ${(0, headline.B4)(more, "more thing")} left out.` ] : [] ].join("\n\n");
    }
    var sanitized_notice = __webpack_require__(10674);
    var suggested_rules = __webpack_require__(31461);
    var truncate_markdown = __webpack_require__(33688);
    var writes = __webpack_require__(55982);
    function reportMarkdown(report, sizes) {
      const {result: result, refused: refused} = report;
      const sections = [ `### ${(0, headline.rL)(report)} ${(0, headline.Pl)(report)}`, reasonLine(report), answerSection(report, sizes.text), report.findings.length === 0 ? "" : (0, 
      findings.WT)(report.findings, sizes.rows), report.writes.length === 0 ? "" : (0, 
      writes.M)(report.writes, sizes.rows), refused.length === 0 ? "" : refusedSection(report, sizes.rows), result.notices.length === 0 ? "" : noticesSection(result.notices), takenLine(result.loadedInstructions ?? []), result.provenance === void 0 ? "" : provenanceLines(result.provenance), result.changes.length === 0 ? "" : changesSection(result.changes, sizes.diffs), footer(report) ];
      return `${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function reasonLine({result: {conclusion: conclusion, reason: reason}, answer: answer}) {
      return conclusion === "success" && answer.text !== "" ? "" : (0, literal.f)(reason);
    }
    function answerSection({answer: {text: text, changes: changes}, links: links}, limit) {
      const whole = links.reportPath === null ? null : `in ${(0, literal.t)(links.reportPath)}`;
      if (text === "") return "";
      const harmless = changes.length === 0 ? [] : [ `*Made harmless in this text: ${(0, 
      sanitized_notice.G)(changes)}.*` ];
      return [ "---", (0, truncate_markdown.o)(text, {
        limit: limit,
        unit: "characters",
        whole: whole
      }), "---", ...harmless ].join("\n\n");
    }
    function refusedSection(report, limit) {
      const {refused: refused} = report;
      const total = refused.reduce((sum, {times: times}) => sum + times, 0);
      const rows = refused.slice(0, limit).map(row);
      const more = refused.length - rows.length;
      return [ `#### Refused calls (${(0, headline.ZV)(total)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...rows ].join("\n"), ...more > 0 ? [ `And ${(0, 
      headline.B4)(more, "more refused call")}.` ] : [], ...offer(report, limit) ].join("\n\n");
    }
    function offer({suggested: suggested, unpasteable: unpasteable, links: links}, limit) {
      const shown = suggested.slice(0, limit);
      const more = suggested.length - shown.length;
      const place = links.reportPath === null ? "not shown" : "in the report";
      const notes = [ ...more > 0 ? [ `${(0, headline.B4)(more, "more rule is", "more rules are")} ${place}.` ] : [], ...unpasteable > 0 ? [ `${(0, 
      headline.B4)(unpasteable, "more rule", "more rules")} cannot be pasted: too long, or with unusual characters.` ] : [] ];
      const block = links.onRunner ? [ "To allow them, add to the step what the job needs of this:", (0, 
      code.O)((0, suggested_rules.tR)(shown), "yaml") ] : [ "To allow them, add to the command what the job needs of this:", (0, 
      code.O)(shown.map(suggested_rules.Q$).join("\n"), "text") ];
      return [ ...shown.length === 0 ? [] : block, ...notes.length === 0 ? [] : [ notes.join(" ") ] ];
    }
    function row({tool: tool, label: label, reason: reason, suggest: suggest, times: times, origin: origin}) {
      const repeated = times === 1 ? "" : ` (${(0, headline.ZV)(times)} times)`;
      const who = origin === "prompt" ? " (asked by the prompt)" : "";
      const rules = suggest.map(rule => (0, literal.t)((0, lib_text.ml)(rule, 200))).join(" ") || "no rule";
      const call = (0, literal.t)((0, lib_text.ml)(label, 200));
      return `| ${(0, literal.f)((0, lib_text.ml)(tool, 100))} | ${call}${repeated} | ${(0, 
      literal.f)((0, lib_text.ml)(reason, 300))}${who} | ${rules} |`;
    }
    function noticesSection(notices) {
      return [ "#### Notices", notices.map(notice => `- ${(0, literal.f)((0, lib_text.ml)(notice, 500))}`).join("\n") ].join("\n\n");
    }
    function takenLine(loaded) {
      const shown = loaded.slice(0, mostTaken).map(({kind: kind, path: path, bytes: bytes}) => {
        const name = (0, literal.t)((0, lib_text.ml)(path, 200));
        return kind === "skill" ? `skill ${name}` : `${name} (${(0, headline.B4)(bytes, "byte")})`;
      });
      const more = loaded.length - shown.length;
      const rest = more > 0 ? [ `${(0, headline.ZV)(more)} more` ] : [];
      return loaded.length === 0 ? "" : `Instructions taken in: ${[ ...shown, ...rest ].join(", ")}.`;
    }
    const mostTaken = 30;
    function footer({result: result, links: links}) {
      const places = [ ...links.run !== null && /^https?:\/\/[^\s()<>]+$/.test(links.run) ? [ `[Run](${links.run})` ] : [], ...result.transcriptPath === null ? [] : [ `transcript ${(0, 
      literal.t)(result.transcriptPath)}` ], ...links.reportPath === null ? [] : [ `report ${(0, 
      literal.t)(links.reportPath)}` ] ];
      const kept = links.onRunner && result.transcriptPath !== null;
      const hint = kept ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
      return [ figures(result), places.length === 0 ? "" : `${places.join(" \xb7 ")}${hint}` ].filter(line => line !== "").join("\n\n");
    }
    function figures({turns: turns, model: model, toolCalls: toolCalls, usage: usage, costUsd: costUsd, durationMs: durationMs, prompt: prompt}) {
      if (turns === 0 && usage.inputTokens === 0) return "";
      const cached = [ ...usage.cacheReadTokens > 0 ? [ `${(0, headline.ZV)(usage.cacheReadTokens)} from the cache` ] : [], ...usage.cacheWriteTokens > 0 ? [ `${(0, 
      headline.ZV)(usage.cacheWriteTokens)} into it` ] : [] ];
      const input = `${(0, headline.ZV)(usage.inputTokens)} tokens in${cached.length === 0 ? "" : ` (${cached.join(", ")})`}`;
      const parts = [ (0, literal.t)((0, lib_text.ml)(model, 100)), `prompt ${(0, literal.t)((0, 
      lib_text.ml)(prompt, 200))}`, (0, headline.B4)(turns, "turn"), (0, headline.B4)(toolCalls, "tool call"), input, `${(0, 
      headline.ZV)(usage.outputTokens)} out`, (0, headline.BD)(costUsd), (0, headline.a3)(durationMs) ];
      return parts.join(" \xb7 ");
    }
  }),
  10674: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      G: () => sanitizedNotice
    });
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66610);
    const words = {
      "control-character": [ "control character", "control characters" ],
      "terminal-sequence": [ "terminal sequence", "terminal sequences" ],
      "direction-mark": [ "direction mark", "direction marks" ],
      "invisible-character": [ "invisible character", "invisible characters" ],
      homoglyph: [ "word of look-alike letters", "words of look-alike letters" ],
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
      "unresolvable-markup": [ "unresolvable piece of markup", "unresolvable pieces of markup" ]
    };
    function sanitizedNotice(changes) {
      return changes.map(({kind: kind, count: count}) => (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(count, ...words[kind])).join(", ");
    }
  }),
  55982: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      M: () => writesSection,
      x: () => writeLines
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42954);
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66610);
    var _literal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58299);
    const signs = {
      created: "\u2705 posted",
      updated: "\u2705 updated",
      unchanged: "\u2705 there already",
      "fell back": "\u21aa\ufe0f posted otherwise",
      withheld: "\u23f8\ufe0f not posted",
      refused: "\u26d4 refused",
      failed: "\u274c failed"
    };
    function writesSection(rows, limit) {
      const shown = rows.slice(0, limit);
      const more = rows.length - shown.length;
      const lines = shown.map(({what: what, outcome: outcome, url: url, note: note}) => {
        const sign = url !== null && isPlainAddress(url) ? `[${signs[outcome]}](${url})` : signs[outcome];
        return `| ${(0, _literal_js__WEBPACK_IMPORTED_MODULE_1__.t)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(what, 200))} | ${sign} | ${(0, 
        _literal_js__WEBPACK_IMPORTED_MODULE_1__.f)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(note, 300))} |`;
      });
      return [ "#### Writes", [ "| What | Outcome | Why |", "| --- | --- | --- |", ...lines ].join("\n"), ...more > 0 ? [ `And ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_0__.B4)(more, "more")}.` ] : [] ].join("\n\n");
    }
    function writeLines(rows) {
      return rows.map(({what: what, outcome: outcome, url: url, note: note}) => [ `${outcome.padEnd(9)} ${what}`, note, url ?? "" ].filter(text => text !== "").join("  "));
    }
    function isPlainAddress(url) {
      return /^https?:\/\/[^\s()<>|]+$/.test(url);
    }
  })
};
