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
      const needed = granted.filter(rule => !granted.some(other => other !== rule && (0, 
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
    const powerful = /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*)$/;
    const inlineCode = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
    const interpreter = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
    function whyNot(rule) {
      if (rule.specifier.kind === "command") {
        const words = rule.specifier.pattern.words.map(word => word.kind === "literal" ? word.text : "*");
        const program = (words[0] ?? "").replace(/^.*\//, "");
        if (powerful.test(program)) return `${program} reaches beyond what an agent needs`;
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
    const closedRoots = [ "/proc", "/sys", "/dev" ];
    const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
    function isFreeDevice(path) {
      return freeDevice.test(path);
    }
    function isClosed(path) {
      return closedRoots.some(root => (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.FK)(path, root)) && !isFreeDevice(path);
    }
  }),
  8591: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      h: () => covers
    });
    var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9281);
    var _rule_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4229);
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
        return (0, _rule_command_js__WEBPACK_IMPORTED_MODULE_0__.f0)(wide.pattern, words, {
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
  507: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      y: () => sensitivity
    });
    var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2391);
    const templates = /^\.?[^/]*\.(?:example|sample|template|tmpl|dist|defaults?|schema|pub)(?:\.[a-z]+)?$/;
    const sourceCode = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|cc|cpp|h|hpp|cs|php|vue|svelte|scss|css|html?|md|rst|lua|dart|scala|ex|exs|erl|hs|proto)$/;
    const highNames = [ /^\.env(?:\..*|rc|-.*|_.*)?$/, /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-].*)?$/, /\.(?:pem|key|p12|pfx|pkcs12|jks|keystore|ppk|kdbx?|sock)$/, /^[._](?:netrc|npmrc|pypirc|git-credentials|htpasswd|pgpass|my\.cnf|mylogin\.cnf|dockercfg|boto|s3cfg|vault-token|terraformrc)$/, /^\.(?:yarnrc|yarnrc\.yml|claude\.json|credentials|credentials_rsaparams|runner|authinfo(?:\.gpg)?|rhosts)$/, /^\.(?:[a-z]+_)?history$/, /^\.(?:python|node_repl|psql|mysql|sqlite|irb|rediscli|bash|zsh)_history$/, /^(?:shadow|gshadow|sudoers)-?$/, /^(?:credentials|application_default_credentials|oauth_creds|client_secrets?)(?:\.json|\.toml|\.tfrc\.json|\.xml|\.csv)?$/, /^(?:gha-creds-.*|service[-_]?account.*|.*-credentials)\.json$/, /^secrets?\.(?:ya?ml|json|toml|ini|txt|enc|properties)$/, /^key[34]\.db$|^logins\.json$|^login data$|^cookies(?:\.sqlite)?$/ ];
    const highDirectories = [ [ ".ssh" ], [ ".gnupg" ], [ ".aws" ], [ ".azure" ], [ ".kube" ], [ ".docker" ], [ ".password-store" ], [ ".config", "gcloud" ], [ ".config", "gh" ], [ ".config", "hub" ], [ ".config", "git" ], [ ".config", "op" ], [ ".config", "claude" ], [ ".local", "share", "keyrings" ], [ "_runner_file_commands" ], [ "run", "secrets" ] ];
    const highEnds = [ [ ".git" ], [ ".git", "config" ], [ ".git", "config.worktree" ], [ ".git", "credentials" ], [ ".cargo", "credentials" ], [ ".cargo", "credentials.toml" ], [ ".gem", "credentials" ], [ ".m2", "settings.xml" ], [ ".m2", "settings-security.xml" ], [ ".gradle", "gradle.properties" ], [ ".codex", "auth.json" ], [ ".composer", "auth.json" ], [ "opencode", "auth.json" ], [ ".config", "hub" ], [ ".nuget", "nuget.config" ] ];
    const mediumNames = [ /\.(?:sqlite3?|db3?|mdb|dump|log|har|pcap|tfstate|tfvars|env|ovpn|kdb)(?:\.(?:gz|bz2|xz|zst|\d+|backup|bak))?$/, /\.sql(?:\.(?:gz|bz2|xz|zst))$/, /passw(?:or)?d|passphrase|secret|credential/ ];
    const anyOf = patterns => new RegExp(patterns.map(({source: source}) => `(?:${source})`).join("|"));
    const highName = anyOf(highNames);
    const mediumName = anyOf(mediumNames);
    const inHighDirectories = new Set(highDirectories.flat());
    function sensitivity(path) {
      const segments = (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.OD)((0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.tu)(path));
      const name = segments.at(-1) ?? "";
      if (name.endsWith(".pub")) return "low";
      if (segments.some(segment => inHighDirectories.has(segment)) && highDirectories.some(directory => containsRun(segments, directory))) return "high";
      if (highEnds.some(end => endsWith(segments, end)) || isGitModuleConfig(segments)) return "high";
      if (templates.test(name)) return "low";
      if (highName.test(name)) return "high";
      if (sourceCode.test(name)) return "low";
      return mediumName.test(name) ? "medium" : "low";
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
