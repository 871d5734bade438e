"use strict";

exports.id = 5110;

exports.ids = [ 5110 ];

exports.modules = {
  86810: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      N: () => cachedPathFacts,
      _: () => cachingPathFacts
    });
    function cachingPathFacts(world) {
      const kinds = new Map;
      const names = new Map;
      const links = new Map;
      const manifests = new Map;
      const sensitive = new Map;
      const inGit = new Map;
      const kindOf = path => once(kinds, path, asked => world.kindOf(asked));
      const realPaths = cachedPaths(world, kindOf);
      return {
        workspace: world.workspace,
        home: world.home,
        commandHome: world.commandHome,
        ...world.temporary === void 0 ? {} : {
          temporary: world.temporary
        },
        ...world.isOwn === void 0 ? {} : {
          isOwn: world.isOwn
        },
        get repository() {
          return world.repository;
        },
        realpath: realPaths.realpath,
        kindOf: kindOf,
        entries: directory => once(names, directory, asked => world.entries(asked)),
        linksBelow: (directory, most) => once(links, `${most} ${directory}`, () => world.linksBelow(directory, most)),
        packageManifest: directory => once(manifests, directory, asked => world.packageManifest(asked)),
        sensitiveBelow: (directory, most) => once(sensitive, `${most} ${directory}`, () => world.sensitiveBelow(directory, most)),
        sensitiveInGit: directory => once(inGit, directory, asked => world.sensitiveInGit(asked)),
        forget: () => {
          for (const seen of [ realPaths, kinds, names, links, manifests, sensitive, inGit ]) seen.clear();
        }
      };
    }
    function cachedPaths(world, kindOf) {
      const real = new Map([ [ world.workspace, world.workspace ] ]);
      const directories = new Set;
      const resolveExisting = path => {
        const end = path.lastIndexOf("/");
        if (end < 1 || /^\.{0,2}$/.test(path.slice(end + 1))) return world.realpath(path);
        const directory = path.slice(0, end);
        const kind = kindOf(path);
        if (directories.has(directory) && kind !== "link") return path;
        if (kind === "missing") return null;
        const found = world.realpath(path);
        if (found === path) directories.add(directory);
        return found;
      };
      const resolved = path => {
        const missing = [];
        let end = path.length;
        let found = resolveExisting(path);
        while (found === null) {
          missing.push(end);
          end = path.lastIndexOf("/", end - 1);
          const directory = path.slice(0, end);
          found = real.get(directory) ?? resolveExisting(directory);
        }
        for (let next = missing.pop(); next !== void 0; next = missing.pop()) {
          const directory = path.slice(0, end);
          real.set(directory, found);
          found = below(found, path.slice(end + 1, next));
          end = next;
          if (found === path.slice(0, end)) directories.add(directory);
        }
        return found;
      };
      return {
        realpath: path => once(real, path, resolved),
        clear: () => {
          real.clear();
          directories.clear();
          real.set(world.workspace, world.workspace);
        }
      };
    }
    function below(directory, name) {
      return `${directory === "/" ? "" : directory}/${name}`;
    }
    function cachedPathFacts(world) {
      return "forget" in world ? world : cachingPathFacts(world);
    }
    function once(seen, path, look) {
      const known = seen.get(path);
      if (known !== void 0) return known;
      const found = look(path);
      seen.set(path, found);
      return found;
    }
  }),
  95110: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createExplainer: () => createExplainer,
      createFileGuard: () => createFileGuard,
      createPolicyEngine: () => createPolicyEngine
    });
    var own_files = __webpack_require__(68365);
    var parse_rules = __webpack_require__(33646);
    const shellLimits = {
      length: 1e4,
      brackets: 64,
      hereDocuments: 128,
      nesting: 32,
      commands: 64,
      steps: 256,
      words: 1e3,
      parts: 15e3,
      variables: 128,
      files: 800,
      rules: 6e4,
      compared: 2e4,
      names: 1e4,
      substitutions: 500,
      expansions: 256,
      scripts: 8,
      wrappers: 16,
      value: 2e4,
      values: 1e5
    };
    const control = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/u;
    const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
    const tag = /[\u{e0000}-\u{e0fff}]/u;
    const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
    function limitProblem(line) {
      if (line.length > shellLimits.length) return `it is longer than ${shellLimits.length} characters`;
      const unsafe = isPlain(line) ? null : unsafeCharacter(line);
      if (unsafe !== null) return unsafe;
      if (deepestBracket(line) > shellLimits.brackets) return `more than ${shellLimits.brackets} brackets are open at once`;
      if (line.includes("<<") && line.split("<<").length - 1 > shellLimits.hereDocuments) return `it has more than ${shellLimits.hereDocuments} here-documents`;
      if (line.includes("\n") && endsEscaped(line)) return "it ends with a backslash";
      return null;
    }
    function endsEscaped(line) {
      let count = 0;
      while (line.charAt(line.length - 1 - count) === "\\") count += 1;
      return count % 2 === 1;
    }
    function isPlain(text) {
      return /^[\n\t -~]*$/.test(text);
    }
    function unsafeCharacter(line) {
      if (loneSurrogate.test(line)) return "it is not valid Unicode (half of a surrogate pair)";
      if (control.test(line)) return "it contains a control character other than newline and tab";
      if (direction.test(line)) return "it contains a character that changes the text direction";
      if (tag.test(line)) return "it contains invisible tag characters";
      return null;
    }
    function deepestBracket(line) {
      if (!/[([{]/.test(line)) return 0;
      let depth = 0;
      let deepest = 0;
      for (const char of line) {
        if (char === "(" || char === "{" || char === "[") depth += 1; else if ((char === ")" || char === "}" || char === "]") && depth > 0) depth -= 1;
        if (depth > deepest) deepest = depth;
      }
      return deepest;
    }
    const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u;
    function isDeceptiveText(text) {
      if (isPlain(text)) return false;
      for (const char of text) {
        if (char <= "~") continue;
        if (ignorable.test(char) || /^[ -~]+$/.test(char.normalize("NFKC"))) return true;
      }
      return false;
    }
    const plainValue = Object.freeze({
      number: false,
      filled: false
    });
    const numberValue = Object.freeze({
      number: true,
      filled: true
    });
    const countValue = Object.freeze({
      number: true,
      filled: false
    });
    const integer = /^[+-]?\d{1,18}$/;
    const digits = /^-?\d{1,18}$/;
    function isNumber(value) {
      if (value === null || value === void 0) return false;
      return typeof value === "string" ? integer.test(value) : value.number;
    }
    function eitherValue(one, other) {
      if (one !== void 0 && one === other) return one;
      if (!isNumber(one) || !isNumber(other)) return null;
      if ([ one, other ].some(value => typeof value === "string" && !digits.test(value))) return null;
      const filled = [ one, other ].every(value => typeof value === "string" || value.filled);
      return filled ? numberValue : countValue;
    }
    function disturb(progress) {
      if (progress.racing) throw new Undecidable("a pattern is expanded while another command may create files");
      progress.disturbed = true;
    }
    class Undecidable extends Error {
      problem;
      constructor(problem) {
        const {stackTraceLimit: stackTraceLimit} = Error;
        Error.stackTraceLimit = 0;
        super(problem);
        Error.stackTraceLimit = stackTraceLimit;
        this.name = "Undecidable";
        this.problem = problem;
      }
    }
    function newWalkProgress() {
      return {
        disturbed: false,
        words: 0,
        parts: 0,
        files: 0,
        compared: 0,
        characters: 0,
        patterns: 0,
        racing: false
      };
    }
    function spend(progress, parts) {
      progress.parts += parts;
      if (progress.parts > shellLimits.parts) throw new Undecidable(`it has more than ${shellLimits.parts} parts when its loops are unrolled`);
    }
    function countFiles(progress, effects) {
      progress.files += effects.length;
      if (progress.files > shellLimits.files) throw new Undecidable(`it accesses more than ${shellLimits.files} files`);
    }
    function setVariable({variables: variables}, name, value) {
      variables.set(name, value);
      if (variables.size > shellLimits.variables) throw new Undecidable(`it has more than ${shellLimits.variables} variables`);
    }
    function copyState(state, progress) {
      spend(progress, 1 + Math.ceil(state.variables.size / 8));
      return {
        cwd: state.cwd,
        cwdDoubt: state.cwdDoubt,
        cwdUnproven: state.cwdUnproven,
        variables: new Map(state.variables)
      };
    }
    var cached_path_facts = __webpack_require__(86810);
    var files_protected = __webpack_require__(3197);
    var rule_index = __webpack_require__(59976);
    const table = [ {
      programs: [ "npm", "pnpm", "yarn", "bun" ],
      subCommands: [ "ci", "i", "install", "clean-install", "add", "update", "up", "upgrade", "audit", "outdated", "view", "info" ],
      hosts: [ "registry.npmjs.org", "registry.yarnpkg.com", "npm.jsr.io" ]
    }, {
      programs: [ "npx", "bunx", "pnpx" ],
      subCommands: [],
      hosts: [ "registry.npmjs.org" ]
    }, {
      programs: [ "pip", "pip3", "uv", "poetry", "pipx", "pdm" ],
      subCommands: [ "install", "download", "sync", "add", "lock", "update", "pip" ],
      hosts: [ "pypi.org", "files.pythonhosted.org" ]
    }, {
      programs: [ "cargo" ],
      subCommands: [ "fetch", "update", "install", "add", "build", "test", "check", "clippy", "run", "vendor" ],
      hosts: [ "index.crates.io", "static.crates.io", "crates.io" ]
    }, {
      programs: [ "go" ],
      subCommands: [ "get", "mod", "install", "build", "test", "vet", "run" ],
      hosts: [ "proxy.golang.org", "sum.golang.org", "storage.googleapis.com" ]
    }, {
      programs: [ "bundle", "gem" ],
      subCommands: [ "install", "update", "add", "fetch", "outdated" ],
      hosts: [ "rubygems.org", "index.rubygems.org" ]
    }, {
      programs: [ "composer" ],
      subCommands: [ "install", "update", "require" ],
      hosts: [ "repo.packagist.org", "packagist.org" ]
    } ];
    const gitDownloads = new Set([ "fetch", "pull", "push", "clone", "ls-remote", "remote", "submodule" ]);
    function usualHosts({name: name, argv: argv}, repository) {
      if ((0, rule_index.Fl)(name) === "git" && repository !== null) {
        const isRemote = argv.some(word => word.kind === "literal" && gitDownloads.has(word.value));
        return isRemote ? [ {
          host: new URL(repository).hostname,
          port: 443
        } ] : [];
      }
      const row = table.find(({programs: programs}) => programs.includes((0, rule_index.Fl)(name)));
      if (row === void 0) return [];
      const words = argv.slice(1).flatMap(word => word.kind === "literal" ? [ word.value ] : []);
      const first = words.find(word => !word.startsWith("-"));
      const downloads = row.subCommands.length === 0 || first !== void 0 && row.subCommands.includes(first);
      const isYarn = (0, rule_index.Fl)(name) === "yarn" && first === void 0;
      return downloads || isYarn ? row.hosts.map(host => ({
        host: host,
        port: 443
      })) : [];
    }
    var glob = __webpack_require__(78033);
    var unknown_target = __webpack_require__(42696);
    const allowedByDefault = new Set([ "TodoWrite", "Skill", "ReportFindings", "ReportIncomplete", "Noop" ]);
    const readOnlyTools = new Set([ ...allowedByDefault, "Read", "Glob", "Grep", "List" ]);
    const mergeEvents = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
    function evaluateTool(request, context) {
      const name = request.subject === void 0 ? request.tool : `${request.tool}(${request.subject})`;
      const denied = find("deny", request, context);
      if (denied !== void 0) return {
        decision: "deny",
        rule: denied.text,
        reason: `the rule ${denied.text} denies ${name}`
      };
      if (context.mode === "plan" && !readOnlyTools.has(request.tool)) return {
        decision: "deny",
        rule: null,
        reason: `${name} is not allowed in mode plan`
      };
      const asked = context.mode === "yolo" ? void 0 : find("ask", request, context);
      if (asked !== void 0) return {
        decision: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} requires confirmation of ${name}`
      };
      const allowed = find("allow", request, context);
      if (allowed !== void 0) return {
        decision: "allow",
        rule: allowed.text,
        reason: `the rule ${allowed.text} allows ${name}`
      };
      if (allowedByDefault.has(request.tool)) return {
        decision: "allow",
        rule: null,
        reason: `${name} is allowed by default`
      };
      if (mustBeNamed(request)) return {
        decision: "ask",
        rule: null,
        reason: `no rule names ${name}`
      };
      if (context.mode === "yolo") return {
        decision: "allow",
        rule: null,
        reason: `mode yolo allows ${name}`
      };
      return {
        decision: "ask",
        rule: null,
        reason: `no rule allows ${name}`
      };
    }
    function mustBeNamed({tool: tool, subject: subject}) {
      return tool === "Review" && subject !== void 0 && mergeEvents.has(subject);
    }
    function find(list, request, {rules: rules, more: more}) {
      const all = list === "allow" ? [ ...rules.allow, ...more ] : rules[list];
      if (list === "allow" && mustBeNamed(request)) return all.find(rule => namesLiterally(rule, request));
      return all.find(rule => namesTool(rule, request.tool, list !== "allow") && matchesSubject(rule, request.subject, list !== "allow"));
    }
    function namesLiterally({tool: tool, specifier: specifier}, request) {
      return tool === request.tool && specifier.kind === "literal" && specifier.text.toUpperCase() === request.subject;
    }
    function namesTool(rule, tool, strict) {
      if (rule.tool === tool) return true;
      if (!rule.tool.startsWith("mcp__") || !tool.startsWith("mcp__")) return false;
      const fold = text => strict ? text.toLowerCase() : text;
      if (!rule.tool.slice("mcp__".length).includes("__")) return fold(tool).startsWith(`${fold(rule.tool)}__`);
      return (0, glob.Hj)((0, glob.Zs)(fold(rule.tool)), fold(tool));
    }
    function matchesSubject(rule, subject, strict) {
      if (rule.specifier.kind === "any") return true;
      if (rule.specifier.kind !== "literal" || subject === void 0) return false;
      const fold = text => strict ? text.toLowerCase() : text;
      const text = fold(rule.specifier.text);
      return /[\\*?[]/.test(text) ? (0, glob.Hj)((0, glob.Zs)(text), fold(subject)) : text === fold(subject);
    }
    function evaluateFetch(url, tool, context) {
      if (typeof url !== "string") {
        const rule = findFetch("deny", null, tool, context)?.text ?? null;
        const reason = `fetching from any address: ${url.any} is unknown before the command runs: ${(0, 
        unknown_target.w)(url.any)}`;
        return {
          decision: "deny",
          rule: rule,
          reason: reason,
          missing: false
        };
      }
      const host = hostOf(url);
      const shown = host ?? url.slice(0, 80);
      const {mode: mode} = context;
      const decide = (decision, rule, reason, missing = false) => ({
        decision: decision,
        rule: rule?.text ?? null,
        reason: reason,
        missing: missing
      });
      const denied = findFetch("deny", host, tool, context);
      if (denied !== void 0) return decide("deny", denied, `the rule ${denied.text} denies fetching from ${shown}`);
      if (mode === "plan") return decide("deny", null, `fetching from ${shown} is not allowed in mode plan`);
      const asked = mode === "yolo" ? void 0 : findFetch("ask", host, tool, context);
      if (asked !== void 0) return decide("ask", asked, `the rule ${asked.text} requires confirmation of fetching from ${shown}`);
      const allowed = findFetch("allow", host, tool, context);
      if (allowed !== void 0) return decide("allow", allowed, `the rule ${allowed.text} allows fetching from ${shown}`);
      if (mode === "yolo") return decide("allow", null, `mode yolo allows fetching from ${shown}`);
      return decide("ask", null, `no rule allows fetching from ${shown}`, true);
    }
    function hostOf(url) {
      if (!URL.canParse(url)) return null;
      const parsed = new URL(url);
      return /^https?:$/.test(parsed.protocol) ? parsed.hostname.toLowerCase().replace(/\.$/, "") : null;
    }
    function findFetch(list, host, tool, context) {
      const all = context.rules[list];
      const rules = host === null ? all : (0, rule_index.Fu)(all, host, tool);
      return [ ...rules, ...list === "allow" ? context.more : [] ].find(rule => {
        if (rule.specifier.kind === "any") return rule.tool === "WebFetch" || rule.tool === tool && tool !== "Bash";
        if (rule.tool !== "WebFetch" || rule.specifier.kind !== "domain") return false;
        if (host === null) return list !== "allow";
        const domain = rule.specifier.host;
        return domain.startsWith("*.") ? host.endsWith(domain.slice(1)) : host === domain || host.endsWith(`.${domain}`);
      });
    }
    const listedWriters = new Set([ "cp", "mv", "rm", "mkdir", "rmdir", "touch", "tee", "ln", "truncate", "install", "split", "sort", "dd", "chmod", "sed", "gzip", "gunzip", "zip", "unzip", "tar", "curl", "wget", "patch", "sponge", "mktemp", "mkdirp", "rimraf" ]);
    const leavesSandbox = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
    function commandNeeds(explanation, {rules: rules, world: world}) {
      const {commands: commands, parts: parts} = explanation;
      const isListed = commands.every(hasListedWrites) && parts.every(({effect: effect}) => !isUnknownWrite(effect));
      const leaving = commands.filter(leaves);
      const others = commands.filter(command => !leaving.includes(command) && !isReachedFrom(command, leaving));
      return {
        writes: isListed ? pathsOf(parts, [ "write", "delete" ]) : null,
        reads: pathsOf(parts, [ "read" ]),
        changesGit: commands.some(({step: step}) => (0, rule_index.Fl)(step.name) === "git" && !step.readOnly),
        network: {
          allow: [ ...hostPatterns(rules, "allow"), ...fetched(parts), ...commands.flatMap(({step: step}) => usualHosts(step, world.repository)) ],
          deny: [ ...hostPatterns(rules, "deny"), ...hostPatterns(rules, "ask") ]
        },
        leaves: leaving.length > 0 && others.every(hasListedWrites) ? leaving[0]?.step.name ?? null : null
      };
    }
    function hasListedWrites({step: step}) {
      const isHarmless = step.readOnly || step.role === "neutral" || step.role === "transparent";
      return isHarmless || step.role === "known" && step.risks.length === 0 && listedWriters.has((0, 
      rule_index.Fl)(step.name));
    }
    function isUnknownWrite(effect) {
      return (effect.kind === "write" || effect.kind === "delete") && typeof effect.path !== "string";
    }
    function leaves({step: step, rules: rules}) {
      const name = (0, rule_index.Fl)(step.name);
      return leavesSandbox.test(name) && rules.some(rule => (0, rule_index.Fl)((0, parse_rules.jD)(rule)[0] ?? "") === name);
    }
    function isReachedFrom({step: step}, leaving) {
      for (let {outer: outer} = step; outer !== null; outer = outer.outer) if (leaving.some(command => command.step === outer)) return true;
      return false;
    }
    function pathsOf(parts, kinds) {
      const paths = parts.flatMap(({effect: effect}) => kinds.includes(effect.kind) && "path" in effect && typeof effect.path === "string" ? [ effect.path ] : []);
      return [ ...new Set(paths) ].filter(path => !(0, files_protected.tO)(path));
    }
    function hostPatterns(rules, list) {
      return rules[list].flatMap(({tool: tool, specifier: specifier}) => {
        if (tool !== "Network") return [];
        if (specifier.kind === "host") return [ specifier.pattern ];
        return specifier.kind === "any" ? [ {
          host: "*",
          port: null
        } ] : [];
      });
    }
    function fetched(parts) {
      return parts.flatMap(({effect: effect, decision: decision}) => {
        if (effect.kind !== "fetch" || decision !== "allow" || typeof effect.url !== "string") return [];
        const host = hostOf(effect.url);
        if (host === null) return [];
        const {port: port, protocol: protocol} = new URL(effect.url);
        return [ {
          host: host,
          port: port === "" ? protocol === "https:" ? 443 : 80 : Number(port)
        } ];
      });
    }
    var tool_names = __webpack_require__(93768);
    var files_paths = __webpack_require__(55559);
    var script_variables = __webpack_require__(25403);
    const assigning = new Set([ "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "^=", "|=", "++", "--", "," ]);
    const arithmetic_integer = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;
    function checkArithmetic(expression, context) {
      spend(context.progress, 1);
      switch (expression.type) {
       case "ArithmeticBinary":
        checkOperator(expression.operator);
        checkArithmetic(expression.left, context);
        checkArithmetic(expression.right, context);
        return;

       case "ArithmeticUnary":
        checkOperator(expression.operator);
        checkArithmetic(expression.operand, context);
        return;

       case "ArithmeticTernary":
        checkArithmetic(expression.test, context);
        checkArithmetic(expression.consequent, context);
        checkArithmetic(expression.alternate, context);
        return;

       case "ArithmeticGroup":
        checkArithmetic(expression.expression, context);
        return;

       case "ArithmeticWord":
        checkOperand(expression.value, context);
        return;

       case "ArithmeticCommandExpansion":
        throw new Undecidable("arithmetic on the output of a command may run any command");
      }
    }
    function runArithmetic(expression, context) {
      const name = assignedBy(expression);
      if (name === null) {
        checkArithmetic(expression, context);
        return;
      }
      if (!(0, script_variables.e)(name)) throw new Undecidable(`${name}=\u2026 changes what later commands do`);
      if (expression.type === "ArithmeticBinary") checkArithmetic(expression.right, context);
      const first = expression.type === "ArithmeticBinary" && expression.operator === "=";
      if (!first && !isNumber(context.state.variables.get(name))) throw new Undecidable("arithmetic uses a value that is not known to be an integer");
      setVariable(context.state, name, numberValue);
    }
    function assignedBy(expression) {
      const counts = expression.type === "ArithmeticUnary" && /^(?:\+\+|--)$/.test(expression.operator);
      const sets = expression.type === "ArithmeticBinary" && /^[-+*]?=$/.test(expression.operator);
      const target = counts ? expression.operand : sets ? expression.left : null;
      return target?.type === "ArithmeticWord" && /^[A-Za-z_]\w*$/.test(target.value.trim()) ? target.value.trim() : null;
    }
    function checkOperator(operator) {
      if (assigning.has(operator)) throw new Undecidable("arithmetic assigns a variable within a longer expression");
    }
    function checkOperand(value, context) {
      const text = value.trim();
      if (arithmetic_integer.test(text)) return;
      const name = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(text)?.[1];
      if (text === "$?" || text === "$#") return;
      if (name !== void 0 && isNumber(context.state.variables.get(name))) return;
      throw new Undecidable("arithmetic uses a value that is not known to be an integer");
    }
    function computeArithmetic(expression, context) {
      checkArithmetic(expression, context);
      return arithmetic_valueOf(expression, context);
    }
    function arithmetic_valueOf(expression, context) {
      switch (expression.type) {
       case "ArithmeticWord":
        return operandValue(expression.value.trim(), context);

       case "ArithmeticGroup":
        return arithmetic_valueOf(expression.expression, context);

       case "ArithmeticBinary":
        {
          const left = arithmetic_valueOf(expression.left, context);
          const right = arithmetic_valueOf(expression.right, context);
          const value = left === null || right === null ? null : combine(expression.operator, left, right);
          return value !== null && Number.isSafeInteger(value) ? value : null;
        }

       default:
        return null;
      }
    }
    function operandValue(text, {state: state}) {
      const known = state.variables.get(/^\$?(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})$/.exec(text)?.slice(1).find(Boolean) ?? "");
      const digits = typeof known === "string" ? known : text;
      return /^(?:0|-?[1-9]\d{0,8})$/.test(digits) ? Number(digits) : null;
    }
    function combine(operator, left, right) {
      switch (operator) {
       case "+":
        return left + right;

       case "-":
        return left - right;

       case "*":
        return left * right;

       default:
        return null;
      }
    }
    var opaque = __webpack_require__(10168);
    var prompts = __webpack_require__(35476);
    var programs_table = __webpack_require__(21112);
    var environment = __webpack_require__(80322);
    const plain = /^[\w.,:@%+=/{}*?^\u0080-\u{10ffff}-]*$/u;
    function expandBraces(text) {
      if (!plain.test(text)) return null;
      const words = expand(text, 0);
      return words === null || words.length > shellLimits.expansions ? null : words;
    }
    function expand(text, depth) {
      const group = outermostGroup(text);
      if (group === null) return [ text ];
      if (depth > 8) return null;
      const middles = group.commas.length > 0 ? alternatives(text, group, depth) : sequence(text.slice(group.start + 1, group.end));
      const tails = expand(text.slice(group.end + 1), depth + 1);
      if (middles === null || tails === null || middles.length * tails.length > shellLimits.expansions) return null;
      const head = text.slice(0, group.start);
      return middles.flatMap(middle => tails.map(tail => head + middle + tail));
    }
    function outermostGroup(text) {
      const start = text.indexOf("{");
      if (start < 0) return null;
      const commas = [];
      let depth = 0;
      for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === "{") depth += 1; else if (char === "," && depth === 1) commas.push(at); else if (char === "}") {
          depth -= 1;
          if (depth === 0) return {
            start: start,
            end: at,
            commas: commas
          };
        }
      }
      return {
        start: start,
        end: text.length,
        commas: []
      };
    }
    function alternatives(text, group, depth) {
      const edges = [ group.start, ...group.commas, group.end ];
      const options = edges.slice(0, -1).map((edge, i) => expand(text.slice(edge + 1, edges[i + 1]), depth + 1));
      return options.includes(null) ? null : options.flatMap(option => option ?? []);
    }
    function sequence(text) {
      const numbers = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?$/.exec(text);
      if (numbers !== null) return numberSequence(numbers[1] ?? "", numbers[2] ?? "", numbers[3]);
      const letters = /^([a-z])\.\.([a-z])$/.exec(text) ?? /^([A-Z])\.\.([A-Z])$/.exec(text);
      if (letters === null) return null;
      const [from, to] = [ (letters[1] ?? "").charCodeAt(0), (letters[2] ?? "").charCodeAt(0) ];
      return steps(from, to, 1)?.map(code => String.fromCharCode(code)) ?? null;
    }
    function numberSequence(from, to, step) {
      const padded = /^-?0\d/.test(from) || /^-?0\d/.test(to);
      const width = padded ? Math.max(from.length, to.length) : 0;
      return steps(Number(from), Number(to), Math.abs(Number(step ?? "1")) || 1)?.map(value => pad(value, width)) ?? null;
    }
    function steps(from, to, by) {
      const count = Math.floor(Math.abs(to - from) / by) + 1;
      if (count > shellLimits.expansions) return null;
      return Array.from({
        length: count
      }, (_, i) => from + (to < from ? -i : i) * by);
    }
    function pad(value, width) {
      const digits = String(Math.abs(value));
      return value < 0 ? `-${digits.padStart(width - 1, "0")}` : digits.padStart(width, "0");
    }
    const maxScanned = 5e3;
    const directoryCost = 10;
    function expandPattern(parts, cwd, search) {
      if (search.progress.compared > shellLimits.compared) return null;
      const text = parts.map(part => part.text).join("");
      const glob = parts.map(asGlob).join("");
      if (/\[[:.=]/.test(text) || (0, files_paths.sH)(text) || parts.some(part => part.active && /[\\'"$]/.test(part.text))) return null;
      const segments = glob.split("/");
      let found = [ glob.startsWith("/") ? {
        shown: "",
        path: "/"
      } : {
        shown: "",
        path: cwd
      } ];
      let budget = maxScanned;
      for (const [at, segment] of segments.entries()) {
        const step = {
          segment: segment,
          first: at === 0,
          last: at === segments.length - 1
        };
        const next = [];
        for (const place of found) {
          search.progress.compared += directoryCost;
          const names = namesIn(place, step, search);
          if (names === null) return null;
          budget -= names.scanned + 1;
          next.push(...names.found);
          if (budget < 0 || next.length > shellLimits.expansions) return null;
        }
        found = next;
      }
      return found.length === 0 ? [ text ] : found.map(one => one.shown);
    }
    function asGlob(part) {
      return part.active ? part.text.replace(/[{}]/g, "\\$&").replace(/\*+/g, "*") : part.text.replace(/[\\*?[\]{}]/g, "\\$&");
    }
    function namesIn(place, step, search) {
      const {world: world, progress: progress} = search;
      const join = name => ({
        shown: shownAs(name, place, step),
        path: (0, files_paths.Hi)(name, place.path)
      });
      if (step.segment === "") return {
        found: [ join("") ].filter(one => !step.last || step.first || isDirectory(one, world)),
        scanned: 0
      };
      const pattern = (0, glob.Zs)(step.segment);
      const literal = (0, glob.hi)(pattern);
      if (literal !== null) {
        const exists = literal !== "." || isDirectory(place, world);
        return {
          found: [ join(literal) ].filter(one => exists && world.kindOf(one.path) !== "missing"),
          scanned: 0
        };
      }
      if (!(0, files_paths.FK)({
        path: world.realpath(place.path),
        directory: world.workspace
      })) return null;
      if (step.segment.startsWith(".") && (0, glob.Hj)(pattern, "..")) return null;
      const entries = world.entries(place.path);
      progress.compared += entries.length * (1 + Math.floor(step.segment.length / 4));
      if (progress.compared > shellLimits.compared) return null;
      const shown = entries.filter(name => (!name.startsWith(".") || step.segment.startsWith(".")) && (0, 
      glob.Hj)(pattern, name));
      const above = place.path === "/" ? "" : place.path;
      const found = shown.map(name => ({
        shown: shownAs(name, place, step),
        path: `${above}/${name}`
      }));
      return {
        found: found,
        scanned: entries.length
      };
    }
    function shownAs(name, place, step) {
      return step.first ? name : `${place.shown}/${name}`;
    }
    function isDirectory(found, world) {
      return world.kindOf(world.realpath(found.path)) === "directory";
    }
    var sensitivity = __webpack_require__(99756);
    function recordPrivateListings(pattern, context) {
      const first = pattern.search(/[*?[]/);
      for (let at = pattern.indexOf("/", first); at >= 0; at = pattern.indexOf("/", at + 1)) recordListing(pattern.slice(0, at), context);
      recordListing(pattern.slice(0, pattern.lastIndexOf("/", first) + 1), context);
    }
    function recordListing(directory, context) {
      if (directory === "") return;
      const path = (0, files_paths.Hi)(directory, context.state.cwd);
      if ((0, files_protected.WF)(path) || (0, sensitivity.y)(path) === "high") context.list(path);
    }
    var variable_names = __webpack_require__(59277);
    const commandFiles = /^GITHUB_(?:ENV|PATH|OUTPUT|STEP_SUMMARY|STATE)$/;
    const numeric = /^[?#$]$/;
    function lookUp(name, context) {
      if (numeric.test(name)) return {
        kind: "number"
      };
      if (name === "!") return {
        kind: "count"
      };
      const known = context.state.variables.get(name);
      if (typeof known === "string") return {
        kind: "text",
        text: known
      };
      if (known === null) return {
        kind: "value"
      };
      if (known !== void 0) return {
        kind: known.number ? known.filled ? "number" : "count" : "plain"
      };
      if (name === "HOME") return {
        kind: "text",
        text: context.world.commandHome
      };
      if (name === "TMPDIR" && context.world.temporary !== void 0) return {
        kind: "text",
        text: context.world.temporary
      };
      if (name === "PWD") return context.state.cwdDoubt === null ? {
        kind: "text",
        text: context.state.cwd
      } : {
        kind: "value"
      };
      if (commandFiles.test(name)) throw new Undecidable(`$${name} names a file of the runner, which is not available to commands`);
      if (!(0, variable_names.Y)(name)) throw new Undecidable(`$${name} may hold a secret`);
      return /^[@*!0-9-]/.test(name) ? {
        kind: "any"
      } : {
        kind: "value"
      };
    }
    function expandParameter(part, context, evaluate) {
      if (part.prefix === "!") throw new Undecidable("${!\u2026} reads the name of a variable from another variable");
      checkSubscript(part);
      const subscripted = part.index !== void 0 || /[[\]]/.test(part.parameter);
      const plain = subscripted && !context.state.variables.has(part.parameter) ? withoutKnownText(part.parameter, context) : lookUp(part.parameter, context);
      const value = subscripted && plain.kind !== "any" ? {
        kind: /[@*]/.test(part.index?.value ?? "") ? "any" : "value"
      } : plain;
      if (part.prefix === "#") return {
        kind: "number"
      };
      if (part.operation === void 0) return value;
      return operate(part.operation, value, evaluate);
    }
    function withoutKnownText(name, context) {
      const value = lookUp(name, context);
      return value.kind === "text" ? {
        kind: "value"
      } : value;
    }
    function checkSubscript(part) {
      const index = part.index?.value;
      if (index !== void 0 && !/^(?:\d+|[@*])$/.test(index)) throw new Undecidable("an array subscript may run a command");
    }
    function operate(operation, value, evaluate) {
      switch (operation.type) {
       case "Default":
        if (operation.operator.endsWith("=")) throw new Undecidable("${x=\u2026} assigns a variable");
        evaluate(operation.operand);
        return value.kind === "text" && value.text !== "" && /^:?[-?]$/.test(operation.operator) ? value : {
          kind: "value"
        };

       case "Remove":
        evaluate(operation.operand);
        return withUnknownText(value);

       case "Replace":
        evaluate(operation.pattern);
        evaluate(operation.replacement);
        return withUnknownText(value);

       case "Slice":
        for (const number of [ operation.offset, operation.length ]) if (number !== void 0 && !/^\s*-?\d+$/.test(number.text)) throw new Undecidable("a slice is computed, which may run a command");
        return withUnknownText(value);

       case "CaseModification":
        if (operation.operand !== void 0) evaluate(operation.operand);
        return withUnknownText(value);

       case "Transform":
       case "Names":
       case "Unknown":
        throw new Undecidable(`\${\u2026${operation.operator}\u2026} cannot be analyzed`);
      }
    }
    function withUnknownText(value) {
      return value.kind === "any" || value.kind === "number" ? value : {
        kind: "value"
      };
    }
    const constant = /^[\w./:=@%+,~^-]+$/;
    const revision = /^[\w@][\w./~^@-]*$/;
    const hashFormat = /^--(?:format|pretty)=(?:format:|tformat:)?%[hH]$/;
    const countingOption = /^(?:-\d+|--max-count=\d+|--(?:no-)?merges|--first-parent|--reverse|--all|--since=[\w.:-]+|--until=[\w.:-]+)$/;
    const producers = [ ([git, command, ...rest]) => git === "git" && command === "rev-parse" && rest.every(word => revision.test(word) || /^(?:--verify|-q|--quiet|--short(?:=\d+)?)$/.test(word)) && rest.some(word => revision.test(word)), ([git, command, ...rest]) => git === "git" && command === "merge-base" && rest.every(word => revision.test(word) || /^(?:-a|--all|--octopus|--fork-point)$/.test(word)), ([git, command, ...rest]) => git === "git" && command === "rev-list" && rest.every((word, at) => counts(rest, word, at)), ([git, command, ...rest]) => git === "git" && command === "log" && hashFormat.test(rest.findLast(word => /^--(?:format|pretty|oneline)/.test(word)) ?? "") && rest.every((word, at) => hashFormat.test(word) || counts(rest, word, at)), ([program, ...rest]) => program === "nproc" && rest.length === 0, ([program, option, ...rest]) => program === "id" && (option === "-u" || option === "-g") && rest.length === 0, ([program, ...rest]) => program === "date" && rest.length === 1 && /^\+%[YmdHMSsj]+$/.test(rest[0] ?? "") ];
    function counts(words, word, at) {
      if (word === "-n" || word === "--count") return true;
      return (words[at - 1] === "-n" ? /^\d+$/ : revision).test(word) || countingOption.test(word);
    }
    const counters = [ ([program, option, ...rest]) => program === "wc" && /^-[lwcm]$/.test(option ?? "") && rest.length === 0, ([program, ...rest]) => program === "nproc" && rest.length === 0, ([program, option, ...rest]) => program === "id" && (option === "-u" || option === "-g") && rest.length === 0, ([program, ...rest]) => program === "date" && rest.length === 1 && /^\+%[sYmdHMSj]$/.test(rest[0] ?? ""), ([git, command, count, ...rest]) => git === "git" && command === "rev-list" && count === "--count" && rest.length > 0 && rest.every(isRevision) ];
    function isRevision(word) {
      return revision.test(word);
    }
    function printsNumber({commands: commands}) {
      const [statement, ...more] = commands;
      if (statement === void 0 || more.length > 0 || statement.background === true) return false;
      const {command: command} = statement;
      const last = command.type === "Pipeline" ? command.commands.at(-1) : command;
      if (last?.type !== "Command" || last.name === void 0 || last.prefix.length > 0) return false;
      if (last.redirects.some(one => one.type === "HereDoc" || !/^[<>]$/.test(one.operator))) return false;
      const words = [ last.name, ...last.args ].map(item => item.type === "Word" ? item.text : "");
      return words.every(word => constant.test(word)) && counters.some(prints => prints(words));
    }
    function printsPlainWords({commands: commands}) {
      const [statement, ...more] = commands;
      if (statement === void 0 || more.length > 0 || statement.background === true) return false;
      const {command: command} = statement;
      if (command.type !== "Command" || command.name === void 0) return false;
      if (command.prefix.length > 0 || command.redirects.some(one => one.type === "HereDoc" || one.operator !== ">")) return false;
      const words = [ command.name, ...command.args ].map(item => item.type === "Word" ? item.text : "");
      return words.every(word => constant.test(word)) && producers.some(prints => prints(words));
    }
    const substitutedFile = "/dev/fd/63";
    function partsOf(node) {
      if (node.parts !== void 0) return node.parts;
      if (/[(`]/.test(node.text.replace(/\\[\s\S]/g, "").replace(/'[^']*'/g, ""))) throw new Undecidable("a word cannot be parsed");
      return [ {
        type: "Literal",
        pos: node.pos,
        end: node.end,
        value: node.value,
        text: node.text
      } ];
    }
    function isConstant(part) {
      if (part.type === "Literal" || part.type === "SingleQuoted") return true;
      if (part.type === "AnsiCQuoted") return !part.text.includes("\\");
      return part.type === "DoubleQuoted" && part.parts.every(child => child.type === "Literal");
    }
    function piecesOf(part, context, quoted) {
      spend(context.progress, 1);
      switch (part.type) {
       case "Literal":
       case "SingleQuoted":
        return [ {
          text: part.value,
          active: false
        } ];

       case "AnsiCQuoted":
        return [ isPlainAnsi(part.text) ? {
          text: part.value,
          active: false
        } : {
          unknown: "value"
        } ];

       case "DoubleQuoted":
        return part.parts.flatMap(child => piecesOf(child, context, true));

       case "Glob":
        if (part.parts?.some(inner => !isConstant(inner))) throw new Undecidable("a pattern contains an expansion");
        return [ {
          text: part.text,
          active: !quoted
        } ];

       case "BraceExpansion":
        return [ unexpandedBraces(part, context) ];

       case "SimpleExpansion":
        return [ split(lookUp(part.text.replace(/^\$/, ""), context), quoted) ];

       case "ParameterExpansion":
        return [ split(parameter(part, context, quoted), quoted) ];

       case "CommandExpansion":
        if (part.script !== void 0) context.substitute(part.script);
        return [ printed(part.script, quoted) ];

       case "ArithmeticExpansion":
        return [ computed(part.expression, context) ];

       case "ProcessSubstitution":
        if (part.script !== void 0) walkConcurrently(part.script, context);
        return [ {
          text: substitutedFile,
          active: false
        } ];

       case "LocaleString":
        throw new Undecidable('a translated string ($"\u2026") may run a command');

       case "ExtendedGlob":
        throw new Undecidable("an extended pattern has different meanings in different shells");
      }
    }
    function printed(script, quoted) {
      const unknown = quoted ? "value" : "any";
      if (script === void 0) return {
        unknown: unknown
      };
      const number = printsNumber(script);
      return {
        unknown: unknown,
        plain: number || printsPlainWords(script),
        number: number
      };
    }
    function computed(expression, context) {
      const value = expression === void 0 ? null : computeArithmetic(expression, context);
      return value === null ? {
        unknown: "value",
        plain: true,
        number: true
      } : {
        text: String(value),
        active: false
      };
    }
    function walkConcurrently(script, context) {
      const {patterns: patterns} = context.progress;
      context.substitute(script);
      if (context.progress.patterns > patterns) context.progress.racing = true;
    }
    function unexpandedBraces(part, context) {
      if (/^[\w{},.:@%+=/-]*$/.test(part.text)) return {
        text: part.text,
        active: false
      };
      if (part.parts === void 0) throw new Undecidable("a brace expansion cannot be parsed");
      for (const inner of part.parts) piecesOf(inner, context, true);
      return {
        unknown: "value"
      };
    }
    function parameter(part, context, quoted) {
      return expandParameter(part, context, word => {
        if (word.text.includes("'") || quoted && word.text.includes('"')) throw new Undecidable("there are quotes inside an expansion");
        for (const inner of partsOf(word)) piecesOf(inner, context, true);
      });
    }
    function split(expanded, quoted) {
      if (expanded.kind === "number") return {
        unknown: "value",
        plain: true,
        number: true
      };
      if (expanded.kind === "count") return {
        unknown: quoted ? "value" : "any",
        plain: true,
        number: true
      };
      if (expanded.kind === "plain") return {
        unknown: quoted ? "value" : "any",
        plain: true
      };
      if (expanded.kind !== "text") return {
        unknown: quoted ? expanded.kind === "any" ? "any" : "value" : "any"
      };
      const single = quoted || /^[^\s*?[\]\\]+$/.test(expanded.text);
      return single ? {
        text: expanded.text,
        active: false
      } : {
        unknown: "any"
      };
    }
    function isPlainAnsi(text) {
      const escapes = text.slice(2, -1).match(/\\[\s\S](?:[0-9a-fA-F]{0,3})/g) ?? [];
      return escapes.every(escape => /^\\(?:[abefnrtv\\'"?]|x[0-7][0-9a-fA-F]|[0-1][0-7]{2})/.test(escape) && !/^\\(?:x00|000)/.test(escape));
    }
    const plainSource = /^[\w./:=@%+,-]+$/;
    const quotedText = /^(?:'[^']*'|"[^"\\$`]*")$/;
    const maxOpenPatterns = 3;
    function evaluateWord(node, context) {
      return finishExpansion(startExpansion(node, context));
    }
    function finishExpansion(prepared) {
      return typeof prepared === "function" ? prepared() : [ prepared ];
    }
    function startExpansion(node, context) {
      const source = node.text;
      if (plainSource.test(source)) {
        countWords(1, context);
        return {
          kind: "literal",
          value: source,
          source: source
        };
      }
      if (quotedText.test(source)) {
        countWords(1, context);
        spend(context.progress, 1);
        const value = source.slice(1, -1);
        addLength(value.length, context);
        return {
          kind: "literal",
          value: value,
          source: source
        };
      }
      const variants = variantsOf(node, context);
      countWords(variants.length, context);
      if (source.includes("~") && /^[A-Za-z_]\w*\+?=(?:[\s\S]*:)?~/.test(joinLines(source))) return {
        kind: "unknown",
        source: source
      };
      const [only] = variants;
      if (variants.length === 1 && only !== void 0) return () => finish(only, source, context);
      const dropsEmpty = variants.length > 1 && !/["']/.test(source);
      return () => variants.flatMap(pieces => finish(pieces, source, context)).filter(word => !(dropsEmpty && word.kind === "literal" && word.value === ""));
    }
    function countWords(count, {progress: progress}) {
      spend(progress, count);
      progress.words += count;
      if (progress.words > shellLimits.words) throw new Undecidable(`it has more than ${shellLimits.words} words`);
    }
    function evaluateValue(node, context) {
      spend(context.progress, 1);
      const pieces = partsOf(node).flatMap(part => piecesOf(part, context, true));
      checkLength(pieces, context);
      if (/^~|:~/.test(joinLines(node.text))) return node.text === "~" ? context.world.commandHome : null;
      const [only] = pieces;
      if (pieces.length === 1 && only !== void 0 && "unknown" in only && only.plain === true) return formOf(only, node);
      const texts = pieces.map(piece => "unknown" in piece ? null : piece.text);
      return texts.includes(null) ? null : texts.join("");
    }
    function formOf({number: number}, {text: text}) {
      if (number !== true) return plainValue;
      return /^"?\$(?:\(\(|[?#$]"?$)/.test(text) ? numberValue : countValue;
    }
    function checkLength(pieces, context) {
      addLength(pieces.reduce((sum, piece) => sum + ("unknown" in piece ? 0 : piece.text.length), 0), context);
    }
    function addLength(length, {progress: progress}) {
      if (length > shellLimits.value) throw new Undecidable(`a word expands to more than ${shellLimits.value} characters`);
      progress.characters += length;
      if (progress.characters > shellLimits.values) throw new Undecidable(`its words expand to more than ${shellLimits.values} characters in total`);
    }
    function joinLines(text) {
      return text.replaceAll("\\\n", "");
    }
    function variantsOf(node, context) {
      const parts = partsOf(node);
      if (parts.length > 1 && parts.some(part => part.type === "ProcessSubstitution")) throw new Undecidable("a process substitution is part of a longer word");
      if (parts.some((part, at) => part.type === "SimpleExpansion" && parts[at + 1]?.type === "BraceExpansion")) throw new Undecidable("a brace expansion completes the name of a variable");
      checkBraces(parts);
      let variants = [ [] ];
      for (const [at, part] of parts.entries()) {
        const options = part.type === "BraceExpansion" ? braceOptions(part, context) : [ at === 0 ? firstPieces(node, part, context) : piecesOf(part, context, false) ];
        const [only] = options;
        if (options.length === 1 && only !== void 0) {
          for (const variant of variants) variant.push(...only);
          continue;
        }
        if (variants.length * options.length > shellLimits.expansions) throw new Undecidable("a word expands to too many words");
        variants = variants.flatMap(before => options.map(option => [ ...before, ...option ]));
      }
      return variants;
    }
    function checkBraces(parts) {
      if (parts.some(part => part.type === "BraceExpansion")) {
        const isInside = parts.some(part => part.type === "BraceExpansion" && /`|[$<>]\(/.test(part.text));
        if (isInside || parts.some(substitutes)) throw new Undecidable("a brace expansion repeats a substitution");
        if (parts.some(part => part.type === "Literal" && /[{}]/.test(part.text))) throw new Undecidable("there are braces next to a brace expansion");
        if (parts.some((part, at) => parts[at - 1]?.type === "BraceExpansion" && joinLines(part.text).startsWith("~"))) throw new Undecidable("a tilde may begin a word of a brace expansion");
        return;
      }
      if (!parts.some(part => part.type === "Literal" && part.text.includes("{"))) return;
      const bare = parts.map(part => part.type === "Literal" ? part.text.replace(/\\[\s\S]/g, "") : "x").join("");
      const inner = bare.slice(bare.indexOf("{") + 1, Math.max(0, bare.lastIndexOf("}")));
      if (bare.includes("{") && (inner.includes(",") || inner.includes(".."))) throw new Undecidable("braces may be a brace expansion");
    }
    function substitutes(part) {
      if (part.type === "CommandExpansion" || part.type === "ProcessSubstitution" || part.type === "ParameterExpansion") return true;
      return part.type === "DoubleQuoted" && part.parts.some(child => child.type === "CommandExpansion" || child.type === "ParameterExpansion");
    }
    function firstPieces(node, part, context) {
      if (!joinLines(node.text).startsWith("~")) return piecesOf(part, context, false);
      const whole = node.parts === void 0 || node.parts.length === 1;
      if (part.type !== "Literal" || !(part.text.startsWith("~/") || part.text === "~" && whole)) throw new Undecidable("a tilde that means something else than the home directory");
      return [ {
        text: context.world.commandHome + part.value.slice(1),
        active: false
      } ];
    }
    function braceOptions(part, context) {
      const words = expandBraces(part.text);
      if (words === null) {
        const pieces = (part.parts ?? []).flatMap(inner => inner.type === "BraceExpansion" ? [] : piecesOf(inner, context, false));
        if (pieces.length === 0 && /[$`<>]/.test(part.text)) throw new Undecidable("a brace expansion cannot be parsed");
        if (/[{,.]/.test(part.text) && expandsTooFar(part.text)) throw new Undecidable("a word expands to too many words");
        return [ [ {
          unknown: "any"
        } ] ];
      }
      return words.map(text => [ {
        text: text,
        active: true
      } ]);
    }
    function expandsTooFar(text) {
      return /^[\w{},.+-]*$/.test(text);
    }
    function finish(pieces, source, context) {
      checkLength(pieces, context);
      const unknown = pieces.findIndex(piece => "unknown" in piece);
      if (unknown < 0) return known(pieces, source, context);
      const stands = pieces.some(piece => !("unknown" in piece) && piece.text !== "");
      const loose = pieces.some(piece => "unknown" in piece ? piece.unknown === "any" && !(stands && piece.number === true) : piece.active);
      const [only] = pieces;
      const number = pieces.length === 1 && only !== void 0 && "unknown" in only && only.number === true;
      const plain = {
        ...expand_word_isPlain(pieces) ? {
          plain: true
        } : {},
        ...number ? {
          number: number
        } : {}
      };
      if (loose) return [ {
        kind: "unknown",
        source: source,
        ...plain
      } ];
      const prefix = pieces.slice(0, unknown).map(piece => "unknown" in piece ? "" : piece.text);
      return [ {
        kind: "partial",
        prefix: prefix.join(""),
        source: source,
        ...plain
      } ];
    }
    const commits = /^(?:[A-Za-z_][\w./-]*\.{2,3})?\0(?:[~^]\d*)*(?:\.{2,3}(?:\0|\w[\w./-]*)?(?:[~^]\d*)*)?$/;
    function expand_word_isPlain(pieces) {
      const parts = pieces.map(piece => "unknown" in piece ? piece.plain === true ? "\0" : " " : piece.active ? " " : piece.text);
      return commits.test(parts.join(""));
    }
    function known(pieces, source, context) {
      const value = pieces.map(piece => piece.text).join("");
      if (!pieces.some(piece => piece.active && /[*?[]/.test(piece.text))) return [ {
        kind: "literal",
        value: value,
        source: source
      } ];
      if (context.progress.disturbed || context.state.cwdDoubt !== null) return [ {
        kind: "unknown",
        source: source
      } ];
      context.progress.patterns += 1;
      recordPrivateListings(value, context);
      const names = expandPattern(pieces, context.state.cwd, context);
      if (names === null && value.split("/").filter(segment => /[*?[]/.test(segment)).length > maxOpenPatterns) throw new Undecidable("a pattern may match very many names");
      countWords(names?.length ?? 0, context);
      return names === null ? [ {
        kind: "unknown",
        source: source
      } ] : names.map(name => ({
        kind: "literal",
        value: name,
        source: name
      }));
    }
    const arithmeticOperator = /^-(?:eq|ne|lt|le|gt|ge)$/;
    function checkCondition(expression, context) {
      spend(context.progress, 1);
      switch (expression.type) {
       case "TestUnary":
        checkUnary(expression.operator, evaluateValue(expression.operand, context));
        return;

       case "TestBinary":
        checkBinary(expression.operator, expression.left, expression.right, context);
        return;

       case "TestLogical":
        for (const operand of expression.operands) checkCondition(operand, context);
        return;

       case "TestNot":
        checkCondition(expression.operand, context);
        return;

       case "TestGroup":
        checkCondition(expression.expression, context);
      }
    }
    function checkUnary(operator, operand) {
      if (operator !== "-v" && operator !== "-R") return;
      if (typeof operand !== "string" || !/^[A-Za-z_]\w*$/.test(operand)) throw new Undecidable(`${operator} evaluates a subscript, which may run a command`);
    }
    const constantExpression = /^(?:[\w.,:@%/+*?^|()[\]{}=-]|\\[\w .*+?^|()[\]{}/-]|\$(?=[)|]|$))+$/;
    function isBalanced(text) {
      let open = 0;
      for (const char of text.replace(/\\[\s\S]/g, "")) {
        if (char === "(") open += 1; else if (char === ")") open -= 1;
        if (open < 0) return false;
      }
      return open === 0;
    }
    function isConstantExpression({text: text, parts: parts}) {
      return parts === void 0 && constantExpression.test(text) && isBalanced(text);
    }
    function checkBinary(operator, left, right, context) {
      if (operator === "=~" && isConstantExpression(right)) {
        evaluateValue(left, context);
        return;
      }
      const values = [ evaluateValue(left, context), evaluateValue(right, context) ];
      if (!arithmeticOperator.test(operator)) return;
      for (const [at, value] of values.entries()) {
        const node = at === 0 ? left : right;
        const isNumeric = /^"?\$(?:\?|#|\{#\w+\})"?$/.test(node.text);
        if (!isNumeric && !isNumber(value)) throw new Undecidable(`${operator} evaluates a value that is not known to be an integer, which may run a command`);
      }
    }
    const unary = /^-[abcdefghknoprstuwxzGLNOS]$/;
    const binary = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|ef|nt|ot))$/;
    function checkTest(args) {
      const words = args[0]?.kind === "literal" && args[0].value === "!" ? args.slice(1) : args;
      const values = words.map(word => word.kind === "literal" ? word.value : null);
      const dangerous = values.findIndex((value, at) => (value === "-v" || value === "-R") && at < values.length - 1);
      if (dangerous >= 0 && !/^[A-Za-z_]\w*$/.test(values[dangerous + 1] ?? "")) throw new Undecidable(`${values[dangerous] ?? ""} evaluates a subscript, which may run a command`);
      if (!values.includes(null)) return;
      const isUnambiguous = words.every(word => word.kind !== "unknown" || word.number === true) && (values.length === 1 || values.length === 2 && unary.test(values[0] ?? "") || values.length === 3 && binary.test(values[1] ?? ""));
      if (!isUnambiguous) throw new Undecidable('the operator of a test is not constant (quote a value to keep it one word: [ "$x" -gt 0 ])');
    }
    function readLine(args, context) {
      let at = 0;
      for (;at < args.length; at += 1) {
        const word = args[at];
        if (word?.kind !== "literal") throw new Undecidable("an argument of read is not constant");
        if (!word.value.startsWith("-")) break;
        if (/^-[rs]*[dnNpt]$/.test(word.value)) checkOneWord(args[at += 1]); else if (/^-[rs]*a$/.test(word.value)) assignByRead(args[at += 1], context); else if (!/^-(?:[rs]+|-)$/.test(word.value)) throw new Undecidable("an option of read assigns through a subscript");
      }
      for (const word of args.slice(at)) assignByRead(word, context);
    }
    function checkOneWord(word) {
      if (word?.kind === "unknown") throw new Undecidable(`${word.source} may expand to any number of words (quote it to keep it one word)`);
    }
    function assignByRead(word, context) {
      if (word?.kind !== "literal" || !(0, script_variables.e)(word.value)) throw new Undecidable("read assigns a variable that is not a script variable");
      setVariable(context.state, word.value, null);
    }
    function readLines(args, context) {
      const values = args.map(word => word.kind === "literal" ? word.value : null);
      const isCount = at => /^-t?[ns]$/.test(values[at] ?? "") && /^\d{1,9}$/.test(values[at + 1] ?? "");
      let at = 0;
      while (at < values.length - 1) if (values[at] === "-t") at += 1; else if (isCount(at) || /^-t?d$/.test(values[at] ?? "")) {
        checkOneWord(args[at + 1]);
        at += 2;
      } else throw new Undecidable("an option of mapfile may run code for every line");
      const name = values[at];
      if (at !== values.length - 1 || typeof name !== "string" || !(0, script_variables.e)(name)) throw new Undecidable("mapfile assigns an array that is not a script variable");
      setVariable(context.state, name, null);
    }
    function resolvePath(path, from, world) {
      let real = path.startsWith("/") ? "/" : from;
      let isPlain = true;
      let isMissing = false;
      let missing = 0;
      for (const segment of path.split("/")) {
        if (segment === "" || segment === ".") continue;
        if (segment === "..") {
          real = real.slice(0, Math.max(1, real.lastIndexOf("/")));
          isMissing ||= missing > 0;
          missing = Math.max(0, missing - 1);
          continue;
        }
        const next = real === "/" ? `/${segment}` : `${real}/${segment}`;
        if (missing > 0 || world.kindOf(next) === "missing") missing += 1;
        real = missing > 0 ? next : world.realpath(next);
        if (real !== next) isPlain = false;
      }
      return {
        real: real,
        isPlain: isPlain,
        isMissing: isMissing
      };
    }
    const neutral = {
      kind: "neutral"
    };
    function builtins_assigning(assign) {
      return (args, context) => {
        assign(args, context);
        return neutral;
      };
    }
    const refused = {
      ".": "it runs a file in this shell",
      alias: "it changes the meaning of later command names",
      bind: "it binds code to keys",
      caller: "it has no use in a single command line",
      compgen: "it can run code",
      complete: "it can run code later",
      compopt: "it changes how code runs later",
      dirs: "directory changes are supported only with cd",
      enable: "it changes which programs names refer to and can load a library",
      eval: "it runs text as code",
      fc: "it runs code from the history",
      getopts: "it assigns variables through subscripts",
      jobs: "it can run a command",
      history: "it can write files",
      let: "it evaluates text that may run a command",
      logout: "it has no use in a single command line",
      popd: "directory changes are supported only with cd",
      pushd: "directory changes are supported only with cd",
      shopt: "it changes how later words are parsed",
      source: "it runs a file in this shell (run a program by its path instead: .venv/bin/pytest)",
      suspend: "it has no use in a single command line",
      trap: "it runs code later",
      unalias: "it changes the meaning of later command names"
    };
    const handlers = {
      ":": () => neutral,
      true: () => neutral,
      false: () => neutral,
      break: onlyNumbers,
      continue: onlyNumbers,
      exit: onlyNumbers,
      return: onlyNumbers,
      shift: onlyNumbers,
      wait: onlyNumbers,
      "[": args => {
        checkTest(args.slice(0, -1));
        return neutral;
      },
      test: args => {
        checkTest(args);
        return neutral;
      },
      builtin: args => wrapper("builtin", args, /^--$/),
      cd: changeDirectory,
      command: commandBuiltin,
      declare: declaration,
      exec: args => {
        if (args.length === 0) throw new Undecidable("exec without a command redirects everything that follows");
        return wrapper("exec", args, /^--$/);
      },
      export: declaration,
      hash: args => {
        if (args.length === 0 || args.some(word => word.kind !== "literal" || word.value.startsWith("-"))) throw new Undecidable("an option of hash changes which programs names refer to");
        return neutral;
      },
      local: declaration,
      mapfile: builtins_assigning(readLines),
      read: builtins_assigning(readLine),
      readarray: builtins_assigning(readLines),
      readonly: declaration,
      set: setBuiltin,
      type: () => neutral,
      typeset: declaration,
      unset: unsetBuiltin
    };
    function readBuiltinCommand(name, argv, context) {
      const problem = Object.hasOwn(refused, name) ? refused[name] : void 0;
      if (problem !== void 0) throw new Undecidable(`${name === "." ? "`.`" : name} cannot be analyzed: ${problem}`);
      if (name === "printf") checkPrintf(argv.slice(1));
      return Object.hasOwn(handlers, name) ? handlers[name]?.(argv.slice(1), context) : void 0;
    }
    const counting = /%[-+ #0'\d.*hjlqLtz]*n/;
    function checkPrintf(args) {
      const [first] = args;
      if (first?.kind === "literal" && first.value.startsWith("-v")) throw new Undecidable("printf -v assigns a variable through a subscript, which may run a command");
      const format = first?.kind === "literal" && first.value === "--" ? args[1] : first;
      if (format === void 0) return;
      if (format.kind !== "literal") throw new Undecidable("the format of printf is not constant");
      if (counting.test(format.value.replaceAll("%%", ""))) throw new Undecidable("%n in the format of printf assigns a variable");
    }
    function onlyNumbers(args) {
      const isValid = args.every(word => word.kind === "literal" && /^(?:\d{1,9}|%\d)$/.test(word.value) || word.kind !== "literal" && word.number === true);
      if (!isValid) throw new Undecidable("an argument that must be a number is not one");
      return neutral;
    }
    function wrapper(name, args, skipped) {
      const [first] = args;
      if (first === void 0) return neutral;
      const value = first.kind === "literal" ? first.value : null;
      if (value !== null && skipped.test(value)) return {
        kind: "wrapper",
        argv: args.slice(1)
      };
      if (value === null || value.startsWith("-")) throw new Undecidable(`an option of ${name} changes which program runs`);
      return {
        kind: "wrapper",
        argv: args
      };
    }
    function commandBuiltin(args) {
      const option = args[0]?.kind === "literal" ? args[0].value : "";
      if (option === "-v" || option === "-V") return neutral;
      if (option === "-p") return wrapper("command", args.slice(1), /^--$/);
      return wrapper("command", args, /^--$/);
    }
    function changeDirectory(args, context) {
      const operands = args.filter(word => !(word.kind === "literal" && /^(?:--|-[LP])$/.test(word.value)));
      const [target] = operands;
      if (operands.length === 1 && target !== void 0 && staysInRoot(target, context)) return neutral;
      if (operands.length > 1 || target !== void 0 && target.kind !== "literal") throw new Undecidable("the directory of cd is not constant");
      const text = target?.value ?? context.world.commandHome;
      if (text === "" || text.startsWith("-")) throw new Undecidable("cd goes to a directory that is not written in the line");
      const {state: state, world: world} = context;
      if (!text.startsWith("/") && state.cwdDoubt !== null) throw new Undecidable(state.cwdDoubt);
      const path = (0, files_paths.Hi)(text, state.cwd);
      if (world.realpath(path) !== path || (0, files_paths.sH)(text) && !resolvePath(text, state.cwd, world).isPlain) throw new Undecidable("cd leads through a link");
      if (world.kindOf(path) !== "directory" || context.progress.disturbed) state.cwdUnproven = true;
      state.cwd = path;
      return {
        kind: "neutral",
        effects: [ {
          kind: "read",
          path: path
        } ]
      };
    }
    const printsRoot = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;
    function staysInRoot(target, {state: state, world: world}) {
      if (target.kind === "literal" || !printsRoot.test(target.source)) return false;
      const isTop = state.cwd === world.workspace && state.cwdDoubt === null && !/[\s*?[\]]/.test(state.cwd);
      return isTop && (world.kindOf(`${state.cwd}/.git`) === "file" || world.kindOf(`${state.cwd}/.git/HEAD`) === "file");
    }
    function declaration(args, context) {
      if (args.every(word => word.kind === "literal" && word.value.startsWith("-"))) throw new Undecidable("a declaration without a name prints every variable");
      for (const word of args) {
        if (/^[A-Za-z_]\w*=/.test(word.source) && (word.kind === "partial" || word.kind === "literal")) continue;
        if (word.kind !== "literal") throw new Undecidable("a declaration is not constant");
        if (/^-[rxg]+$/.test(word.value)) continue;
        if (word.value.startsWith("-") || word.value.startsWith("+")) throw new Undecidable(`a declaration with ${word.value} changes how values are interpreted`);
        if (!(0, script_variables.e)(word.value)) throw new Undecidable(`declaring ${word.value} changes what later commands do`);
        setVariable(context.state, word.value, context.state.variables.get(word.value) ?? null);
      }
      return neutral;
    }
    function declareVariables(builtin, name, value) {
      const exported = builtin === "export" || builtin === "declare" || builtin === "typeset";
      const harmless = typeof value === "string" && (0, environment.a)(name, value);
      const isScriptName = (0, script_variables.e)(name);
      if (harmless || isScriptName && !exported) return;
      const instead = isScriptName ? ` (a rule can allow it before a single command: ${name}=\u2026 command)` : "";
      throw new Undecidable(`${builtin} ${name} changes the environment of later commands${instead}`);
    }
    function setBuiltin(args) {
      if (args.length === 0) throw new Undecidable("set alone prints every variable");
      const isValid = args.every((word, i) => {
        if (word.kind !== "literal") return false;
        const before = args[i - 1];
        const named = before?.kind === "literal" && /^[-+][eux]*o$/.test(before.value);
        return named ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(word.value) : /^[-+][eux]*o?$/.test(word.value);
      });
      if (!isValid) throw new Undecidable("set changes how later words are parsed");
      return neutral;
    }
    function unsetBuiltin(args, context) {
      for (const word of args) {
        if (word.kind !== "literal" || !(word.value === "-v" || (0, script_variables.e)(word.value))) throw new Undecidable("unset changes what later commands do");
        setVariable(context.state, word.value, "");
      }
      return neutral;
    }
    var path_pattern = __webpack_require__(90559);
    function countRules(rules, {compared: compared}) {
      compared.count += rules.length;
      if (compared.count > shellLimits.rules) throw new Undecidable(`it requires more than ${shellLimits.rules} rule comparisons`);
      return rules;
    }
    const accessVerbs = {
      read: "reading",
      write: "writing",
      delete: "deleting"
    };
    function evaluateFile(access, path, tool, context) {
      if (typeof path !== "string") return evaluateAnyFile(access, path, tool, context);
      const key = `${access} ${tool} ${path}`;
      const found = context.files.get(key) ?? evaluateUncached(access, path, tool, context);
      context.files.set(key, found);
      return found;
    }
    function evaluateUncached(access, path, tool, context) {
      if ((0, files_protected.tO)(path)) return effectDecision("allow", null, `${path} is always allowed`);
      const {world: world} = context;
      const real = world.realpath(path);
      const lexical = evaluateRealFile(access, path, tool, context);
      if (real === path) return lexical;
      const resolved = evaluatePath({
        access: access,
        path: real,
        shown: `${displayPath(path, world)} (a link to ${displayPath(real, world)})`,
        tool: tool,
        context: context
      });
      const order = {
        allow: 0,
        ask: 1,
        deny: 2
      };
      if (order[resolved.decision] > order[lexical.decision]) return {
        ...resolved,
        missing: false
      };
      return lexical.decision === resolved.decision ? {
        ...lexical,
        missing: lexical.missing && resolved.missing
      } : lexical;
    }
    function evaluateAnyFile(access, {any: any}, tool, context) {
      const doing = `${accessVerbs[access]} any file`;
      const denied = context.rules.deny.find(rule => covers(rule, {
        access: access,
        tool: tool
      }));
      const isUnknown = `${any} is unknown before the command runs`;
      if (denied !== void 0) return effectDecision("deny", denied.text, `${doing}: ${isUnknown}, so the rule ${denied.text} may deny it: ${(0, 
      unknown_target.w)(any)}`);
      if (context.mode === "plan" && access !== "read") return effectDecision("deny", null, `${doing} is not allowed in mode plan`);
      const danger = access === "read" ? "a sensitive file" : "a sensitive or protected path";
      return effectDecision("deny", null, `${doing}: ${isUnknown}, so it may be ${danger}: ${(0, 
      unknown_target.w)(any)}`);
    }
    function displayPath(path, {workspace: workspace}) {
      const inside = (0, files_paths.JA)({
        path: path,
        directory: workspace
      });
      return inside === "" ? "the workspace" : inside ?? path;
    }
    function evaluateRealFile(access, path, tool, context) {
      if ((0, files_protected.tO)(path)) return effectDecision("allow", null, `${path} is always allowed`);
      return evaluatePath({
        access: access,
        path: path,
        shown: displayPath(path, context.world),
        tool: tool,
        context: context
      });
    }
    function evaluatePath(request) {
      const {access: access, path: path, shown: shown, context: context} = request;
      const doing = `${accessVerbs[access]} ${shown}`;
      if ((0, files_protected.WF)(path)) return effectDecision("deny", null, `${doing}: tools cannot access /proc, /sys and /dev`);
      const denied = matching("deny", request);
      if (denied !== void 0) return effectDecision("deny", denied.text, `the rule ${denied.text} denies ${doing}`);
      const sensitive = isTemporary(path, context.world) ? "low" : (0, sensitivity.y)(path);
      const denial = denyByName(request, doing, sensitive);
      if (denial !== null) return denial;
      if (context.mode === "plan" && access !== "read") return effectDecision("deny", null, `${doing} is not allowed in mode plan`);
      const asked = context.mode === "yolo" ? void 0 : matching("ask", request);
      if (asked !== void 0) return effectDecision("ask", asked.text, `the rule ${asked.text} requires confirmation of ${doing}`);
      const allowed = matching("allow", request);
      if (allowed !== void 0) return effectDecision("allow", allowed.text, `the rule ${allowed.text} allows ${doing}`);
      return byDefault(request, doing, sensitive);
    }
    function denyByName(request, doing, sensitive) {
      const {access: access, path: path, context: context} = request;
      if (access === "read" && sensitive !== "high") return null;
      const isNamedBy = names => {
        const isNaming = rule => rule.specifier.kind === "path" && names(rule.specifier.pattern) && covers(rule, request) && matches(rule, request);
        return candidates("allow", request).some(isNaming) || context.more.some(isNaming);
      };
      if (sensitive === "high" && !isNamedBy(pattern => pattern.exact)) return effectDecision("deny", null, `${doing}: the file may contain credentials, and no allow rule names this exact path`);
      if (access === "read") return null;
      if (access === "delete" && (0, files_paths.FK)({
        path: context.world.workspace,
        directory: path
      })) return effectDecision("deny", null, `${doing} would remove the workspace itself`);
      const segment = (0, files_protected.Aq)(path);
      if (segment === null) return null;
      return isNamedBy(pattern => (0, path_pattern.KQ)(pattern, segment)) ? null : effectDecision("deny", null, `${doing}: ${segment} is protected, and no allow rule names it`);
    }
    function byDefault(request, doing, sensitive) {
      const {access: access, path: path, tool: tool, context: context} = request;
      const inside = (0, files_paths.FK)({
        path: path,
        directory: context.world.workspace
      });
      if (isTemporary(path, context.world)) return effectDecision("allow", null, `${doing} is allowed in the run's TMPDIR`);
      if (access !== "read" && !inside) return {
        ...missing(`${doing} outside the workspace needs a rule that names the path`),
        decision: "deny"
      };
      if (sensitive === "medium" && !(access === "read" && context.world.isOwn?.(path) === true)) return missing(`${doing} needs a rule because the file may contain private data`);
      if (context.mode === "yolo") return effectDecision("allow", null, `mode yolo allows ${doing}`);
      if (access === "read" && inside) return effectDecision("allow", null, `${doing} is allowed inside the workspace`);
      if (access === "write" && inside && context.mode === "auto-edit") return effectDecision("allow", null, `mode auto-edit allows ${doing}`);
      const where = inside ? "" : " outside the workspace";
      return missing(`no rule allows ${doing}${where}${tool === "Bash" ? " from a command" : ""}`);
    }
    function effectDecision(decision, rule, reason) {
      return {
        decision: decision,
        rule: rule,
        reason: reason,
        missing: false
      };
    }
    function missing(reason) {
      return {
        decision: "ask",
        rule: null,
        reason: reason,
        missing: true
      };
    }
    function matching(list, request) {
      const {context: context} = request;
      const isMatch = rule => covers(rule, request) && matches(rule, request);
      return candidates(list, request).find(isMatch) ?? (list === "allow" ? context.more.find(isMatch) : void 0);
    }
    function isOutside({path: path, context: {world: world}}) {
      return !(0, files_paths.FK)({
        path: path,
        directory: world.workspace
      }) && !isTemporary(path, world);
    }
    function isTemporary(path, {temporary: temporary}) {
      return temporary !== void 0 && (0, files_paths.FK)({
        path: path,
        directory: temporary
      });
    }
    function candidates(list, {path: path, tool: tool, context: context}) {
      return countRules((0, rule_index.aM)(context.rules[list], path, tool), context);
    }
    function covers(rule, request) {
      if (rule.tool === "Read") return request.access === "read";
      if (rule.tool === "Write" || rule.tool === "Edit") return request.access !== "read";
      return rule.tool === request.tool && rule.tool !== "Bash";
    }
    function matches(rule, request) {
      const isAllowedOutside = rule.list === "allow" && isOutside(request);
      if (rule.specifier.kind === "any") return !isAllowedOutside;
      return rule.specifier.kind === "path" && (!isAllowedOutside || (0, path_pattern.Dc)(rule.specifier.pattern)) && (0, 
      path_pattern.$h)(rule.specifier.pattern, request.path, request.context.world, rule.list !== "allow");
    }
    const manifest = /^(?:package\.json|deno\.jsonc?|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|pytest\.ini|requirements\.txt|Pipfile|manage\.py|(?:GNUm|[Mm])akefile|[Jj]ustfile|Taskfile\.ya?ml|Cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt)|composer\.json|Gemfile|Rakefile|mix\.exs|Package\.swift|CMakeLists\.txt|pubspec\.yaml|[\w.-]+\.(?:csproj|sln))$/;
    const thirdParty = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;
    function manifestsIn(directory, world) {
      return world.entries(directory).filter(name => manifest.test(name) && world.kindOf(`${directory}/${name}`) === "file");
    }
    function hasManifest(directory, world) {
      return manifestsIn(directory, world).length > 0;
    }
    function isTrustedPackage(directory, context) {
      const {world: world} = context;
      const inside = (0, files_paths.JA)({
        path: directory,
        directory: world.workspace
      });
      if (inside === null || thirdParty.test(inside)) return false;
      const mayWrite = path => evaluateFile("write", path, "Bash", context).decision === "allow";
      const manifests = manifestsIn(directory, world);
      return manifests.length > 0 && manifests.every(name => !mayWrite(`${directory}/${name}`) || mayWrite(`${world.workspace}/${name}`));
    }
    var shared_words = __webpack_require__(39610);
    const before = options => ({
      options: new Set(options.split(" ")),
      anywhere: false
    });
    const anywhere = options => ({
      options: new Set(options.split(" ")),
      anywhere: true
    });
    const directoryOptions = new Map([ [ "git", before("-C") ], [ "npm", anywhere("--prefix -C") ], [ "pnpm", before("-C --dir") ], [ "yarn", before("--cwd") ], [ "bun", before("--cwd") ], [ "go", before("-C") ], [ "uv", before("--directory") ], [ "poetry", before("-C --directory") ], [ "composer", before("-d --working-dir") ], [ "make", anywhere("-C --directory") ], [ "gmake", anywhere("-C --directory") ] ]);
    function withoutDirectoryOption(base, argv, program, context) {
      const option = directoryOptions.get(base);
      if (option === void 0 || context.progress.disturbed) return null;
      const at = findOption(argv, option);
      if (at < 0) return null;
      const text = (0, shared_words.Zc)(argv[at]) ?? "";
      const equals = text.indexOf("=");
      const value = equals < 0 ? (0, shared_words.Zc)(argv[at + 1]) : text.slice(equals + 1);
      const rest = [ ...argv.slice(0, at), ...argv.slice(at + (equals < 0 ? 2 : 1)) ];
      if (value === null || findOption(rest, option) >= 0) return null;
      const cwd = directoryOf(value, context);
      if (cwd === null) return null;
      if (typeof program?.grants === "string" && !hasManifest(cwd, context.world)) return null;
      return {
        argv: rest,
        cwd: cwd
      };
    }
    function findOption(argv, {options: options, anywhere: everywhere}) {
      for (const [at, word] of argv.entries()) {
        if (at === 0) continue;
        const text = (0, shared_words.Zc)(word);
        if (text === "--" || !everywhere && (text === null || !text.startsWith("-"))) return -1;
        if (text !== null && options.has(text.startsWith("--") ? text.split("=")[0] ?? "" : text)) return at;
      }
      return -1;
    }
    function directoryOf(value, {state: state, world: world}) {
      if (value === "" || value.startsWith("-") || state.cwdDoubt !== null) return null;
      const path = (0, files_paths.Hi)(value, state.cwd);
      const isPlain = (0, files_paths.FK)({
        path: path,
        directory: world.workspace
      }) && world.kindOf(path) === "directory";
      return isPlain && world.realpath(path) === path && resolvePath(value, state.cwd, world).isPlain ? path : null;
    }
    const environmentProgram = /^(?:\.\/)?(?:\.?venv|env)\/bin\/([\w.-]+)$/;
    function fromVirtualEnvironment(name, argv, program, {state: state, world: world}) {
      const base = environmentProgram.exec(name)?.[1];
      if (base === void 0 || typeof program?.grants !== "string" || !(0, files_paths.FK)({
        path: state.cwd,
        directory: world.workspace
      })) return null;
      const path = (0, files_paths.Hi)(name, state.cwd);
      const directory = path.slice(0, path.lastIndexOf("/"));
      return world.realpath(directory) === directory ? {
        argv: [ (0, shared_words.CK)(base), ...argv.slice(1) ],
        cwd: state.cwd
      } : null;
    }
    function newFileTimeline() {
      return {
        touched: [],
        made: [],
        spans: []
      };
    }
    function noteFiles(timeline, effects, at) {
      for (const effect of effects) {
        const isFile = effect.kind === "read" || effect.kind === "write" || effect.kind === "delete";
        if (isFile && typeof effect.path === "string") timeline.touched.push({
          path: effect.path,
          at: at
        });
      }
    }
    function pathBehindNewLink(timeline, world) {
      if (timeline.made.length === 0) return null;
      const locations = linkLocations(timeline, world);
      const concurrentUntil = concurrencyEnds(timeline);
      const names = new Map;
      for (const {path: path, at: at} of timeline.touched) {
        const known = names.get(path) ?? [ ...spellingsOf(path, world), world.realpath(path) ];
        names.set(path, known);
        const until = Math.max(at, concurrentUntil(at));
        if (known.some(name => mayContainLink(name, locations, made => made !== at && made < until))) return path;
      }
      return null;
    }
    function linkLocations(timeline, world) {
      const locations = new Map;
      for (const {path: path, at: at} of timeline.made) {
        const below = path.endsWith("/") ? "/" : "";
        for (const name of new Set(spellingsOf(below === "" ? path : path.slice(0, -1), world))) {
          const times = locations.get(name + below) ?? [];
          if (times.length < 2 && !times.includes(at)) times.push(at);
          locations.set(name + below, times);
        }
      }
      return locations;
    }
    function mayContainLink(path, locations, isBefore) {
      if (locations.get(path)?.some(isBefore) === true) return true;
      for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf("/", end - 1)) {
        const directory = path.slice(0, end) || "/";
        if (directory !== path && locations.get(directory)?.some(isBefore) === true) return true;
        if (directory !== path && locations.get(`${directory}/`)?.some(isBefore) === true) return true;
      }
      return false;
    }
    function concurrencyEnds({spans: spans}) {
      const ends = [];
      for (const {from: from, to: to} of spans) ends[from] = Math.max(ends[from] ?? 0, to);
      for (let at = 0; at < ends.length; at += 1) ends[at] = Math.max(ends[at] ?? 0, ends[at - 1] ?? 0);
      return at => ends[Math.min(at, ends.length - 1)] ?? 0;
    }
    function spellingsOf(path, world) {
      const name = (0, files_paths.OD)(path).at(-1);
      return name === void 0 ? [ path ] : [ path, (0, files_paths.Hi)(name, world.realpath((0, 
      files_paths.Hi)("..", path))) ];
    }
    var parser = __webpack_require__(88989);
    const unmatchedQuote = /[\s;&|(`]#|<</;
    function backquoteProblem(text) {
      if (!text.startsWith("`")) return null;
      if (text.includes("\\\n")) return "a line is continued between backquotes";
      return text.includes("{") && unmatchedQuote.test(text) ? "there may be braces and an unmatched quote between backquotes" : null;
    }
    const inertMark = 1;
    const separateMark = 2;
    const wordMark = 4;
    const quotedMark = 8;
    const commentMark = 16;
    const source_marks_quotedText = 32;
    function newSourceMarks(source) {
      const isNeeded = /[$`<>\\]/.test(source) || !isPlain(source);
      return {
        source: source,
        starts: new Set,
        kinds: new Uint8Array(isNeeded ? source.length + 1 : 0),
        commands: []
      };
    }
    function markRange({kinds: kinds}, kind, node) {
      const end = Math.min(node.end, kinds.length);
      for (let at = node.pos; at < end; at += 1) kinds[at] = (kinds[at] ?? 0) | kind;
    }
    function isMarkedAs({kinds: kinds}, at, wanted) {
      return ((kinds[at] ?? 0) & wanted) !== 0;
    }
    const introducer = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;
    function findComments(marks) {
      const {source: source} = marks;
      for (let at = source.indexOf("#"); at >= 0; at = source.indexOf("#", at + 1)) {
        if (isMarkedAs(marks, at, wordMark | commentMark) || at > 0 && !/[\s;&|()]/.test(source[at - 1] ?? "")) continue;
        const newline = source.indexOf("\n", at);
        const end = newline < 0 ? source.length : newline;
        let clear = true;
        for (let i = at; i < end && clear; i += 1) clear = !isMarkedAs(marks, i, wordMark);
        if (clear) markRange(marks, commentMark, {
          pos: at,
          end: end
        });
      }
    }
    function findStray(marks) {
      if (!/[$`<>]|\\\n/.test(marks.source)) return null;
      for (const match of marks.source.matchAll(introducer)) {
        const at = match.index;
        const plain = marks.starts.has(at) && !match[0].includes("\\\n");
        if (plain || isMarkedAs(marks, at, inertMark | separateMark | commentMark) || isEscaped(marks, at)) continue;
        if (/^[<>]\($/.test(match[0]) && isMarkedAs(marks, at, source_marks_quotedText)) continue;
        if (match[0].startsWith(">(") || match[0].startsWith("<(")) return "it is not clear whether a parenthesis begins a substitution";
        return "it is not clear where a substitution begins";
      }
      return null;
    }
    function isEscaped(marks, at) {
      if (!isMarkedAs(marks, at, wordMark) || /[<>|&;()]/.test(marks.source[at] ?? "")) return false;
      let backslashes = 0;
      while (marks.source[at - 1 - backslashes] === "\\") backslashes += 1;
      return backslashes % 2 === 1;
    }
    function findDeceptive(marks) {
      if (isPlain(marks.source)) return null;
      for (const match of marks.source.matchAll(/[^\n\t -~]+/gu)) {
        if (isMarkedAs(marks, match.index, quotedMark | inertMark | commentMark)) continue;
        if (isDeceptiveText(match[0])) return "a character outside quotes is invisible or looks like another one";
      }
      return null;
    }
    const expansions = new Set([ "SimpleExpansion", "ParameterExpansion", "CommandExpansion", "ArithmeticExpansion", "ArithmeticCommandExpansion", "ProcessSubstitution" ]);
    const reexpanding = new Set([ "ArithmeticExpansion", "ArithmeticCommand", "ArithmeticFor", "TestCommand", "Slice" ]);
    const levels = new Set([ "CommandExpansion", "ProcessSubstitution", "ParameterExpansion", "ArithmeticExpansion", "ArithmeticGroup", "TestGroup", "Subshell", "BraceGroup", "If", "For", "While", "Case", "Function" ]);
    function checkTree(script, source) {
      const [error] = script.errors ?? [];
      if (error !== void 0) return `it has a syntax error: ${error.message}`;
      const marks = newSourceMarks(source);
      const problem = visit(script, marks, {
        depth: 0,
        active: false,
        compound: false
      });
      if (problem !== null) return problem;
      if (marks.commands.length > shellLimits.commands) return `it has more than ${shellLimits.commands} commands`;
      if (marks.kinds.length === 0) return marks.commands;
      findComments(marks);
      return findStray(marks) ?? findDeceptive(marks) ?? marks.commands;
    }
    function visit(node, marks, position) {
      if (position.depth > shellLimits.nesting) return `it is nested more than ${shellLimits.nesting} levels deep`;
      if (marks.starts.size > shellLimits.substitutions) return `it has more than ${shellLimits.substitutions} expansions`;
      if (node.type === "Command" && marks.kinds.length === 0) {
        marks.commands.push(node);
        return null;
      }
      if (node.type === "Word" && /^[\w./:=@%+,-]*$/.test(node.text)) {
        markRange(marks, wordMark, node);
        return null;
      }
      const problem = note(node, marks, position);
      if (problem !== null) return problem;
      const inner = positionWithin(node, position);
      const own = node.type === "CommandExpansion" && node.script?.source !== void 0 ? node.script : null;
      if (own !== null) {
        markRange(marks, separateMark, {
          pos: node.pos + 1,
          end: node.end
        });
        const found = checkTree(own, own.source ?? "");
        if (typeof found === "string") return found;
        marks.commands.push(...found);
        return null;
      }
      let found = null;
      (0, parser.forEachChild)(node, child => {
        found ??= visit(child, marks, childPosition(node, child, inner));
      });
      return found;
    }
    function positionWithin(node, position) {
      if (!levels.has(node.type) && !reexpanding.has(node.type)) return position;
      return {
        depth: position.depth + (levels.has(node.type) ? 1 : 0),
        active: position.active || reexpanding.has(node.type),
        compound: position.compound || isCompound(node)
      };
    }
    function isCompound(node) {
      if (node.type !== "CommandExpansion" && node.type !== "ProcessSubstitution") return false;
      const [only, ...others] = node.script?.commands ?? [];
      return only?.command.type !== "Command" || others.length > 0;
    }
    function childPosition(node, child, inner) {
      if (child.type === "Script") return inner.active ? {
        ...inner,
        active: false
      } : inner;
      const subscript = (node.type === "Assignment" || node.type === "ParameterExpansion") && child === node.index;
      return subscript ? {
        ...inner,
        active: true
      } : inner;
    }
    function note(node, marks, position) {
      if (expansions.has(node.type)) marks.starts.add(node.pos);
      switch (node.type) {
       case "Script":
        return node.errors === void 0 || node.errors.length === 0 ? null : `it has a syntax error: ${node.errors[0]?.message ?? "syntax error"}`;

       case "Command":
        marks.commands.push(node);
        return null;

       case "SimpleExpansion":
        return marks.source.startsWith("\\\n", node.end) ? "the name of a variable may continue on the next line" : null;

       case "ProcessSubstitution":
        if (isPartOfWord(marks.source, node)) return "a process substitution is part of a longer word";
        return node.script === void 0 ? "a substitution cannot be parsed" : null;

       case "Subshell":
        return isDoubleParenthesis(marks.source, node.pos) ? notArithmetic : null;

       case "CommandExpansion":
       case "ArithmeticCommandExpansion":
        if (node.type === "CommandExpansion" && isDoubleParenthesis(marks.source, node.pos + 1)) return notArithmetic;
        if (node.text.startsWith("`")) markRange(marks, separateMark, {
          pos: node.end - 1,
          end: node.end
        });
        return backquoteProblem(node.text) ?? (node.script === void 0 ? "a substitution cannot be parsed" : null);

       case "ArithmeticExpansion":
        return node.expression === void 0 || node.text.includes("<<") ? "its arithmetic cannot be parsed" : null;

       case "ArithmeticCommand":
        return node.expression === void 0 || node.body.includes("<<") ? "its arithmetic cannot be parsed" : null;

       case "Unknown":
        return `the expansion operator ${JSON.stringify(node.operator)} is unknown`;

       case "Coproc":
        return "a coprocess cannot be analyzed";

       case "HereDoc":
        if (node.delimiter === void 0 || node.closing === void 0) return "a here-document has no end";
        if (position.compound) return "a substitution combines a here-document with other commands";
        markRange(marks, node.delimiter.quoted ? inertMark : wordMark, node.body);
        markRange(marks, inertMark, node.delimiter);
        markRange(marks, wordMark, node);
        markRange(marks, wordMark, node.closing);
        return null;

       default:
        markText(node, marks, position);
        return null;
      }
    }
    function markText(node, marks, position) {
      switch (node.type) {
       case "SingleQuoted":
       case "AnsiCQuoted":
        markRange(marks, position.active ? quotedMark : inertMark | quotedMark, node);
        return;

       case "DoubleQuoted":
        markRange(marks, quotedMark, node);
        if (position.active) return;
        for (const part of node.parts) if (part.type === "Literal") markRange(marks, source_marks_quotedText, part);
        return;

       case "LocaleString":
        markRange(marks, quotedMark, node);
        return;

       case "HereDocBody":
        markRange(marks, quotedMark | wordMark, node);
        return;

       case "Word":
       case "Assignment":
       case "Redirect":
       case "HereString":
       case "ArithmeticWord":
        markRange(marks, wordMark, node);
        return;

       default:
      }
    }
    function isDoubleParenthesis(source, at) {
      return source.startsWith("((", at);
    }
    const notArithmetic = "`((` begins something other than arithmetic: put a space between the parentheses";
    function isPartOfWord(source, node) {
      return /[^\s;&|(<>]/.test(source[node.pos - 1] ?? " ") || /[^\s;&|()<>]/.test(source[node.end] ?? " ");
    }
    const maxCachedLines = 4;
    const cache = [];
    function parseLine(line) {
      const known = cache.find(one => one.line === line);
      if (known !== void 0) return known.parsed;
      const parsed = parseUncached(line);
      if (cache.length >= maxCachedLines) cache.shift();
      cache.push({
        line: line,
        parsed: parsed
      });
      return parsed;
    }
    function parseUncached(line) {
      const problem = limitProblem(line);
      if (problem !== null) return {
        problem: problem
      };
      try {
        const script = (0, parser.parse)(line);
        const commands = checkTree(script, line);
        return typeof commands === "string" ? {
          problem: commands
        } : {
          script: script,
          commands: commands
        };
      } catch (error) {
        return {
          problem: `it cannot be parsed (${error instanceof Error ? error.message : "unknown error"})`
        };
      }
    }
    function constantInput(redirections) {
      const inputs = redirections.filter(({operator: operator, descriptor: descriptor}) => descriptor === void 0 && operator.startsWith("<") || descriptor?.type === "FileDescriptor" && descriptor.value === 0);
      const [only] = inputs;
      if (inputs.length !== 1 || only === void 0) return;
      if (only.type === "HereString") return only.target === void 0 ? void 0 : constantText(only.target);
      if (only.type !== "HereDoc") return;
      const {text: text} = only.body;
      if (only.delimiter?.quoted !== true && /[$`\\]/.test(text)) return;
      return only.operator === "<<-" ? text.replace(/^\t+/gm, "") : text;
    }
    function constantText(word) {
      return word.text.startsWith("~") || !partsOf(word).every(isConstant) ? void 0 : word.value;
    }
    const ignoresInput = new Set([ ":", "cd", "echo", "export", "false", "printf", "pwd", "set", "true" ]);
    function checkInput(command) {
      const parsed = parseLine(command);
      if ("problem" in parsed) throw new Undecidable(parsed.problem);
      const {commands: commands} = parsed.script;
      let from = 0;
      for (const [at, statement] of commands.entries()) {
        const before = commands[at - 1];
        if (before !== void 0 && command.slice(before.end, statement.pos).includes("\n")) from = at;
      }
      for (const {command: node, pos: pos, end: end} of commands.slice(0, from)) {
        const name = node.type === "Command" ? node.name?.text ?? ":" : "";
        if (!ignoresInput.has(name) || /[`(]/.test(command.slice(pos, end))) throw new Undecidable("a command in a script from standard input may read the lines after it: use bash -c or several calls");
      }
    }
    function redirectionEffects(redirections, context) {
      return redirections.flatMap(redirection => {
        const effects = effectsOf(redirection, context);
        if (effects.some(({kind: kind}) => kind === "write")) disturb(context.progress);
        return effects;
      });
    }
    function effectsOf(redirection, context) {
      if (redirection.descriptor?.type === "FileDescriptorVariable") throw new Undecidable("a redirection uses a variable as its descriptor");
      if (redirection.type === "HereDoc") {
        if (!redirection.delimiter?.quoted) readHereDocument(redirection.body.parts ?? [], context);
        return [];
      }
      if (redirection.target === void 0) throw new Undecidable("a redirection has no target");
      if (redirection.type === "HereString") {
        evaluateValue(redirection.target, context);
        return [];
      }
      const {operator: operator, target: target} = redirection;
      if ((operator === ">&" || operator === "<&") && /^(?:\d{1,9}-?|-)$/.test(target.text)) return [];
      const path = constantPath(evaluateWord(target, context), target.text, context);
      if (operator === "<" || operator === "<&") return [ {
        kind: "read",
        path: path
      } ];
      const write = {
        kind: "write",
        path: path
      };
      return operator === "<>" ? [ {
        kind: "read",
        path: path
      }, write ] : [ write ];
    }
    function readHereDocument(parts, context) {
      const [first] = parts;
      if (first === void 0) return;
      const text = parts.map(part => part.text).join("");
      evaluateValue({
        type: "Word",
        pos: first.pos,
        end: parts.at(-1)?.end ?? first.end,
        text: text,
        value: text,
        parts: parts
      }, context);
    }
    function constantPath(words, source, context) {
      const [word] = words;
      if (words.length !== 1 || word?.kind !== "literal" || word.value === "") throw new Undecidable(`the target of a redirection (${source.slice(0, 60)}) is not one constant path`);
      if (!word.value.startsWith("/") && context.state.cwdDoubt !== null) throw new Undecidable(context.state.cwdDoubt);
      return redirectionTarget(word.value, context);
    }
    function redirectionTarget(path, context) {
      const absolute = (0, files_paths.Hi)(path, context.state.cwd);
      if ((0, files_paths.sH)(path) && resolvePath(path, context.state.cwd, context.world).real !== context.world.realpath(absolute)) throw new Undecidable(`${path.slice(0, 60)} goes through a link and back`);
      return absolute;
    }
    var types = __webpack_require__(8702);
    function isProvenReadOnly({readOnly: readOnly, effects: effects, risks: risks}) {
      return readOnly && risks.length === 0 && effects.every(effect => effect.kind === "read" && (0, 
      types.E)(effect) === null);
    }
    function unknownEffects(argv, {role: role, effects: effects, risks: risks}, cwd) {
      const unknown = argv.filter(word => word.kind !== "literal" && word.plain !== true);
      if (unknown.length === 0) return [];
      const risky = new Set(risks.flatMap(one => one.openedBy === void 0 && one.alsoCoveredBy === void 0 ? [ one.word ] : []));
      const found = new Set(effects.flatMap(effect => (0, types.E)(effect) ?? []));
      const left = unknown.filter(({source: source}) => (role === "unknown" || risky.has(source)) && !found.has(source));
      return left.map(({source: source}) => ({
        kind: "exec",
        argv: {
          any: source
        },
        cwd: cwd
      }));
    }
    const transparent = new Set([ "bash", "chronic", "env", "ionice", "nice", "nohup", "setsid", "stdbuf", "time", "timeout", "unbuffer" ]);
    const trustedDirectory = /^\/(?:usr\/)?s?bin\/([^/]+)$/;
    function bareName(name) {
      return trustedDirectory.exec(name)?.[1] ?? name;
    }
    function addCommand(argv, walk, context, assigned = []) {
      const [first] = argv;
      if (first?.kind !== "literal" || first.value === "") throw new Undecidable("the name of a command is not constant");
      if (walk.outer !== null && first.value.startsWith("-")) throw new Undecidable(`${first.value.slice(0, 60)} is used as the name of a command`);
      if (walk.outer !== null && walk.outer.depth >= shellLimits.wrappers) throw new Undecidable(`commands start other commands more than ${shellLimits.wrappers} levels deep`);
      if (walk.steps.length >= shellLimits.steps) throw new Undecidable(`it runs more than ${shellLimits.steps} commands`);
      spend(context.progress, argv.length);
      const builtin = first.value.includes("/") ? void 0 : readBuiltinCommand(first.value, argv, context);
      if (builtin === void 0) {
        addProgram({
          name: first.value,
          argv: argv,
          assigned: assigned
        }, walk, context);
        return;
      }
      const unsafe = assigned.find(({isSafe: isSafe}) => !isSafe);
      if (unsafe !== void 0) throw new Undecidable(`the variable ${unsafe.name} set for ${first.value} may outlive it`);
      const step = push(walk, context, {
        name: first.value,
        argv: argv,
        assigned: assigned,
        role: builtin.kind === "neutral" ? "neutral" : "transparent",
        effects: builtin.kind === "neutral" ? builtin.effects ?? [] : [],
        risks: [],
        readOnly: true,
        readsOnlyFiles: true,
        bulk: none,
        elsewhere: false
      });
      if (builtin.kind === "wrapper") addCommand(builtin.argv, {
        ...walk,
        outer: step,
        found: void 0
      }, context);
    }
    function push(walk, context, part, moved = null) {
      const step = {
        name: part.name,
        argv: part.argv,
        assigned: part.assigned,
        role: part.role,
        effects: part.effects,
        risks: part.risks,
        readOnly: part.readOnly,
        readsOnlyFiles: part.readsOnlyFiles,
        bulk: part.bulk,
        elsewhere: part.elsewhere,
        cwd: moved?.cwd ?? context.state.cwd,
        alias: moved?.argv,
        depth: walk.outer === null ? 0 : walk.outer.depth + 1,
        outer: walk.outer,
        forms: {
          allow: null,
          deny: null
        }
      };
      countFiles(context.progress, step.effects);
      noteFiles(walk.timeline, step.effects, walk.steps.length);
      walk.steps.push(step);
      return step;
    }
    function addProgram({name: name, argv: argv, assigned: assigned}, walk, context) {
      if (context.state.cwdDoubt !== null) throw new Undecidable(context.state.cwdDoubt);
      checkParentSegments(argv, context);
      const bare = bareName(name);
      const base = bare.slice(bare.lastIndexOf("/") + 1);
      const program = (0, programs_table.w)(bare) ?? (0, programs_table.w)(base);
      const moved = withoutDirectoryOption(base, argv, program, context) ?? fromVirtualEnvironment(name, argv, program, context);
      const {cwd: cwd} = moved ?? context.state;
      const words = withProgramName(base, moved?.argv ?? argv);
      const programEffects = program === void 0 ? null : readProgram(program, words, walk, {
        cwd: cwd,
        world: context.world
      });
      if (programEffects?.effects.some(effect => effect.kind === "write") === true) checkParents(argv, context);
      const risks = programEffects?.risks ?? (bare.includes("/") ? [] : (0, opaque.k)(argv.slice(1)));
      const prompt = (0, prompts.i)(base, argv);
      const role = roleOf(bare, programEffects);
      const effects = programEffects?.effects ?? none;
      const unknown = unknownEffects(argv, {
        role: role,
        effects: effects,
        risks: risks
      }, cwd);
      const readOnly = bare === base && programEffects !== null && isProvenReadOnly(programEffects) && unknown.length === 0;
      const step = push(walk, context, {
        name: name,
        argv: argv,
        assigned: assigned,
        role: role,
        effects: unknown.length === 0 ? effects : [ ...effects, ...unknown ],
        risks: prompt === null ? risks : [ ...risks, prompt ],
        readOnly: readOnly,
        readsOnlyFiles: readOnly && programEffects.readsOnlyFiles === true && prompt === null && program?.grants === null,
        bulk: programEffects?.bulk ?? none,
        elsewhere: typeof program?.grants === "string" && cwd !== context.world.workspace
      }, moved);
      const at = walk.steps.length - 1;
      for (const path of programEffects?.links ?? none) walk.timeline.made.push({
        path: path,
        at: at
      });
      const input = transparent.has(bare) ? walk.input : void 0;
      for (const inner of programEffects?.inner ?? none) addInner(moved === null ? inner : {
        cwd: cwd,
        ...inner
      }, {
        ...walk,
        outer: step,
        found: void 0,
        input: input
      }, context);
      if (walk.steps.slice(at + 1).some(one => writesWorkspaceRoot(one, context))) walk.redirected.push({
        kind: "write",
        path: `${context.world.workspace}/.github`
      });
      walk.timeline.spans.push({
        from: at,
        to: walk.steps.length
      });
      if (!step.readOnly && step.role !== "transparent") disturb(context.progress);
    }
    function writesWorkspaceRoot({effects: effects}, {world: world}) {
      return effects.some(effect => effect.kind === "write" && effect.path === world.workspace);
    }
    const none = [];
    function withProgramName(base, argv) {
      const [first] = argv;
      if (first?.kind === "literal" && first.value === base) return argv;
      return [ {
        kind: "literal",
        value: base,
        source: first?.source ?? base
      }, ...argv.slice(1) ];
    }
    function readProgram(program, argv, {found: found, input: input}, {cwd: cwd, world: world}) {
      const more = {
        ...found === void 0 ? {} : {
          found: found
        },
        ...input === void 0 ? {} : {
          input: input
        }
      };
      return program.read({
        argv: argv,
        cwd: cwd,
        ...more
      }, world);
    }
    function roleOf(bare, programEffects) {
      if (programEffects === null || programEffects.opaque === true) return "unknown";
      const passes = transparent.has(bare) && programEffects.inner.length > 0 && programEffects.risks.length === 0;
      return passes ? "transparent" : "known";
    }
    function checkParentSegments(argv, context) {
      for (const text of wordsWithParents(argv)) redirectionTarget(text, context);
    }
    function checkParents(argv, context) {
      const missing = wordsWithParents(argv).find(text => resolvePath(text, context.state.cwd, context.world).isMissing);
      if (missing !== void 0) throw new Undecidable(`${missing.slice(0, 60)} goes through a missing directory and back`);
    }
    function wordsWithParents(argv) {
      const found = [];
      for (const word of argv) {
        if (word.kind !== "literal" || !word.value.includes("..")) continue;
        found.push(...[ word.value, word.value.slice(word.value.indexOf("=") + 1) ].filter(files_paths.sH));
      }
      return found;
    }
    function addInner(inner, walk, context) {
      const state = copyState(context.state, context.progress);
      if (inner.cwd !== void 0) {
        if ((0, files_protected.WF)(inner.cwd) || context.world.realpath(inner.cwd) !== inner.cwd) throw new Undecidable("a command runs in a directory behind a link");
        state.cwd = inner.cwd;
      }
      if (inner.kind === "argv") {
        addCommand(inner.argv, walk, {
          ...context,
          state: state
        });
        return;
      }
      if (walk.level >= shellLimits.scripts) throw new Undecidable(`scripts contain scripts more than ${shellLimits.scripts} levels deep`);
      if (inner.fromInput === true) checkInput(inner.command);
      walk.script(inner.command, {
        ...walk,
        level: walk.level + 1,
        input: void 0
      }, {
        ...context,
        state: state
      });
    }
    const uncertainDirectory = "the directory that a command runs in is not certain";
    function walkMaybe(walkContext, body) {
      const before = copyState(walkContext.context.state, walkContext.context.progress);
      body();
      markUncertain(walkContext.context.state, before);
    }
    function markUncertain(state, before) {
      for (const [name, value] of state.variables) {
        const earlier = before.variables.get(name);
        if (earlier !== value) state.variables.set(name, eitherValue(earlier, value));
      }
      if (state.cwd !== before.cwd) state.cwdDoubt = uncertainDirectory;
    }
    const maxIterations = 64;
    function walkIf(node, walkContext) {
      walkContext.statements(node.clause.commands, walkContext);
      const branches = [ node.then, ...node.elif.flatMap(branch => [ branch.clause, branch.then ]), ...node.else === void 0 ? [] : [ node.else ] ];
      for (const branch of branches) walkMaybe(walkContext, () => walkContext.statements(branch.commands, walkContext));
    }
    function walkWhile(node, walkContext) {
      disturb(walkContext.context.progress);
      loop(node, walkContext, () => {
        walkContext.statements(node.clause.commands, walkContext);
        walkContext.statements(node.body.commands, walkContext);
      });
    }
    const changingVariable = "_";
    function walkFor(node, walkContext) {
      const name = node.name.value;
      if (!(0, script_variables.e)(name) && name !== changingVariable) throw new Undecidable("the variable of a loop is not a script variable");
      const words = node.wordlist?.flatMap(word => [ ...evaluateWord(word, walkContext.context) ]) ?? null;
      const iterations = knownIterations(words);
      if (iterations.some(value => typeof value !== "string")) disturb(walkContext.context.progress);
      for (const value of iterations) loop(node, walkContext, () => {
        setVariable(walkContext.context.state, name, name === changingVariable ? null : value);
        walkContext.statements(node.body.commands, walkContext);
      });
      setVariable(walkContext.context.state, name, null);
    }
    function knownIterations(words) {
      if (words === null || words.length === 0 || words.length > maxIterations) return [ null ];
      const [only] = words;
      if (words.length === 1 && only?.kind === "unknown" && only.plain === true) return [ only.number === true ? countValue : plainValue ];
      const values = words.map(word => word.kind === "literal" ? word.value : null);
      return values.includes(null) ? [ null ] : values;
    }
    function walkArithmeticFor(node, walkContext) {
      disturb(walkContext.context.progress);
      if (node.initialize !== void 0) runArithmetic(node.initialize, walkContext.context);
      loop(node, walkContext, () => {
        if (node.test !== void 0) runArithmetic(node.test, walkContext.context);
        walkContext.statements(node.body.commands, walkContext);
        if (node.update !== void 0) runArithmetic(node.update, walkContext.context);
      });
    }
    function walkCase(node, walkContext) {
      evaluateValue(node.word, walkContext.context);
      for (const item of node.items) {
        for (const pattern of item.pattern) evaluateValue(pattern, walkContext.context);
        walkMaybe(walkContext, () => walkContext.statements(item.body.commands, walkContext));
      }
    }
    function loop(node, walkContext, body) {
      const {state: state, progress: progress} = walkContext.context;
      for (const [name, isCounted] of assignedIn(node)) setVariable(state, name, isCounted && isNumber(state.variables.get(name)) ? numberIn(state, name) : null);
      const before = copyState(state, progress);
      const {steps: steps, timeline: timeline} = walkContext.walk;
      const from = steps.length;
      walkMaybe(walkContext, body);
      timeline.spans.push({
        from: from,
        to: steps.length
      });
      if (state.cwd !== before.cwd) throw new Undecidable("a loop changes the directory");
    }
    function isCounting(node) {
      if (node.append === true || node.index !== void 0 || node.value.type === "ArrayValue") return false;
      const parts = node.value.parts ?? [];
      return /^\d{1,9}$/.test(node.value.text) || parts.length === 1 && parts[0]?.type === "ArithmeticExpansion";
    }
    const assigners = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
    function numberIn({variables: variables}, name) {
      const value = variables.get(name);
      return typeof value === "string" || value?.filled === true ? numberValue : countValue;
    }
    const assigned = new WeakMap;
    function assignedIn(node) {
      const known = assigned.get(node);
      if (known !== void 0) return known;
      const names = new Map;
      const add = (name, isCounted) => {
        names.set(name, isCounted && names.get(name) !== false);
      };
      const visit = inner => {
        if (inner.type === "Assignment") add(inner.name, isCounting(inner));
        if (inner.type === "For") add(inner.name.value, false);
        if (inner.type === "ArithmeticBinary" || inner.type === "ArithmeticUnary") {
          const name = assignedBy(inner);
          if (name !== null) add(name, true);
        }
        if (inner.type === "Command" && assigners.test(inner.name?.value ?? "")) for (const word of inner.args) if (word.type === "Word") add(word.value, false);
        (0, parser.forEachChild)(inner, visit);
      };
      visit(node);
      assigned.set(node, names);
      return names;
    }
    const limited = new WeakMap;
    function withNameLimit(world) {
      const found = limited.get(world) ?? limitedFacts(world);
      limited.set(world, found);
      found.reset();
      return found.facts;
    }
    function limitedFacts(world) {
      let left = shellLimits.names;
      const facts = {
        ...world,
        get repository() {
          return world.repository;
        },
        linksBelow(directory, most) {
          const found = left > 0 ? world.linksBelow(directory, Math.min(most, left)) : null;
          left -= found === null ? most : found.names + 1;
          return found;
        },
        sensitiveBelow(directory, most) {
          const fewer = Math.max(0, Math.min(most, left));
          const found = world.sensitiveBelow(directory, fewer);
          left -= found.names + 1;
          return found.names < fewer ? found : {
            paths: found.paths,
            names: most
          };
        }
      };
      return {
        facts: facts,
        reset: () => {
          left = shellLimits.names;
        }
      };
    }
    const piped_git_revision = /^[\w@][\w./~^@-]*$/;
    const pathspec = /^(?![-/:~])(?!(?:.*\/)?\.\.(?:\/|$))[^\n]+$/;
    const listOptions = /^(?:-[zcmdo]+|--(?:cached|modified|deleted|others|exclude-standard|deduplicate|no-empty-directory|error-unmatch))$/;
    const diffOptions = /^(?:-z|--(?:name-only|cached|staged|merge-base|no-renames|no-color|no-ext-diff|diff-filter=[A-Za-z]+|diff-algorithm=\w+))$/;
    function printsNames(words) {
      const values = words.map(word => word.kind === "literal" ? word.value : null);
      const texts = values.filter(value => value !== null);
      if (texts.length < values.length) return false;
      const [, command, ...rest] = texts;
      const dashes = rest.indexOf("--");
      const before = dashes < 0 ? rest : rest.slice(0, dashes);
      const paths = dashes < 0 ? [] : rest.slice(dashes + 1);
      const options = before.filter(text => text.startsWith("-"));
      const operands = before.filter(text => !text.startsWith("-"));
      if (!paths.every(text => pathspec.test(text)) || !options.some(text => /^-[cmdo]*z/.test(text))) return false;
      if (command === "ls-files") return options.every(text => listOptions.test(text)) && operands.every(text => pathspec.test(text));
      return command === "diff" && options.includes("--name-only") && options.every(text => diffOptions.test(text)) && operands.every(text => piped_git_revision.test(text) || pathspec.test(text));
    }
    function pipedNames({commands: commands, operators: operators}, at, {steps: steps, outer: outer}, isDisturbed) {
      const [before, command] = [ commands[at - 1], commands[at] ];
      if (before?.type !== "Command" || command?.type !== "Command" || operators[at - 1] !== "|") return;
      const step = steps.at(-1);
      const name = before.name?.text;
      if (step === void 0 || step.name !== name || step.outer !== outer || step.alias !== void 0) return;
      if (!piped_names_isPlain(before, discardsErrors) || !piped_names_isPlain(command, isOutput)) return;
      const prints = name === "find" ? onlyPrints : name === "git" && !isDisturbed ? printsNames : void 0;
      return prints?.(step.argv) === true ? step.argv : void 0;
    }
    function piped_names_isPlain({args: args, prefix: prefix, redirects: redirects}, isAllowed) {
      return prefix.length === 0 && redirects.every(isAllowed) && args.every(word => !/`|[$<>]\(/.test(word.text));
    }
    function discardsErrors(one) {
      const errors = one.descriptor?.type === "FileDescriptor" && one.descriptor.value === 2;
      return one.type === "Redirect" && one.operator === ">" && errors && one.target?.text === "/dev/null";
    }
    function isOutput(one) {
      return one.type === "Redirect" && /^(?:>>?|>&|&>>?)$/.test(one.operator) && !/[`$(]/.test(one.target?.text ?? "`");
    }
    const actions = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;
    function onlyPrints(words) {
      const values = words.map(shared_words.Zc);
      return !values.includes(null) && values.at(-1) === "-print0" && values.filter(value => actions.test(value ?? "")).length === 1;
    }
    function refuseNode(node) {
      const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type] : void 0;
      throw new Undecidable(known ?? `it contains an unknown construct (${node.type})`);
    }
    const refusedNode = {
      Select: "a menu (select) cannot be analyzed",
      Function: "a function gives a name another meaning",
      Coproc: "a coprocess cannot be analyzed"
    };
    const assignments_none = [];
    function assignVariable(node, context) {
      const value = assignments_valueOf(node, context);
      if (!(0, script_variables.p)(node.name)) if (typeof value !== "string" || !(0, environment.a)(node.name, value)) throw new Undecidable(`${node.name}=\u2026 changes what later commands do`);
      setVariable(context.state, node.name, value);
    }
    function readPrefix(nodes, command, context) {
      if (nodes.length === 0) return assignments_none;
      const {variables: variables} = context.state;
      const before = new Map(variables);
      const assigned = [];
      for (const node of nodes) {
        const value = assignments_valueOf(node, context);
        variables.set(node.name, value);
        if (node.name === "IFS" && command === "read") continue;
        const harmless = typeof value === "string" && ((0, environment.a)(node.name, value) || isWorkspaceModulePath(node.name, value, command, context));
        if (node.append === true || node.value.type === "ArrayValue" || !harmless && !(0, 
        script_variables.e)(node.name)) throw new Undecidable(`the variable ${node.name} set for a command may change what it does (a rule can allow it with env: \`env ${node.name}=\u2026 ${command}\`)`);
        assigned.push({
          name: node.name,
          value: typeof value === "string" ? value : null,
          source: node.text,
          isSafe: harmless
        });
      }
      for (const {name: name} of nodes) {
        const value = before.get(name);
        if (value === void 0) variables.delete(name); else variables.set(name, value);
      }
      return assigned;
    }
    const loadsCode = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;
    function isWorkspaceModulePath(name, value, command, {state: state, world: world}) {
      if (name !== "PYTHONPATH" || !loadsCode.test(command) || state.cwdDoubt !== null) return false;
      return value.split(":").every(one => {
        const path = (0, files_paths.Hi)(one, state.cwd);
        return /^[\w./-]+$/.test(one) && (0, files_paths.FK)({
          path: path,
          directory: world.workspace
        }) && world.realpath(path) === path && !(0, files_paths.sH)(one);
      });
    }
    function assignments_valueOf(node, context) {
      if (node.index !== void 0) throw new Undecidable("an assignment to an array element may run a command");
      if (node.value.type === "ArrayValue") {
        for (const element of node.value.elements) {
          if (/^\[/.test(element.text)) throw new Undecidable("an array subscript may run a command");
          evaluateWord(element, context);
        }
        return null;
      }
      const value = evaluateValue(node.value, context);
      return node.append === true ? null : value;
    }
    function constantName(node) {
      if (plainSource.test(node.text)) return node.text;
      if (/^[A-Za-z_]\w*\[/.test(joinLines(node.text))) throw new Undecidable("the name of a command may be a subscript");
      const constant = partsOf(node).every(isConstant) && !joinLines(node.text).startsWith("~");
      if (!constant) throw new Undecidable(`the name of a command (${shorten(node.text)}) is not constant`);
      checkBraces(partsOf(node));
      if (node.value === "") throw new Undecidable("the name of a command is empty");
      return node.value;
    }
    function shorten(text) {
      return text.length > 60 ? `${text.slice(0, 57)}\u2026` : text;
    }
    function walkSimpleCommand(node, walk, context, addCommand) {
      walk.seen.add(node);
      const assignments = node.prefix.filter(item => item.type === "Assignment");
      if (node.name === void 0) {
        for (const assignment of assignments) assignVariable(assignment, context);
        addRedirections(node, walk, context);
        return;
      }
      const name = constantName(node.name);
      const expansions = node.args.map(item => item.type === "Word" ? startExpansion(item, context) : declareItem(name, item, context));
      const argv = [ {
        kind: "literal",
        value: name,
        source: node.name.text
      } ];
      for (const word of expansions) if (typeof word !== "function") argv.push(word); else for (const one of word()) argv.push(one);
      addRedirections(node, walk, context);
      addCommand(argv, {
        ...walk,
        input: constantInput(node.redirects)
      }, context, readPrefix(assignments, name, context));
    }
    function declareItem(name, item, context) {
      if (item.index !== void 0 || item.append === true || item.value.type === "ArrayValue") throw new Undecidable("a declaration with a subscript may run a command");
      const value = evaluateValue(item.value, context);
      declareVariables(name, item.name, value);
      setVariable(context.state, item.name, value);
      const prefix = `${item.name}=`;
      return typeof value === "string" ? {
        kind: "literal",
        value: prefix + value,
        source: item.text
      } : {
        kind: "partial",
        prefix: prefix,
        source: item.text
      };
    }
    function addRedirections(node, walk, context) {
      if (node.redirects.length === 0) return;
      const effects = redirectionEffects(node.redirects, context);
      countFiles(context.progress, effects);
      walk.redirected.push(...effects);
      noteFiles(walk.timeline, effects, walk.steps.length);
    }
    function analyzeCommandLine(command, cwd, world) {
      return analyze(cwd, world, (walk, context) => walkScript(command, walk, context));
    }
    function analyzeArgv(argv, cwd, world) {
      const words = argv.map(value => ({
        kind: "literal",
        value: value,
        source: value
      }));
      return analyze(cwd, world, (walk, context) => addCommand(words, walk, context));
    }
    function analyze(cwd, world, body) {
      const walk = {
        world: withNameLimit(world),
        steps: [],
        redirected: [],
        timeline: newFileTimeline(),
        seen: new Set,
        scripts: [],
        level: 0,
        outer: null,
        script: walkScript
      };
      const state = {
        cwd: cwd,
        cwdDoubt: null,
        cwdUnproven: false,
        variables: new Map
      };
      try {
        const real = world.realpath(cwd);
        if (real !== cwd || !(0, files_paths.FK)({
          path: real,
          directory: world.workspace
        })) throw new Undecidable("it would run outside the workspace");
        body(walk, contextFor(walk, state, newWalkProgress()));
        const linked = pathBehindNewLink(walk.timeline, world);
        if (linked !== null) throw new Undecidable(`${linked} may be behind a link that the line itself creates`);
        return walk.steps.length === 0 ? {
          problem: "it does not contain a command"
        } : {
          steps: walk.steps,
          redirected: walk.redirected,
          scripts: walk.scripts
        };
      } catch (error) {
        if (error instanceof Undecidable) return {
          problem: error.problem
        };
        if (error instanceof RangeError) return {
          problem: "it is nested too deeply"
        };
        throw error;
      }
    }
    function walkContextFor(walk, context) {
      return {
        walk: walk,
        context: context,
        statements: walkStatements
      };
    }
    function contextFor(walk, state, progress) {
      const context = {
        state: state,
        world: walk.world,
        progress: progress,
        list: path => void walk.redirected.push({
          kind: "read",
          path: path
        }),
        substitute: script => walkStatements(script.commands, walkContextFor(walk, contextFor(walk, copyState(state, progress), progress)))
      };
      return context;
    }
    function walkScript(command, walk, context) {
      const parsed = parseLine(command);
      walk.scripts.push(command);
      if ("problem" in parsed) throw new Undecidable(parsed.problem);
      const walkContext = walkContextFor(walk, contextFor(walk, context.state, context.progress));
      walkStatements(parsed.script.commands, walkContext);
      if (parsed.commands.some(node => !walk.seen.has(node))) throw new Undecidable("a command is in an unsupported position");
    }
    function walkStatements(statements, walkContext) {
      for (const statement of statements) {
        const {progress: progress} = walkContext.context;
        spend(progress, 1);
        const {patterns: patterns} = progress;
        const from = walkContext.walk.steps.length;
        const target = statement.background === true ? subshell(walkContext) : walkContext;
        if (statement.command.type === "AndOr") walkAndOr(statement.command, target); else walkPipeline(statement.command, target);
        const {state: state} = target.context;
        if (state.cwdUnproven) state.cwdDoubt = uncertainDirectory;
        if (statement.background !== true) continue;
        walkContext.walk.timeline.spans.push({
          from: from,
          to: Number.POSITIVE_INFINITY
        });
        if (progress.patterns > patterns) progress.racing = true;
      }
    }
    function subshell(walkContext) {
      return walkContextFor(walkContext.walk, contextFor(walkContext.walk, copyState(walkContext.context.state, walkContext.context.progress), walkContext.context.progress));
    }
    function walkAndOr(node, walkContext) {
      const {state: state, progress: progress} = walkContext.context;
      const before = copyState(state, progress);
      for (const [at, command] of node.commands.entries()) {
        if (at === 1) Object.assign(before, copyState(state, progress));
        const operator = node.operators[at - 1];
        if (operator === "||") {
          if (state.cwdUnproven) state.cwdDoubt = uncertainDirectory;
          walkMaybe(walkContext, () => walkPipeline(command, walkContext));
        } else walkPipeline(command, walkContext);
      }
      markUncertain(state, before);
    }
    function walkPipeline(node, walkContext) {
      if (node.type !== "Pipeline") {
        walkNode(node, walkContext);
        return;
      }
      const pipeline = node;
      if (pipeline.commands.length === 0) throw new Undecidable("a pipeline is empty");
      if (pipeline.commands.length === 1 && pipeline.commands[0] !== void 0) {
        walkNode(pipeline.commands[0], walkContext);
        return;
      }
      const {progress: progress} = walkContext.context;
      const {patterns: patterns, racing: racing} = progress;
      const from = walkContext.walk.steps.length;
      let {disturbed: disturbed} = progress;
      for (const [at, command] of pipeline.commands.entries()) {
        const found = pipedNames(pipeline, at, walkContext.walk, disturbed);
        ({disturbed: disturbed} = progress);
        walkNode(command, subshell({
          ...walkContext,
          walk: {
            ...walkContext.walk,
            found: found
          }
        }));
        if (progress.patterns > patterns) progress.racing = true;
      }
      walkContext.walk.timeline.spans.push({
        from: from,
        to: walkContext.walk.steps.length
      });
      progress.racing = racing;
    }
    function walkNode(node, walkContext) {
      switch (node.type) {
       case "Command":
        walkSimpleCommand(node, walkContext.walk, walkContext.context, addCommand);
        return;

       case "Redirected":
        walk_addRedirections(node.redirects, walkContext);
        walkNode(node.command, walkContext);
        return;

       case "Subshell":
        walkStatements(node.body.commands, subshell(walkContext));
        return;

       case "BraceGroup":
        walkStatements(node.body.commands, walkContext);
        return;

       case "If":
        walkIf(node, walkContext);
        return;

       case "For":
        walkFor(node, walkContext);
        return;

       case "ArithmeticFor":
        walkArithmeticFor(node, walkContext);
        return;

       case "While":
        walkWhile(node, walkContext);
        return;

       case "Case":
        walkCase(node, walkContext);
        return;

       case "TestCommand":
        checkCondition(node.expression, walkContext.context);
        return;

       case "ArithmeticCommand":
        if (node.expression !== void 0) runArithmetic(node.expression, walkContext.context);
        return;

       default:
        refuseNode(node);
      }
    }
    function walk_addRedirections(redirections, walkContext) {
      const effects = redirectionEffects(redirections, walkContext.context);
      countFiles(walkContext.context.progress, effects);
      walkContext.walk.redirected.push(...effects);
      noteFiles(walkContext.walk.timeline, effects, walkContext.walk.steps.length);
    }
    const maxCommands = 256;
    const maxWords = 16;
    function possibleCommands(step) {
      const words = step.argv.slice(1).map(word => word.kind === "literal" ? word.value : "");
      const risky = new Set(step.risks.filter(one => one.openedBy === void 0 && one.alsoCoveredBy === void 0).map(({word: word}) => word));
      if (step.role !== "unknown" && risky.size === 0) return [];
      const bare = bareName(step.name);
      const hasSubCommands = (0, programs_table.w)(bare.slice(bare.lastIndexOf("/") + 1))?.subCommands !== void 0;
      const found = [];
      for (const [at, word] of words.entries()) {
        if (found.length >= maxCommands) break;
        const plain = /^[\w./+-]*$/.test(word);
        if (step.role !== "unknown" && (!risky.has(word) || plain && hasSubCommands)) continue;
        const rest = words.slice(at + 1, at + maxWords);
        const tokens = plain ? [ word ] : word.split(/[^\w./+-]+/).slice(0, maxCommands);
        for (const [place, token] of tokens.entries()) if (/^[\w./]/.test(token)) found.push([ token, ...tokens.slice(place + 1, place + maxWords), ...rest ]);
      }
      return found.slice(0, maxCommands);
    }
    const command_forms_none = new Set;
    const command_forms_table = {
      git: {
        valued: new Set([ "-C", "-c", "--git-dir", "--work-tree", "--namespace", "--exec-path", "--config-env", "--super-prefix", "--attr-source", "--list-cmds" ]),
        harmless: new Set([ "--no-pager", "-P", "--no-optional-locks", "--no-advice", "--literal-pathspecs", "--no-replace-objects" ])
      },
      npm: {
        valued: new Set([ "--prefix", "-C", "-w", "--workspace", "--userconfig", "--globalconfig", "--registry", "--loglevel", "--cache" ]),
        harmless: command_forms_none
      },
      pnpm: {
        valued: new Set([ "-C", "--dir", "--filter", "-F", "--config" ]),
        harmless: command_forms_none
      },
      yarn: {
        valued: new Set([ "--cwd", "--use-yarnrc" ]),
        harmless: command_forms_none
      },
      bun: {
        valued: new Set([ "--cwd", "-c", "--config", "--env-file", "-F", "--filter" ]),
        harmless: command_forms_none
      },
      cargo: {
        valued: new Set([ "--config", "-C", "-Z", "--color", "--manifest-path" ]),
        harmless: command_forms_none
      },
      go: {
        valued: new Set([ "-C" ]),
        harmless: command_forms_none
      },
      docker: {
        valued: new Set([ "-H", "--host", "-c", "--context", "--config", "-l", "--log-level", "--tlscacert", "--tlscert", "--tlskey" ]),
        harmless: command_forms_none
      },
      podman: {
        valued: new Set([ "--url", "--connection", "-c", "--root", "--runroot", "--log-level" ]),
        harmless: command_forms_none
      },
      kubectl: {
        valued: new Set([ "-n", "--namespace", "--context", "--kubeconfig", "--cluster", "--user", "-s", "--server", "--as", "--token" ]),
        harmless: command_forms_none
      },
      gh: {
        valued: new Set([ "-R", "--repo" ]),
        harmless: command_forms_none
      },
      sudo: {
        valued: new Set([ "-u", "-g", "-C", "-D", "-h", "-p", "-R", "-r", "-t", "-T", "-U", "--user", "--group", "--chdir", "--host", "--prompt" ]),
        harmless: command_forms_none
      },
      pip: {
        valued: new Set([ "--python", "--log", "--proxy", "--cert", "--client-cert", "--cache-dir", "--retries", "--timeout" ]),
        harmless: command_forms_none
      },
      python: {
        valued: new Set([ "-W", "-X", "-Q" ]),
        harmless: command_forms_none
      },
      make: {
        valued: new Set([ "-C", "-f", "-I", "-j", "-l", "-o", "-W", "--directory", "--file", "--makefile", "--jobs" ]),
        harmless: command_forms_none
      }
    };
    function patternWords(step) {
      return step.argv.map((word, at) => word.kind !== "literal" ? null : at === 0 ? bareName(step.name) : word.value);
    }
    function allowForms(step) {
      step.forms.allow ??= [ step.argv, ...step.alias === void 0 ? [] : [ step.alias ] ].flatMap(argv => findAllowForms({
        argv: argv,
        name: argv === step.argv ? step.name : (0, shared_words.Zc)(argv[0]) ?? ""
      }));
      return step.forms.allow;
    }
    function findAllowForms(step) {
      const words = patternWords(step);
      const options = optionsOf(words[0] ?? "");
      if (options === void 0 || options.harmless.size === 0) return [ words ];
      let at = 1;
      while (options.harmless.has(words[at] ?? "")) at += 1;
      return at === 1 ? [ words ] : [ words, [ words[0] ?? null, ...words.slice(at) ] ];
    }
    function denyForms(step) {
      step.forms.deny ??= findDenyForms(step);
      return step.forms.deny;
    }
    function findDenyForms(step) {
      const words = patternWords(step);
      const options = optionsOf(words[0] ?? "");
      const stripped = options === void 0 ? null : withoutGlobals(words, options);
      return [ words, ...stripped === null ? [] : [ stripped ], ...possibleCommands(step) ];
    }
    function optionsOf(name) {
      const base = name.slice(name.lastIndexOf("/") + 1).toLowerCase();
      const family = /^python[\d.]*$/.test(base) ? "python" : /^pip[\d.]*$/.test(base) ? "pip" : base;
      return Object.hasOwn(command_forms_table, family) ? command_forms_table[family] : void 0;
    }
    function withoutGlobals(words, options) {
      let at = 1;
      while (at < words.length) {
        const word = words[at];
        if (word === null || word === void 0 || !/^[-+]/.test(word) || word === "--") break;
        at += options.valued.has(word) ? 2 : 1;
      }
      return at === 1 ? null : [ words[0] ?? null, ...words.slice(at) ];
    }
    var memoize = __webpack_require__(78535);
    function matchesRiskLiterally(rule, risk, times) {
      if ((literalCounts(rule).get(risk.word) ?? 0) >= times) return true;
      const words = (0, parse_rules.jD)(rule);
      if (rule.specifier.kind !== "command" || !rule.specifier.pattern.open) return false;
      const {alsoCoveredBy: also, openedBy: openedBy} = risk;
      return also !== void 0 && endsWith(words, also) || openedBy !== void 0 && words.length > 0 && beginsAs(words, openedBy);
    }
    function endsWith(words, also) {
      const named = isOption(also.at(-1)) || isOption(words.at(-1)) ? words : words.filter(word => !isOption(word));
      const before = named.length - also.length;
      return before >= 0 && also.every((word, at) => isSame(named[before + at], word, at));
    }
    const packageSelection = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;
    function beginsAs(words, openedBy) {
      const isManager = /^(?:npm|pnpm|bun)$/.test(words[0] ?? "");
      const named = isManager ? words.filter(word => !packageSelection.test(word)) : words;
      return named.every((word, at) => isSame(word, openedBy[at], at));
    }
    function isOption(word) {
      return word?.startsWith("-") === true;
    }
    function isSame(ofRule, word, at) {
      return ofRule === word || at === 0 && ofRule !== void 0 && (0, rule_index.Fl)(ofRule) === word;
    }
    const literalCounts = (0, memoize.j)(rule => {
      const times = new Map;
      for (const word of (0, parse_rules.jD)(rule).slice(1)) times.set(word, (times.get(word) ?? 0) + 1);
      return times;
    });
    function matchesPathLiterally(rule, path, cwd) {
      const literal = literalPaths(rule);
      const known = literal.get(cwd);
      if (known !== void 0) return known.has(path);
      const texts = (0, parse_rules.jD)(rule).slice(1).flatMap(word => [ word, word.slice(word.indexOf("=") + 1), word.slice(2) ]);
      const paths = new Set(texts.filter(text => text !== "").map(text => (0, files_paths.Hi)(text, cwd)));
      literal.clear();
      literal.set(cwd, paths);
      return paths.has(path);
    }
    const literalPaths = (0, memoize.j)(() => new Map);
    function matchesAddressLiterally(rule, url) {
      const addresses = literalAddresses(rule);
      return addresses.has(url) || URL.canParse(url) && addresses.has(new URL(url).href);
    }
    const literalAddresses = (0, memoize.j)(rule => {
      const words = (0, parse_rules.jD)(rule).slice(1);
      return new Set(words.flatMap(word => URL.canParse(word) ? [ word, new URL(word).href ] : [ word ]));
    });
    var command_pattern = __webpack_require__(39285);
    function allowRuleNames(rule, step, world) {
      if (rule.tool !== "Bash") return false;
      if (rule.specifier.kind === "any") return true;
      if (rule.specifier.kind !== "command") return false;
      const {pattern: pattern} = rule.specifier;
      const [first] = pattern.words;
      if (first?.kind === "literal" && !first.text.includes("/") && !allowForms(step).some(form => form[0] === first.text)) return false;
      const sameProgram = (text, word) => text.includes("/") ? isSameFile(text, step, world) : text === word;
      if (step.role === "unknown" && matchesAnyProgram(pattern)) return false;
      if (!allowsAssignments(pattern, step)) return false;
      return allowForms(step).some(words => (0, command_pattern.f0)(pattern, words, {
        matchUnknown: false,
        sameProgram: sameProgram
      }));
    }
    function isSameFile(text, {name: name, cwd: cwd}, world) {
      if (!name.includes("/")) return false;
      const bare = bareName(text);
      return bare === text ? (0, files_paths.Hi)(text, world.workspace) === (0, files_paths.Hi)(name, cwd) : bare === bareName(name);
    }
    function matchesAnyProgram({words: [first]}) {
      return first?.kind === "words" || first?.kind === "pieces" && first.pieces[0] === "";
    }
    function allowsAssignments({assignments: assignments}, {assigned: assigned}) {
      return assigned.every(one => one.isSafe || assignments.some(part => (0, command_pattern.DU)(part, one, false))) && assignments.every(part => assigned.some(one => (0, 
      command_pattern.DU)(part, one, false)));
    }
    function allowRuleReaches(rule, step, world) {
      for (let outer = step.outer; outer !== null; outer = outer.outer) if ((0, parse_rules.jD)(rule).includes(step.name, 1) && allowRuleNames(rule, outer, world)) return true;
      return false;
    }
    function strictRuleNames(rule, step) {
      if (rule.tool !== "Bash") return false;
      if (rule.specifier.kind === "any") return true;
      if (rule.specifier.kind !== "command") return false;
      const given = rule.specifier.pattern;
      const pattern = given.words.length === 1 ? {
        ...given,
        open: true
      } : given;
      const isSet = pattern.assignments.every(part => step.assigned.some(one => (0, command_pattern.DU)(part, one, true)));
      if (!isSet) return false;
      return denyForms(step).some(words => (0, command_pattern.f0)(pattern, words, {
        matchUnknown: true,
        sameProgram: sameProgram
      }) || pattern.open && matchesLoosely(pattern, words));
    }
    function sameProgram(text, word) {
      return (0, rule_index.Fl)(text) === (0, rule_index.Fl)(word);
    }
    function matchesLoosely(pattern, words) {
      const wanted = pattern.words.map(word => word.kind === "literal" ? word.text : null);
      const program = wanted[0];
      const name = words[0];
      if (wanted.includes(null) || typeof program !== "string" || typeof name !== "string" || !sameProgram(program, name)) return false;
      const literal = wanted.slice(1).filter(word => word !== null);
      const given = words.slice(1);
      const operands = given.filter(word => word === null || !word.startsWith("-"));
      const flags = flagsOf(given.filter(word => word !== null));
      const uncertain = given.includes(null);
      const optionsMet = flagsOf(literal).every(flag => uncertain || flags.includes(flag));
      const operandsMet = literal.filter(word => !word.startsWith("-")).every((word, at) => operands[at] === word || operands[at] === null);
      return optionsMet && operandsMet;
    }
    function flagsOf(words) {
      return words.flatMap(word => {
        if (word.startsWith("--")) return word === "--" ? [] : [ word ];
        return word.startsWith("-") ? Array.from(word.slice(1)).map(letter => `-${letter}`) : [];
      });
    }
    function grantsFile(rule, effect, step, world) {
      if (!matchesPathLiterally(rule, effect.path, step.cwd)) return false;
      return effect.kind === "read" || rule.specifier.kind !== "command" || followsFromRule(rule, effect, step, world);
    }
    function followsFromRule({specifier: specifier}, effect, step, world) {
      const words = specifier.kind === "command" ? specifier.pattern.words : [];
      const argv = words.flatMap(word => word.kind === "literal" ? [ (0, shared_words.CK)(word.text) ] : []);
      const [first, ...args] = argv;
      const base = (0, rule_index.Fl)(step.name);
      if (first === void 0 || argv.length < words.length || (0, rule_index.Fl)((0, shared_words.bG)(first)) !== base) return true;
      const program = (0, programs_table.w)(base);
      if (program === void 0) return true;
      const {effects: effects} = program.read({
        argv: [ (0, shared_words.CK)(base), ...args ],
        cwd: step.cwd
      }, world);
      return effects.some(one => one.kind === effect.kind && one.path === effect.path);
    }
    var simple_command = __webpack_require__(27126);
    const longestShown = 100;
    function showCommand(step) {
      const written = (0, simple_command.u)(step);
      const text = written.replace(/\s+/g, " ");
      return `\`${text.length > longestShown ? `${text.slice(0, longestShown - 3)}\u2026` : text}\``;
    }
    function evaluateCommandEffect(effect, step, rules, context) {
      const text = (0, types.E)(effect);
      const textRule = text === null ? void 0 : ruleWithText(text, step, rules);
      if (textRule !== void 0) return granted(textRule, "this program text");
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        {
          const found = evaluateFile(effect.kind, effect.path, "Bash", context);
          const {kind: kind, path: path} = effect;
          if (!found.missing || typeof path !== "string") return found;
          const rule = rules.find(one => grantsFile(one, {
            kind: kind,
            path: path
          }, step, context.world));
          return rule === void 0 ? found : granted(rule, path);
        }

       case "fetch":
        {
          const found = evaluateFetch(effect.url, "Bash", context);
          const {url: url} = effect;
          if (!found.missing || typeof url !== "string") return found;
          const rule = rules.find(one => matchesAddressLiterally(one, url));
          return rule === void 0 ? found : granted(rule, url);
        }

       case "exec":
        return "any" in effect.argv ? evaluateAnyProgram(effect.argv, step, context) : unnamed(effect.kind);

       case "post":
       case "mcp":
        return unnamed(effect.kind);
      }
    }
    function ruleWithText(text, {argv: argv, risks: risks}, rules) {
      if (!argv.some(word => word.kind === "literal" && word.value === text)) return;
      const risk = risks.find(({word: word}) => word === text);
      return risk && rules.find(rule => rule.specifier.kind === "command" && matchesRiskLiterally(rule, risk, 1));
    }
    function unnamed(kind) {
      return {
        decision: "ask",
        rule: null,
        reason: `no rule allows a command to ${kind}`
      };
    }
    function evaluateAnyProgram({any: any}, step, {rules: rules}) {
      const risk = step.risks.find(({word: word}) => word === any);
      const why = risk?.why ?? "is unknown before the command runs, and this program is unknown";
      const hint = risk?.hint ?? (0, unknown_target.w)(any);
      const rule = rules.deny.find(({tool: tool}) => tool === "Bash")?.text ?? null;
      return {
        decision: "deny",
        rule: rule,
        reason: `${showCommand(step)}: ${any} ${why}: ${hint}`
      };
    }
    function granted(rule, what) {
      return {
        decision: "allow",
        rule: rule.text,
        reason: `the rule ${rule.text} names ${what}`
      };
    }
    function namesDirectory(step, {rules: rules, more: more, world: world}) {
      return [ ...directoryRules(rules.allow), ...more ].some(({tool: tool, specifier: specifier}) => {
        if (tool !== "Bash" || specifier.kind !== "command") return tool === "Bash" && specifier.kind === "any";
        const [program, directory, ...others] = specifier.pattern.words;
        if (program?.kind !== "literal" || program.text !== "cd" || others.length > 0) return false;
        if (directory === void 0) return specifier.pattern.open;
        return matchesDirectory(directory, step.cwd, world);
      });
    }
    function matchesDirectory(directory, path, world) {
      if (directory.kind === "literal") return (0, files_paths.Hi)(directory.text, world.workspace) === path;
      const text = (0, path_pattern.AA)(path, world);
      return [ text, `./${text}` ].some(word => (0, command_pattern.Sr)(directory, word));
    }
    const directoryRules = (0, memoize.j)(rules => rules.filter(rule => rule.tool === "Bash" && (rule.specifier.kind === "any" || (0, 
    parse_rules.jD)(rule)[0] === "cd")));
    function evaluatedEffect(effect, {decision: decision, rule: rule, reason: reason, hint: hint}) {
      return {
        effect: effect,
        decision: decision,
        rule: rule,
        reason: reason,
        ...hint === void 0 ? {} : {
          hint: hint
        }
      };
    }
    const severity = {
      allow: 0,
      ask: 1,
      deny: 2
    };
    function strictest(decisions) {
      let worst;
      for (const current of decisions) if (worst === void 0 || severity[current.decision] > severity[worst.decision]) worst = current;
      return worst;
    }
    function possibleReads(step, world) {
      if (step.role !== "unknown" && step.risks.length === 0) return [];
      const risky = new Set(step.risks.map(({word: word}) => word));
      const isFile = text => step.role === "unknown" || /^\.|\//.test(text) || world.kindOf((0, 
      files_paths.Hi)(text, step.cwd)) !== "missing";
      return step.argv.slice(1).flatMap(word => {
        if (word.kind !== "literal" || word.value === "") return [];
        if (step.role !== "unknown" && !risky.has(word.value)) return [];
        const texts = new Set([ word.value, word.value.slice(word.value.indexOf("=") + 1) ].filter(text => !text.startsWith("-") && text !== "" && isFile(text)));
        return [ ...texts ].map(text => ({
          kind: "read",
          path: (0, files_paths.Hi)(text, step.cwd)
        }));
      });
    }
    const maxNames = 2e3;
    function evaluateWithoutRule(step, called, context) {
      if (context.mode === "yolo") return {
        decision: "allow",
        rule: null,
        reason: `mode yolo allows ${called}`
      };
      const set = step.assigned.find(({isSafe: isSafe}) => !isSafe);
      const also = set === void 0 ? "" : `; it would have to name ${set.name} too`;
      const missing = {
        decision: "ask",
        rule: null,
        reason: `no rule allows ${called}${also}`
      };
      if (!context.readOnlyCommands || !step.readsOnlyFiles || set !== void 0) return missing;
      for (const read of step.bulk) {
        const closed = closedIn(read, context);
        if (closed !== null) return {
          ...missing,
          reason: `${missing.reason}, and ${closed}`
        };
      }
      return {
        decision: "allow",
        rule: null,
        reason: `${called} only reads files that the rules allow`
      };
    }
    const committedLog = /\.log(?:\.\d+)?$/i;
    function closedIn(read, context) {
      const {world: world} = context;
      const strict = [ ...context.rules.deny, ...context.rules.ask ].filter(({tool: tool}) => tool === "Read");
      const [first] = strict;
      if (read.of === "history" && first !== void 0) return `git shows the content of files in any commit, where the rule ${first.text} cannot be applied`;
      const place = (0, files_paths.JA)({
        path: read.path,
        directory: world.workspace
      }) || "the workspace";
      const instead = read.of === "directory" ? ": use the tool Grep, which leaves out files that the rules deny" : "";
      const sensitive = read.sensitive();
      if (sensitive === null) return `there are too many files in ${place} to check each of them${instead}`;
      const isOpen = path => evaluateFile("read", path, "Bash", context).decision === "allow";
      const isShown = path => read.of === "history" && committedLog.test(path);
      const closed = sensitive.find(path => read.includes(path) && !isShown(path) && !isOpen(path));
      if (closed !== void 0) return `it would read ${(0, files_paths.JA)({
        path: closed,
        directory: world.workspace
      }) ?? closed}, which needs a rule of its own${instead}`;
      if (first === void 0 || read.of === "history") return null;
      const files = filesBelow(read.path, world);
      if (files === null) return `there are too many files in ${place} to check each of them${instead}`;
      const denied = files.find(path => read.includes(path) && strictRule(path, strict, context) !== void 0);
      return denied === void 0 ? null : `it would read ${(0, files_paths.JA)({
        path: denied,
        directory: world.workspace
      }) ?? denied}, which the rule ${strictRule(denied, strict, context)?.text ?? ""} covers${instead}`;
    }
    function strictRule(path, strict, context) {
      return countRules(strict, context).find(({specifier: specifier}) => specifier.kind === "any" || specifier.kind === "path" && (0, 
      path_pattern.$h)(specifier.pattern, path, context.world, true));
    }
    function filesBelow(top, world) {
      const files = [];
      const toWalk = world.kindOf(top) === "directory" ? [ top ] : [];
      let names = 0;
      for (const directory of toWalk) for (const name of world.entries(directory)) {
        names += 1;
        if (names > maxNames) return null;
        const path = `${directory}/${name}`;
        (world.kindOf(path) === "directory" ? toWalk : files).push(path);
      }
      return files;
    }
    function evaluateCommand(step, alone, context) {
      const candidates = countRules((0, rule_index.gh)(context.rules.allow, () => reachingForms(step)), context);
      const rules = matchingRules(candidates, step, context);
      for (const rule of matchingRules(context.more, step, context)) rules.push(rule);
      const exec = {
        kind: "exec",
        argv: step.argv.map(word => word.kind === "literal" ? word.value : word.source),
        cwd: step.cwd
      };
      const run = evaluateExec({
        step: step,
        alone: alone,
        rules: rules
      }, context);
      const parts = [ evaluatedEffect(exec, run) ];
      for (const effect of step.effects) parts.push(evaluatedEffect(effect, evaluateCommandEffect(effect, step, rules, context)));
      for (const effect of possibleReads(step, context.world)) {
        const found = evaluateCommandEffect(effect, step, rules, context);
        if (found.decision === "deny") parts.push(evaluatedEffect(effect, found));
      }
      return {
        step: step,
        parts: parts,
        ownDecision: strictest(parts) ?? run,
        alone: alone,
        rules: rules
      };
    }
    function isCommandAllowedNow(evaluated, context) {
      const {step: step, alone: alone} = evaluated;
      const rules = [ ...evaluated.rules, ...matchingRules(context.more, step, context) ];
      return evaluated.parts.every(({decision: decision, effect: effect}, at) => {
        if (decision === "allow") return true;
        const found = at === 0 ? evaluateExec({
          step: step,
          alone: alone,
          rules: rules
        }, context) : evaluateCommandEffect(effect, step, rules, context);
        return found.decision === "allow";
      });
    }
    function matchingRules(rules, step, {world: world}) {
      return rules.filter(rule => allowRuleNames(rule, step, world) || allowRuleReaches(rule, step, world));
    }
    function reachingForms(step) {
      const forms = [ ...allowForms(step) ];
      for (let {outer: outer} = step; outer !== null; outer = outer.outer) forms.push(...allowForms(outer));
      return forms;
    }
    function evaluateExec({step: step, alone: alone, rules: rules}, context) {
      const called = showCommand(step);
      const denied = findStrictRule("deny", step, context);
      if (denied !== void 0) return {
        decision: "deny",
        rule: denied.text,
        reason: `the rule ${denied.text} denies ${called}`
      };
      const never = step.risks.find(risk => risk.never === true);
      if (never !== void 0) return {
        decision: "deny",
        rule: null,
        reason: `${called}: ${never.word} ${never.why}; no rule can allow this${never.hint === void 0 ? "" : `: ${never.hint}`}`,
        ...hintOf(never)
      };
      const free = (step.role === "neutral" || step.role === "transparent") && step.assigned.every(one => one.isSafe);
      if (context.mode === "plan" && !step.readOnly && !free) return {
        decision: "deny",
        rule: null,
        reason: `mode plan allows only read-only commands, and ${called} is not known to be read-only`
      };
      const asked = context.mode === "yolo" ? void 0 : findStrictRule("ask", step, context);
      if (asked !== void 0) return {
        decision: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} requires confirmation of ${called}`
      };
      return decidePermission({
        step: step,
        called: called,
        rules: rules,
        free: free && (!alone || context.readOnlyCommands)
      }, context);
    }
    function findStrictRule(list, step, context) {
      if (context.rules[list].length === 0) return;
      const rules = countRules((0, rule_index.gM)(context.rules[list], () => denyForms(step)), context);
      return rules.find(rule => strictRuleNames(rule, step));
    }
    const runsAsOtherUser = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;
    function decidePermission({step: step, called: called, rules: rules, free: free}, context) {
      const [rule] = rules;
      const name = (0, rule_index.Fl)(step.name);
      if (runsAsOtherUser.test(name) && !rules.some(one => (0, rule_index.Fl)((0, parse_rules.jD)(one)[0] ?? "") === name)) return {
        decision: "deny",
        rule: null,
        reason: `${called} runs as another user, and no allow rule names ${name}`
      };
      const open = findUncoveredRisk(step.risks, rules, context);
      if (rule === void 0 && !free && open?.anyProgram !== true) return evaluateWithoutRule(step, called, context);
      if (open !== void 0) return {
        decision: "ask",
        rule: rule?.text ?? null,
        reason: `${called}: ${open.word} ${open.why}${open.hint === void 0 ? ", and no rule names it" : `: ${open.hint}`}`,
        ...hintOf(open)
      };
      if (step.elsewhere && context.mode !== "yolo" && !canRunInDirectory(step, rules, context)) {
        const directory = (0, path_pattern.AA)(step.cwd, context.world);
        return {
          decision: "ask",
          rule: rule?.text ?? null,
          reason: `${called} runs scripts from ${directory}, and no rule names \`cd ${directory}\``
        };
      }
      const unclear = step.role === "unknown" ? step.argv.find(word => word.kind !== "literal") : void 0;
      if (unclear !== void 0 && context.mode !== "yolo" && rule?.specifier.kind !== "any") return {
        decision: "ask",
        rule: rule?.text ?? null,
        reason: `${called}: this program is unknown, and ${unclear.source} is not constant`,
        hint: `write the value of ${unclear.source} itself`
      };
      const reason = rule === void 0 ? `${called} changes nothing outside the shell` : `the rule ${rule.text} allows ${called}`;
      return {
        decision: "allow",
        rule: rule?.text ?? null,
        reason: reason
      };
    }
    const hintOf = ({hint: hint}) => hint === void 0 ? {} : {
      hint: hint
    };
    function canRunInDirectory(step, rules, context) {
      if (namesDirectory(step, context) || isTrustedPackage(step.cwd, context)) return true;
      return step.alias !== void 0 && rules.some(rule => matchesPathLiterally(rule, step.cwd, context.world.workspace));
    }
    function findUncoveredRisk(risks, rules, {mode: mode}) {
      if (risks.length === 0) return;
      const isWide = mode === "yolo" || rules.some(rule => rule.specifier.kind === "any");
      const times = new Map;
      for (const {word: word} of risks) times.set(word, (times.get(word) ?? 0) + 1);
      return risks.find(risk => !(isWide && risk.anyProgram !== true) && !rules.some(rule => matchesRiskLiterally(rule, risk, times.get(risk.word) ?? 1)));
    }
    function parseRequest(effects, world) {
      const plain = [];
      const lines = [];
      for (const effect of effects) {
        if (effect.kind !== "shell" && effect.kind !== "exec") {
          if (lengthOf(effect) > shellLimits.length) return unparsable(`a path, address or name is longer than ${shellLimits.length} characters`);
          plain.push(effect);
          continue;
        }
        const line = effect.kind === "shell" ? analyzeCommandLine(effect.command, effect.cwd, world) : analyzeArgv(effect.argv, effect.cwd, world);
        if ("problem" in line) return unparsable(line.problem);
        const alone = line.steps.every(step => step.role === "neutral" || step.role === "transparent");
        lines.push({
          steps: line.steps,
          redirected: line.redirected,
          scripts: line.scripts,
          alone: alone
        });
      }
      return {
        problem: null,
        lines: lines,
        effects: plain
      };
    }
    function unparsable(problem) {
      return {
        problem: problem,
        lines: [],
        effects: []
      };
    }
    function lengthOf(effect) {
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        return effect.path.length;

       case "fetch":
        return effect.url.length;

       case "post":
        return effect.target?.length ?? 0;

       case "mcp":
        return effect.server.length + effect.tool.length;
      }
    }
    function evaluateRequest(request, prepared, context) {
      if (prepared.problem !== null) return refusedRequest(prepared.problem, request, context);
      try {
        return evaluateParts(request, prepared, context);
      } catch (error) {
        if (error instanceof Undecidable) return refusedRequest(error.problem, request, context);
        throw error;
      }
    }
    function evaluateParts(request, prepared, context) {
      const commands = [];
      const parts = [];
      const scripts = [];
      for (const line of prepared.lines) {
        for (const step of line.steps) {
          const command = evaluateCommand(step, line.alone, context);
          commands.push(command);
          for (const part of command.parts) parts.push(part);
        }
        for (const script of line.scripts) scripts.push(script);
      }
      for (const line of prepared.lines) for (const effect of line.redirected) parts.push(evaluateEffect(effect, request, context));
      for (const effect of prepared.effects) parts.push(evaluateEffect(effect, request, context));
      const worst = parts.length === 0 ? evaluateTool(request, context) : decidingPart(parts);
      return {
        decision: worst.decision,
        outcome: worst.decision === "allow" ? "run" : "refuse",
        rule: worst.rule,
        reason: worst.reason.charAt(0).toUpperCase() + worst.reason.slice(1),
        effects: parts.map(part => part.effect),
        parts: parts,
        scripts: scripts,
        suggest: [],
        commands: commands
      };
    }
    function otherParts({commands: commands, parts: parts}) {
      return parts.slice(commands.reduce((sum, command) => sum + command.parts.length, 0));
    }
    function refusedPartsOf(explanation) {
      const others = otherParts(explanation).filter(part => part.decision !== "allow");
      return {
        steps: explanation.commands.filter(({ownDecision: ownDecision}) => ownDecision.decision !== "allow"),
        effects: others.map(part => part.effect),
        isTool: explanation.parts.length === 0
      };
    }
    function isAllowedNow(request, {steps: steps, effects: effects, isTool: isTool}, context) {
      return (!isTool || evaluateTool(request, context).decision === "allow") && effects.every(effect => evaluateEffect(effect, request, context).decision === "allow") && steps.every(evaluated => isCommandAllowedNow(evaluated, context));
    }
    function refusedRequest(problem, request, context) {
      const denied = context.rules.deny.find(rule => rule.tool === request.tool && rule.specifier.kind === "any");
      const reason = `The ${request.tool === "Bash" ? "command line" : "call"} is refused: ${problem}`;
      return {
        decision: "deny",
        outcome: "refuse",
        rule: denied?.text ?? null,
        reason: reason,
        effects: [],
        parts: [],
        scripts: [],
        suggest: [],
        commands: []
      };
    }
    function evaluateEffect(effect, request, context) {
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        return evaluatedEffect(effect, evaluateFile(effect.kind, effect.path, request.tool, context));

       case "fetch":
        return evaluatedEffect(effect, evaluateFetch(effect.url, request.tool, context));

       case "mcp":
        return evaluatedEffect(effect, evaluateTool({
          tool: `mcp__${effect.server}__${effect.tool}`,
          effects: []
        }, context));

       case "post":
        return evaluatedEffect(effect, evaluateTool(writeRequestOf(effect, request), context));

       case "exec":
        return evaluatedEffect(effect, evaluateTool(request, context));
      }
    }
    function writeRequestOf({what: what, target: target}, request) {
      const subject = target ?? request.subject;
      const tool = (0, tool_names.Zt)(what) ?? request.tool;
      return {
        tool: tool,
        effects: [],
        ...subject === void 0 ? {} : {
          subject: subject
        }
      };
    }
    function decidingPart(parts) {
      const worst = strictest(parts);
      if (worst === void 0) throw new Error("a call without parts has no decision");
      if (worst.decision === "deny") return parts.find(({decision: decision, rule: rule}) => decision === "deny" && rule !== null) ?? worst;
      return worst.decision === "allow" ? parts.find(part => part.rule !== null) ?? worst : worst;
    }
    const rewrite_table = [ [ /may hold a secret|file of the runner|prints every variable|outside the workspace/, null ], [ /target of a redirection/, 'write the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file' ], [ /name of a command/, "write the program name itself, without a variable or substitution" ], [ /more than|nested too deeply|very many names|too many words/, "split it into several shorter calls" ], [ /through a link|behind a link|link that the line/, "use the real path, and create links in a separate call" ], [ /directory of cd|cd goes|changes the directory/, "write the directory itself after cd, or use paths relative to the workspace root" ], [ /changes (?:what|the environment|how|which)|may outlive/, "remove the variable, or set it for one command with `env NAME=value COMMAND`" ], [ /keep it one word/, "put double quotes around the value" ], [ /brace/, "write out each word instead of using braces" ], [ /arithmetic|integer|subscript|number/, "write the number itself" ], [ /cannot be analyzed/, "write the commands themselves instead of `eval` or `source`" ], [ /substitution/, "run the inner command in a separate call, and write its output as a constant" ], [ /not constant|variable/, "write the value itself" ] ];
    function rewriteFor(problem) {
      const known = rewrite_table.find(([pattern]) => pattern.test(problem));
      return known === void 0 ? "use simple commands with constant words, one per call" : known[1];
    }
    const maxEntries = 8;
    function refusalOf(explanation, problem, request, rules) {
      const {commands: commands, parts: parts, reason: reason} = explanation;
      if (problem !== null) {
        const rewrite = rewriteFor(problem);
        const nearest = rewrite === null ? nearestTo(explanation, request, rules) : [];
        return {
          kind: rewrite === null ? "permission" : "form",
          missing: [ problem ],
          rewrites: rewrite === null ? [] : [ rewrite ],
          permitted: [],
          nearest: nearest
        };
      }
      const refused = parts.filter(({decision: decision}) => decision !== "allow");
      const rewrites = [ ...new Set(refused.flatMap(part => rewriteOfPart(part) ?? [])) ];
      const isForm = refused.length > 0 && refused.every(part => rewriteOfPart(part) !== null);
      const missing = refused.length === 0 ? [ reason ] : [ ...new Set(refused.map(part => part.reason)) ];
      const permitted = commands.filter(({ownDecision: ownDecision, step: step}) => ownDecision.decision === "allow" && step.outer === null);
      return {
        kind: isForm ? "form" : "permission",
        missing: truncateList(missing),
        rewrites: rewrites,
        permitted: truncateList([ ...new Set(permitted.map(({step: step}) => `\`${(0, simple_command.u)(step)}\``)) ]),
        nearest: isForm ? [] : nearestTo(explanation, request, rules)
      };
    }
    function rewriteOfPart({effect: effect, hint: hint}) {
      const any = (0, types.E)(effect);
      return hint ?? (any === null ? null : (0, unknown_target.w)(any));
    }
    function truncateList(texts) {
      return texts.length <= maxEntries ? texts : [ ...texts.slice(0, maxEntries), `and ${texts.length - maxEntries} more` ];
    }
    const tools = {
      cat: "Read",
      head: "Read",
      tail: "Read",
      less: "Read",
      more: "Read",
      grep: "Grep",
      egrep: "Grep",
      fgrep: "Grep",
      rg: "Grep",
      ag: "Grep",
      find: "Glob",
      fd: "Glob",
      ls: "List",
      tree: "List"
    };
    function nearestTo({commands: commands, parts: parts}, request, {allow: allow, deny: deny}) {
      const names = commands.flatMap(({step: step, ownDecision: ownDecision}) => ownDecision.decision === "allow" ? [] : [ (0, 
      rule_index.Fl)(step.name) ]);
      const isDenied = tool => deny.some(rule => rule.tool === tool && rule.specifier.kind === "any");
      const asTool = names.flatMap(name => Object.hasOwn(tools, name) ? tools[name] ?? [] : []);
      const found = [ ...new Set(asTool) ].filter(tool => !isDenied(tool)).map(tool => `the tool ${tool}`);
      const isWriting = parts.some(({decision: decision, effect: effect}) => decision !== "allow" && /write|delete/.test(effect.kind));
      const files = isWriting ? allow.filter(({tool: tool}) => tool === "Write" || tool === "Edit") : [];
      const commandRules = request.tool === "Bash" ? nearestCommands(allow, names, found.length === 0) : [];
      return truncateList([ ...found, ...[ ...commandRules, ...files ].map(shown) ]);
    }
    function nearestCommands(allow, names, fallBackToAll) {
      const all = allow.filter(rule => rule.tool === "Bash" && (0, parse_rules.jD)(rule).length > 0);
      const same = all.filter(rule => names.includes((0, rule_index.Fl)((0, parse_rules.jD)(rule)[0] ?? "")));
      return same.length > 0 || !fallBackToAll ? same : all;
    }
    function shown({tool: tool, text: text, specifier: specifier}) {
      if (tool !== "Bash" || specifier.kind !== "command") return text;
      const inner = text.slice(text.indexOf("(") + 1, -1).trim();
      return `\`${inner.replace(/(?::| )\*$/, " \u2026")}\``;
    }
    const maxRuleLength = 300;
    function addRulesForStep(wanted, evaluated, {world: world, isGeneral: isGeneral}) {
      for (const [at, part] of evaluated.parts.entries()) {
        if (part.decision === "allow") continue;
        if (at > 0) addRulesForEffect(wanted, part, world); else {
          wanted.add((isGeneral ? generalRule(evaluated) : null) ?? commandRule(evaluated, world));
          if (evaluated.step.elsewhere) wanted.add(`Bash(cd ${(0, command_pattern.zc)([ (0, 
          path_pattern.AA)(evaluated.step.cwd, world) ])})`);
        }
      }
    }
    function addRulesForEffect(wanted, {decision: decision, effect: effect}, world) {
      if (decision === "allow" || isNeverSuggested(effect)) return;
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        {
          if (typeof effect.path !== "string") return;
          const tool = effect.kind === "read" ? "Read" : "Write";
          if (effect.path === world.workspace) {
            wanted.add(`${tool}(**)`);
            return;
          }
          wanted.add(`${tool}(${(0, path_pattern.AA)(effect.path, world)})`);
          const real = world.realpath(effect.path);
          if (real !== effect.path) wanted.add(`${tool}(${(0, path_pattern.AA)(real, world)})`);
          return;
        }

       case "fetch":
        {
          if (typeof effect.url !== "string") return;
          const host = hostOf(effect.url);
          if (host !== null) wanted.add(`WebFetch(domain:${host})`);
          return;
        }

       case "exec":
       case "post":
       case "mcp":
      }
    }
    function isNeverSuggested(effect) {
      if (effect.kind !== "write" && effect.kind !== "delete") return false;
      const {path: path} = effect;
      const segment = typeof path === "string" ? (0, files_protected.Aq)(path) : null;
      if (typeof path !== "string" || segment === null) return false;
      return /^\.git(?:hub)?$/i.test(segment) || path.endsWith(`/${segment}`) && !/.\.[a-z]+$/i.test(segment);
    }
    const identifyingWords = {
      git: 2,
      gh: 3,
      glab: 3,
      docker: 2,
      kubectl: 2,
      npm: 2,
      cargo: 2,
      go: 2
    };
    function generalRule({step: step}) {
      const {name: name, readOnly: readOnly, role: role, risks: risks, assigned: assigned, elsewhere: elsewhere} = step;
      if (!readOnly || role !== "known" || risks.length > 0 || assigned.length > 0 || elsewhere) return null;
      const words = patternWords(step).slice(0, identifyingWords[name] ?? 1);
      return words.every(word => word !== null && /^[a-z][\w-]*$/.test(word)) ? `Bash(${words.join(" ")}:*)` : null;
    }
    function ruleForTool(request) {
      if (request.subject === void 0 || request.tool.startsWith("mcp__")) return request.tool;
      return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, "\\$&")})`;
    }
    function commandRule(evaluated, world) {
      const words = patternWords(evaluated.step).map((word, at) => at === 0 ? fromWorkspace(word, evaluated.step.cwd, world) : word);
      const unusable = words.findIndex(word => word === null || word.includes("\n"));
      const exact = unusable < 0 ? (0, command_pattern.zc)(words.map(word => word ?? "")) : null;
      const before = evaluated.step.assigned.filter(({isSafe: isSafe}) => !isSafe).map(assignmentPattern);
      if (exact !== null && exact.length <= maxRuleLength) return `Bash(${[ ...before, exact ].join(" ")})`;
      const known = words.slice(0, unusable < 0 ? 2 : unusable).map(word => word ?? "");
      return `Bash(${[ ...before, (0, command_pattern.zc)(known) ].join(" ")}:*)`;
    }
    function fromWorkspace(name, cwd, world) {
      if (name === null || !name.includes("/") || name.startsWith("/") || cwd === world.workspace) return name;
      const seen = (0, files_paths.JA)({
        path: (0, files_paths.Hi)(name, cwd),
        directory: world.workspace
      });
      return seen === null ? name : `./${seen}`;
    }
    function assignmentPattern({name: name, value: value}) {
      return `${name}=${value === null ? "*" : value === "" ? "" : (0, command_pattern.zc)([ value ])}`;
    }
    function createPolicyEngine(options) {
      return createExplainer(options);
    }
    function createExplainer(options) {
      const context = policyContextFor(options);
      return request => explainRequest(request, context);
    }
    const maxCachedAnswers = 4096;
    function createFileGuard(options) {
      const context = policyContextFor(options);
      const cache = {
        read: new Map,
        write: new Map,
        delete: new Map
      };
      return (access, path) => {
        const answers = cache[access];
        const known = answers.get(path);
        if (known !== void 0 && options.world.isOwn?.(path) !== true) return known;
        const answer = answerFor(() => evaluateRealFile(access, path, options.tool, {
          ...context,
          files: new Map,
          compared: {
            count: 0
          }
        }));
        if (answers.size >= maxCachedAnswers) answers.clear();
        answers.set(path, answer);
        return answer;
      };
    }
    function answerFor(policy) {
      try {
        const found = policy();
        return found.decision === "allow" ? null : found.reason;
      } catch (error) {
        if (error instanceof Undecidable) return error.problem;
        throw error;
      }
    }
    function policyContextFor(options) {
      const {rules: rules, diagnostics: diagnostics} = (0, parse_rules.NR)(options.lists);
      const [diagnostic] = diagnostics;
      if (diagnostic !== void 0) throw new Error(`invalid rule: ${diagnostic.rule} (${diagnostic.message})`);
      const {mode: mode, readOnlyCommands: readOnlyCommands, world: world} = options;
      return {
        rules: rules,
        mode: mode,
        readOnlyCommands: readOnlyCommands,
        world: world,
        more: [],
        files: new Map,
        compared: {
          count: 0
        }
      };
    }
    const mostSuggested = 24;
    const mostTried = 2500;
    const tooManyParts = "too many parts are refused to suggest rules";
    function explainRequest(request, given) {
      const known = (0, cached_path_facts.N)(given.world);
      const prepared = parseRequest(request.effects, known);
      const world = (0, own_files.s)(known, prepared.lines.flatMap(line => line.redirected));
      const context = {
        ...given,
        world: world,
        files: new Map,
        compared: {
          count: 0
        }
      };
      const first = evaluateRequest(request, prepared, context);
      if (first.outcome === "run") return prepared.lines.length === 0 ? first : {
        ...first,
        needs: commandNeeds(first, given)
      };
      const refusal = () => refusalOf(first, prepared.problem, request, given.rules);
      return {
        ...suggestedOrTooMany(first, {
          request: request,
          prepared: prepared,
          context: context
        }),
        refusal: refusal
      };
    }
    function suggestedOrTooMany(first, input) {
      try {
        return withSuggestions(first, input);
      } catch (error) {
        if (error instanceof Undecidable) return {
          ...first,
          reason: `${first.reason}; ${tooManyParts}`
        };
        throw error;
      }
    }
    function withSuggestions(first, {request: request, prepared: prepared, context: context}) {
      const exact = [ ...wantedRules(first, request, context.world, false) ];
      if (exact.length > mostSuggested) return {
        ...first,
        reason: `${first.reason}; it would need more than ${mostSuggested} rules, too many to suggest`
      };
      if (prepared.problem !== null) return {
        ...first,
        reason: `${first.reason}; no allow rule can change this`
      };
      const refused = refusedPartsOf(first);
      const size = refused.effects.length + refused.steps.reduce((sum, {parts: parts}) => sum + parts.length, 0);
      if (size * exact.length > mostTried) return {
        ...first,
        reason: `${first.reason}; ${tooManyParts}`
      };
      const under = more => ({
        ...context,
        more: more,
        files: new Map
      });
      const isEnough = more => isAllowedNow(request, refused, under(more));
      const general = [ ...wantedRules(first, request, context.world, true) ];
      const allowExact = (0, parse_rules.PT)(exact);
      if (general.join("\n") !== exact.join("\n")) {
        const allow = (0, parse_rules.PT)(general);
        if (general.length > 0 && isEnough(allow)) return {
          ...first,
          suggest: smallest(general, allow, isEnough)
        };
      }
      if (exact.length > 0 && isEnough(allowExact)) return {
        ...first,
        suggest: smallest(exact, allowExact, isEnough)
      };
      const open = onlyRefused(prepared, refused);
      const {reason: reason} = exact.length === 0 ? first : evaluateRequest(request, open, under(allowExact));
      const isCovered = request.tool === "Bash" && isEnough([ ...allowExact, ...(0, parse_rules.PT)([ "Bash" ]) ]);
      if (reason.includes("no rule can allow this")) return {
        ...first,
        reason: reason
      };
      return {
        ...first,
        reason: `${reason}; ${isCovered ? "only the rule Bash, which covers every command, would allow this" : noRule(refused)}`
      };
    }
    function noRule(refused) {
      const paths = [ ...refused.effects, ...refused.steps.flatMap(({step: step}) => step.effects) ];
      return paths.some(isNeverSuggested) ? "only a rule that names the protected path would allow this, and such rules are not suggested" : "no allow rule can change this";
    }
    function onlyRefused({problem: problem, lines: lines, effects: effects}, refused) {
      const steps = new Set(refused.steps.map(({step: step}) => step));
      const effectSet = new Set(refused.effects);
      return {
        problem: problem,
        lines: lines.map(line => ({
          ...line,
          steps: line.steps.filter(step => steps.has(step)),
          redirected: line.redirected.filter(effect => effectSet.has(effect))
        })),
        effects: effects.filter(effect => effectSet.has(effect))
      };
    }
    function wantedRules(explanation, request, world, isGeneral) {
      const wanted = new Set;
      for (const command of explanation.commands) {
        addRulesForStep(wanted, command, {
          world: world,
          isGeneral: isGeneral
        });
        if (wanted.size > mostSuggested) return wanted;
      }
      const others = new Set;
      for (const part of otherParts(explanation)) if (part.effect.kind !== "post") addRulesForEffect(others, part, world); else if (part.decision !== "allow") others.add(ruleForTool(writeRequestOf(part.effect, request)));
      if (request.tool !== "Bash" && others.size === 0) others.add(ruleForTool(request));
      for (const rule of others) wanted.add(rule);
      return wanted;
    }
    function smallest(wanted, rules, isEnough) {
      let needed = [ ...wanted ];
      for (const text of wanted.length > 1 ? wanted : []) {
        const without = needed.filter(other => other !== text);
        if (without.length > 0 && isEnough(rules.filter(rule => without.includes(rule.text)))) needed = without;
      }
      return needed;
    }
  }),
  27126: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      u: () => writtenAs
    });
    function writtenAs({assigned: assigned, argv: argv}) {
      let text = "";
      for (const {source: source} of assigned) text += `${source} `;
      for (const {source: source} of argv) text += `${source} `;
      return text.slice(0, -1);
    }
  })
};
