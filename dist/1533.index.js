"use strict";

exports.id = 1533;

exports.ids = [ 1533, 4697 ];

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
  1533: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      lint: () => lint
    });
    var rule_command = __webpack_require__(4229);
    var table = __webpack_require__(4369);
    function notesOnCommand(rule, beside) {
      if (rule.specifier.kind !== "command") return [];
      const {words: words, open: open} = rule.specifier.pattern;
      const [first] = words;
      if (first?.kind !== "literal") return [ {
        id: "any-command",
        what: "it leaves open which program runs",
        mend: "begin the rule with the name of a program"
      } ];
      const spelled = words.flatMap(word => word.kind === "literal" ? [ word.text ] : []);
      const shapes = [ ...exactWords(rule, spelled, open), ...starInWord(words, open) ];
      const program = (0, table.w)(first.text);
      if (program === void 0) return [ ...shapes, ...open ? [ unknown(first.text) ] : [] ];
      return [ ...shapes, ...open ? grants(program, spelled) : [], ...needsAnother(first.text, words.length, open, beside) ];
    }
    function exactWords(rule, spelled, open) {
      if (open || !/^\s*(?:run_shell_command|ShellTool)\s*\(/.test(rule.text)) return [];
      return [ {
        id: "exact-words",
        what: "it means exactly these words here, and everything that begins with them in Gemini CLI",
        mend: `write Bash(${(0, rule_command.zc)(spelled)}:*) for the beginning`
      } ];
    }
    function starInWord(words, open) {
      const last = words.at(-1);
      if (open || last?.kind !== "pieces" || last.pieces.at(-1) !== "" || last.pieces.length !== 2) return [];
      const stem = last.pieces[0] ?? "";
      if (!/^[\w:-]+$/.test(stem)) return [];
      return [ {
        id: "star-in-word",
        what: `a star inside a word stands for the rest of this word only: ${stem}-x is meant, ${stem} with more words is not`,
        mend: "end it in :* to leave the words behind it open"
      } ];
    }
    function unknown(name) {
      return {
        id: "program-unknown",
        what: `nothing is known about ${name}: its arguments are not judged`,
        mend: "allow exact commands only, without :*"
      };
    }
    const starters = /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;
    function grants(program, spelled) {
      const [name = ""] = spelled;
      const {subCommands: subCommands = []} = program;
      if (spelled.length === 1 && subCommands.length > 0) return [ {
        id: "reads-only",
        what: `it covers only what changes nothing: ${subCommands.slice(0, 3).join(", ")} and their like have to be named`,
        mend: `add a rule for each that you mean, e.g. Bash(${name} ${subCommands[0] ?? ""}:*)`
      } ];
      const front = [ 1, 2 ].find(count => starters.test(spelled.slice(0, count).join(" ")));
      const tool = front === void 0 ? void 0 : (0, table.w)(spelled[front] ?? "");
      const alone = spelled.length === 1 ? program.alone ?? null : null;
      const what = tool === void 0 ? program.grants ?? alone : tool.grants;
      return what === null ? [] : [ {
        id: "program-grants",
        what: what,
        mend: what === alone ? "name the sub-commands, e.g. Bash(git log:*)" : "allow exact commands only, without :*, or accept that this is granted"
      } ];
    }
    const writers = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/;
    const fetchers = /^(?:curl|wget)$/;
    function needsAnother(name, length, open, beside) {
      if (!open || length > 1) return [];
      if (writers.test(name) && !beside.some(rule => rule.tool === "Write" || rule.tool === "Edit")) return [ {
        id: "needs-another",
        what: "what it writes or deletes is judged by Write rules, and there is none",
        mend: "add Write(\u2026) for the folders that it may change"
      } ];
      if (!fetchers.test(name) || beside.some(rule => rule.tool === "WebFetch")) return [];
      return [ {
        id: "needs-another",
        what: "the addresses that it fetches are judged by WebFetch rules, and there is none",
        mend: "add WebFetch(domain:\u2026) for the hosts"
      } ];
    }
    var policy_protected = __webpack_require__(3117);
    var rule_cover = __webpack_require__(8591);
    var policy_rules = __webpack_require__(3224);
    var sensitive = __webpack_require__(507);
    var own_variables = __webpack_require__(3306);
    var environment = __webpack_require__(455);
    function lintRules(lists) {
      const {rules: rules} = (0, policy_rules.N)(lists);
      const findings = [];
      for (const rule of [ ...rules.allow, ...rules.ask, ...rules.deny ]) {
        const notes = [ ...rule.list === "allow" ? notesOnAllow(rule, rules.allow) : [], ...neverMatches(rule), ...notesBeside(rule, rules) ];
        for (const note of notes) findings.push({
          ...note,
          list: rule.list,
          index: rule.index,
          rule: rule.text
        });
      }
      return findings;
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
        what: "it allows every command, interpreters and network tools among them",
        mend: "name the commands, e.g. Bash(npm test)"
      } ];
      if (rule.tool === "WebFetch") return [ {
        id: "any-host",
        what: "it lets the agent send anything to any host",
        mend: "name the hosts, e.g. WebFetch(domain:example.org)"
      } ];
      if (rule.tool === "Label" || rule.tool === "Assign") {
        const target = rule.tool === "Label" ? "label, those that start workflows among them" : "person to an item";
        const verb = rule.tool === "Label" ? "set or take away every" : "assign every";
        return [ {
          id: "any-target",
          what: `it lets the agent ${verb} ${target}`,
          mend: `name each, e.g. ${rule.tool}(name)`
        } ];
      }
      const files = rule.tool === "Read" || rule.tool === "Write" || rule.tool === "Edit";
      return files ? [ {
        id: "any-path",
        what: "it covers the whole disk, not only the workspace",
        mend: `write ${rule.tool}(**) for the workspace, or name folders`
      } ] : [];
    }
    function path(rule) {
      if (rule.specifier.kind !== "path") return [];
      const {pattern: pattern} = rule.specifier;
      const text = rule.text.slice(rule.text.indexOf("(") + 1, -1).trim();
      const notes = [];
      if (pattern.base === "slash") notes.push({
        id: "absolute-path",
        what: `${text} is an absolute path here, not one below the workspace`,
        mend: `write ${text.replace(/^\/+/, "")} for the workspace, or //\u2026 to say that you mean it`
      });
      if (/^\/*\**$/.test(text) && pattern.base !== "workspace") notes.push({
        id: "any-path",
        what: "it covers the whole disk",
        mend: "name folders"
      });
      if (!pattern.exact && (0, sensitive.y)(`/${text.replace(/\*+.*$/, "")}`) === "high") notes.push({
        id: "sensitive-pattern",
        what: "files that may hold credentials are opened by an exact path only, so a pattern opens none of them",
        mend: "name each file without a wildcard"
      });
      if (rule.tool !== "Read" && /^\*\*?$/.test(text)) notes.push({
        id: "protected-unnamed",
        what: "protected paths such as .git and .github stay closed to it",
        mend: "nothing, or name the path that should be written"
      });
      const opened = rule.tool === "Read" ? null : (0, policy_protected.Aq)(`/${text.replace(/^\/+/, "").replace(/\*+.*$/, "x")}`);
      if (opened !== null) notes.push({
        id: "protected-opened",
        what: `what is written below ${opened} runs or decides later, with more rights than the agent has`,
        mend: "leave it out, or let a person look at every change"
      });
      return notes.filter(note => note.id !== "absolute-path" || (0, policy_protected.Aq)(text) === null);
    }
    const operator = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
    function neverMatches(rule) {
      if (rule.specifier.kind !== "command") return [];
      const words = rule.specifier.pattern.words.flatMap(word => word.kind === "literal" ? [ word.text ] : []);
      const bad = words.find(word => operator.test(word));
      if (bad !== void 0) return [ {
        id: "never-matches",
        what: `a rule means one simple command, so ${(0, rule_command.zc)([ bad ])} in it matches nothing`,
        mend: "write one rule for every command of the line"
      } ];
      const steering = rule.specifier.pattern.assignments.map(steeringName).find(name => name !== null);
      if (steering === void 0) return [];
      return [ {
        id: "never-matches",
        what: `${steering} steers bash, the loader or a well-known program, so it may not stand in front of a command`,
        mend: `allow \`env ${steering}=\u2026\` with its value and the command, and have the agent write that`
      } ];
    }
    function steeringName(assignment) {
      const text = assignment.kind === "literal" ? assignment.text : assignment.pieces.join("*");
      const equals = text.indexOf("=");
      const name = text.slice(0, equals);
      return (0, own_variables.X)(name) || (0, environment.G)(name, text.slice(equals + 1)) ? null : name;
    }
    function notesBeside(rule, rules) {
      const wider = (0, rule_cover.n)(rules[rule.list], rule).find(other => other !== rule && (0, 
      rule_cover.h)(other, rule) && !((0, rule_cover.h)(rule, other) && other.index > rule.index));
      const notes = [];
      if (wider !== void 0) notes.push({
        id: "pointless",
        what: `${wider.text} covers it already`,
        mend: "remove one of the two"
      });
      const stopped = rule.list === "allow" ? [ ...(0, rule_cover.n)(rules.deny, rule), ...(0, 
      rule_cover.n)(rules.ask, rule) ].find(other => (0, rule_cover.h)(other, rule)) : void 0;
      if (stopped !== void 0) notes.push({
        id: "allowed-and-denied",
        what: `${stopped.text} in ${stopped.list} takes everything away that it allows`,
        mend: "remove one of the two"
      });
      return notes;
    }
    var rule_faults = __webpack_require__(87);
    var figures = __webpack_require__(9298);
    var judging = __webpack_require__(6943);
    var parse = __webpack_require__(7436);
    async function lint(invocation, surroundings) {
      const {settings: settings, placeOfRule: placeOfRule} = await (0, judging.Jx)(invocation, surroundings);
      const lists = {
        allow: [ ...settings.allow, ...invocation.operands ],
        ask: settings.ask,
        deny: settings.deny
      };
      const inSettings = settings.allow.length;
      const placeOf = (list, index) => list === "allow" && index >= inSettings ? (0, rule_faults.Y)("the command line", index - inSettings) : placeOfRule(list, index);
      (0, rule_faults.MM)(lists, placeOf);
      const findings = lintRules(lists).map(finding => ({
        ...finding,
        where: placeOf(finding.list, finding.index)
      }));
      const {stdio: stdio} = surroundings;
      if ((0, parse.JG)(invocation, "json")) stdio.out(`${JSON.stringify(findings, null, 2)}\n`); else if (findings.length === 0) stdio.err(`${nothingToSay(lists)}\n`);
      for (const {id: id, list: list, rule: rule, where: where, what: what, mend: mend} of (0, 
      parse.JG)(invocation, "json") ? [] : findings) stdio.out(`${list}: ${rule} [${id}]\n  where: ${where}\n  what:  ${what}\n  mend:  ${mend}\n  docs:  docs/rules.md#${id}\n`);
      return findings.length === 0 ? 0 : 1;
    }
    function nothingToSay({allow: allow, ask: ask, deny: deny}) {
      const total = allow.length + ask.length + deny.length;
      return total === 0 ? "There are no rules: the defaults hold." : `Nothing to say about ${(0, 
      figures.hS)(total, "rule")}.`;
    }
  }),
  8591: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      h: () => covers,
      n: () => coveringRules
    });
    var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9281);
    var _rule_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4229);
    var _rule_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7296);
    function coveringRules(list, narrow) {
      const {specifier: specifier, tool: tool} = narrow;
      switch (specifier.kind) {
       case "command":
        return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_0__.gh)(list, () => [ specifier.pattern.words.map(word => word.kind === "literal" ? word.text : null) ]);

       case "path":
        {
          const names = (specifier.pattern.globs[0] ?? []).flatMap(segment => (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.hi)(segment) ?? []);
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
        return (0, _rule_command_js__WEBPACK_IMPORTED_MODULE_2__.f0)(wide.pattern, words, {
          generous: false,
          sameProgram: (text, word) => text === word
        });
      }
      if (wide.kind === "path" && narrow.kind === "path") {
        if (wide.pattern.base !== narrow.pattern.base || !narrow.pattern.exact || narrow.pattern.up[0] !== wide.pattern.up[0]) return false;
        const path = (narrow.pattern.globs[0] ?? []).map(segment => (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.hi)(segment) ?? "");
        return wide.pattern.globs.some(glob => (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.kt)(glob, path, false));
      }
      if (wide.kind === "domain" && narrow.kind === "domain") return wide.host === narrow.host || narrow.host.endsWith(`.${wide.host.replace(/^\*\./, "")}`);
      return wide.kind === "literal" && narrow.kind === "literal" && wide.text === narrow.text;
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
