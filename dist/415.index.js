"use strict";

exports.id = 415;

exports.ids = [ 415 ];

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
  60415: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      explain: () => explain
    });
    var errors = __webpack_require__(42357);
    var second_parse = __webpack_require__(35883);
    var color = __webpack_require__(28028);
    var simple_command = __webpack_require__(27126);
    function commandTreeOf(explanation) {
      const {commands: commands, parts: parts} = explanation;
      const owned = new Set(commands.flatMap(command => command.parts));
      return {
        commands: commands.filter(command => command.step.outer === null).map(command => nodeOf(command, commands)),
        effects: parts.filter(part => !owned.has(part))
      };
    }
    function nodeOf(evaluated, all) {
      return {
        command: (0, simple_command.u)(evaluated.step),
        cwd: evaluated.step.cwd,
        decision: evaluated.ownDecision.decision,
        rule: evaluated.ownDecision.rule,
        reason: evaluated.ownDecision.reason,
        effects: evaluated.parts.slice(1),
        children: all.filter(other => other.step.outer === evaluated.step).map(other => nodeOf(other, all))
      };
    }
    var engine = __webpack_require__(95110);
    var suggested_rules = __webpack_require__(19326);
    var cached_path_facts = __webpack_require__(86810);
    var check_rules = __webpack_require__(68350);
    var explain_question = __webpack_require__(2625);
    const limits = {
      length: 8e6,
      depth: 64,
      values: 4e4
    };
    function jsonProblem(line) {
      if (line.length > limits.length) return tooLong;
      let depth = 0;
      let values = 0;
      for (let at = 0; at < line.length; at += 1) {
        const char = line[at];
        if (char === '"') at = endOfString(line, at); else if (char === "[" || char === "{") depth += 1; else if (char === "]" || char === "}") depth -= 1; else if (char === ",") values += 1;
        if (depth > limits.depth) return `this line is nested more than ${limits.depth} levels deep`;
        if (values > limits.values) return `this line has more than ${limits.values} values`;
      }
      return null;
    }
    function endOfString(text, start) {
      for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === "\\") backslashes += 1;
        if (backslashes % 2 === 0) return at;
      }
      return text.length;
    }
    const longestLine = limits.length;
    const tooLong = `this line is longer than ${limits.length} characters`;
    var commands_runtime = __webpack_require__(31275);
    const batchCharacters = 64e3;
    const maxPolicies = 1e3;
    const maxKept = 4e6;
    async function explainLines(runtime, stdio) {
      const world = (0, cached_path_facts._)(runtime.world);
      const {tools: tools, secondParser: secondParser, readOnlyCommands: readOnlyCommands} = runtime;
      const shared = {
        tools: tools,
        world: world,
        secondParser: secondParser,
        readOnlyCommands: readOnlyCommands
      };
      const evaluator = {
        ...shared,
        policies: new Map,
        answers: new Map,
        kept: 0
      };
      let failed = false;
      let pending = "";
      const flush = () => {
        if (pending !== "") stdio.out(pending);
        pending = "";
      };
      for await (const {lines: lines, isInLine: isInLine} of pieces(stdio.inputChunks())) {
        for (const line of lines) {
          if (line !== null && /^\s*$/.test(line)) continue;
          const question = line === null ? {
            id: null,
            error: tooLong
          } : questionOf(line);
          const answer = "error" in question ? question : knownAnswer(question, evaluator) ?? await answerTo(question, evaluator);
          failed ||= typeof answer !== "string";
          pending += `${typeof answer === "string" ? answer : JSON.stringify(answer)}\n`;
          if (pending.length >= batchCharacters) flush();
        }
        flush();
        if (!isInLine) forget(evaluator);
      }
      return failed ? 2 : 0;
    }
    function forget(evaluator) {
      evaluator.world.forget();
      evaluator.answers.clear();
      evaluator.kept = 0;
    }
    async function* pieces(chunks) {
      let parts = [];
      let length = 0;
      const whole = () => length > longestLine ? null : parts.join("");
      const add = part => {
        length += part.length;
        if (length <= longestLine) parts.push(part);
      };
      for await (const chunk of chunks) {
        const lines = [];
        let from = 0;
        for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", from)) {
          add(chunk.slice(from, end));
          lines.push(whole());
          [parts, length, from] = [ [], 0, end + 1 ];
        }
        add(chunk.slice(from));
        yield {
          lines: lines,
          isInLine: length > 0
        };
      }
      yield {
        lines: [ whole() ],
        isInLine: false
      };
    }
    function questionOf(line) {
      const problem = jsonProblem(line);
      if (problem !== null) return {
        id: null,
        error: problem
      };
      let value;
      try {
        value = JSON.parse(line);
      } catch (error) {
        return {
          id: null,
          error: `invalid JSON: ${(0, errors.bD)(error)}`
        };
      }
      const question = (0, explain_question.H)(value);
      if ("error" in question) return {
        id: idOf(value),
        error: question.error
      };
      const {allow: allow, ask: ask, deny: deny, mode: mode, tool: tool, command: command, input: input = {
        command: command
      }} = question;
      const rules = JSON.stringify([ allow, ask, deny, mode ]);
      const call = question.input === void 0 && command !== void 0 ? `:${command}` : JSON.stringify(input);
      return {
        question: question,
        input: input,
        rules: rules,
        key: `${rules}\n${JSON.stringify(tool)}\n${call}`
      };
    }
    function knownAnswer({key: key, question: {id: id}}, {answers: answers}) {
      const known = answers.get(key);
      return known === void 0 ? void 0 : withId(id, known);
    }
    function withId(id, answer) {
      return `{"id":${JSON.stringify(id)},${answer}`;
    }
    function answerTo(asked, evaluator) {
      const {question: question, input: input, key: key} = asked;
      const {id: id, tool: tool} = question;
      const lineOf = evaluation => {
        const {decision: decision, outcome: outcome, rule: rule, reason: reason, effects: effects, suggest: suggest} = evaluation;
        const answer = JSON.stringify({
          decision: decision,
          outcome: outcome,
          rule: rule,
          reason: reason,
          effects: effects,
          suggest: suggest
        }).slice(1);
        keep(key, answer, evaluator);
        return withId(id, answer);
      };
      try {
        const evaluation = (0, commands_runtime.wM)({
          tools: evaluator.tools,
          policy: policyFor(asked, evaluator)
        }, tool, input);
        const final = (0, second_parse._)(evaluation, evaluator.secondParser);
        return final instanceof Promise ? final.then(lineOf) : lineOf(final);
      } catch (error) {
        (0, errors.ki)(error, errors.yo);
        return {
          id: id,
          error: error.diagnostics.map(diagnosticText).join("; ")
        };
      }
    }
    function keep(key, answer, evaluator) {
      evaluator.kept += key.length + answer.length;
      if (evaluator.kept > maxKept) {
        evaluator.answers.clear();
        evaluator.kept = 0;
      }
      evaluator.answers.set(key, answer);
    }
    function idOf(value) {
      return typeof value === "object" && value !== null && "id" in value ? value.id : null;
    }
    function diagnosticText({location: location, message: message, found: found, hint: hint}) {
      const prefix = location === void 0 ? "" : `${location.replace(/^--/, "")}: `;
      return `${prefix}${message}${found === void 0 ? "" : `, found ${found}`}; ${hint}`;
    }
    function policyFor({rules: rules, question: question}, {world: world, readOnlyCommands: readOnlyCommands, policies: policies}) {
      const known = policies.get(rules);
      if (known !== void 0) return known;
      const {allow: allow, ask: ask, deny: deny, mode: mode} = question;
      const lists = {
        allow: allow,
        ask: ask,
        deny: deny
      };
      (0, check_rules.hg)(lists, check_rules.eK);
      const policy = (0, engine.createPolicyEngine)({
        lists: lists,
        mode: mode,
        readOnlyCommands: readOnlyCommands,
        world: world
      });
      if (policies.size >= maxPolicies) policies.clear();
      policies.set(rules, policy);
      return policy;
    }
    var host_pattern = __webpack_require__(40022);
    const mostPaths = 10;
    function needsLines(needs, relative) {
      if (needs === void 0) return [];
      if (needs.leaves !== null) return [ `  sandbox: runs outside, since ${needs.leaves} only works there` ];
      return [ "  sandbox:", `    writes  ${writesText(needs, relative)}`, `    .git    ${needs.changesGit ? "writable, except for config, hooks and info" : "read-only"}`, `    hosts   ${hostsText(needs)}` ];
    }
    function writesText({writes: writes}, relative) {
      if (writes === null) return "the workspace, except for protected and denied paths (it may run code of the repository)";
      if (writes.length === 0) return "only its private HOME and TMPDIR";
      const shown = writes.slice(0, mostPaths).map(relative).join(", ");
      return `only ${shown}${writes.length > mostPaths ? " \u2026" : ""}, and its private HOME and TMPDIR`;
    }
    function hostsText({network: network}) {
      const hosts = network.allow.map(({host: host, port: port}) => port === null ? host : (0, 
      host_pattern.CT)(host, port));
      return hosts.length === 0 ? "none" : [ ...new Set(hosts) ].join(", ");
    }
    var parse = __webpack_require__(7436);
    async function explain(invocation, hostEnvironment) {
      if ((0, parse.JG)(invocation, "jsonl")) {
        checkAlone(invocation);
        const runContext = await (0, commands_runtime.kv)(invocation, hostEnvironment);
        const runtime = await (0, commands_runtime.GV)(runContext, hostEnvironment);
        const readOnlyCommands = runContext.settings["read-only-commands"];
        return await explainLines({
          ...runtime,
          readOnlyCommands: readOnlyCommands
        }, hostEnvironment.stdio);
      }
      const runContext = await (0, commands_runtime.kv)(invocation, hostEnvironment);
      const {tool: tool, input: input} = callOf(invocation);
      const runtime = await (0, commands_runtime.GV)(runContext, hostEnvironment);
      const {allow: allow, ask: ask, deny: deny, mode: mode, "read-only-commands": readOnlyCommands} = runContext.settings;
      const policy = (0, engine.createExplainer)({
        lists: {
          allow: allow,
          ask: ask,
          deny: deny
        },
        mode: mode,
        readOnlyCommands: readOnlyCommands,
        world: runtime.world
      });
      const evaluated = (0, commands_runtime.wM)({
        tools: runtime.tools,
        policy: policy
      }, tool, input);
      const explanation = await (0, second_parse._)(evaluated, runtime.secondParser);
      const {decision: decision, outcome: outcome, rule: rule, reason: reason, effects: effects, suggest: suggest, needs: needs} = explanation;
      const {stdio: stdio, environment: environment} = hostEnvironment;
      const paint = (0, color.W)(stdio.outIsTerminal, environment) ? colored : plain;
      stdio.out((0, parse.JG)(invocation, "json") ? `${JSON.stringify({
        decision: decision,
        outcome: outcome,
        rule: rule,
        reason: reason,
        effects: effects,
        suggest: suggest,
        ...needs === void 0 ? {} : {
          needs: needs
        }
      }, null, 2)}\n` : explanationText(explanation, path => runtime.files.relative(path), paint));
      return 0;
    }
    const keysOfLines = [ "tool", "input", "allow", "ask", "deny", "mode", "config" ];
    function checkAlone(invocation) {
      const flags = keysOfLines.filter(name => (0, parse.JG)(invocation, name)).map(name => `--${name}`);
      const given = [ ...invocation.operands, ...flags ];
      if (given.length === 0) return;
      throw new errors.yo({
        code: "argument-invalid",
        location: "--jsonl",
        message: "--jsonl reads the call and its rules from each line",
        found: given.join(" "),
        hint: 'remove these arguments, and write lines such as {"command":"git log","allow":["Bash(git log:*)"]}'
      });
    }
    function callOf(invocation) {
      const [command] = invocation.operands;
      const tool = (0, parse.gx)(invocation, "tool");
      const input = (0, parse.gx)(invocation, "input");
      if (command !== void 0 && tool === void 0 && input === void 0) return {
        tool: "Bash",
        input: {
          command: command
        }
      };
      if (command === void 0 && input !== void 0) return {
        tool: tool ?? "Bash",
        input: parseInput(input)
      };
      throw new errors.yo({
        code: "argument-invalid",
        message: "explain takes one command, or --tool with --input, or --jsonl",
        hint: "write: sallyport explain 'git log -3'"
      });
    }
    function parseInput(text) {
      try {
        return JSON.parse(text);
      } catch (error) {
        throw new errors.yo({
          code: "argument-invalid",
          location: "--input",
          message: "invalid JSON",
          found: (0, errors.bD)(error),
          hint: 'pass a JSON object, such as {"file_path":"README.md"}'
        });
      }
    }
    function explanationText(explanation, relative, paint) {
      const {commands: commands, effects: effects} = commandTreeOf(explanation);
      const flags = explanation.suggest.map(suggested_rules.Q$);
      return [ `${paint(explanation.decision, explanation.outcome)} (${explanation.decision}): ${explanation.reason}`, ...commands.flatMap(node => nodeLines(node, 1, {
        relative: relative,
        paint: paint
      })), ...effects.flatMap(effect => effectLines(effect, 1, {
        relative: relative,
        paint: paint
      })), ...hintLines(flags), ...needsLines(explanation.needs, relative), "" ].join("\n");
    }
    function hintLines(flags) {
      const [only] = flags;
      if (only === void 0) return [];
      if (flags.length === 1) return [ `  would be allowed by: ${only}` ];
      return [ "  would be allowed by these rules together:", ...flags.map(flag => `    ${flag}`) ];
    }
    const marks = {
      allow: "\u2713",
      ask: "?",
      deny: "\u2717"
    };
    const colors = {
      allow: 32,
      ask: 33,
      deny: 31
    };
    const plain = (_decision, text) => text;
    const colored = (decision, text) => `\x1b[${String(colors[decision])}m${text}\x1b[0m`;
    function nodeLines(node, depth, shown) {
      const indent = "  ".repeat(depth);
      const command = node.command.replaceAll("\n", "\u23ce");
      const own = node.effects.every(effect => effect.reason !== node.reason);
      return [ `${indent}${shown.paint(node.decision, marks[node.decision])} ${command}`, ...own ? [ `${indent}    ${because(node)}` ] : [], ...node.effects.flatMap(effect => effectLines(effect, depth + 1, shown)), ...node.children.flatMap(child => nodeLines(child, depth + 1, shown)) ];
    }
    function because({rule: rule, reason: reason}) {
      return rule === null || reason.includes(rule) ? reason : `${rule}: ${reason}`;
    }
    function effectLines({effect: effect, decision: decision, rule: rule, reason: reason}, depth, {relative: relative, paint: paint}) {
      const indent = "  ".repeat(depth);
      return [ `${indent}${paint(decision, marks[decision])} ${effectText(effect, relative)}`, `${indent}    ${because({
        rule: rule,
        reason: reason
      })}` ];
    }
    function effectText(effect, relative) {
      switch (effect.kind) {
       case "exec":
        return "any" in effect.argv ? `exec any program (${effect.argv.any})` : `exec ${effect.argv.join(" ")}`;

       case "read":
       case "write":
       case "delete":
        return typeof effect.path === "string" ? `${effect.kind} ${relative(effect.path)}` : `${effect.kind} any path (${effect.path.any})`;

       case "fetch":
        return typeof effect.url === "string" ? `fetch ${effect.url}` : `fetch any address (${effect.url.any})`;

       case "post":
        return `post ${effect.what}${effect.target === void 0 ? "" : ` ${effect.target}`}`;

       case "mcp":
        return `mcp ${effect.server} ${effect.tool}`;
      }
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
