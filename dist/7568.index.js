"use strict";

exports.id = 7568;

exports.ids = [ 7568 ];

exports.modules = {
  37568: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      learnCommand: () => learnCommand
    });
    var schemas = __webpack_require__(59205);
    var errors = __webpack_require__(84422);
    var file_system = __webpack_require__(86953);
    var types = __webpack_require__(74312);
    var files_protected = __webpack_require__(58778);
    var sensitivity = __webpack_require__(25167);
    var covering_rules = __webpack_require__(5565);
    var parse_rules = __webpack_require__(18233);
    function learnRules(suggestions) {
      const texts = [ ...new Set(suggestions.flat()) ].sort();
      const {allow: allow} = (0, parse_rules.N)({
        allow: texts,
        ask: [],
        deny: []
      }).rules;
      const evaluated = allow.map(rule => ({
        rule: rule,
        why: whyNot(rule)
      }));
      const granted = evaluated.filter(one => one.why === null).map(one => one.rule);
      const needed = granted.filter(rule => !(0, covering_rules.n)(granted, rule).some(other => other !== rule && (0, 
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
    const learn_rules_final = /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
    const inlineCode = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
    const interpreter = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;
    function whyNot(rule) {
      if (rule.specifier.kind === "command") {
        const words = rule.specifier.pattern.words.map(word => word.kind === "literal" ? word.text : "*");
        const program = (words[0] ?? "").replace(/^.*\//, "");
        if (powerful.test(program)) return `${program} reaches beyond what an agent needs`;
        if (learn_rules_final.test(words.join(" "))) return "it hands out rights, publishes or deletes for good";
        if (program === "git" && words[1] === "push" && words.some(word => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(word))) return "it takes away what others have pushed";
        if (interpreter.test(program) && words.slice(1).some(word => inlineCode.test(word))) return `it runs code that the model wrote`;
        return null;
      }
      if (rule.specifier.kind !== "path") return null;
      const path = `/${rule.text.replace(/^\w+\(\/*|\)$/g, "").replaceAll("\\", "")}`;
      if ((0, files_protected.WF)(path)) return "no rule opens this place";
      if ((0, sensitivity.y)(path) === "high") return "the file may hold credentials";
      return rule.tool !== "Read" && (0, files_protected.Aq)(path) !== null ? "the path is protected: who writes there runs code later" : null;
    }
    var parse = __webpack_require__(67875);
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
        message: "no transcript is given",
        hint: "write: sallyport learn TRANSCRIPT\u2026, with the paths that runs told at their end"
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
          location: path,
          message: "the transcript cannot be read",
          found: error.message,
          hint: "give the path that the run told at its end"
        });
      }
      throw new errors.yo({
        code: "file-unreadable",
        location: path,
        message: "the file is no transcript",
        found: "no line that tells what happened in a run",
        hint: "give the path that the run told at its end"
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
  })
};
