"use strict";

exports.id = 5807;

exports.ids = [ 5807 ];

exports.modules = {
  45807: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      learnCommand: () => learnCommand
    });
    var schemas = __webpack_require__(94343);
    var errors = __webpack_require__(42357);
    var file_system = __webpack_require__(39661);
    var types = __webpack_require__(38287);
    var files_protected = __webpack_require__(3197);
    var sensitivity = __webpack_require__(99756);
    var covering_rules = __webpack_require__(56416);
    var parse_rules = __webpack_require__(33646);
    function learnRules(suggestions) {
      const texts = [ ...new Set(suggestions.flat()) ].sort();
      const {allow: allow} = (0, parse_rules.NR)({
        allow: texts,
        ask: [],
        deny: []
      }).rules;
      const evaluated = allow.map(rule => ({
        rule: rule,
        why: exclusionReason(rule)
      }));
      const included = evaluated.filter(one => one.why === null).map(one => one.rule);
      const needed = included.filter(rule => !(0, covering_rules.n)(included, rule).some(other => other !== rule && (0, 
      covering_rules.h)(other, rule) && !((0, covering_rules.h)(rule, other) && rule.text < other.text)));
      return {
        rules: [ ...needed ].sort((a, b) => width(a) - width(b) || (a.text < b.text ? -1 : 1)).map(rule => rule.text),
        leftOut: evaluated.flatMap(({rule: rule, why: why}) => why === null ? [] : [ {
          rule: rule.text,
          why: why
        } ])
      };
    }
    function width(rule) {
      if (rule.specifier.kind === "any") return 4;
      if (rule.specifier.kind !== "command") return 1;
      return rule.specifier.pattern.open ? 3 : 2;
    }
    const powerful = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/;
    const irreversible = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
    const inlineCode = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
    const interpreter = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
    function exclusionReason(rule) {
      if (rule.specifier.kind === "command") {
        const words = rule.specifier.pattern.words.map(word => word.kind === "literal" ? word.text : "*");
        const program = (words[0] ?? "").replace(/^.*\//, "");
        if (powerful.test(program)) return `${program} can do more than an agent needs`;
        if (irreversible.test(words.join(" "))) return "it grants access, publishes, or deletes permanently";
        if (program === "git" && words[1] === "push" && words.some(word => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(word))) return "it overwrites or deletes pushed commits";
        if (interpreter.test(program) && words.slice(1).some(word => inlineCode.test(word))) return "it runs code written by the model";
        return null;
      }
      if (rule.specifier.kind !== "path") return null;
      const path = `/${rule.text.replace(/^\w+\(\/*|\)$/g, "").replaceAll("\\", "")}`;
      if ((0, files_protected.WF)(path)) return "no rule can allow this path";
      if ((0, sensitivity.y)(path) === "high") return "the file may contain credentials";
      return rule.tool !== "Read" && (0, files_protected.Aq)(path) !== null ? "the path is protected: files written there run as code later" : null;
    }
    var parse = __webpack_require__(7436);
    const maxBytes = 2e8;
    const suggestions = schemas.Ikc({
      suggest: schemas.YOg(schemas.YjP())
    });
    const lineSchema = schemas.Ikc({
      type: schemas.YjP(),
      denial: schemas.lqM(suggestions),
      result: schemas.lqM(schemas.Ikc({
        denial: schemas.lqM(suggestions)
      }))
    });
    async function learnCommand(invocation, {directory: directory, stdio: stdio}) {
      if (invocation.operands.length === 0) throw new errors.yo({
        code: "argument-invalid",
        message: "a transcript is missing",
        hint: "write: sallyport learn TRANSCRIPT\u2026, with paths that runs printed at the end"
      });
      const files = (0, file_system.S)({
        root: directory,
        guard: () => null
      });
      const texts = await Promise.all(invocation.operands.map(path => readTranscript(path, files)));
      const denials = texts.flatMap(text => text.split("\n").flatMap(suggestedIn));
      const learned = learnRules(denials);
      if ((0, parse.JG)(invocation, "json")) {
        stdio.out(`${JSON.stringify(learned, null, 2)}\n`);
        return 0;
      }
      if (denials.length === 0) stdio.err("No call was refused in these transcripts.\n"); else if (learned.rules.length === 0) stdio.err("No recommended rule would have permitted the refused calls.\n"); else stdio.out(`allow: |\n${learned.rules.map(rule => `  ${rule}\n`).join("")}`);
      for (const {rule: rule, why: why} of learned.leftOut) stdio.err(`left out: ${rule} (${why})\n`);
      return 0;
    }
    async function readTranscript(path, files) {
      try {
        const text = (await files.read(path, maxBytes)).toString("utf8");
        if (text.split("\n").some(line => eventIn(line) !== null)) return text;
      } catch (error) {
        (0, errors.ki)(error, types.kc);
        throw new errors.yo({
          code: "file-unreadable",
          location: path,
          message: "the transcript cannot be read",
          found: error.message,
          hint: "use the path that the run printed at the end"
        });
      }
      throw new errors.yo({
        code: "file-unreadable",
        location: path,
        message: "the file is not a transcript",
        found: "no event of a run",
        hint: "use the path that the run printed at the end"
      });
    }
    function eventIn(line) {
      try {
        return lineSchema.safeParse(JSON.parse(line)).data ?? null;
      } catch {
        return null;
      }
    }
    function suggestedIn(line) {
      const event = eventIn(line);
      const denial = event?.denial ?? event?.result?.denial;
      return denial === void 0 ? [] : [ denial.suggest ];
    }
  }),
  3197: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Aq: () => protectedSegment,
      WF: () => isProtectedPath,
      tO: () => isFreeDevice
    });
    var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);
    const protectedNames = new Set([ ".git", ".gitmodules", ".gitattributes", ".github", ".husky", ".vscode", ".idea", ".devcontainer", "_runner_file_commands", ".sallyport", "sallyport.yml", "sallyport.yaml", ".agents", ".claude", ".claude.json", ".codex", ".gemini", ".qwen", ".cursor", ".cursorrules", ".clinerules", ".roo", ".windsurf", ".windsurfrules", ".opencode", ".continue", ".aider.conf.yml", ".mcp.json", "mcp.json", "agents.md", "agents.override.md", "claude.md", "claude.local.md", "gemini.md", "qwen.md", "skill.md" ]);
    function protectedSegment(path) {
      const original = (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)(path);
      const at = (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)((0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path)).findIndex(segment => protectedNames.has(segment) || /^git~\d$/.test(segment));
      return at < 0 ? null : original[at] ?? null;
    }
    const kernelPath = /^\/(?:proc|sys|dev)(?:\/|$)/;
    const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
    function isFreeDevice(path) {
      return path.startsWith("/dev/") && freeDevice.test(path);
    }
    function isProtectedPath(path) {
      return kernelPath.test(path) && !isFreeDevice(path);
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
  78535: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      j: () => memoizeByObject
    });
    function memoizeByObject(find) {
      const cache = new WeakMap;
      return key => {
        const known = cache.get(key);
        if (known !== void 0) return known.value;
        const value = find(key);
        cache.set(key, {
          value: value
        });
        return value;
      };
    }
  }),
  59976: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Fl: () => baseName,
      Fu: () => hostRulesFor,
      Mf: () => nameRulesFor,
      aM: () => pathRulesFor,
      gM: () => strictRulesFor,
      gh: () => allowRulesFor
    });
    var _files_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78033);
    var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);
    var _memoize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78535);
    const shortest = 32;
    function allowRulesFor(list, forms) {
      if (list.length < shortest) return list;
      const found = new Set;
      addKeyed(found, wordTable(list), forms().flat());
      return inOrder(found);
    }
    function strictRulesFor(list, forms) {
      if (list.length < shortest) return list;
      const {programs: programs, others: others} = programTable(list);
      const found = new Set(others);
      for (const words of forms()) {
        const program = programs.get(baseName(words[0] ?? ""));
        if (program === void 0) continue;
        const first = words.slice(1).find(word => word === null || !word.startsWith("-"));
        if (first === null) addAll(found, program.all); else addKeyed(found, program, words);
        for (const [at, word] of words.entries()) if (word === null) addAll(found, program.byPosition.get(at));
        if (words.includes(null)) addAll(found, program.anywhere);
      }
      return inOrder(found);
    }
    function pathRulesFor(list, path, tool) {
      if (list.length < shortest) return list;
      const found = new Set;
      addKeyed(found, pathTable(list), [ ...(0, _files_paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)((0, 
      _files_glob_js__WEBPACK_IMPORTED_MODULE_1__.SP)(path)), ...[ "Read", "Write", "Edit", tool ].map(wholeTool) ]);
      return inOrder(found);
    }
    function hostRulesFor(list, host, tool) {
      if (list.length < shortest) return list;
      const labels = host.split(".");
      const found = new Set;
      const domains = labels.map((_, at) => labels.slice(at).join("."));
      addKeyed(found, hostTable(list), [ ...domains, ...[ "WebFetch", tool ].map(wholeTool) ]);
      return inOrder(found);
    }
    function nameRulesFor(list, tool, subject) {
      if (list.length < shortest) return list;
      const parts = tool.split("__");
      const servers = parts.map((_, at) => wholeTool(parts.slice(0, at + 1).join("__")));
      const found = new Set;
      addKeyed(found, nameTable(list), [ ...servers, ...subject === null ? [] : [ `${wholeTool(tool)}\0${subject}` ] ]);
      return inOrder(found);
    }
    function baseName(text) {
      return text.slice(text.lastIndexOf("/") + 1).toLowerCase();
    }
    function inOrder(rules) {
      return [ ...rules ].sort((a, b) => a.index - b.index);
    }
    function addKeyed(found, {byKey: byKey, others: others}, keys) {
      addAll(found, others);
      for (const key of keys) if (key !== null) addAll(found, byKey.get(key));
    }
    function addAll(found, rules) {
      for (const rule of rules ?? []) found.add(rule);
    }
    const wordTable = (0, _memoize_js__WEBPACK_IMPORTED_MODULE_2__.j)(list => {
      const table = {
        byKey: new Map,
        others: []
      };
      const rules = list.filter(({tool: tool}) => tool === "Bash");
      const times = new Map;
      for (const word of rules.flatMap(literal)) times.set(word, (times.get(word) ?? 0) + 1);
      for (const rule of rules) {
        const words = literal(rule);
        const rarest = words.reduce((best, word) => best !== null && (times.get(best) ?? 0) <= (times.get(word) ?? 0) ? best : word, null);
        put(table, rarest === null ? null : [ rarest ], rule);
      }
      return table;
    });
    function literal(rule) {
      return wordsOf(rule).flatMap((word, at) => word.kind === "literal" && !(at === 0 && word.text.includes("/")) ? [ word.text ] : []);
    }
    const programTable = (0, _memoize_js__WEBPACK_IMPORTED_MODULE_2__.j)(list => {
      const programs = new Map;
      const others = [];
      for (const rule of list.filter(({tool: tool}) => tool === "Bash")) {
        const [first] = wordsOf(rule);
        if (first?.kind === "literal") addToProgram(programs, baseName(first.text), rule); else others.push(rule);
      }
      return {
        programs: programs,
        others: others
      };
    });
    function addToProgram(programs, name, rule) {
      const fresh = {
        all: [],
        byKey: new Map,
        others: [],
        byPosition: new Map,
        anywhere: []
      };
      const program = programs.get(name) ?? fresh;
      programs.set(name, program);
      program.all.push(rule);
      const words = wordsOf(rule);
      const position = words.findIndex((word, at) => at > 0 && word.kind === "literal" && !word.text.startsWith("-"));
      const operand = words[position];
      const isFixed = words.slice(0, Math.max(0, position)).every(word => word.kind !== "words");
      const option = words.find(word => word.kind === "literal" && /^--./.test(word.text));
      const key = operand ?? option;
      put(program, key?.kind === "literal" ? [ key.text ] : null, rule);
      if (operand !== void 0 && isFixed) rulesAtPosition(program, position).push(rule); else program.anywhere.push(rule);
    }
    function rulesAtPosition({byPosition: byPosition}, position) {
      const rules = byPosition.get(position) ?? [];
      byPosition.set(position, rules);
      return rules;
    }
    function wholeTool(tool) {
      return `\0${tool}`;
    }
    const pathTable = (0, _memoize_js__WEBPACK_IMPORTED_MODULE_2__.j)(list => {
      const table = {
        byKey: new Map,
        others: []
      };
      for (const rule of list) {
        if (rule.specifier.kind === "any") put(table, [ wholeTool(rule.tool) ], rule);
        if (rule.specifier.kind !== "path") continue;
        const keys = rule.specifier.pattern.globs.map(longestName);
        put(table, keys.includes("") ? null : keys, rule);
      }
      return table;
    });
    function longestName(glob) {
      const names = glob.flatMap(segment => (0, _files_glob_js__WEBPACK_IMPORTED_MODULE_1__.hi)(segment) ?? []);
      return (0, _files_glob_js__WEBPACK_IMPORTED_MODULE_1__.SP)(names.reduce((longest, name) => name.length >= longest.length ? name : longest, ""));
    }
    const hostTable = (0, _memoize_js__WEBPACK_IMPORTED_MODULE_2__.j)(list => {
      const table = {
        byKey: new Map,
        others: []
      };
      for (const rule of list) {
        if (rule.specifier.kind === "any") put(table, [ wholeTool(rule.tool) ], rule);
        if (rule.specifier.kind === "domain") put(table, [ rule.specifier.host.replace(/^\*\./, "") ], rule);
      }
      return table;
    });
    const nameTable = (0, _memoize_js__WEBPACK_IMPORTED_MODULE_2__.j)(list => {
      const table = {
        byKey: new Map,
        others: []
      };
      for (const rule of list) {
        if (rule.specifier.kind === "any") put(table, [ wholeTool(rule.tool) ], rule);
        if (rule.specifier.kind === "literal") put(table, [ `${wholeTool(rule.tool)}\0${rule.specifier.text}` ], rule);
      }
      return table;
    });
    function wordsOf({specifier: specifier}) {
      return specifier.kind === "command" ? specifier.pattern.words : [];
    }
    function put(table, keys, rule) {
      if (keys === null) table.others.push(rule);
      for (const key of keys ?? []) {
        const rules = table.byKey.get(key) ?? [];
        rules.push(rule);
        table.byKey.set(key, rules);
      }
    }
  })
};
