"use strict";

exports.id = 2605;

exports.ids = [ 2605 ];

exports.modules = {
  2605: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      learn: () => learn_learn
    });
    var schemas = __webpack_require__(4343);
    var errors = __webpack_require__(2357);
    var host_files = __webpack_require__(1425);
    var types = __webpack_require__(6814);
    var policy_protected = __webpack_require__(3117);
    var rule_cover = __webpack_require__(8591);
    var rules = __webpack_require__(3224);
    var sensitive = __webpack_require__(507);
    function learn(suggestions) {
      const texts = [ ...new Set(suggestions.flat()) ].sort();
      const {allow: allow} = (0, rules.N)({
        allow: texts,
        ask: [],
        deny: []
      }).rules;
      const judged = allow.map(rule => ({
        rule: rule,
        why: whyNot(rule)
      }));
      const granted = judged.filter(one => one.why === null).map(one => one.rule);
      const needed = granted.filter(rule => !(0, rule_cover.n)(granted, rule).some(other => other !== rule && (0, 
      rule_cover.h)(other, rule) && !((0, rule_cover.h)(rule, other) && rule.text < other.text)));
      return {
        rules: [ ...needed ].sort((a, b) => width(a) - width(b) || (a.text < b.text ? -1 : 1)).map(rule => rule.text),
        leftOut: judged.flatMap(({rule: rule, why: why}) => why === null ? [] : [ {
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
    const learn_final = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
    const inlineCode = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
    const interpreter = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
    function whyNot(rule) {
      if (rule.specifier.kind === "command") {
        const words = rule.specifier.pattern.words.map(word => word.kind === "literal" ? word.text : "*");
        const program = (words[0] ?? "").replace(/^.*\//, "");
        if (powerful.test(program)) return `${program} reaches beyond what an agent needs`;
        if (learn_final.test(words.join(" "))) return "it hands out rights, publishes or deletes for good";
        if (program === "git" && words[1] === "push" && words.some(word => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(word))) return "it takes away what others have pushed";
        if (interpreter.test(program) && words.slice(1).some(word => inlineCode.test(word))) return `it runs code that the model wrote`;
        return null;
      }
      if (rule.specifier.kind !== "path") return null;
      const path = `/${rule.text.replace(/^\w+\(\/*|\)$/g, "").replaceAll("\\", "")}`;
      if ((0, policy_protected.Lx)(path)) return "no rule opens this place";
      if ((0, sensitive.y)(path) === "high") return "the file may hold credentials";
      return rule.tool !== "Read" && (0, policy_protected.Aq)(path) !== null ? "the path is protected: who writes there runs code later" : null;
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
    async function learn_learn(invocation, {directory: directory, stdio: stdio}) {
      if (invocation.operands.length === 0) throw new errors.yo({
        code: "argument-invalid",
        what: "no transcript is given",
        mend: "write: sallyport learn TRANSCRIPT\u2026, with the paths that runs told at their end"
      });
      const files = (0, host_files.q)({
        root: directory,
        guard: () => null
      });
      const texts = await Promise.all(invocation.operands.map(path => readTranscript(path, files)));
      const denials = texts.flatMap(text => text.split("\n").flatMap(suggestedIn));
      const learned = learn(denials);
      if ((0, parse.JG)(invocation, "json")) {
        stdio.out(`${JSON.stringify(learned, null, 2)}\n`);
        return 0;
      }
      if (denials.length === 0) stdio.err("No call was refused in these transcripts.\n"); else if (learned.rules.length === 0) stdio.err("No rule that should be granted would have let the refused calls pass.\n"); else stdio.out(`allow: |\n${learned.rules.map(rule => `  ${rule}\n`).join("")}`);
      for (const {rule: rule, why: why} of learned.leftOut) stdio.err(`left out: ${rule} (${why})\n`);
      return 0;
    }
    async function readTranscript(path, files) {
      try {
        const text = (await files.read(path, maxBytes)).toString("utf8");
        if (text.split("\n").some(line => eventIn(line) !== null)) return text;
      } catch (error) {
        if (!(error instanceof types.kc)) throw error;
        throw new errors.yo({
          code: "file-unreadable",
          where: path,
          what: "the transcript cannot be read",
          found: error.message,
          mend: "give the path that the run told at its end"
        });
      }
      throw new errors.yo({
        code: "file-unreadable",
        where: path,
        what: "the file is no transcript",
        found: "no line that tells what happened in a run",
        mend: "give the path that the run told at its end"
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
  7459: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      e: () => keptFor
    });
    function keptFor(find) {
      const kept = new WeakMap;
      return key => {
        const known = kept.get(key);
        if (known !== void 0) return known.value;
        const value = find(key);
        kept.set(key, {
          value: value
        });
        return value;
      };
    }
  }),
  3117: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Aq: () => protectedSegment,
      Lx: () => isClosed,
      tO: () => isFreeDevice
    });
    var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2391);
    const protectedNames = new Set([ ".git", ".gitmodules", ".gitattributes", ".github", ".husky", ".vscode", ".idea", ".devcontainer", "_runner_file_commands", ".sallyport", "sallyport.yml", "sallyport.yaml", ".agents", ".claude", ".claude.json", ".codex", ".gemini", ".qwen", ".cursor", ".cursorrules", ".clinerules", ".roo", ".windsurf", ".windsurfrules", ".opencode", ".continue", ".aider.conf.yml", ".mcp.json", "mcp.json", "agents.md", "agents.override.md", "claude.md", "claude.local.md", "gemini.md", "qwen.md", "skill.md" ]);
    function protectedSegment(path) {
      const original = (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)(path);
      const at = (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)((0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path)).findIndex(segment => protectedNames.has(segment) || /^git~\d$/.test(segment));
      return at < 0 ? null : original[at] ?? null;
    }
    const closed = /^\/(?:proc|sys|dev)(?:\/|$)/;
    const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
    function isFreeDevice(path) {
      return path.startsWith("/dev/") && freeDevice.test(path);
    }
    function isClosed(path) {
      return closed.test(path) && !isFreeDevice(path);
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
  7296: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Fl: () => baseName,
      Fu: () => hostRulesFor,
      Mf: () => nameRulesFor,
      aM: () => pathRulesFor,
      gM: () => strictRulesFor,
      gh: () => allowRulesFor
    });
    var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9281);
    var _kept_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7459);
    var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2391);
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
        for (const [at, word] of words.entries()) if (word === null) addAll(found, program.byPlace.get(at));
        if (words.includes(null)) addAll(found, program.anywhere);
      }
      return inOrder(found);
    }
    function pathRulesFor(list, path, tool) {
      if (list.length < shortest) return list;
      const found = new Set;
      addKeyed(found, pathTable(list), [ ...(0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)((0, 
      _glob_js__WEBPACK_IMPORTED_MODULE_1__.SP)(path)), ...[ "Read", "Write", "Edit", tool ].map(wholeTool) ]);
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
    const wordTable = (0, _kept_js__WEBPACK_IMPORTED_MODULE_2__.e)(list => {
      const table = {
        byKey: new Map,
        others: []
      };
      const rules = list.filter(({tool: tool}) => tool === "Bash");
      const times = new Map;
      for (const word of rules.flatMap(spelled)) times.set(word, (times.get(word) ?? 0) + 1);
      for (const rule of rules) {
        const words = spelled(rule);
        const rarest = words.reduce((best, word) => best !== null && (times.get(best) ?? 0) <= (times.get(word) ?? 0) ? best : word, null);
        put(table, rarest === null ? null : [ rarest ], rule);
      }
      return table;
    });
    function spelled(rule) {
      return wordsOf(rule).flatMap((word, at) => word.kind === "literal" && !(at === 0 && word.text.includes("/")) ? [ word.text ] : []);
    }
    const programTable = (0, _kept_js__WEBPACK_IMPORTED_MODULE_2__.e)(list => {
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
        byPlace: new Map,
        anywhere: []
      };
      const program = programs.get(name) ?? fresh;
      programs.set(name, program);
      program.all.push(rule);
      const words = wordsOf(rule);
      const place = words.findIndex((word, at) => at > 0 && word.kind === "literal" && !word.text.startsWith("-"));
      const operand = words[place];
      const isFixed = words.slice(0, Math.max(0, place)).every(word => word.kind !== "words");
      const option = words.find(word => word.kind === "literal" && /^--./.test(word.text));
      const key = operand ?? option;
      put(program, key?.kind === "literal" ? [ key.text ] : null, rule);
      if (operand !== void 0 && isFixed) byPlaceOf(program, place).push(rule); else program.anywhere.push(rule);
    }
    function byPlaceOf({byPlace: byPlace}, place) {
      const rules = byPlace.get(place) ?? [];
      byPlace.set(place, rules);
      return rules;
    }
    function wholeTool(tool) {
      return `\0${tool}`;
    }
    const pathTable = (0, _kept_js__WEBPACK_IMPORTED_MODULE_2__.e)(list => {
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
      const names = glob.flatMap(segment => (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.hi)(segment) ?? []);
      return (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.SP)(names.reduce((longest, name) => name.length >= longest.length ? name : longest, ""));
    }
    const hostTable = (0, _kept_js__WEBPACK_IMPORTED_MODULE_2__.e)(list => {
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
    const nameTable = (0, _kept_js__WEBPACK_IMPORTED_MODULE_2__.e)(list => {
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
  }),
  507: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      y: () => sensitivity
    });
    var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2391);
    const templates = /^\.?[^/]*\.(?:example|sample|template|tmpl|dist|defaults?|schema|pub)(?:\.[a-z]+)?$/;
    const sourceCode = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|cc|cpp|h|hpp|cs|php|vue|svelte|scss|css|html?|md|rst|lua|dart|scala|ex|exs|erl|hs|proto)$/;
    const highNames = [ /^\.env(?:\..*|rc|-.*|_.*)?$/, /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-].*)?$/, /\.(?:pem|key|p12|pfx|pkcs12|jks|keystore|ppk|kdbx?|sock)$/, /^[._](?:netrc|npmrc|pypirc|git-credentials|htpasswd|pgpass|my\.cnf|mylogin\.cnf|dockercfg|dockerconfigjson|boto|s3cfg|vault-token|terraformrc)$/, /^\.(?:yarnrc|yarnrc\.yml|claude\.json|credentials|credentials_rsaparams|runner|authinfo(?:\.gpg)?|rhosts)$/, /^\.(?:[a-z]+_)?history$/, /^\.(?:python|node_repl|psql|mysql|sqlite|irb|rediscli|bash|zsh)_history$/, /^(?:shadow|gshadow|sudoers)-?$/, /^(?:credentials|application_default_credentials|oauth_creds|client_secrets?)(?:\.json|\.toml|\.tfrc\.json|\.xml|\.csv)?$/, /^(?:gha-creds-.*|service[-_]?account.*|.*-credentials)\.json$/, /^(?:.*[._-])?kubeconfig(?:\.(?:ya?ml|json|conf))?$/, /^secrets?\.(?:ya?ml|json|toml|ini|txt|enc|properties)$/, /^key[34]\.db$|^logins\.json$|^login data$|^cookies(?:\.sqlite)?$/ ];
    const highDirectories = [ [ ".ssh" ], [ ".gnupg" ], [ ".aws" ], [ ".azure" ], [ ".kube" ], [ ".docker" ], [ ".password-store" ], [ ".config", "gcloud" ], [ ".config", "gh" ], [ ".config", "hub" ], [ ".config", "git" ], [ ".config", "op" ], [ ".config", "claude" ], [ ".local", "share", "keyrings" ], [ "_runner_file_commands" ], [ "run", "secrets" ] ];
    const highEnds = [ [ ".git" ], [ ".git", "config" ], [ ".git", "config.worktree" ], [ ".git", "credentials" ], [ ".cargo", "credentials" ], [ ".cargo", "credentials.toml" ], [ ".gem", "credentials" ], [ ".m2", "settings.xml" ], [ ".m2", "settings-security.xml" ], [ ".gradle", "gradle.properties" ], [ ".codex", "auth.json" ], [ ".composer", "auth.json" ], [ "opencode", "auth.json" ], [ ".config", "hub" ], [ ".nuget", "nuget.config" ] ];
    const mediumNames = [ /\.(?:sqlite3?|db3?|mdb|dump|log|har|pcap|tfstate|tfvars|env|ovpn|kdb)(?:\.(?:gz|bz2|xz|zst|\d+|backup|bak))?$/, /\.sql(?:\.(?:gz|bz2|xz|zst))$/, /passw(?:or)?d|passphrase|secret|credential/ ];
    const anyOf = patterns => new RegExp(patterns.map(({source: source}) => `(?:${source})`).join("|"));
    const highName = anyOf(highNames);
    const mediumName = anyOf(mediumNames);
    const speaking = new Set([ ...highDirectories, ...highEnds ].flat());
    const keeping = /^\.?#|(?:[~#]|\.(?:bak|backup|old|orig|save|swp|swo|\d+))+$/g;
    function sensitivity(path) {
      const folded = withoutEndingSlash((0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path));
      const slash = folded.lastIndexOf("/");
      const name = folded.slice(slash + 1);
      if (name.endsWith(".pub")) return "low";
      const original = name.replace(keeping, "");
      if (isHighPlace(folded.slice(0, slash), name) || original !== name && isHighPlace(folded.slice(0, slash), original)) return "high";
      if (templates.test(original)) return "low";
      if (highName.test(name) || highName.test(original)) return "high";
      if (sourceCode.test(name)) return "low";
      return mediumName.test(name) ? "medium" : "low";
    }
    function withoutEndingSlash(path) {
      return path.endsWith("/") ? `/${(0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)(path).join("/")}` : path;
    }
    let last = {
      directory: "",
      isPlain: true
    };
    function isHighPlace(directory, name) {
      if (last.directory !== directory) last = {
        directory: directory,
        isPlain: !(0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)(directory).some(segment => speaking.has(segment))
      };
      if (last.isPlain && !speaking.has(name)) return false;
      const segments = (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)(`${directory}/${name}`);
      return highDirectories.some(one => containsRun(segments, one)) || highEnds.some(end => endsWith(segments, end)) || isGitModuleConfig(segments);
    }
    function isGitModuleConfig(segments) {
      const git = segments.indexOf(".git");
      const below = segments[git + 1];
      return git >= 0 && (below === "modules" || below === "worktrees") && /^config/.test(segments.at(-1) ?? "");
    }
    function containsRun(segments, run) {
      const [first = ""] = run;
      for (let at = segments.indexOf(first); at >= 0; at = segments.indexOf(first, at + 1)) if (run.every((name, i) => segments[at + i] === name)) return true;
      return false;
    }
    function endsWith(segments, end) {
      return segments.length >= end.length && end.every((name, i) => segments[segments.length - end.length + i] === name);
    }
  })
};
