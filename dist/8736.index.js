"use strict";

exports.id = 8736;

exports.ids = [ 8736 ];

exports.modules = {
  9530: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      rehearse: () => rehearse
    });
    var perform = __webpack_require__(4809);
    var batch_workshop = __webpack_require__(8567);
    var writes = __webpack_require__(1518);
    var host_redact = __webpack_require__(2648);
    var workflow_commands = __webpack_require__(5693);
    var plan = __webpack_require__(3504);
    var values = __webpack_require__(8142);
    var template = __webpack_require__(7199);
    var comment = __webpack_require__(3782);
    var lib_text = __webpack_require__(653);
    function rehearsalText(rehearsal) {
      const {plan: plan, rules: rules, limits: limits} = rehearsal;
      const placeholders = plan.segments.filter(segment => segment.kind !== "text").map(({kind: kind, source: source}) => `${kind}: ${source}`);
      const rows = [ ...rehearsal.start === null ? [] : [ [ "start", [ rehearsal.start ] ] ], [ "prompt", [ rehearsal.prompt ] ], [ "from", [ rehearsal.trustedCommit === null ? "the work tree" : `the trusted commit ${rehearsal.trustedCommit}` ] ], [ "model", [ rehearsal.model ] ], [ "workspace", [ rehearsal.workspace ] ], [ "mode", [ rehearsal.mode ] ], [ "allow", rules.allow ], [ "ask", rules.ask ], [ "deny", rules.deny ], [ "tools", [ rehearsal.tools.join(", ") ] ], [ "told", rehearsal.instructions ], [ "skills", rehearsal.skills.length === 0 ? [] : [ rehearsal.skills.join(", ") ] ], [ "limits", [ limitsText(limits) ] ], [ "answer", [ rehearsal.outputSchema === null ? "text" : `JSON by the schema ${schemaText(rehearsal.outputSchema)}` ] ], [ "inserts", placeholders ], [ "files", plan.files.flatMap(({path: path, ...judged}) => judgedLines(path, judged)) ], [ "commands", plan.commands.flatMap(({command: command, ...judged}) => judgedLines(command, judged)) ], [ "writes", rehearsal.writes ], [ "publish", rehearsal.publish ], ...rehearsal.notices.length === 0 ? [] : [ [ "notices", rehearsal.notices ] ] ];
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
    function judgedLines(what, {outcome: outcome, reason: reason, suggest: suggest}) {
      const line = `${outcome}: ${what} (${reason})`;
      if (outcome !== "refuse") return [ line ];
      return [ line, `        ${suggest.length === 0 ? "no rule can allow it" : `would be allowed by: ${suggest.join("  ")}`}` ];
    }
    function limitsText({maxTurns: maxTurns, maxCostUsd: maxCostUsd, maxOutputTokens: maxOutputTokens, timeoutMs: timeoutMs}) {
      return [ `${String(maxTurns)} turns`, `${String(timeoutMs / 6e4)} minutes`, ...maxCostUsd === null ? [] : [ `${String(maxCostUsd)} US dollars` ], ...maxOutputTokens === null ? [] : [ `${String(maxOutputTokens)} output tokens` ] ].join(", ");
    }
    var main_context = __webpack_require__(999);
    var run_prepared = __webpack_require__(3802);
    var summary = __webpack_require__(6908);
    async function rehearse(prepared, doors) {
      const {surroundings: surroundings, redact: redact} = doors;
      const planned = await rehearse_plan(prepared, surroundings);
      const rehearsal = (0, host_redact.z)(planned, text => redact((0, workflow_commands.wh)(text)));
      const text = rehearsalText(rehearsal);
      if (surroundings.onRunner) await show(text, doors);
      return {
        exitCode: 0,
        text: surroundings.onRunner ? "" : text,
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
    async function rehearse_plan({ground: ground, sources: sources, spec: spec, vars: vars, lists: lists, model: model, outputSchema: outputSchema, notices: notices, start: start}, surroundings) {
      const {settings: settings, workspace: workspace, origin: origin} = ground;
      const {temporary: temporary, environment: environment, home: home} = surroundings;
      const scene = (0, run_prepared.Td)(ground, surroundings);
      const offered = (0, writes.x)(scene, {
        lists: lists,
        mode: settings.mode,
        spec: spec
      });
      const workshop = (0, batch_workshop.Q)({
        directory: workspace,
        home: home,
        childHome: temporary,
        childTemporary: temporary,
        environment: environment,
        lists: lists,
        mode: settings.mode,
        spec: spec,
        more: await (0, writes.p1)({
          keep: () => null
        }, offered.names, scene)
      });
      await workshop.ready();
      const given = {
        args: settings.args,
        vars: vars
      };
      (0, values.X)(spec, (0, template.Q)(spec), given, (0, values.s)(spec, given, workshop.files.root));
      const asked = {
        sources: sources,
        commit: origin.commit,
        context: (0, run_prepared.P3)(settings),
        model: model
      };
      const context = await (0, perform.R)(asked, workshop);
      const told = await (0, main_context.N)({
        ground: ground,
        model: model
      }, surroundings);
      return {
        start: start?.words ?? null,
        prompt: spec.source,
        model: model.name,
        mode: settings.mode,
        workspace: settings.worktree ? `a temporary work tree of HEAD of ${workspace}` : workspace,
        trustedCommit: origin.commit,
        rules: lists,
        tools: [ ...workshop.tools.map(tool => tool.name), ...context.shelf === null ? [] : [ "Skill" ] ],
        instructions: context.taken.map(({path: path, bytes: bytes}) => `${path} (${String(bytes)} bytes)`),
        skills: (context.shelf?.open() ?? []).map(({name: name}) => name),
        limits: (0, run_prepared.Af)(settings),
        outputSchema: outputSchema,
        plan: await (0, plan.w)(spec, given, {
          ...workshop,
          cwd: workshop.files.root
        }),
        writes: [ ...offered.names.map(name => writeTarget(name, scene, ground)), ...offered.notices ],
        publish: targetsOf(ground, surroundings),
        context: told.attachments.flatMap(toldIn),
        notices: [ ...notices, ...context.notices, ...told.notices, ...told.leftOut ]
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
    async function show(text, doors) {
      const lines = text.split("\n");
      for (const line of lines) doors.log.info(line);
      await (0, summary.f)(`### \u23ed\ufe0f Dry run\n\n${(0, summary.g)(lines)}\n`, doors);
    }
    function targetsOf({settings: settings, event: event}, {onRunner: onRunner}) {
      const {publish: publish} = settings;
      return [ ...publish.includes("summary") ? [ onRunner ? "the summary" : "the report file" ] : [], ...publish.includes("annotations") ? [ "annotations of the findings" ] : [], ...publish.includes("check") ? [ "a check run" ] : [], ...publish.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...publish.includes("review") ? [ "a review of the pull request, or the comment where there is none" ] : [], ...publish.includes("comment") ? [ commentTarget(settings, event) ] : [] ];
    }
    function writeTarget(name, {pull: pull}, {event: {item: item, repository: repository}}) {
      const place = `${repository?.owner ?? ""}/${repository?.name ?? ""}`;
      if (writes.J0[name] === "branch" && pull !== null) return `${name} from ${pull.branch} into ${pull.base} of ${place}`;
      if (writes.J0[name] === "repository" || item === null) return `${name} in ${place}`;
      return `${name} on ${item.kind.replace("-", " ")} #${String(item.number)} of ${place}`;
    }
    function commentTarget(settings, {item: item, repository: repository, occasion: occasion}) {
      if (item === null || repository === null) return "no comment: no issue or pull request in the event";
      const token = settings["github-token"] === void 0 ? ", but there is no token" : "";
      const isAnswer = (0, comment.uR)(settings["comment-mode"], occasion.spoken) !== null;
      const what = isAnswer ? "an answer in a comment of its own" : `the comment "${settings["comment-key"]}"`;
      return `${what}: ${item.kind.replace("-", " ")} #${String(item.number)}${token}`;
    }
  }),
  6908: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      f: () => summarise,
      g: () => indented
    });
    async function summarise(markdown, {log: log, writeSummary: writeSummary}) {
      try {
        await (writeSummary?.(markdown));
      } catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    function indented(lines) {
      return lines.map(line => `    ${line}`).join("\n");
    }
  }),
  3504: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      w: () => planPrompt
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
    var _processors_arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5223);
    var _processors_echo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8692);
    var _processors_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6935);
    var _processors_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8142);
    var _template_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7199);
    async function planPrompt(spec, given, doors) {
      const segments = (0, _template_js__WEBPACK_IMPORTED_MODULE_5__.Q)(spec);
      const judged = await (0, _processors_shell_js__WEBPACK_IMPORTED_MODULE_3__.I)(await (0, 
      _processors_arguments_js__WEBPACK_IMPORTED_MODULE_1__.FY)(spec, segments, (0, _processors_values_js__WEBPACK_IMPORTED_MODULE_4__.s)(spec, given, doors.cwd)), doors);
      return {
        format: spec.format,
        description: spec.description,
        segments: segments,
        commands: judged.map(({command: command, judgement: judgement}) => ({
          command: command,
          ...planned(judgement)
        })),
        files: judgeFiles(segments, doors),
        printed: segments.filter(segment => (0, _processors_echo_js__WEBPACK_IMPORTED_MODULE_2__.r)(spec, segment) !== null).map(({source: source}) => source)
      };
    }
    function judgeFiles(segments, {judge: judge, cwd: cwd}) {
      const paths = segments.flatMap(({kind: kind, content: content}) => kind === "file" && content !== "" ? [ content ] : []);
      return [ ...new Set(paths) ].map(path => ({
        path: path,
        ...planned(judge({
          tool: "Read",
          effects: [ {
            kind: "read",
            path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)
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
  3997: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      d: () => ownMarker,
      n: () => saysItIsOurs
    });
    const ownMarker = "\x3c!-- sallyport:";
    function saysItIsOurs(text) {
      return text.trimStart().startsWith(ownMarker);
    }
  })
};
