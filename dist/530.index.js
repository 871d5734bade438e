"use strict";

exports.id = 530;

exports.ids = [ 530 ];

exports.modules = {
  9530: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      rehearse: () => rehearse
    });
    var batch_workshop = __webpack_require__(3302);
    var host_redact = __webpack_require__(2648);
    var workflow_commands = __webpack_require__(5693);
    var plan = __webpack_require__(3504);
    function rehearsalText(rehearsal) {
      const {plan: plan, rules: rules, limits: limits} = rehearsal;
      const placeholders = plan.segments.filter(segment => segment.kind !== "text").map(({kind: kind, source: source}) => `${kind}: ${source}`);
      const rows = [ [ "prompt", [ rehearsal.prompt ] ], [ "from", [ rehearsal.trustedCommit === null ? "the work tree" : `the trusted commit ${rehearsal.trustedCommit}` ] ], [ "model", [ rehearsal.model ] ], [ "workspace", [ rehearsal.workspace ] ], [ "mode", [ rehearsal.mode ] ], [ "allow", rules.allow ], [ "ask", rules.ask ], [ "deny", rules.deny ], [ "tools", [ rehearsal.tools.join(", ") ] ], [ "limits", [ limitsText(limits) ] ], [ "inserts", placeholders ], [ "commands", plan.commands.flatMap(commandLines) ], [ "publish", rehearsal.publish ] ];
      const lines = rows.flatMap(([name, values]) => (values.length === 0 ? [ "none" ] : values).map((value, index) => `${(index === 0 ? name : "").padEnd(10)} ${value}`));
      return [ "dry run: no model is asked, nothing runs", ...lines ].join("\n");
    }
    function commandLines({command: command, outcome: outcome, reason: reason, suggest: suggest}) {
      const line = `${outcome}: ${command} (${reason})`;
      if (outcome !== "refuse") return [ line ];
      return [ line, `        ${suggest.length === 0 ? "no rule can allow it" : `would be allowed by: ${suggest.join("  ")}`}` ];
    }
    function limitsText({maxTurns: maxTurns, maxCostUsd: maxCostUsd, maxOutputTokens: maxOutputTokens, timeoutMs: timeoutMs}) {
      return [ `${String(maxTurns)} turns`, `${String(timeoutMs / 6e4)} minutes`, ...maxCostUsd === null ? [] : [ `${String(maxCostUsd)} US dollars` ], ...maxOutputTokens === null ? [] : [ `${String(maxOutputTokens)} output tokens` ] ].join(", ");
    }
    var perform = __webpack_require__(7646);
    async function rehearse({ground: ground, spec: spec, lists: lists, model: model}, doors) {
      const {surroundings: surroundings, redact: redact} = doors;
      const {settings: settings, workspace: workspace, origin: origin} = ground;
      const {temporary: temporary, environment: environment, home: home} = surroundings;
      const workshop = (0, batch_workshop.Q)({
        directory: workspace,
        home: home,
        childHome: temporary,
        childTemporary: temporary,
        environment: environment,
        lists: lists,
        mode: settings.mode,
        spec: spec
      });
      await workshop.ready();
      const planned = {
        prompt: spec.source,
        model: model.name,
        mode: settings.mode,
        workspace: settings.worktree ? `a temporary work tree of HEAD of ${workspace}` : workspace,
        trustedCommit: origin.commit,
        rules: lists,
        tools: workshop.tools.map(tool => tool.name),
        limits: (0, perform.A)(settings),
        plan: await (0, plan.w)(spec, settings.args, {
          judge: workshop.judge,
          cwd: workshop.files.root
        }),
        publish: targetsOf(ground, surroundings)
      };
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
          conclusion: "skipped"
        }
      };
    }
    async function show(text, {log: log, writeSummary: writeSummary}) {
      const lines = text.split("\n");
      for (const line of lines) log.info(line);
      try {
        await (writeSummary?.(`### Sallyport: dry run\n\n${lines.map(line => `    ${line}`).join("\n")}\n`));
      } catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    function targetsOf({settings: settings, event: event}, {onRunner: onRunner}) {
      const {publish: publish} = settings;
      return [ ...publish.includes("summary") ? [ onRunner ? "the summary" : "the report file" ] : [], ...publish.includes("comment") ? [ commentTarget(settings, event) ] : [] ];
    }
    function commentTarget(settings, {item: item, repository: repository}) {
      if (item === null || repository === null) return "no comment: no issue or pull request in the event";
      const token = settings["github-token"] === void 0 ? ", but there is no token" : "";
      return `the comment "${settings["comment-key"]}": ${item.kind.replace("-", " ")} #${String(item.number)}${token}`;
    }
  }),
  3504: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      w: () => planPrompt
    });
    var _processors_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5223);
    var _processors_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6935);
    var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5989);
    async function planPrompt(spec, args, doors) {
      const segments = (0, _template_js__WEBPACK_IMPORTED_MODULE_2__.Q)(spec);
      const judged = (0, _processors_shell_js__WEBPACK_IMPORTED_MODULE_1__.I)(await (0, 
      _processors_arguments_js__WEBPACK_IMPORTED_MODULE_0__.FY)(spec, segments, args), doors);
      return {
        format: spec.format,
        description: spec.description,
        segments: segments,
        commands: judged.map(({command: command, judgement: {decision: decision, outcome: outcome, reason: reason, suggest: suggest}}) => ({
          command: command,
          decision: decision,
          outcome: outcome,
          reason: reason,
          suggest: outcome === "refuse" ? suggest : []
        }))
      };
    }
  })
};
