"use strict";

exports.id = 2068;

exports.ids = [ 2068 ];

exports.modules = {
  85204: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      E: () => lintWorkflows
    });
    var errors = __webpack_require__(42357);
    var types = __webpack_require__(38287);
    var lint_rules = __webpack_require__(36697);
    var check_rules = __webpack_require__(68350);
    var parse_settings = __webpack_require__(75078);
    function workflowProblems(file) {
      const workflow = fieldsOf(file.document.toJS({
        maxAliasCount: 100
      }));
      const problems = [];
      for (const [name, value] of Object.entries(fieldsOf(workflow["jobs"]))) {
        const job = fieldsOf(value);
        const steps = (Array.isArray(job["steps"]) ? job["steps"] : []).map(fieldsOf);
        const ours = steps.flatMap((step, index) => isOurs(step) ? [ {
          step: step,
          path: [ "jobs", name, "steps", index ]
        } ] : []);
        if (ours.length === 0) continue;
        const at = path => locationOf(file, path);
        if (workflow["permissions"] === void 0 && job["permissions"] === void 0) problems.push(permissionsMissing(name, at([ "jobs", name ])));
        for (const {step: step, path: path} of ours) {
          const inputs = fieldsOf(step["with"]);
          problems.push(...inputProblems(inputs, input => at([ ...path, "with", input ])), ...neverStarts(eventsOf(workflow["on"]), inputs, at([ "on" ])));
        }
        if (eventsOf(workflow["on"]).has("pull_request_target")) for (const [index, step] of steps.entries()) if (checksOutHead(step)) problems.push(forkHead(at([ "jobs", name, "steps", index ])));
      }
      return problems;
    }
    function isOurs({uses: uses}) {
      return typeof uses === "string" && /(?:^|\/)sallyport(?:@|$)/i.test(uses);
    }
    function permissionsMissing(job, location) {
      return {
        id: "permissions-missing",
        location: location,
        subject: `job ${job}`,
        message: "the token of the job has the default permissions of the repository, which may be write-all",
        hint: "add permissions: with what the job needs; docs/start.md lists it for each feature"
      };
    }
    const eventText = /\$\{\{[^}]*(?:github\.event\.[\w.*-]*\.(?:body|title|message|name|ref|label|default_branch|email|page_name|head_branch)\b|github\.head_ref\b|toJSON\(\s*github(?:\.event)?\s*\))/i;
    function inputProblems(inputs, at) {
      const given = Object.entries(inputs).map(([name, value]) => ({
        name: name,
        value: String(value),
        location: at(name)
      }));
      const {lists: lists, diagnostics: diagnostics} = parseGiven(given);
      const ruleAt = (list, index) => (0, check_rules.eK)(at(list), index);
      return [ ...[ ...diagnostics, ...(0, check_rules.d8)(lists, ruleAt) ].map(invalidInput), ...given.filter(({value: value}) => eventText.test(value)).map(({name: name, location: location}) => textInInput(name, location)), ...(0, 
      lint_rules.x)(lists).map(({id: id, list: list, index: index, rule: rule, message: message, hint: hint}) => ({
        id: id,
        location: ruleAt(list, index),
        subject: `${list}: ${rule}`,
        message: message,
        hint: hint
      })) ];
    }
    function parseGiven(given) {
      const isConstant = ({value: value}) => !value.includes("${{");
      const {values: values, diagnostics: diagnostics} = (0, parse_settings.P)(given.filter(isConstant), "inputs");
      const names = (0, parse_settings.P)(given.filter(one => !isConstant(one)), "inputs").diagnostics;
      const {allow: allow = [], ask: ask = [], deny: deny = []} = values;
      return {
        lists: {
          allow: allow,
          ask: ask,
          deny: deny
        },
        diagnostics: [ ...diagnostics, ...names.filter(({code: code}) => code === "setting-unknown") ]
      };
    }
    function invalidInput({location: location = "", message: message, found: found, hint: hint}) {
      const shown = found === void 0 ? message : `${message}; found ${found}`;
      return {
        id: "input-invalid",
        location: location,
        subject: "input",
        message: shown,
        hint: hint
      };
    }
    function textInInput(name, location) {
      return {
        id: "event-text-in-input",
        location: location,
        subject: `input ${name}`,
        message: "GitHub inserts text that outside contributors choose, so that it looks like your own instructions",
        hint: "remove it: Sallyport reads the event and gives its text to the model, marked as untrusted (setting context)"
      };
    }
    function eventsOf(on) {
      if (typeof on === "string") return new Map([ [ on, null ] ]);
      if (Array.isArray(on)) return new Map(on.map(name => [ String(name), null ]));
      return new Map(Object.entries(fieldsOf(on)).map(([name, value]) => {
        const types = fieldsOf(value)["types"];
        const list = typeof types === "string" ? [ types ] : types;
        return [ name, Array.isArray(list) ? list.map(String) : null ];
      }));
    }
    const endings = {
      commit_comment: [ "deleted" ],
      discussion_comment: [ "deleted" ],
      issue_comment: [ "deleted" ],
      pull_request_review: [ "dismissed" ],
      pull_request_review_comment: [ "deleted" ]
    };
    const waitsFor = {
      "label-trigger": "labeled",
      "assignee-trigger": "assigned"
    };
    function neverStarts(events, inputs, location) {
      const problem = (subject, message, hint) => ({
        id: "event-never-starts",
        location: location,
        subject: subject,
        message: message,
        hint: hint
      });
      const dead = [ ...events ].filter(([name, types]) => types !== null && types.length > 0 && types.every(type => endings[name]?.includes(type)));
      const unmet = Object.entries(waitsFor).filter(([input, type]) => inputs[input] !== void 0 && ![ ...events.values() ].some(types => types?.some(one => one === type || type === "assigned" && one === "review_requested")));
      return [ ...dead.map(([name, types]) => problem(`event ${name}`, `no run starts on ${types?.join(", ") ?? ""}`, "use types: [created], or submitted for reviews")), ...unmet.map(([input, type]) => problem(`input ${input}`, `it waits for the activity type ${type}, which no event of the workflow has`, `add ${type} to the types of the event`)) ];
    }
    function checksOutHead({uses: uses, with: inputs}) {
      if (typeof uses !== "string" || !uses.startsWith("actions/checkout@")) return false;
      const {ref: ref, repository: repository} = fieldsOf(inputs);
      return /pull_request\.head|head_ref|refs\/pull/.test(`${String(ref)} ${String(repository)}`);
    }
    function forkHead(location) {
      return {
        id: "fork-head-checkout",
        location: location,
        subject: "event pull_request_target",
        message: "the job has secrets and checks out the head of the pull request, so a run for a fork is refused",
        hint: "check out the base, or use pull_request"
      };
    }
    function fieldsOf(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
    }
    function locationOf({path: path, document: document, lines: lines}, at) {
      for (let length = at.length; length > 0; length -= 1) {
        const node = document.getIn(at.slice(0, length), true);
        const start = node?.range?.[0];
        if (start !== void 0) return `${path}:${String(lines.linePos(start).line)}`;
      }
      return path;
    }
    const directory = ".github/workflows";
    const maxBytes = 1e6;
    async function lintWorkflows(files) {
      const {LineCounter: LineCounter, parseDocument: parseDocument} = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
      const problems = [];
      for (const path of await workflowPaths(files)) {
        const text = (await files.read(path, maxBytes)).toString("utf8");
        if (!/sallyport/i.test(text)) continue;
        const lines = new LineCounter;
        const document = parseDocument(text, {
          lineCounter: lines
        });
        if (document.errors.length === 0) problems.push(...workflowProblems({
          path: path,
          document: document,
          lines: lines
        }));
      }
      return problems;
    }
    async function workflowPaths(files) {
      try {
        const {entries: entries} = await files.list(directory);
        return entries.filter(({kind: kind, name: name, size: size}) => kind === "file" && /\.ya?ml$/.test(name) && size <= maxBytes).map(({name: name}) => `${directory}/${name}`);
      } catch (error) {
        (0, errors.ki)(error, types.kc);
        return [];
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
  56416: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      h: () => covers,
      n: () => coveringRules
    });
    var _files_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78033);
    var _command_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39285);
    var _host_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40022);
    var _rule_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59976);
    function coveringRules(list, narrow) {
      const {specifier: specifier, tool: tool} = narrow;
      switch (specifier.kind) {
       case "command":
        return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_1__.gh)(list, () => [ specifier.pattern.words.map(word => word.kind === "literal" ? word.text : null) ]);

       case "path":
        {
          const names = (specifier.pattern.globs[0] ?? []).flatMap(segment => (0, _files_glob_js__WEBPACK_IMPORTED_MODULE_2__.hi)(segment) ?? []);
          return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_1__.aM)(list, `/${names.join("/")}`, tool);
        }

       case "domain":
        return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_1__.Fu)(list, specifier.host.replace(/^\*\./, ""), tool);

       case "host":
       case "literal":
       case "any":
        return (0, _rule_index_js__WEBPACK_IMPORTED_MODULE_1__.Mf)(list, tool, specifier.kind === "literal" ? specifier.text : null);
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
        return (0, _command_pattern_js__WEBPACK_IMPORTED_MODULE_3__.f0)(wide.pattern, words, {
          matchUnknown: false,
          sameProgram: (text, word) => text === word
        });
      }
      if (wide.kind === "path" && narrow.kind === "path") {
        if (wide.pattern.base !== narrow.pattern.base || !narrow.pattern.exact || narrow.pattern.up[0] !== wide.pattern.up[0]) return false;
        const path = (narrow.pattern.globs[0] ?? []).map(segment => (0, _files_glob_js__WEBPACK_IMPORTED_MODULE_2__.hi)(segment) ?? "");
        return wide.pattern.globs.some(glob => (0, _files_glob_js__WEBPACK_IMPORTED_MODULE_2__.kt)(glob, path, false));
      }
      if (wide.kind === "domain" && narrow.kind === "domain") return wide.host === narrow.host || narrow.host.endsWith(`.${wide.host.replace(/^\*\./, "")}`);
      if (wide.kind === "host" && narrow.kind === "host") {
        const {host: host, port: port} = narrow.pattern;
        const isPort = wide.pattern.port === port;
        return isPort && (0, _host_pattern_js__WEBPACK_IMPORTED_MODULE_0__.LM)({
          ...wide.pattern,
          port: 443
        }, host, 443);
      }
      return wide.kind === "literal" && narrow.kind === "literal" && wide.text === narrow.text;
    }
  }),
  36697: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      x: () => lintRules
    });
    var files_protected = __webpack_require__(3197);
    var sensitive_pattern = __webpack_require__(85760);
    var sensitivity = __webpack_require__(99756);
    var environment = __webpack_require__(80322);
    var script_variables = __webpack_require__(25403);
    var command_pattern = __webpack_require__(39285);
    var covering_rules = __webpack_require__(56416);
    var table = __webpack_require__(21112);
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
    var lint_offered = __webpack_require__(39760);
    var parse_rules = __webpack_require__(33646);
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
       case "host":
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
  })
};
