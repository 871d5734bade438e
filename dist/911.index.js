"use strict";

exports.id = 911;

exports.ids = [ 911 ];

exports.modules = {
  6943: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Jx: () => groundOf,
      MX: () => judgeCall,
      T3: () => workshopOf
    });
    var _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(966);
    var _batch_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1518);
    var _config_ground_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7940);
    var _config_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6544);
    var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2357);
    var _parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7436);
    async function groundOf(invocation, surroundings) {
      const environment = surroundings.environment;
      const places = {
        childHome: surroundings.temporary,
        childTemporary: surroundings.temporary
      };
      const given = (0, _parse_js__WEBPACK_IMPORTED_MODULE_5__.f5)(invocation);
      const beginning = await (0, _config_ground_js__WEBPACK_IMPORTED_MODULE_2__.p)(given, surroundings, workspace => (0, 
      _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__.j)({
        environment: environment,
        ...places
      }, workspace));
      return await (0, _config_ground_js__WEBPACK_IMPORTED_MODULE_2__.D)(beginning, given, surroundings);
    }
    async function workshopOf(ground, surroundings, {spec: spec, places: places} = {}) {
      const {allow: allow, ask: ask, deny: deny, mode: mode} = ground.settings;
      const [lists] = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.yi)(() => (0, 
      _config_rules_js__WEBPACK_IMPORTED_MODULE_3__.t)({
        allow: allow,
        ask: ask,
        deny: deny
      }, list => list), () => spec === void 0 ? void 0 : (0, _config_rules_js__WEBPACK_IMPORTED_MODULE_3__.M)(spec));
      const workshop = (0, _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
        more: await (0, _batch_writes_js__WEBPACK_IMPORTED_MODULE_1__.p1)({
          keep: () => null
        }, Object.keys(_batch_writes_js__WEBPACK_IMPORTED_MODULE_1__.J0), {
          findings: true
        }),
        directory: ground.workspace,
        home: surroundings.home,
        childHome: places?.home ?? surroundings.home,
        childTemporary: places?.temporary ?? surroundings.temporary,
        environment: surroundings.environment,
        lists: lists,
        mode: mode,
        ...spec === void 0 ? {} : {
          spec: spec
        }
      });
      await workshop.ready();
      return workshop;
    }
    function judgeCall(workshop, name, input) {
      const tool = workshop.tools.find(one => one.name === name);
      if (tool === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo({
        code: "argument-invalid",
        where: "--tool",
        what: `there is no tool ${JSON.stringify(name)}`,
        mend: `the tools are ${workshop.tools.map(one => one.name).join(", ")}`
      });
      const binding = tool.bind(input);
      if (!binding.ok) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(binding.problems.map(problem => ({
        code: "argument-invalid",
        where: "--input",
        what: problem,
        mend: `give the input of ${name} as a JSON object`
      })));
      const {effects: effects, subject: subject} = binding.call;
      return workshop.judge({
        tool: name,
        effects: effects,
        ...subject === void 0 ? {} : {
          subject: subject
        }
      });
    }
  }),
  911: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      render: () => render
    });
    var _config_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8574);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
    var _host_artifacts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5164);
    var _host_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5477);
    var _host_redact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2648);
    var _host_surroundings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2088);
    var _pipeline_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4040);
    var _prompt_message_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6915);
    var _prompt_pick_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1242);
    var _prompt_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3504);
    var _prompt_render_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8909);
    var _report_rules_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1724);
    var _judging_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6943);
    var _parse_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7436);
    const maxInputBytes = 1e6;
    async function render(invocation, surroundings) {
      const ground = await (0, _judging_js__WEBPACK_IMPORTED_MODULE_9__.Jx)(invocation, surroundings);
      const spec = await promptOf(invocation, ground, surroundings);
      const {stdio: stdio} = surroundings;
      const asJson = (0, _parse_js__WEBPACK_IMPORTED_MODULE_10__.JG)(invocation, "json");
      const given = {
        args: ground.settings.args,
        vars: await (0, _config_variables_js__WEBPACK_IMPORTED_MODULE_0__.C)(ground.settings.vars)
      };
      if ((0, _parse_js__WEBPACK_IMPORTED_MODULE_10__.JG)(invocation, "plan")) {
        const workshop = await (0, _judging_js__WEBPACK_IMPORTED_MODULE_9__.T3)(ground, surroundings, {
          spec: spec
        });
        const plan = await (0, _prompt_plan_js__WEBPACK_IMPORTED_MODULE_7__.w)(spec, given, {
          ...workshop,
          cwd: workshop.files.root
        });
        stdio.out(asJson ? `${JSON.stringify(plan)}\n` : planText(plan));
        return 0;
      }
      const artifacts = (0, _host_artifacts_js__WEBPACK_IMPORTED_MODULE_2__.G)(surroundings.temporary, (0, 
      _host_redact_js__WEBPACK_IMPORTED_MODULE_11__.a)((0, _host_surroundings_js__WEBPACK_IMPORTED_MODULE_12__.F)(surroundings.environment)));
      const places = {
        home: artifacts.makeDirectory("home"),
        temporary: artifacts.makeDirectory("tmp")
      };
      const workshop = await (0, _judging_js__WEBPACK_IMPORTED_MODULE_9__.T3)(ground, surroundings, {
        spec: spec,
        places: places
      });
      const runCall = (0, _pipeline_call_js__WEBPACK_IMPORTED_MODULE_4__.a)({
        tools: new Map(workshop.tools.map(tool => [ tool.name, tool ])),
        judge: workshop.judge,
        secondParser: workshop.secondParser,
        preHooks: [],
        postHooks: [],
        clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_3__.m,
        origin: "prompt"
      });
      const rendering = await (0, _prompt_render_js__WEBPACK_IMPORTED_MODULE_8__.n)(spec, {
        ...given,
        missingFiles: ground.settings["missing-files"]
      }, {
        ...workshop,
        runCall: runCall,
        signal: surroundings.signal
      });
      for (const notice of rendering.notices) stdio.err(`${notice}\n`);
      if (rendering.kind === "cancelled") return 130;
      if (rendering.kind === "refused") {
        stdio.err(refusedText(rendering.denials));
        return 3;
      }
      const {before: before, parts: parts} = rendering;
      stdio.out(asJson ? `${JSON.stringify({
        source: spec.source,
        ...before.length === 0 ? {} : {
          before: before
        },
        parts: parts
      })}\n` : renderedText([ ...before, {
        role: "user",
        parts: parts
      } ]));
      return 0;
    }
    async function promptOf(invocation, ground, {stdio: stdio}) {
      const [path] = invocation.operands;
      if (path !== void 0) return await (0, _prompt_pick_js__WEBPACK_IMPORTED_MODULE_6__._)({
        "prompt-file": path,
        "prompt-format": ground.settings["prompt-format"]
      }, {
        files: ground.origin.source,
        commands: {
          project: ground.origin.source
        },
        readInput: () => stdio.readInput(maxInputBytes)
      });
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo({
        code: "prompt-missing",
        what: "no prompt file is given",
        mend: "write: sallyport render PROMPT_FILE, or - for standard input"
      });
    }
    function renderedText(turns) {
      const texts = turns.map(({parts: parts}) => (0, _prompt_message_parts_js__WEBPACK_IMPORTED_MODULE_5__.Ae)(parts).map(partText).join("\n"));
      if (texts.length === 1) return `${texts.join("")}\n`;
      return `${texts.map((text, index) => `--- ${turns[index]?.role ?? ""} ---\n${text}`).join("\n\n")}\n`;
    }
    function partText(part) {
      return part.type === "text" ? part.text : `(${part.mediaType}${part.name === void 0 ? "" : `, ${part.name}`})`;
    }
    function planText(plan) {
      const segments = plan.segments.filter(segment => segment.kind !== "text").map(segment => `${segment.kind.padEnd(8)} ${segment.source}`);
      const commands = plan.commands.flatMap(({command: command, outcome: outcome, reason: reason, suggest: suggest}) => [ `${outcome.padEnd(6)} ${command}`, `       ${reason}`, ...suggest.map(rule => `       would be allowed by: ${(0, 
      _report_rules_js__WEBPACK_IMPORTED_MODULE_13__.Q$)(rule)}`) ]);
      const nothing = segments.length === 0 ? [ "no placeholders" ] : [];
      return [ `format ${plan.format}`, ...segments, ...nothing, ...commands, "" ].join("\n");
    }
    function refusedText(denials) {
      return denials.flatMap(denial => [ `refused: ${denial.label}`, `  ${denial.reason}`, ...denial.suggest.map(rule => `  would be allowed by: ${(0, 
      _report_rules_js__WEBPACK_IMPORTED_MODULE_13__.Q$)(rule)}`) ]).map(line => `${line}\n`).join("");
    }
  }),
  3504: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      w: () => planPrompt
    });
    var _processors_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5223);
    var _processors_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6935);
    var _processors_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8142);
    var _template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7199);
    async function planPrompt(spec, given, doors) {
      const segments = (0, _template_js__WEBPACK_IMPORTED_MODULE_3__.QC)(spec);
      const judged = await (0, _processors_shell_js__WEBPACK_IMPORTED_MODULE_1__.I)(await (0, 
      _processors_arguments_js__WEBPACK_IMPORTED_MODULE_0__.FY)(spec, segments, (0, _processors_values_js__WEBPACK_IMPORTED_MODULE_2__.s)(spec, given, doors.cwd)), doors);
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
  }),
  1724: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      KU: () => unpasteableRules,
      Q$: () => allowFlag,
      fE: () => suggestedRules,
      mM: () => allowLine,
      tR: () => allowBlock,
      uE: () => groupDenials
    });
    function groupDenials(denials) {
      const groups = new Map;
      for (const denial of denials) {
        const key = JSON.stringify([ denial.tool, denial.label, denial.reason, denial.origin ]);
        groups.set(key, {
          ...denial,
          times: (groups.get(key)?.times ?? 0) + 1
        });
      }
      return [ ...groups.values() ];
    }
    function suggestedRules(denials) {
      return everyRule(denials).filter(isPasteable);
    }
    function unpasteableRules(denials) {
      return everyRule(denials).filter(rule => !isPasteable(rule)).length;
    }
    function everyRule(denials) {
      return [ ...new Set(denials.flatMap(({suggest: suggest}) => suggest)) ];
    }
    function isPasteable(rule) {
      return rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule);
    }
    function allowBlock(rules) {
      return [ "allow: |", ...rules.map(rule => `  ${rule}`) ].join("\n");
    }
    function allowLine(rule) {
      return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
    }
    function allowFlag(rule) {
      return `--allow '${rule.replaceAll("'", String.raw`'\''`)}'`;
    }
  })
};
