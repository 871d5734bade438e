"use strict";

exports.id = 6072;

exports.ids = [ 6072 ];

exports.modules = {
  2625: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      H: () => readQuestion
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _policy_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8702);
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
    const isText = value => typeof value === "string";
    const rules = {
      expected: "a list of rules",
      isValid: Array.isArray
    };
    const keys = {
      id: {
        expected: "a string, a number or null",
        isValid: value => value === null || /^(?:string|number)$/.test(typeof value)
      },
      allow: rules,
      ask: rules,
      deny: rules,
      mode: {
        expected: `one of ${_policy_types_js__WEBPACK_IMPORTED_MODULE_1__.n.join(", ")}`,
        isValid: value => _policy_types_js__WEBPACK_IMPORTED_MODULE_1__.n.some(mode => mode === value)
      },
      tool: {
        expected: "the name of a tool",
        isValid: isText
      },
      input: {
        expected: "anything",
        isValid: () => true
      },
      command: {
        expected: "a string",
        isValid: isText
      }
    };
    const names = Object.keys(keys);
    const none = [];
    const maxDiagnostics = 10;
    function readQuestion(line) {
      if (typeof line !== "object" || line === null || Array.isArray(line)) return {
        error: `the line must be a JSON object; found ${shown(line)}`
      };
      const diagnostics = diagnosticsOf(line);
      if (diagnostics.length > 0) return {
        error: explainedError(diagnostics)
      };
      const given = line;
      const {id: id = null, allow: allow = none, ask: ask = none, deny: deny = none, mode: mode = "default", tool: tool = "Bash", input: input, command: command} = given;
      return {
        id: id,
        allow: allow,
        ask: ask,
        deny: deny,
        mode: mode,
        tool: tool,
        input: input,
        command: command
      };
    }
    function diagnosticsOf(line) {
      const diagnostics = [];
      for (const name of names) {
        const value = line[name];
        if (value === void 0) continue;
        if (!keys[name].isValid(value)) diagnostics.push(() => `${name} must be ${keys[name].expected}; found ${shown(value)}`); else if (keys[name] === rules) addRuleDiagnostics(name, value, diagnostics);
      }
      for (const key of Object.keys(line)) if (!Object.hasOwn(keys, key)) diagnostics.push(() => unknownKey(key));
      return diagnostics;
    }
    function addRuleDiagnostics(name, list, diagnostics) {
      for (const [at, rule] of list.entries()) if (typeof rule !== "string") diagnostics.push(() => `${name}[${at}] must be a rule as text; found ${shown(rule)}`);
    }
    function explainedError(diagnostics) {
      const left = diagnostics.length - maxDiagnostics;
      const texts = diagnostics.slice(0, maxDiagnostics).map(diagnostic => diagnostic());
      return [ ...texts, ...left > 0 ? [ `and ${left} more` ] : [] ].join("; ");
    }
    function unknownKey(key) {
      const guess = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.pA)(key, names);
      const hint = guess === void 0 ? "" : `did you mean ${guess}? `;
      return `unknown key ${shown(key)}; ${hint}The keys are ${names.join(", ")}`;
    }
    function shown(value) {
      return (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(JSON.stringify(value), 80);
    }
  }),
  96072: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      testRules: () => testRules
    });
    var errors = __webpack_require__(42357);
    var second_parse = __webpack_require__(35883);
    var file_system = __webpack_require__(39661);
    var types = __webpack_require__(38287);
    var engine = __webpack_require__(95110);
    var headline = __webpack_require__(1359);
    var check_rules = __webpack_require__(68350);
    var parse = __webpack_require__(7436);
    var commands_runtime = __webpack_require__(31275);
    var explain_question = __webpack_require__(2625);
    const expectations = [ "run", "refuse", "allow", "ask", "deny" ];
    const shared = [ "allow", "ask", "deny", "mode" ];
    async function parseRuleTests(path, text, configured) {
      const {isMap: isMap, isSeq: isSeq, LineCounter: LineCounter, parseDocument: parseDocument} = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
      const lines = new LineCounter;
      const document = parseDocument(text, {
        lineCounter: lines,
        uniqueKeys: true
      });
      const syntax = document.errors.map(error => problem(`${path}:${String(error.linePos?.[0].line ?? 1)}`, "invalid YAML", {
        found: error.message.split("\n")[0] ?? "",
        hint: "correct the YAML at this location"
      }));
      if (syntax.length > 0) throw new errors.yo(syntax);
      const rows = isMap(document.contents) ? document.contents.get("cases", true) : null;
      if (!isMap(document.contents) || !isSeq(rows) || rows.items.length === 0) throw noCases(path);
      const given = Object.entries(document.toJS({
        maxAliasCount: 0
      })).filter(([key]) => key !== "cases");
      const known = given.filter(([key]) => shared.some(name => name === key));
      const diagnostics = given.filter(entry => !known.includes(entry)).map(([key]) => problem(path, `unknown key ${JSON.stringify(key)}`, {
        hint: `the keys are cases, ${shared.join(", ")}`
      }));
      const tests = [];
      for (const row of rows.items) {
        const location = `${path}:${String(lineOf(row, lines))}`;
        const parsed = parseRow(row.toJS(document), {
          ...configured,
          ...Object.fromEntries(known)
        });
        if ("error" in parsed) diagnostics.push(problem(location, parsed.error, {
          hint: rowHint
        })); else tests.push({
          ...parsed,
          location: location
        });
      }
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
      return tests;
    }
    const rowHint = "write rows such as { command: git log, expect: run } or { tool: Read, input: { file_path: .env }, expect: refuse }";
    function parseRow(row, rules) {
      if (typeof row !== "object" || row === null || Array.isArray(row)) return {
        error: `a row must be a mapping; found ${JSON.stringify(row)}`
      };
      const {expect: expect, ...call} = row;
      const question = (0, explain_question.H)({
        ...rules,
        ...call
      });
      if ("error" in question) return question;
      const wanted = expectations.find(one => one === expect);
      if (wanted === void 0) return {
        error: `expect must be one of ${expectations.join(", ")}; found ${expect === void 0 ? "none" : JSON.stringify(expect)}`
      };
      if (question.command === void 0 && question.input === void 0) return {
        error: "the row has neither command nor input"
      };
      return {
        question: question,
        expect: wanted
      };
    }
    function lineOf(node, lines) {
      return lines.linePos(node.range?.[0] ?? 0).line;
    }
    function noCases(path) {
      return new errors.yo(problem(path, "the file has no list of cases", {
        hint: "write cases: and below it rows such as - { command: git log, expect: run }"
      }));
    }
    function problem(location, message, rest) {
      return {
        code: "rule-test-invalid",
        location: location,
        message: message,
        ...rest
      };
    }
    const maxBytes = 1e7;
    async function testRules(invocation, hostEnvironment) {
      const {stdio: stdio, directory: directory} = hostEnvironment;
      if (invocation.operands.length === 0) throw new errors.yo({
        code: "argument-invalid",
        message: "a file with cases is missing",
        hint: "write: sallyport test FILE\u2026; docs/rules.md describes the file"
      });
      const runContext = await (0, commands_runtime.kv)(invocation, hostEnvironment);
      const {allow: allow, ask: ask, deny: deny, mode: mode, "read-only-commands": readOnlyCommands} = runContext.settings;
      const files = (0, file_system.S)({
        root: directory,
        guard: () => null
      });
      const tests = [];
      for (const path of invocation.operands) tests.push(...await parseRuleTests(path, await readTable(path, files), {
        allow: allow,
        ask: ask,
        deny: deny,
        mode: mode
      }));
      const runtime = await (0, commands_runtime.GV)(runContext, hostEnvironment);
      const outcomes = [];
      for (const test of tests) outcomes.push(await evaluate(test, {
        runtime: runtime,
        readOnlyCommands: readOnlyCommands
      }));
      const failed = outcomes.filter(({passed: passed}) => !passed);
      if ((0, parse.JG)(invocation, "json")) stdio.out(`${JSON.stringify(outcomes.map(row), null, 2)}\n`); else {
        for (const one of failed) stdio.out(failureText(one));
        stdio.err(`${(0, headline.B4)(outcomes.length - failed.length, "case")} passed, ${String(failed.length)} failed.\n`);
      }
      return failed.length === 0 ? 0 : 1;
    }
    async function readTable(path, files) {
      try {
        return (await files.read(path, maxBytes)).toString("utf8");
      } catch (error) {
        if (!(error instanceof types.kc)) throw error;
        throw new errors.yo({
          code: "file-unreadable",
          location: path,
          message: "the file with cases cannot be read",
          found: error.message,
          hint: "use the path of a readable file"
        });
      }
    }
    async function evaluate(test, {runtime: runtime, readOnlyCommands: readOnlyCommands}) {
      const {allow: allow, ask: ask, deny: deny, mode: mode, tool: tool, command: command, input: input = {
        command: command
      }} = test.question;
      const lists = (0, check_rules.hg)({
        allow: allow,
        ask: ask,
        deny: deny
      }, (list, index) => (0, check_rules.eK)(`${test.location} ${list}`, index));
      const policy = (0, engine.createPolicyEngine)({
        lists: lists,
        mode: mode,
        readOnlyCommands: readOnlyCommands,
        world: runtime.world
      });
      const evaluation = await (0, second_parse._)((0, commands_runtime.wM)({
        tools: runtime.tools,
        policy: policy
      }, tool, input), runtime.secondParser);
      const passed = test.expect === evaluation.outcome || test.expect === evaluation.decision;
      return {
        ...test,
        evaluation: evaluation,
        passed: passed
      };
    }
    function row({question: question, expect: expect, location: location, evaluation: evaluation, passed: passed}) {
      const {decision: decision, outcome: outcome, rule: rule, reason: reason, suggest: suggest} = evaluation;
      return {
        location: location,
        tool: question.tool,
        call: callText(question),
        expect: expect,
        decision: decision,
        outcome: outcome,
        passed: passed,
        rule: rule,
        reason: reason,
        suggest: suggest
      };
    }
    function failureText({question: question, expect: expect, location: location, evaluation: evaluation}) {
      const {decision: decision, outcome: outcome, reason: reason, suggest: suggest} = evaluation;
      const lines = [ `${location}: ${callText(question)}`, `  expected: ${expect}`, `  found:    ${outcome} (${decision})`, `  reason:   ${reason}`, ...outcome === "refuse" && suggest.length > 0 ? [ `  allowed by: ${suggest.join(", ")}` ] : [] ];
      return `${lines.join("\n")}\n`;
    }
    function callText({tool: tool, command: command, input: input}) {
      return command ?? `${tool} ${JSON.stringify(input)}`;
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
  })
};
