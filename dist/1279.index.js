"use strict";

exports.id = 1279;

exports.ids = [ 1279 ];

exports.modules = {
  1279: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      lint: () => lint
    });
    var table = __webpack_require__(5690);
    function readOnlyList() {
      const calls = table.c.flatMap(({names: names, readOnly: readOnly = []}) => names.flatMap(name => readOnly.map(words => words === "" ? name : `${name} ${words}`)));
      return [ ...new Set(calls) ].sort();
    }
    var files_protected = __webpack_require__(3197);
    var sensitive_pattern = __webpack_require__(5760);
    var sensitivity = __webpack_require__(9756);
    var environment = __webpack_require__(322);
    var script_variables = __webpack_require__(5403);
    var command_pattern = __webpack_require__(9285);
    var covering_rules = __webpack_require__(6416);
    function notesOnCommand(rule, allowRules) {
      if (rule.specifier.kind !== "command") return [];
      const {words: words, open: open} = rule.specifier.pattern;
      const [first] = words;
      if (first?.kind !== "literal") return [ {
        id: "any-command",
        message: "it allows any program",
        hint: "begin the rule with a program name"
      } ];
      const literal = words.flatMap(word => word.kind === "literal" ? [ word.text ] : []);
      const shapes = [ ...exactWords(rule, literal, open), ...starInWord(words, open) ];
      const program = (0, table.w)(first.text);
      if (program === void 0) return [ ...shapes, ...open ? [ unknown(first.text) ] : [] ];
      return [ ...shapes, ...open ? grants(program, literal) : [], ...needsAnother(first.text, words.length, open, allowRules) ];
    }
    function exactWords(rule, literal, open) {
      if (open || !/^\s*(?:run_shell_command|ShellTool)\s*\(/.test(rule.text)) return [];
      return [ {
        id: "exact-words",
        message: "it matches exactly these words here; in Gemini CLI it matches every command that begins with them",
        hint: `write Bash(${(0, command_pattern.zc)(literal)}:*) to match the prefix`
      } ];
    }
    function starInWord(words, open) {
      const last = words.at(-1);
      if (open || last?.kind !== "pieces" || last.pieces.at(-1) !== "" || last.pieces.length !== 2) return [];
      const stem = last.pieces[0] ?? "";
      if (!/^[\w:-]+$/.test(stem)) return [];
      return [ {
        id: "star-in-word",
        message: `a star at the end of a word matches only the rest of that word: ${stem}-x matches, ${stem} with more words does not`,
        hint: "end the rule with :* to allow further arguments"
      } ];
    }
    function unknown(name) {
      return {
        id: "program-unknown",
        message: `${name} is an unknown program: its arguments are not checked`,
        hint: "allow exact commands only, without :*"
      };
    }
    const starters = /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;
    function grants(program, literal) {
      const [name = ""] = literal;
      const {subCommands: subCommands = []} = program;
      if (literal.length === 1 && subCommands.length > 0) return [ {
        id: "reads-only",
        message: `it covers only read-only sub-commands: ${subCommands.slice(0, 3).join(", ")} and similar ones need their own rules`,
        hint: `add a rule for each one to allow, e.g. Bash(${name} ${subCommands[0] ?? ""}:*)`
      } ];
      const front = [ 1, 2 ].find(count => starters.test(literal.slice(0, count).join(" ")));
      const tool = front === void 0 ? void 0 : (0, table.w)(literal[front] ?? "");
      const alone = literal.length === 1 ? program.alone ?? null : null;
      const what = tool === void 0 ? program.grants ?? alone : tool.grants;
      return what === null ? [] : [ {
        id: "program-grants",
        message: what,
        hint: what === alone ? "name the sub-commands, e.g. Bash(git log:*)" : "allow exact commands only, without :*, or accept the risk"
      } ];
    }
    const writers = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/;
    const fetchers = /^(?:curl|wget)$/;
    function needsAnother(name, length, open, allowRules) {
      if (!open || length > 1) return [];
      if (writers.test(name) && !allowRules.some(rule => rule.tool === "Write" || rule.tool === "Edit")) return [ {
        id: "needs-another",
        message: "the files that it writes or deletes need a Write rule, and there is none",
        hint: "add Write(\u2026) for the directories that it may change"
      } ];
      if (!fetchers.test(name) || allowRules.some(rule => rule.tool === "WebFetch")) return [];
      return [ {
        id: "needs-another",
        message: "the addresses that it fetches need a WebFetch rule, and there is none",
        hint: "add WebFetch(domain:\u2026) for each host"
      } ];
    }
    var lint_offered = __webpack_require__(9760);
    var parse_rules = __webpack_require__(3646);
    function lintRules(lists) {
      const {rules: rules} = (0, parse_rules.NR)(lists);
      const problems = [];
      for (const rule of [ ...rules.allow, ...rules.ask, ...rules.deny ]) {
        const notes = [ ...rule.list === "allow" ? [ ...notesOnAllow(rule, rules.allow), ...(0, 
        lint_offered.m)(rule, rules.allow) ] : [], ...neverMatches(rule), ...notesOnOverlap(rule, rules) ];
        for (const note of notes) problems.push({
          ...note,
          list: rule.list,
          index: rule.index,
          rule: rule.text
        });
      }
      return problems;
    }
    function notesOnAllow(rule, allowRules) {
      switch (rule.specifier.kind) {
       case "any":
        return wholeTool(rule);

       case "command":
        return notesOnCommand(rule, allowRules);

       case "path":
        return path(rule);

       case "domain":
       case "literal":
        return [];
      }
    }
    function wholeTool(rule) {
      if (rule.tool === "Bash") return [ {
        id: "any-command",
        message: "it allows every command, including interpreters and network tools",
        hint: "name the commands, e.g. Bash(npm test)"
      } ];
      if (rule.tool === "WebFetch") return [ {
        id: "any-host",
        message: "it allows the agent to send anything to any host",
        hint: "name the hosts, e.g. WebFetch(domain:example.org)"
      } ];
      if (rule.tool === "Label" || rule.tool === "Assign") {
        const target = rule.tool === "Label" ? "label, including those that start workflows" : "person to an item";
        const verb = rule.tool === "Label" ? "add or remove any" : "assign any";
        return [ {
          id: "any-target",
          message: `it allows the agent to ${verb} ${target}`,
          hint: `name each one, e.g. ${rule.tool}(name)`
        } ];
      }
      const files = rule.tool === "Read" || rule.tool === "Write" || rule.tool === "Edit";
      return files ? [ {
        id: "any-path",
        message: "it covers the whole workspace and nothing outside it",
        hint: `name directories, e.g. ${rule.tool}(docs/**)`
      } ] : [];
    }
    function path(rule) {
      if (rule.specifier.kind !== "path") return [];
      const {pattern: pattern} = rule.specifier;
      const text = rule.text.slice(rule.text.indexOf("(") + 1, -1).trim();
      const notes = [];
      if (pattern.base === "slash") notes.push({
        id: "absolute-path",
        message: `${text} is an absolute path, not relative to the workspace`,
        hint: `write ${text.replace(/^\/+/, "")} for a path in the workspace, or //\u2026 to confirm an absolute path`
      });
      if (/^\/*\**$/.test(text) && pattern.base !== "workspace") notes.push({
        id: "any-path",
        message: "it does not name a directory, so it covers nothing outside the workspace",
        hint: "name directories"
      });
      const about = (0, sensitivity.y)(`/${text.replace(/\*+.*$/, "")}`) === "high" || (0, 
      sensitive_pattern.yP)(text);
      if (!pattern.exact && about) notes.push({
        id: "sensitive-pattern",
        message: "files that may contain credentials need an exact path, so this pattern does not cover them",
        hint: "name each file without a wildcard"
      });
      if (rule.tool !== "Read" && /^\*\*?$/.test(text)) notes.push({
        id: "protected-unnamed",
        message: "it does not cover protected paths such as .git and .github",
        hint: "name the path if it must be written; otherwise no change is needed"
      });
      const opened = rule.tool === "Read" ? null : (0, files_protected.Aq)(`/${text.replace(/^\/+/, "").replace(/\*+.*$/, "x")}`);
      if (opened !== null) notes.push({
        id: "protected-opened",
        message: `files written below ${opened} run or take effect later, with more rights than the agent has`,
        hint: "remove it, or have a person review every change"
      });
      return notes.filter(note => note.id !== "absolute-path" || (0, files_protected.Aq)(text) === null);
    }
    const operator = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
    function neverMatches(rule) {
      if (rule.specifier.kind !== "command") return [];
      const words = rule.specifier.pattern.words.flatMap(word => word.kind === "literal" ? [ word.text ] : []);
      const bad = words.find(word => operator.test(word));
      if (bad !== void 0) return [ {
        id: "never-matches",
        message: `a rule matches one simple command, so a rule with ${(0, command_pattern.zc)([ bad ])} never matches`,
        hint: "write one rule for each command of the line"
      } ];
      const unsafeVariable = rule.specifier.pattern.assignments.map(unsafeVariableName).find(name => name !== null);
      if (unsafeVariable === void 0) return [];
      return [ {
        id: "never-matches",
        message: `${unsafeVariable} controls bash, the loader or a well-known program, so it is refused before a command`,
        hint: `allow \`env ${unsafeVariable}=\u2026\` with its value and the command, and tell the agent to use that form`
      } ];
    }
    function unsafeVariableName(assignment) {
      const text = assignment.kind === "literal" ? assignment.text : assignment.pieces.join("*");
      const equals = text.indexOf("=");
      const name = text.slice(0, equals);
      return (0, script_variables.e)(name) || (0, environment.a)(name, text.slice(equals + 1)) ? null : name;
    }
    function notesOnOverlap(rule, rules) {
      const wider = (0, covering_rules.n)(rules[rule.list], rule).find(other => other !== rule && (0, 
      covering_rules.h)(other, rule) && !((0, covering_rules.h)(rule, other) && other.index > rule.index));
      const notes = [];
      if (wider !== void 0) notes.push({
        id: "pointless",
        message: `${wider.text} already covers it`,
        hint: "remove one of the two"
      });
      const overriding = rule.list === "allow" ? [ ...(0, covering_rules.n)(rules.deny, rule), ...(0, 
      covering_rules.n)(rules.ask, rule) ].find(other => (0, covering_rules.h)(other, rule)) : void 0;
      if (overriding !== void 0) notes.push({
        id: "allowed-and-denied",
        message: `it has no effect because of ${overriding.text} in ${overriding.list}`,
        hint: "remove one of the two"
      });
      return notes;
    }
    var headline = __webpack_require__(1359);
    var check_rules = __webpack_require__(8350);
    var parse = __webpack_require__(7436);
    var runtime = __webpack_require__(1275);
    async function lint(invocation, hostEnvironment) {
      const {settings: settings, locationOfRule: locationOfRule} = await (0, runtime.kv)(invocation, hostEnvironment);
      const lists = {
        allow: [ ...settings.allow, ...invocation.operands ],
        ask: settings.ask,
        deny: settings.deny
      };
      const inSettings = settings.allow.length;
      const locationOf = (list, index) => list === "allow" && index >= inSettings ? (0, 
      check_rules.eK)("the command line", index - inSettings) : locationOfRule(list, index);
      (0, check_rules.hg)(lists, locationOf);
      const problems = lintRules(lists).map(problem => ({
        ...problem,
        location: locationOf(problem.list, problem.index)
      }));
      const {stdio: stdio} = hostEnvironment;
      if (!(0, parse.JG)(invocation, "json")) stdio.err(`${withoutRule(settings["read-only-commands"])}\n`);
      if ((0, parse.JG)(invocation, "json")) stdio.out(`${JSON.stringify(problems, null, 2)}\n`); else if (problems.length === 0) stdio.err(`${noProblems(lists)}\n`);
      for (const {id: id, list: list, rule: rule, location: location, message: message, hint: hint} of (0, 
      parse.JG)(invocation, "json") ? [] : problems) stdio.out(`${list}: ${rule} [${id}]\n  location: ${location}\n  problem:  ${message}\n  hint:     ${hint}\n  docs:     docs/rules.md#${id}\n`);
      return problems.length === 0 ? 0 : 1;
    }
    function withoutRule(isOn) {
      return isOn ? `Need no rule if they only read files that the rules allow (read-only-commands): ${readOnlyList().join(", ")}.` : "Every command needs a rule (read-only-commands is off).";
    }
    function noProblems({allow: allow, ask: ask, deny: deny}) {
      const total = allow.length + ask.length + deny.length;
      return total === 0 ? "No rules are configured: the defaults apply." : `No problems found in ${(0, 
      headline.B4)(total, "rule")}.`;
    }
  }),
  1275: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8145);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
    var _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3940);
    var _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5654);
    var _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8080);
    var _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8350);
    var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6843);
    var _tools_skill_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4697);
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
  6416: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      h: () => covers,
      n: () => coveringRules
    });
    var _files_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8033);
    var _command_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9285);
    var _rule_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9976);
    function coveringRules(list, narrow) {
      const {specifier: specifier, tool: tool} = narrow;
      switch (specifier.kind) {
       case "command":
        return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_0__.gh)(list, () => [ specifier.pattern.words.map(word => word.kind === "literal" ? word.text : null) ]);

       case "path":
        {
          const names = (specifier.pattern.globs[0] ?? []).flatMap(segment => (0, _files_glob_js__WEBPACK_IMPORTED_MODULE_1__.hi)(segment) ?? []);
          return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_0__.aM)(list, `/${names.join("/")}`, tool);
        }

       case "domain":
        return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_0__.Fu)(list, specifier.host.replace(/^\*\./, ""), tool);

       case "literal":
       case "any":
        return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_0__.Mf)(list, tool, specifier.kind === "literal" ? specifier.text : null);
      }
    }
    function covers(wide, narrow) {
      if (wide.tool !== narrow.tool) return wide.tool.startsWith("mcp__") && narrow.tool.startsWith(`${wide.tool}__`);
      if (wide.specifier.kind === "any") return true;
      return coversSpecifier(wide.specifier, narrow.specifier);
    }
    function coversSpecifier(wide, narrow) {
      if (wide.kind === "command" && narrow.kind === "command") {
        const words = narrow.pattern.words.map(word => word.kind === "literal" ? word.text : null);
        if (narrow.pattern.open && !wide.pattern.open) return false;
        if (JSON.stringify(narrow.pattern.assignments) !== JSON.stringify(wide.pattern.assignments)) return false;
        return (0, _command_pattern_js__WEBPACK_IMPORTED_MODULE_2__.f0)(wide.pattern, words, {
          matchUnknown: false,
          sameProgram: (text, word) => text === word
        });
      }
      if (wide.kind === "path" && narrow.kind === "path") {
        if (wide.pattern.base !== narrow.pattern.base || !narrow.pattern.exact || narrow.pattern.up[0] !== wide.pattern.up[0]) return false;
        const path = (narrow.pattern.globs[0] ?? []).map(segment => (0, _files_glob_js__WEBPACK_IMPORTED_MODULE_1__.hi)(segment) ?? "");
        return wide.pattern.globs.some(glob => (0, _files_glob_js__WEBPACK_IMPORTED_MODULE_1__.kt)(glob, path, false));
      }
      if (wide.kind === "domain" && narrow.kind === "domain") return wide.host === narrow.host || narrow.host.endsWith(`.${wide.host.replace(/^\*\./, "")}`);
      return wide.kind === "literal" && narrow.kind === "literal" && wide.text === narrow.text;
    }
  })
};
