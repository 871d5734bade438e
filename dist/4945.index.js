"use strict";

exports.id = 4945;

exports.ids = [ 4945 ];

exports.modules = {
  24945: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      render: () => render
    });
    var command_sources = __webpack_require__(19794);
    var errors = __webpack_require__(42357);
    var render_prompt = __webpack_require__(70563);
    var clock = __webpack_require__(73948);
    var files_artifacts = __webpack_require__(79265);
    var host_environment = __webpack_require__(48080);
    var redact = __webpack_require__(66577);
    var pick = __webpack_require__(91242);
    var prompt_plan = __webpack_require__(1418);
    var headline = __webpack_require__(1359);
    var check_rules = __webpack_require__(68350);
    var variables = __webpack_require__(52105);
    var parse = __webpack_require__(7436);
    var message_parts = __webpack_require__(46915);
    var suggested_rules = __webpack_require__(19326);
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
          const size = part.type === "text" ? `, ${(0, headline.B4)(part.text.length, "character")}` : "";
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
      headline.ZV)(bytes)} bytes)`;
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
      suggested_rules.Q$)(rule)}`) ];
    }
    function refusedText(denials) {
      return denials.flatMap(denial => [ `refused: ${denial.label}`, `  ${denial.reason}`, ...denial.suggest.map(rule => `  would be allowed by: ${(0, 
      suggested_rules.Q$)(rule)}`) ]).map(line => `${line}\n`).join("");
    }
    var commands_runtime = __webpack_require__(31275);
    const maxInputBytes = 1e6;
    async function render(invocation, hostEnvironment) {
      const runContext = await (0, commands_runtime.kv)(invocation, hostEnvironment);
      const choice = await choiceOf(invocation, runContext);
      const {allow: allow, ask: ask, deny: deny} = runContext.settings;
      const [spec] = await (0, errors.Jf)(() => promptOf(choice, runContext, hostEnvironment), () => (0, 
      check_rules.hg)({
        allow: allow,
        ask: ask,
        deny: deny
      }, runContext.locationOfRule));
      const {stdio: stdio} = hostEnvironment;
      const [asJson, withParts] = [ (0, parse.JG)(invocation, "json"), (0, parse.JG)(invocation, "parts") ];
      const given = {
        args: runContext.settings.args,
        vars: await (0, variables.C)(runContext.settings.vars)
      };
      if ((0, parse.JG)(invocation, "plan")) {
        const runtime = await (0, commands_runtime.GV)(runContext, hostEnvironment, {
          spec: spec
        });
        const ports = {
          ...runtime,
          cwd: runtime.files.root
        };
        const plan = await (0, prompt_plan.w)(spec, given, ports);
        stdio.out(asJson ? `${JSON.stringify(plan)}\n` : planText(plan));
        await (0, prompt_plan.G)(spec, given, ports, {
          missingFiles: runContext.settings["missing-files"]
        });
        return 0;
      }
      const artifacts = (0, files_artifacts.G)(hostEnvironment.temporary, (0, redact.a)((0, 
      host_environment.Fj)(hostEnvironment.environment)));
      const childProcesses = {
        home: artifacts.makeDirectory("home"),
        temporary: artifacts.makeDirectory("tmp")
      };
      const runtime = await (0, commands_runtime.GV)(runContext, hostEnvironment, {
        spec: spec,
        childProcesses: childProcesses
      });
      const rendering = await (0, render_prompt.G)(spec, {
        ...given,
        missingFiles: runContext.settings["missing-files"],
        failedCommands: runContext.settings["failed-commands"],
        rawInvocation: (0, pick.F)(choice.command, given.args),
        isUntrustedTree: runContext.trustedSource.commit !== null
      }, {
        runtime: runtime,
        clock: clock.m,
        changesReady: () => Promise.resolve(),
        onEvent: () => {},
        signal: hostEnvironment.signal
      });
      return printRendering(rendering, spec.source, {
        stdio: stdio,
        asJson: asJson,
        withParts: withParts
      });
    }
    function printRendering(rendering, source, {stdio: stdio, asJson: asJson, withParts: withParts}) {
      for (const notice of rendering.notices) stdio.err(`${notice}\n`);
      if (rendering.kind === "cancelled") return 130;
      if (rendering.kind === "refused") {
        stdio.err(refusedText(rendering.denials));
        return 3;
      }
      const calls = rendering.attachments.filter(attachment => "call" in attachment).length;
      if (calls > 0 && !asJson && !withParts) stdio.err(`${(0, headline.B4)(calls, "call")} of Read or List before the prompt: see --parts\n`);
      if (asJson) stdio.out(`${JSON.stringify(renderedValue(source, rendering))}\n`); else stdio.out(withParts ? partsText(rendering) : renderedText(rendering));
      return 0;
    }
    async function promptOf(choice, runContext, hostEnvironment) {
      const {"prompt-format": format} = runContext.settings;
      return await (0, pick._)({
        ...choice,
        "prompt-format": format
      }, {
        files: runContext.trustedSource.source,
        commands: (0, command_sources.z)(runContext, hostEnvironment),
        readInput: () => hostEnvironment.stdio.readInput(maxInputBytes)
      });
    }
    async function choiceOf(invocation, {settings: settings, trustedSource: trustedSource}) {
      const [operand] = invocation.operands;
      const {command: command} = settings;
      if (operand === void 0) return {
        command: command
      };
      const isName = /^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(operand) && operand !== "-";
      const isFile = !isName || (await trustedSource.source.present([ operand ])).size > 0;
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
  31275: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28145);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
    var _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48228);
    var _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79378);
    var _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48080);
    var _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68350);
    var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66843);
    var _tools_skill_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44697);
    var _parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7436);
    async function runContextOf(invocation, hostEnvironment) {
      const environment = hostEnvironment.environment;
      const {temporary: temporary} = hostEnvironment;
      const inputs = (0, _settings_inputs_js__WEBPACK_IMPORTED_MODULE_6__.T)((0, _parse_js__WEBPACK_IMPORTED_MODULE_8__.f5)(invocation));
      const workspaceAndEvent = await (0, _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__.ue)(inputs.early, hostEnvironment, workspace => (0, 
      _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__.j)({
        environment: environment,
        home: temporary,
        temporary: temporary
      }, workspace));
      return await (0, _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__.wW)(workspaceAndEvent, inputs, hostEnvironment);
    }
    const skillTool = (0, _tools_skill_js__WEBPACK_IMPORTED_MODULE_7__.Q)(() => Promise.reject(new Error("no skill can be loaded without a model")));
    async function runtimeOf(runContext, hostEnvironment, {spec: spec, childProcesses: childProcesses} = {}) {
      const {allow: allow, ask: ask, deny: deny} = runContext.settings;
      const runtime = (0, _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__.Y)({
        runContext: runContext,
        hostEnvironment: hostEnvironment,
        childProcesses: childProcesses ?? {
          home: hostEnvironment.home,
          temporary: (0, _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__.YB)(hostEnvironment)
        },
        lists: (0, _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__.hg)({
          allow: allow,
          ask: ask,
          deny: deny
        }, runContext.locationOfRule),
        spec: spec ?? null,
        tools: [ ...(0, _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__.p1)({
          keep: () => null
        }, Object.keys(_job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__.J0), {
          findings: true
        }), skillTool ]
      });
      await runtime.ready();
      return runtime;
    }
    function evaluateCall(runtime, name, input) {
      const tool = runtime.tools.find(one => one.name === name);
      if (tool === void 0) {
        const names = runtime.tools.map(one => one.name);
        const guess = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.pA)(name, names);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo({
          code: "argument-invalid",
          location: "--tool",
          message: `unknown tool ${JSON.stringify(name)}`,
          hint: guess === void 0 ? `the tools are ${names.join(", ")}` : `did you mean ${guess}?`
        });
      }
      const binding = tool.bind(input);
      if (!binding.ok) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(binding.problems.map(problem => ({
        code: "argument-invalid",
        location: "--input",
        message: problem,
        hint: `pass the input of ${name} as a JSON object`
      })));
      const {effects: effects, subject: subject} = binding.call;
      return runtime.policy({
        tool: name,
        effects: effects,
        ...subject === void 0 ? {} : {
          subject: subject
        }
      });
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
  19326: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
