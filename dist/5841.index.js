"use strict";

exports.id = 5841;

exports.ids = [ 5841, 460 ];

exports.modules = {
  25841: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      lint: () => lint
    });
    var files_protected = __webpack_require__(58778);
    var sensitive_pattern = __webpack_require__(68727);
    var sensitivity = __webpack_require__(25167);
    var environment = __webpack_require__(7665);
    var own_variables = __webpack_require__(87633);
    var command_pattern = __webpack_require__(58758);
    var covering_rules = __webpack_require__(5565);
    var table = __webpack_require__(54820);
    function notesOnCommand(rule, beside) {
      if (rule.specifier.kind !== "command") return [];
      const {words: words, open: open} = rule.specifier.pattern;
      const [first] = words;
      if (first?.kind !== "literal") return [ {
        id: "any-command",
        message: "it leaves open which program runs",
        hint: "begin the rule with the name of a program"
      } ];
      const literal = words.flatMap(word => word.kind === "literal" ? [ word.text ] : []);
      const shapes = [ ...exactWords(rule, literal, open), ...starInWord(words, open) ];
      const program = (0, table.w)(first.text);
      if (program === void 0) return [ ...shapes, ...open ? [ unknown(first.text) ] : [] ];
      return [ ...shapes, ...open ? grants(program, literal) : [], ...needsAnother(first.text, words.length, open, beside) ];
    }
    function exactWords(rule, literal, open) {
      if (open || !/^\s*(?:run_shell_command|ShellTool)\s*\(/.test(rule.text)) return [];
      return [ {
        id: "exact-words",
        message: "it means exactly these words here, and everything that begins with them in Gemini CLI",
        hint: `write Bash(${(0, command_pattern.zc)(literal)}:*) for the beginning`
      } ];
    }
    function starInWord(words, open) {
      const last = words.at(-1);
      if (open || last?.kind !== "pieces" || last.pieces.at(-1) !== "" || last.pieces.length !== 2) return [];
      const stem = last.pieces[0] ?? "";
      if (!/^[\w:-]+$/.test(stem)) return [];
      return [ {
        id: "star-in-word",
        message: `a star inside a word stands for the rest of this word only: ${stem}-x is meant, ${stem} with more words is not`,
        hint: "end it in :* to leave the words behind it open"
      } ];
    }
    function unknown(name) {
      return {
        id: "program-unknown",
        message: `nothing is known about ${name}: its arguments are not judged`,
        hint: "allow exact commands only, without :*"
      };
    }
    const starters = /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;
    function grants(program, literal) {
      const [name = ""] = literal;
      const {subCommands: subCommands = []} = program;
      if (literal.length === 1 && subCommands.length > 0) return [ {
        id: "reads-only",
        message: `it covers only what changes nothing: ${subCommands.slice(0, 3).join(", ")} and their like have to be named`,
        hint: `add a rule for each that you mean, e.g. Bash(${name} ${subCommands[0] ?? ""}:*)`
      } ];
      const front = [ 1, 2 ].find(count => starters.test(literal.slice(0, count).join(" ")));
      const tool = front === void 0 ? void 0 : (0, table.w)(literal[front] ?? "");
      const alone = literal.length === 1 ? program.alone ?? null : null;
      const what = tool === void 0 ? program.grants ?? alone : tool.grants;
      return what === null ? [] : [ {
        id: "program-grants",
        message: what,
        hint: what === alone ? "name the sub-commands, e.g. Bash(git log:*)" : "allow exact commands only, without :*, or accept that this is granted"
      } ];
    }
    const writers = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/;
    const fetchers = /^(?:curl|wget)$/;
    function needsAnother(name, length, open, beside) {
      if (!open || length > 1) return [];
      if (writers.test(name) && !beside.some(rule => rule.tool === "Write" || rule.tool === "Edit")) return [ {
        id: "needs-another",
        message: "what it writes or deletes is judged by Write rules, and there is none",
        hint: "add Write(\u2026) for the folders that it may change"
      } ];
      if (!fetchers.test(name) || beside.some(rule => rule.tool === "WebFetch")) return [];
      return [ {
        id: "needs-another",
        message: "the addresses that it fetches are judged by WebFetch rules, and there is none",
        hint: "add WebFetch(domain:\u2026) for the hosts"
      } ];
    }
    var lint_offered = __webpack_require__(70757);
    var parse_rules = __webpack_require__(18233);
    function lintRules(lists) {
      const {rules: rules} = (0, parse_rules.N)(lists);
      const effectDecisions = [];
      for (const rule of [ ...rules.allow, ...rules.ask, ...rules.deny ]) {
        const notes = [ ...rule.list === "allow" ? [ ...notesOnAllow(rule, rules.allow), ...(0, 
        lint_offered.m)(rule, rules.allow) ] : [], ...neverMatches(rule), ...notesBeside(rule, rules) ];
        for (const note of notes) effectDecisions.push({
          ...note,
          list: rule.list,
          index: rule.index,
          rule: rule.text
        });
      }
      return effectDecisions;
    }
    function notesOnAllow(rule, beside) {
      switch (rule.specifier.kind) {
       case "any":
        return wholeTool(rule);

       case "command":
        return notesOnCommand(rule, beside);

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
        message: "it allows every command, interpreters and network tools among them",
        hint: "name the commands, e.g. Bash(npm test)"
      } ];
      if (rule.tool === "WebFetch") return [ {
        id: "any-host",
        message: "it lets the agent send anything to any host",
        hint: "name the hosts, e.g. WebFetch(domain:example.org)"
      } ];
      if (rule.tool === "Label" || rule.tool === "Assign") {
        const target = rule.tool === "Label" ? "label, those that start workflows among them" : "person to an item";
        const verb = rule.tool === "Label" ? "set or take away every" : "assign every";
        return [ {
          id: "any-target",
          message: `it lets the agent ${verb} ${target}`,
          hint: `name each, e.g. ${rule.tool}(name)`
        } ];
      }
      const files = rule.tool === "Read" || rule.tool === "Write" || rule.tool === "Edit";
      return files ? [ {
        id: "any-path",
        message: "it covers the whole workspace, and nothing outside",
        hint: `name folders, e.g. ${rule.tool}(docs/**)`
      } ] : [];
    }
    function path(rule) {
      if (rule.specifier.kind !== "path") return [];
      const {pattern: pattern} = rule.specifier;
      const text = rule.text.slice(rule.text.indexOf("(") + 1, -1).trim();
      const notes = [];
      if (pattern.base === "slash") notes.push({
        id: "absolute-path",
        message: `${text} is an absolute path here, not one below the workspace`,
        hint: `write ${text.replace(/^\/+/, "")} for the workspace, or //\u2026 to say that you mean it`
      });
      if (/^\/*\**$/.test(text) && pattern.base !== "workspace") notes.push({
        id: "any-path",
        message: "it names no place, so it covers nothing outside the workspace",
        hint: "name folders"
      });
      const about = (0, sensitivity.y)(`/${text.replace(/\*+.*$/, "")}`) === "high" || (0, 
      sensitive_pattern.yP)(text);
      if (!pattern.exact && about) notes.push({
        id: "sensitive-pattern",
        message: "files that may hold credentials are opened by an exact path only, so a pattern opens none of them",
        hint: "name each file without a wildcard"
      });
      if (rule.tool !== "Read" && /^\*\*?$/.test(text)) notes.push({
        id: "protected-unnamed",
        message: "protected paths such as .git and .github stay closed to it",
        hint: "nothing, or name the path that should be written"
      });
      const opened = rule.tool === "Read" ? null : (0, files_protected.Aq)(`/${text.replace(/^\/+/, "").replace(/\*+.*$/, "x")}`);
      if (opened !== null) notes.push({
        id: "protected-opened",
        message: `what is written below ${opened} runs or decides later, with more rights than the agent has`,
        hint: "leave it out, or let a person look at every change"
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
        message: `a rule means one simple command, so ${(0, command_pattern.zc)([ bad ])} in it matches nothing`,
        hint: "write one rule for every command of the line"
      } ];
      const steering = rule.specifier.pattern.assignments.map(steeringName).find(name => name !== null);
      if (steering === void 0) return [];
      return [ {
        id: "never-matches",
        message: `${steering} steers bash, the loader or a well-known program, so it may not stand in front of a command`,
        hint: `allow \`env ${steering}=\u2026\` with its value and the command, and have the agent write that`
      } ];
    }
    function steeringName(assignment) {
      const text = assignment.kind === "literal" ? assignment.text : assignment.pieces.join("*");
      const equals = text.indexOf("=");
      const name = text.slice(0, equals);
      return (0, own_variables.X)(name) || (0, environment.a)(name, text.slice(equals + 1)) ? null : name;
    }
    function notesBeside(rule, rules) {
      const wider = (0, covering_rules.n)(rules[rule.list], rule).find(other => other !== rule && (0, 
      covering_rules.h)(other, rule) && !((0, covering_rules.h)(rule, other) && other.index > rule.index));
      const notes = [];
      if (wider !== void 0) notes.push({
        id: "pointless",
        message: `${wider.text} covers it already`,
        hint: "remove one of the two"
      });
      const stopped = rule.list === "allow" ? [ ...(0, covering_rules.n)(rules.deny, rule), ...(0, 
      covering_rules.n)(rules.ask, rule) ].find(other => (0, covering_rules.h)(other, rule)) : void 0;
      if (stopped !== void 0) notes.push({
        id: "allowed-and-denied",
        message: `${stopped.text} in ${stopped.list} takes everything away that it allows`,
        hint: "remove one of the two"
      });
      return notes;
    }
    var headline = __webpack_require__(66610);
    var check_rules = __webpack_require__(36225);
    var parse = __webpack_require__(67875);
    var runtime = __webpack_require__(77584);
    async function lint(invocation, hostEnvironment) {
      const {settings: settings, locationOfRule: locationOfRule} = await (0, runtime.kv)(invocation, hostEnvironment);
      const lists = {
        allow: [ ...settings.allow, ...invocation.operands ],
        ask: settings.ask,
        deny: settings.deny
      };
      const inSettings = settings.allow.length;
      const placeOf = (list, index) => list === "allow" && index >= inSettings ? (0, check_rules.eK)("the command line", index - inSettings) : locationOfRule(list, index);
      (0, check_rules.hg)(lists, placeOf);
      const findings = lintRules(lists).map(finding => ({
        ...finding,
        location: placeOf(finding.list, finding.index)
      }));
      const {stdio: stdio} = hostEnvironment;
      if ((0, parse.JG)(invocation, "json")) stdio.out(`${JSON.stringify(findings, null, 2)}\n`); else if (findings.length === 0) stdio.err(`${nothingToSay(lists)}\n`);
      for (const {id: id, list: list, rule: rule, location: where, message: message, hint: hint} of (0, 
      parse.JG)(invocation, "json") ? [] : findings) stdio.out(`${list}: ${rule} [${id}]\n  where: ${where}\n  what:  ${message}\n  mend:  ${hint}\n  docs:  docs/rules.md#${id}\n`);
      return findings.length === 0 ? 0 : 1;
    }
    function nothingToSay({allow: allow, ask: ask, deny: deny}) {
      const total = allow.length + ask.length + deny.length;
      return total === 0 ? "There are no rules: the defaults hold." : `Nothing to say about ${(0, 
      headline.B4)(total, "rule")}.`;
    }
  }),
  77584: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25963);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84422);
    var _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33906);
    var _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25764);
    var _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65509);
    var _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36225);
    var _tools_skill_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60460);
    var _parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67875);
    async function runContextOf(invocation, hostEnvironment) {
      const environment = hostEnvironment.environment;
      const places = {
        childHome: hostEnvironment.temporary,
        childTemporary: hostEnvironment.temporary
      };
      const given = (0, _parse_js__WEBPACK_IMPORTED_MODULE_7__.f5)(invocation);
      const workspaceAndEvent = await (0, _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__.ue)(given, hostEnvironment, workspace => (0, 
      _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__.j)({
        environment: environment,
        ...places
      }, workspace));
      return await (0, _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__.wW)(workspaceAndEvent, given, hostEnvironment);
    }
    const skillTool = (0, _tools_skill_js__WEBPACK_IMPORTED_MODULE_6__.createSkillTool)(() => Promise.reject(new Error("a skill was loaded where nothing runs")));
    async function runtimeOf(runContext, hostEnvironment, {spec: spec, places: places} = {}) {
      const {allow: allow, ask: ask, deny: deny, mode: mode} = runContext.settings;
      const lists = (0, _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__.hg)({
        allow: allow,
        ask: ask,
        deny: deny
      }, runContext.locationOfRule);
      const runtime = (0, _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__.Y)({
        more: [ ...await (0, _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__.p1)({
          keep: () => null
        }, Object.keys(_job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__.J0), {
          findings: true
        }), skillTool ],
        directory: runContext.workspace,
        home: hostEnvironment.home,
        childHome: places?.home ?? hostEnvironment.home,
        childTemporary: places?.temporary ?? (0, _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__.YB)(hostEnvironment),
        environment: hostEnvironment.environment,
        lists: lists,
        mode: mode,
        ...spec === void 0 ? {} : {
          spec: spec
        }
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
          message: `there is no tool ${JSON.stringify(name)}`,
          hint: guess === void 0 ? `the tools are ${names.join(", ")}` : `did you mean ${guess}?`
        });
      }
      const binding = tool.bind(input);
      if (!binding.ok) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(binding.problems.map(problem => ({
        code: "argument-invalid",
        location: "--input",
        message: problem,
        hint: `give the input of ${name} as a JSON object`
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
  5565: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      h: () => covers,
      n: () => coveringRules
    });
    var _files_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69444);
    var _command_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58758);
    var _rule_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93237);
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
          generous: false,
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
  }),
  66610: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      BD: () => formatCost,
      Pl: () => headline,
      ZV: () => formatNumber,
      a3: () => formatDuration,
      rL: () => signOf,
      vV: () => conclusionLabels
    });
    const conclusionLabels = {
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
      return [ conclusionLabels[conclusion].words, ...refused === 0 ? [] : [ `${formatCount(refused, "call was", "calls were")} refused` ], ...failed === 0 ? [] : [ `${formatCount(failed, "write")} failed` ] ].join(", ");
    }
    function signOf({result: {conclusion: conclusion}, writes: writes}) {
      return conclusionLabels[conclusion === "success" && failedIn(writes) > 0 ? "incomplete" : conclusion].sign;
    }
    const failedIn = writes => writes.filter(({outcome: outcome}) => outcome === "failed").length;
    function formatNumber(value) {
      return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function formatCount(value, one, many = `${one}s`) {
      return `${formatNumber(value)} ${value === 1 ? one : many}`;
    }
    function formatDuration(ms) {
      if (ms < 1e3) return `${String(Math.round(ms))} ms`;
      if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
      const seconds = Math.round(ms / 1e3);
      return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
    }
    function formatCost(usd) {
      if (usd === null) return "price not known";
      if (usd === 0) return "$0";
      return usd < .01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
    }
  }),
  60460: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createSkillTool: () => createSkillTool
    });
    var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6331);
    var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23013);
    const input = (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.pr)({
      skill: (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.ze)("Its name, as the list of skills gives it."),
      args: (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.IY)((0, _input_js__WEBPACK_IMPORTED_MODULE_1__.ze)("What the skill is to work on, as plain text.", {
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
