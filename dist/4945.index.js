"use strict";

exports.id = 4945;

exports.ids = [ 4945, 4697 ];

exports.modules = {
  6943: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Jx: () => groundOf,
      MX: () => judgeCall,
      T3: () => workshopOf
    });
    var _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8567);
    var _batch_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1518);
    var _config_ground_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(705);
    var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2357);
    var _prompt_rule_faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87);
    var _tools_skill_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4697);
    var _parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7436);
    async function groundOf(invocation, surroundings) {
      const environment = surroundings.environment;
      const places = {
        childHome: surroundings.temporary,
        childTemporary: surroundings.temporary
      };
      const given = (0, _parse_js__WEBPACK_IMPORTED_MODULE_6__.f5)(invocation);
      const beginning = await (0, _config_ground_js__WEBPACK_IMPORTED_MODULE_2__.pG)(given, surroundings, workspace => (0, 
      _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__.j)({
        environment: environment,
        ...places
      }, workspace));
      return await (0, _config_ground_js__WEBPACK_IMPORTED_MODULE_2__.Dt)(beginning, given, surroundings);
    }
    const skillTool = (0, _tools_skill_js__WEBPACK_IMPORTED_MODULE_5__.createSkillTool)(() => Promise.reject(new Error("a skill was loaded where nothing runs")));
    async function workshopOf(ground, surroundings, {spec: spec, places: places} = {}) {
      const {allow: allow, ask: ask, deny: deny, mode: mode} = ground.settings;
      const lists = (0, _prompt_rule_faults_js__WEBPACK_IMPORTED_MODULE_4__.MM)({
        allow: allow,
        ask: ask,
        deny: deny
      }, ground.placeOfRule);
      const workshop = (0, _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
        more: [ ...await (0, _batch_writes_js__WEBPACK_IMPORTED_MODULE_1__.p1)({
          keep: () => null
        }, Object.keys(_batch_writes_js__WEBPACK_IMPORTED_MODULE_1__.J0), {
          findings: true
        }), skillTool ],
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
      if (tool === void 0) {
        const names = workshop.tools.map(one => one.name);
        const guess = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.pA)(name, names);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo({
          code: "argument-invalid",
          where: "--tool",
          what: `there is no tool ${JSON.stringify(name)}`,
          mend: guess === void 0 ? `the tools are ${names.join(", ")}` : `did you mean ${guess}?`
        });
      }
      const binding = tool.bind(input);
      if (!binding.ok) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(binding.problems.map(problem => ({
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
  4945: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      render: () => render_render
    });
    var kit = __webpack_require__(2627);
    var sources = __webpack_require__(5073);
    var variables = __webpack_require__(8574);
    var errors = __webpack_require__(2357);
    var host_artifacts = __webpack_require__(5164);
    var clock = __webpack_require__(5477);
    var redact = __webpack_require__(2648);
    var host_surroundings = __webpack_require__(2088);
    var call = __webpack_require__(4040);
    var pick = __webpack_require__(1242);
    var prompt_plan = __webpack_require__(3504);
    var render = __webpack_require__(5397);
    var rule_faults = __webpack_require__(87);
    var figures = __webpack_require__(9298);
    var judging = __webpack_require__(6943);
    var parse = __webpack_require__(7436);
    var message_parts = __webpack_require__(6915);
    var rules = __webpack_require__(1724);
    function renderedValue(source, {before: before, attachments: attachments, parts: parts}) {
      return {
        source: source,
        ...before.length === 0 ? {} : {
          before: before
        },
        attachments: attachments,
        parts: parts
      };
    }
    function renderedText(rendering) {
      const turns = turnsOf(rendering);
      const texts = turns.map(({parts: parts}) => (0, message_parts.Ae)(parts).map(partText).join("\n"));
      if (texts.length === 1) return `${texts.join("")}\n`;
      return `${texts.map((text, index) => `--- ${turns[index]?.role ?? ""} ---\n${text}`).join("\n\n")}\n`;
    }
    function partsText(rendering) {
      const before = rendering.attachments.flatMap(attachment => {
        if (attachment.type === "notice") return [ "--- notice ---", attachment.text ];
        if (!("result" in attachment)) return [];
        const {call: call, result: result} = attachment;
        return [ `--- ${call.name} ${JSON.stringify(call.input)} ---`, result.parts.map(partText).join("\n") ];
      });
      const turns = turnsOf(rendering).flatMap(({role: role, parts: parts}, _index, {length: length}) => {
        const texts = parts.flatMap(({origin: origin, source: source, part: part}) => {
          const size = part.type === "text" ? `, ${(0, figures.hS)(part.text.length, "character")}` : "";
          const by = source === void 0 ? origin : `${origin} ${JSON.stringify(source)}`;
          return [ `--- ${by}${size} ---`, partText(part) ];
        });
        return length === 1 ? texts : [ `=== ${role} ===`, ...texts ];
      });
      return `${[ ...before, ...turns ].join("\n")}\n`;
    }
    function turnsOf({before: before, parts: parts}) {
      return [ ...before, {
        role: "user",
        parts: parts
      } ];
    }
    function partText(part) {
      if (part.type === "text") return part.text;
      const bytes = Buffer.byteLength(part.data, "base64");
      return `(${part.mediaType}, ${part.name === void 0 ? "" : `${part.name}, `}${(0, 
      figures.U9)(bytes)} bytes)`;
    }
    function planText(plan) {
      const others = plan.segments.filter(({kind: kind, content: content}) => kind !== "text" && kind !== "file" && (kind !== "shell" || content === "")).map(segment => `${segment.kind.padEnd(8)} ${segment.source}`);
      const printed = plan.printed.map(source => `variable ${source}`);
      const files = plan.files.flatMap(file => decided(`read ${file.path}`, file));
      const commands = plan.commands.flatMap(command => decided(`run ${command.command}`, command));
      const lines = [ ...others, ...printed, ...files, ...commands ];
      return [ `format ${plan.format}`, ...lines.length === 0 ? [ "no placeholders" ] : lines, "" ].join("\n");
    }
    function decided(what, {outcome: outcome, reason: reason, suggest: suggest}) {
      return [ `${(outcome === "run" ? "yes" : "refuse").padEnd(6)} ${what}`, `       ${reason}`, ...suggest.map(rule => `       would be allowed by: ${(0, 
      rules.Q$)(rule)}`) ];
    }
    function refusedText(denials) {
      return denials.flatMap(denial => [ `refused: ${denial.label}`, `  ${denial.reason}`, ...denial.suggest.map(rule => `  would be allowed by: ${(0, 
      rules.Q$)(rule)}`) ]).map(line => `${line}\n`).join("");
    }
    const maxInputBytes = 1e6;
    async function render_render(invocation, surroundings) {
      const ground = await (0, judging.Jx)(invocation, surroundings);
      const choice = await choiceOf(invocation, ground);
      const {allow: allow, ask: ask, deny: deny} = ground.settings;
      const [spec] = await (0, errors.yi)(() => promptOf(choice, ground, surroundings), () => (0, 
      rule_faults.MM)({
        allow: allow,
        ask: ask,
        deny: deny
      }, ground.placeOfRule));
      const {stdio: stdio} = surroundings;
      const [asJson, withParts] = [ (0, parse.JG)(invocation, "json"), (0, parse.JG)(invocation, "parts") ];
      const given = {
        args: ground.settings.args,
        vars: await (0, variables.C)(ground.settings.vars)
      };
      if ((0, parse.JG)(invocation, "plan")) {
        const workshop = await (0, judging.T3)(ground, surroundings, {
          spec: spec
        });
        const plan = await (0, prompt_plan.w)(spec, given, {
          ...workshop,
          cwd: workshop.files.root
        });
        stdio.out(asJson ? `${JSON.stringify(plan)}\n` : planText(plan));
        return 0;
      }
      const artifacts = (0, host_artifacts.G)(surroundings.temporary, (0, redact.a)((0, 
      host_surroundings.F)(surroundings.environment)));
      const places = {
        home: artifacts.makeDirectory("home"),
        temporary: artifacts.makeDirectory("tmp")
      };
      const workshop = await (0, judging.T3)(ground, surroundings, {
        spec: spec,
        places: places
      });
      const runCall = (0, call.a)((0, kit.O)(workshop, clock.m, "prompt"));
      const rendering = await (0, render.n)(spec, {
        ...given,
        missingFiles: ground.settings["missing-files"],
        failedCommands: ground.settings["failed-commands"],
        rawInvocation: (0, pick.F)(choice.command, given.args),
        foreignTree: ground.origin.commit !== null
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
      const calls = rendering.attachments.filter(attachment => "call" in attachment).length;
      if (calls > 0 && !asJson && !withParts) stdio.err(`${(0, figures.hS)(calls, "call")} of Read or List before it: see --parts\n`);
      if (asJson) stdio.out(`${JSON.stringify(renderedValue(spec.source, rendering))}\n`); else stdio.out(withParts ? partsText(rendering) : renderedText(rendering));
      return 0;
    }
    async function promptOf(choice, ground, surroundings) {
      const {"prompt-format": format} = ground.settings;
      return await (0, pick._)({
        ...choice,
        "prompt-format": format
      }, {
        files: ground.origin.source,
        commands: (0, sources.u)(ground, surroundings),
        readInput: () => surroundings.stdio.readInput(maxInputBytes)
      });
    }
    async function choiceOf(invocation, {origin: origin}) {
      const [operand] = invocation.operands;
      const command = (0, parse.gx)(invocation, "command");
      if (operand === void 0) return {
        command: command
      };
      const isName = /^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(operand) && operand !== "-";
      const isFile = !isName || (await origin.source.present([ operand ])).size > 0;
      if (isFile) return {
        "prompt-file": operand,
        command: command
      };
      return command === void 0 ? {
        command: operand
      } : {
        "prompt-file": operand,
        command: command
      };
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
  9298: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Pl: () => headline,
      U9: () => count,
      hS: () => counted,
      p0: () => duration,
      rL: () => signOf,
      rY: () => verdicts,
      y: () => cost
    });
    const verdicts = {
      success: {
        sign: "\u2705",
        words: "Finished"
      },
      "no-output": {
        sign: "\u26a0\ufe0f",
        words: "Ended without an answer"
      },
      denied: {
        sign: "\u26d4",
        words: "Failed, calls were refused"
      },
      incomplete: {
        sign: "\u26a0\ufe0f",
        words: "Ended before the work was done"
      },
      budget: {
        sign: "\ud83e\ude99",
        words: "Stopped, the budget is spent"
      },
      timeout: {
        sign: "\u23f0",
        words: "Stopped, the time is up"
      },
      "provider-error": {
        sign: "\u274c",
        words: "Failed, the model could not be used"
      },
      "config-error": {
        sign: "\u274c",
        words: "Failed, the configuration is wrong"
      },
      skipped: {
        sign: "\u23ed\ufe0f",
        words: "Skipped"
      },
      cancelled: {
        sign: "\ud83d\uded1",
        words: "Cancelled"
      }
    };
    function headline({result: {conclusion: conclusion, denials: denials}, writes: writes}) {
      const refused = conclusion === "denied" ? 0 : denials.length;
      const failed = failedIn(writes);
      return [ verdicts[conclusion].words, ...refused === 0 ? [] : [ `${counted(refused, "call was", "calls were")} refused` ], ...failed === 0 ? [] : [ `${counted(failed, "write")} failed` ] ].join(", ");
    }
    function signOf({result: {conclusion: conclusion}, writes: writes}) {
      return verdicts[conclusion === "success" && failedIn(writes) > 0 ? "incomplete" : conclusion].sign;
    }
    const failedIn = writes => writes.filter(({outcome: outcome}) => outcome === "failed").length;
    function count(value) {
      return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function counted(value, one, many = `${one}s`) {
      return `${count(value)} ${value === 1 ? one : many}`;
    }
    function duration(ms) {
      if (ms < 1e3) return `${String(Math.round(ms))} ms`;
      if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
      const seconds = Math.round(ms / 1e3);
      return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
    }
    function cost(usd) {
      if (usd === null) return "price not known";
      if (usd === 0) return "$0";
      return usd < .01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
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
  }),
  4697: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createSkillTool: () => createSkillTool
    });
    var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2444);
    var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
    const input = (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.Ik)({
      skill: (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Its name, as the list of skills gives it."),
      args: (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("What the skill is to work on, as plain text.", {
        empty: true
      }))
    });
    function createSkillTool(load) {
      return (0, _define_js__WEBPACK_IMPORTED_MODULE_0__.u)({
        name: "Skill",
        description: "Loads a skill: instructions that the owners of this repository wrote for one kind of task. When a listed skill fits the task, load it before you do anything else, and follow it. Do not load one that is loaded already.",
        input: input,
        readOnly: false,
        effects: () => [],
        subject: ({skill: skill}) => plainName(skill),
        label: ({skill: skill, args: args = ""}) => `${plainName(skill)} ${args}`.trim(),
        run: ({skill: skill, args: args = ""}, signal) => load(plainName(skill), args, signal)
      });
    }
    function plainName(skill) {
      return skill.trim().replace(/^\//, "");
    }
  })
};
