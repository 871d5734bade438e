"use strict";

exports.id = 2441;

exports.ids = [ 2441 ];

exports.modules = {
  42696: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      w: () => rewriteOf
    });
    function rewriteOf(source) {
      if (source.startsWith("what xargs")) return "`find \u2026 -exec COMMAND {} +` and `find \u2026 -type f -print0 | xargs -0 COMMAND` can be judged";
      if (/^"?\$\{?[A-Z][A-Z0-9_]*\}?"?$/.test(source)) return "write its value, since commands do not get the variables of the workflow";
      if (/[*?[]/.test(source) && !/[$`]/.test(source)) return "run this command in a separate call, or write the names";
      return "write the value itself";
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
  85760: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Ki: () => picksEverything,
      Sf: () => nameTest,
      rQ: () => isAboutSecrets,
      yP: () => isAboutSecretPaths
    });
    var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78033);
    var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55559);
    var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49874);
    var _sensitivity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99756);
    function nameTest(pattern) {
      if (/\[[:.=]/.test(pattern)) return null;
      const globs = (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.qF)((0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.tu)(pattern));
      const names = globs?.flatMap(glob => glob.at(-1) ?? []);
      return names === void 0 ? null : name => names.some(segment => (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.Hj)(segment, (0, 
      _paths_js__WEBPACK_IMPORTED_MODULE_2__.tu)(name)));
    }
    function picksEverything(pattern) {
      return /^(?:\.?\/)?\*+(?:\/\*+)*$/.test(pattern);
    }
    const samples = _sensitive_names_js__WEBPACK_IMPORTED_MODULE_3__.VH.flatMap(([, ...names]) => names);
    const ordinary = [ "readme.md", "readme.txt", "package.json", "config.json", "config.yml", "config.yaml", "pyproject.toml", "setup.cfg", "setup.ini", "app.properties", "pom.xml", "data.csv", "index.ts", "main.py", "makefile", ".gitignore", "server.ts", "app.jsx", "api.md" ];
    function isAboutSecrets(pattern) {
      if (picksEverything(pattern)) return false;
      const name = pattern.slice(pattern.lastIndexOf("/") + 1);
      if (!/[*?[{\\]/.test(name)) return (0, _sensitivity_js__WEBPACK_IMPORTED_MODULE_0__.y)(`/${name}`) === "high";
      const test = nameTest(name);
      return test === null || samples.some(test) && !ordinary.some(test);
    }
    function isAboutSecretPaths(pattern) {
      if (picksEverything(pattern)) return false;
      if (/(?:^|\/)\.git\//i.test(pattern)) return true;
      const [, above = "", name = ""] = /^(.*\/|)([^/]*)$/.exec(pattern) ?? [];
      return (0, _sensitivity_js__WEBPACK_IMPORTED_MODULE_0__.y)(`/${above}x`) === "high" || !/^\**$/.test(name) && isAboutSecrets(name);
    }
  }),
  80322: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      a: () => isSafeVariable
    });
    const harmless = [ {
      name: /^(?:LANG|LC_[A-Z]+)$/,
      value: /^(?:C|POSIX|[\w-]+\.utf-?8(?:@\w+)?|)$/i
    }, {
      name: /^LANGUAGE$/,
      value: /^[\w.@:-]*$/
    }, {
      name: /^TZ$/,
      value: /^(?:[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}|[A-Z]{3,4}[+-]?\d{0,2})?$/
    }, {
      name: /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|COLOR|CI|DEBIAN_FRONTEND|TERM|COLUMNS|LINES)$/,
      value: /^[\w-]*$/
    }, {
      name: /^(?:NODE_ENV|RAILS_ENV|RACK_ENV|APP_ENV|MIX_ENV|GOOS|GOARCH|CGO_ENABLED|RUST_BACKTRACE|RUST_LOG)$/,
      value: /^[\w,=:-]*$/
    }, {
      name: /^(?:PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|PYTHONIOENCODING|PYTHONUTF8|PYTHONFAULTHANDLER|SOURCE_DATE_EPOCH)$/,
      value: /^[\w:-]*$/
    }, {
      name: /^(?:CARGO_TERM_COLOR|CARGO_TERM_PROGRESS_WHEN|CARGO_INCREMENTAL|RUST_TEST_THREADS|NODE_NO_WARNINGS|NODE_DISABLE_COLORS|PIP_DISABLE_PIP_VERSION_CHECK|PIP_NO_INPUT|NEXT_TELEMETRY_DISABLED|DO_NOT_TRACK|PY_COLORS)$/,
      value: /^\w*$/
    }, {
      name: /^NODE_OPTIONS$/,
      value: /^(?:(?:--max[-_]old[-_]space[-_]size=\d+|--max-http-header-size=\d+|--stack-trace-limit=\d+|--no-warnings|--no-deprecation|--trace-warnings|--trace-deprecation|--trace-uncaught|--enable-source-maps|--experimental-vm-modules|--experimental-strip-types|--unhandled-rejections=[\w-]+|--dns-result-order=\w+)(?: +|$))*$/
    }, {
      name: /^RUST(?:DOC)?FLAGS$/,
      value: /^(?:-[ADFW] ?[a-z][\w:-]*(?: +|$))*$/
    }, {
      name: /^GOFLAGS$/,
      value: /^(?:-(?:mod=(?:mod|readonly|vendor)|v|race|short|count=\d+)(?: +|$))*$/
    }, {
      name: /^GOTOOLCHAIN$/,
      value: /^local$/
    }, {
      name: /^GOPROXY$/,
      value: /^off$/
    }, {
      name: /^PYTHONWARNINGS$/,
      value: /^(?:(?:default|error|always|module|once|ignore)(?:::(?:[A-Z]\w*Warning)?)?(?:,|$))*$/
    }, {
      name: /^(?:TESTING|DEBUG|VERBOSE)$/,
      value: /^(?:\d|true|false)?$/i
    }, {
      name: /^GIT_(?:PAGER|TERMINAL_PROMPT|OPTIONAL_LOCKS|EDITOR)$/,
      value: /^(?:cat|true|0|1|)$/
    }, {
      name: /^(?:PAGER|GH_PAGER|MANPAGER)$/,
      value: /^(?:cat|)$/
    } ];
    function isSafeVariable(name, value) {
      return harmless.some(row => row.name.test(name) && row.value.test(value));
    }
  }),
  10168: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K: () => readOpaque,
      k: () => unknownWords
    });
    var _publishes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84056);
    var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39610);
    const ordinaryOption = /^(?:-h|-v|-V|-q|--|--help|--version|--verbose|--quiet|--silent|--json|--no-color|--color(?:=(?:never|always|auto))?|--check|--diff|--strict|--ci|--list|--dry-run|--summary|--statistics|--fail-fast|--no-progress|--no-interaction|--no-banner|--compact|-n?\d+)$/;
    function unknownWords(words) {
      const commands = words.filter(word => !/^[-+]/.test((0, _words_js__WEBPACK_IMPORTED_MODULE_1__.bG)(word))).slice(0, 2);
      return words.flatMap(word => {
        const text = (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.bG)(word);
        if (commands.includes(word) && (0, _publishes_js__WEBPACK_IMPORTED_MODULE_0__.A)((0, 
        _words_js__WEBPACK_IMPORTED_MODULE_1__.Zc)(word) ?? "")) return [ {
          word: (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.eT)(word),
          why: "publishes something"
        } ];
        if (text.startsWith("@")) return [ {
          word: (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.eT)(word),
          why: "may be a file from which more arguments are read"
        } ];
        if (!/^[-+]/.test(text) || ordinaryOption.test(text)) return [];
        return [ {
          word: (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.eT)(word),
          why: "is an option of a program without a table"
        } ];
      });
    }
    function readOpaque(words) {
      return {
        effects: [],
        inner: [],
        risks: unknownWords(words),
        readOnly: false,
        opaque: true
      };
    }
  }),
  35476: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      i: () => promptRisk,
      q: () => readsCommands
    });
    var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39610);
    const always = Number.POSITIVE_INFINITY;
    const prompts = new Map([ [ "fish csh tcsh pwsh powershell nu elvish xonsh es", 0, "-c" ], [ "lua luajit tclsh wish expect jimsh swipl gforth janet fennel raku perl6 rakudo m4 dc gnuplot maxima gp", 0, "" ], [ "irb pry ghci iex erl scala jshell groovysh clojure clj sbcl clisp ecl guile racket csi gosh scheme", 0, "-e" ], [ "julia swift ocaml utop octave deno ipython bpython ptpython parallel openssl crontab sage", 0, "" ], [ "su newgrp unshare nsenter script", 0, "-c" ], [ "R", always, "-e -f --file" ], [ "sqlite3 sqlite duckdb mongo mongosh", 1, "" ], [ "psql", always, "-c --command -f --file -l --list" ], [ "mysql mariadb", always, "-e --execute" ], [ "vi vim nvim view vimdiff gvim ex ed red", always, "" ], [ "gdb lldb", always, "-batch --batch" ], [ "ftp lftp sftp telnet at batch", always, "" ] ].flatMap(([names, operands, unless]) => names.split(" ").map(name => [ name, {
      operands: operands,
      unless: unless.split(" ").filter(one => one !== "")
    } ])));
    function readsCommands(program) {
      return {
        word: (0, _words_js__WEBPACK_IMPORTED_MODULE_0__.eT)(program),
        why: "takes commands from its standard input",
        hint: "pass its commands as an argument",
        anyProgram: true
      };
    }
    function promptRisk(base, argv) {
      const prompt = prompts.get(base);
      const [program, ...args] = argv;
      if (prompt === void 0 || program === void 0) return null;
      const texts = args.map(_words_js__WEBPACK_IMPORTED_MODULE_0__.bG);
      const says = option => texts.some(text => text === option || text.startsWith(`${option}=`));
      if ([ "--version", "--help", ...prompt.unless ].some(says)) return null;
      if (texts.filter(text => !text.startsWith("-")).length > prompt.operands) return null;
      return readsCommands(program);
    }
  }),
  84056: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      A: () => publishes,
      w: () => openTo
    });
    var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39610);
    const publishers = new Set("np release-it semantic-release standard-version commit-and-tag-version auto shipjs bumpp vercel netlify wrangler firebase surge gh-pages husky simple-git-hooks lefthook localtunnel lt ngrok serve http-server live-server local-web-server json-server pm2 twine flit jreleaser".split(" "));
    const acts = /^(?:pre|post|un|re)?(?:publish|deploy|upload|push|promote|checkin)/;
    const makes = /^(?:assemble|bundle|build|compile|lint|test|tests|check|verify|package|generate|process|connected|minify|merge|notes|dry)$/;
    function publishes(word) {
      if (publishers.has(word)) return true;
      if (!/^[\w:@.-]{1,100}$/.test(word) || /\.\w{1,4}$/.test(word)) return false;
      const parts = word.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]+/);
      if (parts.some(part => acts.test(part))) return true;
      return parts.some(part => /^releases?$/.test(part)) && !parts.some(part => makes.test(part));
    }
    function openTo(word, rules) {
      return publishes((0, _words_js__WEBPACK_IMPORTED_MODULE_0__.Zc)(word) ?? "") ? {} : rules;
    }
  }),
  39610: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      CK: () => literalWord,
      EV: () => pathEffects,
      KC: () => tellingHeaders,
      T7: () => treeEffects,
      Zc: () => literalOf,
      bG: () => knownText,
      eT: () => writtenForm,
      ll: () => addressEffects,
      od: () => dropStart
    });
    var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);
    function literalOf(word) {
      return word?.kind === "literal" ? word.value : null;
    }
    function knownText(word) {
      if (word.kind === "literal") return word.value;
      return word.kind === "partial" ? word.prefix : "";
    }
    function writtenForm(word) {
      return word.kind === "literal" ? word.value : word.source;
    }
    function dropStart(word, count) {
      if (word.kind === "literal") return {
        ...word,
        value: word.value.slice(count)
      };
      return word.kind === "partial" ? {
        ...word,
        prefix: word.prefix.slice(count)
      } : word;
    }
    function literalWord(value) {
      return {
        kind: "literal",
        value: value,
        source: value
      };
    }
    const free = new Set([ "/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr" ]);
    function pathEffects(kind, word, cwd) {
      const value = literalOf(word);
      if (value === null) return {
        effects: [ {
          kind: kind,
          path: {
            any: word.source
          }
        } ],
        risks: [ {
          word: word.source,
          why: "is a path that is not known before it runs"
        } ]
      };
      if (value === "-" || free.has(value)) return {
        effects: [],
        risks: []
      };
      if (/^[a-z][\w+.-]*:\/\//i.test(value)) return beyond(word, "is an address instead of a file");
      return {
        effects: [ {
          kind: kind,
          path: (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_0__.Hi)(value, cwd)
        } ],
        risks: []
      };
    }
    const hidden = {
      ".git": [ "config" ],
      ".aws": [ "credentials" ],
      ".docker": [ "config.json" ],
      ".kube": [ "config" ],
      ".ssh": [ "id_rsa" ]
    };
    function treeEffects(word, cwd) {
      const found = pathEffects("read", word, cwd);
      const effects = found.effects.flatMap(effect => {
        if (effect.kind !== "read" || typeof effect.path !== "string") return [ effect ];
        const {path: path} = effect;
        const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
        return [ effect, ...(hidden[name] ?? []).map(file => ({
          kind: "read",
          path: `${path}/${file}`
        })) ];
      });
      return {
        effects: effects,
        risks: found.risks
      };
    }
    const formHeader = /^(?:Accept(?:-Language|-Encoding)?|User-Agent|Content-Type|Cache-Control|X-GitHub-Api-Version):\s?[\w./+;=*, -]{1,100}$/i;
    function tellingHeaders(words) {
      return words.filter(word => !formHeader.test(literalOf(word) ?? "")).map(word => ({
        word: writtenForm(word),
        why: "is a custom header"
      }));
    }
    function addressEffects(word) {
      const value = literalOf(word);
      if (value === null) return {
        effects: [ {
          kind: "fetch",
          url: {
            any: word.source
          }
        } ],
        risks: [ {
          word: word.source,
          why: "is an address that is not known before it runs"
        } ]
      };
      if (!/^https?:\/\/[^\s\\]*$/i.test(value) || !URL.canParse(value)) return beyond(word, "reaches the network");
      const url = new URL(value);
      if (url.username !== "" || url.password !== "") return beyond(word, "is an address with a user name in it");
      return {
        effects: [ {
          kind: "fetch",
          url: value
        } ],
        risks: []
      };
    }
    function beyond(word, why) {
      return {
        effects: [],
        risks: [ {
          word: writtenForm(word),
          why: why
        } ]
      };
    }
  }),
  21112: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      w: () => programFor,
      c: () => programs
    });
    var files_paths = __webpack_require__(55559);
    function compileOptions(tables) {
      const rows = new Map;
      for (const row of tables.flatMap(rowsOf)) rows.set(row.name, row);
      return {
        rows: rows,
        prefixes: [ ...rows.values() ].filter(row => row.name.endsWith("*")).sort((a, b) => b.name.length - a.name.length),
        digits: tables.some(table => table.digits === true),
        negatable: tables.some(table => table.negatable === true),
        singleDash: tables.some(table => table.singleDash === true),
        stopAtOperand: tables.some(table => table.stopAtOperand === true),
        groups: tables.some(table => table.groups === true),
        passesOn: tables.some(table => table.passesOn === true)
      };
    }
    function rowsOf(table) {
      const plain = [ [ table.flag, "nothing", "data" ], [ table.value, "one", "data" ], [ table.optional, "glued", "data" ], [ table.pair, "two", "data" ], [ table.read, "one", "read" ], [ table.write, "one", "write" ], [ table.pairRead, "two", "read" ] ];
      return [ ...plain.flatMap(([names, takes, role]) => namesOf(names).map(name => ({
        name: name,
        takes: takes,
        role: role
      }))), ...(table.risks ?? []).flatMap(riskRows) ];
    }
    function riskRows(risk) {
      const kinds = [ [ risk.flag, "nothing" ], [ risk.value, "one" ], [ risk.optional, "glued" ], [ risk.pair, "two" ] ];
      const {why: why, never: never = false, open: open = false} = risk;
      return kinds.flatMap(([names, takes]) => namesOf(names).map(name => ({
        name: name,
        takes: takes,
        role: "risk",
        why: why,
        never: never,
        open: open
      })));
    }
    function namesOf(names) {
      return names === void 0 ? [] : names.split(" ").filter(name => name !== "");
    }
    function findOption(grammar, name, text = name) {
      const exact = findName(grammar, name) ?? findOptionPrefix(grammar, text);
      if (exact !== void 0 || !grammar.negatable || !name.startsWith("--no-")) return exact;
      return grammar.rows.has(`--${name.slice(5)}`) ? {
        name: name,
        takes: "nothing",
        role: "data"
      } : void 0;
    }
    function findName(grammar, name) {
      const twice = grammar.singleDash && name.startsWith("--") ? grammar.rows.get(name.slice(1)) : void 0;
      return grammar.rows.get(name) ?? twice;
    }
    function findOptionPrefix(grammar, text) {
      return grammar.prefixes.find(row => text.startsWith(row.name.slice(0, -1)));
    }
    function namesOptionRisk(grammar, text, whole) {
      if (!text.startsWith("-") || text === "--") return false;
      if (!whole) return [ ...grammar.rows.values() ].some(row => row.role !== "data");
      if (text === "-") return false;
      const name = text.split("=")[0] ?? "";
      if (name.startsWith("--") || grammar.singleDash) return beginsRisk(grammar, name);
      for (const letter of name.slice(1)) {
        const row = findOption(grammar, `-${letter}`);
        if (row === void 0 || row.role !== "data") return row !== void 0;
        if (row.takes !== "nothing") return false;
      }
      return false;
    }
    function beginsRisk(grammar, name) {
      const bare = name.replace(/^--?/, "");
      return [ ...grammar.rows.values() ].some(row => row.role !== "data" && (grammar.singleDash || row.name.startsWith("--")) && row.name.replace(/^--?/, "").startsWith(bare));
    }
    var shared_words = __webpack_require__(39610);
    const device = /^\/(?:dev|proc|sys)(?:\/|$)/;
    function operandText(word, cwd, world) {
      if (word === void 0) return {
        kind: "input",
        word: word
      };
      const value = (0, shared_words.Zc)(word);
      if (value === null) return {
        kind: "unknown",
        word: word
      };
      if (value === "-") return {
        kind: "input",
        word: word
      };
      const path = (0, files_paths.Hi)(value, cwd);
      const real = device.test(path) ? path : world.realpath(path);
      if (!device.test(real)) return {
        kind: "file",
        word: word
      };
      const isInput = /^\/dev\/(?:stdin|fd\/0)$|^\/proc\/(?:thread-)?self\/fd\/0$/.test(real);
      return isInput ? {
        kind: "input",
        word: word
      } : {
        kind: "unknown",
        word: word
      };
    }
    const longWithValue = new Set([ "--rcfile", "--init-file", "--emulate" ]);
    const program_text_long = /^--?(?:debug|debugger|dump-po-strings|dump-strings|help|init-file|login|noediting|noprofile|norc|posix|pretty-print|protected|rcfile|restricted|verbose|version|wordexp)$/;
    function readShellWords(words) {
      const options = [];
      let at = 0;
      const next = () => {
        at += 1;
        return words[at];
      };
      for (;at < words.length; at += 1) {
        const word = words[at];
        const text = (0, shared_words.Zc)(word) ?? "";
        if (!program_text_long.test(text) && !/^--./.test(text)) break;
        const name = text.startsWith("--") ? text : `-${text}`;
        options.push({
          name: name,
          word: word,
          value: longWithValue.has(name) ? next() : void 0
        });
      }
      for (;at < words.length; at += 1) {
        const word = words[at];
        const text = (0, shared_words.bG)(word);
        if (word.kind !== "literal" && (text === "" || /^[-+]/.test(text))) return finish(options, [], word);
        if (text === "-" || text === "--") {
          at += 1;
          break;
        }
        if (!/^[-+]/.test(text)) break;
        for (const name of text.slice(1)) options.push({
          name: name,
          word: word,
          value: /[oO]/.test(name) ? next() : void 0
        });
      }
      return finish(options, words.slice(at), null);
    }
    function finish(options, operands, unknown) {
      const given = (...names) => options.some(({name: name}) => names.includes(name));
      const asks = given("--version", "--help");
      return {
        command: given("c"),
        input: given("s"),
        asks: asks,
        options: options,
        operands: operands,
        unknown: unknown
      };
    }
    function shellText(words, cwd, world) {
      const {command: command, input: input, asks: asks, operands: operands, unknown: unknown} = words;
      if (asks) return {
        kind: "none"
      };
      if (unknown !== null) return {
        kind: "unknown",
        word: unknown
      };
      const [first, ...more] = operands;
      if (command) return {
        kind: "argument",
        text: first,
        more: more,
        also: input
      };
      const minus = words.options.find(({name: name, word: word}) => name === "s" && (0, 
      shared_words.bG)(word).startsWith("+"));
      if (minus !== void 0) return {
        kind: "unknown",
        word: minus.word
      };
      if (input) return {
        kind: "input",
        word: void 0
      };
      return operandText(first, cwd, world);
    }
    var unknown_target = __webpack_require__(42696);
    function scanArguments(words, grammar, cwd, before = () => []) {
      const scan = {
        given: [],
        operands: [],
        risks: [],
        effects: [],
        beforeDashes: 0,
        dashes: false
      };
      const reader = {
        words: words,
        grammar: grammar,
        cwd: cwd,
        before: before,
        scan: scan,
        risky: new Set
      };
      let at = 0;
      while (at < words.length) {
        const word = words[at];
        if (word === void 0) break;
        if (word.kind === "literal" && word.value === "--" && !scan.dashes) scan.dashes = true; else if (scan.dashes || !mayBeOption(word)) {
          takeOperand(scan, word);
          if (grammar.stopAtOperand && !scan.dashes) return takeRest(scan, words.slice(at + 1));
        } else if (!(0, shared_words.bG)(word).startsWith("-")) {
          scan.risks.push(notKnown(word));
          takeOperand(scan, word);
        } else at += takeOption(reader, at);
        at += 1;
      }
      return scan;
    }
    function notKnown(word) {
      const source = (0, shared_words.eT)(word);
      return {
        word: source,
        why: "is not known before it runs and may become an option",
        hint: (0, unknown_target.w)(source)
      };
    }
    function mayBeOption(word) {
      if (word.kind === "literal") return word.value.length > 1 && word.value.startsWith("-");
      if (word.kind === "unknown") return word.plain !== true;
      return word.prefix === "" ? word.plain !== true : word.prefix.startsWith("-");
    }
    function takeOperand(scan, word) {
      scan.operands.push(word);
      if (!scan.dashes) scan.beforeDashes += 1;
    }
    function takeRest(scan, words) {
      scan.operands.push(...words);
      scan.beforeDashes += words.length;
      return scan;
    }
    function takeOption(reader, at) {
      const word = reader.words[at];
      const text = (0, shared_words.bG)(word);
      const equals = text.indexOf("=");
      const whole = equals < 0 ? text : text.slice(0, equals);
      const row = complete(word, equals) ? findOption(reader.grammar, whole, text) : findOptionPrefix(reader.grammar, text);
      if (row?.name.endsWith("*") === true) return give(reader, at, row, (0, shared_words.od)(word, row.name.length - 1));
      if (row !== void 0 && (whole.length > 2 || equals < 0)) return takeNamed(reader, at, row, equals);
      if (reader.grammar.digits && word.kind === "literal" && /^-\d+$/.test(text)) return 0;
      if (text.startsWith("--") || reader.grammar.singleDash) return refuseUnknown(reader, word);
      return takeCluster(reader, at);
    }
    function complete(word, equals) {
      return word.kind === "literal" || equals >= 0;
    }
    function takeNamed(reader, at, row, equals) {
      const word = reader.words[at];
      if (equals >= 0) {
        const booleans = reader.grammar.singleDash && row.role === "data";
        if (row.takes === "nothing" && !booleans) return refuseUnknown(reader, word);
        return give(reader, at, row, (0, shared_words.od)(word, equals + 1));
      }
      return takeSeparate(reader, at, row);
    }
    function takeSeparate(reader, at, row) {
      if (row.takes === "nothing" || row.takes === "glued") return give(reader, at, row, null);
      const count = row.takes === "two" ? 2 : 1;
      const values = reader.words.slice(at + 1, at + 1 + count);
      for (const value of values) checkSwallowed(reader, value);
      if (row.role === "risk") for (const value of values) reader.scan.risks.push({
        word: (0, shared_words.eT)(value),
        why: row.why ?? "",
        never: row.never ?? false,
        ...row.open === true ? {
          anyProgram: true,
          alsoCoveredBy: [ ...reader.before(), ...reader.words.slice(0, at + 1).map(shared_words.eT) ]
        } : {}
      });
      give(reader, at, row, values.at(-1) ?? null);
      return values.length;
    }
    function checkSwallowed(reader, value) {
      const {risks: risks} = reader.scan;
      if (value.kind === "unknown") risks.push({
        word: value.source,
        why: "may become any number of words"
      });
      if (namesOptionRisk(reader.grammar, (0, shared_words.bG)(value), value.kind === "literal")) risks.push(misplaced(value));
    }
    function misplaced(word) {
      return {
        word: (0, shared_words.eT)(word),
        why: "looks like an option instead of an argument"
      };
    }
    function takeCluster(reader, at) {
      const word = reader.words[at];
      const text = (0, shared_words.bG)(word);
      for (let index = 1; index < text.length; index += 1) {
        const row = findOption(reader.grammar, `-${text[index] ?? ""}`);
        if (row === void 0) return refuseUnknown(reader, word);
        if (row.takes === "nothing") {
          give(reader, at, row, null);
          continue;
        }
        const glued = index + 1 < text.length || word.kind === "partial";
        const behind = /^[A-Za-z]*/.exec(text.slice(index + 1))?.[0] ?? "";
        if (reader.grammar.groups && Array.from(behind).some(letter => namesOptionRisk(reader.grammar, `-${letter}`, true))) reader.scan.risks.push(misplaced(word));
        if (glued || row.takes === "glued") return give(reader, at, row, glued ? (0, shared_words.od)(word, index + 1) : null);
        return takeSeparate(reader, at, row);
      }
      return word.kind === "partial" ? refuseUnknown(reader, word) : 0;
    }
    const unknownOption = "is an option that is not known to be harmless";
    function refuseUnknown(reader, word) {
      if (reader.grammar.passesOn && word.kind === "literal") return 0;
      reader.scan.risks.push({
        word: (0, shared_words.eT)(word),
        why: unknownOption
      });
      return 0;
    }
    function give(reader, at, row, value) {
      const {scan: scan, cwd: cwd} = reader;
      const word = reader.words[at];
      scan.given.push({
        name: row.name,
        word: word,
        value: value
      });
      if (row.open === true && reader.risky.has(word)) markText(scan, word);
      if (row.role === "risk" && (row.never === true || !reader.risky.has(word))) {
        reader.risky.add(word);
        scan.risks.push({
          word: (0, shared_words.eT)(word),
          why: row.why ?? "",
          ...row.never === true ? {
            never: true
          } : {},
          ...row.open === true ? {
            anyProgram: true
          } : {}
        });
      }
      if ((row.role === "read" || row.role === "write") && value !== null) {
        const found = (0, shared_words.EV)(row.role, value, cwd);
        scan.effects.push(...found.effects);
        scan.risks.push(...found.risks);
      }
      return 0;
    }
    function markText({risks: risks}, word) {
      const at = risks.findIndex(one => one.word === (0, shared_words.eT)(word));
      if (risks[at] !== void 0) risks[at] = {
        ...risks[at],
        anyProgram: true
      };
    }
    function optionValue(scan, ...names) {
      return scan.given.findLast(one => names.includes(one.name))?.value ?? null;
    }
    function optionValues(scan, ...names) {
      return scan.given.filter(one => names.includes(one.name)).flatMap(one => one.value ?? []);
    }
    function hasOption(scan, ...names) {
      return scan.given.some(one => names.includes(one.name));
    }
    function addLoose(risks, {operands: operands, beforeDashes: beforeDashes}) {
      for (const word of operands.slice(beforeDashes)) {
        if (word.kind !== "unknown" || word.plain === true || risks.some(one => one.word === word.source)) continue;
        risks.push({
          word: word.source,
          why: "may become any number of words",
          hint: "put quotes around it"
        });
      }
    }
    function asTyped(risks, words) {
      const typed = new Set(words.map(shared_words.eT));
      const options = words.filter(word => word.kind === "literal" && word.value.startsWith("-"));
      return risks.map(one => {
        const whole = typed.has(one.word) ? void 0 : options.find(word => (0, shared_words.eT)(word).endsWith(one.word));
        return whole === void 0 ? one : {
          ...one,
          word: (0, shared_words.eT)(whole)
        };
      });
    }
    const help = {
      flag: "--help --version"
    };
    function defineProgram(spec) {
      const read = commandReader(spec, help);
      return {
        names: spec.names,
        source: spec.source,
        grants: spec.grants ?? null,
        ...spec.reads === "files" && spec.grants === void 0 ? {
          readOnly: [ "" ]
        } : {},
        read: (invocation, world) => read(invocation.argv.slice(1), invocation, world)
      };
    }
    function guarded(spec) {
      const {names: names, flag: flag = "", text: text = "", ...rest} = spec;
      return defineProgram({
        ...rest,
        names: names.split(" "),
        options: {
          flag: flag,
          risks: [ {
            why: "is program text",
            value: text,
            open: true
          } ]
        },
        check: ({scan: scan, invocation: {cwd: cwd}, world: world}) => ({
          risks: scan.operands.map((word, at) => {
            const isText = text !== "" && at === 0 && operandText(word, cwd, world).kind !== "file";
            return riskOf(word, spec.why, isText ? {
              anyProgram: true
            } : {});
          })
        }),
        changes: true
      });
    }
    function commandReader(spec, ...more) {
      let grammar;
      const roles = [ spec.operands ?? "data" ].flat();
      const areData = roles.every(role => role === "data");
      return (words, invocation, world) => {
        grammar ??= compileOptions([ ...more, ...[ spec.options ?? [] ].flat() ]);
        const scan = scanArguments(words, grammar, invocation.cwd, () => invocation.argv.slice(0, invocation.argv.length - words.length).map(shared_words.eT));
        const found = [ scan ];
        if (!areData) addOperands(found, {
          roles: roles,
          why: spec.why,
          scan: scan,
          cwd: invocation.cwd
        });
        if (spec.check !== void 0) found.push(spec.check({
          scan: scan,
          invocation: invocation,
          world: world
        }));
        const {effects: effects, inner: inner, risks: risks, links: links, changes: changes, bulk: bulk, readsMore: readsMore} = gatherEffects(found);
        const isHandedOn = spec.handsOn === true || grammar.passesOn || areData && spec.check === void 0;
        if (scan.dashes && !isHandedOn) addLoose(risks, scan);
        return {
          effects: effects,
          inner: inner,
          risks: risks.length === 0 ? risks : asTyped(risks, words),
          links: links,
          readOnly: spec.reads !== void 0 && !changes,
          readsOnlyFiles: spec.reads === "files" && !changes && !readsMore,
          bulk: bulk
        };
      };
    }
    function mergeProgramEffects(...all) {
      const {effects: effects, inner: inner, risks: risks, links: links, bulk: bulk} = gatherEffects(all);
      const readOnly = all.every(one => one.readOnly);
      const readsOnlyFiles = all.every(one => one.readsOnlyFiles === true);
      const opaque = all.some(one => one.opaque === true);
      return {
        effects: effects,
        inner: inner,
        risks: risks,
        links: links,
        bulk: bulk,
        readOnly: readOnly,
        readsOnlyFiles: readsOnlyFiles,
        ...opaque ? {
          opaque: opaque
        } : {}
      };
    }
    function startedBy(before, programEffects) {
      const risks = programEffects.risks.map(({alsoCoveredBy: alsoCoveredBy, openedBy: openedBy, ...one}) => ({
        ...one,
        ...alsoCoveredBy === void 0 ? {} : {
          alsoCoveredBy: [ ...before, ...alsoCoveredBy ]
        },
        ...openedBy === void 0 ? {} : {
          openedBy: [ ...before, ...openedBy ]
        }
      }));
      return {
        ...programEffects,
        risks: risks
      };
    }
    function addOperands(found, {roles: roles, why: why, scan: scan, cwd: cwd}) {
      for (const [index, word] of scan.operands.entries()) found.push(operandEffects(roles[Math.min(index, roles.length - 1)] ?? "data", word, {
        cwd: cwd,
        why: why
      }));
    }
    function operandEffects(role, word, context) {
      switch (role) {
       case "data":
        return {};

       case "read":
        return (0, shared_words.EV)("read", word, context.cwd);

       case "write":
       case "delete":
        return (0, shared_words.EV)(role, word, context.cwd);

       case "tree":
        return (0, shared_words.T7)(word, context.cwd);

       case "address":
        return (0, shared_words.ll)(word);

       case "named":
        return {
          risks: [ {
            word: (0, shared_words.eT)(word),
            why: context.why ?? "is not named by the rule"
          } ]
        };

       case "never":
        return {
          risks: [ {
            word: (0, shared_words.eT)(word),
            why: context.why ?? "cannot be analyzed",
            never: true
          } ]
        };
      }
    }
    function gatherEffects(all) {
      const effects = [];
      const inner = [];
      const risks = [];
      const links = [];
      const bulk = [];
      let changes = false;
      let readsMore = false;
      for (const one of all) {
        for (const effect of one.effects ?? none) effects.push(effect);
        for (const command of one.inner ?? none) inner.push(command);
        for (const found of one.risks ?? none) risks.push(found);
        for (const link of one.links ?? none) links.push(link);
        for (const read of one.bulk ?? none) bulk.push(read);
        changes ||= one.changes === true;
        readsMore ||= one.readsMore === true;
      }
      return {
        effects: effects,
        inner: inner,
        risks: risks,
        changes: changes,
        links: links,
        bulk: bulk,
        readsMore: readsMore
      };
    }
    const none = [];
    function mayLink(found) {
      return {
        ...found,
        links: written(found)
      };
    }
    function linksBelow(found) {
      return {
        ...found,
        links: written(found).map(path => `${path}/`)
      };
    }
    function written(found) {
      return (found.effects ?? []).flatMap(effect => effect.kind === "write" && typeof effect.path === "string" ? [ effect.path ] : []);
    }
    function unpackInto(directory, context) {
      return linksBelow(writeTree(directory, context));
    }
    function writeTree(directory, {invocation: invocation, world: world}) {
      const found = operandEffects("write", directory, {
        cwd: invocation.cwd
      });
      const onTop = written(found).some(path => (0, files_paths.FK)({
        path: world.workspace,
        directory: path
      }));
      const workflows = {
        kind: "write",
        path: `${world.workspace}/.github`
      };
      return gatherEffects([ found, onTop ? {
        effects: [ workflows ]
      } : {} ]);
    }
    function riskOf(word, why, more = {}) {
      return {
        word: (0, shared_words.eT)(word),
        why: why,
        ...more
      };
    }
    const actionlintProgram = defineProgram({
      names: [ "actionlint" ],
      source: "https://github.com/rhysd/actionlint/blob/main/docs/usage.md",
      options: {
        singleDash: true,
        flag: "-color -no-color -oneline -verbose -debug -version",
        value: "-format -ignore -stdin-filename",
        read: "-config-file",
        risks: [ {
          why: "runs a program of the caller's choice",
          value: "-shellcheck -pyflakes"
        }, {
          why: "writes a configuration",
          flag: "-init-config"
        } ]
      },
      operands: "read"
    });
    var publishes = __webpack_require__(84056);
    function defineFamily(spec) {
      const readers = new Map;
      let globals;
      return {
        names: spec.names,
        source: spec.source,
        grants: spec.grants ?? null,
        ...spec.alone === void 0 ? {} : {
          alone: spec.alone
        },
        ...spec.literal === true ? {
          subCommands: changing(spec)
        } : {},
        readOnly: Object.keys(spec.commands).filter(key => key !== "" && spec.commands[key]?.reads === "files"),
        read(invocation, world) {
          globals ??= compileOptions([ {
            flag: "--help --version"
          }, spec.globals ?? {}, {
            stopAtOperand: true
          } ]);
          const scan = scanArguments(invocation.argv.slice(1), globals, invocation.cwd);
          return readFamily(spec, {
            scan: scan,
            readers: readers,
            invocation: invocation,
            world: world
          });
        }
      };
    }
    function changing(spec) {
      return Object.keys(spec.commands).filter(key => {
        const command = spec.commands[key];
        return key !== "" && command?.changes === true && command.plain !== true;
      });
    }
    const nothing = {
      effects: [],
      inner: [],
      risks: [],
      readOnly: true,
      readsOnlyFiles: true
    };
    function readFamily(spec, call) {
      const words = call.scan.operands;
      const handed = spec.passesOn === true && call.scan.dashes && call.scan.beforeDashes === 0;
      const found = findCommand(spec, handed ? [] : words);
      const readsOnlyFiles = !call.scan.dashes;
      const outer = {
        ...nothing,
        effects: call.scan.effects,
        risks: call.scan.risks,
        readsOnlyFiles: readsOnlyFiles
      };
      if (found === null) return mergeProgramEffects(outer, unknownCommand(spec, words, call), startedTool(spec, call));
      const name = words.slice(0, found.length);
      const last = name.at(-1);
      const own = found.command.changes === true && found.command.plain !== true && last !== void 0 ? [ {
        ...riskOf(last, "changes something that the rule does not name"),
        ...openedBy(spec, found, call)
      } ] : [];
      const reader = readerFor(spec, call.readers, found);
      const inner = reader(words.slice(found.length), call.invocation, call.world);
      return mergeProgramEffects({
        ...outer,
        risks: [ ...outer.risks, ...own ]
      }, inner);
    }
    function openedBy(spec, {key: key, command: command}, call) {
      const program = (0, shared_words.Zc)(call.invocation.argv[0]);
      if (spec.literal === true || command.literal === true || program === null) return {};
      return {
        openedBy: [ program, ...key.split(" ") ]
      };
    }
    function readerFor(spec, readers, found) {
      const known = readers.get(found.key);
      if (known !== void 0) return known;
      const made = found.command.handle ?? commandReader(found.command, spec.common ?? {});
      readers.set(found.key, made);
      return made;
    }
    function findCommand(spec, words) {
      if (words.length === 0) return {
        key: "",
        command: spec.commands[""] ?? {},
        length: 0
      };
      let longest = null;
      let key = "";
      for (let length = 1; length <= Math.min(3, words.length); length += 1) {
        const value = (0, shared_words.Zc)(words[length - 1]);
        if (value === null || value === "" || value.includes(" ")) break;
        key = length === 1 ? value : `${key} ${value}`;
        const command = Object.hasOwn(spec.commands, key) ? spec.commands[key] : void 0;
        if (command !== void 0) longest = {
          key: key,
          command: command,
          length: length
        };
      }
      return longest;
    }
    function unknownCommand(spec, words, {invocation: invocation, world: world}) {
      const why = spec.unknown ?? "is an unknown sub-command: it may be an alias or an extension";
      const [first, ...rest] = words;
      if (first === void 0) return {
        ...nothing,
        readOnly: false
      };
      const groups = Object.keys(spec.commands).flatMap(key => key.includes(" ") ? [ key.split(" ")[0] ] : []);
      const grouped = groups.includes((0, shared_words.bG)(first)) ? rest.slice(0, 1) : [];
      const program = (0, shared_words.Zc)(invocation.argv[0]);
      const opened = program !== null && spec.opens?.((0, shared_words.bG)(first), invocation, world) === true;
      const options = spec.passesOn === true ? [] : rest.filter(word => !grouped.includes(word) && family_mayBeOption(word));
      const risks = [ ...[ first, ...grouped ].map(word => riskOf(word, why, opened ? (0, 
      publishes.w)(word, {
        openedBy: [ program ]
      }) : {})), ...options.map(word => riskOf(word, "is an option of an unknown sub-command")) ];
      const isTool = spec.starts?.((0, shared_words.bG)(first)) !== void 0;
      const handed = isTool ? {} : spec.handed?.(rest, (0, shared_words.Zc)(first), {
        invocation: invocation,
        world: world
      }) ?? {};
      const {effects: effects, risks: all} = gatherEffects([ {
        risks: risks
      }, handed ]);
      const known = {
        effects: effects,
        inner: [],
        risks: all,
        readOnly: false
      };
      return opened || spec.passesOn === true ? known : {
        ...known,
        opaque: true
      };
    }
    function startedTool(spec, {scan: scan, invocation: invocation, world: world}) {
      const [first] = scan.operands;
      const program = spec.starts?.((0, shared_words.Zc)(first) ?? "");
      if (program === void 0) return nothing;
      const before = (0, shared_words.Zc)(invocation.argv[0]) ?? "";
      return startedBy([ before ], program.read({
        ...invocation,
        argv: scan.operands
      }, world));
    }
    function family_mayBeOption(word) {
      const text = (0, shared_words.bG)(word);
      if (word.kind !== "literal" && word.plain === true) return false;
      return word.kind === "unknown" || text === "" || text.startsWith("-") && text !== "--help" && text !== "--version";
    }
    function guardedFamily(spec) {
      const family = defineFamily(spec);
      const otherwise = guarded({
        names: spec.names.join(" "),
        source: spec.source,
        why: spec.why
      });
      const flags = (spec.globals?.flag ?? "").split(" ");
      return {
        ...family,
        read(invocation, world) {
          const words = invocation.argv.slice(1).map(word => (0, shared_words.Zc)(word) ?? "");
          const first = words.findIndex(word => !flags.includes(word));
          const [group = "", command = ""] = first < 0 ? [] : words.slice(first);
          const known = Object.hasOwn(spec.commands, group) || Object.hasOwn(spec.commands, `${group} ${command}`);
          return (known && group !== "" ? family : otherwise).read(invocation, world);
        }
      };
    }
    const packageInstall = (program, name) => ({
      changes: true,
      literal: true,
      check: ({scan: scan, invocation: invocation}) => ({
        risks: scan.operands.map(word => name.test((0, shared_words.Zc)(word) ?? "") ? riskOf(word, "is a package that the rule does not name", {
          alsoCoveredBy: [ (0, shared_words.Zc)(invocation.argv[0]) ?? program, "install" ]
        }) : riskOf(word, "is a file, an address or a pattern instead of a package"))
      })
    });
    const runsOtherProgram = "runs a program of the caller's choice";
    const choosesCode = "chooses another directory or configuration, which are code";
    const choosesEndpoint = "chooses another server or its configuration";
    const choosesAccount = "chooses another server, account or configuration";
    const isMoreThanTheRule = "is not named by the rule";
    const choosesConfiguration = "chooses another configuration, which can name files to read or programs to run";
    const changesMachine = "shows or changes the system";
    const runsCommandsInside = "can run commands or programs";
    const loadsCode = "loads code or configuration from a path";
    const opensServer = "opens a server or a browser";
    const choosesPrograms = "chooses another configuration, which can name programs to run";
    const choosesPlace = "chooses another configuration or location";
    const takesProgramCode = "is program text or makes the program load code";
    const choosesServer = "chooses another server or sends credentials";
    const runsElsewhere = "runs it as another user or in another environment";
    const quietly = "-y --yes --assume-yes -q -qq --quiet --no-install-recommends --no-install-suggests --fix-missing -m --only-upgrade --no-upgrade --reinstall -d --download-only -s --simulate --dry-run --just-print --show-progress";
    const debian = /^[a-z0-9](?:[a-z0-9+.-]*[a-z0-9+])?(?::[a-z0-9-]+)?(?:=[\w.+:~-]+)?$/;
    const aptOptions = {
      flag: quietly,
      risks: [ {
        why: "sets configuration, which can name programs to run",
        value: "-o --option -c --config-file"
      } ]
    };
    const aptProgram = guardedFamily({
      names: [ "apt", "apt-get" ],
      source: "https://manpages.debian.org/apt-get",
      why: changesMachine,
      grants: "Installs and removes software of the machine, whose scripts run as root.",
      globals: {
        flag: quietly
      },
      common: aptOptions,
      commands: {
        install: packageInstall("apt-get", debian),
        update: {
          changes: true,
          literal: true
        },
        list: {
          options: {
            flag: "--installed --upgradable -a --all-versions"
          }
        },
        show: {},
        search: {
          options: {
            flag: "-n --names-only"
          }
        }
      }
    });
    const cpioProgram = guarded({
      names: "cpio ar 7z 7za 7zz rar unrar unar pax",
      source: "https://www.gnu.org/software/cpio/manual/cpio.html",
      why: "packs or unpacks files"
    });
    const packed = /\.(?:t(?:gz|az|bz2?|xz|zst)|gz|z|Z|bz2?|xz|lzma|zst|lz4|br)$/;
    const suffixes = {
      g: "gz",
      b: "bz2",
      x: "xz",
      z: "zst",
      l: "lz4"
    };
    function directoryOf(path) {
      let end = path.length;
      while (path[end - 1] === "/") end -= 1;
      return path.slice(0, path.lastIndexOf("/", end - 1) + 1);
    }
    function replacements(path, {scan: scan, invocation: invocation}) {
      if (hasOption(scan, "-S", "--suffix", "-N", "--name", "-r", "--recursive")) return [ directoryOf(path) || "." ];
      const name = (0, shared_words.Zc)(invocation.argv[0]) ?? "";
      const unpacks = /^(?:b?un|gun)/.test(name) || hasOption(scan, "-d", "--decompress", "--uncompress");
      const bare = path.replace(packed, "");
      if (unpacks) return bare === path ? [] : [ bare, `${bare}.tar` ];
      return [ `${path}.${name === "brotli" ? "br" : suffixes[name.charAt(0)] ?? "gz"}` ];
    }
    function compresses(context) {
      const toOutput = hasOption(context.scan, "-c", "--stdout", "--to-stdout", "-l", "--list", "-t", "--test") || /cat$/.test((0, 
      shared_words.Zc)(context.invocation.argv[0]) ?? "");
      const {cwd: cwd} = context.invocation;
      const replaced = word => [ (0, shared_words.EV)("delete", word, cwd), ...replacements((0, 
      shared_words.Zc)(word) ?? "", context).map(path => (0, shared_words.EV)("write", (0, 
      shared_words.CK)(path), cwd)) ];
      return gatherEffects(context.scan.operands.flatMap(word => [ (0, shared_words.EV)("read", word, cwd), ...toOutput || (0, 
      shared_words.Zc)(word) === "-" ? [] : replaced(word) ]));
    }
    const gzipProgram = defineProgram({
      names: [ "gzip", "gunzip", "zcat", "bzip2", "bunzip2", "bzcat", "xz", "unxz", "xzcat", "zstd", "unzstd", "zstdcat", "lz4", "brotli" ],
      source: "https://www.gnu.org/software/gzip/manual/gzip.html",
      options: {
        flag: "-c --stdout --to-stdout -d --decompress --uncompress -f --force -k --keep -l --list -n --no-name -N --name -q --quiet -r --recursive -t --test -v --verbose -z --compress -1 -2 -3 -4 -5 -6 -7 -8 -9 --fast --best -e --extreme",
        value: "-S --suffix -T --threads",
        digits: true,
        write: "-o"
      },
      check: compresses
    });
    var sensitive_pattern = __webpack_require__(85760);
    const maxNames = 5e3;
    function aboutSecrets(patterns, of, {invocation: invocation, starts: starts}) {
      const isAbout = of === "name" ? sensitive_pattern.rQ : sensitive_pattern.yP;
      const about = patterns.filter(word => word.kind !== "literal" || isAbout(word.value));
      const isName = word => word.kind === "literal" && !/[*?[{\\]/.test(word.value);
      const names = about.filter(isName);
      return {
        risks: about.filter(word => !isName(word)).map(word => riskOf(word, "may match files that contain secrets")),
        effects: names.flatMap(word => starts.flatMap(start => {
          const top = (0, shared_words.Zc)(start);
          const path = of === "name" ? `${top ?? "."}/${(0, shared_words.bG)(word)}` : (0, 
          shared_words.bG)(word);
          return top === null ? [] : [ {
            kind: "read",
            path: (0, files_paths.Hi)(path, invocation.cwd)
          } ];
        }))
      };
    }
    function pickedBelow(starts, {invocation: invocation, world: world}, test) {
      return gatherEffects(starts.map(start => {
        const value = (0, shared_words.Zc)(start);
        if (value === null) return {};
        const {paths: paths} = world.sensitiveBelow((0, files_paths.Hi)(value, invocation.cwd), maxNames);
        const picked = paths.filter(path => test(candidate(path, value, invocation.cwd)));
        return {
          effects: picked.map(path => ({
            kind: "read",
            path: path
          }))
        };
      }));
    }
    function candidate(path, start, cwd) {
      const below = (0, files_paths.JA)({
        path: path,
        directory: (0, files_paths.Hi)(start, cwd)
      }) ?? path;
      const shown = below === "" ? start : `${start.replace(/\/+$/, "")}/${below}`;
      return {
        shown: shown,
        path: below,
        name: path.slice(path.lastIndexOf("/") + 1)
      };
    }
    function testOf(pattern) {
      return (pattern.kind === "literal" ? (0, sensitive_pattern.Sf)(pattern.value) : null) ?? (() => true);
    }
    function isWhole(word) {
      return word.kind === "literal" && (0, sensitive_pattern.Ki)(word.value);
    }
    const follow_maxNames = 5e3;
    function followTree(word, {invocation: invocation, world: world}, test) {
      const value = (0, shared_words.Zc)(word);
      return value === null ? {} : linksIn((0, files_paths.Hi)(value, invocation.cwd), {
        word: word,
        world: world,
        test: test,
        cwd: invocation.cwd
      });
    }
    function linksIn(top, {word: word, world: world, test: test, cwd: cwd}) {
      const found = world.linksBelow(top, follow_maxNames);
      if (found === null) return {
        risks: [ riskOf(word, "contains too many files to check for links") ]
      };
      const isFollowed = path => test?.(candidate(path, (0, shared_words.Zc)(word) ?? top, cwd)) ?? true;
      return {
        effects: found.links.filter(isFollowed).map(path => ({
          kind: "read",
          path: path
        }))
      };
    }
    function printedMembers(words, context) {
      const {cwd: cwd} = context.invocation;
      const starts = [ (0, shared_words.CK)(".") ];
      return gatherEffects(words.map(word => {
        if (!/[*?[\\]/.test((0, shared_words.Zc)(word) ?? "*")) return (0, shared_words.EV)("read", word, cwd);
        if (isWhole(word)) return {};
        const matches = testOf(word);
        return gatherEffects([ aboutSecrets([ word ], "path", {
          ...context,
          starts: starts
        }), pickedBelow(starts, context, ({name: name}) => matches(name)) ]);
      }));
    }
    function dashed(words) {
      const [first, ...rest] = words;
      if (first?.kind !== "literal" || !/^[A-Za-z]+$/.test(first.value)) return words;
      const letters = first.value.split("");
      const takes = letters.filter(letter => "fCbTXgHVLNKI".includes(letter));
      const flags = letters.filter(letter => !takes.includes(letter));
      const glued = takes.flatMap((letter, index) => [ (0, shared_words.CK)(`-${letter}`), ...rest.slice(index, index + 1) ]);
      return [ ...flags.length > 0 ? [ (0, shared_words.CK)(`-${flags.join("")}`) ] : [], ...glued, ...rest.slice(takes.length) ];
    }
    function checkTar(context) {
      const {scan: scan, invocation: invocation} = context;
      const {cwd: cwd} = invocation;
      const archive = optionValue(scan, "-f", "--file");
      const remote = archive !== null && /^[^/]*:/.test((0, shared_words.bG)(archive)) ? [ riskOf(archive, "is an archive on another machine") ] : [];
      const writes = hasOption(scan, "-c", "--create", "-r", "--append", "-u", "--update", "-A", "--catenate", "--concatenate", "--delete");
      const toOutput = hasOption(scan, "-O", "--to-stdout");
      const extracts = hasOption(scan, "-x", "--extract", "--get");
      return gatherEffects([ {
        risks: remote
      }, archive === null ? {} : (0, shared_words.EV)(writes ? "write" : "read", archive, cwd), {
        risks: directories(context).flatMap(({word: word}) => (0, shared_words.Zc)(word) === null ? riskOf(word, unknownPlace) : [])
      }, writes ? gatherEffects(scan.operands.map(word => (0, shared_words.T7)(member(word, context), cwd))) : {}, writes && hasOption(scan, "-h", "--dereference") ? gatherEffects(scan.operands.map(word => followTree(member(word, context), context))) : {}, extracts ? toOutput ? printedMembers(scan.operands, context) : extracted(context) : {} ]);
    }
    const unknownPlace = "is a directory that is not known before it runs";
    function directories({scan: scan, invocation: invocation}) {
      return scan.given.flatMap(one => [ "-C", "--directory", "--cd" ].includes(one.name) && one.value !== null ? [ {
        word: one.value,
        at: invocation.argv.indexOf(one.word)
      } ] : []);
    }
    function directoryAt(at, context) {
      return directories(context).filter(one => one.at < at).reduce((path, {word: word}) => (0, 
      files_paths.Hi)((0, shared_words.Zc)(word) ?? ".", path), context.invocation.cwd);
    }
    function member(word, context) {
      const name = (0, shared_words.Zc)(word);
      if (name === null) return word;
      return {
        ...word,
        kind: "literal",
        value: (0, files_paths.Hi)(name, directoryAt(context.invocation.argv.indexOf(word), context))
      };
    }
    function extracted(context) {
      const {scan: scan, invocation: invocation} = context;
      const last = directoryAt(Number.POSITIVE_INFINITY, context);
      if (scan.operands.length === 0 || hasOption(scan, "--wildcards", "--strip-components")) return unpackInto((0, 
      shared_words.CK)(last), context);
      const places = scan.operands.map(word => {
        const name = (0, shared_words.Zc)(word);
        if (name === null) return {
          risks: [ riskOf(word, "is a member that is not known before it runs") ]
        };
        const bases = new Set([ directoryAt(invocation.argv.indexOf(word), context), last ]);
        return gatherEffects([ ...bases ].map(base => /(?:^|\/)\.{0,2}$/.test(name) ? unpackInto((0, 
        shared_words.CK)(base), context) : (0, shared_words.EV)("write", (0, shared_words.CK)(`${base}/${name}`), invocation.cwd)));
      });
      return mayLink(gatherEffects(places));
    }
    const described = defineProgram({
      names: [ "tar", "gtar", "bsdtar" ],
      source: "https://www.gnu.org/software/tar/manual/html_section/All-Options.html",
      options: {
        flag: "-c --create -x --extract --get -t --list -r --append -u --update -A --catenate --concatenate -d --diff --compare --delete -z --gzip --gunzip -j --bzip2 -J --xz -a --auto-compress --no-auto-compress --zstd --lzma -v --verbose -p --preserve-permissions --same-permissions --no-same-owner --no-same-permissions --same-owner -k --keep-old-files --skip-old-files --keep-newer-files --overwrite -O --to-stdout -m --touch -h --dereference --hard-dereference -n --seek --numeric-owner --wildcards --no-wildcards --anchored --exclude-vcs --exclude-vcs-ignores --exclude-backups --exclude-caches --no-recursion --recursion -l --one-file-system --totals --null -S --sparse -w -W -i --ignore-zeros --ignore-failed-read -R --block-number --show-transformed-names --utc --full-time -o --no-unquote --unquote",
        value: "-b --blocking-factor --exclude --strip-components --owner --group --mode --mtime --sort --format -H -V --label -N --newer --after-date --newer-mtime -K --starting-file --level --pax-option --quoting-style --record-size --warning -f --file -C --directory --cd",
        read: "-X --exclude-from",
        optional: "--occurrence --checkpoint --ignore-case --no-ignore-case",
        risks: [ {
          why: runsOtherProgram,
          value: "-I --use-compress-program --to-command --rsh-command --rmt-command --checkpoint-action -F --info-script --new-volume-script --volno-file -g --listed-incremental"
        }, {
          why: "reads a list of files",
          value: "-T --files-from --add-file"
        }, {
          why: "lets members leave the directory",
          value: "--transform --xform",
          optional: "--one-top-level",
          flag: "-P --absolute-names --unlink-first -U --recursive-unlink --keep-directory-symlink --force-local --remove-files"
        }, {
          why: "operates on several archives",
          flag: "-M --multi-volume",
          value: "-L --tape-length --index-file"
        } ]
      },
      check: checkTar
    });
    const tarProgram = {
      ...described,
      read: ({argv: argv, cwd: cwd}, world) => described.read({
        argv: [ ...argv.slice(0, 1), ...dashed(argv.slice(1)) ],
        cwd: cwd
      }, world)
    };
    const unzipProgram = defineProgram({
      names: [ "unzip" ],
      source: "https://infozip.sourceforge.net/UnZip.html",
      options: {
        flag: "-l -t -v -z -p -c -q -qq -n -o -j -a -C -L -M -u -f",
        value: "-x -d",
        risks: [ {
          why: "lets members leave the directory",
          flag: "-: -^ -K -X"
        } ]
      },
      check: context => {
        const {scan: scan, invocation: invocation} = context;
        const looks = hasOption(scan, "-l", "-t", "-v", "-z", "-p", "-c");
        const into = unpackInto(optionValue(scan, "-d") ?? (0, shared_words.CK)("."), context);
        return gatherEffects([ ...scan.operands.slice(0, 1).map(word => (0, shared_words.EV)("read", word, invocation.cwd)), looks ? {} : into, hasOption(scan, "-p", "-c") ? printedMembers(scan.operands.slice(1), context) : {} ]);
      }
    });
    const zipProgram = defineProgram({
      names: [ "zip" ],
      source: "https://infozip.sourceforge.net/Zip.html",
      options: {
        flag: "-r --recurse-paths -q --quiet -v --verbose -j --junk-paths -u --update -f --freshen -y --symlinks -X --no-extra -D -g -o -0 -1 -2 -3 -4 -5 -6 -7 -8 -9",
        value: "-x --exclude -i --include -n",
        risks: [ {
          why: runsOtherProgram,
          flag: "-T --test",
          value: "-TT --unzip-command"
        }, {
          why: "deletes the files",
          flag: "-m --move"
        } ]
      },
      operands: [ "write", "tree" ],
      check: context => {
        const {scan: scan, invocation: invocation} = context;
        const lists = optionValues(scan, "-x", "--exclude", "-i", "--include").map(shared_words.bG).filter(text => text.startsWith("@")).map(text => (0, 
        shared_words.CK)(text.slice(1)));
        return gatherEffects([ ...lists.map(word => operandEffects("read", word, invocation)), ...hasOption(scan, "-y", "--symlinks") ? [] : scan.operands.slice(1).map(word => followTree(word, context)) ]);
      }
    });
    const zipinfoProgram = defineProgram({
      names: [ "zipinfo", "zgrep", "zless", "xzgrep", "lsar" ],
      source: "https://infozip.sourceforge.net/UnZip.html",
      options: {
        flag: "-1 -2 -s -m -l -v -h -t -z -n -i -c -q"
      },
      operands: "read"
    });
    const runsTests = "Runs whatever the tests and their configuration in the workspace contain.";
    const runsPlugins = "Runs plug-ins and configuration files of the workspace, which are code.";
    const runsPackageScripts = "Runs scripts that package.json and the configuration in the workspace name.";
    const runsWorkspaceCode = "Compiles and runs the code of the workspace.";
    const runsConfiguredPlugins = "Runs plug-ins that its configuration in the workspace names, which are code.";
    const avaProgram = defineProgram({
      names: [ "ava" ],
      source: "https://github.com/avajs/ava/blob/main/docs/05-command-line.md",
      grants: runsTests,
      changes: true,
      options: {
        groups: true,
        flag: "-v --verbose --fail-fast -s --serial -t --tap -u --update-snapshots --color --no-color --no-worker-threads",
        value: "-m --match -T --timeout -c --concurrency",
        risks: [ {
          why: loadsCode,
          value: "--config --node-arguments"
        } ]
      },
      operands: "tree"
    });
    const forbidden = {
      system: "runs a command (system)",
      getline: "reads from a file or a command (getline)",
      ENVIRON: "reads the environment (ENVIRON)",
      PROCINFO: "reads about the process (PROCINFO)",
      ARGV: "changes which files are read (ARGV)",
      ARGC: "changes which files are read (ARGC)",
      SYMTAB: "reaches variables by name (SYMTAB)",
      FUNCTAB: "reaches functions by name (FUNCTAB)"
    };
    const conditions = new Set([ "if", "while", "for", "switch" ]);
    const openers = new Set([ "print", "printf", "return", "in", "if", "while", "for", "else", "do", "case", "exit", "delete", "getline" ]);
    const unclear = "is a program that cannot be analyzed with certainty";
    function readAwkProgram(text) {
      const reader = {
        text: text,
        at: 0,
        operand: false,
        printing: null,
        depth: 0,
        last: "",
        condition: false,
        open: [],
        problems: new Set
      };
      while (reader.at < text.length) takeToken(reader);
      return [ ...reader.problems ];
    }
    function takeToken(reader) {
      const char = reader.text[reader.at] ?? "";
      const name = /[A-Za-z_]\w*/y;
      name.lastIndex = reader.at;
      const word = name.exec(reader.text)?.[0];
      if (word !== void 0) takeName(reader, word); else if (/[0-9.]/.test(char)) advance(reader, 1, true); else if (char === '"') takeString(reader); else if (char === "#") takeComment(reader); else if (char === "/") takeSlash(reader); else if (char === "\\") takeContinuation(reader); else if (/[\n;{}]/.test(char)) endStatement(reader, char); else if (/\s/.test(char)) advance(reader, 1, reader.operand); else takeOperator(reader, char);
      if (/[\s#\\]/.test(char)) return;
      reader.last = char;
      reader.condition = word !== void 0 && conditions.has(word);
    }
    function takeName(reader, word) {
      if (Object.hasOwn(forbidden, word)) reader.problems.add(forbidden[word] ?? unclear);
      if (word === "print" || word === "printf") reader.printing = reader.depth;
      advance(reader, word.length, !openers.has(word));
    }
    function takeOperator(reader, char) {
      const {text: text, at: at} = reader;
      const two = text.slice(at, at + 2);
      if (char === "@") reader.problems.add("loads a file or calls a function by name (@)");
      if (two === "||") {
        advance(reader, 2, false);
        return;
      }
      if (char === "|") reader.problems.add("runs a command (|)");
      if (two === ">>" || char === ">" && reader.printing !== null && reader.depth <= reader.printing) reader.problems.add("writes a file (>)");
      if (char === "(" || char === "[") reader.depth += 1;
      if (char === ")" || char === "]") reader.depth -= 1;
      if (char === "(") reader.open.push(reader.condition);
      const conditional = char === ")" && reader.open.pop() === true;
      if (two === "++" || two === "--") {
        advance(reader, 2, true);
        return;
      }
      advance(reader, 1, char === ")" && !conditional || char === "]");
    }
    function advance(reader, count, operand) {
      reader.at += count;
      reader.operand = operand;
    }
    function endStatement(reader, char) {
      if (char !== "\n" || !/[,&|?:]/.test(reader.last)) reader.printing = null;
      advance(reader, 1, false);
    }
    function takeString(reader) {
      const {text: text} = reader;
      let at = reader.at + 1;
      while (at < text.length && text[at] !== '"') {
        if (text[at] === "\n") reader.problems.add(unclear);
        at += text[at] === "\\" ? 2 : 1;
      }
      if (at >= text.length) reader.problems.add(unclear);
      reader.at = at + 1;
      reader.operand = true;
    }
    function takeComment(reader) {
      const end = reader.text.indexOf("\n", reader.at);
      reader.at = end < 0 ? reader.text.length : end;
    }
    function takeContinuation(reader) {
      const before = reader.text[reader.at - 1] ?? " ";
      const behind = /\\\r?\n/y;
      behind.lastIndex = reader.at;
      if (!behind.test(reader.text) || /\w/.test(before)) reader.problems.add(unclear);
      advance(reader, Math.max(1, behind.lastIndex - reader.at), reader.operand);
    }
    function takeSlash(reader) {
      const {text: text, at: at} = reader;
      if (reader.operand) {
        advance(reader, 1, false);
        return;
      }
      let end = at + 1;
      while (end < text.length && text[end] !== "/") {
        if (text[end] === "\n") reader.problems.add(unclear);
        end += text[end] === "\\" ? 2 : 1;
      }
      const pattern = text.slice(at + 1, end).replace(/\\./gs, "");
      if (end >= text.length || leavesBracketOpen(pattern)) reader.problems.add(unclear);
      advance(reader, end - at + 1, true);
    }
    function leavesBracketOpen(pattern) {
      const end = pattern.lastIndexOf("]") + 1;
      return pattern.includes("[", end) || pattern.slice(0, end).replace(/\[\^?\]?[^\]]*\]/g, "").includes("[");
    }
    const texts = new Set([ "-e", "--source" ]);
    function checkAwk({scan: scan, invocation: invocation}) {
      const sources = scan.given.filter(one => texts.has(one.name)).flatMap(one => one.value ?? []);
      const filed = hasOption(scan, "-f", "--file", "-E", "--exec");
      const foreign = (0, shared_words.Zc)(invocation.argv[0]) === "gawk" ? [] : scan.given.filter(one => texts.has(one.name));
      const programs = sources.length > 0 || filed ? sources : scan.operands.slice(0, 1);
      const files = (sources.length > 0 || filed ? scan.operands : scan.operands.slice(1)).filter(word => !isAssignment(word));
      const risks = foreign.map(({word: word}) => riskOf(word, "is ignored by other versions of awk, which take the next word as the program"));
      return gatherEffects([ {
        risks: risks
      }, ...programs.map(checkProgram), ...files.map(word => (0, shared_words.EV)("read", word, invocation.cwd)) ]);
    }
    function isAssignment(word) {
      return /^[A-Za-z_]\w*=/.test((0, shared_words.Zc)(word) ?? "");
    }
    function checkProgram(word) {
      const value = (0, shared_words.Zc)(word);
      if (value === null) return {
        risks: [ riskOf(word, "is a program that is not known before it runs") ]
      };
      const problems = readAwkProgram(value);
      return {
        risks: problems.map(problem => riskOf(word, problem)),
        effects: problems.map(problem => beyondInput(problem, value))
      };
    }
    function beyondInput(problem, program) {
      return {
        kind: problem.startsWith("writes") ? "write" : "read",
        path: {
          any: program
        }
      };
    }
    const awkProgram = defineProgram({
      names: [ "awk", "gawk", "mawk", "nawk", "original-awk" ],
      reads: "files",
      source: "https://www.gnu.org/software/gawk/manual/gawk.html",
      options: {
        stopAtOperand: true,
        flag: "-b --characters-as-bytes -c --traditional -C --copyright -k --csv -n --non-decimal-data -N --use-lc-numeric -O --optimize -s --no-optimize -P --posix -r --re-interval -S --sandbox -t --lint-old -M --bignum -g --gen-pot",
        value: "-v --assign -F --field-separator -e --source",
        optional: "-L --lint",
        risks: [ {
          why: "is a program in a file, which is not analyzed",
          value: "-f --file -E --exec -i --include"
        }, {
          why: "loads a library",
          value: "-l --load"
        }, {
          why: "writes a file",
          optional: "-d --dump-variables -o --pretty-print -p --profile"
        }, {
          why: "runs the debugger",
          optional: "-D --debug"
        }, {
          why: "is an option of another version of awk",
          value: "-W"
        } ]
      },
      check: checkAwk
    });
    const subCommands = (names, command) => Object.fromEntries(names.split(" ").map(name => [ name, command ]));
    const namedOperands = why => ({
      operands: "named",
      why: why,
      changes: true,
      literal: true
    });
    const changesSomething = {
      operands: "named",
      why: isMoreThanTheRule,
      changes: true
    };
    const runsTree = options => ({
      options: options,
      operands: "tree",
      changes: true,
      plain: true
    });
    const bazel = {
      flag: "-k --keep_going --nocache_test_results --verbose_failures --show_progress --noshow_progress --noshow_loading_progress --build_tests_only --nobuild_tests_only --noremote_accept_cached --test_verbose_timeout_warnings --announce_rc --noimplicit_deps --notool_deps --order_output --stamp --nostamp",
      value: "--test_output --test_summary --test_filter --test_tag_filters --build_tag_filters --test_timeout --test_size_filters --test_lang_filters --runs_per_test --flaky_test_attempts --jobs -j --compilation_mode -c --color --curses --ui_event_filters --local_test_jobs --output --test_arg --show_result --keep_going --notest_keep_going --cache_test_results --nodistinct_host_configuration",
      optional: "--cache_test_results --test_keep_going --keep_going",
      risks: [ {
        why: "runs a program of the caller's choice or changes what is built",
        value: "--run_under --shell_executable --override_repository --override_module --action_env --test_env --repo_env --host_action_env --config --define --copt --cxxopt --linkopt --host_copt --crosstool_top --platforms --extra_toolchains --strategy --spawn_strategy --sandbox_writable_path --package_path --deleted_packages --aspects --script_path --tool_tag"
      }, {
        why: "sends to a server or writes files",
        value: "--remote_cache --remote_executor --bes_backend --build_event_json_file --build_event_text_file --build_event_binary_file --profile --explain --experimental_execution_log_file --disk_cache --repository_cache --symlink_prefix --output_file --query_file --credential_helper"
      } ]
    };
    function labels({scan: scan}) {
      return {
        risks: scan.operands.filter(word => !/^-?(?:\/\/|:)?[\w./+~:*-]+$/.test((0, shared_words.Zc)(word) ?? "?") || /\.\./.test(((0, 
        shared_words.Zc)(word) ?? "").replace(/\/?\.\.\.(?=$|:)/, ""))).map(word => riskOf(word, "is a target outside the workspace"))
      };
    }
    const bazelProgram = defineFamily({
      names: [ "bazel", "bazelisk" ],
      source: "https://bazel.build/reference/command-line-reference",
      grants: "Compiles and runs the code of the workspace.",
      globals: {
        risks: [ {
          why: "chooses another directory or configuration",
          value: "--bazelrc --output_base --output_user_root --server_javabase --host_jvm_args --install_base",
          flag: "--nohome_rc --noworkspace_rc --nosystem_rc"
        } ]
      },
      commands: {
        "": {},
        ...subCommands("test build coverage", {
          options: bazel,
          check: labels,
          changes: true,
          plain: true
        }),
        ...subCommands("query cquery aquery", {
          options: bazel,
          operands: "data"
        }),
        ...subCommands("version help", {
          operands: "data"
        }),
        info: {
          options: bazel,
          operands: "data"
        },
        ...subCommands("run clean fetch mod shutdown sync mobile-install vendor dump", {
          operands: "named",
          why: "is a program, a build or a command that the rule does not name",
          changes: true,
          options: bazel
        })
      }
    });
    const bcProgram = defineProgram({
      names: [ "bc", "dc" ],
      source: "https://www.gnu.org/software/bc/manual/html_mono/bc.html",
      options: {
        flag: "-l --mathlib -q --quiet -s --standard -w --warn -i --interactive",
        risks: [ {
          why: "runs program text",
          value: "-e -f --expression --file"
        } ]
      },
      operands: "named",
      why: "is program text that it runs"
    });
    function rewritesDirectoryIfAsked(...options) {
      return ({scan: scan, invocation: invocation}) => {
        const places = scan.operands.length === 0 ? [ (0, shared_words.CK)(".") ] : scan.operands;
        const written = hasOption(scan, ...options) ? places.map(word => (0, shared_words.EV)("write", word, invocation.cwd)) : [];
        return gatherEffects([ ...places.map(word => (0, shared_words.T7)(word, invocation.cwd)), ...written ]);
      };
    }
    function rewritesIfAsked(...options) {
      return ({scan: scan, invocation: invocation}) => {
        const places = scan.operands.length === 0 ? [ (0, shared_words.CK)(".") ] : scan.operands;
        const written = hasOption(scan, ...options) ? places.map(word => (0, shared_words.EV)("write", word, invocation.cwd)) : [];
        return gatherEffects([ ...scan.operands.map(word => (0, shared_words.T7)(word, invocation.cwd)), ...written ]);
      };
    }
    function rewritesUnless(...looks) {
      return ({scan: scan, invocation: invocation}) => {
        const places = scan.operands.length === 0 ? [ (0, shared_words.CK)(".") ] : scan.operands;
        return gatherEffects(places.flatMap(word => [ (0, shared_words.T7)(word, invocation.cwd), hasOption(scan, ...looks) ? {} : (0, 
        shared_words.EV)("write", word, invocation.cwd) ]));
      };
    }
    function changesUnless(looks, changing = []) {
      return ({scan: scan, invocation: invocation}) => {
        const changes = looks.length > 0 ? !hasOption(scan, ...looks) : hasOption(scan, ...changing);
        return gatherEffects([ ...scan.operands.map(word => (0, shared_words.T7)(word, invocation.cwd)), ...changes ? scan.operands.map(word => (0, 
        shared_words.EV)("write", word, invocation.cwd)) : [], {
          changes: changes
        } ]);
      };
    }
    const biome = {
      options: {
        flag: "--verbose --skip-errors --error-on-warnings --no-errors-on-unmatched --staged --changed --use-server --json-formatter-enabled --unsafe",
        value: "--colors --max-diagnostics --diagnostic-level --reporter --log-level --log-kind --since --only --skip --stdin-file-path --files-max-size --files-ignore-unknown --formatter-enabled --linter-enabled --assist-enabled --organize-imports-enabled --vcs-enabled --vcs-client-kind --vcs-use-ignore-file --vcs-default-branch --indent-style --indent-width --line-width --line-ending --quote-style --jsx-quote-style --semicolons --trailing-commas --arrow-parentheses --bracket-spacing --enforce-assist --javascript-formatter-enabled --css-formatter-enabled",
        write: "--log-file --reporter-file",
        risks: [ {
          why: loadsCode,
          value: "--config-path --vcs-root"
        }, {
          why: "changes the sources",
          flag: "--suppress",
          value: "--reason"
        } ],
        optional: "--write --fix --apply --apply-unsafe"
      },
      check: rewritesIfAsked("--write", "--fix", "--apply", "--apply-unsafe")
    };
    const biomeProgram = defineFamily({
      names: [ "biome", "@biomejs/biome" ],
      source: "https://biomejs.dev/reference/cli/",
      commands: {
        "": {},
        check: biome,
        lint: biome,
        format: biome,
        ci: biome,
        explain: {},
        version: {},
        rage: {},
        migrate: {
          changes: true,
          literal: true,
          options: {
            flag: "--write --fix"
          }
        },
        init: {
          changes: true
        }
      }
    });
    const blackProgram = defineProgram({
      names: [ "black" ],
      source: "https://black.readthedocs.io/en/stable/usage_and_configuration/the_basics.html",
      options: {
        flag: "--check --diff --color --no-color -q --quiet -v --verbose -S --skip-string-normalization -C --skip-magic-trailing-comma --preview --fast --safe --force-exclude --no-cache --pyi --ipynb",
        value: "-l --line-length -t --target-version --required-version --include --exclude --extend-exclude --stdin-filename --line-ranges -W --workers",
        risks: [ {
          why: loadsCode,
          value: "--config"
        }, {
          why: "is text that it formats",
          value: "-c --code"
        } ]
      },
      check: changesUnless([ "--check", "--diff" ])
    });
    const brewProgram = guardedFamily({
      names: [ "brew" ],
      source: "https://docs.brew.sh/Manpage",
      why: changesMachine,
      grants: "Installs and removes software of the machine.",
      commands: {
        install: {
          ...packageInstall("brew", /^[a-z0-9][\w@+.-]*(?<!\.rb)$/),
          options: {
            flag: "-q --quiet -v --verbose --formula --formulae --cask --casks --only-dependencies"
          }
        },
        list: {
          options: {
            flag: "--versions --formula --cask -1"
          }
        }
      }
    });
    const buildSystems = guarded({
      names: "m4 buck2 pants scons waf nix nix-shell nix-build guix msbuild nuget cscript",
      source: "https://scons.org/doc/production/HTML/scons-man.html",
      why: "is a program, a build or a command that the rule does not name",
      grants: "Runs programs, or builds that are programs.",
      flag: "-v -q"
    });
    const source = "https://www.gnu.org/software/bash/manual/bash.html#Shell-Builtin-Commands";
    const builtins_nothing = {
      effects: [],
      inner: [],
      risks: [],
      readOnly: true,
      readsOnlyFiles: true
    };
    const evaluates = "names a variable, whose subscript bash would run";
    const fileTests = new Set([ "-a", "-b", "-c", "-d", "-e", "-f", "-g", "-h", "-k", "-p", "-r", "-s", "-u", "-w", "-x", "-G", "-L", "-N", "-O", "-S" ]);
    function checkTest({invocation: invocation}) {
      const words = invocation.argv.slice(1);
      const risks = words.flatMap((word, index) => {
        const unsure = word.kind === "unknown" || word.kind === "partial" && (word.prefix === "" || /^-[vR]?$/.test(word.prefix));
        if (unsure && words.length > 2 && index + 1 < words.length && index > 0) return [];
        const value = (0, shared_words.Zc)(word);
        return value === "-v" || value === "-R" ? [ riskOf(word, evaluates, {
          never: true
        }) ] : [];
      });
      const effects = words.flatMap((word, index) => {
        const path = words[index + 1];
        return fileTests.has((0, shared_words.Zc)(word) ?? "") && path !== void 0 ? operandEffects("read", path, {
          cwd: invocation.cwd
        }).effects ?? [] : [];
      });
      return {
        effects: effects,
        risks: risks
      };
    }
    const outputBuiltins = {
      names: [ "echo", "true", "false", ":", "pwd", "yes" ],
      source: source,
      grants: null,
      readOnly: [ "" ],
      read: () => builtins_nothing
    };
    const testBuiltin = {
      names: [ "test", "[" ],
      source: source,
      grants: null,
      readOnly: [ "" ],
      read: (invocation, world) => {
        const scan = {
          given: [],
          operands: [],
          risks: [],
          effects: [],
          beforeDashes: 0,
          dashes: false
        };
        const found = checkTest({
          scan: scan,
          invocation: invocation,
          world: world
        });
        return {
          ...builtins_nothing,
          effects: found.effects ?? [],
          risks: found.risks ?? []
        };
      }
    };
    const printfBuiltin = defineProgram({
      names: [ "printf" ],
      source: source,
      reads: "files",
      options: {
        stopAtOperand: true,
        risks: [ {
          why: evaluates,
          value: "-v",
          never: true
        } ]
      }
    });
    function builtInNames(context, ...options) {
      const loaded = optionValues(context.scan, ...options).filter(word => !/^[\w-]+$/.test((0, 
      shared_words.Zc)(word) ?? "./"));
      return {
        risks: loaded.map(word => riskOf(word, loadsCode))
      };
    }
    function presetNames(...names) {
      return ({scan: scan}) => ({
        risks: optionValues(scan, ...names).filter(word => !/^(?:relaxed|default|auto|[pr]\/[\w./-]+)$/.test((0, 
        shared_words.Zc)(word) ?? "?")).map(word => riskOf(word, choosesConfiguration))
      });
    }
    function checkCoverage({scan: scan}) {
      const [first] = scan.operands;
      if (first === void 0 || /^(?:report|check-coverage)$/.test((0, shared_words.Zc)(first) ?? "")) return {};
      if ((0, shared_words.Zc)(first) === "instrument" || (0, shared_words.Zc)(first) === "merge") return {
        risks: scan.operands.map(word => riskOf(word, "writes files"))
      };
      return {
        inner: [ {
          kind: "argv",
          argv: scan.operands
        } ]
      };
    }
    const c8Program = defineProgram({
      names: [ "c8", "nyc" ],
      source: "https://github.com/bcoe/c8#cli-options--configuration",
      grants: "A rule that leaves the command open grants every program.",
      options: {
        stopAtOperand: true,
        groups: true,
        flag: "--check-coverage --all --100 --per-file --silent -s --skip-full --clean --no-clean --allowExternal --exclude-after-remap",
        value: "-r --reporter --lines --branches --functions --statements --include -n --exclude -x --extension -e --watermarks --src",
        write: "--report-dir -o --reports-dir --temp-dir --temp-directory -t",
        risks: [ {
          why: choosesCode,
          value: "-c --config --nycrc-path --require -i --cwd --resolve --merge-async --hook-require"
        } ]
      },
      check: context => gatherEffects([ checkCoverage(context), builtInNames(context, "-r", "--reporter") ])
    });
    const maybeFile = "is a target that may be a file";
    const common = {
      flag: "-v -vv --verbose -q --quiet --frozen --locked --offline --workspace --all --lib --bins --examples --tests --benches --all-targets -r --release --all-features --no-default-features --no-run --no-fail-fast --doc --keep-going --ignore-rust-version --future-incompat-report --unit-graph --build-plan -n --dry-run --no-deps --document-private-items",
      value: "--color -p --package --exclude --bin --example --test --bench --profile -F --features --message-format -j --jobs --format --depth -e --edges -i --invert --prune --charset --prefix --filter-platform --format-version --limit",
      optional: "--timings",
      write: "--target-dir --artifact-dir --out-dir",
      risks: [ {
        why: "sets configuration, which can name programs to run",
        value: "--config -Z"
      }, {
        why: "builds another package",
        value: "-C --manifest-path --lockfile-path --path"
      }, {
        why: maybeFile,
        value: "--target"
      }, {
        why: "takes packages from elsewhere",
        value: "--git --registry --index --branch --rev --tag"
      }, {
        why: "opens a viewer",
        flag: "--open"
      } ]
    };
    const known = (pattern, why) => context => {
      const handed = context.scan.operands.slice(context.scan.beforeDashes);
      return {
        risks: handed.filter((word, index) => !pattern.test(joined(handed, index, word))).map(word => riskOf(word, why))
      };
    };
    function joined(words, index, word) {
      return `${(0, shared_words.Zc)(words[index - 1]) ?? ""} ${(0, shared_words.Zc)(word) ?? "?"}`;
    }
    const lints = known(/ (?:-[DWAF]|--(?:deny|warn|allow|forbid|no-deps))$|(?:-[DWAF]|--deny|--warn|--allow|--forbid) [\w:-]+$| -[DWAF][\w:-]+$/, "is passed to the compiler, where it can name programs");
    const formats = known(/ (?:--check|-l|--files-with-diff|-v|--verbose|-q|--quiet|--edition|--color)$|(?:--edition|--color) \w+$| --edition=\d+$/, "is passed to rustfmt, where it can write files or load configuration");
    const testProgram = compileOptions([ {
      flag: "--include-ignored --ignored --force-run-in-process --exclude-should-panic --test --bench --list -h --help --nocapture --no-capture -q --quiet --exact --show-output --report-time --ensure-time --shuffle --noplot --verbose -v",
      value: "--test-threads --skip --color --format --shuffle-seed --sample-size --warm-up-time --measurement-time --baseline --save-baseline --load-baseline --profile-time --output-format",
      write: "--logfile",
      risks: [ {
        why: "changes how the test program works",
        value: "-Z"
      } ]
    } ]);
    function testArguments({scan: scan, invocation: invocation}) {
      const {risks: risks, effects: effects} = scanArguments(scan.operands.slice(scan.beforeDashes), testProgram, invocation.cwd);
      return {
        risks: risks,
        effects: effects
      };
    }
    function formatted(context) {
      const checks = context.scan.operands.slice(context.scan.beforeDashes).some(word => (0, 
      shared_words.Zc)(word) === "--check");
      return gatherEffects([ formats(context), {
        changes: !checks && !hasOption(context.scan, "--check")
      } ]);
    }
    function writesHere({invocation: invocation}) {
      return (0, shared_words.EV)("write", (0, shared_words.CK)("."), invocation.cwd);
    }
    const compiles = {
      changes: true
    };
    const reads = {};
    const literal = why => ({
      operands: "named",
      why: why,
      changes: true
    });
    const crate = "is a package that the rule does not name";
    const crates = command => ({
      changes: true,
      check: ({scan: scan}) => ({
        risks: scan.operands.map(word => riskOf(word, crate, /^[A-Za-z][\w-]*(?:@[\w.+^~=*-]+)?$/.test((0, 
        shared_words.Zc)(word) ?? "") ? {
          alsoCoveredBy: [ "cargo", command ]
        } : {}))
      })
    });
    const commands = defineFamily({
      names: [ "cargo" ],
      source: "https://doc.rust-lang.org/cargo/commands/",
      grants: "Compiles and runs the code of the workspace and of its dependencies.",
      globals: {
        flag: "-v -vv --verbose -q --quiet --frozen --locked --offline -V --list",
        value: "--color --explain",
        risks: [ {
          why: "sets configuration, which can name programs to run",
          value: "--config -Z"
        }, {
          why: "builds another package",
          value: "-C --manifest-path"
        } ]
      },
      common: common,
      commands: {
        "": {},
        version: reads,
        build: compiles,
        b: compiles,
        check: compiles,
        c: compiles,
        test: {
          check: testArguments,
          changes: true
        },
        t: {
          check: testArguments,
          changes: true
        },
        bench: {
          check: testArguments,
          changes: true
        },
        nextest: literal("is a command of nextest"),
        "nextest list": {
          changes: true
        },
        "llvm-cov": {
          options: {
            flag: "--lcov --json --html --text --summary-only --branch --no-report --no-clean",
            value: "--ignore-filename-regex --fail-under-lines",
            write: "--output-path --output-dir"
          },
          changes: true
        },
        machete: {
          options: {
            flag: "--with-metadata --skip-target-dir",
            risks: [ {
              why: "changes files",
              flag: "--fix"
            } ]
          },
          operands: "tree"
        },
        udeps: compiles,
        outdated: {
          options: {
            flag: "-R --root-deps-only",
            value: "--exit-code -d"
          },
          changes: true
        },
        "semver-checks": {
          options: {
            value: "--baseline-rev --baseline-version"
          },
          changes: true
        },
        hack: literal("is a command of cargo"),
        "nextest run": {
          plain: true,
          options: {
            value: "--retries --partition --test-threads -E --filter-expr --status-level",
            flag: "--no-capture --fail-fast"
          },
          changes: true
        },
        run: compiles,
        r: compiles,
        clippy: {
          options: {
            flag: "--no-deps --fix --allow-dirty --allow-staged"
          },
          check: context => gatherEffects([ lints(context), hasOption(context.scan, "--fix") ? writesHere(context) : {} ]),
          changes: true
        },
        fmt: {
          options: {
            flag: "--check"
          },
          check: formatted,
          changes: true
        },
        doc: compiles,
        rustdoc: {
          check: lints,
          changes: true
        },
        fix: {
          options: {
            flag: "--allow-dirty --allow-staged --allow-no-vcs --edition --broken-code"
          },
          changes: true
        },
        clean: compiles,
        tree: {
          options: {
            flag: "-d --duplicates --no-dedupe -V"
          }
        },
        metadata: reads,
        "read-manifest": reads,
        "verify-project": reads,
        "locate-project": reads,
        pkgid: reads,
        search: literal("is sent to the registry"),
        fetch: compiles,
        update: {
          options: {
            value: "--precise",
            flag: "-w"
          },
          changes: true
        },
        "audit fix": {
          changes: true,
          literal: true
        },
        audit: {
          options: {
            value: "--ignore --deny -D",
            flag: "--json --no-fetch"
          },
          changes: true
        },
        deny: compiles,
        "generate-lockfile": compiles,
        add: {
          ...crates("add"),
          options: {
            flag: "--dev -D --build --optional",
            value: "--rename"
          }
        },
        remove: {
          ...crates("remove"),
          options: {
            flag: "--dev --build"
          }
        },
        install: {
          ...crates("install"),
          options: {
            flag: "-f --force --no-track --list",
            value: "--version --vers"
          }
        },
        uninstall: literal(crate),
        publish: {
          changes: true,
          literal: true
        },
        package: compiles,
        vendor: {
          operands: "write",
          changes: true
        },
        new: {
          options: {
            flag: "--lib --bin",
            value: "--edition --name --vcs"
          },
          operands: "write",
          changes: true
        },
        init: {
          options: {
            flag: "--lib --bin",
            value: "--edition --name --vcs"
          },
          operands: "write",
          changes: true
        },
        login: literal("is a credential")
      }
    });
    const triple = /^(?:--target=)?[a-z0-9_][a-z0-9_.]*(?:-[a-z0-9_.]+){1,4}(?<!\.json)$/;
    function readCommand(invocation, world) {
      const programEffects = commands.read(invocation, world);
      const targets = programEffects.risks.filter(one => one.why === maybeFile);
      const named = targets.length > 0 && targets.every(({word: word}) => word === "--target" || triple.test(word));
      return named ? {
        ...programEffects,
        risks: programEffects.risks.filter(one => !targets.includes(one))
      } : programEffects;
    }
    const cargoProgram = {
      ...commands,
      read(invocation, world) {
        const [program, toolchain, ...rest] = invocation.argv;
        if (program === void 0 || toolchain === void 0 || !/^\+[\w.-]+$/.test((0, shared_words.Zc)(toolchain) ?? "")) return readCommand(invocation, world);
        const chosen = {
          effects: [],
          inner: [],
          risks: [ riskOf(toolchain, "is a toolchain that the rule does not name") ],
          readOnly: true
        };
        return mergeProgramEffects(chosen, readCommand({
          ...invocation,
          argv: [ program, ...rest ]
        }, world));
      }
    };
    const changesetProgram = defineFamily({
      names: [ "changeset", "@changesets/cli" ],
      source: "https://github.com/changesets/changesets/blob/main/packages/cli/README.md",
      commands: {
        "": {
          changes: true
        },
        status: {
          options: {
            flag: "--verbose",
            value: "--since",
            write: "--output -o"
          }
        },
        ...Object.fromEntries([ "add", "init", "version", "publish", "tag", "pre" ].map(name => [ name, {
          changes: true,
          literal: true,
          operands: "named",
          options: {
            flag: "--empty",
            value: "--otp --tag --snapshot --ignore"
          }
        } ]))
      }
    });
    const clangFormatProgram = defineProgram({
      names: [ "clang-format" ],
      source: "https://clang.llvm.org/docs/ClangFormat.html",
      options: {
        singleDash: true,
        flag: "--dry-run -n --Werror -Werror -i --verbose --sort-includes --fail-on-incomplete-format --dump-config",
        value: "--fallback-style -fallback-style --lines -lines --offset --length --ferror-limit --qualifier-alignment",
        read: "--files",
        risks: [ {
          why: choosesPrograms,
          value: "--style -style"
        } ]
      },
      check: ({scan: scan, invocation: invocation}) => gatherEffects(scan.operands.flatMap(word => [ operandEffects("read", word, invocation), hasOption(scan, "-i") ? operandEffects("write", word, invocation) : {} ]))
    });
    const shows = /^(?:describe(?:-[\w-]+)?|list(?:-[\w-]+)?|ls|show|head(?:-[\w-]+)?|get-caller-identity|get-metric-[\w-]+|get-(?:function|bucket-location|account-summary|rest-apis|log-events|template|stack-policy|parameters-by-path-names)|validate-template|filter-log-events|tail|wait|version|info|browse)$/;
    const secretive = /secret|credential|token|auth|password|ssm|kms|keys?$|access|keyvault|kv$|print|export|configure$/i;
    function localFile(value) {
      const path = /^fileb?:\/\/([\w./-]+)$/.exec((0, shared_words.Zc)(value ?? void 0) ?? "")?.[1];
      return path === void 0 ? null : (0, shared_words.CK)(path);
    }
    function cloud({scan: scan, invocation: invocation}) {
      const words = scan.operands.map(word => (0, shared_words.Zc)(word) ?? "");
      const verb = words.findIndex(word => shows.test(word));
      const plain = verb >= 0 && !words.slice(0, verb + 1).some(word => secretive.test(word));
      const files = scan.given.filter(one => /^(?:file|fileb):|^@/.test((0, shared_words.bG)(one.value ?? (0, 
      shared_words.CK)(""))));
      const read = files.flatMap(one => localFile(one.value) ?? []);
      const risks = [ ...plain ? [] : scan.operands.map(word => riskOf(word, isMoreThanTheRule)), ...files.filter(one => localFile(one.value) === null).map(one => riskOf(one.value ?? one.word, "reads a file or an address")), ...(plain ? scan.operands.slice(verb + 1) : []).filter(word => word.kind !== "literal").map(word => riskOf(word, "is not known before it runs")) ];
      return gatherEffects([ ...read.map(word => (0, shared_words.EV)("read", word, invocation.cwd)), {
        changes: !plain,
        risks: risks
      } ]);
    }
    const cloudClients = defineProgram({
      names: [ "aws", "gcloud", "az", "doctl", "gsutil" ],
      source: "https://docs.aws.amazon.com/cli/latest/reference/",
      grants: "Acts on a cloud with the credentials of the environment.",
      options: {
        flag: "--no-cli-pager --no-paginate --no-color --recursive --human-readable --summarize --quiet -q --no-cli-auto-prompt --follow --only-show-errors --all --show-details",
        value: "--region --output -o --query --max-items --page-size --format --filter --filters --limit --sort-by --project --zone --location --since --start-time --end-time --stack-name --cluster --clusters --services --instance-ids --function-name --log-group-name --log-stream-names --filter-pattern --bucket --prefix --tasks --name -n --resource-group -g --subscription --template-body --verbosity --page-token --starting-token --metric-name --namespace --statistics --period --dimensions",
        risks: [ {
          why: choosesAccount,
          value: "--endpoint-url --profile --cli-input-json --cli-input-yaml --ca-bundle --account --impersonate-service-account --configuration --flags-file --access-token-file --billing-project --api-endpoint-overrides --body --url --uri",
          flag: "--no-verify-ssl --debug --log-http --no-sign-request --user-output-enabled"
        } ]
      },
      check: cloud
    });
    const cmakeProgram = defineProgram({
      names: [ "cmake" ],
      source: "https://cmake.org/cmake/help/latest/manual/cmake.1.html",
      grants: "Runs the commands in CMakeLists.txt of the workspace.",
      changes: true,
      options: {
        flag: "--clean-first -v --verbose -N --fresh --list-presets --strip -Wno-dev -Wdev --log-context",
        value: "-G -A -T --target -t --config --preset --log-level --component",
        optional: "-j --parallel -DCMAKE_BUILD_TYPE=* -DBUILD_TESTING=* -DBUILD_SHARED_LIBS=* -DCMAKE_EXPORT_COMPILE_COMMANDS=* -DCMAKE_CXX_STANDARD=* -DCMAKE_C_STANDARD=*",
        read: "-S --build",
        write: "-B --prefix",
        risks: [ {
          why: "sets a variable, which can name a compiler or a file",
          optional: "-D*",
          value: "-D -U"
        }, {
          why: "runs a tool or a script",
          flag: "-E",
          value: "-P -C --toolchain --install --open --graphviz --system-information"
        } ]
      },
      check: ({scan: scan, invocation: invocation}) => gatherEffects([ ...scan.operands.slice(0, scan.beforeDashes).map(word => (0, 
      shared_words.EV)("read", word, invocation.cwd)), {
        risks: scan.operands.slice(scan.beforeDashes).filter(word => !/^-(?:j\d*|k|v|s|-silent)$/.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "is passed to the native build program"))
      } ])
    });
    const cmpProgram = defineProgram({
      names: [ "cmp" ],
      reads: "files",
      source: "https://www.gnu.org/software/diffutils/manual/diffutils.html",
      options: {
        flag: "-b --print-bytes -l --verbose -s --quiet --silent",
        value: "-i --ignore-initial -n --bytes"
      },
      check: ({scan: scan, invocation: invocation}) => {
        const found = scan.operands.slice(0, 2).map(word => operandEffects("read", word, {
          cwd: invocation.cwd
        }));
        return gatherEffects(found);
      }
    });
    const codespellProgram = defineProgram({
      names: [ "codespell" ],
      source: "https://github.com/codespell-project/codespell#usage",
      options: {
        flag: "-c --enable-colors -d --disable-colors -s --summary -f --check-filenames -H --check-hidden --count --stdin-single-line -w --write-changes",
        value: "-q --quiet-level -S --skip -L --ignore-words-list --builtin --ignore-regex --uri-ignore-words-list -i --interactive -A -B -C --context",
        read: "-D --dictionary -I --ignore-words -x --exclude-file",
        risks: [ {
          why: choosesConfiguration,
          value: "--config --toml"
        } ]
      },
      check: rewritesDirectoryIfAsked("-w", "--write-changes")
    });
    const columnProgram = defineProgram({
      names: [ "column" ],
      reads: "files",
      source: "https://man7.org/linux/man-pages/man1/column.1.html",
      options: {
        flag: "-t --table -d --table-noheadings -e --table-header-repeat -x --fillrows -J --json -L --keep-empty-lines",
        value: "-s --separator -o --output-separator -c --output-width -N --table-columns -l --table-columns-limit -n --table-name -R --table-right -T --table-truncate -W --table-wrap -H --table-hide -O --table-order -E --table-noextreme -C --table-column -r --tree -i --tree-id -p --tree-parent"
      },
      operands: "read"
    });
    function edited({scan: scan, invocation: invocation}) {
      const file = optionValue(scan, "-e", "--edit");
      return file === null ? {} : (0, shared_words.EV)("read", file, invocation.cwd);
    }
    const commitlintProgram = defineProgram({
      names: [ "commitlint" ],
      source: "https://commitlint.js.org/reference/cli.html",
      grants: runsPlugins,
      options: {
        flag: "-c --color --no-color -l --last -q --quiet -V --verbose -s --strict --from-last-tag",
        value: "-f --from -t --to --git-log-args -H --help-url",
        optional: "-e --edit",
        risks: [ {
          why: loadsCode,
          value: "-g --config -x --extends -p --parser-preset -d --cwd -o --format --options -E --env --print-config"
        } ]
      },
      operands: "read",
      check: edited
    });
    function checkSpelling({scan: scan, invocation: invocation}) {
      const [first, ...rest] = scan.operands;
      const name = (0, shared_words.Zc)(first) ?? "";
      if (first !== void 0 && /^(?:init|link|dictionaries|help)$/.test(name)) return {
        risks: [ riskOf(first, "changes settings that the rule does not name") ],
        changes: true
      };
      const files = /^(?:lint|check)$/.test(name) ? rest : scan.operands;
      return gatherEffects(files.map(word => (0, shared_words.T7)(word, invocation.cwd)));
    }
    const cspellProgram = defineProgram({
      names: [ "cspell" ],
      source: "https://cspell.org/docs/getting-started",
      grants: runsPlugins,
      options: {
        flag: "--no-progress --progress --no-summary --summary --show-suggestions --no-color --color -q --quiet --silent -u --unique --words-only --dot --gitignore --no-gitignore --no-must-find-files --must-find-files --show-context --no-exit-code --fail-fast --no-fail-fast --relative --cache --no-issues --validate-directives --no-validate-directives --verbose -v",
        value: "-r --reporter -e --exclude --locale --language-id --max-duplicate-problems --max-file-size --issue-template --report --cache-strategy",
        write: "--cache-location",
        risks: [ {
          why: loadsCode,
          value: "-c --config --file-list --root --plugin --stdin-file-path --exclude-file"
        } ]
      },
      check: context => gatherEffects([ checkSpelling(context), builtInNames(context, "-r", "--reporter") ])
    });
    const cypressProgram = defineFamily({
      names: [ "cypress" ],
      source: "https://docs.cypress.io/app/references/command-line",
      grants: runsTests,
      commands: {
        "": {},
        run: {
          changes: true,
          options: {
            flag: "--headless --headed -q --quiet --parallel --component --e2e --no-exit --no-runner-ui --runner-ui",
            value: "-s --spec -b --browser -r --reporter --group -t --tag --ci-build-id --auto-cancel-after-failures",
            risks: [ {
              why: loadsCode,
              value: "-c --config -C --config-file -P --project -e --env -o --reporter-options"
            }, {
              why: "sends results to a server",
              flag: "--record",
              value: "-k --key"
            }, {
              why: opensServer,
              value: "-p --port"
            } ]
          },
          check: context => gatherEffects([ builtInNames(context, "-r", "--reporter"), builtInNames(context, "-b", "--browser") ]),
          plain: true
        },
        verify: {},
        version: {},
        info: {},
        install: {
          changes: true
        }
      }
    });
    const dependencyCheckers = defineProgram({
      names: [ "madge", "depcheck", "dpdm", "ts-prune", "unimported" ],
      source: "https://github.com/pahen/madge#cli",
      grants: runsPlugins,
      options: {
        flag: "-c --circular -j --json -s --summary --orphans --leaves --no-color --no-spinner --warning --debug --no-count --skip-missing --oneline --include-npm -T --no-tree --no-warning --exit-code",
        value: "-x --exclude --extensions --ignores --ignore-dirs --ignore-patterns --layout --ext",
        read: "--ts-config --tsconfig -p --project",
        write: "-i --image -d --dot --output",
        risks: [ {
          why: loadsCode,
          value: "--config --webpack-config --require-config --rc --parsers --detectors --specials --ignore-path"
        } ]
      },
      operands: "tree"
    });
    const eslintProgram = defineProgram({
      names: [ "eslint" ],
      source: "https://eslint.org/docs/latest/use/command-line-interface",
      grants: runsPlugins,
      options: {
        flag: "--quiet --no-color --color --cache --no-cache --no-inline-config --report-unused-disable-directives --no-error-on-unmatched-pattern --no-eslintrc --no-ignore --exit-on-fatal-error --pass-on-no-patterns --stats --no-warn-ignored --fix --fix-dry-run --stdin --print-config --no-config-lookup --pass-on-unpruned-suppressions -v -h --debug --env-info",
        value: "--ext --max-warnings --cache-strategy --env --global --stdin-filename --ignore-pattern --rule --report-unused-disable-directives-severity --report-unused-inline-configs --parser-options --fix-type --flag --concurrency -f --format",
        read: "--ignore-path",
        write: "-o --output-file --cache-location --cache-file --suppressions-location",
        risks: [ {
          why: loadsCode,
          value: "-c --config --parser --plugin --rulesdir --resolve-plugins-relative-to"
        }, {
          why: "starts another program",
          flag: "--init --inspect-config --mcp"
        }, {
          why: "changes files",
          flag: "--suppress-all --prune-suppressions",
          value: "--suppress-rule"
        } ]
      },
      check: context => gatherEffects([ rewritesIfAsked("--fix")(context), builtInNames(context, "-f", "--format") ])
    });
    const jestProgram = defineProgram({
      names: [ "jest" ],
      source: "https://jestjs.io/docs/cli",
      grants: runsTests,
      options: {
        groups: true,
        flag: "--ci --coverage --no-coverage --collectCoverage --verbose --silent --runInBand -i --passWithNoTests --forceExit --detectOpenHandles --onlyChanged -o --onlyFailures -f --lastCommit --json --no-cache --cache --listTests --showConfig --debug --expand -e --findRelatedTests --logHeapUsage --errorOnDeprecated --colors --color --no-color --no-watchman --useStderr --testLocationInResults --randomize --showSeed --watch --watchAll --all --noStackTrace --openHandlesTimeout --no-verbose --updateSnapshot -u --clearCache",
        value: "-t --testNamePattern --testPathPattern --testPathPatterns --testPathIgnorePatterns --maxWorkers -w --shard --changedSince --testTimeout --maxConcurrency --seed --selectProjects --ignoreProjects --collectCoverageFrom --coverageThreshold --coverageProvider --coveragePathIgnorePatterns",
        optional: "-b --bail --watchAll --watch --coverage --ci --cache",
        write: "--coverageDirectory --outputFile --cacheDirectory",
        risks: [ {
          why: loadsCode,
          value: "-c --config --rootDir --roots --projects --testEnvironment --env --setupFiles --setupFilesAfterEnv --globalSetup --globalTeardown --reporters --coverageReporters --runner --testRunner --transform --resolver --preset --moduleNameMapper --modulePaths --moduleDirectories --snapshotSerializers --testSequencer --watchPlugins --testMatch --testRegex --filter --globals --prettierPath --testResultsProcessor"
        } ]
      },
      changes: true
    });
    const knipProgram = defineProgram({
      names: [ "knip" ],
      source: "https://knip.dev/reference/cli",
      grants: runsPlugins,
      options: {
        flag: "-p --production --strict -s --no-config-hints --no-exit-code --no-gitignore --no-progress -n --include-libs --include-entry-exports -d --debug --performance --trace --cache --dependencies --exports --files --treat-config-hints-as-errors --isolate-workspaces --memory",
        value: "--include --exclude -W --workspace --reporter --max-issues --max-show-issues --tags --trace-export --trace-file",
        read: "-t --tsConfig",
        write: "--cache-location",
        risks: [ {
          why: loadsCode,
          value: "-c --config --directory --preprocessor --preprocessor-options --reporter-options"
        }, {
          why: "changes files",
          optional: "--fix --fix-type --format --allow-remove-files"
        } ]
      },
      check: context => builtInNames(context, "--reporter")
    });
    const markdownLinters = defineProgram({
      names: [ "markdownlint", "markdownlint-cli", "markdownlint-cli2", "remark", "textlint", "alex", "write-good" ],
      source: "https://github.com/igorshubovych/markdownlint-cli#usage",
      grants: runsPlugins,
      options: {
        flag: "-q --quiet -d --dot -j --json -s --stdin -f --fix --no-globs --format --frail -e --enable-all",
        value: "-i --ignore --enable --disable --ext",
        read: "-p --ignore-path",
        write: "-o --output",
        risks: [ {
          why: loadsCode,
          value: "-c --config -r --rules --rulesdir --rule --plugin --preset --use --configPointer -u"
        } ]
      },
      check: context => gatherEffects([ rewritesIfAsked("-f", "--fix")({
        ...context,
        scan: {
          ...context.scan,
          operands: patterns(context)
        }
      }) ])
    });
    function patterns({scan: scan}) {
      return scan.operands.filter(word => !(word.kind === "literal" && /^[#!]/.test(word.value)));
    }
    const mochaProgram = defineProgram({
      names: [ "mocha" ],
      source: "https://mochajs.org/#command-line-usage",
      grants: runsTests,
      options: {
        groups: true,
        flag: "-b --bail --no-bail --check-leaks --exit --forbid-only --forbid-pending -C --color --no-color -c --diff --no-diff -p --parallel --recursive -S --sort --dry-run -i --invert -A --async-only --full-trace --inline-diffs --list-interfaces --list-reporters --fail-zero --pass-on-failing-test-suite --no-config --no-opts --no-package -w --watch",
        value: "-t --timeout -s --slow -j --jobs --retries -g --grep -f --fgrep --extension --ignore --exclude -R --reporter -u --ui",
        risks: [ {
          why: loadsCode,
          value: "-r --require --config --opts --package --file --loader --import -O --reporter-option --reporter-options --spec --node-option -n"
        } ]
      },
      operands: "tree",
      check: context => gatherEffects([ builtInNames(context, "-R", "--reporter"), builtInNames(context, "-u", "--ui") ]),
      changes: true
    });
    const runsIt = "is a program that it runs";
    function scriptOperand({scan: scan, invocation: invocation, world: world}, more = {}) {
      const program = (0, shared_words.Zc)(invocation.argv[0]) ?? "";
      const [script] = scan.operands;
      const asked = scan.given.length > 0;
      if (script === void 0) {
        const word = invocation.argv[0];
        return asked || word === void 0 ? {} : {
          risks: [ riskOf(word, "runs what it reads", {
            never: true,
            anyProgram: true,
            hint: `a rule for \`${program} -\` can allow a here-document for \`${program} -\``
          }) ]
        };
      }
      const scripts = more.every === true ? scan.operands : [ script ];
      return gatherEffects([ ...scripts.map(word => (0, shared_words.EV)("read", word, invocation.cwd)), {
        risks: scripts.map(word => operandText(word, invocation.cwd, world).kind === "file" ? riskOf(word, runsIt, {
          alsoCoveredBy: [ program ]
        }) : riskOf(word, takesProgramCode, {
          anyProgram: true
        }))
      } ]);
    }
    const debugs = "starts the debugger, which runs what it reads";
    function checkNode(context) {
      const {scan: scan, invocation: invocation} = context;
      const reporters = optionValues(scan, "--test-reporter").filter(word => !/^(?:spec|tap|dot|junit|lcov)$/.test((0, 
      shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "is a reporter, which is code"));
      const scripts = optionValues(scan, "--run").map(word => riskOf(word, runsIt, {
        alsoCoveredBy: [ "node" ]
      }));
      const loaded = optionValues(scan, "-r", "--require", "--import", "--loader", "--experimental-loader").filter(word => /:|^$/.test((0, 
      shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "may be program text", {
        never: true,
        anyProgram: true
      }));
      if (/^(?:inspect|debug)$/.test((0, shared_words.Zc)(scan.operands[0]) ?? "")) return {
        risks: scan.operands.map(word => riskOf(word, debugs, {
          anyProgram: true
        }))
      };
      if (!hasOption(scan, "--check", "-c")) return gatherEffects([ {
        risks: [ ...reporters, ...loaded, ...scripts ]
      }, scriptOperand(context, {
        every: hasOption(scan, "--test")
      }) ]);
      const [file, ...others] = scan.operands;
      return gatherEffects([ file === void 0 ? {} : (0, shared_words.EV)("read", file, invocation.cwd), {
        risks: others.map(word => riskOf(word, "follows the file that is checked"))
      } ]);
    }
    const nodeProgram = defineProgram({
      names: [ "node", "nodejs" ],
      source: "https://nodejs.org/api/cli.html",
      grants: "A rule for node grants whatever the named script, or any script, does.",
      changes: true,
      options: {
        stopAtOperand: true,
        flag: "-v -h --test --watch --check -c --no-warnings --trace-warnings --trace-uncaught --enable-source-maps --test-only --experimental-test-coverage --test-force-exit --throw-deprecation --no-deprecation --trace-deprecation --pending-deprecation --v8-options --expose-gc --experimental-strip-types --experimental-transform-types --no-experimental-strip-types --experimental-vm-modules --preserve-symlinks --experimental-sqlite --abort-on-uncaught-exception --frozen-intrinsics --disallow-code-generation-from-strings",
        value: "--test-reporter --test-name-pattern --test-skip-pattern --test-concurrency --test-timeout --test-shard --max-old-space-size --max-semi-space-size --stack-size --stack-trace-limit --unhandled-rejections --dns-result-order --test-coverage-include --test-coverage-exclude --test-coverage-lines --disable-warning --input-type --watch-path --run",
        risks: [ {
          why: takesProgramCode,
          value: "-e --eval -p --print -pe",
          open: true
        }, {
          why: takesProgramCode,
          value: "-r --require --import --loader --experimental-loader --env-file --env-file-if-exists --test-global-setup --openssl-config --experimental-config-file --snapshot-blob -C --conditions --icu-data-dir"
        }, {
          why: "is a reporter, which is code, or its output path",
          value: "--test-reporter-destination"
        }, {
          why: "lets other processes run code in it",
          optional: "--inspect --inspect-brk --inspect-wait --inspect-port"
        }, {
          why: "reads program text",
          flag: "-i --interactive"
        }, {
          why: "writes files",
          flag: "--cpu-prof --heap-prof --prof --report-on-signal",
          value: "--cpu-prof-dir --cpu-prof-name --heap-prof-dir --diagnostic-dir --redirect-warnings --report-directory --trace-event-file-pattern --heapsnapshot-signal"
        } ]
      },
      check: checkNode
    });
    const oxlintProgram = defineProgram({
      names: [ "oxlint" ],
      source: "https://oxc.rs/docs/guide/usage/linter/cli",
      grants: runsPlugins,
      options: {
        flag: "--deny-warnings --quiet --silent --fix --fix-suggestions --fix-dangerously --disable-nested-config --no-error-on-unmatched-pattern --type-aware --no-ignore --rules --report-unused-disable-directives --import-plugin --react-plugin --jest-plugin --vitest-plugin --jsx-a11y-plugin --nextjs-plugin --promise-plugin --node-plugin",
        value: "-D --deny -W --warn -A --allow -f --format --max-warnings --threads --ignore-pattern",
        read: "--ignore-path --tsconfig",
        risks: [ {
          why: loadsCode,
          value: "-c --config"
        } ]
      },
      check: rewritesIfAsked("--fix", "--fix-suggestions", "--fix-dangerously")
    });
    const playwrightProgram = defineFamily({
      names: [ "playwright" ],
      source: "https://playwright.dev/docs/test-cli",
      grants: runsTests,
      commands: {
        "": {},
        test: {
          changes: true,
          options: {
            flag: "--headed --list --quiet --fully-parallel --pass-with-no-tests --forbid-only --last-failed -x --no-deps --ignore-snapshots --fail-on-flaky-tests",
            value: "--project --grep -g --grep-invert -G --workers -j --retries --repeat-each --shard --timeout --global-timeout --max-failures --reporter --trace --browser --test-list-invert",
            optional: "--only-changed -u --update-snapshots",
            write: "--output",
            risks: [ {
              why: loadsCode,
              value: "-c --config --tsconfig --test-list"
            }, {
              why: opensServer,
              flag: "--ui --debug",
              value: "--ui-host --ui-port"
            } ]
          },
          check: context => builtInNames(context, "--reporter"),
          plain: true
        },
        install: {
          changes: true,
          literal: true,
          options: {
            flag: "--with-deps --force --dry-run --only-shell --no-shell"
          },
          operands: "data"
        },
        "install-deps": {
          changes: true,
          literal: true
        },
        uninstall: {
          changes: true,
          options: {
            flag: "--all"
          }
        },
        "merge-reports": {
          changes: true,
          options: {
            value: "--reporter",
            risks: [ {
              why: loadsCode,
              value: "-c --config"
            } ]
          },
          operands: "read"
        }
      }
    });
    const prettierProgram = defineProgram({
      names: [ "prettier" ],
      source: "https://prettier.io/docs/cli",
      grants: runsPlugins,
      options: {
        groups: true,
        flag: "--check -c --list-different -l --no-color --color --no-config --no-editorconfig --ignore-unknown -u --with-node-modules --no-semi --semi --single-quote --no-single-quote --jsx-single-quote --use-tabs --no-use-tabs --bracket-same-line --no-bracket-spacing --require-pragma --insert-pragma --cache --no-cache --no-error-on-unmatched-pattern --debug-check --single-attribute-per-line --write -w --file-info --support-info --no-plugin-search",
        value: "--log-level --loglevel --parser --tab-width --print-width --trailing-comma --end-of-line --prose-wrap --quote-props --arrow-parens --html-whitespace-sensitivity --embedded-language-formatting --object-wrap --experimental-operator-position --config-precedence --stdin-filepath --cache-strategy --range-start --range-end",
        read: "--ignore-path --find-config-path",
        write: "--cache-location",
        risks: [ {
          why: loadsCode,
          value: "--config --plugin --plugin-search-dir --config-path"
        } ]
      },
      check: context => gatherEffects([ rewritesIfAsked("--write", "-w")(context), builtInNames(context, "--parser") ])
    });
    const stylelintProgram = defineProgram({
      names: [ "stylelint" ],
      source: "https://stylelint.io/user-guide/cli",
      grants: runsPlugins,
      options: {
        groups: true,
        flag: "-q --quiet --cache --no-cache --allow-empty-input --aei --color --no-color --di --disable-default-ignores --rd --report-descriptionless-disables --report-needless-disables --report-invalid-scope-disables --fix --stdin --quiet-deprecation-warnings --compute-edit-info",
        value: "--mw --max-warnings --ip --ignore-pattern --stdin-filename --cache-strategy -f --formatter --globby-options --go",
        read: "-i --ignore-path",
        write: "-o --output-file --cache-location",
        risks: [ {
          why: loadsCode,
          value: "-c --config --config-basedir --custom-formatter --custom-syntax --suppress-location"
        } ]
      },
      check: context => gatherEffects([ rewritesIfAsked("--fix")(context), builtInNames(context, "-f", "--formatter") ])
    });
    const svelteCheckProgram = defineProgram({
      names: [ "svelte-check", "astro-check" ],
      source: "https://svelte.dev/docs/cli/sv-check",
      grants: runsPlugins,
      options: {
        flag: "--fail-on-warnings --no-tsconfig --preserveWatchOutput --incremental",
        value: "--output --threshold --compiler-warnings --ignore --diagnostic-sources --color",
        read: "--workspace --tsconfig"
      }
    });
    function checkTsc({scan: scan, invocation: invocation}) {
      const words = invocation.argv;
      const behind = new Set(words.filter((_, at) => /^--?noemit$/i.test((0, shared_words.Zc)(words[at - 1]) ?? "")));
      const reverted = scan.operands.filter(word => behind.has(word) && /^(?:false|null)$/i.test((0, 
      shared_words.Zc)(word) ?? ""));
      const files = scan.operands.filter(word => !/^(?:true|false|null)$/i.test((0, shared_words.Zc)(word) ?? ""));
      const responses = files.filter(word => /^@/.test((0, shared_words.Zc)(word) ?? ""));
      return gatherEffects([ ...files.map(word => (0, shared_words.EV)("read", word, invocation.cwd)), {
        risks: [ ...reverted.map(word => riskOf(word, "cancels --noEmit")), ...responses.map(word => riskOf(word, "reads options from a file")) ]
      }, {
        changes: !hasOption(scan, "--noEmit", "-noEmit")
      } ]);
    }
    const tscProgram = defineProgram({
      names: [ "tsc", "vue-tsc" ],
      source: "https://www.typescriptlang.org/docs/handbook/compiler-options.html",
      grants: "Compiles with the configuration of the workspace and writes to the paths that it names.",
      options: {
        singleDash: true,
        flag: "-noEmit -pretty -strict -skipLibCheck -esModuleInterop -allowJs -checkJs -listFiles -listFilesOnly -diagnostics -extendedDiagnostics -traceResolution -noErrorTruncation  -declaration -d -sourceMap -removeComments -isolatedModules -resolveJsonModule -showConfig -v -h -all -w -watch -force -f -dry -verbose -noUnusedLocals -noUnusedParameters -noImplicitAny -strictNullChecks -emitDeclarationOnly -explainFiles -preserveWatchOutput -allowImportingTsExtensions -downlevelIteration -noLib -noResolve -experimentalDecorators -stopBuildOnErrors",
        value: "-target -t -module -m -lib -jsx -moduleResolution -types -jsxImportSource -locale -moduleDetection -ignoreDeprecations",
        read: "-project -p -rootDir -baseUrl -typeRoots",
        write: "-outFile -outDir -declarationDir -tsBuildInfoFile -generateTrace -generateCpuProfile",
        risks: [ {
          why: "writes files despite -noEmit",
          flag: "-init -b -build -incremental -composite -clean"
        }, {
          why: loadsCode,
          value: "-plugins -paths -rootDirs"
        } ]
      },
      check: checkTsc
    });
    const tsxProgram = defineProgram({
      names: [ "tsx", "ts-node", "esno", "vite-node", "babel-node" ],
      source: "https://tsx.is/",
      grants: "A rule for it grants whatever the named script, or any script, does.",
      changes: true,
      options: {
        stopAtOperand: true,
        flag: "--no-cache --no-warnings --transpile-only -T --esm --files --skip-project",
        risks: [ {
          why: takesProgramCode,
          value: "-r --require --import --loader --tsconfig -P --project --env-file -C --compiler --cwd -O"
        }, {
          why: takesProgramCode,
          value: "-e --eval -p --print",
          open: true
        }, {
          why: "runs again when files change",
          flag: "watch --watch"
        } ]
      },
      check: context => scriptOperand(context)
    });
    function reported({scan: scan, invocation: invocation}) {
      if (!hasOption(scan, "--json")) return {};
      const {argv: argv, cwd: cwd} = invocation;
      const behind = argv.filter((_, at) => (0, shared_words.Zc)(argv[at - 1]) === "--json");
      return gatherEffects(behind.filter(word => scan.operands.includes(word)).map(word => (0, 
      shared_words.EV)("write", word, cwd)));
    }
    const vitestProgram = defineProgram({
      names: [ "vitest" ],
      source: "https://vitest.dev/guide/cli.html",
      grants: runsTests,
      options: {
        groups: true,
        flag: "--run --watch --no-watch -w --coverage --no-coverage --coverage.enabled --silent --hideSkippedTests --passWithNoTests --allowOnly --no-color --color --isolate --no-isolate --globals --dom --no-file-parallelism --fileParallelism --typecheck --logHeapUsage --dangerouslyIgnoreUnhandledErrors --expandSnapshotDiff --disableConsoleIntercept --no-cache --clearScreen --changed --related --json --update -u --bail --no-typecheck --includeTaskLocation --filesOnly",
        value: "-t --testNamePattern --testTimeout --hookTimeout --teardownTimeout --shard --maxWorkers --minWorkers --maxConcurrency --retry --sequence.seed --sequence.shuffle --coverage.reporter --coverage.include --coverage.exclude --coverage.provider --project --exclude --mode --slowTestThreshold --testNamePattern --pool --environment --reporter",
        optional: "--bail --changed --silent --coverage --update",
        write: "--outputFile --coverage.reportsDirectory",
        risks: [ {
          why: loadsCode,
          value: "-c --config -r --root --dir --globalSetup --setupFiles --poolOptions --workspace --runner --coverage.customProviderModule --execArgv --diff --snapshotEnvironment"
        }, {
          why: "opens a server or a browser",
          optional: "--ui --api --browser --open",
          value: "--api.port --api.host"
        }, {
          why: "lets other processes run code in it",
          optional: "--inspect --inspect-brk"
        } ]
      },
      check: context => gatherEffects([ builtInNames(context, "--reporter"), builtInNames(context, "--environment"), builtInNames(context, "--pool"), builtInNames(context, "--coverage.provider"), reported(context) ]),
      changes: true
    });
    const builds = "Builds with the configuration of the workspace, which is code.";
    const webBuilds = defineFamily({
      names: [ "vite", "next", "astro", "nuxt", "nuxi", "gatsby", "remix", "docusaurus", "eleventy", "vitepress", "storybook", "webpack", "rollup", "tsup", "parcel" ],
      source: "https://vite.dev/guide/cli.html",
      grants: builds,
      unknown: "is a command or a location that the rule does not name",
      common: {
        flag: "-d --debug --emptyOutDir --force -f --no-lint --profile --turbopack --turbo --webpack --quiet --silent --strict --no-mangling --watch=false --minify --experimental-build-mode --no-minify",
        value: "-m --mode -l --logLevel --max-warnings --minimumSeverity --minimumFailingSeverity --ext --rule --locale",
        optional: "--sourcemap --ssr --ssrManifest --manifest",
        write: "--outDir --out-dir",
        risks: [ {
          why: loadsCode,
          value: "-c --config --base --root --dir --rulesdir --resolve-plugins-relative-to --config-loader --configLoader --plugin -p --port --host --entry -o --output-file --file"
        } ]
      },
      commands: {
        "": {
          changes: true
        },
        build: {
          changes: true,
          plain: true,
          operands: "named"
        },
        check: {
          changes: true,
          plain: true,
          operands: "named"
        },
        lint: {
          changes: true,
          plain: true,
          operands: "named"
        },
        typecheck: {
          changes: true,
          plain: true,
          operands: "named"
        },
        prepare: {
          changes: true,
          operands: "named"
        },
        sync: {
          changes: true,
          operands: "named"
        },
        info: {},
        typegen: {
          changes: true,
          operands: "named"
        }
      }
    });
    const javascriptTools = [ eslintProgram, prettierProgram, tscProgram, jestProgram, vitestProgram, mochaProgram, biomeProgram, oxlintProgram, markdownLinters, stylelintProgram, cspellProgram, knipProgram, dependencyCheckers, commitlintProgram, svelteCheckProgram, avaProgram, playwrightProgram, cypressProgram, webBuilds, changesetProgram, nodeProgram, tsxProgram ];
    const starters = /^(?:npx|bunx|pnpx|cross-env|c8|nyc|time|env)$/;
    const starterOption = /^(?:-y|--yes|--no|--no-install|--silent|-s|-q|--quiet)$/;
    const managers = /^(?:npm|pnpm|yarn|bun)$/;
    const ofNpm = /^(?:test|t|tst|start|stop|restart)$/;
    const deepest = 5;
    function scriptCommand(name, directory, world, depth = 0) {
      const text = scriptText(name, world.packageManifest(directory));
      const words = text === null || depth > deepest ? null : withoutStarters(lastCommand(text));
      const [program, ...rest] = words ?? [];
      if (words === null || program === void 0) return null;
      if (!managers.test(program)) return [ program.replace(/^(?:\.\/)?node_modules\/\.bin\//, ""), ...rest ];
      const handsOn = program !== "npm" || rest.at(-1) === "--";
      const [first, second] = rest.filter(word => !starterOption.test(word) && word !== "--");
      if (first === "exec" || first === "x" || first === "dlx") return withoutStarters(rest.slice(rest.indexOf(first) + 1));
      const called = first === "run" || first === "run-script" ? second : program !== "npm" || ofNpm.test(first ?? "") ? first : null;
      if (!handsOn) return "npm";
      return typeof called === "string" ? scriptCommand(called, directory, world, depth + 1) : null;
    }
    function scriptText(name, manifest) {
      try {
        const scripts = JSON.parse(manifest ?? "{}")?.scripts;
        if (typeof scripts !== "object" || scripts === null || !Object.hasOwn(scripts, name)) return null;
        const text = scripts[name];
        return typeof text === "string" ? text : null;
      } catch {
        return null;
      }
    }
    function lastCommand(text) {
      if (/[`$\\(){}<>#\n]|(?<!&)&(?!&)/.test(text)) return null;
      let words = [];
      const token = /\s*(?:(\|\||&&|[|;])|((?:"[^"]*"|'[^']*'|[^\s"'|;&])+))/gy;
      let end = 0;
      for (const match of text.matchAll(token)) {
        end = match.index + match[0].length;
        if (match[2] === void 0) words = []; else words.push(match[2].replace(/["']/g, ""));
      }
      return text.slice(end).trim() === "" ? words : null;
    }
    function withoutStarters(words) {
      if (words === null) return null;
      const at = words.findIndex(word => !/^\w+=/.test(word));
      const [first, ...rest] = at < 0 ? [] : words.slice(at);
      if (first === void 0) return null;
      if (!starters.test(first)) return [ first, ...rest ];
      const next = rest.findIndex(word => !starterOption.test(word));
      return next < 0 || rest[next]?.startsWith("-") === true ? null : withoutStarters(rest.slice(next));
    }
    const flake8Program = defineProgram({
      names: [ "flake8", "pylint", "pycodestyle", "pyflakes", "pydocstyle", "bandit" ],
      source: "https://flake8.pycqa.org/en/latest/user/options.html",
      grants: runsConfiguredPlugins,
      options: {
        flag: "-v --verbose -q --quiet --count --statistics --show-source --benchmark -r --recursive --score --no-score -E --errors-only --disable-all -s --strict --no-warnings --exit-zero -ll -lll -ii -l -i --tee",
        value: "--max-line-length --max-complexity --select --ignore --extend-ignore --extend-select --exclude --extend-exclude --filename --format -f --per-file-ignores -j --jobs --disable -d --enable -e --output-format --fail-under --max-doc-length --ignore-words-list -L -S --skip -t --tests",
        write: "--output-file -o",
        risks: [ {
          why: loadsCode,
          value: "--config --append-config --isolated --rcfile --init-hook --load-plugins -c --config-file --enable-extensions -I -x -b --baseline --ini --configfile"
        } ]
      },
      operands: "tree",
      check: ({scan: scan}) => {
        const formats = optionValues(scan, "--output-format", "--format", "-f");
        const loaded = formats.filter(word => !/^[\w-]+$/.test((0, shared_words.Zc)(word) ?? "."));
        return {
          risks: loaded.map(word => riskOf(word, loadsCode))
        };
      }
    });
    const isortProgram = defineProgram({
      names: [ "isort" ],
      source: "https://pycqa.github.io/isort/docs/configuration/options.html",
      options: {
        flag: "-c --check --check-only --diff -q --quiet -v --verbose --profile-list --only-modified --atomic",
        value: "-l --line-length --profile --skip --skip-glob -j --jobs",
        risks: [ {
          why: loadsCode,
          value: "--sp --settings-path --settings-file --src"
        } ]
      },
      check: changesUnless([ "-c", "--check", "--check-only", "--diff" ])
    });
    const jsonToolProgram = defineProgram({
      names: [ "json.tool" ],
      source: "https://docs.python.org/3/library/json.html#module-json.tool",
      options: {
        flag: "--sort-keys --no-ensure-ascii --json-lines --tab --no-indent --compact",
        value: "--indent"
      },
      operands: [ "read", "write" ]
    });
    const mypyProgram = defineProgram({
      names: [ "mypy" ],
      source: "https://mypy.readthedocs.io/en/stable/command_line.html",
      grants: runsConfiguredPlugins,
      options: {
        flag: "-v --verbose --strict --ignore-missing-imports --no-incremental --show-error-codes --show-column-numbers --pretty --no-color-output --no-error-summary --warn-unused-ignores --warn-return-any --disallow-untyped-defs --check-untyped-defs --namespace-packages --explicit-package-bases --no-strict-optional --show-error-context --follow-untyped-imports --outputjson --stats --warnings",
        value: "--python-version --platform --follow-imports --exclude --disable-error-code --enable-error-code -m -p --module --package --level --pythonversion --pythonplatform --output",
        write: "--cache-dir --junit-xml --html-report --xml-report --txt-report --cobertura-xml-report --any-exprs-report",
        risks: [ {
          why: loadsCode,
          value: "--config-file --custom-typeshed-dir --shadow-file --python-executable --project --typeshedpath --pythonpath --venvpath"
        }, {
          why: "installs packages",
          flag: "--install-types --non-interactive"
        }, {
          why: "is text that it checks",
          value: "-c --command"
        } ]
      },
      operands: "tree",
      check: ({scan: scan}) => ({
        risks: scan.operands.filter(word => (0, shared_words.Zc)(word)?.startsWith("@") === true).map(word => riskOf(word, "reads options from a file"))
      })
    });
    const pyCompileProgram = defineProgram({
      names: [ "py_compile", "compileall" ],
      source: "https://docs.python.org/3/library/compileall.html",
      options: {
        flag: "-q -f -l -b",
        value: "-j -r"
      },
      operands: "tree",
      changes: true
    });
    const pyrightProgram = defineProgram({
      names: [ "pyright", "basedpyright", "pyre", "ty" ],
      source: "https://github.com/microsoft/pyright/blob/main/docs/command-line.md",
      options: {
        flag: "--outputjson --stats --warnings --verbose --skipunannotated -v --error-on-warning --no-progress -q --quiet",
        value: "--level --pythonversion --pythonplatform --python-version --python-platform --output-format --color --ignore --error --warn --exclude --threads",
        read: "-t --typeshedpath --typeshed-path",
        risks: [ {
          why: loadsCode,
          value: "-p --project --pythonpath --venvpath --python --venv --config --config-file --baselinefile"
        }, {
          why: "writes files",
          flag: "--writebaseline --watch -w",
          value: "--createstub --verifytypes"
        } ]
      },
      operands: "tree"
    });
    const plainSetting = /^(?:(?:log_cli|log_cli_level|log_level|junit_family|xfail_strict|console_output_style|asyncio_mode)=[\w-]*|addopts=)$/;
    function tests({scan: scan, invocation: invocation}) {
      const report = scan.given.filter(one => one.name === "--cov-report").flatMap(one => one.value ?? []);
      const warnings = scan.given.filter(one => one.name === "-W" || one.name === "--pythonwarnings").flatMap(one => one.value ?? []);
      const classes = warnings.filter(word => ((0, shared_words.Zc)(word)?.split(":")[2] ?? (word.kind === "literal" ? "" : ".")).includes("."));
      const lists = scan.operands.filter(word => (0, shared_words.Zc)(word)?.startsWith("@") === true);
      const paths = scan.operands.map(word => word.kind === "literal" ? (0, shared_words.CK)(word.value.split("::")[0] ?? "") : word);
      return gatherEffects([ ...paths.map(word => (0, shared_words.T7)(word, invocation.cwd)), {
        risks: lists.map(word => riskOf(word, "reads options from a file"))
      }, {
        risks: classes.map(word => riskOf(word, "loads the warning that it names"))
      }, {
        risks: optionValues(scan, "-p").filter(word => !/^no:[\w.-]+$/.test((0, shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "loads the plug-in that it names"))
      }, {
        risks: optionValues(scan, "-o", "--override-ini").filter(word => !plainSetting.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "changes settings, which can name code"))
      }, {
        risks: report.filter(word => !/^(?:term|term-missing|xml|html|json|lcov|annotate)(?::skip-covered)?$/.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "writes a report to another path"))
      } ]);
    }
    const pytestProgram = defineProgram({
      names: [ "pytest", "py.test" ],
      source: "https://docs.pytest.org/en/stable/reference/reference.html#command-line-flags",
      grants: "Runs whatever the tests and conftest.py of the workspace contain.",
      changes: true,
      options: {
        flag: "-q -qq -v -vv -vvv -x -s -l -h -V --lf --ff --nf --sw --co --collect-only --no-header --no-summary --disable-warnings --disable-pytest-warnings --strict-markers --strict-config --strict --exitfirst --verbose --quiet --last-failed --failed-first --new-first --showlocals --no-showlocals --full-trace --stepwise --stepwise-skip --runxfail --doctest-modules --doctest-ignore-import-errors --doctest-continue-on-failure --no-cov --cov-branch --no-cov-on-fail --cov-append --cache-clear --setup-show --setup-only --setup-plan --fixtures --markers --keep-duplicates --noconftest --continue-on-collection-errors --random-order --forked --benchmark-skip --benchmark-disable --snapshot-update --no-fold-skipped",
        value: "-k -m -r -n -p -o --override-ini -W --maxfail --tb --color --capture --deselect --ignore-glob --durations --durations-min --verbosity --numprocesses --dist --cov-report --cov-fail-under --timeout --timeout-method --reruns --reruns-delay --import-mode --asyncio-mode --log-level --log-cli-level --log-format --log-date-format --show-capture --junit-prefix --last-failed-no-failures --lfnf --pythonwarnings --maxprocesses --max-worker-restart --code-highlight --random-order-seed --splits --group",
        optional: "--cov",
        read: "--ignore",
        write: "--junitxml --junit-xml --basetemp --log-file --html --result-log --report-log",
        risks: [ {
          why: loadsCode,
          value: "-c --config-file --rootdir --confcutdir --cov-config --pyargs"
        }, {
          why: "changes settings, which can name code",
          value: "--doctest-glob"
        }, {
          why: "runs the debugger",
          flag: "--pdb --trace",
          value: "--pdbcls"
        }, {
          why: "writes a file",
          optional: "--debug"
        }, {
          why: "publishes the output",
          value: "--pastebin"
        } ]
      },
      check: tests
    });
    function ruff(context) {
      const [command, ...files] = context.scan.operands;
      const name = (0, shared_words.Zc)(command) ?? "";
      const known = /^(?:check|format|rule|config|linter|version|help|clean)$/.test(name);
      const formats = name === "format" && !hasOption(context.scan, "--check", "--diff");
      const changes = formats || hasOption(context.scan, "--fix", "--unsafe-fixes", "--add-noqa");
      const paths = files.length === 0 && known ? [ (0, shared_words.CK)(".") ] : files;
      const {cwd: cwd} = context.invocation;
      return gatherEffects([ known || command === void 0 ? {} : {
        risks: [ riskOf(command, "is an unknown sub-command") ]
      }, ...name === "check" || name === "format" ? paths.map(word => (0, shared_words.T7)(word, cwd)) : [], ...changes ? paths.map(word => (0, 
      shared_words.EV)("write", word, cwd)) : [] ]);
    }
    const ruffProgram = defineProgram({
      names: [ "ruff" ],
      source: "https://docs.astral.sh/ruff/configuration/#command-line-interface",
      options: {
        flag: "-q --quiet -v --verbose -s --silent --fix --unsafe-fixes --no-unsafe-fixes --no-fix --fix-only --diff --check --show-fixes --no-show-fixes --preview --no-preview --statistics --show-settings --show-files --exit-zero --exit-non-zero-on-fix --no-cache -n --no-respect-gitignore --force-exclude --add-noqa --ignore-noqa --isolated -e -V --all",
        value: "--select --ignore --extend-select --extend-ignore --per-file-ignores --fixable --unfixable --target-version --line-length --output-format --extension --exclude --extend-exclude --range --stdin-filename --color",
        write: "-o --output-file --cache-dir",
        risks: [ {
          why: loadsCode,
          value: "--config"
        }, {
          why: "runs again when files change",
          flag: "-w --watch"
        } ]
      },
      check: ruff
    });
    const unittestProgram = defineProgram({
      names: [ "unittest" ],
      source: "https://docs.python.org/3/library/unittest.html#command-line-interface",
      grants: "Runs whatever the tests of the workspace contain.",
      changes: true,
      options: {
        flag: "-v --verbose -q --quiet -f --failfast -b --buffer -c --catch --locals",
        value: "-k -p --pattern --durations",
        read: "-s --start-directory -t --top-level-directory"
      }
    });
    const venvProgram = defineProgram({
      names: [ "venv", "virtualenv" ],
      source: "https://docs.python.org/3/library/venv.html",
      options: {
        flag: "--clear --upgrade --without-pip --system-site-packages --copies --symlinks",
        value: "--prompt"
      },
      operands: "write"
    });
    const pythonTools = [ pytestProgram, unittestProgram, ruffProgram, blackProgram, isortProgram, mypyProgram, pyrightProgram, flake8Program, jsonToolProgram, pyCompileProgram, venvProgram ];
    function runners(programs, calls) {
      return calls.flatMap(call => {
        const words = call.split(" ");
        const program = programs.find(({names: names}) => names.includes(words[0] ?? ""));
        return program === void 0 ? [] : [ [ program, ...words ] ];
      });
    }
    const ofPackages = runners(javascriptTools, [ "jest", "vitest", "mocha", "ava", "playwright test", "cypress run", "node --test", "eslint", "prettier", "tsc", "biome check", "stylelint", "oxlint", "vite build" ]);
    const ofPython = runners(pythonTools, [ "pytest", "unittest", "ruff check", "mypy" ]);
    const kinds = {
      javascript: ofPackages,
      python: ofPython,
      other: []
    };
    const interpreter = /^(?:node|nodejs|tsx|ts-node|esno|vite-node|babel-node)$/;
    const telling = /conf|rc\b|file|dir|path|out|report|dest|log|writ|dump|sav|import|requir|load|plugin|preset|setup|teardown|hook|exec|eval|shell|script|env|node|inspect|debug|api|port|host|url|token|publish|push|deploy|install|root|cwd|prefix|transform|resolv|runner|init|pre$|post$|\./i;
    const plainValue = /^[\w,+*^$ %-]*$/;
    function handOn(words, kind, call, command = null) {
      const loose = words.filter(isLoose).map(notKnown);
      const options = words.filter(word => mayBeOption(word) && !isLoose(word) && (0, 
      shared_words.Zc)(word) !== "--");
      if (options.length === 0) return {
        risks: loose
      };
      if (command === "npm") return {
        risks: [ ...loose, ...options.map(word => riskOf(word, "would become an option of npm, which the script calls")) ]
      };
      const known = command === null ? void 0 : runnerOf(command);
      if (known !== void 0 && command !== null) {
        const before = readRunner(known, command.map(shared_words.CK), call);
        const after = readRunner(known, [ ...command.map(shared_words.CK), ...words.filter(word => (0, 
        shared_words.Zc)(word) !== "--") ], call);
        return gatherEffects([ {
          risks: loose
        }, more(after, before) ]);
      }
      return gatherEffects([ {
        risks: loose
      }, ...words.flatMap((word, at) => options.includes(word) ? [ inEachRunner(word, words[at + 1], kinds[kind], call) ] : []) ]);
    }
    function isLoose(word) {
      return word.kind !== "literal" && mayBeOption(word) && !(0, shared_words.bG)(word).includes("=");
    }
    function handToScript(words, name, {invocation: invocation, world: world}) {
      const command = name === null ? null : scriptCommand(name, invocation.cwd, world);
      return handOn(words, "javascript", {
        invocation: invocation,
        world: world
      }, command);
    }
    function handToTasks({scan: scan, invocation: invocation, world: world}) {
      return handOn(scan.operands.slice(scan.beforeDashes), "javascript", {
        invocation: invocation,
        world: world
      });
    }
    function runnerOf(command) {
      const [name = ""] = command;
      if (interpreter.test(name) && !command.includes("--test")) return;
      return javascriptTools.find(({names: names}) => names.includes(name));
    }
    function readRunner(program, argv, {invocation: invocation, world: world}) {
      return program.read({
        argv: argv,
        cwd: invocation.cwd
      }, world);
    }
    function inEachRunner(word, next, all, call) {
      const spellings = spellingsOf(word);
      const found = [];
      let isKnown = false;
      for (const [program, ...start] of all) for (const one of spellings) {
        const before = start.map(shared_words.CK);
        const alone = readRunner(program, [ ...before, one ], call);
        if (alone.risks.some(({why: why}) => why === unknownOption)) continue;
        isKnown ||= one === word;
        const value = next === void 0 || mayBeOption(next) ? [] : [ next ];
        found.push(more(readRunner(program, [ ...before, one, ...value ], call), readRunner(program, [ ...before, ...value ], call)));
      }
      const {risks: risks, effects: effects} = gatherEffects(found);
      const first = risks[0];
      if (first !== void 0) return {
        risks: [ {
          ...first,
          word: (0, shared_words.eT)(word)
        } ],
        effects: effects
      };
      return isKnown || !isTelling(word) ? {
        effects: effects
      } : {
        effects: effects,
        risks: [ riskOf(word, unknownOption) ]
      };
    }
    function spellingsOf(word) {
      const text = (0, shared_words.Zc)(word);
      if (text === null) return [ word ];
      if (/^-[A-Za-z]{2,}$/.test(text)) return [ word, ...Array.from(text.slice(1), letter => (0, 
      shared_words.CK)(`-${letter}`)) ];
      const [name = "", ...value] = text.split("=");
      const camel = name.replace(/(?<=\w)-([a-z])/g, (_, letter) => letter.toUpperCase());
      const kebab = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      return [ word, ...[ camel, kebab ].filter(one => one !== name).map(one => (0, shared_words.CK)([ one, ...value ].join("="))) ];
    }
    function isTelling(word) {
      const [name = "", ...value] = (0, shared_words.bG)(word).split("=");
      return telling.test(name) || !plainValue.test(value.join("="));
    }
    function more(after, before) {
      const risks = [ ...after.risks ];
      for (const {word: word} of before.risks) {
        const at = risks.findIndex(one => one.word === word);
        if (at >= 0) risks.splice(at, 1);
      }
      const isNew = effect => !before.effects.some(one => sameEffect(one, effect));
      const isOwn = ({alsoCoveredBy: alsoCoveredBy, openedBy: openedBy}) => alsoCoveredBy === void 0 && openedBy === void 0;
      return {
        risks: risks.filter(isOwn),
        effects: after.effects.filter(isNew)
      };
    }
    function sameEffect(one, other) {
      return one.kind === other.kind && "path" in one && "path" in other && one.path === other.path;
    }
    const usual = /^(?:lint|format|fmt|build|dev|test|tests|check|checks|typecheck|types|type|coverage|ci|e2e|unit|integration|generate|codegen|docs|validate|verify|compile|storybook|prepare|fix|prettify|clean)(?:[:-][\w:.-]+)?$/;
    const grouped = /^[A-Za-z][\w-]*(?::[\w.-]+)+$/;
    function isScriptName(word) {
      return usual.test(word) || grouped.test(word);
    }
    function isInstalled(name, cwd, world) {
      if (!/^[\w-][\w.-]*$/.test(name)) return false;
      return [ cwd, world.workspace ].some(place => world.kindOf(`${place}/node_modules/.bin/${name}`) !== "missing");
    }
    const composerProgram = defineFamily({
      names: [ "composer" ],
      source: "https://getcomposer.org/doc/03-cli.md",
      grants: "Runs scripts and plug-ins of the workspace.",
      globals: {
        flag: "-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-scripts --no-plugins --no-cache",
        risks: [ {
          why: choosesCode,
          value: "-d --working-dir"
        } ]
      },
      common: {
        flag: "-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --dev --prefer-dist --prefer-source --prefer-stable --no-scripts --no-plugins --no-cache --optimize-autoloader -o --strict --no-check-all --no-check-publish --no-check-lock --no-check-version --with-dependencies --dry-run --outdated --latest -l --direct -D --tree -t --installed -i --locked --minor-only -m --all -a --self -s --platform -p --name-only -N --path -P --ignore-platform-reqs --no-autoloader --classmap-authoritative --audit --no-audit --abandoned --list --no-suggest",
        value: "-f --format --ignore --ignore-platform-req --abandoned --timeout --ignore-severity",
        risks: [ {
          why: choosesCode,
          value: "-d --working-dir"
        } ]
      },
      unknown: "is a command or a package that the rule does not name",
      opens: isScriptName,
      passesOn: true,
      handed: (words, _, call) => handOn(words, "other", call),
      commands: {
        "": {},
        ...subCommands("validate", {
          operands: "read"
        }),
        ...subCommands("show info outdated audit licenses depends why prohibits why-not fund check-platform-reqs diagnose status suggests about", {}),
        ...subCommands("install dump-autoload dumpautoload", {
          changes: true
        }),
        ...subCommands("run-script run", {
          check: ({scan: scan, invocation: invocation, world: world}) => {
            const openedBy = invocation.argv.slice(0, 2).map(one => (0, shared_words.Zc)(one) ?? "");
            const named = scan.operands.slice(0, 1).map(word => riskOf(word, "is a script that the rule does not name", {
              openedBy: openedBy
            }));
            const handed = handOn(scan.operands.slice(Math.max(1, scan.beforeDashes)), "other", {
              invocation: invocation,
              world: world
            });
            return gatherEffects([ {
              risks: named
            }, handed ]);
          },
          changes: true,
          handsOn: true
        }),
        ...subCommands("require update remove config global exec create-project init self-update archive bump reinstall search browse home clear-cache", namedOperands("is not named by the rule"))
      }
    });
    const globals = {
      flag: "-D --debug -v",
      value: "-l --log-level",
      risks: [ {
        why: choosesEndpoint,
        value: "-H --host -c --context --config --tlscacert --tlscert --tlskey --url --connection --identity --root --runroot",
        flag: "--tls --tlsverify -r --remote"
      } ]
    };
    const runs = {
      options: {
        stopAtOperand: true,
        flag: "--rm -i -t -it -d --init --read-only --quiet -q",
        value: "--name --platform --memory -m --cpus --pull"
      },
      operands: "named",
      why: "starts a container with rights on this machine",
      changes: true
    };
    const docker_shows = {
      options: {
        flag: "-a --all -q --quiet --no-trunc -s --size -l --latest --digests -t --timestamps --details -f --follow --no-stream -v",
        value: "-f --filter --format -n --last --tail --since --until --type"
      }
    };
    const logs = {
      options: {
        flag: "-t --timestamps --details -f --follow --no-color --no-log-prefix",
        value: "-n --tail --since --until"
      }
    };
    const acts = {
      options: {
        flag: "-f --force -q --quiet -a --all",
        value: "-t --time -s --signal"
      },
      operands: "named",
      why: "is a container or an image that the rule does not name",
      changes: true
    };
    function context({scan: scan, invocation: invocation}) {
      const tree = scan.operands.map(word => /^[\w+.-]+:|^-$|@/.test((0, shared_words.bG)(word)) ? {
        risks: [ riskOf(word, "is a context from elsewhere") ]
      } : (0, shared_words.T7)(word, invocation.cwd));
      return gatherEffects([ ...tree, ...variables({
        scan: scan
      }) ]);
    }
    function variables({scan: scan}) {
      return scan.given.filter(one => one.name === "--build-arg" || one.name === "--label").flatMap(one => one.value ?? []).filter(word => word.kind !== "literal" || !word.value.includes("=")).map(word => ({
        risks: [ riskOf(word, "takes a value from the environment") ]
      }));
    }
    const docker_builds = {
      options: {
        flag: "-q --quiet --no-cache --pull --rm --force-rm --load --squash --compress",
        value: "-t --tag --build-arg --label --target --platform --progress --shm-size -m --memory --cpu-shares --no-cache-filter --annotation",
        read: "-f --file",
        write: "--iidfile --metadata-file",
        risks: [ {
          why: "passes secrets or sockets to the build",
          value: "--secret --ssh"
        }, {
          why: "writes or sends what was built",
          value: "-o --output --cache-to --builder --attest --sbom --provenance",
          flag: "--push"
        }, {
          why: "gives the build more rights",
          value: "--allow --network --add-host --security-opt --ulimit --cgroup-parent --isolation -v --volume --cap-add --device --build-context --cache-from --env"
        } ]
      },
      check: context,
      changes: true
    };
    const compose = {
      options: {
        flag: "-d --detach --build --no-build --wait --rm -v --volumes -q --quiet -f --follow --remove-orphans -T --no-deps -a --all --pull --force-recreate --no-recreate",
        value: "-t --timeout --tail --profile --format"
      },
      changes: true
    };
    function resolved({scan: scan, invocation: invocation}) {
      const [program] = invocation.argv;
      if (program === void 0 || hasOption(scan, "-q", "--quiet", "--services", "--volumes", "--profiles")) return {};
      return (0, shared_words.EV)("read", (0, shared_words.CK)(".env"), invocation.cwd);
    }
    const docker = {
      "": {},
      ...subCommands("ps images version info port top stats events history diff", docker_shows),
      inspect: {
        ...docker_shows,
        changes: true
      },
      logs: logs,
      build: docker_builds,
      buildx: acts,
      "buildx build": docker_builds,
      "image build": docker_builds,
      "image ls": docker_shows,
      "image inspect": docker_shows,
      "container ls": docker_shows,
      "container logs": logs,
      "network ls": docker_shows,
      "volume ls": docker_shows,
      "system df": docker_shows,
      ...subCommands("run exec create", runs),
      "container run": runs,
      "container exec": runs,
      ...subCommands("start stop restart kill rm rmi pull push tag commit pause unpause rename wait update attach load import login logout swarm plugin context", acts),
      save: {
        options: {
          write: "-o --output"
        },
        operands: "named",
        changes: true
      },
      export: {
        options: {
          write: "-o --output"
        },
        operands: "named",
        changes: true
      },
      cp: {
        operands: "named",
        why: "copies files in or out",
        changes: true
      },
      "compose ps": docker_shows,
      "compose logs": logs,
      "compose config": {
        options: {
          flag: "-q --quiet --services --images --volumes --profiles --no-interpolate"
        },
        check: resolved
      },
      ...Object.fromEntries("up down build pull start stop restart rm".split(" ").map(name => [ `compose ${name}`, compose ])),
      "compose run": runs,
      "compose exec": runs
    };
    const dockerProgram = defineFamily({
      names: [ "docker", "podman", "nerdctl" ],
      source: "https://docs.docker.com/reference/cli/docker/",
      grants: "Access to the docker socket is equivalent to root on the machine.",
      literal: true,
      globals: globals,
      commands: docker
    });
    function manifestFolder({scan: scan, invocation: invocation}) {
      return gatherEffects([ ...scan.operands.map(word => /^[\w./-]+$/.test((0, shared_words.Zc)(word) ?? ":") && !/^[\w-]+\.[\w.-]+\//.test((0, 
      shared_words.Zc)(word) ?? "") ? operandEffects("read", word, invocation) : {
        risks: [ riskOf(word, "is an address") ]
      }), ...optionValues(scan, "-o", "--output").map(word => (0, shared_words.EV)("write", word, invocation.cwd)) ]);
    }
    function manifestEffects({scan: scan, invocation: invocation}) {
      const files = optionValues(scan, "-f", "--filename", "-k", "--kustomize");
      return gatherEffects(files.map(word => /^[\w./-]+$/.test((0, shared_words.Zc)(word) ?? ":") ? (0, 
      shared_words.EV)("read", word, invocation.cwd) : {
        risks: [ {
          word: (0, shared_words.eT)(word),
          why: "is an address or comes from elsewhere"
        } ]
      }));
    }
    function onlyTries({scan: scan}) {
      const tries = scan.given.filter(one => one.name === "--dry-run");
      return tries.length === 1 && /^(?:client|server)$/.test((0, shared_words.Zc)(optionValue(scan, "--dry-run") ?? void 0) ?? "");
    }
    const kubectlGlobals = {
      value: "-n --namespace --request-timeout -v",
      risks: [ {
        why: choosesEndpoint,
        value: "--kubeconfig --context --cluster --user -s --server --token --as --as-group --certificate-authority --client-key --client-certificate --cache-dir --username --password",
        flag: "--insecure-skip-tls-verify"
      } ]
    };
    const kubectl_reads = {
      options: {
        flag: "-A --all-namespaces --show-labels --no-headers -w --watch --watch-only --ignore-not-found --show-kind --previous -p --timestamps --all-containers --prefix --client --short",
        value: "-o --output -l --selector --field-selector --sort-by -L --label-columns -c --container --tail --since --since-time --chunk-size --template --api-group --limit-bytes",
        risks: [ {
          why: "reads a file or an address",
          value: "-f --filename -k --kustomize"
        } ]
      },
      check: ({scan: scan}) => {
        const output = optionValue(scan, "-o", "--output");
        const file = output !== null && /-file=|file$/.test((0, shared_words.Zc)(output) ?? "file") ? [ riskOf(output, "reads a template from a file") ] : [];
        const secrets = scan.operands.filter(word => /secret/i.test((0, shared_words.Zc)(word) ?? "secret"));
        return {
          risks: [ ...file, ...secrets.map(word => riskOf(word, "prints secrets")) ]
        };
      }
    };
    function kubectl_changing({scan: scan, invocation: invocation}) {
      const words = [ ...invocation.argv.slice(1, 2), ...scan.operands, ...scan.given.map(one => one.word) ];
      return {
        changes: true,
        risks: words.map(word => riskOf(word, "is not named by the rule"))
      };
    }
    const kubectlProgram = defineFamily({
      names: [ "kubectl", "oc" ],
      literal: true,
      source: "https://kubernetes.io/docs/reference/kubectl/",
      globals: kubectlGlobals,
      common: kubectlGlobals,
      commands: {
        "": {},
        logs: {
          ...kubectl_reads,
          options: [ kubectl_reads.options ?? {}, {
            flag: "-f --follow"
          } ].flat()
        },
        ...subCommands("get describe top explain api-resources api-versions version cluster-info events", kubectl_reads),
        "config current-context": {},
        "config get-contexts": {},
        ...subCommands("apply create", {
          options: {
            flag: "--server-side --validate -R --recursive --force-conflicts",
            value: "--dry-run -o --output -f --filename -k --kustomize -l --selector --field-manager"
          },
          check: given => gatherEffects([ manifestEffects(given), onlyTries(given) ? {} : kubectl_changing(given) ])
        }),
        diff: {
          options: {
            flag: "--server-side -R --recursive",
            value: "-f --filename -k --kustomize -l --selector --concurrency"
          },
          check: given => gatherEffects([ manifestEffects(given), {
            changes: true
          } ])
        },
        kustomize: {
          check: manifestFolder
        },
        "rollout status": {
          options: {
            flag: "-w --watch",
            value: "--timeout --revision"
          }
        },
        "rollout history": {
          options: {
            value: "--revision"
          }
        },
        wait: {
          options: {
            value: "--for --timeout -l --selector",
            flag: "--all"
          }
        },
        ...subCommands("delete edit patch replace scale rollout exec run port-forward cp proxy attach debug drain cordon taint label annotate expose set autoscale certificate auth plugin config", {
          operands: "named",
          why: "is not named by the rule",
          changes: true
        })
      }
    });
    const coreutilsManual = "https://www.gnu.org/software/coreutils/manual/coreutils.html";
    const base64Program = defineProgram({
      names: [ "base64", "base32", "basenc" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-d -D --decode -i --ignore-garbage --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --base58",
        value: "-w --wrap",
        write: "-o --output"
      },
      operands: "read"
    });
    const basenameProgram = defineProgram({
      names: [ "basename", "dirname" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-a --multiple -z --zero",
        value: "-s --suffix"
      }
    });
    const catProgram = defineProgram({
      names: [ "cat" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-A --show-all -b --number-nonblank -e -E --show-ends -n --number -s --squeeze-blank -t -T --show-tabs -u -v --show-nonprinting"
      },
      operands: "read"
    });
    const checksums = defineProgram({
      names: [ "md5sum", "sha1sum", "sha224sum", "sha256sum", "sha384sum", "sha512sum", "b2sum", "shasum", "cksum", "sum" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-b --binary --tag -t --text -z --zero --ignore-missing --quiet --status --strict -w --warn -r -s --sysv --raw --base64 --untagged",
        value: "-a --algorithm -l --length",
        risks: [ {
          why: "reads the files that a list names",
          flag: "-c --check"
        } ]
      },
      operands: "read"
    });
    function behindLinks(word, context) {
      const found = followTree(word, context);
      const written = (found.effects ?? []).flatMap(effect => effect.kind === "read" ? [ {
        kind: "write",
        path: effect.path
      } ] : []);
      return {
        ...found,
        effects: written
      };
    }
    const chmodProgram = defineProgram({
      names: [ "chmod", "chown", "chgrp" ],
      source: coreutilsManual,
      options: {
        flag: "-c --changes -f --silent --quiet -v --verbose -R --recursive -h --no-dereference --dereference -H -L -P --preserve-root -r -w -x -X -s",
        value: "--from",
        read: "--reference",
        risks: [ {
          why: "lifts the protection of the root directory",
          flag: "--no-preserve-root"
        } ]
      },
      check: context => {
        const words = hasOption(context.scan, "--reference") ? context.scan.operands : context.scan.operands.slice(1);
        const recursive = hasOption(context.scan, "-R", "--recursive");
        const found = words.map(word => recursive ? writeTree(word, context) : operandEffects("write", word, {
          cwd: context.invocation.cwd
        }));
        const links = recursive && hasOption(context.scan, "-L") ? words.map(word => behindLinks(word, context)) : [];
        return gatherEffects([ ...found, ...links, {
          changes: true
        } ]);
      }
    });
    const commProgram = defineProgram({
      names: [ "comm" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-1 -2 -3 --check-order --nocheck-order --total -z --zero-terminated",
        value: "--output-delimiter"
      },
      operands: "read"
    });
    function intoLast(role, {scan: scan, invocation: invocation}) {
      const {cwd: cwd} = invocation;
      const directory = optionValue(scan, "-t", "--target-directory");
      const sources = directory === null && scan.operands.length > 1 ? scan.operands.slice(0, -1) : scan.operands;
      const target = directory ?? (scan.operands.length > 1 ? scan.operands.at(-1) : void 0);
      const found = [ ...sources.map(word => operandEffects(role, word, {
        cwd: cwd
      })), ...role === "delete" ? sources.map(word => operandEffects("read", word, {
        cwd: cwd
      })) : [], ...target === void 0 ? [] : [ operandEffects("write", target, {
        cwd: cwd
      }), ...inside(sources, target, cwd) ] ];
      return gatherEffects([ ...found, backups(gatherEffects(found), scan) ]);
    }
    function backups(found, scan) {
      const suffix = optionValue(scan, "-S", "--suffix");
      if (suffix === null && !hasOption(scan, "-b", "--backup")) return {};
      const added = suffix === null ? "~" : (0, shared_words.Zc)(suffix);
      if (added === null) return {};
      const kept = (found.effects ?? []).flatMap(effect => effect.kind === "write" ? [ {
        kind: "write",
        path: typeof effect.path === "string" ? effect.path + added : effect.path
      } ] : []);
      return {
        effects: kept
      };
    }
    function inside(sources, target, cwd) {
      if (target.kind !== "literal") return [];
      const names = sources.flatMap(word => word.kind === "literal" ? [ word.value.split("/").findLast(name => name !== "") ?? "" ] : []);
      return names.filter(name => name !== "" && name !== "." && name !== "..").map(name => operandEffects("write", {
        kind: "literal",
        value: `${target.value}/${name}`,
        source: name
      }, {
        cwd: cwd
      }));
    }
    function linked(context) {
      const {scan: scan, invocation: invocation, world: world} = context;
      const [source] = scan.operands;
      if (source !== void 0 && scan.operands.length === 1) return {
        risks: [ riskOf(source, "gets a link in the working directory") ],
        links: [ invocation.cwd ],
        changes: true
      };
      const symbolic = hasOption(scan, "-s", "--symbolic") && !hasOption(scan, "-r", "--relative");
      if (!symbolic) return mayLink(intoLast("read", context));
      const target = optionValue(scan, "-t", "--target-directory") ?? scan.operands.at(-1);
      const place = (0, files_paths.Hi)((0, shared_words.Zc)(target ?? void 0) ?? ".", invocation.cwd);
      const from = world.kindOf(place) === "directory" ? place : (0, files_paths.Hi)("..", place);
      const sources = optionValue(scan, "-t", "--target-directory") === null ? scan.operands.slice(0, -1) : scan.operands;
      const pointed = sources.map(word => operandEffects("read", word, {
        cwd: from
      }));
      return mayLink(gatherEffects([ ...pointed, intoLast("data", context) ]));
    }
    function copied(context) {
      const {scan: scan} = context;
      const found = intoLast("tree", context);
      const recursive = hasOption(scan, "-r", "-R", "--recursive", "-a", "--archive");
      const keeps = recursive || hasOption(scan, "-d", "-P", "--no-dereference", "-l", "--link", "-s", "--symbolic-link");
      const target = optionValue(scan, "-t", "--target-directory") ?? scan.operands.at(-1);
      const whole = hasOption(scan, "-T", "--no-target-directory") || scan.operands.some(word => /(?:^|\/)\.{1,2}\/*$/.test((0, 
      shared_words.bG)(word)));
      const follows = recursive && hasOption(scan, "-L", "--dereference");
      return gatherEffects([ keeps ? mayLink(found) : found, ...follows ? scan.operands.map(word => followTree(word, context)) : [], recursive && whole && target !== void 0 ? unpackInto(target, context) : {} ]);
    }
    function moved(context) {
      const {scan: scan, invocation: invocation, world: world} = context;
      const found = intoLast("delete", context);
      const plain = scan.operands.every(word => {
        const value = (0, shared_words.Zc)(word);
        return value !== null && /^(?:file|missing)$/.test(world.kindOf((0, files_paths.Hi)(value, invocation.cwd)));
      });
      return plain ? found : mayLink(found);
    }
    const backupOptions = {
      optional: "--backup",
      value: "-S --suffix",
      flag: "-b"
    };
    const cpProgram = defineProgram({
      names: [ "cp" ],
      source: coreutilsManual,
      options: [ backupOptions, {
        flag: "-a --archive --attributes-only -d -f --force -i --interactive -H -l --link -L --dereference -n --no-clobber -P --no-dereference -p -r -R --recursive --remove-destination --strip-trailing-slashes -s --symbolic-link -T --no-target-directory -u -v --verbose -x --one-file-system -Z --copy-contents --debug --keep-directory-symlink",
        value: "-t --target-directory --no-preserve",
        optional: "--preserve --reflink --sparse --update --context",
        risks: [ {
          why: "recreates the path of the source below the target",
          flag: "--parents"
        } ]
      } ],
      check: copied
    });
    const cutProgram = defineProgram({
      names: [ "cut" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        value: "-b --bytes -c --characters -d --delimiter -f --fields --output-delimiter",
        flag: "-n --complement -s --only-delimited -z --zero-terminated"
      },
      operands: "read"
    });
    const dateProgram = defineProgram({
      names: [ "date" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-R --rfc-email -u --utc --universal --debug",
        value: "-d --date",
        optional: "-I --iso-8601 --rfc-3339",
        read: "-f --file -r --reference",
        risks: [ {
          why: "sets the clock",
          value: "-s --set"
        } ]
      },
      check: ({scan: scan}) => ({
        risks: scan.operands.filter(word => !(0, shared_words.bG)(word).startsWith("+")).map(word => riskOf(word, "would set the clock"))
      })
    });
    const ddProgram = {
      names: [ "dd" ],
      source: coreutilsManual,
      grants: null,
      readOnly: [ "" ],
      read: ({argv: argv, cwd: cwd}) => {
        const found = argv.slice(1).map(word => {
          const [, name = "", rest = ""] = /^(\w+)=(.*)$/s.exec((0, shared_words.bG)(word)) ?? [];
          const value = word.kind === "literal" ? (0, shared_words.CK)(rest) : {
            kind: "unknown",
            source: word.source
          };
          if (name === "if") return operandEffects("read", value, {
            cwd: cwd
          });
          if (name === "of") return operandEffects("write", value, {
            cwd: cwd
          });
          return /^(bs|cbs|conv|count|ibs|iflag|iseek|obs|oflag|oseek|seek|skip|status)$/.test(name) ? {} : {
            risks: [ riskOf(word, "is not an operand of dd") ]
          };
        });
        const effects = found.flatMap(one => one.effects ?? []);
        return {
          effects: effects,
          inner: [],
          risks: found.flatMap(one => one.risks ?? []),
          readOnly: true,
          readsOnlyFiles: true
        };
      }
    };
    const dfProgram = defineProgram({
      names: [ "df" ],
      reads: "machine",
      source: coreutilsManual,
      options: {
        flag: "-a --all -h --human-readable -H --si -i --inodes -k -l --local --no-sync -P --portability --sync --total -T --print-type",
        value: "-B --block-size -t --type -x --exclude-type",
        optional: "--output"
      },
      operands: "read"
    });
    const duProgram = defineProgram({
      names: [ "du" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-0 --null -a --all --apparent-size -b --bytes -c --total -D --dereference-args -H -h --human-readable --inodes -k -L --dereference -l --count-links -m -P --no-dereference -S --separate-dirs --si -s --summarize -x --one-file-system",
        value: "-B --block-size -d --max-depth -t --threshold --exclude --time-style",
        optional: "--time",
        read: "-X --exclude-from",
        risks: [ {
          why: "reads a list of files",
          value: "--files0-from"
        } ]
      },
      operands: "read",
      check: ({scan: scan}) => ({
        readsMore: hasOption(scan, "-L", "--dereference")
      })
    });
    const expandProgram = defineProgram({
      names: [ "expand", "unexpand" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-i --initial -a --all --first-only",
        value: "-t --tabs",
        digits: true
      },
      operands: "read"
    });
    const exprProgram = {
      names: [ "expr", "factor" ],
      source: coreutilsManual,
      grants: null,
      readOnly: [ "" ],
      read: () => ({
        effects: [],
        inner: [],
        risks: [],
        readOnly: true,
        readsOnlyFiles: true
      })
    };
    const fmtProgram = defineProgram({
      names: [ "fmt" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-c --crown-margin -s --split-only -t --tagged-paragraph -u --uniform-spacing",
        value: "-p --prefix -w --width -g --goal",
        digits: true
      },
      operands: "read"
    });
    const foldProgram = defineProgram({
      names: [ "fold" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-b --bytes -s --spaces -c --characters",
        value: "-w --width",
        digits: true
      },
      operands: "read"
    });
    const headProgram = defineProgram({
      names: [ "head" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-q --quiet --silent -v --verbose -z --zero-terminated",
        value: "-c --bytes -n --lines",
        digits: true
      },
      operands: "read"
    });
    const idProgram = defineProgram({
      names: [ "id" ],
      reads: "machine",
      source: coreutilsManual,
      options: {
        flag: "-a -G --groups -Z --context -g --group -n --name -r --real -u --user -z --zero"
      }
    });
    const installProgram = defineProgram({
      names: [ "install" ],
      source: coreutilsManual,
      options: [ backupOptions, {
        flag: "-c -C --compare -D -p --preserve-timestamps -T --no-target-directory -v --verbose -Z --preserve-context --debug -d --directory",
        value: "-g --group -m --mode -o --owner -t --target-directory",
        optional: "--context",
        risks: [ {
          why: "runs a program of the caller's choice",
          flag: "-s --strip",
          value: "--strip-program"
        } ]
      } ],
      check: context => {
        if (!hasOption(context.scan, "-d", "--directory")) return intoLast("read", context);
        const found = context.scan.operands.map(word => operandEffects("write", word, {
          cwd: context.invocation.cwd
        }));
        return gatherEffects(found);
      }
    });
    const joinProgram = defineProgram({
      names: [ "join" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        value: "-a -e -j -o -t -v -1 -2",
        flag: "-i --ignore-case --check-order --nocheck-order --header -z --zero-terminated"
      },
      operands: "read"
    });
    const lnProgram = defineProgram({
      names: [ "ln" ],
      source: coreutilsManual,
      options: [ backupOptions, {
        flag: "-d -F --directory -f --force -i --interactive -L --logical -n --no-dereference -P --physical -r --relative -s --symbolic -T --no-target-directory -v --verbose",
        value: "-t --target-directory"
      } ],
      check: linked
    });
    const lsProgram = defineProgram({
      names: [ "ls", "dir", "vdir" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-a --all -A --almost-all --author -b --escape -B --ignore-backups -c -C -d --directory -D --dired -f -F -g -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir -i --inode -k --kibibytes -l -L --dereference -m -n --numeric-uid-gid -N --literal -o -p -q --hide-control-chars --show-control-chars -Q --quote-name -r --reverse -R --recursive -s --size -S -t -u -U -v -x -X -Z --context -1 --zero --full-time --group-directories-first --file-type",
        value: "-I --ignore --hide -T --tabsize -w --width --block-size --time-style --time --sort --quoting-style --indicator-style --format",
        optional: "--color --classify --hyperlink"
      },
      check: ({scan: scan, invocation: {cwd: cwd}}) => gatherEffects([ {
        readsMore: hasOption(scan, "-R", "--recursive") && hasOption(scan, "-L", "--dereference")
      }, ...scan.operands.map(word => {
        const value = hasOption(scan, "-d", "--directory") ? (0, shared_words.Zc)(word) : null;
        return operandEffects("read", value === null ? word : (0, shared_words.CK)((0, files_paths.Hi)("..", (0, 
        files_paths.Hi)(value, cwd))), {
          cwd: cwd
        });
      }) ])
    });
    const mkdirProgram = defineProgram({
      names: [ "mkdir", "mkfifo", "mknod" ],
      source: coreutilsManual,
      options: {
        flag: "-p --parents -v --verbose -Z",
        value: "-m --mode",
        optional: "--context"
      },
      operands: "write"
    });
    const mktempProgram = defineProgram({
      names: [ "mktemp" ],
      source: coreutilsManual,
      options: {
        flag: "-d --directory -q --quiet -u --dry-run -t",
        value: "--suffix",
        write: "-p",
        risks: [ {
          why: "chooses the directory",
          optional: "--tmpdir"
        } ]
      },
      operands: "write",
      changes: true
    });
    const mvProgram = defineProgram({
      names: [ "mv" ],
      source: coreutilsManual,
      options: [ backupOptions, {
        flag: "-f --force -i --interactive -n --no-clobber --strip-trailing-slashes -T --no-target-directory -u -v --verbose -Z --debug --exchange --no-copy",
        value: "-t --target-directory",
        optional: "--update --context"
      } ],
      check: moved
    });
    const nlProgram = defineProgram({
      names: [ "nl" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        value: "-b --body-numbering -d --section-delimiter -f --footer-numbering -h --header-numbering -i --line-increment -l --join-blank-lines -n --number-format -s --number-separator -v --starting-line-number -w --number-width",
        flag: "-p --no-renumber"
      },
      operands: "read"
    });
    const numfmtProgram = defineProgram({
      names: [ "numfmt" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "--debug --grouping -z --zero-terminated",
        value: "-d --delimiter --field --format --from --from-unit --invalid --padding --round --suffix --to --to-unit --unit-separator",
        optional: "--header"
      }
    });
    const odProgram = defineProgram({
      names: [ "od" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-a -b -c -d -f -i -l -o -s -x -v --output-duplicates --traditional",
        value: "-A --address-radix -j --skip-bytes -N --read-bytes -t --format --endian -S",
        optional: "-w --width --strings"
      },
      operands: "read"
    });
    const pasteProgram = defineProgram({
      names: [ "paste" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-s --serial -z --zero-terminated",
        value: "-d --delimiters"
      },
      operands: "read"
    });
    const prProgram = defineProgram({
      names: [ "pr" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-a --across -c --show-control-chars -d --double-space -f -F --form-feed -J --join-lines -m --merge -r --no-file-warnings -t --omit-header -T --omit-pagination -v --show-nonprinting",
        value: "-D --date-format -h --header -l --length -N --first-line-number -o --indent -w --width -W --page-width",
        optional: "-e -i -n -s -S --expand-tabs --output-tabs --number-lines --separator --sep-string --columns",
        digits: true
      },
      operands: "read"
    });
    var variable_names = __webpack_require__(59277);
    const environment = "prints the environment, which may contain secrets";
    const printenvProgram = defineProgram({
      names: [ "printenv" ],
      reads: "machine",
      source: coreutilsManual,
      options: {
        flag: "-0 --null"
      },
      check: ({scan: scan, invocation: invocation}) => {
        const names = scan.operands.length > 0 ? scan.operands : invocation.argv.slice(0, 1);
        const asked = scan.operands.length === 0;
        const isOpen = name => name === "PWD" || /^[A-Za-z_]\w*$/.test(name) && (0, variable_names.Y)(name);
        return {
          risks: names.filter(word => asked || !isOpen((0, shared_words.Zc)(word) ?? "")).map(word => riskOf(word, environment, asked ? {
            never: true
          } : {}))
        };
      }
    });
    const realpathProgram = defineProgram({
      names: [ "realpath", "readlink" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-e --canonicalize-existing -m --canonicalize-missing -L --logical -P --physical -q --quiet -s --strip --no-symlinks -z --zero -f --canonicalize -n --no-newline --silent -v --verbose",
        read: "--relative-to --relative-base"
      },
      operands: "read"
    });
    const rmProgram = defineProgram({
      names: [ "rm" ],
      source: coreutilsManual,
      options: {
        flag: "-f --force -i -I --one-file-system -r -R --recursive -d --dir -v --verbose",
        optional: "--interactive",
        risks: [ {
          why: "lifts the protection of the root directory",
          flag: "--no-preserve-root",
          optional: "--preserve-root"
        } ]
      },
      operands: "delete"
    });
    const rmdirProgram = defineProgram({
      names: [ "rmdir", "unlink", "shred" ],
      source: coreutilsManual,
      options: {
        flag: "-p --parents -v --verbose --ignore-fail-on-non-empty -f --force -u -z --zero -x --exact",
        value: "-n --iterations -s --size",
        optional: "--remove"
      },
      operands: "delete"
    });
    const seqProgram = defineProgram({
      names: [ "seq" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-w --equal-width",
        value: "-f --format -s --separator",
        digits: true
      }
    });
    const shufProgram = defineProgram({
      names: [ "shuf" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-e --echo -r --repeat -z --zero-terminated",
        value: "-i --input-range -n --head-count",
        read: "--random-source",
        write: "-o --output"
      },
      check: ({scan: scan, invocation: invocation}) => scan.given.some(one => one.name === "-e" || one.name === "--echo") || scan.operands[0] === void 0 ? {} : (0, 
      shared_words.EV)("read", scan.operands[0], invocation.cwd)
    });
    const sleepProgram = defineProgram({
      names: [ "sleep" ],
      source: coreutilsManual,
      reads: "files"
    });
    const filesFrom = {
      why: "reads a list of files to read",
      value: "--files0-from"
    };
    const sortProgram = defineProgram({
      names: [ "sort" ],
      reads: "files",
      source: "https://www.gnu.org/software/coreutils/manual/html_node/sort-invocation.html",
      options: {
        flag: "-b --ignore-leading-blanks -d --dictionary-order -f --ignore-case -g --general-numeric-sort -i --ignore-nonprinting -M --month-sort -h --human-numeric-sort -n --numeric-sort -R --random-sort -r --reverse -V --version-sort -c -C -m --merge -s --stable -u --unique -z --zero-terminated --debug",
        value: "-k --key -t --field-separator -S --buffer-size --sort --parallel --batch-size",
        optional: "--check",
        read: "--random-source",
        write: "-o --output -T --temporary-directory",
        risks: [ {
          why: "runs a program of the caller's choice",
          value: "--compress-program"
        }, filesFrom ]
      },
      operands: "read"
    });
    const names = "chooses the names of the files";
    const splitProgram = defineProgram({
      names: [ "split", "csplit" ],
      source: coreutilsManual,
      options: {
        flag: "-d -x -e --elide-empty-files -u --unbuffered --verbose -k --keep-files -q -s --quiet --silent -z --suppress-matched",
        value: "-a --suffix-length -b --bytes -C --line-bytes -l --lines -n --number --digits -t --separator -f --prefix",
        optional: "--numeric-suffixes --hex-suffixes",
        digits: true,
        risks: [ {
          why: runsOtherProgram,
          value: "--filter"
        }, {
          why: names,
          value: "--additional-suffix --suffix-format"
        } ]
      },
      check: ({scan: scan, invocation: invocation}) => {
        const {cwd: cwd} = invocation;
        const splits = (0, shared_words.Zc)(invocation.argv[0]) === "split";
        const prefix = (splits ? scan.operands[1] : optionValue(scan, "-f", "--prefix")) ?? (0, 
        shared_words.CK)(splits ? "x" : "xx");
        const suffix = splits ? null : optionValue(scan, "-b");
        const found = [ ...scan.operands.slice(0, 1).map(word => operandEffects("read", word, {
          cwd: cwd
        })), operandEffects("write", prefix, {
          cwd: cwd
        }), suffix === null ? {} : {
          risks: [ riskOf(suffix, names) ]
        } ];
        return gatherEffects(found);
      }
    });
    const statProgram = defineProgram({
      names: [ "stat" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-L --dereference -f --file-system -t --terse",
        value: "-c --format --printf",
        optional: "--cached"
      },
      operands: "read"
    });
    const syncProgram = defineProgram({
      names: [ "sync" ],
      source: coreutilsManual
    });
    const tacProgram = defineProgram({
      names: [ "tac" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-b --before -r --regex",
        value: "-s --separator"
      },
      operands: "read"
    });
    const tailProgram = defineProgram({
      names: [ "tail" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-f -F --retry -q --quiet --silent -v --verbose -z --zero-terminated",
        value: "-c --bytes -n --lines --pid -s --sleep-interval --max-unchanged-stats",
        optional: "--follow",
        digits: true
      },
      check: ({scan: scan, invocation: invocation}) => {
        const files = scan.operands.filter(word => word.kind !== "literal" || !/^\+\d+[bcklmw]?$/.test(word.value));
        const found = files.map(word => operandEffects("read", word, {
          cwd: invocation.cwd
        }));
        return gatherEffects(found);
      }
    });
    const teeProgram = defineProgram({
      names: [ "tee" ],
      source: coreutilsManual,
      options: {
        flag: "-a --append -i --ignore-interrupts -p",
        optional: "--output-error"
      },
      operands: "write"
    });
    const touchProgram = defineProgram({
      names: [ "touch" ],
      source: coreutilsManual,
      options: {
        flag: "-a -c --no-create -f -h --no-dereference -m",
        value: "-d --date -t --time",
        read: "-r --reference"
      },
      operands: "write"
    });
    const trProgram = defineProgram({
      names: [ "tr" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1"
      }
    });
    const truncateProgram = defineProgram({
      names: [ "truncate" ],
      source: coreutilsManual,
      options: {
        flag: "-c --no-create -o --io-blocks",
        value: "-s --size",
        read: "-r --reference"
      },
      operands: "write"
    });
    const tsortProgram = defineProgram({
      names: [ "tsort", "ptx" ],
      source: coreutilsManual,
      operands: "read"
    });
    const unameProgram = defineProgram({
      names: [ "uname", "arch", "nproc" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-a --all -s --kernel-name -n --nodename -r --kernel-release -v --kernel-version -m --machine -p --processor -i --hardware-platform -o --operating-system",
        value: "--ignore"
      },
      check: ({scan: scan}) => ({
        readsMore: hasOption(scan, "-a", "--all", "-n", "--nodename", "-v", "--kernel-version")
      })
    });
    function writesSecondOperand({scan: scan, invocation: invocation}) {
      const [first, second, ...rest] = scan.operands;
      return gatherEffects([ first === void 0 ? {} : (0, shared_words.EV)("read", first, invocation.cwd), second === void 0 ? {} : (0, 
      shared_words.EV)("write", second, invocation.cwd), {
        risks: rest.map(word => riskOf(word, "is one operand too many"))
      } ]);
    }
    const uniqProgram = defineProgram({
      names: [ "uniq" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-c --count -d --repeated -D -i --ignore-case -u --unique -z --zero-terminated",
        value: "-f --skip-fields -s --skip-chars -w --check-chars",
        optional: "--all-repeated --group",
        digits: true
      },
      check: writesSecondOperand
    });
    const wcProgram = defineProgram({
      names: [ "wc" ],
      reads: "files",
      source: coreutilsManual,
      options: {
        flag: "-c --bytes -m --chars -l --lines -L --max-line-length -w --words",
        optional: "--total",
        risks: [ filesFrom ]
      },
      operands: "read"
    });
    const whoProgram = defineProgram({
      names: [ "who", "last" ],
      reads: "machine",
      source: "https://man7.org/linux/man-pages/man1/who.1.html",
      options: {
        flag: "-a -b -d -H -i -m -q -r -s -t -T -u -w -x -F --all",
        value: "-n",
        digits: true
      },
      operands: "read"
    });
    const whoamiProgram = defineProgram({
      names: [ "whoami", "logname", "tty", "users", "groups" ],
      reads: "machine",
      source: coreutilsManual,
      options: {
        flag: "-s --silent --quiet"
      }
    });
    const coverageFiles = {
      flag: "-q --quiet -i --ignore-errors -m --show-missing --skip-covered --skip-empty --no-skip-covered --no-skip-empty --show-contexts --pretty-print --keep",
      value: "--fail-under --include --omit --contexts --precision --sort --format --title",
      read: "--data-file",
      risks: [ {
        why: choosesCode,
        value: "--rcfile --debug"
      } ]
    };
    function measured(context) {
      const {scan: scan, invocation: invocation, world: world} = context;
      const [first] = scan.operands;
      if (first === void 0) return {};
      const also = [ "coverage", "run" ];
      const named = {
        risks: [ riskOf(first, "is a program that it runs", {
          openedBy: also
        }) ]
      };
      if (!hasOption(scan, "-m", "--module")) return gatherEffects([ named, operandEffects("read", first, invocation) ]);
      const module = pythonTools.find(program => program.names.includes((0, shared_words.Zc)(first) ?? ""));
      const inner = module?.read({
        ...invocation,
        argv: scan.operands
      }, world);
      return inner === void 0 ? named : gatherEffects([ named, startedBy(also, inner) ]);
    }
    const coverageProgram = defineFamily({
      names: [ "coverage" ],
      source: "https://coverage.readthedocs.io/en/latest/cmd.html",
      commands: {
        "": {},
        run: {
          changes: true,
          plain: true,
          options: {
            stopAtOperand: true,
            flag: "-a --append --branch -p --parallel-mode -L --pylib --timid -m --module",
            value: "--source --include --omit --context --concurrency --save-signal",
            write: "--data-file",
            risks: [ {
              why: choosesCode,
              value: "--rcfile --debug"
            } ]
          },
          check: measured
        },
        report: {
          options: coverageFiles,
          operands: "data"
        },
        xml: {
          options: [ coverageFiles, {
            write: "-o"
          } ],
          changes: true,
          plain: true
        },
        json: {
          options: [ coverageFiles, {
            write: "-o"
          } ],
          changes: true,
          plain: true
        },
        lcov: {
          options: [ coverageFiles, {
            write: "-o"
          } ],
          changes: true,
          plain: true
        },
        html: {
          options: [ coverageFiles, {
            write: "-d --directory"
          } ],
          changes: true,
          plain: true
        },
        annotate: {
          options: [ coverageFiles, {
            write: "-d --directory"
          } ],
          changes: true
        },
        combine: {
          options: coverageFiles,
          operands: "read",
          changes: true,
          plain: true
        },
        erase: {
          options: coverageFiles,
          changes: true,
          plain: true
        },
        debug: {
          operands: "named"
        }
      }
    });
    const cppCheckers = defineProgram({
      names: [ "cppcheck", "clang-tidy", "cpplint", "iwyu", "flawfinder", "splint", "sparse" ],
      source: "https://cppcheck.sourceforge.io/manual.html",
      grants: "Compiles the sources to analyze them, with the configuration of the workspace.",
      options: {
        flag: "-q --quiet -v --verbose --force -f --inline-suppr --inconclusive --xml --check-config --use-color --recursive --header-filter --system-headers --list-checks --explain-config --warnings-as-errors",
        value: "-j --std --language -x --platform --template --max-configs --suppress --error-exitcode --enable --disable --check-level --xml-version --filter --linelength --counting --extensions --minlevel -m -p --checks --header-filter --warnings-as-errors --line-filter",
        optional: "-D* -U* --enable=* --error-exitcode=*",
        read: "-I -i --suppressions-list --suppress-xml",
        write: "--output-file --cppcheck-build-dir --plist-output --dump",
        risks: [ {
          why: choosesConfiguration,
          value: "--addon --library --rule --rule-file --project --cppcheck-config --clang --config-file --config --include --load --vfsoverlay --extra-arg --extra-arg-before",
          optional: "--addon-python --clang"
        }, {
          why: "changes the sources",
          flag: "--fix --fix-errors --fix-notes",
          value: "--export-fixes"
        } ]
      },
      operands: "tree",
      check: ({scan: scan}) => ({
        risks: scan.operands.slice(scan.beforeDashes).filter(word => !/^-(?:I|D|U|std=|W[\w=+-]*$|f(?:no-)?(?:exceptions|rtti)$)/.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "is an option of the compiler"))
      })
    });
    var shared_environment = __webpack_require__(80322);
    function checkPairs({scan: scan}) {
      const end = scan.operands.findIndex(word => !/^[A-Za-z_]\w*=/.test((0, shared_words.bG)(word)));
      const pairs = end < 0 ? scan.operands : scan.operands.slice(0, end);
      const bad = pairs.filter(word => {
        const [name = "", ...value] = ((0, shared_words.Zc)(word) ?? "").split("=");
        return !(0, shared_environment.a)(name, value.join("="));
      });
      return gatherEffects([ {
        risks: bad.map(word => riskOf(word, "sets a variable that can change what runs"))
      }, end < 0 ? {} : {
        inner: [ {
          kind: "argv",
          argv: scan.operands.slice(end)
        } ]
      } ]);
    }
    const crossEnvProgram = defineProgram({
      names: [ "cross-env", "cross-env-shell" ],
      source: "https://github.com/kentcdodds/cross-env",
      grants: "A rule that leaves the command open grants every program.",
      changes: true,
      options: {
        stopAtOperand: true
      },
      check: context => (0, shared_words.Zc)(context.invocation.argv[0]) === "cross-env" ? checkPairs(context) : {
        risks: context.scan.operands.map(word => riskOf(word, "is a command line for a shell", {
          never: true
        }))
      }
    });
    const ctestProgram = defineProgram({
      names: [ "ctest" ],
      source: "https://cmake.org/cmake/help/latest/manual/ctest.1.html",
      grants: "Runs the tests that the build directory names.",
      changes: true,
      options: {
        flag: "-V -VV --verbose --output-on-failure -Q --quiet -N --show-only --rerun-failed --progress --stop-on-failure -F",
        value: "-j --parallel -R -E -L -LE --timeout -C --build-config --repeat --no-tests --preset",
        read: "--test-dir",
        write: "-O --output-log --output-junit",
        risks: [ {
          why: "runs a script or another build",
          value: "-S -SP -D --build-and-test --build-makeprogram --overwrite"
        } ]
      }
    });
    function pathInside(place, name) {
      const directory = (0, shared_words.Zc)(place);
      return directory === null ? place : (0, shared_words.CK)(`${directory}/${name}`);
    }
    function remoteNamedFiles(addresses, places, cwd) {
      const names = addresses.flatMap(word => {
        const path = /^[a-z]+:\/\/[^/]*(\/[^#]*)/i.exec((0, shared_words.Zc)(word) ?? "")?.[1] ?? "";
        return [ path, path.replace(/\?.*$/s, "") ].map(text => text.slice(text.lastIndexOf("/") + 1));
      });
      const files = new Set([ "", ...names, ...names.map(percentDecoded) ]);
      return (places.length === 0 ? [ (0, shared_words.CK)(".") ] : places).flatMap(place => [ ...files ].map(name => (0, 
      shared_words.EV)("write", pathInside(place, name), cwd)));
    }
    function percentDecoded(name) {
      return name.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    }
    function requestEffects(word) {
      const value = (0, shared_words.Zc)(word);
      if (value === null || /^[a-z][\w+.-]*:\/\//i.test(value)) return (0, shared_words.ll)(word);
      return {
        risks: [ riskOf(word, "is an address without https://") ]
      };
    }
    const fileMarks = {
      "-d": /^@/,
      "--data": /^@/,
      "--data-ascii": /^@/,
      "--data-binary": /^@/,
      "--json": /^@/,
      "--data-urlencode": /^[^=@]*@/,
      "-F": /^[^=]*=[@<]/,
      "--form": /^[^=]*=[@<]/
    };
    function sent({scan: scan, invocation: invocation}) {
      return gatherEffects(scan.given.map(({name: name, value: value}) => {
        const mark = fileMarks[name];
        if (mark === void 0 || value === null) return {};
        const text = (0, shared_words.bG)(value);
        const found = mark.exec(text)?.[0];
        if (found === void 0) return value.kind === "literal" && !/;.*=[@<]/.test(text) ? {} : {
          risks: [ riskOf(value, "may name a file to send") ]
        };
        if (/[;,]/.test(text)) return {
          risks: [ riskOf(value, "names several files to send") ]
        };
        return (0, shared_words.EV)("read", (0, shared_words.od)(value, found.length), invocation.cwd);
      }));
    }
    function fetched(context) {
      const {scan: scan, invocation: invocation} = context;
      const addresses = [ ...scan.operands, ...scan.given.filter(one => one.name === "--url").flatMap(one => one.value ?? []) ];
      const globbed = hasOption(scan, "-g", "--globoff") ? [] : addresses.filter(word => /[{}[\]]/.test((0, 
      shared_words.bG)(word))).map(word => riskOf(word, "expands to several addresses"));
      const climbing = addresses.filter(word => /%2e|\/\.\.?(?:\/|$)/i.test((0, shared_words.bG)(word))).map(word => riskOf(word, "is an address with dots in its path"));
      const {cwd: cwd} = invocation;
      const places = optionValues(scan, "--output-dir");
      const remote = hasOption(scan, "-O", "--remote-name", "--remote-name-all") ? remoteNamedFiles(addresses, places, cwd) : [];
      const below = optionValues(scan, "-o", "--output").map(word => (0, shared_words.Zc)(word) ?? "");
      return gatherEffects([ ...addresses.map(requestEffects), {
        risks: [ ...globbed, ...climbing ]
      }, sent(context), ...remote, ...places.flatMap(place => below.map(name => (0, shared_words.EV)("write", pathInside(place, name), cwd))) ]);
    }
    const curlProgram = defineProgram({
      names: [ "curl" ],
      source: "https://curl.se/docs/manpage.html",
      changes: true,
      options: {
        flag: "-s --silent -S --show-error -f --fail --fail-with-body --fail-early -i --include -I --head -v --verbose -g --globoff -4 --ipv4 -6 --ipv6 --compressed --no-progress-meter -# --progress-bar -N --no-buffer -a --append -G --get --http1.0 --http1.1 --http2 --http3 --tlsv1.2 --tlsv1.3 --no-keepalive --path-as-is --retry-all-errors --retry-connrefused -O --remote-name --remote-name-all --create-dirs -V -Z --parallel --styled-output -q --disable --raw --tr-encoding",
        value: "-m --max-time --connect-timeout --retry --retry-delay --retry-max-time -A --user-agent -e --referer -r --range --max-filesize --limit-rate -y -Y --speed-time --speed-limit --expect100-timeout --tls-max --parallel-max --url -d --data --data-ascii --data-raw --data-binary --data-urlencode --json -H --header -F --form --form-string -w --write-out -C --continue-at -z --time-cond",
        read: "--cacert --capath --crlfile --netrc-file --etag-compare",
        write: "-o --output --output-dir -D --dump-header -c --cookie-jar --trace --trace-ascii --stderr --etag-save --hsts --alt-svc --libcurl",
        risks: [ {
          why: "follows redirects to any address",
          flag: "-L --location --location-trusted",
          value: "--proto-redir --max-redirs"
        }, {
          why: "sends a file",
          value: "-T --upload-file"
        }, {
          why: "reads options from a file",
          value: "-K --config"
        }, {
          why: "sends a custom header or cookie",
          value: "-b --cookie --proxy-header"
        }, {
          why: "sends a request that changes something",
          value: "-X --request"
        }, {
          why: "reaches the server in another way",
          value: "-x --proxy --preproxy --socks4 --socks4a --socks5 --socks5-hostname --proxy1.0 --resolve --connect-to --unix-socket --abstract-unix-socket --doh-url --dns-servers --interface --local-port --noproxy --haproxy-clientip --proto --proto-default"
        }, {
          why: "sends credentials",
          value: "-u --user -U --proxy-user --oauth2-bearer -E --cert --key --pass --aws-sigv4 --delegation --login-options",
          flag: "-n --netrc --netrc-optional --negotiate --ntlm --digest --anyauth --basic"
        }, {
          why: "does not check the server",
          flag: "-k --insecure --proxy-insecure"
        }, {
          why: "writes files that the server names",
          flag: "-J --remote-header-name"
        }, {
          why: "sends commands to the server",
          value: "-Q --quote --telnet-option -t --mail-from --mail-rcpt --engine --next",
          flag: "-:"
        } ]
      },
      check: context => {
        const format = context.scan.given.filter(one => one.name === "-w" || one.name === "--write-out").flatMap(one => one.value ?? []);
        const files = format.filter(word => word.kind !== "literal" || /^@|%output\{/.test(word.value)).map(word => riskOf(word, "reads or writes a file"));
        const headers = (0, shared_words.KC)(optionValues(context.scan, "-H", "--header"));
        return gatherEffects([ fetched(context), {
          risks: [ ...files, ...headers ]
        } ]);
      }
    });
    const dart = {
      flag: "--fatal-infos --fatal-warnings --no-fatal-warnings --no-fatal-infos --set-exit-if-changed --no-pub --pub --coverage --no-color --color -v --verbose --offline --machine --run-skipped --no-run-skipped --chain-stack-traces --update-goldens --no-sound-null-safety --dry-run -n --fail-fast --current-package --watch",
      value: "-o --output --show -l --line-length --plain-name --name -N --tags -t --exclude-tags -x -P --preset --platform -p --reporter -r --concurrency -j --timeout --total-shards --shard-index --test-randomize-ordering-seed --format --indent --page-width --code --language-version -d --device-id",
      write: "--coverage-path --write",
      risks: [ {
        why: choosesCode,
        value: "--dart-define --dart-define-from-file --packages --cache --sdk-path --enable-experiment --directory -C"
      } ]
    };
    function dartFormat(context) {
      const output = context.scan.given.findLast(one => one.name === "-o" || one.name === "--output")?.value;
      const looks = /^(?:none|show|json)$/.test((0, shared_words.Zc)(output ?? void 0) ?? "");
      return looks ? gatherEffects(context.scan.operands.map(word => (0, shared_words.T7)(word, context.invocation.cwd))) : rewritesUnless()(context);
    }
    const dartProgram = defineFamily({
      names: [ "dart", "flutter" ],
      source: "https://dart.dev/tools/dart-tool",
      grants: runsWorkspaceCode,
      globals: {
        flag: "-v --verbose --no-version-check --suppress-analytics --disable-analytics"
      },
      commands: {
        "": {
          changes: true
        },
        test: runsTree(dart),
        analyze: {
          options: dart,
          operands: "tree"
        },
        format: {
          options: dart,
          check: dartFormat
        },
        doctor: {
          options: dart
        },
        "pub get": {
          options: dart,
          changes: true
        },
        "pub deps": {
          options: dart
        },
        "pub outdated": {
          options: dart
        },
        ...subCommands("run build compile create fix pub install devices drive upgrade downgrade clean gen-l10n", {
          ...namedOperands("is not named by the rule"),
          options: dart
        })
      }
    });
    const databasesAndConverters = guarded({
      names: "psql mysql mariadb sqlite3 sqlite mongo mongosh redis-cli duckdb clickhouse clickhouse-client cqlsh sqlcmd pg_dump pg_restore mysqldump createdb dropdb influx etcdctl hg svn fossil bzr darcs jj cvs p4 ctags etags pandoc ffmpeg convert magick gs pdflatex latex xelatex lualatex tex dvips dot inkscape libreoffice soffice wkhtmltopdf groff troff nroff exiftool tidy xmllint xsltproc xmlstarlet",
      source: "https://sqlite.org/cli.html",
      why: "is a command, an address or a file that the rule does not name",
      grants: "Its commands and input files can run programs and reach files."
    });
    function sources({scan: scan, invocation: invocation}) {
      const found = scan.operands.slice(0, scan.beforeDashes).map(word => /^[a-z]+:/i.test((0, 
      shared_words.Zc)(word) ?? "x:") ? {
        risks: [ riskOf(word, "is an address instead of a file") ]
      } : operandEffects("tree", word, invocation));
      return gatherEffects([ ...found, ...optionValues(scan, "--coverage").map(word => operandEffects("write", word, invocation)) ]);
    }
    function literalProgram(isText) {
      return ({scan: scan, invocation: {cwd: cwd}, world: world}) => ({
        risks: scan.operands.map((word, at) => {
          const anyProgram = isText || at === 0 && operandText(word, cwd, world).kind !== "file";
          return riskOf(word, "is a program that the rule does not name", anyProgram ? {
            anyProgram: anyProgram
          } : {});
        })
      });
    }
    const deno = {
      flag: "-q --quiet --no-check --no-lock --frozen --cached-only --no-remote --no-npm --no-config --json --compact --fail-fast --parallel --shuffle --trace-leaks --doc --coverage --permit-no-files --hide-stacktraces --no-run --unstable --rules --all --clean --ignore --no-prompt --no-semicolons --single-quote --use-tabs",
      value: "--filter --ignore --ext --reporter --rules-include --rules-exclude --rules-tags --line-width --indent-width --prose-wrap --log-level -L --seed",
      optional: "--coverage --fail-fast --shuffle --ignore --check --allow-read=*",
      write: "--junit-path",
      risks: [ {
        why: choosesCode,
        value: "-c --config --import-map --lock --cert --env-file --location --preload --import --v8-flags --node-modules-dir --unsafely-ignore-certificate-errors --cwd",
        optional: "--reload -r --inspect --inspect-brk --watch"
      }, {
        why: "gives the program more rights",
        flag: "-A --allow-all",
        optional: "--allow-read --allow-write --allow-net --allow-env --allow-run --allow-sys --allow-ffi --allow-import -R -W -N -E -S -P"
      } ]
    };
    const denoProgram = defineFamily({
      names: [ "deno" ],
      source: "https://docs.deno.com/runtime/reference/cli/",
      grants: "Runs programs of the workspace and those that they import from anywhere.",
      globals: {
        flag: "-q --quiet -V"
      },
      commands: {
        "": {
          changes: true
        },
        test: {
          options: deno,
          check: sources,
          changes: true
        },
        bench: {
          options: deno,
          check: sources,
          changes: true
        },
        lint: {
          options: [ deno, {
            risks: [ {
              why: "changes the sources",
              flag: "--fix"
            } ]
          } ],
          check: sources
        },
        check: {
          options: deno,
          check: sources,
          changes: true,
          plain: true
        },
        fmt: {
          options: [ deno, {
            flag: "--check"
          } ],
          check: rewritesUnless("--check")
        },
        doc: {
          options: [ deno, {
            flag: "--lint --private"
          } ],
          check: sources
        },
        info: {
          options: deno,
          check: sources
        },
        task: {
          options: [ {
            stopAtOperand: true
          }, deno ],
          check: ({scan: scan}) => ({
            risks: scan.operands.slice(0, 1).map(word => riskOf(word, "is a task that the rule does not name", (0, 
            publishes.w)(word, {
              openedBy: [ "deno", "task" ]
            })))
          }),
          changes: true
        },
        coverage: {
          options: deno,
          operands: "read"
        },
        run: {
          options: [ {
            stopAtOperand: true
          }, deno ],
          check: literalProgram(false),
          changes: true,
          literal: true
        },
        eval: {
          options: deno,
          check: literalProgram(true),
          changes: true,
          literal: true
        },
        ...subCommands("install uninstall add remove compile cache serve publish upgrade repl jupyter outdated init create x vendor bundle", {
          ...namedOperands("is a program, a build or a command that the rule does not name"),
          options: deno
        })
      }
    });
    const deploymentTools = guarded({
      names: "terragrunt helmfile ansible ansible-playbook ansible-galaxy vagrant packer heroku flyctl fly sam eksctl minikube kind skaffold buildah skopeo lxc virsh qemu-system-x86_64 vault sops op bw consul nomad",
      source: "https://developer.hashicorp.com/terraform/cli/commands",
      why: isMoreThanTheRule,
      grants: "Acts on machines and services with the credentials of the environment.",
      flag: "-no-color -json"
    });
    const bulk_maxNames = 5e3;
    function readsBelow(starts, {invocation: {cwd: cwd}, world: world}, test = () => true) {
      return {
        bulk: starts.flatMap(start => {
          const value = (0, shared_words.Zc)(start);
          if (value === null || value === "-") return [];
          const path = (0, files_paths.Hi)(value, cwd);
          return [ {
            of: "directory",
            path: path,
            includes: file => test(candidate(file, value, cwd)),
            sensitive: once(() => {
              const {paths: paths, names: names} = world.sensitiveBelow(path, bulk_maxNames);
              return names >= bulk_maxNames ? null : paths;
            })
          } ];
        })
      };
    }
    function readsHistory(paths, top, {world: world}) {
      return {
        bulk: paths.map(path => ({
          of: "history",
          path: path,
          includes: () => true,
          sensitive: once(() => {
            const tracked = world.sensitiveInGit(top)?.tracked;
            if (tracked !== void 0) return tracked.filter(file => (0, files_paths.FK)({
              path: file,
              directory: path
            }));
            const {paths: found, names: names} = world.sensitiveBelow(path, bulk_maxNames);
            return names >= bulk_maxNames ? null : found;
          })
        }))
      };
    }
    function once(look) {
      let found;
      return () => (found ??= {
        value: look()
      }).value;
    }
    function outputs({scan: scan}) {
      return optionValues(scan, "-o", "--output");
    }
    const diffProgram = defineProgram({
      names: [ "diff", "diff3", "sdiff" ],
      reads: "files",
      source: "https://www.gnu.org/software/diffutils/manual/diffutils.html",
      options: {
        digits: true,
        flag: "--normal -q --brief -s --report-identical-files -c -u -e --ed -f --forward-ed -n --rcs -y --side-by-side --left-column --suppress-common-lines -p --show-c-function -t --expand-tabs -T --initial-tab -l --paginate -r --recursive --no-dereference -N --new-file --unidirectional-new-file --ignore-file-name-case --no-ignore-file-name-case -i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -w --ignore-all-space -B --ignore-blank-lines -a --text --strip-trailing-cr -d --minimal --speed-large-files -m --merge -A --show-all -x --overlap-only -3",
        value: "-C -D -U -F --show-function-line --label -L -W --width --tabsize --horizon-lines -x --exclude -I --ignore-matching-lines --line-format --old-line-format --new-line-format --unchanged-line-format --old-group-format --new-group-format --unchanged-group-format --changed-group-format --palette --ifdef",
        optional: "--context --unified --color",
        read: "-X --exclude-from -S --starting-file --from-file --to-file",
        write: "-o --output",
        risks: [ {
          why: runsOtherProgram,
          value: "--diff-program"
        } ]
      },
      check: context => {
        const {scan: scan} = context;
        const pages = scan.given.filter(one => one.name === "-l" || one.name === "--paginate");
        const follows = hasOption(scan, "-r", "--recursive") && !hasOption(scan, "--no-dereference");
        const asks = (0, shared_words.Zc)(context.invocation.argv[0]) === "sdiff" ? outputs(context) : [];
        return gatherEffects([ {
          risks: asks.map(word => riskOf(word, "merges interactively and runs the editor"))
        }, {
          risks: pages.map(one => riskOf(one.word, "runs pr"))
        }, ...follows ? scan.operands.map(word => followTree(word, context)) : [], readsBelow(scan.operands, context) ]);
      },
      operands: "tree"
    });
    const dotnet_common = {
      flag: "--no-build --no-restore --nologo --no-incremental --force --no-dependencies --no-logo -t --list-tests --blame --interactive --self-contained --no-self-contained --verify-no-changes --include-symbols --outdated --deprecated --vulnerable --include-transitive",
      value: "-l --logger --collect -c --configuration -f --framework -v --verbosity -r --runtime --filter -a --arch --os --version-suffix --severity --tl --format",
      write: "-o --output --results-directory --artifacts-path",
      risks: [ {
        why: "sets a property, which can name a program or a file",
        value: "--property",
        optional: "-p:* --property:* /p:*"
      }, {
        why: "loads code or settings from a path",
        value: "--settings -s --test-adapter-path -d --diag -e --environment --source --configfile -bl"
      } ]
    };
    function reporters({scan: scan}) {
      return {
        risks: optionValues(scan, "-l", "--logger", "--collect").filter(word => !/^(?:(?:console|trx|html)(?:;(?:verbosity=\w+|LogFileName=[\w.-]+))?|XPlat Code Coverage|Code Coverage)$/i.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "loads code or writes a file"))
      };
    }
    const dotnet_builds = {
      operands: "read",
      check: reporters,
      changes: true
    };
    const dotnetProgram = defineFamily({
      names: [ "dotnet" ],
      source: "https://learn.microsoft.com/dotnet/core/tools/",
      grants: "Compiles and runs the code of the workspace and of its dependencies.",
      globals: {
        flag: "--info --list-sdks --list-runtimes"
      },
      common: dotnet_common,
      commands: {
        "": {},
        test: dotnet_builds,
        build: dotnet_builds,
        restore: dotnet_builds,
        clean: dotnet_builds,
        format: dotnet_builds,
        pack: dotnet_builds,
        publish: dotnet_builds,
        run: {
          options: {
            risks: [ {
              why: "runs another project",
              value: "--project --launch-profile"
            } ]
          },
          operands: "data",
          changes: true
        },
        list: {
          operands: "data"
        },
        "tool list": {},
        "nuget list": {},
        ...Object.fromEntries([ "add", "remove", "tool", "nuget", "new", "workload", "sln", "watch", "exec", "user-secrets", "dev-certs" ].map(name => [ name, {
          operands: "named",
          why: "is not named by the rule",
          changes: true
        } ])),
        "build-server": {
          operands: "named",
          changes: true
        }
      }
    });
    const editors = guarded({
      names: "vi vim nvim view ex ed red nano pico emacs emacsclient joe micro helix hx code subl kak mcedit gvim vimdiff info sensible-editor editor open xdg-open sensible-browser www-browser firefox chromium google-chrome dialog whiptail top htop btop fzf tig lazygit mc ranger nnn gitk",
      source: "https://vimhelp.org/starting.txt.html",
      why: "is a file or a command for a program that can start others",
      grants: "Can run commands."
    });
    const fileProgram = defineProgram({
      names: [ "file" ],
      reads: "files",
      source: "https://man7.org/linux/man-pages/man1/file.1.html",
      options: {
        flag: "-b --brief -i --mime --mime-type --mime-encoding --extension --apple -k --keep-going -L --dereference -h --no-dereference -N --no-pad -n --no-buffer -p --preserve-date -r --raw -s --special-files -v -0 --print0 -E -l --list -S --no-sandbox",
        value: "-F --separator -e --exclude -P --parameter",
        read: "-m --magic-file",
        risks: [ {
          why: "reads a list of files to inspect",
          value: "-f --files-from"
        }, {
          why: "unpacks with other programs",
          flag: "-z --uncompress -Z --uncompress-noreport"
        }, {
          why: "writes a compiled magic file",
          flag: "-C --compile"
        } ]
      },
      operands: "read"
    });
    var files_glob = __webpack_require__(78033);
    var sensitivity = __webpack_require__(99756);
    function selectionOf(words, place) {
      const values = words.map(shared_words.Zc);
      const pruning = pruningWords(values);
      const found = words.flatMap((_, at) => testAt(words, at, pruning) ?? []).filter(({word: word}) => !isWhole(word));
      const pruned = found.filter(one => one.prunes);
      const wanted = found.filter(one => !one.prunes && !one.negated);
      const excluded = found.filter(one => !one.prunes && one.negated);
      const joined = !values.slice(pruning).some(value => /^(?:-o|-or|,|\(|\))$/.test(value ?? ""));
      const depth = depthOf(values);
      return {
        picks: wanted.length > 0,
        test: file => {
          const matches = one => one.matches(file);
          if (file.path.split("/").length > depth || pruned.some(one => isBelow(one, file))) return false;
          return joined ? wanted.every(matches) && !excluded.some(matches) : wanted.some(matches);
        },
        about: gatherEffects(wanted.map(one => aboutOf(one, place)))
      };
    }
    function depthOf(values) {
      const at = values.indexOf("-maxdepth");
      const depth = at < 0 ? Number.NaN : Number(values[at + 1]);
      return Number.isNaN(depth) ? Number.POSITIVE_INFINITY : depth;
    }
    function isBelow({matches: matches}, {shown: shown, path: path}) {
      const names = path.split("/");
      return names.slice(0, -1).some((name, at) => {
        const below = names.slice(at + 1).join("/");
        const directory = {
          shown: shown.slice(0, -below.length - 1),
          path: names.slice(0, at + 1).join("/"),
          name: name
        };
        return matches(directory);
      });
    }
    function pruningWords(values) {
      if (values.some(value => /^(?:-depth|-d|-delete)$/.test(value ?? ""))) return 0;
      let at = 0;
      while (/^-(?:name|path|wholename)$/.test(values[at] ?? "") && values[at + 2] === "-prune" && /^-or?$/.test(values[at + 3] ?? "")) at += 4;
      return at;
    }
    function testAt(words, at, pruning) {
      const kind = /^-i?(name|path|wholename|regex)$/.exec((0, shared_words.Zc)(words[at - 1]) ?? "")?.[1];
      const word = words[at];
      if (kind === void 0 || word === void 0) return null;
      let signs = 0;
      while (/^(?:!|-not)$/.test((0, shared_words.Zc)(words[at - 2 - signs]) ?? "")) signs += 1;
      return {
        word: word,
        kind: kind,
        negated: signs % 2 === 1,
        prunes: at < pruning,
        matches: matcherOf(kind, word)
      };
    }
    function matcherOf(kind, word) {
      if (kind === "name") {
        const test = testOf(word);
        return ({name: name}) => test(name);
      }
      if (kind === "regex") {
        const extensions = extensionsOf(word);
        return ({name: name}) => extensions.length === 0 || extensions.some(one => (0, files_paths.tu)(name).endsWith(`.${one}`));
      }
      const pattern = word.kind === "literal" && !/\[[:.=]/.test(word.value) ? (0, files_glob.Zs)((0, 
      files_paths.tu)(word.value)) : null;
      return ({shown: shown}) => pattern === null || (0, files_glob.Hj)(pattern, (0, files_paths.tu)(shown));
    }
    function aboutOf({kind: kind, word: word}, place) {
      if (kind !== "regex") return aboutSecrets([ word ], kind === "name" ? "name" : "path", place);
      return {
        risks: expressionRisk(word)
      };
    }
    function expressionRisk(word) {
      const extensions = extensionsOf(word);
      const isAbout = extensions.some(one => (0, sensitivity.y)(`/.${one}`) !== "low" || (0, 
      sensitivity.y)(`/x.${one}`) !== "low");
      return extensions.length === 0 || isAbout ? [ riskOf(word, "may match files that contain secrets") ] : [];
    }
    const endings = /\\\.(?:(\w+)|\\?\((\w+(?:\\?\|\w+)*)\\?\))\$?$/;
    function extensionsOf(word) {
      const [, one, several] = endings.exec((0, files_paths.tu)((0, shared_words.bG)(word))) ?? [];
      return word.kind === "literal" ? (one ?? several)?.split(/\\?\|/) ?? [] : [];
    }
    const split = names => new Set(names.split(" "));
    const alone = split("-daystart -depth -d -follow -ignore_readdir_race -noignore_readdir_race -mount -xdev -noleaf -nowarn -warn -empty -executable -false -nogroup -nouser -readable -true -writable -print -print0 -ls -prune -quit -not -a -and -o -or ! ( ) , -help -version");
    const data = split("-maxdepth -mindepth -regextype -amin -atime -cmin -ctime -fstype -gid -group -ilname -iname -inum -ipath -iregex -iwholename -links -lname -mmin -mtime -name -path -perm -regex -size -type -uid -used -user -wholename -xtype -context -printf");
    const find_reads = split("-newer -anewer -cnewer -samefile");
    const writes = split("-fprint -fprint0 -fls");
    const find_runs = split("-exec -execdir -ok -okdir");
    function readFind(invocation, world) {
      const words = invocation.argv.slice(1);
      let at = 0;
      while (/^-(?:[HLP]|O\d|-)$/.test((0, shared_words.Zc)(words[at]) ?? "")) at += 1;
      const from = at;
      while (at < words.length && !startsExpression(words[at])) at += 1;
      const starts = at === from ? [ (0, shared_words.CK)(".") ] : words.slice(from, at);
      const places = gatherEffects(starts.map(word => operandEffects("read", word, {
        cwd: invocation.cwd
      })));
      const expression = {
        words: words,
        starts: starts,
        cwd: invocation.cwd,
        effects: [ ...places.effects ],
        inner: [],
        risks: [ ...places.risks ],
        hasDelete: false
      };
      const selection = selectionOf(words.slice(at), {
        invocation: invocation,
        starts: starts
      });
      while (at < words.length) at = takePrimary(expression, at);
      if (expression.hasDelete) deleteMatches(expression, world);
      if (expression.inner.length > 0 && selection.picks) {
        include(expression, selection.about);
        include(expression, pickedBelow(starts, {
          invocation: invocation,
          world: world
        }, selection.test));
      }
      const follows = words.some(word => /^-(?:L|follow)$/.test((0, shared_words.Zc)(word) ?? ""));
      const files = words.some((word, index) => (0, shared_words.Zc)(word) === "-type" && (0, 
      shared_words.Zc)(words[index + 1]) === "f");
      if (expression.inner.length > 0 && (follows || !files)) {
        const test = follows || !selection.picks ? void 0 : selection.test;
        include(expression, gatherEffects(starts.map(word => followTree(word, {
          invocation: invocation,
          world: world
        }, test))));
      }
      const {effects: effects, inner: inner, risks: risks} = expression;
      return {
        effects: effects,
        inner: inner,
        risks: risks,
        readOnly: true,
        readsOnlyFiles: inner.length === 0 && !follows
      };
    }
    function include({effects: effects, risks: risks}, found) {
      effects.push(...found.effects ?? []);
      risks.push(...found.risks ?? []);
    }
    function deleteMatches({words: words, starts: starts, cwd: cwd, effects: effects, risks: risks}, world) {
      for (const start of starts) {
        const path = (0, files_paths.Hi)((0, shared_words.Zc)(start) ?? "", cwd);
        const isOnTop = (0, files_paths.FK)({
          path: world.workspace,
          directory: path
        });
        const found = (0, shared_words.EV)(isOnTop ? "write" : "delete", start, cwd);
        effects.push(...found.effects);
        risks.push(...found.risks);
        if (isOnTop && !leavesProtectedOut(words)) effects.push({
          kind: "delete",
          path: `${world.workspace}/.github`
        });
      }
    }
    const leftover = /^(?:\*\.(?:py[co]|o|a|so|obj|class|orig|rej|bak|tmp|swp|tsbuildinfo|log|map|gc(?:da|no))|\*~|__pycache__|\.DS_Store|\.pytest_cache|\.mypy_cache|\.ruff_cache)$/;
    function leavesProtectedOut(words) {
      const texts = words.map(shared_words.Zc);
      if (texts.some(text => text === null || /^(?:-o|-or|,|!|-not|\()$/.test(text))) return false;
      return texts.some((text, at) => leftover.test(text ?? "") && /^-i?name$/.test(texts[at - 1] ?? "")) && texts.at(-1) === "-delete";
    }
    function startsExpression(word) {
      const text = (0, shared_words.bG)(word);
      return word.kind === "unknown" || text === "" || /^[-(),!]/.test(text);
    }
    function takePrimary(expression, at) {
      const word = expression.words[at];
      const name = (0, shared_words.Zc)(word);
      const next = expression.words[at + 1];
      if (name === null) return refuse(expression, at, "is not known before it runs and may become an action");
      if (alone.has(name)) return at + 1;
      if (find_runs.has(name)) return takeCommand(expression, at);
      if (name === "-delete") {
        expression.hasDelete = true;
        return at + 1;
      }
      const newer = /^-newer[aBcm][aBcmt]$/.test(name);
      if (data.has(name) || newer && name.endsWith("t")) return takeArgument(expression, at);
      if (find_reads.has(name) || newer) add(expression, "read", next); else if (writes.has(name) || name === "-fprintf") add(expression, "write", next); else return refuse(expression, at, "is not a test or an action that is known to be harmless");
      return at + (name === "-fprintf" ? 3 : 2);
    }
    function takeArgument(expression, at) {
      const value = expression.words[at + 1];
      if (value?.kind === "unknown") expression.risks.push(riskOf(value, "may become any number of words"));
      return at + 2;
    }
    function refuse(expression, at, why) {
      expression.risks.push(riskOf(expression.words[at], why));
      return at + 1;
    }
    function add(expression, kind, word) {
      if (word === void 0) return;
      include(expression, (0, shared_words.EV)(kind, word, expression.cwd));
    }
    function takeCommand(expression, at) {
      const {words: words} = expression;
      let end = at + 1;
      while (end < words.length && (0, shared_words.Zc)(words[end]) !== ";" && !((0, shared_words.Zc)(words[end]) === "+" && (0, 
      shared_words.Zc)(words[end - 1]) === "{}")) end += 1;
      const command = words.slice(at + 1, end);
      const action = words[at];
      const first = command[0];
      if (/dir$/.test((0, shared_words.Zc)(action) ?? "")) expression.risks.push(riskOf(action, "runs a command in every directory that it meets"));
      if (first === void 0 || (0, shared_words.bG)(first).includes("{}") || first.kind !== "literal") expression.risks.push(riskOf(action, "runs the files that it finds", {
        never: true
      })); else for (const start of expression.starts) {
        const more = (0, shared_words.Zc)(words[end]) === "+" ? [ start ] : [];
        expression.inner.push({
          kind: "argv",
          argv: [ ...command.map(word => filledIn(word, start)), ...more ]
        });
      }
      return end + 1;
    }
    function filledIn(word, start) {
      const text = (0, shared_words.bG)(word);
      if (!text.includes("{}")) return word;
      if (text === "{}" && word.kind === "literal") return start;
      return {
        kind: "partial",
        prefix: text.slice(0, text.indexOf("{}")),
        source: word.source
      };
    }
    const findUtility = {
      names: [ "find", "gfind" ],
      source: "https://www.gnu.org/software/findutils/manual/html_mono/find.html",
      grants: null,
      readOnly: [ "" ],
      read: readFind
    };
    const forges_shows = /^(?:list|ls|view|show|status|diff|checks?|info|search|version|trace|catalog|config|digest|manifest|validate)$/;
    const forges = defineProgram({
      names: [ "glab", "hub", "tea", "crane", "regctl", "oras" ],
      source: "https://docs.gitlab.com/cli/",
      changes: true,
      options: {
        stopAtOperand: true
      },
      check: ({scan: scan, invocation: invocation}) => {
        const isGrouped = /^(?:glab|tea|regctl)$/.test((0, shared_words.Zc)(invocation.argv[0]) ?? "");
        const words = scan.operands.slice(0, isGrouped ? 2 : 1);
        if (words.some(word => forges_shows.test((0, shared_words.Zc)(word) ?? ""))) return {};
        return {
          risks: words.map(word => riskOf(word, "may change something on a server"))
        };
      }
    });
    function looksOnly(...options) {
      return context => {
        const {scan: scan, invocation: invocation} = context;
        const places = scan.operands.length === 0 ? [ (0, shared_words.CK)(".") ] : scan.operands;
        return gatherEffects([ ...places.map(word => (0, shared_words.T7)(word, invocation.cwd)), ...hasOption(scan, ...options) ? [] : places.map(word => (0, 
        shared_words.EV)("write", word, invocation.cwd)) ]);
      };
    }
    function formatters_formats(context) {
      const {scan: scan} = context;
      const [first, ...rest] = scan.operands;
      const verbs = /^(?:fmt|format|check|lint|test|validate|analyze)$/;
      const verb = verbs.test((0, shared_words.Zc)(first) ?? "") ? (0, shared_words.Zc)(first) : null;
      const inner = {
        ...context,
        scan: {
          ...scan,
          operands: verb === null ? scan.operands : rest
        }
      };
      const looks = verb !== null && verb !== "fmt" && verb !== "format";
      const options = [ "--check", "--diff", "--lint", "--dry-run", "--dryrun", "-lint", "--test", "--list-different" ];
      return looks ? rewritesDirectoryIfAsked()(inner) : looksOnly(...options)(inner);
    }
    const formatters = defineProgram({
      names: [ "taplo", "dprint", "yamlfmt", "buildifier", "stylua", "ktlint", "swiftformat", "swiftlint", "scalafmt", "google-java-format", "sqlfluff", "rustywind", "topiary", "nixfmt", "alejandra", "terragrunt-fmt" ],
      source: "https://taplo.tamasfe.dev/cli/usage/formatting.html",
      options: {
        flag: "--check --diff --lint --dry-run --dryrun -dry -lint --test --list-different -q --quiet --verbose -v --strict --color --fail-on-changes --no-color -s --relative --plain",
        value: "--colors --color --format --reporter --dialect --exclude --indent --exclude-rules --line-ranges --log-level",
        risks: [ {
          why: choosesConfiguration,
          value: "-c --config -conf --rulesdir --ruleset -R --baseline --plugins --templater --config-override --config-path --plugin"
        }, {
          why: "changes the sources",
          flag: "--fix --autocorrect --format-all -F -i --replace -w -write --force -f"
        } ]
      },
      check: formatters_formats
    });
    const namesProgramOrPlugin = "names a program, a plug-in or options for one";
    function compilationEffects({scan: scan, invocation: invocation}) {
      const responses = scan.operands.filter(word => /^@/.test((0, shared_words.Zc)(word) ?? ""));
      const stops = hasOption(scan, "-E", "-fsyntax-only", "-M", "-MM");
      const output = hasOption(scan, "-o") || stops || scan.operands.length === 0 ? {} : (0, 
      shared_words.EV)("write", (0, shared_words.CK)(hasOption(scan, "-c", "-S") ? "." : "a.out"), invocation.cwd);
      return gatherEffects([ {
        risks: responses.map(word => riskOf(word, "reads options from a file"))
      }, ...scan.operands.map(word => (0, shared_words.EV)("read", word, invocation.cwd)), output ]);
    }
    const gccProgram = defineProgram({
      names: [ "gcc", "g++", "cc", "c++", "clang", "clang++" ],
      source: "https://gcc.gnu.org/onlinedocs/gcc/Option-Summary.html",
      options: {
        singleDash: true,
        flag: "-c -S -E -g -w -v -pipe -pedantic -pedantic-errors -ansi -shared -static -pthread -rdynamic -nostdlib -nodefaultlibs -nostdinc -s -P -C -M -MM -MD -MMD -MP -fsyntax-only -pie -no-pie -dumpversion -dumpmachine -### -O",
        value: "-x -D -U -std -MT -MQ -target -arch",
        optional: "-W* -O* -D* -U* -std=* -m* -g* -l* -f*",
        read: "-I -isystem -iquote -idirafter -include -L",
        write: "-o -MF",
        risks: [ {
          why: namesProgramOrPlugin,
          value: "-wrapper -B -Xlinker -Xassembler -Xpreprocessor -Xclang -specs -T",
          optional: "-B* -fplugin* -specs=* -Wl,* -Wa,* -Wp,* -fuse-ld* -fpass-plugin* -load*"
        }, {
          why: "writes more files",
          flag: "-save-temps",
          optional: "-save-temps=* -fdump* -fprofile* -fcoverage* -fcallgraph-info* -fstack-usage* -ftime-trace* -fdiagnostics-add-output*",
          value: "-aux-info -dumpdir -dumpbase"
        }, {
          why: "reads other files",
          value: "-imacros -iprefix -isysroot",
          optional: "--sysroot=* -I* -L*"
        } ]
      },
      check: compilationEffects
    });
    const reaching = [ [ /(?<![.\w$])env(?!\w)/, "reads the environment (env)" ], [ /\$[\s#]*ENV\b/, "reads the environment ($ENV)" ], [ /\$[\s#]*__prog_(?:args|name)\b/, "reads the command line" ], [ /(?<![.\w])(?:import|include|modulemeta|get_search_list)\b/, "loads a module" ], [ /(?<![.\w])input_filename\b/, "shows file names" ] ];
    function readJqProgram(text) {
      const code = codeOf(text);
      if (code === null) return [ "is a program that cannot be analyzed with certainty" ];
      return reaching.filter(([pattern]) => pattern.test(code)).map(([, why]) => why);
    }
    function codeOf(text) {
      let code = "";
      const open = [];
      for (let at = 0; at < text.length; at += 1) {
        const char = text[at] ?? "";
        const inside = open.at(-1);
        if (inside === "string") {
          if (char === "\\" && text[at + 1] === "(") open.push(0);
          if (char === "\\") at += 1; else if (char === '"') open.pop();
          continue;
        }
        if (char === '"') open.push("string"); else if (char === "#") {
          const end = text.indexOf("\n", at);
          const comment = text.slice(at, end < 0 ? void 0 : end);
          if (comment.includes("\\")) return null;
          at += comment.length;
        } else if (char === "(" && typeof inside === "number") open[open.length - 1] = inside + 1; else if (char === ")" && typeof inside === "number") if (inside === 0) open.pop(); else open[open.length - 1] = inside - 1;
        code += char === '"' ? ' "" ' : char;
      }
      return open.length === 0 ? code : null;
    }
    function checkJqWord(word) {
      const value = (0, shared_words.Zc)(word);
      if (value === null) return {
        risks: [ riskOf(word, "is a program that is not known before it runs") ]
      };
      return {
        risks: readJqProgram(value).map(problem => riskOf(word, problem))
      };
    }
    const otherRepository = "names another repository";
    const otherAddress = "is an address, which may be of another repository";
    function isOwnRepository(text, {repository: repository}) {
      if (repository === null) return false;
      const address = repository.toLowerCase();
      const given = text.toLowerCase().replace(/\.git$/, "");
      const {host: host, pathname: pathname} = new URL(address);
      return [ pathname.slice(1), host + pathname, address ].includes(given) || isItemOf(address, given);
    }
    function isItemOf(address, given) {
      return given.startsWith(`${address}/`) && /^[\w./#-]+$/.test(given.slice(address.length)) && !given.includes("..");
    }
    function namesOwnRepository({word: word, why: why}, world) {
      if (why === otherAddress) return isOwnRepository(word, world);
      if (why !== otherRepository) return false;
      return /^(?:-R|--repo)$/.test(word) || isOwnRepository(word.replace(/^(?:--repo=|-R=?)/, ""), world);
    }
    function withoutOwnRepository(programEffects, world) {
      const own = programEffects.risks.filter(one => namesOwnRepository(one, world));
      return own.length === 0 ? programEffects : {
        ...programEffects,
        risks: programEffects.risks.filter(one => !own.includes(one))
      };
    }
    function checkFilters(context) {
      const filters = optionValues(context.scan, "-q", "--jq");
      const addresses = context.scan.operands.filter(word => /:\/\/|^[\w.-]+\/[\w.-]+#/.test((0, 
      shared_words.bG)(word)));
      return gatherEffects([ ...filters.map(checkJqWord), {
        risks: addresses.map(word => riskOf(word, otherAddress))
      } ]);
    }
    function onlyQueries(scan) {
      const fields = optionValues(scan, "-f", "--raw-field", "-F", "--field").map(word => (0, 
      shared_words.Zc)(word));
      const query = fields.filter(text => text === null || text.startsWith("query="));
      const [text] = query;
      return query.length === 1 && typeof text === "string" && optionValues(scan, "-X", "--method", "--input").length === 0 && /^query=\s*(?:query\b|\{)/.test(text) && !/\b(?:mutation|subscription)\b/i.test(text);
    }
    function uploaded({scan: scan, invocation: invocation}) {
      return gatherEffects(optionValues(scan, "-F", "--field").map(word => {
        const text = (0, shared_words.bG)(word);
        const at = text.indexOf("=@");
        if (at < 0) return word.kind === "literal" || /=[^@]/.test(text) ? {} : {
          risks: [ riskOf(word, "may name a file to send") ]
        };
        return (0, shared_words.EV)("read", (0, shared_words.od)(word, at + 2), invocation.cwd);
      }));
    }
    function checkApi(context) {
      const {scan: scan} = context;
      const [endpoint, ...others] = scan.operands;
      const writes = scan.given.some(one => [ "-f", "--raw-field", "-F", "--field", "--input" ].includes(one.name));
      const method = optionValues(scan, "-X", "--method").at(-1);
      const graphql = /^\/?graphql$/.test((0, shared_words.Zc)(endpoint) ?? "");
      const reads = method === void 0 ? !writes || graphql && onlyQueries(scan) : /^(?:GET|HEAD)$/i.test((0, 
      shared_words.Zc)(method) ?? "");
      const fields = scan.given.find(one => [ "-f", "--raw-field", "-F", "--field", "--input" ].includes(one.name));
      const change = reads ? [] : [ riskOf(method ?? fields?.word ?? scan.operands[0] ?? fields?.word, graphql ? "sends a query that may change something" : "sends a request that changes something") ];
      const address = endpoint === void 0 || /^[\w./{}?=&%:,+-]*$/.test((0, shared_words.Zc)(endpoint) ?? "!") ? [] : [ riskOf(endpoint, "is an address that is not plain") ];
      const whole = /^[a-z][\w+.-]*:/i.test((0, shared_words.Zc)(endpoint) ?? "") && endpoint !== void 0 ? [ riskOf(endpoint, "is an address on another host") ] : [];
      const climbs = endpoint !== void 0 && /(?:^|\/)\.\.(?:\/|$)|%2e/i.test((0, shared_words.Zc)(endpoint) ?? "") ? [ riskOf(endpoint, "leaves its path through dots") ] : [];
      const more = others.map(word => riskOf(word, "is one operand too many"));
      return gatherEffects([ {
        risks: [ ...change, ...address, ...whole, ...climbs, ...more ],
        changes: !reads
      }, uploaded(context), {
        risks: (0, shared_words.KC)(optionValues(scan, "-H", "--header"))
      }, ...optionValues(scan, "-q", "--jq").map(checkJqWord) ]);
    }
    const apiCommand = {
      reads: "machine",
      options: {
        flag: "--paginate --silent --slurp",
        value: "-X --method -f --raw-field -F --field -q --jq -t --template --cache -H --header",
        read: "--input",
        risks: [ {
          why: "prints headers, which may contain tokens",
          flag: "-i --include --verbose"
        }, {
          why: "sends a custom header",
          value: "-p --preview"
        }, {
          why: "goes to another host",
          value: "--hostname"
        } ]
      },
      check: checkApi
    };
    function downloads({scan: scan, invocation: invocation}) {
      const named = hasOption(scan, "-D", "--dir", "-O", "--output");
      return named ? {} : operandEffects("write", (0, shared_words.CK)("."), {
        cwd: invocation.cwd
      });
    }
    function released(context) {
      return gatherEffects(context.scan.operands.slice(1).map(word => operandEffects("read", word, {
        cwd: context.invocation.cwd
      })));
    }
    const releasing = {
      flag: "-d -p --verify-tag",
      optional: "--draft --prerelease --latest",
      value: "-t --title -n --notes --target --discussion-category",
      read: "-F --notes-file"
    };
    const releaseCommands = {
      "release list": {
        options: {
          flag: "--exclude-drafts --exclude-pre-releases",
          value: "-L --limit -O --order"
        },
        check: checkFilters
      },
      "release view": {
        check: checkFilters
      },
      "release download": {
        options: {
          value: "-p --pattern -A --archive",
          flag: "--clobber --skip-existing",
          write: "-D --dir -O --output"
        },
        check: downloads,
        changes: true
      },
      "release create": {
        options: [ releasing, {
          flag: "--generate-notes --fail-on-no-commits --notes-from-tag",
          value: "--notes-start-tag"
        } ],
        check: released,
        changes: true
      },
      "release edit": {
        options: [ releasing, {
          value: "--tag"
        } ],
        changes: true
      },
      "release upload": {
        options: {
          flag: "--clobber"
        },
        check: released,
        changes: true
      },
      "release delete": {
        options: {
          flag: "-y --yes --cleanup-tag"
        },
        check: checkFilters,
        changes: true
      }
    };
    const secrets = "prints or changes credentials";
    const code = "installs or names code that gh runs";
    const gh_publishes = "publishes or changes something that the rule does not name";
    const gh_common = {
      value: "--json -q --jq -t --template",
      risks: [ {
        why: otherRepository,
        value: "-R --repo"
      }, {
        why: "opens the browser",
        flag: "-w --web"
      } ]
    };
    function gh_shows(flag, value = "", more = {}) {
      return {
        reads: "machine",
        options: {
          ...more,
          flag: flag,
          value: value
        },
        check: checkFilters
      };
    }
    function gh_acts(flag, value = "", more = {}) {
      return {
        options: {
          ...more,
          flag: flag,
          value: value
        },
        check: checkFilters,
        changes: true
      };
    }
    const editor = {
      why: "runs the editor",
      flag: "-e --editor"
    };
    const body = {
      read: "-F --body-file",
      risks: [ editor ]
    };
    const comment = {
      read: "-F --body-file",
      risks: [ editor, {
        why: "changes a comment that is there already",
        flag: "--edit-last --create-if-none --delete-last --yes"
      } ]
    };
    const listing = "-L --limit -S --search -s --state -l --label -a --assignee -A --author -B --base -H --head -m --milestone --mention --app --order --sort";
    function searches(flag, value = "") {
      return gh_shows(`--locked --no-assignee --no-label --no-milestone --no-project --include-prs --checks ${flag}`, `${listing} -R --repo --owner --match --visibility --created --updated --closed --merged-at --comments --commenter --involves --interactions --reactions --language --review --reviewed-by --review-requested --team-mentions ${value}`);
    }
    const never = why => ({
      operands: "never",
      why: why,
      changes: true
    });
    const pulls = {
      "pr view": gh_shows("-c --comments"),
      "pr diff": gh_shows("--name-only --patch", "--color -e --exclude"),
      "pr list": gh_shows("-d --draft", listing),
      "pr checks": gh_shows("--watch --required --fail-fast", "-i --interval"),
      "pr status": gh_shows("-c --conflict-status"),
      "pr comment": gh_acts("", "-b --body", comment),
      "pr create": gh_acts("-d --draft -f --fill --fill-first --fill-verbose --no-maintainer-edit --dry-run", "-t --title -b --body -B --base -l --label -a --assignee -r --reviewer -m --milestone -p --project", {
        read: "-F --body-file -T --template",
        risks: [ editor, {
          why: "takes another branch",
          value: "-H --head"
        }, {
          why: "reads a file of an earlier attempt",
          value: "--recover"
        } ]
      }),
      "pr edit": gh_acts("--remove-milestone", "-t --title -b --body --add-label --remove-label --add-assignee --remove-assignee --add-reviewer --remove-reviewer -m --milestone --add-project --remove-project", {
        read: "-F --body-file",
        risks: [ {
          why: "changes the branch it goes to",
          value: "-B --base"
        } ]
      }),
      "pr review": gh_acts("-c --comment", "-b --body", {
        read: "-F --body-file",
        risks: [ {
          why: "approves or requests changes",
          flag: "-a --approve -r --request-changes"
        } ]
      }),
      "pr merge": gh_acts("-m --merge -s --squash -r --rebase -d --delete-branch", "-b --body -t --subject -A --author-email --match-head-commit", {
        read: "-F --body-file",
        risks: [ {
          why: "bypasses the branch rules",
          flag: "--admin --auto --disable-auto"
        } ]
      }),
      "pr checkout": gh_acts("--detach", "-b --branch", {
        risks: [ {
          why: "discards changes or processes submodules",
          flag: "-f --force --recurse-submodules"
        } ]
      }),
      "pr close": gh_acts("-d --delete-branch", "-c --comment"),
      "pr reopen": gh_acts("", "-c --comment"),
      "pr ready": gh_acts("--undo"),
      "pr lock": gh_acts("", "-r --reason"),
      "pr unlock": gh_acts(""),
      "pr update-branch": gh_acts("--rebase")
    };
    const issues = {
      "issue view": gh_shows("-c --comments"),
      "issue list": gh_shows("", listing),
      "issue status": gh_shows(""),
      "issue comment": gh_acts("", "-b --body", comment),
      "issue create": gh_acts("", "-t --title -b --body -l --label -a --assignee -m --milestone -p --project", {
        read: "-F --body-file -T --template",
        risks: [ editor, {
          why: "reads a file of an earlier attempt",
          value: "--recover"
        } ]
      }),
      "issue edit": gh_acts("--remove-milestone", "-t --title -b --body --add-label --remove-label --add-assignee --remove-assignee -m --milestone --add-project --remove-project", body),
      "issue close": gh_acts("", "-c --comment -r --reason"),
      "issue reopen": gh_acts("", "-c --comment"),
      "issue delete": gh_acts("--yes --confirm"),
      "issue lock": gh_acts("", "-r --reason"),
      "issue unlock": gh_acts(""),
      "issue pin": gh_acts(""),
      "issue unpin": gh_acts(""),
      "issue transfer": {
        ...gh_acts(""),
        operands: [ "data", "named" ],
        why: "is another repository"
      },
      "issue develop": gh_acts("-l --list -c --checkout", "-b --base -n --name")
    };
    const gh_runs = {
      "run list": gh_shows("-a --all", "-L --limit -b --branch -c --commit -e --event -s --status -u --user -w --workflow --created"),
      "run view": gh_shows("--log --log-failed --exit-status -v --verbose", "-a --attempt -j --job"),
      "run watch": gh_shows("--exit-status --compact", "-i --interval"),
      "run download": {
        options: {
          value: "-n --name -p --pattern",
          write: "-D --dir"
        },
        check: downloads,
        changes: true
      },
      "run rerun": gh_acts("--failed -d --debug", "-j --job"),
      "run cancel": gh_acts("--force"),
      "run delete": gh_acts(""),
      "workflow list": gh_shows("-a --all", "-L --limit"),
      "workflow view": gh_shows("-y --yaml", "-r --ref"),
      "workflow run": gh_acts("--json", "-r --ref -f --raw-field -F --field"),
      "workflow enable": gh_acts(""),
      "workflow disable": gh_acts(""),
      "cache list": gh_shows("", "-L --limit -k --key -O --order -r --ref -S --sort"),
      "cache delete": gh_acts("--succeed-on-no-caches", "", {
        risks: [ {
          why: "deletes every cache",
          flag: "-a --all"
        } ]
      })
    };
    const others = {
      "": {},
      api: apiCommand,
      status: gh_shows("", "-e --exclude -o --org"),
      version: {
        reads: "machine"
      },
      "label list": gh_shows("", "-L --limit --order -S --search --sort"),
      "label create": gh_acts("-f --force", "-c --color -d --description"),
      "label edit": gh_acts("", "-c --color -d --description -n --name"),
      "label delete": gh_acts("--yes"),
      "label clone": gh_acts("-f --force"),
      "repo view": {
        reads: "machine",
        options: {
          value: "-b --branch"
        },
        check: checkFilters,
        operands: "named",
        why: otherRepository
      },
      "repo list": gh_shows("--archived --fork --no-archived --source", "-L --limit -l --language --topic --visibility"),
      "repo clone": {
        options: {
          value: "-u --upstream-remote-name",
          stopAtOperand: true
        },
        operands: "named",
        why: "is a repository, a directory or an option of git that the rule does not name",
        changes: true
      },
      "repo create": gh_acts("--public --private --internal --push --clone", "-d --description -r --remote -t --team", {
        read: "-s --source"
      }),
      "repo fork": gh_acts(""),
      "repo delete": gh_acts("--yes"),
      "repo edit": gh_acts(""),
      "repo sync": gh_acts("", "-b --branch", {
        risks: [ {
          why: "overwrites",
          flag: "--force",
          value: "-s --source"
        } ]
      }),
      ...releaseCommands,
      "search issues": searches(""),
      "search prs": searches("--draft --merged"),
      "search code": searches("", "--extension --filename --language --size"),
      "search commits": searches("--merge", "--author-date --committer --hash"),
      "search repos": searches("--archived", "--stars --forks --topic --license --followers --include-forks"),
      "gist list": gh_shows("--public --secret", "-L --limit"),
      "gist view": gh_shows("-r --raw --files", "-f --filename"),
      "gist create": {
        options: {
          flag: "-p --public",
          value: "-d --desc -f --filename"
        },
        operands: "read",
        changes: true
      },
      "secret list": gh_shows("", "-a --app -e --env -o --org", {
        flag: "-u --user"
      }),
      "variable list": gh_shows("", "-e --env -o --org"),
      "ruleset list": gh_shows("-o --org -p --parents", "-L --limit"),
      "project list": gh_shows("--closed", "-L --limit --owner --format"),
      "project item-list": gh_shows("", "-L --limit --owner --format"),
      "auth status": gh_shows("-a --active", "-h --hostname", {
        risks: [ {
          why: secrets,
          flag: "-t --show-token",
          never: true
        } ]
      }),
      "auth token": {
        check: ({invocation: invocation}) => ({
          risks: [ {
            word: invocation.argv[0]?.source ?? "gh",
            why: secrets,
            never: true
          } ]
        })
      },
      "auth login": never(secrets),
      "auth setup-git": {
        changes: true
      },
      "extension list": {},
      "extension install": {
        operands: "named",
        why: code,
        changes: true
      },
      "alias list": {},
      "alias set": {
        operands: "named",
        why: code,
        changes: true
      },
      "config get": {},
      "config set": {
        operands: "named",
        why: code,
        changes: true
      },
      "codespace ssh": {
        operands: "never",
        why: gh_publishes,
        changes: true
      }
    };
    const gh_commands = defineFamily({
      names: [ "gh" ],
      source: "https://cli.github.com/manual/",
      literal: true,
      common: gh_common,
      commands: {
        ...pulls,
        ...issues,
        ...gh_runs,
        ...others
      }
    });
    const ghProgram = {
      ...gh_commands,
      read: (invocation, world) => withoutOwnRepository(gh_commands.read(invocation, world), world)
    };
    const applyOptions = {
      flag: "--stat --numstat --summary --check --index --cached --intent-to-add -3 --3way --ours --theirs --union -R --reverse --reject -z --unidiff-zero --apply --no-add --allow-binary-replacement --binary --ignore-space-change --ignore-whitespace --inaccurate-eof -v --verbose -q --quiet --recount --allow-empty",
      value: "-p -C --exclude --include --whitespace --directory",
      write: "--build-fake-ancestor",
      risks: [ {
        why: "lets a patch leave the working tree",
        flag: "--unsafe-paths"
      } ]
    };
    function applied(context) {
      const {scan: scan, invocation: invocation} = context;
      const looks = hasOption(scan, "--check", "--stat", "--numstat", "--summary") && !hasOption(scan, "--apply");
      return gatherEffects([ ...scan.operands.map(word => operandEffects("read", word, {
        cwd: invocation.cwd
      })), looks ? {} : unpackInto(optionValue(scan, "--directory") ?? (0, shared_words.CK)("."), context) ]);
    }
    function revisionsAndPaths(context, skip = 0) {
      return gatherEffects(context.scan.operands.slice(skip).map((word, index) => operand(word, skip + index, context)));
    }
    function operand(word, index, context) {
      return index >= context.scan.beforeDashes ? pathspec(word, context) : revisionOrPath(word, context);
    }
    function operandReads(word, index, context) {
      const {effects: effects = []} = operand(word, index, context);
      return effects.flatMap(effect => effect.kind === "read" && typeof effect.path === "string" ? [ effect.path ] : []);
    }
    function revisionOrPath(word, context) {
      const {world: world} = context;
      const {cwd: cwd} = context.invocation;
      const value = (0, shared_words.Zc)(word);
      if (word.kind !== "literal" && word.plain === true) return {};
      if (value === null) return {
        risks: [ riskOf(word, "is a revision or a path that is not known before it runs") ]
      };
      if (value.includes(":") && !/^:[/(!]/.test(value)) return gatherEffects(behindColons(value).map(path => blob(path, cwd)));
      if (value.startsWith(":") || isPattern(value) && !/[@^]\{/.test(value)) return pathspec(word, context);
      const path = (0, files_paths.Hi)(value, cwd);
      return looksLikePath(value) || world.kindOf(path) !== "missing" ? (0, shared_words.T7)(word, cwd) : {};
    }
    function behindColons(value) {
      const pieces = value.split(":").slice(1);
      return [ ...new Set(pieces.map((_, at) => pieces.slice(at).join(":").replace(/^[0-3]:/, ""))) ];
    }
    function blob(path, cwd) {
      if (path === "") return {};
      return {
        effects: [ {
          kind: "read",
          path: (0, files_paths.Hi)(path.replace(/^\/+/, ""), cwd)
        } ]
      };
    }
    function looksLikePath(value) {
      return /^[/~]|^\.{1,2}(?:\/|$)|\/\.\.(?:\/|$)|^\.[^.]/.test(value);
    }
    function lineRanges({scan: scan, invocation: invocation}) {
      return gatherEffects(optionValues(scan, "-L").map(word => {
        const path = /:([^:]+)$/.exec((0, shared_words.Zc)(word) ?? "")?.[1];
        return path === void 0 ? {} : blob(path, invocation.cwd);
      }));
    }
    function pathspec(word, context) {
      const spec = readPathspec(word);
      if (spec === null) return (0, shared_words.EV)("read", word, context.invocation.cwd);
      if (spec.excludes) return {};
      const {pattern: pattern} = spec;
      const found = (0, shared_words.T7)({
        kind: "literal",
        value: pattern,
        source: (0, shared_words.eT)(word)
      }, context.invocation.cwd);
      return isPattern(pattern) ? gatherEffects([ found, pickedBy(pattern, context) ]) : found;
    }
    function listedPathspec(word, {invocation: invocation}) {
      const spec = readPathspec(word);
      if (spec?.excludes === true) return {};
      return (0, shared_words.T7)(spec === null ? word : (0, shared_words.CK)(spec.pattern), invocation.cwd);
    }
    function readPathspec(word) {
      const value = (0, shared_words.Zc)(word);
      if (value === null) return null;
      const [magic = ""] = /^:(?:\([^)]*\)|[!^/]*:?)/.exec(value) ?? [];
      const pattern = value.slice(magic.length);
      return {
        pattern: pattern === "" ? "." : pattern,
        excludes: /[!^]|exclude/.test(magic)
      };
    }
    function isPattern(pattern) {
      return /[*?[\\]/.test(pattern);
    }
    function pickedBy(pattern, context) {
      const {invocation: invocation, world: world} = context;
      const tracked = world.sensitiveInGit(invocation.cwd)?.tracked;
      const matches = pathspecTest(pattern);
      const isTracked = path => tracked?.includes((0, files_paths.Hi)(path, invocation.cwd)) ?? true;
      const starts = [ (0, shared_words.CK)(".") ];
      return gatherEffects([ aboutSecrets([ (0, shared_words.CK)(pattern) ], "path", {
        invocation: invocation,
        starts: starts
      }), pickedBelow(starts, context, ({path: path}) => matches(path) && isTracked(path)) ]);
    }
    function pathspecTest(pattern) {
      if (pattern === "." || /\[[:.=]|\.\./.test(pattern)) return () => true;
      const segment = (0, files_glob.Zs)((0, files_paths.tu)(pattern.replace(/^\.\//, "").replace(/\/+$/, "")));
      return path => {
        const names = (0, files_paths.tu)(path).split("/");
        return names.some((_, at) => (0, files_glob.Hj)(segment, names.slice(0, at + 1).join("/")));
      };
    }
    function signatureFormat({scan: scan}) {
      const shown = scan.given.filter(({name: name, value: value}) => {
        if (value === null || !operands_formats.has(name)) return false;
        const text = (0, shared_words.Zc)(value);
        return text === null || /%[-+ ]?G|%\(signature|^-?signature/.test(text);
      });
      return {
        risks: shown.map(({word: word}) => riskOf(word, "runs the program that verifies signatures"))
      };
    }
    const operands_formats = new Set([ "--format", "--pretty", "--group", "--sort" ]);
    function remoteName(word, {invocation: invocation, world: world}) {
      if (word === void 0) return {};
      const value = (0, shared_words.Zc)(word);
      const named = value !== null && /^\w[\w-]*$/.test(value) && (value === "origin" || world.kindOf((0, 
      files_paths.Hi)(value, invocation.cwd)) === "missing");
      return named || value === "." ? {} : {
        risks: [ riskOf(word, "is an address or a path instead of a remote") ]
      };
    }
    const globalOptions = {
      flag: "-v --version -h --no-pager -P --no-optional-locks --no-replace-objects --no-lazy-fetch --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --html-path --man-path --info-path",
      risks: [ {
        why: "sets configuration, which can name programs to run",
        value: "-c --config-env"
      }, {
        why: "chooses where git finds its programs",
        optional: "--exec-path"
      }, {
        why: "chooses another directory or repository",
        value: "-C --git-dir --work-tree --namespace --super-prefix --attr-source",
        flag: "--bare"
      }, {
        why: "runs the pager",
        flag: "-p --paginate"
      }, {
        why: "lists commands",
        value: "--list-cmds"
      } ]
    };
    const signing = {
      flag: "--no-gpg-sign --no-edit --no-verify-signatures",
      risks: [ {
        why: "runs the program that signs",
        optional: "-S --gpg-sign"
      }, {
        why: "runs the program that verifies signatures",
        flag: "--verify-signatures"
      }, {
        why: "runs the editor",
        flag: "-e --edit"
      } ]
    };
    const diffOptions = {
      flag: "-p -u --patch -s --no-patch --raw --patch-with-raw --indent-heuristic --no-indent-heuristic --minimal --patience --histogram --compact-summary --numstat --shortstat --cumulative --summary --patch-with-stat -z --name-only --name-status --no-color --no-color-moved --no-color-moved-ws --check --full-index --binary --find-copies-harder -D --irreversible-delete --pickaxe-all --pickaxe-regex -R -a --text --ignore-cr-at-eol --ignore-space-at-eol -b --ignore-space-change -w --ignore-all-space --ignore-blank-lines -W --function-context --exit-code --quiet --no-ext-diff --no-textconv --ita-invisible-in-index --ita-visible-in-index --no-prefix --default-prefix --no-renames --rename-empty --no-rename-empty --no-relative --no-abbrev --no-diff-merges --dd --remerge-diff --combined-all-paths --cc -c -m -r -t",
      value: "--anchored --diff-algorithm --color-moved-ws --word-diff-regex --ws-error-highlight -l --diff-filter -S -G --find-object --skip-to --rotate-to --inter-hunk-context --src-prefix --dst-prefix --line-prefix --output-indicator-new --output-indicator-old --output-indicator-context -I --ignore-matching-lines --stat-width --stat-name-width --stat-count --stat-graph-width --diff-merges --max-depth",
      optional: "-U --unified --stat --dirstat --dirstat-by-file -X --submodule --color --color-moved --word-diff --color-words --abbrev --break-rewrites -B --find-renames -M --find-copies -C --relative --ignore-submodules",
      read: "-O",
      write: "--output",
      risks: [ {
        why: "runs the programs that the configuration names for differences",
        flag: "--ext-diff --textconv"
      }, {
        why: "compares files outside the repository",
        flag: "--no-index"
      } ]
    };
    const logOptions = {
      digits: true,
      flag: "--follow --no-decorate --clear-decorations --source --mailmap --no-mailmap --use-mailmap --no-use-mailmap --full-diff --log-size --oneline --graph --no-graph --all --reflog --alternate-refs --single-worktree --ignore-missing --bisect --stdin --cherry-mark --cherry-pick --left-only --right-only --cherry -g --walk-reflogs --merge --boundary --simplify-by-decoration --show-pulls --full-history --dense --sparse --simplify-merges --date-order --author-date-order --topo-order --reverse --do-walk --abbrev-commit --no-abbrev-commit --no-expand-tabs --no-notes --show-notes-by-default --standard-notes --no-standard-notes --relative-date --parents --children --left-right --all-match --invert-grep -i --regexp-ignore-case --basic-regexp -E --extended-regexp -F --fixed-strings -P --perl-regexp --remove-empty --merges --no-merges --no-min-parents --no-max-parents --first-parent --exclude-first-parent-only --not --no-show-signature --count --objects --objects-edge --timestamp --use-bitmap-index --header --quiet --end-of-options --no-object-names --object-names --no-commit-header --commit-header --show-all --no-prefix",
      value: "-n --max-count --skip --since --after --until --before --since-as-filter --max-age --min-age --author --committer --grep-reflog --grep --min-parents --max-parents --format --encoding --date -L --decorate-refs --decorate-refs-exclude --glob --exclude --exclude-hidden --filter --missing --disk-usage",
      optional: "--decorate --branches --tags --remotes --ancestry-path --no-walk --pretty --expand-tabs --notes --show-notes --show-linear-break",
      risks: [ {
        why: "runs the program that verifies signatures",
        flag: "--show-signature"
      } ]
    };
    const fetchOptions = {
      flag: "-a --append --atomic --unshallow --update-shallow --negotiate-only --dry-run --porcelain --write-fetch-head --no-write-fetch-head -f --force -k --keep --multiple --auto-maintenance --no-auto-maintenance --auto-gc --no-auto-gc --prefetch -p --prune -P --prune-tags -n --no-tags -t --tags --set-upstream --no-recurse-submodules -q --quiet -v --verbose --progress --no-progress --show-forced-updates --no-show-forced-updates -4 --ipv4 -6 --ipv6 --all --no-all --refetch --update-head-ok -u",
      value: "--depth --deepen --shallow-since --shallow-exclude --negotiation-tip -j --jobs --refmap -o --server-option --filter",
      risks: [ {
        why: "runs a program of the caller's choice",
        value: "--upload-pack"
      }, {
        why: "also processes the submodules",
        optional: "--recurse-submodules",
        value: "--recurse-submodules-default"
      } ]
    };
    const staging_maxNames = 5e3;
    function staged(context) {
      const {scan: scan, invocation: invocation} = context;
      const named = gatherEffects(scan.operands.map(word => pathspec(word, context)));
      if (hasOption(scan, "-n", "--dry-run", "-u", "--update", "--refresh")) return named;
      const specs = scan.operands.flatMap(word => readPathspec(word) ?? []);
      const wanted = specs.filter(one => !one.excludes).map(one => pathspecTest(one.pattern));
      const unwanted = specs.filter(one => one.excludes).map(one => pathspecTest(one.pattern));
      if (wanted.length === 0 && !hasOption(scan, "-A", "--all", "--no-ignore-removal") && unwanted.length === 0) return named;
      const loaded = newFiles(context).filter(path => {
        const file = candidate(path, ".", invocation.cwd).path;
        return (wanted.length === 0 || wanted.some(test => test(file))) && !unwanted.some(test => test(file));
      });
      const [first] = loaded;
      if (first === void 0) return named;
      const shown = candidate(first, ".", invocation.cwd).path;
      const why = `would stage ${shown}, which may hold credentials`;
      const hint = `write \`git add -A -- . ':(exclude)${shown}'\`, or have .gitignore name the file`;
      return gatherEffects([ named, {
        effects: loaded.map(path => ({
          kind: "read",
          path: path
        }))
      }, {
        risks: [ riskOf(scan.operands[0] ?? (0, shared_words.CK)("-A"), why, {
          hint: hint
        }) ]
      } ]);
    }
    function newFiles({scan: scan, invocation: invocation, world: world}) {
      const known = hasOption(scan, "-f", "--force") ? null : world.sensitiveInGit(invocation.cwd);
      const files = known?.untracked ?? world.sensitiveBelow(invocation.cwd, staging_maxNames).paths;
      return files.filter(path => (0, sensitivity.y)(path) === "high" && !path.includes("/.git/"));
    }
    const interactive = {
      why: "prompts on the terminal",
      flag: "-p --patch -i --interactive"
    };
    const pathFile = {
      flag: "--pathspec-file-nul",
      read: "--pathspec-from-file"
    };
    const treeChange = "replaces files of the working tree, by way of filters and hooks";
    function intoTree(context) {
      return {
        ...operandEffects("write", (0, shared_words.CK)("."), {
          cwd: context.invocation.cwd
        }),
        links: [ `${context.world.workspace}/` ]
      };
    }
    function eachPath(kind) {
      return context => gatherEffects(context.scan.operands.map(word => pathEffect(kind, word, context)));
    }
    function pathEffect(kind, word, context) {
      const {cwd: cwd} = context.invocation;
      return kind === "read" ? pathspec(word, context) : operandEffects(kind, word, {
        cwd: cwd
      });
    }
    function removed(context) {
      const wide = hasOption(context.scan, "-r") ? context.scan.operands.filter(isWide) : [];
      const risks = wide.map(word => riskOf(word, "is a pattern that may match protected files"));
      return gatherEffects([ eachPath("delete")(context), {
        risks: risks
      } ]);
    }
    function cleaned(context) {
      const {operands: operands} = context.scan;
      if (!hasOption(context.scan, "-f", "--force")) return {};
      const isPlain = text => text !== null && !/^:|[*?[\\]/.test(text);
      return operands.length > 0 && operands.every(word => isPlain((0, shared_words.Zc)(word))) ? eachPath("delete")(context) : intoTree(context);
    }
    const switched = command => context => {
      const {scan: scan, world: world} = context;
      const branches = scan.operands.slice(0, scan.beforeDashes);
      const paths = scan.operands.slice(scan.beforeDashes);
      const named = word => /^(?!\.)[\w./@^~{}+-]+$|^[-.]$/.test((0, shared_words.Zc)(word) ?? "") ? {
        alsoCoveredBy: [ "git", command ]
      } : {};
      return gatherEffects([ {
        risks: branches.map(word => riskOf(word, treeChange, named(word)))
      }, branches.length > 0 && paths.length === 0 ? intoTree(context) : {}, branches.length + paths.length > 0 ? {
        links: [ `${world.workspace}/` ]
      } : {}, branches.length > 0 ? writeOperands(paths, context) : {}, ...paths.map(word => operandEffects("write", word, {
        cwd: context.invocation.cwd
      })) ]);
    };
    function fromElsewhere(context) {
      return hasOption(context.scan, "-s", "--source") ? writeOperands(context.scan.operands, context) : {};
    }
    function writeOperands(words, {invocation: invocation, world: world}) {
      const top = (0, shared_words.CK)(world.workspace);
      return gatherEffects(words.map(word => writeTree(isWide(word) ? top : word, {
        invocation: invocation,
        world: world
      })));
    }
    function isWide(word) {
      return /^:|[*?[\\]/.test((0, shared_words.Zc)(word) ?? ":");
    }
    const switching = {
      flag: "-q --quiet --progress --no-progress --ours --theirs -m --merge -d --detach --guess --no-guess --no-track --overlay --no-overlay --ignore-skip-worktree-bits --ignore-other-worktrees --no-recurse-submodules",
      value: "-b -c --create --orphan --conflict",
      optional: "-t --track",
      risks: [ {
        why: "discards changes",
        flag: "-f --force --discard-changes",
        value: "-B -C --force-create"
      }, {
        why: "prompts on the terminal",
        flag: "-p --patch"
      }, {
        why: "also processes the submodules",
        optional: "--recurse-submodules"
      } ]
    };
    const commitOptions = {
      flag: "-a --all --reset-author --allow-empty --allow-empty-message -s --signoff --no-signoff -o --only -i --include -q --quiet -v --verbose --dry-run --short --porcelain --long -z --null --status --no-status --branch --no-post-rewrite --verify --ahead-behind",
      value: "-m --message -C --reuse-message --fixup --squash --author --date --cleanup --trailer",
      optional: "-u --untracked-files",
      read: "-F --file -t --template",
      risks: [ {
        why: "replaces the last commit",
        flag: "--amend"
      }, {
        why: "skips the hooks",
        flag: "-n --no-verify"
      }, {
        why: "runs the editor",
        value: "-c --reedit-message"
      }, {
        why: "prompts on the terminal",
        flag: "-p --patch --interactive"
      } ]
    };
    const changeCommands = {
      add: {
        options: [ pathFile, {
          flag: "-n --dry-run -v --verbose -A --all --no-all --no-ignore-removal --ignore-removal -u --update --sparse --renormalize -N --intent-to-add --refresh --ignore-errors --ignore-missing --no-warn-embedded-repo",
          risks: [ interactive, {
            why: "runs the editor",
            flag: "-e --edit"
          }, {
            why: "adds what is ignored",
            flag: "-f --force"
          }, {
            why: "changes file modes",
            value: "--chmod"
          } ]
        } ],
        check: staged,
        changes: true
      },
      stage: {
        options: pathFile,
        check: staged,
        changes: true
      },
      commit: {
        options: [ pathFile, signing, commitOptions ],
        check: eachPath("read"),
        changes: true
      },
      checkout: {
        options: [ pathFile, switching ],
        check: switched("checkout"),
        changes: true
      },
      switch: {
        options: [ switching ],
        check: switched("switch"),
        changes: true
      },
      restore: {
        options: [ pathFile, {
          flag: "-W --worktree -S --staged -q --quiet --progress --no-progress --ours --theirs -m --merge --ignore-unmerged --ignore-skip-worktree-bits --overlay --no-overlay",
          value: "-s --source --conflict",
          risks: [ {
            why: "prompts on the terminal",
            flag: "-p --patch"
          } ]
        } ],
        check: context => mayLink(gatherEffects([ eachPath("write")(context), fromElsewhere(context) ])),
        changes: true
      },
      reset: {
        options: [ pathFile, {
          flag: "--soft --mixed --hard --merge --keep -N -q --quiet --no-quiet --refresh --no-refresh",
          risks: [ interactive, {
            why: "also processes the submodules",
            flag: "--recurse-submodules"
          } ]
        } ],
        check: context => hasOption(context.scan, "--hard", "--merge", "--keep") ? intoTree(context) : {},
        changes: true
      },
      apply: {
        options: applyOptions,
        check: applied
      },
      rm: {
        options: [ pathFile, {
          flag: "-n --dry-run --cached --ignore-unmatch -q --quiet --sparse -r",
          risks: [ {
            why: "removes changed files",
            flag: "-f --force"
          } ]
        } ],
        check: removed,
        changes: true
      },
      mv: {
        options: {
          flag: "-k -n --dry-run -v --verbose --sparse",
          risks: [ {
            why: "overwrites",
            flag: "-f --force"
          } ]
        },
        check: context => mayLink(eachPath("write")(context)),
        changes: true
      },
      clean: {
        options: {
          flag: "-n --dry-run -q --quiet",
          value: "-e --exclude",
          risks: [ interactive, {
            why: "deletes files",
            flag: "-f --force -d -x -X"
          } ]
        },
        check: cleaned,
        changes: true
      },
      stash: {
        options: {
          flag: "-u --include-untracked -a --all -k --keep-index --no-keep-index -S --staged -q --quiet",
          value: "-m --message"
        },
        check: intoTree,
        changes: true
      },
      "stash push": {
        options: {
          flag: "-u --include-untracked -a --all -k --keep-index --no-keep-index -S --staged -q --quiet",
          value: "-m --message"
        },
        check: intoTree,
        changes: true
      },
      "stash pop": {
        options: {
          flag: "--index -q --quiet"
        },
        check: intoTree,
        changes: true
      },
      "stash apply": {
        options: {
          flag: "--index -q --quiet"
        },
        check: intoTree,
        changes: true
      },
      "stash drop": {
        options: {
          flag: "-q --quiet"
        },
        changes: true
      },
      init: {
        options: {
          flag: "-q --quiet --bare",
          value: "-b --initial-branch --object-format --ref-format",
          optional: "--shared",
          write: "--separate-git-dir",
          risks: [ {
            why: "copies hooks from a directory",
            value: "--template"
          } ]
        },
        check: context => operandEffects("write", context.scan.operands[0] ?? (0, shared_words.CK)("."), {
          cwd: context.invocation.cwd
        }),
        changes: true
      },
      "worktree add": {
        options: {
          flag: "-f --force --checkout --no-checkout -d --detach --lock -q --quiet --orphan --guess-remote --no-guess-remote --track --no-track",
          value: "-b -B --reason"
        },
        operands: [ "write", "data" ],
        check: ({scan: scan, invocation: invocation}) => {
          const [place] = scan.operands;
          const path = place === void 0 ? null : (0, shared_words.Zc)(place);
          return path === null ? {} : {
            links: [ `${(0, files_paths.Hi)(path, invocation.cwd)}/` ]
          };
        },
        changes: true
      },
      "worktree remove": {
        options: {
          flag: "-f --force"
        },
        operands: "delete",
        changes: true
      },
      "worktree prune": {
        options: {
          flag: "-n --dry-run -v --verbose",
          value: "--expire"
        },
        changes: true
      }
    };
    const combineCommands = {
      merge: {
        options: [ signing, {
          flag: "--commit --no-commit --ff --no-ff --ff-only -n --no-stat --stat --squash --no-squash -q --quiet -v --verbose --progress --no-progress --autostash --no-autostash --allow-unrelated-histories --signoff --abort --quit --continue --no-log",
          value: "-m -X --strategy-option --cleanup --into-name",
          optional: "--log",
          read: "-F --file",
          risks: [ {
            why: "chooses the merge program",
            value: "-s --strategy"
          }, {
            why: "skips the hooks",
            flag: "--no-verify"
          } ]
        } ],
        check: intoTree,
        changes: true
      },
      "cherry-pick": {
        options: [ signing, {
          flag: "-x -n --no-commit -s --signoff --ff --allow-empty --allow-empty-message --keep-redundant-commits --abort --quit --continue --skip",
          value: "-m --mainline -X --strategy-option --cleanup --empty",
          risks: [ {
            why: "chooses the merge program",
            value: "--strategy"
          } ]
        } ],
        check: intoTree,
        changes: true
      },
      revert: {
        options: [ signing, {
          flag: "-n --no-commit -s --signoff --abort --quit --continue --skip --reference",
          value: "-m --mainline -X --strategy-option --cleanup",
          risks: [ {
            why: "chooses the merge program",
            value: "--strategy"
          } ]
        } ],
        check: intoTree,
        changes: true
      },
      rebase: {
        options: [ signing, {
          flag: "--abort --quit --continue --skip --apply --merge --no-stat --stat -q --quiet -v --verbose --autostash --no-autostash --autosquash --no-autosquash -f --no-ff --force-rebase --fork-point --no-fork-point --keep-base --root --reset-author-date --signoff --update-refs --no-update-refs",
          value: "--onto -X --strategy-option --empty",
          optional: "-r --rebase-merges",
          risks: [ interactive, {
            why: "runs a command after every commit",
            value: "-x --exec"
          }, {
            why: "chooses the merge program",
            value: "-s --strategy"
          } ]
        } ],
        check: intoTree,
        changes: true
      },
      am: {
        options: [ signing, {
          flag: "-s --signoff -k --keep -q --quiet -3 --3way --no-3way -c --scissors --no-scissors --abort --quit --continue --skip -m --message-id --reject",
          value: "-p -C --whitespace --exclude --include --patch-format",
          write: "--directory",
          risks: [ interactive ]
        } ],
        operands: "read",
        check: context => unpackInto((0, shared_words.CK)("."), context),
        changes: true
      },
      "format-patch": {
        options: [ diffOptions, logOptions, {
          flag: "--stdout -n --numbered -N --no-numbered --cover-letter --no-cover-letter -k --keep-subject --no-attach --no-thread --zero-commit --no-signature -s --signoff --always --ignore-if-in-upstream",
          value: "--start-number --suffix --subject-prefix --in-reply-to --to --cc --add-header --signature --base --cover-from-description -v --reroll-count --interdiff --range-diff --creation-factor --filename-max-length",
          optional: "--attach --inline --thread --from --rfc",
          read: "--signature-file --description-file",
          write: "-o --output-directory"
        } ],
        check: context => hasOption(context.scan, "--stdout") || optionValue(context.scan, "-o", "--output-directory") !== null ? {} : intoTree(context)
      }
    };
    const credentials = "prints the configuration, which contains credentials";
    const settable = "changes configuration, which can name programs to run";
    const options = {
      flag: "--get --local --bool --int --bool-or-int --path --expiry-date -z --null --name-only --includes --no-includes --show-origin --show-scope --fixed-value --no-type --all",
      value: "--type --default --value --comment",
      risks: [ {
        why: credentials,
        flag: "-l --list --get-all --get-regexp --get-urlmatch --get-color --get-colorbool --regexp",
        value: "--url",
        never: true
      }, {
        why: "runs the editor",
        flag: "-e --edit"
      }, {
        why: "accesses configuration outside the repository",
        flag: "--global --system --worktree"
      }, {
        why: "reads or writes a file as configuration",
        value: "-f --file --blob"
      }, {
        why: settable,
        flag: "--unset --unset-all --add --replace-all --rename-section --remove-section --append"
      } ]
    };
    const secret = /extraheader|credential|password|passwd|token|secret|cookie|sslkey|smtp|imap/i;
    const address = /insteadof|proxy|\burl\b|sslcert|^http\./i;
    function get({scan: scan}) {
      const [key] = scan.operands;
      const name = (0, shared_words.Zc)(key);
      if (key === void 0) return {};
      if (name === null || secret.test(name)) return {
        risks: [ riskOf(key, credentials, {
          never: true
        }) ]
      };
      return address.test(name) ? {
        risks: [ riskOf(key, "prints an address, which may contain a token") ]
      } : {};
    }
    function ownName({scan: scan}, word) {
      const isIdentity = /^user\.(?:name|email)$/i.test((0, shared_words.Zc)(word) ?? "") && scan.risks.length === 0;
      return isIdentity ? {
        openedBy: [ "git", "config", "set" ]
      } : {};
    }
    function set(context) {
      return {
        risks: context.scan.operands.slice(0, 1).map(word => riskOf(word, settable, ownName(context, word))),
        changes: true
      };
    }
    function either(context) {
      const {scan: scan} = context;
      const asks = hasOption(scan, "--get") || scan.operands.length === 1 && !hasOption(scan, "--unset", "--unset-all", "--add", "--replace-all", "--remove-section");
      return asks ? get(context) : set(context);
    }
    const config_never = {
      operands: "never",
      why: credentials
    };
    const configCommands = {
      config: {
        options: options,
        check: either
      },
      "config get": {
        options: options,
        check: get
      },
      "config set": {
        options: options,
        check: set,
        changes: true
      },
      "config unset": {
        options: options,
        check: set,
        changes: true
      },
      "config list": {
        options: options,
        check: ({invocation: invocation}) => ({
          risks: invocation.argv.slice(0, 1).map(word => riskOf(word, credentials, {
            never: true
          }))
        })
      },
      "config edit": {
        options: options,
        changes: true,
        literal: true
      },
      "config rename-section": {
        options: options,
        check: set,
        changes: true
      },
      "config remove-section": {
        options: options,
        check: set,
        changes: true
      },
      credential: config_never,
      "credential fill": {
        check: ({invocation: invocation}) => ({
          risks: invocation.argv.slice(0, 1).map(word => riskOf(word, "prints credentials", {
            never: true
          }))
        })
      },
      "credential approve": {
        changes: true,
        literal: true
      },
      "credential reject": {
        changes: true,
        literal: true
      }
    };
    const patches = content_split("-p -u --patch --patch-with-raw --patch-with-stat -U --unified --binary -W --function-context --word-diff --word-diff-regex --color-words --color-moved -c --cc --dd --remerge-diff --combined-all-paths -m -t --diff-merges -L -S -G --check --submodule --ws-error-highlight");
    const summaries = content_split("-s --no-patch --stat --shortstat --numstat --name-only --name-status --raw --summary --compact-summary --dirstat --cumulative --dirstat-by-file --quiet");
    function content_split(names) {
      return names.split(" ");
    }
    function contentIfAsked(context, ...more) {
      return hasOption(context.scan, ...patches, ...more) ? content(context) : fromInput(context);
    }
    function contentUnlessLess(context) {
      const {scan: scan} = context;
      return hasOption(scan, ...summaries) && !hasOption(scan, ...patches) ? fromInput(context) : content(context);
    }
    function content(context, skip = 0) {
      const {invocation: invocation, scan: scan, world: world} = context;
      const top = topOf(invocation.cwd, world);
      if (top === null) return {
        readsMore: true
      };
      const named = scan.operands.slice(skip).map((word, at) => {
        const paths = operandReads(word, skip + at, context);
        return paths.length === 0 || isExact(word, invocation.cwd === top) ? paths : [ top ];
      });
      const paths = named.flat();
      return gatherEffects([ readsHistory(paths.length === 0 ? [ top ] : paths, top, context), fromInput(context) ]);
    }
    function fromInput({scan: scan}) {
      return {
        readsMore: hasOption(scan, "--stdin", "--annotate-stdin")
      };
    }
    function isExact(word, isTop) {
      const text = (0, shared_words.Zc)(word) ?? ":";
      return /^[\w@+./ -]+$/.test(text) || isTop && /^[\w@^~./-]+:[\w@+./ -]+$/.test(text);
    }
    function topOf(cwd, world) {
      for (let at = cwd; (0, files_paths.FK)({
        path: at,
        directory: world.workspace
      }); at = (0, files_paths.Hi)("..", at)) {
        if (world.kindOf(`${at}/.git`) !== "missing") return at;
        if (at === "/") return null;
      }
      return null;
    }
    function inHistory(context) {
      return gatherEffects([ revisionsAndPaths(context), lineRanges(context), signatureFormat(context) ]);
    }
    function loggedHistory(context) {
      return gatherEffects([ inHistory(context), contentIfAsked(context) ]);
    }
    function comparedFiles(context) {
      return gatherEffects([ revisionsAndPaths(context), contentIfAsked(context) ]);
    }
    const log = {
      reads: "files",
      options: [ diffOptions, logOptions ],
      check: loggedHistory
    };
    const references = {
      reads: "files",
      options: {
        flag: "--shell --perl --python --tcl --no-color --omit-empty --ignore-case --include-root-refs --stdin -d --dereference --tags --heads --branches --head --hash --verify -q --quiet --exists -s",
        value: "--count --sort --format --points-at --start-after",
        optional: "--color --merged --no-merged --contains --no-contains --abbrev --hash --exclude --exclude-existing"
      },
      check: signatureFormat
    };
    function grepOperands(context) {
      const skip = hasOption(context.scan, "-e", "-f") ? 0 : 1;
      return gatherEffects([ revisionsAndPaths(context, skip), content(context, skip) ]);
    }
    function blamed(context) {
      const {operands: operands} = context.scan;
      const last = operands.at(-1);
      const isMissing = last !== void 0 && operandReads(last, operands.length - 1, context).length === 0;
      return gatherEffects([ revisionsAndPaths(context), isMissing ? pathspec(last, context) : {}, {
        readsMore: hasOption(context.scan, "--stdin")
      } ]);
    }
    const historyCommands = {
      log: log,
      show: {
        ...log,
        check: context => gatherEffects([ inHistory(context), contentUnlessLess(context) ])
      },
      whatchanged: log,
      "rev-list": log,
      "diff-tree": {
        reads: "files",
        options: [ diffOptions, logOptions, {
          flag: "--root --always --stdin --no-commit-id -v"
        } ],
        check: loggedHistory
      },
      "diff-index": {
        reads: "files",
        options: [ diffOptions, {
          flag: "--cached --merge-base"
        } ],
        check: comparedFiles
      },
      "diff-files": {
        reads: "files",
        options: [ diffOptions, {
          flag: "-q -0 -1 -2 -3 --base --ours --theirs"
        } ],
        check: comparedFiles
      },
      diff: {
        reads: "files",
        options: [ diffOptions, {
          flag: "--cached --staged --merge-base --base --ours --theirs -0 -1 -2 -3 -q -N --intent-to-add"
        } ],
        check: context => gatherEffects([ revisionsAndPaths(context), contentUnlessLess(context) ])
      },
      "range-diff": {
        reads: "files",
        options: [ diffOptions, logOptions, {
          flag: "--no-dual-color --left-only --right-only",
          value: "--creation-factor"
        } ],
        check: context => gatherEffects([ inHistory(context), contentUnlessLess(context) ])
      },
      shortlog: {
        reads: "files",
        options: [ logOptions, {
          flag: "-n --numbered -s --summary -e --email -c --committer",
          value: "--group",
          optional: "-w"
        } ],
        check: loggedHistory
      },
      reflog: {
        reads: "files",
        options: [ diffOptions, logOptions ],
        check: loggedHistory
      },
      "reflog show": {
        reads: "files",
        options: [ diffOptions, logOptions ],
        check: loggedHistory
      },
      "reflog list": {
        reads: "files"
      },
      "reflog exists": {
        reads: "files"
      },
      cherry: {
        reads: "files",
        options: {
          flag: "-v",
          optional: "--abbrev"
        }
      },
      "merge-base": {
        reads: "files",
        options: {
          flag: "-a --all --octopus --independent --is-ancestor --fork-point"
        }
      },
      "merge-tree": {
        options: {
          flag: "--write-tree --trivial-merge -z --name-only --messages --no-messages --quiet --allow-unrelated-histories",
          value: "--merge-base -X --strategy-option"
        },
        changes: true
      },
      "name-rev": {
        reads: "files",
        options: {
          flag: "--tags --all --annotate-stdin --stdin --name-only --no-undefined --always",
          value: "--refs --exclude"
        }
      },
      describe: {
        reads: "files",
        options: {
          flag: "--all --tags --contains --debug --exact-match --long --always --first-parent",
          value: "--candidates --match --exclude",
          optional: "--abbrev --dirty --broken"
        }
      },
      "for-each-ref": references,
      "show-ref": references,
      "show-branch": {
        reads: "files",
        options: {
          flag: "-r --remotes -a --all --topo-order --date-order --sparse --more --list --merge-base --independent --no-name --sha1-name --topics --current --no-color",
          optional: "--more --color -g --reflog"
        }
      },
      blame: {
        reads: "files",
        options: {
          flag: "-b --root --show-stats -l -t --incremental -p --porcelain --line-porcelain --progress --no-progress -c --score-debug -f --show-name -n --show-number -s -e --show-email -w --color-lines --color-by-age --first-parent --no-abbrev -h --reverse",
          value: "-L --encoding --date --ignore-rev --since",
          optional: "-M -C --abbrev",
          read: "-S --contents --ignore-revs-file",
          risks: [ {
            why: "runs the programs that the configuration names for differences",
            flag: "--textconv"
          } ]
        },
        check: blamed
      },
      annotate: {
        reads: "files",
        options: {
          flag: "-l -t -w -c"
        },
        check: blamed
      },
      grep: {
        reads: "files",
        options: {
          flag: "-i --ignore-case -w --word-regexp -v --invert-match -h -H --full-name -E --extended-regexp -G --basic-regexp -P --perl-regexp -F --fixed-strings -n --line-number --column -l --files-with-matches --name-only -L --files-without-match -z --null -o --only-matching -c --count --heading --break -p --show-function -W --function-context -q --quiet --all-match --and --or --not --no-color --cached --exclude-standard -I -a --text -r --recursive --no-recursive --recurse-submodules --no-textconv --no-ext-grep",
          value: "-e -A --after-context -B --before-context -C --context -m --max-count --threads --max-depth --parent-basename",
          optional: "--color",
          digits: true,
          read: "-f",
          risks: [ {
            why: "runs a program of the caller's choice",
            optional: "-O --open-files-in-pager"
          }, {
            why: "searches files outside the repository",
            flag: "--no-index --untracked --no-exclude-standard"
          }, {
            why: "runs the programs that the configuration names",
            flag: "--textconv --ext-grep"
          } ]
        },
        check: grepOperands
      },
      "cat-file": {
        options: {
          flag: "-t -s -e -p --batch-all-objects --buffer --unordered --allow-unknown-type --follow-symlinks --use-mailmap --mailmap --no-mailmap -z -Z",
          value: "--path",
          optional: "--filter --batch --batch-check --batch-command",
          risks: [ {
            why: "runs the programs that the configuration names",
            flag: "--textconv --filters"
          } ]
        },
        check: revisionsAndPaths
      },
      "ls-tree": {
        reads: "files",
        options: {
          flag: "-d -r -t -l --long -z --name-only --name-status --object-only --full-name --full-tree",
          value: "--format",
          optional: "--abbrev"
        },
        check: context => gatherEffects(context.scan.operands.slice(1).map(word => listedPathspec(word, context)))
      },
      "verify-commit": {
        changes: true
      },
      "verify-tag": {
        changes: true
      }
    };
    const inspect_listing = "changes references instead of listing them";
    const plainName = /^[\w][\w./@^~{}+-]*$/;
    const listed = [ "-l", "--list", "--contains", "--no-contains", "--merged", "--no-merged", "--points-at", "-n" ];
    function listOnly(context) {
      const {scan: scan} = context;
      const named = scan.risks.length > 0;
      const granted = word => (0, shared_words.Zc)(context.invocation.argv[1]) === "tag" && plainName.test((0, 
      shared_words.Zc)(word) ?? "") ? {
        alsoCoveredBy: [ "git", "tag" ]
      } : {};
      const made = hasOption(scan, ...listed) || named ? [] : scan.operands.map(word => riskOf(word, inspect_listing, granted(word)));
      return gatherEffects([ {
        risks: made,
        changes: named || made.length > 0
      }, signatureFormat(context) ]);
    }
    function paths(context) {
      return gatherEffects(context.scan.operands.map(word => listedPathspec(word, context)));
    }
    const lists = {
      flag: "-a --all -l --list -v -vv --verbose --no-color --no-column -i --ignore-case --omit-empty -q --quiet --no-abbrev",
      value: "--points-at --sort --format",
      optional: "--color --column --abbrev --contains --no-contains --merged --no-merged"
    };
    const inspectCommands = {
      "": {
        reads: "files"
      },
      version: {
        reads: "files",
        options: {
          flag: "--build-options"
        }
      },
      status: {
        reads: "files",
        options: {
          flag: "-s --short -b --branch --no-branch --show-stash --no-show-stash --long -v -vv --verbose -z --no-column --ahead-behind --no-ahead-behind --renames --no-renames --null",
          optional: "--porcelain -u --untracked-files --ignore-submodules --ignored --column --find-renames -M"
        },
        check: context => gatherEffects([ paths(context), hasOption(context.scan, "-v", "-vv", "--verbose") ? content(context) : {} ])
      },
      branch: {
        reads: "files",
        options: [ lists, {
          flag: "-r --remotes --show-current"
        }, {
          risks: [ {
            why: inspect_listing,
            flag: "-d -D --delete -m -M --move -c -C --copy -f --force --create-reflog --unset-upstream"
          }, {
            why: inspect_listing,
            value: "-u --set-upstream-to",
            optional: "-t --track"
          }, {
            why: "runs the editor",
            flag: "--edit-description"
          } ]
        } ],
        check: listOnly
      },
      tag: {
        reads: "files",
        options: [ {
          ...lists,
          flag: "-l --list --no-color --no-column -i --ignore-case --omit-empty"
        }, {
          flag: "-a --annotate",
          value: "-m --message --cleanup --trailer",
          optional: "-n",
          read: "-F --file",
          risks: [ {
            why: inspect_listing,
            flag: "-d --delete -f --force --create-reflog"
          }, {
            why: "runs the program that signs or verifies",
            flag: "-s --sign -v --verify",
            value: "-u --local-user"
          }, {
            why: "runs the editor",
            flag: "-e --edit"
          } ]
        } ],
        check: listOnly
      },
      remote: {
        reads: "files",
        options: {
          risks: [ {
            why: "prints addresses, which may contain a token",
            flag: "-v --verbose"
          } ]
        },
        operands: "named",
        why: "is a sub-command of git remote"
      },
      "ls-files": {
        reads: "files",
        options: {
          flag: "-c --cached -d --deleted -o --others -i --ignored -s --stage -u --unmerged -k --killed -m --modified -z -t -v -f --directory --no-empty-directory --eol --deduplicate --sparse --full-name --recurse-submodules --error-unmatch --exclude-standard --debug --resolve-undo",
          value: "-x --exclude --exclude-per-directory --with-tree --format",
          optional: "--abbrev",
          read: "-X --exclude-from"
        },
        check: paths
      },
      "ls-remote": {
        reads: "machine",
        options: {
          flag: "-h --heads -b --branches -t --tags --refs -q --quiet --exit-code --get-url --symref",
          value: "--sort -o --server-option",
          risks: [ {
            why: "runs a program of the caller's choice",
            value: "--upload-pack --exec"
          } ]
        },
        check: context => remoteName(context.scan.operands[0], context)
      },
      "rev-parse": {
        reads: "files",
        options: {
          flag: "--verify -q --quiet --show-toplevel --show-prefix --show-cdup --show-superproject-working-tree --git-dir --absolute-git-dir --git-common-dir --is-inside-git-dir --is-inside-work-tree --is-bare-repository --is-shallow-repository --symbolic --symbolic-full-name --all --show-ref-format --sq --not --flags --no-flags --revs-only --no-revs --local-env-vars --shared-index-path --sq-quote --end-of-options --bisect",
          value: "--git-path --glob --exclude --disambiguate --since --after --until --before --default --prefix --path-format --resolve-git-dir",
          optional: "--abbrev-ref --short --branches --tags --remotes --show-object-format"
        }
      },
      "count-objects": {
        reads: "files",
        options: {
          flag: "-v --verbose -H --human-readable"
        }
      },
      "check-ignore": {
        reads: "files",
        options: {
          flag: "-q --quiet -v --verbose --stdin -z -n --non-matching --no-index"
        }
      },
      "check-attr": {
        reads: "files",
        options: {
          flag: "-a --all --cached --stdin -z",
          value: "--source"
        }
      },
      "check-ref-format": {
        reads: "files",
        options: {
          flag: "--branch --allow-onelevel --refspec-pattern --normalize --print"
        }
      },
      "check-mailmap": {
        reads: "files",
        options: {
          flag: "--stdin"
        }
      },
      "diff-pairs": {
        reads: "machine",
        options: {
          flag: "-z"
        }
      },
      "stash list": {
        reads: "files",
        options: {
          flag: "--oneline -p --stat",
          value: "--format --date -n",
          digits: true
        },
        check: context => gatherEffects([ signatureFormat(context), contentIfAsked(context) ])
      },
      "stash show": {
        reads: "files",
        options: {
          flag: "-p -u --patch --stat --include-untracked --only-untracked --name-only --name-status",
          write: "--output"
        },
        check: context => gatherEffects([ revisionsAndPaths(context), contentIfAsked(context) ])
      },
      "worktree list": {
        reads: "machine",
        options: {
          flag: "-v --verbose --porcelain -z"
        }
      },
      "submodule status": {
        reads: "files",
        options: {
          flag: "--cached --recursive -q --quiet"
        }
      },
      "submodule summary": {
        options: {
          flag: "--cached --files",
          value: "-n --summary-limit"
        }
      },
      "notes list": {},
      "notes show": {},
      "bisect log": {},
      "hash-object": {
        options: {
          flag: "-w --stdin --no-filters --literally",
          value: "-t --path",
          risks: [ {
            why: "reads a list of files",
            flag: "--stdin-paths"
          } ]
        },
        operands: "read"
      },
      fsck: {
        options: {
          flag: "--tags --root --unreachable --cache --no-reflogs --full --no-full --strict --verbose --progress --no-progress --connectivity-only --name-objects --dangling --no-dangling --references",
          risks: [ {
            why: "writes dangling objects into the repository",
            flag: "--lost-found"
          } ]
        }
      }
    };
    const runsPrograms = "runs programs of the caller's or the configuration's choice";
    const launcher = {
      operands: "named",
      why: runsPrograms,
      changes: true,
      options: {
        stopAtOperand: true
      }
    };
    const maintainCommands = {
      bisect: {
        operands: "named",
        changes: true
      },
      mailinfo: {
        options: {
          flag: "-k -b -u -n -m --message-id --scissors --no-scissors",
          value: "--encoding --quoted-cr"
        },
        operands: "write",
        changes: true
      },
      mailsplit: {
        options: {
          flag: "-b --keep-cr --mboxrd",
          value: "-f -d",
          write: "-o"
        },
        operands: "read",
        changes: true
      },
      "bisect start": {
        options: {
          flag: "--no-checkout --first-parent"
        },
        changes: true
      },
      "bisect good": {
        changes: true
      },
      "bisect bad": {
        changes: true
      },
      "bisect reset": {
        changes: true
      },
      "bisect skip": {
        changes: true
      },
      "bisect run": launcher,
      "notes add": {
        options: {
          flag: "-f --force --allow-empty",
          value: "-m --message -C --reuse-message",
          read: "-F --file"
        },
        changes: true
      },
      "notes append": {
        options: {
          flag: "--allow-empty",
          value: "-m --message -C --reuse-message",
          read: "-F --file"
        },
        changes: true
      },
      "notes remove": {
        changes: true
      },
      gc: {
        options: {
          flag: "--aggressive --auto --no-prune -q --quiet --force",
          optional: "--prune"
        },
        changes: true
      },
      prune: {
        options: {
          flag: "-n --dry-run -v --verbose --progress",
          value: "--expire"
        },
        changes: true
      },
      "pack-refs": {
        options: {
          flag: "--all --no-prune --auto"
        },
        changes: true
      },
      repack: {
        options: {
          flag: "-a -A -d -l -q -f -F --quiet",
          value: "--window --depth"
        },
        changes: true
      },
      "update-index": {
        options: {
          flag: "--refresh --really-refresh -q",
          risks: [ {
            why: "changes the index",
            flag: "--add --remove --assume-unchanged --no-assume-unchanged --skip-worktree --no-skip-worktree --index-info --stdin -z",
            value: "--chmod --cacheinfo"
          } ]
        },
        operands: "named",
        why: "changes the index",
        changes: true
      },
      "update-ref": {
        options: {
          flag: "--no-deref --create-reflog",
          value: "-m",
          risks: [ {
            why: "changes references",
            flag: "-d --stdin"
          } ]
        },
        operands: "named",
        why: "changes references",
        changes: true
      },
      "symbolic-ref": {
        options: {
          flag: "-q --quiet --short",
          value: "-m",
          risks: [ {
            why: "removes a reference",
            flag: "-d --delete"
          } ]
        },
        operands: [ "data", "named" ],
        why: "changes references"
      },
      "sparse-checkout list": {},
      "sparse-checkout set": {
        options: {
          flag: "--cone --no-cone --sparse-index --no-sparse-index"
        },
        changes: true
      },
      "reflog expire": {
        changes: true
      },
      "reflog delete": {
        changes: true
      },
      "commit-tree": {
        options: {
          value: "-p -m",
          read: "-F"
        },
        changes: true
      },
      mktree: {
        changes: true
      },
      "write-tree": {
        changes: true
      },
      "read-tree": {
        changes: true
      },
      var: {
        operands: "named",
        why: "prints configuration"
      },
      help: {
        options: {
          risks: [ {
            why: "runs a viewer",
            flag: "-w --web -m --man -i --info"
          } ],
          flag: "-a --all -g --guides -c --config"
        },
        operands: "named",
        why: "runs the manual viewer"
      },
      "filter-branch": launcher,
      difftool: launcher,
      mergetool: launcher,
      "for-each-repo": launcher,
      "send-email": launcher,
      "fetch-pack": launcher,
      "upload-pack": launcher,
      "receive-pack": launcher,
      "upload-archive": launcher,
      shell: launcher,
      daemon: launcher,
      instaweb: launcher,
      "web--browse": launcher,
      "credential-store": launcher,
      "credential-cache": launcher,
      hook: launcher,
      "hook run": launcher,
      maintenance: launcher,
      "fast-import": launcher,
      "interpret-trailers": launcher
    };
    const program = "runs a program of the caller's choice";
    function remote_fetched(context) {
      const named = hasOption(context.scan, "--multiple") ? context.scan.operands : context.scan.operands.slice(0, 1);
      const references = hasOption(context.scan, "--multiple") ? [] : context.scan.operands.slice(1);
      const remotes = gatherEffects(named.map(word => remoteName(word, context)));
      const mapped = references.filter(word => !/^[\w./@^~-]+$/.test((0, shared_words.Zc)(word) ?? ":"));
      return gatherEffects([ remotes, {
        risks: mapped.map(word => riskOf(word, "overwrites a reference of this repository"))
      } ]);
    }
    function pushed(context) {
      const [remote, ...references] = context.scan.operands;
      const unusual = references.filter(word => !/^[\w./@^~-]+$/.test((0, shared_words.Zc)(word) ?? ":"));
      const more = references.slice(1).filter(word => !unusual.includes(word));
      return gatherEffects([ remoteName(remote, context), {
        risks: unusual.map(word => riskOf(word, "pushes by force, deletes, or to a branch of another name"))
      }, {
        risks: more.map(word => riskOf(word, "is another branch that it pushes"))
      } ]);
    }
    function cloned({scan: scan, invocation: invocation}) {
      const [repository, directory] = scan.operands;
      if (repository === void 0) return {};
      const name = /([^/:]+?)(?:\.git)?\/*$/.exec((0, shared_words.Zc)(repository) ?? "")?.[1];
      const target = directory ?? (0, shared_words.CK)(name ?? ".");
      return gatherEffects([ {
        risks: [ riskOf(repository, "is a repository that the rule does not name") ]
      }, linksBelow(operandEffects("write", target, {
        cwd: invocation.cwd
      })) ]);
    }
    function archived({scan: scan, invocation: invocation}) {
      const format = optionValue(scan, "--format");
      const odd = format !== null && !/^(?:tar|zip|tgz|tar\.gz)$/.test((0, shared_words.Zc)(format) ?? "") ? [ format ] : [];
      const [revision, ...paths] = scan.operands;
      const named = revision !== void 0 && ((0, shared_words.Zc)(revision) ?? ":").includes(":") ? [ revision ] : [];
      return gatherEffects([ {
        risks: [ ...odd, ...named ].map(word => riskOf(word, "is not a plain format or revision"))
      }, ...paths.map(word => operandEffects("tree", word, invocation)) ]);
    }
    function printsAddress(command) {
      return ({scan: scan}) => ({
        risks: scan.operands.map(word => riskOf(word, "prints an address, which may contain a token", {
          .../^\w[\w-]*$/.test((0, shared_words.Zc)(word) ?? "") ? {
            alsoCoveredBy: [ "git", "remote", command ]
          } : {}
        }))
      });
    }
    const pushOptions = {
      flag: "--all --branches -n --dry-run --porcelain --tags --follow-tags --atomic --no-atomic -u --set-upstream -q --quiet -v --verbose --progress --thin --no-thin --verify --no-verify -4 --ipv4 -6 --ipv6 --no-signed --force-if-includes --no-force-with-lease --no-recurse-submodules",
      value: "-o --push-option",
      risks: [ {
        why: program,
        value: "--receive-pack --exec"
      }, {
        why: "pushes by force or deletes",
        flag: "-f --force -d --delete --mirror --prune",
        optional: "--force-with-lease"
      }, {
        why: "pushes to another location",
        value: "--repo"
      }, {
        why: "runs the program that signs",
        optional: "--signed",
        flag: "--sign"
      }, {
        why: "pushes the submodules",
        value: "--recurse-submodules"
      } ]
    };
    const cloneOptions = {
      flag: "-l --local --no-local --no-hardlinks -s --shared -n --no-checkout --bare --mirror -q --quiet -v --verbose --progress --single-branch --no-single-branch --no-tags --tags --sparse --no-shallow-submodules --no-remote-submodules --dissociate --reject-shallow --no-reject-shallow -4 -6 --also-filter-submodules",
      value: "--depth -b --branch --revision -j --jobs --shallow-since --shallow-exclude --filter -o --origin --server-option --ref-format",
      read: "--reference --reference-if-able",
      write: "--separate-git-dir",
      risks: [ {
        why: program,
        value: "-u --upload-pack"
      }, {
        why: "sets configuration, which can name programs to run",
        value: "-c --config"
      }, {
        why: "copies hooks from a directory",
        optional: "--template"
      }, {
        why: "also processes the submodules",
        optional: "--recurse-submodules --recursive",
        flag: "--shallow-submodules --remote-submodules"
      }, {
        why: "fetches from another address",
        value: "--bundle-uri"
      } ]
    };
    const remoteCommands = {
      fetch: {
        options: fetchOptions,
        check: remote_fetched,
        changes: true
      },
      pull: {
        options: [ fetchOptions, signing, {
          flag: "--ff --ff-only --no-ff --no-rebase --commit --no-commit --squash --no-squash --stat --no-stat -n --autostash --no-autostash --signoff --no-signoff --no-log --no-verify --allow-unrelated-histories --compact-summary",
          value: "-X --strategy-option --cleanup",
          optional: "-r --rebase --log -j --jobs",
          risks: [ {
            why: "chooses the merge program",
            value: "-s --strategy"
          } ]
        } ],
        check: context => gatherEffects([ remote_fetched(context), intoTree(context) ]),
        changes: true
      },
      push: {
        options: pushOptions,
        check: pushed,
        changes: true
      },
      clone: {
        options: cloneOptions,
        check: cloned,
        changes: true
      },
      "remote show": {
        options: {
          flag: "-n"
        },
        check: printsAddress("show"),
        changes: true
      },
      "remote get-url": {
        options: {
          flag: "--push --all"
        },
        check: printsAddress("get-url"),
        changes: true
      },
      "remote add": {
        options: {
          flag: "-f --tags --no-tags",
          value: "-t -m",
          optional: "--mirror"
        },
        operands: "named",
        why: "changes where the repository goes",
        changes: true
      },
      "remote set-url": {
        options: {
          flag: "--push --add --delete"
        },
        operands: "named",
        why: "changes where the repository goes",
        changes: true
      },
      "remote rename": {
        operands: "named",
        changes: true
      },
      "remote remove": {
        operands: "named",
        changes: true
      },
      "remote rm": {
        operands: "named",
        changes: true
      },
      "remote prune": {
        options: {
          flag: "-n --dry-run"
        },
        changes: true
      },
      "remote update": {
        options: {
          flag: "-p --prune"
        },
        changes: true
      },
      "remote set-head": {
        options: {
          flag: "-a --auto -d --delete"
        },
        changes: true
      },
      "remote set-branches": {
        options: {
          flag: "--add"
        },
        changes: true
      },
      archive: {
        options: {
          flag: "-l --list -v --verbose --worktree-attributes",
          value: "--format --prefix --mtime",
          digits: true,
          read: "--add-file",
          write: "-o --output",
          risks: [ {
            why: program,
            value: "--exec"
          }, {
            why: "queries another repository",
            value: "--remote"
          }, {
            why: "adds text of its own",
            value: "--add-virtual-file"
          } ]
        },
        check: archived
      },
      "bundle create": {
        options: {
          flag: "-q --quiet --progress --all",
          value: "--version"
        },
        operands: [ "write", "data" ],
        changes: true
      },
      "bundle verify": {
        options: {
          flag: "-q --quiet"
        },
        operands: "read"
      },
      "bundle list-heads": {
        operands: [ "read", "data" ]
      },
      "submodule update": {
        options: {
          flag: "-q --quiet --recommend-shallow --no-recommend-shallow --no-fetch --progress --single-branch",
          value: "--depth -j --jobs --filter",
          read: "--reference",
          risks: [ {
            why: "fetches and checks out what the submodules name",
            flag: "--init --remote -N --force -f --checkout --merge --rebase --recursive"
          } ]
        },
        changes: true
      },
      "submodule init": {
        changes: true
      },
      "submodule sync": {
        options: {
          flag: "--recursive"
        },
        changes: true
      },
      "submodule foreach": {
        options: {
          flag: "-q --quiet --recursive",
          stopAtOperand: true
        },
        operands: "never",
        why: "is a command that a shell runs in every submodule",
        changes: true
      },
      "submodule add": {
        options: {
          flag: "-f --force",
          value: "-b --branch --name --depth"
        },
        operands: "named",
        why: "is a repository that the rule does not name",
        changes: true
      },
      "submodule deinit": {
        options: {
          flag: "-f --force --all"
        },
        changes: true
      }
    };
    function inBareRepository(cwd, world) {
      for (let at = cwd; (0, files_paths.FK)({
        path: at,
        directory: world.workspace
      }) && world.kindOf(`${at}/.git`) === "missing"; at = (0, files_paths.Hi)("..", at)) {
        const parts = [ "HEAD", "objects", "refs" ].map(name => world.kindOf(`${at}/${name}`));
        if (!parts.includes("missing")) return true;
        if (at === "/") return false;
      }
      return false;
    }
    const family = defineFamily({
      names: [ "git" ],
      source: "https://git-scm.com/docs",
      alone: "It covers every sub-command of git: it commits, pushes, merges, rewrites history and discards work.",
      globals: globalOptions,
      commands: {
        ...historyCommands,
        ...inspectCommands,
        ...configCommands,
        ...remoteCommands,
        ...changeCommands,
        ...combineCommands,
        ...maintainCommands
      }
    });
    const gitProgram = {
      ...family,
      read(invocation, world) {
        const programEffects = family.read(invocation, world);
        const [word] = invocation.argv;
        if (word === void 0 || !inBareRepository(invocation.cwd, world)) return programEffects;
        const why = "would use a bare repository inside the working tree";
        return {
          ...programEffects,
          risks: [ ...programEffects.risks, riskOf(word, why, {
            never: true
          }) ]
        };
      }
    };
    const gitleaks = {
      flag: "-v --verbose --no-banner --no-color --follow-symlinks=false --staged --pre-commit --ignore-gitleaks-allow",
      value: "-l --log-level --exit-code --redact --log-opts --max-target-megabytes --timeout --platform --max-decode-depth",
      optional: "--redact",
      read: "-s --source -i --gitleaks-ignore-path",
      write: "-r --report-path",
      risks: [ {
        why: choosesConfiguration,
        value: "-c --config -b --baseline-path --report-template"
      }, {
        why: "reads files outside any repository",
        flag: "--no-git --follow-symlinks --pipe"
      } ]
    };
    function gitleaks_logOptions({scan: scan}) {
      return {
        risks: optionValues(scan, "--log-opts").filter(word => !/^(?:--(?:all|no-merges|first-parent|since=[\w.-]+) ?|[\w./~^-]+ ?)+$/.test((0, 
        shared_words.Zc)(word) ?? "") || /--o/.test((0, shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "passes options to git"))
      };
    }
    const gitleaksScan = {
      options: gitleaks,
      operands: "tree",
      check: gitleaks_logOptions,
      changes: true,
      plain: true
    };
    const gitleaksProgram = defineFamily({
      names: [ "gitleaks" ],
      source: "https://github.com/gitleaks/gitleaks#usage",
      globals: gitleaks,
      commands: {
        "": {},
        detect: gitleaksScan,
        protect: gitleaksScan,
        git: gitleaksScan,
        dir: gitleaksScan,
        version: {}
      }
    });
    const build = {
      singleDash: true,
      flag: "-a -n -race -msan -asan -cover -v -work -x -linkshared -modcacherw -trimpath -json -buildvcs -i",
      value: "-p -covermode -coverpkg -asmflags -buildmode -gcflags -installsuffix -ldflags -mod -tags",
      read: "-pgo",
      write: "-o",
      risks: [ {
        why: runsOtherProgram,
        value: "-exec -toolexec -compiler -gccgoflags"
      }, {
        why: "builds from other files than those of the workspace",
        value: "-C -modfile -overlay -pkgdir"
      } ]
    };
    const test = {
      flag: "-short -failfast -benchmem -c -fullpath -artifacts",
      value: "-run -bench -benchtime -count -cpu -list -parallel -shuffle -skip -timeout -fuzz -fuzztime -fuzzminimizetime -vet -blockprofilerate -memprofilerate -mutexprofilefraction",
      write: "-coverprofile -blockprofile -cpuprofile -memprofile -mutexprofile -trace -outputdir -test.gocoverdir",
      risks: [ {
        why: "passes arguments to the test program",
        flag: "-args"
      } ]
    };
    function go_packages(context) {
      const outside = context.scan.operands.filter(word => !/^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/.test((0, 
      shared_words.Zc)(word) ?? "") || /(?:^|\/)\.\.(?:\/|$)/.test((0, shared_words.Zc)(word) ?? ""));
      const flags = optionValues(context.scan, "-ldflags", "-gcflags", "-asmflags");
      const plain = /^(?:all=)?(?:-[swNlX]|-m(?:=\d)?|-X=\S+|-trimpath=\S+|[\w./-]+\.\w+=\S*)?$/;
      const odd = flags.filter(word => !((0, shared_words.Zc)(word) ?? "-ext").split(/\s+/).every(one => plain.test(one)));
      return {
        risks: [ ...outside.map(word => riskOf(word, "is a package outside the workspace")), ...odd.map(word => riskOf(word, "passes options to the linker or the compiler")) ]
      };
    }
    const local = /^(?:\.\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/;
    const remote = /^[a-z0-9][\w.-]*\.[a-z]+(?:\/[\w.~-]+)+(?:@[\w.+-]+)?$/;
    function isLocal(word) {
      const text = (0, shared_words.Zc)(word) ?? "/";
      return local.test(text) && (text.startsWith(".") || /\.go$/.test(text)) && !/(?:^|\/)\.\.(?:\/|$)/.test(text);
    }
    function started({scan: scan}) {
      return {
        risks: scan.operands.slice(0, 1).map(word => riskOf(word, "is a package that it runs", isLocal(word) ? {
          openedBy: [ "go", "run" ]
        } : {}))
      };
    }
    function installed({scan: scan}) {
      return {
        risks: named(scan.operands, "install", "is a package that the rule does not name")
      };
    }
    function modules({scan: scan}) {
      return {
        risks: named(scan.operands, "get", "is a module that the rule does not name")
      };
    }
    function named(words, command, why) {
      return words.map(word => {
        if (isLocal(word)) return riskOf(word, why, {
          openedBy: [ "go", command ]
        });
        return riskOf(word, why, remote.test((0, shared_words.Zc)(word) ?? "") ? {
          alsoCoveredBy: [ "go", command ]
        } : {});
      });
    }
    const go_compiles = {
      options: build,
      check: go_packages,
      changes: true
    };
    const go_literal = why => ({
      options: build,
      operands: "named",
      why: why,
      changes: true
    });
    const goProgram = defineFamily({
      names: [ "go" ],
      source: "https://pkg.go.dev/cmd/go",
      grants: "Compiles and runs the code of the workspace.",
      globals: {
        singleDash: true,
        risks: [ {
          why: "chooses another directory",
          value: "-C"
        } ]
      },
      commands: {
        "": {},
        version: {
          options: {
            singleDash: true,
            flag: "-m -v -json"
          },
          operands: "read"
        },
        help: {},
        doc: {
          options: {
            singleDash: true,
            flag: "-all -c -cmd -short -src -u"
          }
        },
        build: go_compiles,
        install: {
          options: build,
          check: installed,
          changes: true
        },
        test: {
          options: [ build, test ],
          check: go_packages,
          changes: true
        },
        vet: {
          options: [ build, {
            risks: [ {
              why: runsOtherProgram,
              value: "-vettool"
            } ],
            flag: "-fix -diff",
            value: "-c"
          } ],
          check: context => gatherEffects([ go_packages(context), {
            changes: true
          } ])
        },
        list: {
          options: [ build, {
            flag: "-m -u -deps -test -e -find -compiled -retracted -versions",
            value: "-f -reuse",
            risks: [ {
              why: "builds the packages",
              flag: "-export"
            } ]
          } ],
          check: go_packages
        },
        fmt: {
          options: {
            singleDash: true,
            flag: "-n -x",
            value: "-mod"
          },
          check: go_packages,
          changes: true
        },
        generate: {
          options: [ build, {
            value: "-run -skip"
          } ],
          check: go_packages,
          changes: true
        },
        run: {
          options: [ build, {
            stopAtOperand: true
          } ],
          check: started,
          changes: true
        },
        env: {
          options: {
            singleDash: true,
            flag: "-json -changed",
            risks: [ {
              why: "changes settings for all later runs",
              flag: "-w -u"
            } ]
          }
        },
        clean: {
          options: {
            singleDash: true,
            flag: "-i -r -n -x -cache -testcache -modcache -fuzzcache"
          },
          changes: true
        },
        get: {
          options: [ build, {
            flag: "-t -u -tool -d",
            optional: "-u"
          } ],
          check: modules,
          changes: true
        },
        "mod tidy": {
          options: {
            singleDash: true,
            flag: "-e -v -x -diff",
            value: "-go -compat"
          },
          changes: true
        },
        "mod download": {
          ...go_literal("is a module that the rule does not name")
        },
        "mod verify": {},
        "mod graph": {
          options: {
            singleDash: true,
            value: "-go",
            flag: "-x"
          }
        },
        "mod why": {
          options: {
            singleDash: true,
            flag: "-m -vendor"
          }
        },
        "mod vendor": {
          options: {
            singleDash: true,
            flag: "-e -v",
            write: "-o"
          },
          changes: true
        },
        "mod edit": {
          options: {
            singleDash: true,
            flag: "-fmt -print -json"
          },
          operands: "named",
          changes: true
        },
        "mod init": {
          changes: true
        },
        tool: go_literal("is a tool that it runs"),
        "tool cover": {
          options: {
            singleDash: true,
            read: "-func",
            value: "-mode",
            write: "-o",
            risks: [ {
              why: "opens a browser",
              value: "-html -var -pkgcfg"
            } ]
          }
        },
        work: go_literal("changes the work file")
      }
    });
    function goPackages({scan: scan}) {
      const own = scan.operands.slice(0, scan.beforeDashes);
      const handed = scan.operands.slice(scan.beforeDashes);
      const plain = /^(?:-(?:race|v|short|failfast|cover|json|benchmem)|-(?:count|timeout|run|p|parallel|tags|covermode|coverpkg|skip|bench)=[\w./,:|$^()*-]+|\.?\/?[\w.-]+(?:\/[\w.-]+)*)$/;
      return {
        risks: [ ...own.filter(word => !plain.test((0, shared_words.Zc)(word) ?? "?")).map(word => riskOf(word, "is a package outside the workspace")), ...handed.filter(word => !plain.test((0, 
        shared_words.Zc)(word) ?? "?") || /(?:^|\/)\.\.\//.test((0, shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "is passed to go test, where it can name programs")) ]
      };
    }
    const goCheckers = defineProgram({
      names: [ "gotestsum", "ginkgo", "staticcheck", "govulncheck", "errcheck", "ineffassign", "gosec", "gocyclo", "revive", "nilaway", "deadcode" ],
      source: "https://github.com/gotestyourself/gotestsum#documentation",
      grants: runsWorkspaceCode,
      changes: true,
      options: {
        singleDash: true,
        flag: "-r -v -p -race -cover -trace -no-color -hide-summary -rerun-fails-report -packages -watch -randomize-all -randomize-suites -fail-on-pending -keep-going -quiet -tests -json -show -exported -no-fail -vv -succinct -fail-fast -failfast -asserts -blank -ignoretests",
        value: "-format -f -hide-summary -format-icons -max-fails -rerun-fails -rerun-fails-max-failures -timeout -focus -skip -label-filter -focus-file -skip-file -procs -nodes -repeat -flake-attempts -seed -checks -go -tags -mode -test -severity -confidence -exclude -include -exclude-dir -over -ignore -formatter -fmt -show-stdout",
        optional: "-rerun-fails",
        write: "-junitfile -jsonfile -jsonfile-timing-events -junit-report -json-report -output-dir -coverprofile -out -debug.cpuprofile -debug.memprofile -debug.trace",
        risks: [ {
          why: runsOtherProgram,
          value: "-post-run-command -exec -toolexec -vettool",
          flag: "-raw-command"
        }, {
          why: choosesPlace,
          value: "-C -config -conf -db -junitfile-project-name -modfile -overlay"
        } ]
      },
      check: goPackages
    });
    function goFormat({scan: scan, invocation: invocation}) {
      return gatherEffects(scan.operands.flatMap(word => [ (0, shared_words.T7)(word, invocation.cwd), hasOption(scan, "-w") ? (0, 
      shared_words.EV)("write", word, invocation.cwd) : {} ]));
    }
    const goFormatter = {
      singleDash: true,
      flag: "-l -d -s -e -w -v -format-only -diff -list -extra",
      value: "-r -local -srcdir -lang -modpath -m -max-len",
      risks: [ {
        why: "writes a file",
        value: "-cpuprofile -memprofile -memrate -trace"
      } ]
    };
    const gofmtProgram = defineProgram({
      names: [ "gofmt", "goimports", "gofumpt", "golines", "gci" ],
      source: "https://pkg.go.dev/cmd/gofmt",
      options: goFormatter,
      check: goFormat
    });
    const golangciLintProgram = defineFamily({
      names: [ "golangci-lint" ],
      source: "https://golangci-lint.run/docs/configuration/cli/",
      grants: "Builds the packages of the workspace to analyze them, and loads the plugins that .golangci.yml names.",
      commands: {
        run: {
          options: {
            flag: "--fix -v --verbose --new --tests --disable-all --enable-all --fast --fast-only --allow-parallel-runners --allow-serial-runners --print-issued-lines --print-linter-name --sort-results --uniq-by-line --show-stats --no-config",
            value: "--timeout --new-from-rev --new-from-merge-base --out-format -E --enable -D --disable --enable-only -p --presets --build-tags -j --concurrency --issues-exit-code --max-issues-per-linter --max-same-issues --go --modules-download-mode --color --default --path-prefix --path-mode",
            read: "--new-from-patch",
            write: "--cpu-profile-path --mem-profile-path --trace-path --output.text.path --output.json.path --output.tab.path --output.html.path --output.checkstyle.path --output.code-climate.path --output.junit-xml.path --output.sarif.path",
            risks: [ {
              why: choosesPrograms,
              value: "-c --config"
            } ]
          },
          check: ({scan: scan, invocation: invocation}) => {
            const risks = optionValues(scan, "--out-format").filter(word => !/^[\w,-]+$/.test((0, 
            shared_words.Zc)(word) ?? ":")).map(word => riskOf(word, "writes the report to a file"));
            return gatherEffects([ {
              risks: risks
            }, hasOption(scan, "--fix") ? (0, shared_words.EV)("write", (0, shared_words.CK)("."), invocation.cwd) : {} ]);
          }
        },
        linters: {},
        version: {}
      }
    });
    const readsOtherRules = "reads rules from another file, directory or text";
    function targetRisks({scan: scan, invocation: invocation}, isTarget) {
      const program = asCalled(invocation.argv[0]);
      return {
        risks: scan.operands.map(word => {
          const plain = isTarget((0, shared_words.Zc)(word) ?? "");
          return plain ? riskOf(word, "is a target that the rule does not name", (0, publishes.w)(word, {
            alsoCoveredBy: [ program ]
          })) : riskOf(word, "sets a variable or is not a plain target");
        })
      };
    }
    function asCalled(word) {
      const name = (0, shared_words.Zc)(word) ?? "";
      return word !== void 0 && word.source.endsWith(`/${name}`) ? word.source : name;
    }
    const gradleProgram = defineProgram({
      names: [ "gradle", "gradlew" ],
      source: "https://docs.gradle.org/current/userguide/command_line_interface.html",
      grants: "Runs the build scripts of the workspace.",
      changes: true,
      options: {
        flag: "-q --quiet -i --info -d --debug -w --warn -s --stacktrace -S --full-stacktrace --no-daemon --daemon --foreground --stop --status --parallel --no-parallel --offline --continue --no-continue -m --dry-run --rerun-tasks --build-cache --no-build-cache --configuration-cache --no-configuration-cache --refresh-dependencies --configure-on-demand --no-scan --no-watch-fs --watch-fs -v --all --profile -a --no-rebuild --rerun",
        value: "--console --tests -x --exclude-task --configuration --dependency --warning-mode --max-workers --priority",
        risks: [ {
          why: readsOtherRules,
          value: "-I --init-script -p --project-dir -b --build-file -c --settings-file -g --gradle-user-home --include-build --project-cache-dir -F --dependency-verification -M --write-verification-metadata"
        }, {
          why: "sets a property, which can name a program or a file",
          optional: "-P* -D*",
          value: "-P -D --project-prop --system-prop"
        }, {
          why: "publishes a report of the build",
          flag: "--scan"
        } ]
      },
      check: context => targetRisks(context, value => /^:?[A-Za-z][\w:-]*$/.test(value))
    });
    const hadolintProgram = defineProgram({
      names: [ "hadolint" ],
      source: "https://github.com/hadolint/hadolint#cli",
      options: {
        flag: "--no-fail --no-color --verbose -V --strict-labels --disable-ignore-pragma",
        value: "-f --format --error --warning --info --style --ignore --trusted-registry --require-label -t --failure-threshold --file-path-in-report",
        read: "-c --config"
      },
      operands: "read"
    });
    const helmShared = {
      flag: "--debug --strict --quiet --with-subcharts --include-crds --no-hooks --skip-tests --skip-crds --skip-schema-validation --validate --is-upgrade --dependency-update --devel --output-dir-release --dry-run",
      value: "--set --set-string --set-json --set-literal --kube-version -a --api-versions -n --namespace --name-template -s --show-only --version --description --release-name --max-col-width",
      read: "-f --values",
      write: "--output-dir -d --destination",
      risks: [ {
        why: choosesAccount,
        value: "--kubeconfig --kube-context --kube-apiserver --kube-token --kube-as-user --kube-ca-file --registry-config --repository-cache --repository-config --repo --username --password --ca-file --cert-file --key-file --keyring"
      }, {
        why: "runs a program of the caller's choice",
        value: "--post-renderer --post-renderer-args"
      }, {
        why: "reads a file",
        value: "--set-file"
      } ]
    };
    function charts(from) {
      return ({scan: scan, invocation: invocation}) => gatherEffects(scan.operands.slice(Math.min(from, Math.max(0, scan.operands.length - 1))).map(word => /^(?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/.test((0, 
      shared_words.Zc)(word) ?? ":") ? operandEffects("read", word, invocation) : {
        risks: [ riskOf(word, "is a chart from elsewhere") ]
      }));
    }
    const helmProgram = defineFamily({
      names: [ "helm" ],
      literal: true,
      source: "https://helm.sh/docs/helm/helm/",
      globals: helmShared,
      common: helmShared,
      commands: {
        "": {},
        version: {
          options: {
            flag: "--short --client"
          }
        },
        env: {},
        lint: {
          check: charts(0)
        },
        template: {
          check: charts(1)
        },
        package: {
          check: charts(0),
          changes: true,
          options: {
            value: "--app-version",
            risks: [ {
              why: "uses keys",
              flag: "--sign",
              value: "--key --passphrase-file"
            } ]
          }
        },
        "show values": {
          check: charts(0)
        },
        "show chart": {
          check: charts(0)
        },
        "show readme": {
          check: charts(0)
        },
        "show all": {
          check: charts(0)
        },
        "dependency list": {
          check: charts(0)
        },
        "dep list": {
          check: charts(0)
        },
        ...subCommands("list ls status history", {
          options: {
            flag: "-A --all-namespaces -a --all",
            value: "-o --output --max -l --selector --filter"
          }
        }),
        ...subCommands("install upgrade uninstall rollback pull push repo plugin registry dependency dep create test get search show", changesSomething)
      }
    });
    const hexdumpProgram = defineProgram({
      names: [ "hexdump", "hd" ],
      reads: "files",
      source: "https://man7.org/linux/man-pages/man1/hexdump.1.html",
      options: {
        flag: "-b --one-byte-octal -X --one-byte-hex -c --one-byte-char -C --canonical -d --two-bytes-decimal -o --two-bytes-octal -x --two-bytes-hex -v --no-squeezing",
        value: "-e --format -n --length -s --skip",
        optional: "-L --color",
        read: "-f --format-file"
      },
      operands: "read"
    });
    const hostnameProgram = defineProgram({
      names: [ "hostname" ],
      reads: "machine",
      source: "https://man7.org/linux/man-pages/man1/hostname.1.html",
      options: {
        flag: "-a --alias -A --all-fqdns -d --domain -f --fqdn --long -i --ip-address -I --all-ip-addresses -s --short -y --yp --nis",
        risks: [ {
          why: "sets the host name",
          value: "-F --file",
          flag: "-b --boot"
        } ]
      },
      operands: "named",
      why: "sets the host name"
    });
    const iconvProgram = defineProgram({
      names: [ "iconv" ],
      reads: "files",
      source: "https://man7.org/linux/man-pages/man1/iconv.1.html",
      options: {
        flag: "-c -l --list -s --silent --verbose",
        value: "-f --from-code -t --to-code",
        write: "-o --output"
      },
      operands: "read"
    });
    function lintedPlaces({scan: scan, invocation: invocation}) {
      const [first, ...rest] = scan.operands;
      const verb = /^(?:lint|scan|test|run|score|validate|analyze|static-analysis)$/.test((0, 
      shared_words.Zc)(first) ?? "");
      return gatherEffects([ ...(verb ? rest : scan.operands).map(word => (0, shared_words.T7)(word, invocation.cwd)), ...files(optionValues(scan, "-o", "--output")).map(word => (0, 
      shared_words.EV)("write", word, invocation.cwd)), ...files(optionValues(scan, "-f", "--format")).map(word => (0, 
      shared_words.EV)("read", word, invocation.cwd)) ]);
    }
    const infrastructure_scanners_formats = /^(?:cli|compact|json|sarif|junit\w*|github\w*|gitlab\w*|azuredevops|csv|cyclonedx\w*|spdx\w*|text|plain|tap|ya?ml|xml|html|markdown|md|pretty|stylish|full|quiet|table|default|human|checkstyle|codeclimate|pep8|brief|rich|none|ci|summary|stdout|stderr)$/;
    function files(values) {
      return values.filter(word => !infrastructure_scanners_formats.test((0, shared_words.Zc)(word) ?? ""));
    }
    const infrastructureScanners = defineProgram({
      names: [ "checkov", "tfsec", "tflint", "terrascan", "kics", "cfn-lint", "kube-linter", "kube-score", "kubeconform", "kubeval", "conftest", "zizmor", "ansible-lint", "spectral", "redocly" ],
      source: "https://www.checkov.io/2.Basics/CLI%20Command%20Reference.html",
      grants: "Runs checks that its configuration in the workspace names, which can be code.",
      changes: true,
      options: {
        flag: "--quiet --compact --recursive -q -v --verbose --no-color --soft-fail -s --no-progress --offline --no-fail-on-crash --strict --summary -strict -summary -verbose --minimum-failure-severity --show-rules --pedantic --no-exit-codes --ignore-missing-schemas -ignore-missing-schemas --parseable --nocolor --no-guide --list -l --disabled-by-default --no-module --force",
        value: "--framework --check --skip-check --skip-path -o --output --format -f --fail-severity -F --exclude --exclude-dir --minimum-failure-severity --min-severity --min-confidence --persona --color --regions -i --ignore-checks --skip-framework --enable-rule --disable-rule --only --kubernetes-version -kubernetes-version -output -skip -n --skip-list --tags",
        read: "-d --directory --file --filter",
        write: "--output-file-path --output-file",
        risks: [ {
          why: choosesConfiguration,
          value: "-c --config --config-file --external-checks-dir --external-checks-git --chdir --var-file --schema-location -schema-location --policy --rulesdir --rules-dir --ruleset -a --append-rules --custom-check-dir --tfvars-file --project-dir --baseline -cache --cache-dir -R",
          flag: "--init -p"
        }, {
          why: choosesServer,
          value: "--bc-api-key --repo-id --gh-token --gh-hostname --prisma-api-url"
        }, {
          why: "changes the sources",
          optional: "--fix --write --create-baseline --update-specs"
        } ]
      },
      check: lintedPlaces
    });
    const interpreters = guarded({
      names: "lua luajit Rscript R julia elixir iex erl escript ghc runghc ocaml guile racket sbcl clojure tclsh wish osascript nim raku octave gnuplot powershell pwsh fish csh tcsh",
      source: "https://www.lua.org/manual/5.4/manual.html#7",
      why: "is a program that the rule does not name",
      grants: "Runs programs.",
      flag: "-v -q",
      text: "-e -E --eval --execute -eval -c -C --command --commands -Command -EncodedCommand -ec -r"
    });
    const javaProgram = defineProgram({
      names: [ "java", "javaw", "jshell", "groovy", "scala", "kotlin", "dotnet-script" ],
      source: "https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html",
      grants: "Runs the given program.",
      changes: true,
      options: {
        singleDash: true,
        stopAtOperand: true,
        flag: "-version -showversion -help -h",
        risks: [ {
          why: namesProgramOrPlugin,
          optional: "-X* -D* -javaagent* -agentlib* -agentpath*",
          value: "-jar -cp -classpath -m -p"
        } ]
      },
      operands: [ "named", "data" ],
      why: "is a program that it runs"
    });
    const javacProgram = defineProgram({
      names: [ "javac", "kotlinc", "swiftc", "scalac" ],
      source: "https://docs.oracle.com/en/java/javase/21/docs/specs/man/javac.html",
      options: {
        singleDash: true,
        flag: "-g -verbose -Werror -nowarn -parameters -deprecation",
        value: "-source -target -release -encoding",
        optional: "-Xlint*",
        write: "-d -h -s",
        read: "-cp -classpath -sourcepath",
        risks: [ {
          why: namesProgramOrPlugin,
          optional: "-J* -Xplugin*",
          value: "-processor -processorpath -Xplugin"
        } ]
      },
      check: compilationEffects
    });
    function checkJq({scan: scan, invocation: invocation}) {
      const [program, ...files] = scan.operands;
      const positional = hasOption(scan, "--args", "--jsonargs");
      return gatherEffects([ program === void 0 ? {} : checkJqWord(program), ...positional ? [] : files.map(word => (0, 
      shared_words.EV)("read", word, invocation.cwd)) ]);
    }
    const jqProgram = defineProgram({
      names: [ "jq", "gojq", "jaq" ],
      reads: "files",
      source: "https://jqlang.github.io/jq/manual/",
      options: {
        flag: "-n --null-input -R --raw-input -s --slurp -c --compact-output -r --raw-output -j --join-output --raw-output0 -a --ascii-output -S --sort-keys -C --color-output -M --monochrome-output --tab --unbuffered --stream --stream-errors --seq -e --exit-status --args --jsonargs -h -V --build-configuration --yaml-input --yaml-output",
        value: "--indent",
        pair: "--arg --argjson",
        pairRead: "--rawfile --slurpfile --argfile",
        risks: [ {
          why: "loads modules from a directory",
          value: "-L --library-path"
        }, {
          why: "is a program in a file, which is not analyzed",
          flag: "-f --from-file"
        }, {
          why: "shows what was compiled",
          flag: "--debug-dump-disasm --debug-trace"
        } ]
      },
      check: checkJq
    });
    const yq_reaching = /\b(?:str)?env\b|\$\s*ENV\b|\benvsubst\b|\b(?:load\w*|eval)\s*\(|\bsystem\b|\bsplitDoc\b|\binput_filename\b|(?<![.\w])(?:import|include)\b/;
    function checkYq(context) {
      const {scan: scan, invocation: invocation} = context;
      const words = /^(?:eval|e|eval-all|ea)$/.test((0, shared_words.Zc)(scan.operands[0]) ?? "") ? scan.operands.slice(1) : scan.operands;
      const [program, ...files] = words;
      const value = (0, shared_words.Zc)(program);
      const problems = program !== void 0 && (value === null || yq_reaching.test(value)) ? [ riskOf(program, "reads the environment or other files, or runs text as a program") ] : [];
      const kind = hasOption(scan, "-i", "--inplace", "--in-place") ? "write" : "read";
      const existing = program !== void 0 && files.length === 0 && !hasOption(scan, "-n", "--null-input") ? [ (0, 
      shared_words.EV)("read", program, invocation.cwd) ] : [];
      const paths = files.map(word => (0, shared_words.EV)(kind, word, invocation.cwd));
      return gatherEffects([ {
        risks: problems
      }, ...paths, ...files.length === 0 && kind === "read" ? existing : [] ]);
    }
    const yqProgram = defineProgram({
      names: [ "yq" ],
      reads: "files",
      source: "https://mikefarah.gitbook.io/yq",
      options: {
        flag: "-r --unwrapScalar -n --null-input -N --no-doc -C --colors -M --no-colors -P --prettyPrint -e --exit-status -j --tojson -v --verbose -V -y --yaml-output -c -i --inplace --in-place -0 --nul-output",
        value: "-o --output-format -p --input-format -I --indent --xml-attribute-prefix --header-preprocess",
        risks: [ {
          why: "is a program in a file, which is not analyzed",
          value: "--from-file --expression-file"
        }, {
          why: "writes files that an expression names",
          value: "-s --split-exp"
        } ]
      },
      check: checkYq
    });
    const justProgram = defineProgram({
      names: [ "just", "task" ],
      source: "https://just.systems/man/en/",
      grants: "Runs the commands that the file of recipes in the workspace holds.",
      changes: true,
      options: {
        flag: "-l --list --summary -n --dry-run -q --quiet -v --verbose --no-color --color -s --silent",
        risks: [ {
          why: readsOtherRules,
          value: "-f --justfile -d --working-directory --set --shell --shell-arg -t --taskfile --dir -c --command"
        } ]
      },
      check: context => targetRisks(context, value => /^[\w:./-]+$/.test(value))
    });
    const keyManagement = guarded({
      names: "gpg gpg2 gpgconf age ssh-keysign keytool certbot pass secret-tool security keyctl cosign minisign signify",
      source: "https://www.gnupg.org/documentation/manuals/gnupg/",
      why: "handles keys, reads files or accesses the network"
    });
    function isOwnJob(word) {
      return word.kind === "literal" ? /^%\d{1,3}$/.test(word.value) : word.number === true;
    }
    const killProgram = defineProgram({
      names: [ "kill", "pkill", "killall" ],
      source: "https://man7.org/linux/man-pages/man1/kill.1.html",
      options: {
        flag: "-l -L --list --table",
        value: "-s --signal -n",
        digits: true
      },
      check: ({scan: scan, invocation: {argv: argv}}) => {
        const groups = argv.filter(word => /^-\d+$/.test((0, shared_words.Zc)(word) ?? "")).slice(hasOption(scan, "-s", "--signal", "-n") ? 0 : 1);
        const others = scan.operands.filter(word => (0, shared_words.Zc)(argv[0]) !== "kill" || !isOwnJob(word));
        return {
          risks: [ ...groups, ...others ].map(word => riskOf(word, "ends a process"))
        };
      },
      changes: true
    });
    const kustomizeProgram = defineFamily({
      names: [ "kustomize" ],
      source: "https://kubectl.docs.kubernetes.io/references/kustomize/cmd/build/",
      unknown: isMoreThanTheRule,
      commands: {
        "": {},
        version: {},
        build: {
          options: {
            value: "-o --output --load-restrictor --as-current-user",
            flag: "--stack-trace",
            risks: [ {
              why: "runs a program of the caller's choice",
              flag: "--enable-alpha-plugins --enable-exec --enable-helm --network",
              value: "--helm-command -e --env --mount"
            } ]
          },
          check: manifestFolder
        }
      }
    });
    function built({scan: scan, invocation: invocation}) {
      const program = (0, shared_words.Zc)(invocation.argv[0]) ?? "";
      const ordinary = /^(?:[\w-]+\/)?(?:build|compile|test|check|fmt|format|scalafmtCheck(?:All)?|clean|lint|doc|ast-check)$/;
      const [first] = scan.operands;
      const opened = ordinary.test((0, shared_words.Zc)(first) ?? "");
      return {
        risks: scan.operands.map(word => riskOf(word, "is a program, a build or a command that the rule does not name", opened && isOfWorkspace((0, 
        shared_words.Zc)(word) ?? "/") ? (0, publishes.w)(word, {
          openedBy: [ program, (0, shared_words.Zc)(first) ?? "" ]
        }) : {}))
      };
    }
    function isOfWorkspace(word) {
      return /^(?:@|\.\/)?\w[\w./:-]*$/.test(word) && !/(?:^|\/)\.\.(?:\/|$)|:\//.test(word);
    }
    const languageBuilds = defineProgram({
      names: [ "stack", "cabal", "dune", "lein", "zig", "crystal", "sbt", "ant", "rebar3" ],
      source: "https://www.scala-sbt.org/1.x/docs/Running.html",
      grants: "Runs the build of the workspace, which is a program.",
      options: {
        flag: "-v -q --no-terminal --fast --pedantic --coverage --release --locked"
      },
      check: built,
      changes: true
    });
    const launcherProgram = guarded({
      names: "watch entr parallel script ssh-agent strace ltrace gdb perf unshare nsenter runuser su setpriv systemd-run expect screen tmux at batch caffeinate faketime datefudge fakeroot proot bwrap firejail run-parts start-stop-daemon dbus-run-session valgrind rlwrap logsave setarch linux64 ld.so hyperfine multitime",
      source: "https://man7.org/linux/man-pages/dir_section_1.html",
      why: "is a command for a program that changes how it runs",
      grants: "A rule for it grants every program."
    });
    function taskRisks(words, before) {
      return words.map(word => /^[\w@#][\w@#:./-]*$/.test((0, shared_words.Zc)(word) ?? "") ? riskOf(word, "is a task that the rule does not name", (0, 
      publishes.w)(word, {
        openedBy: before
      })) : riskOf(word, "is not a plain task name"));
    }
    function ownOperands(scan) {
      return scan.operands.slice(0, scan.beforeDashes);
    }
    function checkLerna(context) {
      const [first, ...rest] = ownOperands(context.scan);
      const name = (0, shared_words.Zc)(first) ?? "";
      if (first === void 0 || /^(?:list|ls|ll|la|changed|updated|diff|info)$/.test(name)) return {};
      if (name === "run") return gatherEffects([ {
        risks: taskRisks(rest, [ "lerna", "run" ])
      }, handToTasks(context) ]);
      return {
        risks: [ first, ...rest ].map(word => riskOf(word, "changes something that the rule does not name"))
      };
    }
    const lernaProgram = defineProgram({
      names: [ "lerna" ],
      source: "https://lerna.js.org/docs/api-reference/commands",
      grants: runsPackageScripts,
      changes: true,
      options: {
        flag: "--stream --parallel --no-bail --no-prefix --no-sort --sort --no-private --private --include-dependents --include-dependencies --include-merged-tags --no-progress --json -a --all -l --long --toposort --skip-nx-cache --no-ci --verbose",
        value: "--since --scope --ignore --concurrency --loglevel",
        risks: [ {
          why: choosesCode,
          value: "--npm-client --use-nx --options-file --profile-location",
          flag: "--profile"
        } ]
      },
      check: checkLerna
    });
    const lessProgram = defineProgram({
      names: [ "less", "more", "most", "pg", "bat", "batcat" ],
      source: "https://man7.org/linux/man-pages/man1/less.1.html",
      options: {
        flag: "-F -R -X -S -N -n -i -I -s -e -E -M -q -Q -c -f -A --plain --no-pager --quit-if-one-screen --chop-long-lines --LINE-NUMBERS",
        value: "-p --style --color --theme --language -l --line-range --tabs -x",
        risks: [ {
          why: runsCommandsInside,
          value: "-k --lesskey-file --lesskey-src -o -O --log-file -t --tag -T --tag-file --pager --paging --config-file --map-syntax",
          flag: "--lessopen",
          optional: "-P* +*"
        } ]
      },
      operands: "read",
      check: ({scan: scan, invocation: invocation}) => {
        const commands = scan.operands.filter(word => /^\+/.test((0, shared_words.Zc)(word) ?? "+")).map(word => riskOf(word, "is a command of the pager"));
        const pages = (0, shared_words.Zc)(invocation.argv[0]) === "more" ? invocation.argv.slice(0, 1).map(word => riskOf(word, "can start a shell")) : [];
        return {
          risks: [ ...commands, ...pages ]
        };
      }
    });
    const lintStagedProgram = defineProgram({
      names: [ "lint-staged" ],
      source: "https://github.com/lint-staged/lint-staged#command-line-flags",
      grants: "Runs the commands that its configuration in the workspace holds.",
      changes: true,
      options: {
        flag: "--allow-empty -d --debug -q --quiet -r --relative -v --verbose --no-stash --no-hide-partially-staged --no-revert --fail-on-changes --continue-on-error",
        value: "--diff --diff-filter --max-arg-length",
        optional: "-p --concurrent",
        risks: [ {
          why: choosesCode,
          value: "-c --config --cwd",
          optional: "-x --shell"
        } ]
      }
    });
    function links({scan: scan, invocation: invocation}) {
      return gatherEffects(scan.operands.map(word => {
        if (/^[a-z][\w+.-]*:/i.test((0, shared_words.bG)(word))) return {
          risks: [ riskOf(word, "is an address instead of a file") ]
        };
        return /[*?[{]/.test((0, shared_words.bG)(word)) && word.kind === "literal" ? {} : (0, 
        shared_words.EV)("read", word, invocation.cwd);
      }));
    }
    const lycheeProgram = defineProgram({
      names: [ "lychee" ],
      source: "https://lychee.cli.rs/guides/cli/",
      grants: "Sends requests to every host that a document of the workspace names.",
      changes: true,
      options: {
        flag: "-v -vv --verbose -q --quiet --no-progress --no-ignore --hidden -i --insecure --offline --include-fragments --include-mail --include-verbatim -E --exclude-all-private --exclude-private --exclude-link-local --exclude-loopback --exclude-mail --require-https --suggest --skip-missing --glob-ignore-case --host-stats",
        value: "-m --max-redirects --max-retries --max-concurrency -T --threads -t --timeout -r --retry-wait-time -a --accept --include --exclude --exclude-path --exclude-file -s --scheme -f --format --mode --extensions --fallback-extensions --archive --index-files --cache-exclude-status --max-cache-age",
        write: "-o --output",
        risks: [ {
          why: choosesConfiguration,
          value: "-c --config --preprocess --input-source --files-from -p"
        }, {
          why: choosesServer,
          value: "-b --base --base-url --root-dir --basic-auth --github-token -H --header -X --method -u --user-agent --remap --min-tls"
        }, {
          why: "writes a file",
          value: "--cookie-jar",
          flag: "--cache --dump --dump-inputs"
        } ]
      },
      check: links
    });
    const machineAdministration = guarded({
      names: "mount umount losetup mkfs fdisk parted swapon swapoff crontab systemctl service initctl loginctl journalctl dmesg sysctl modprobe insmod rmmod iptables ip6tables nft ufw ip ifconfig route ss netstat lsof fuser useradd usermod userdel groupadd passwd chpasswd visudo chsh chfn newgrp reboot shutdown halt poweroff init telinit update-alternatives ldconfig ld as objcopy chattr setfacl setcap capsh hostnamectl timedatectl localectl dpkg aptitude apt-key add-apt-repository snap flatpak port yum dnf rpm zypper pacman apk conda mamba micromamba asdf mise sdk rbenv pyenv ghcup opam luarocks cpan cpanm pecl pear wall write mesg logger xclip xsel pbcopy pbpaste dbus-send gdbus busctl notify-send",
      source: "https://man7.org/linux/man-pages/dir_section_8.html",
      why: "shows or changes the system"
    });
    function jobCounts({argv: argv}) {
      return new Set(argv.filter((word, at) => (/^\d+$/.test((0, shared_words.Zc)(word) ?? "") || word.kind !== "literal" && word.number === true) && /^(?:-j|--jobs|-l|-\w*j)$/.test((0, 
      shared_words.Zc)(argv[at - 1]) ?? "")));
    }
    const makeProgram = defineProgram({
      names: [ "make", "gmake" ],
      source: "https://www.gnu.org/software/make/manual/html_node/Options-Summary.html",
      grants: "Runs the commands that the makefile of the workspace holds; `make:*` grants every target.",
      changes: true,
      options: {
        flag: "-k --keep-going -s --silent --quiet -n --just-print --dry-run --recon -B --always-make -i --ignore-errors -q --question -t --touch -w --print-directory --no-print-directory -r --no-builtin-rules -R --no-builtin-variables -S --no-keep-going --stop -d -p --print-data-base --trace --warn-undefined-variables --no-silent -L --check-symlink-times -m -b -v",
        optional: "-j --jobs -l --load-average --max-load -O --output-sync --debug --shuffle",
        risks: [ {
          why: readsOtherRules,
          value: "-f --file --makefile -C --directory -I --include-dir -E --eval"
        }, {
          why: "changes what is built",
          value: "-o --old-file --assume-old -W --what-if --new-file --assume-new"
        }, {
          why: "lets the environment win",
          flag: "-e --environment-overrides"
        } ]
      },
      check: context => {
        const counts = jobCounts(context.invocation);
        const operands = context.scan.operands.filter(word => !counts.has(word) && !/^(?:V|VERBOSE|DEBUG|JOBS)=\d+$/.test((0, 
        shared_words.Zc)(word) ?? ""));
        return targetRisks({
          ...context,
          scan: {
            ...context.scan,
            operands: operands
          }
        }, value => /^[\w./%+-]+$/.test(value) && !hasOption(context.scan, "--eval"));
      }
    });
    const manProgram = defineProgram({
      names: [ "man", "apropos", "whatis", "tldr" ],
      source: "https://man7.org/linux/man-pages/man1/man.1.html",
      options: {
        flag: "-k -f -a -w -W --where --path -K",
        risks: [ {
          why: runsCommandsInside,
          optional: "-H --html -X --gxditview -T --troff-device -t",
          value: "-P --pager -C --config-file -M --manpath -L -m -E -p -r --preprocessor -R --recode",
          flag: "-l --local-file -Z -D -d"
        } ]
      },
      check: ({scan: scan}) => ({
        risks: scan.operands.filter(word => !/^[\w+:.-]+$/.test((0, shared_words.Zc)(word) ?? "/")).map(word => riskOf(word, "is a page from a file"))
      })
    });
    const mesonProgram = defineProgram({
      names: [ "meson" ],
      source: "https://mesonbuild.com/Commands.html",
      grants: "Runs the commands in meson.build of the workspace.",
      changes: true,
      options: {
        flag: "-v --verbose --no-rebuild --print-errorlogs --no-suite --list -q --quiet --clean --reconfigure --wipe --no-stdsplit",
        value: "--suite --num-processes -j --jobs --timeout-multiplier -t --repeat --maxfail --logbase --buildtype",
        read: "-C",
        risks: [ {
          why: readsOtherRules,
          value: "--wrap --wrapper --gdb-path --setup --test-args -D --cross-file --native-file --prefix --destdir --ninja-args",
          flag: "--gdb"
        } ]
      },
      check: ({scan: scan, invocation: invocation}) => {
        const [first, ...rest] = scan.operands;
        const known = /^(?:test|compile|introspect|setup)$/.test((0, shared_words.Zc)(first) ?? "");
        if (first === void 0) return {};
        if (!known) return {
          risks: scan.operands.map(word => riskOf(word, "is not named by the rule"))
        };
        if ((0, shared_words.Zc)(first) === "setup") return gatherEffects(rest.map(word => (0, 
        shared_words.EV)("write", word, invocation.cwd)));
        return {
          risks: rest.filter(word => !/^[\w.:/-]+$/.test((0, shared_words.Zc)(word) ?? "?")).map(word => riskOf(word, "is not a plain name"))
        };
      }
    });
    const mixed = {
      flag: "--trace --stale --failed --cover --force --no-compile --no-deps-check --no-start --raise --seed --slowest --warnings-as-errors --check-formatted --dry-run --strict --all --only-slowest --no-archives-check --no-color --color --check-unused --check-locked --only --quiet -q --verbose",
      value: "--include --exclude --only --seed --max-failures --timeout --max-cases --partitions --slowest --format --checks --ignore --files-included",
      risks: [ {
        why: choosesCode,
        value: "-r --require --formatter --config --import --dot-formatter --erl -e --eval"
      } ]
    };
    const mixProgram = defineFamily({
      names: [ "mix" ],
      source: "https://hexdocs.pm/mix/Mix.html",
      grants: runsWorkspaceCode,
      unknown: "is a task that the rule does not name",
      commands: {
        "": {
          changes: true
        },
        test: runsTree(mixed),
        compile: runsTree(mixed),
        format: {
          options: mixed,
          check: rewritesUnless("--check-formatted", "--dry-run")
        },
        credo: runsTree(mixed),
        dialyzer: runsTree(mixed),
        help: {},
        "deps.tree": {},
        ...subCommands("run eval deps.get deps.update deps.clean escript.build release ecto.migrate phx.server do cmd archive.install hex.publish", {
          ...namedOperands("is not named by the rule"),
          options: mixed
        })
      }
    });
    const mkdirpProgram = defineProgram({
      names: [ "mkdirp", "make-dir-cli" ],
      source: "https://github.com/isaacs/node-mkdirp",
      options: {
        flag: "-p --print",
        value: "-m --mode"
      },
      operands: "write"
    });
    const documentationOptions = {
      flag: "-q -v -W -n -a -E -N --keep-going --strict -s --clean -c --dirty --quiet --verbose --fail-on-warning --nitpicky --no-color --color",
      value: "-b --builder -j --jobs -t --tag --theme",
      write: "-d --doctree-dir -w --warning-file --site-dir",
      risks: [ {
        why: choosesCode,
        value: "-c -C --conf-dir -D --define -A --html-define --config-file -f"
      } ]
    };
    const mkdocsProgram = defineFamily({
      names: [ "mkdocs" ],
      source: "https://www.mkdocs.org/user-guide/cli/",
      grants: "Runs the plug-ins that mkdocs.yml of the workspace names.",
      commands: {
        "": {},
        build: {
          options: [ documentationOptions, {
            write: "-d"
          } ],
          changes: true,
          plain: true
        },
        "get-deps": {},
        serve: {
          changes: true,
          operands: "named"
        },
        "gh-deploy": {
          changes: true,
          literal: true
        },
        new: {
          changes: true,
          operands: "write"
        }
      }
    });
    const mvnProgram = defineProgram({
      names: [ "mvn", "mvnw" ],
      source: "https://maven.apache.org/ref/current/maven-embedder/cli.html",
      grants: "Runs the plug-ins that pom.xml of the workspace names.",
      changes: true,
      options: {
        singleDash: true,
        flag: "-q -quiet -B -batch-mode -e -errors -X -debug -U -update-snapshots -o -offline -am -also-make -amd -fae -ff -fn -N -non-recursive -ntp -no-transfer-progress -nsu -V -show-version -v -version -C -c -DskipTests -DskipITs",
        value: "-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -color",
        optional: "-DskipTests=* -DskipITs=* -Dtest=* -Dit.test=* -Dmaven.test.skip=* -Dstyle.color=* -Dsurefire.failIfNoSpecifiedTests=* -DfailIfNoTests=*",
        write: "-l -log-file",
        risks: [ {
          why: "sets a property, which can name a program or a file",
          optional: "-D*"
        }, {
          why: readsOtherRules,
          value: "-s -settings -gs -global-settings -t -toolchains -gt -b -builder -emp -ep"
        } ]
      },
      check: context => gatherEffects([ targetRisks(context, value => /^[a-z][\w-]*(?::[\w-]+)?$/.test(value) && !/^exec:|^antrun:/.test(value)), {
        risks: optionValues(context.scan, "-f", "-file").filter(word => !/^(?:\.\/)?pom\.xml$/.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, readsOtherRules))
      } ])
    });
    const networkQueries = defineProgram({
      names: [ "ping", "ping6", "nslookup", "dig", "host", "whois", "getent", "traceroute", "tracepath", "mtr", "drill", "delv", "resolvectl", "arp", "nmap", "ncat" ],
      source: "https://man7.org/linux/man-pages/man8/ping.8.html",
      options: {
        flag: "-4 -6 -n -q",
        value: "-c -W -i -w",
        risks: [ {
          why: "reads a file or names a server",
          value: "-f -h -p -s"
        } ]
      },
      operands: "named",
      why: "is a name that is sent to another machine",
      changes: true
    });
    const ninjaProgram = defineProgram({
      names: [ "ninja" ],
      source: "https://ninja-build.org/manual.html",
      grants: "Runs the commands that the build file of the workspace holds.",
      changes: true,
      options: {
        flag: "-v --verbose -n --quiet",
        value: "-j -k -l -d -w",
        risks: [ {
          why: readsOtherRules,
          value: "-C -f -t"
        } ]
      },
      check: context => targetRisks(context, value => /^[\w./+-]+$/.test(value))
    });
    const noxProgram = defineProgram({
      names: [ "nox" ],
      source: "https://nox.thea.codes/en/stable/usage.html",
      grants: "Runs the sessions that noxfile.py of the workspace holds, which is code.",
      changes: true,
      options: {
        flag: "-l --list -r --reuse-existing-virtualenvs -R --no-install -N --no-venv -x --stop-on-first-error --no-stop-on-first-error --error-on-missing-interpreters --error-on-external-run --verbose -v --no-color --nocolor --forcecolor --json --non-interactive --install-only",
        value: "-s -e --session --sessions -k --keywords -t --tags -p --python --pythons --reuse-venv --default",
        write: "--envdir --report",
        risks: [ {
          why: choosesCode,
          value: "-f --noxfile --default-venv-backend --force-venv-backend -fb -db --extra-python -P --force-python"
        } ]
      },
      handsOn: true,
      check: context => {
        const {operands: operands, beforeDashes: beforeDashes} = context.scan;
        const odd = operands.slice(0, beforeDashes).filter(word => !/^[\w.-]+(?:\([\w=., '"-]*\))?$/.test((0, 
        shared_words.Zc)(word) ?? "/")).map(word => riskOf(word, "is not the name of a session"));
        return gatherEffects([ {
          risks: odd
        }, handOn(operands.slice(beforeDashes), "python", context) ]);
      }
    });
    var prompts = __webpack_require__(35476);
    var opaque = __webpack_require__(10168);
    function checkScripts(context) {
      const tasks = taskRisks(ownOperands(context.scan), [ (0, shared_words.eT)(context.invocation.argv[0]) ]);
      return gatherEffects([ {
        risks: tasks
      }, handToTasks(context) ]);
    }
    const npmRunAllProgram = defineProgram({
      names: [ "npm-run-all", "npm-run-all2", "run-s", "run-p" ],
      source: "https://github.com/bcomnes/npm-run-all2/blob/master/docs/npm-run-all.md",
      grants: runsPackageScripts,
      changes: true,
      options: {
        flag: "-s --sequential --serial -p --parallel -c --continue-on-error -l --print-label -n --print-name -r --race --silent",
        value: "--max-parallel",
        optional: "--aggregate-output",
        risks: [ {
          why: choosesCode,
          value: "--npm-path --node-run"
        } ]
      },
      check: checkScripts
    });
    const nxOwn = /^(?:add|configure-ai-agents|connect|daemon|exec|fix-ci|format:write|g|generate|graph|dep-graph|import|init|login|logout|mcp|migrate|new|release|repair|reset|start-ci-run|start-agent|sync|view-logs|watch)$/;
    function checkNx(context) {
      const {scan: scan} = context;
      const [first, ...rest] = ownOperands(scan);
      const name = (0, shared_words.Zc)(first) ?? "";
      if (first === void 0 || /^(?:show|list|report|format:check|sync:check)$/.test(name)) return {};
      if (nxOwn.test(name)) return {
        risks: [ riskOf(first, "changes something that the rule does not name") ]
      };
      const targets = optionValues(scan, "-t", "--target", "--targets");
      if (name === "affected" || name === "run-many") return gatherEffects([ {
        risks: [ ...targets, ...rest ].map(word => riskOf(word, "is a target", (0, publishes.w)(word, {
          openedBy: [ "nx", name ]
        })))
      }, handToTasks(context) ]);
      const tasks = taskRisks(name === "run" ? rest : [ first ], name === "run" ? [ "nx", "run" ] : [ "nx" ]);
      return gatherEffects([ {
        risks: tasks
      }, handToTasks(context) ]);
    }
    const nxProgram = defineProgram({
      names: [ "nx" ],
      source: "https://nx.dev/docs/reference/nx-commands",
      grants: runsPackageScripts,
      changes: true,
      options: {
        flag: "--verbose --skip-nx-cache --skipNxCache --skip-remote-cache --disable-nx-cache --all --uncommitted --untracked --batch --nx-bail --nxBail --json --affected --no-cloud --noCloud --skip-sync --no-color --coverage --ci --watch=false --production --exclude-task-dependencies",
        value: "--projects -p --exclude --targets -t --target --base --head --files --configuration -c --output-style --outputStyle --type --with-target --withTarget --test-name-pattern --testNamePattern --test-file --testFile --sep",
        optional: "--parallel --watch --max-parallel --maxParallel --bail --quiet",
        risks: [ {
          why: choosesCode,
          value: "--runner --nx-bail-on --plugin --jestConfig --config --tsConfig --project-root"
        }, {
          why: "writes a file or opens a server",
          optional: "--graph --file --open"
        }, {
          why: "changes files",
          optional: "--fix --update-snapshot -u"
        } ]
      },
      check: checkNx
    });
    const rimrafProgram = defineProgram({
      names: [ "rimraf", "del-cli", "del", "trash" ],
      source: "https://github.com/isaacs/rimraf#command-line-interface",
      options: {
        flag: "--preserve-root -v --verbose -G --no-glob",
        risks: [ {
          why: "deletes what patterns match",
          flag: "-g --glob --no-preserve-root -f --force"
        } ]
      },
      operands: "delete"
    });
    const scriptRunners = guarded({
      names: "concurrently nodemon onchange chokidar watchexec shx shelljs dotenv dotenvx env-cmd dotenv-cli zx start-server-and-test server-test wait-on http-server serve live-server local-web-server json-server localtunnel lt ngrok degit tiged giget plop hygen yo np release-it semantic-release standard-version commit-and-tag-version auto vercel netlify wrangler firebase surge gh-pages expo eas sls serverless cdk pulumi supabase prisma drizzle-kit sequelize sequelize-cli typeorm knex npm-check-updates ncu npm-check taze patch-package npkill copyfiles cpx cpy cpy-cli ncp husky simple-git-hooks lefthook is-ci pm2 forever electron electron-builder ng",
      source: "https://docs.npmjs.com/cli/commands/npx",
      why: "is a command for a program that runs, changes or publishes what its arguments name",
      grants: "Runs, changes or publishes what its arguments name."
    });
    const server = "sends results to a server or fetches them from one";
    const turboOwn = /^(?:login|logout|link|unlink|gen|generate|daemon|prune|telemetry|watch|scan|bin|config|query|boundaries|devtools|clone)$/;
    function checkTurbo(context) {
      const [first, ...rest] = ownOperands(context.scan);
      const name = (0, shared_words.Zc)(first);
      if (first === void 0 || name === "ls" || name === "info") return {};
      if (turboOwn.test(name ?? "")) return {
        risks: [ riskOf(first, "changes something that the rule does not name") ]
      };
      const named = name === "run" ? rest : [ first, ...rest ];
      const tasks = taskRisks(named, name === "run" ? [ "turbo", "run" ] : [ "turbo" ]);
      return gatherEffects([ {
        risks: tasks
      }, handToTasks(context) ]);
    }
    const turboProgram = defineProgram({
      names: [ "turbo" ],
      source: "https://turborepo.com/docs/reference/run",
      grants: runsPackageScripts,
      changes: true,
      options: {
        flag: "--affected --only --parallel --no-daemon --daemon --no-cache --no-color --color --skip-infer --experimental-allow-no-package-manager --no-update-notifier -v -vv -vvv",
        value: "--filter -F --concurrency --output-logs --log-order --log-prefix --ui --env-mode --verbosity --framework-inference --cache-workers --remote-cache-read-only",
        optional: "--dry --dry-run --continue --force --summarize",
        write: "--cache-dir",
        risks: [ {
          why: choosesCode,
          value: "--cwd --root-turbo-json --global-deps --pass-through-args"
        }, {
          why: server,
          value: "--api --token --team --login --remote-cache-timeout --preflight --cache --experimental-otel-endpoint"
        }, {
          why: "writes a file",
          optional: "--graph --profile --trace --anon-profile --heap"
        } ]
      },
      check: checkTurbo
    });
    const javascriptRunners = [ turboProgram, nxProgram, lernaProgram, crossEnvProgram, c8Program, npmRunAllProgram, rimrafProgram, mkdirpProgram, lintStagedProgram, scriptRunners ];
    const tools = new Map([ ...javascriptTools, ...javascriptRunners ].flatMap(program => program.names.map(name => [ name, program ])));
    const npx_options = {
      stopAtOperand: true,
      flag: "-y --yes --no --no-install -q --quiet --prefer-offline --offline --ignore-existing --bun --silent --help --version",
      risks: [ {
        why: "is a command line for a shell",
        value: "-c --call --shell-mode",
        never: true
      }, {
        why: "installs a package that the rule does not name",
        value: "-p --package"
      }, {
        why: "chooses where packages or programs come from",
        value: "--prefix -C --dir --cwd --registry --userconfig --cache --script-shell --shell --node-options --node-arg -n"
      } ]
    };
    const grammar = compileOptions([ npx_options ]);
    const registryName = /^((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:@[\w.^~*-]+)?$/;
    function readTool(words, invocation, world) {
      const scan = scanArguments(words, grammar, invocation.cwd);
      const outer = {
        effects: scan.effects,
        inner: [],
        risks: scan.risks,
        readOnly: true
      };
      const [tool, ...rest] = scan.operands;
      if (tool === void 0) {
        const tells = hasOption(scan, "--help", "--version") || outer.risks.length > 0;
        return tells ? outer : {
          ...outer,
          risks: invocation.argv.slice(0, 1).map(prompts.q)
        };
      }
      const name = registryName.exec((0, shared_words.Zc)(tool) ?? "")?.[1];
      const why = name === void 0 ? "is an address or a path instead of a package" : "is a package that the rule does not name";
      const known = name === void 0 ? void 0 : tools.get(name);
      const before = invocation.argv.slice(0, invocation.argv.indexOf(tool)).map(shared_words.Zc);
      const start = before.flatMap(word => word ?? []);
      const opened = start.length === before.length && (known !== void 0 || isInstalled((0, 
      shared_words.Zc)(tool) ?? "", invocation.cwd, world));
      const risks = [ ...outer.risks, riskOf(tool, why, opened ? (0, publishes.w)(tool, {
        openedBy: start
      }) : {}) ];
      if (known === void 0 || name === void 0) return mergeProgramEffects({
        ...outer,
        risks: risks
      }, (0, opaque.K)(rest));
      const argv = [ {
        ...tool,
        kind: "literal",
        value: name
      }, ...rest ];
      const started = startedBy(start, known.read({
        ...invocation,
        argv: argv
      }, world));
      return mergeProgramEffects({
        ...outer,
        risks: risks
      }, {
        ...started,
        risks: started.risks.map(openScript)
      });
    }
    function openScript(found) {
      const {alsoCoveredBy: alsoCoveredBy, ...rest} = found;
      return found.why === runsIt && alsoCoveredBy !== void 0 ? {
        ...rest,
        openedBy: alsoCoveredBy
      } : found;
    }
    function toolTable(name) {
      return tools.get(name);
    }
    const npxProgram = {
      names: [ "npx", "bunx", "pnpx" ],
      source: "https://docs.npmjs.com/cli/commands/npx",
      grants: "Downloads and runs packages; `npx:*` grants those that are known or installed, and their plug-ins.",
      read: (invocation, world) => readTool(invocation.argv.slice(1), invocation, world)
    };
    const npm_common = {
      groups: true,
      flag: "-v -s --silent -q --quiet -d -dd -ddd --verbose --color --no-color --json -l --long --no-progress --progress --no-audit --no-fund --audit --fund --prefer-offline --offline --no-update-notifier -ws --workspaces --include-workspace-root --if-present -y --yes --foreground-scripts --ignore-scripts --timing --no-save -S --save -D --save-dev -P --save-prod -O --save-optional -E --save-exact -B --save-bundle --production --parseable -p --unicode --no-unicode --package-lock-only --no-package-lock --legacy-peer-deps --strict-peer-deps --dry-run --all -a --no-optional --engine-strict --link --prefer-dedupe --install-links --no-bin-links --frozen-lockfile -g --global -f --force --commit-hooks --no-commit-hooks --git-tag-version --no-git-tag-version --allow-same-version --provenance",
      value: "--loglevel --omit --include --only --depth --audit-level --access --tag --otp --install-strategy --preid -m --message --before --searchlimit --heading --lockfile-version --maxsockets --fetch-retries --fetch-timeout -w --workspace",
      write: "--pack-destination",
      risks: [ {
        why: "chooses another directory",
        value: "--prefix -C --local-prefix --global-prefix --cache --logs-dir"
      }, {
        why: "chooses the shell or how node starts",
        value: "--script-shell --shell --node-options --init-module --git --editor --viewer --browser --node-gyp"
      }, {
        why: "chooses configuration or servers",
        value: "--globalconfig --userconfig --registry --proxy --https-proxy --noproxy --ca --cafile --cert --key --_auth --_authToken --scope --replace-registry-host --local-address",
        optional: "--@*"
      }, {
        why: "disables checks",
        flag: "--no-strict-ssl --no-ignore-scripts --ignore-scripts-false"
      } ]
    };
    function workspaces({scan: scan}) {
      const chosen = scan.given.filter(one => one.name === "-w" || one.name === "--workspace").flatMap(one => one.value ?? []);
      return {
        risks: chosen.filter(word => !/^@?\w[\w./-]*$/.test((0, shared_words.Zc)(word) ?? "") || /\.\./.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "is not a workspace of this package"))
      };
    }
    const npm_registryName = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:@[\w.^~*-]+)?$/;
    const tarball = /\.(?:tgz|tar|tar\.gz)$/i;
    function npmPackages(program, command) {
      return context => {
        const risks = context.scan.operands.map(word => {
          const value = (0, shared_words.Zc)(word) ?? "/";
          const named = npm_registryName.test(value) && !tarball.test(value);
          return named ? riskOf(word, "is a package that the rule does not name", {
            alsoCoveredBy: [ program, command ]
          }) : riskOf(word, "is an address or a path instead of a package");
        });
        return gatherEffects([ {
          risks: risks,
          changes: true
        }, workspaces(context) ]);
      };
    }
    function installs(command) {
      return {
        check: npmPackages("npm", command),
        changes: true
      };
    }
    function viewed({scan: scan}) {
      return {
        risks: scan.operands.slice(0, 1).filter(word => !npm_registryName.test((0, shared_words.Zc)(word) ?? "/") || tarball.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "is an address or a path instead of a package"))
      };
    }
    function setting({scan: scan}) {
      const secret = scan.operands.filter(word => /auth|token|passw|secret|^\/\//i.test((0, 
      shared_words.Zc)(word) ?? "token"));
      return {
        risks: secret.map(word => riskOf(word, "prints a credential", {
          never: true
        }))
      };
    }
    function listsSettings({invocation: invocation}) {
      return {
        risks: invocation.argv.slice(0, 1).map(word => riskOf(word, "prints the configuration, which contains credentials", {
          never: true
        }))
      };
    }
    function published(context) {
      const {scan: scan, invocation: invocation} = context;
      return gatherEffects([ ...scan.operands.map(word => operandEffects("tree", word, invocation)), workspaces(context) ]);
    }
    function script(named) {
      const check = context => {
        const {operands: operands, beforeDashes: beforeDashes} = context.scan;
        const isElsewhere = hasOption(context.scan, "-w", "--workspace", "-ws", "--workspaces");
        const name = isElsewhere ? null : named ?? (0, shared_words.Zc)(operands[0]);
        return gatherEffects([ workspaces(context), handToScript(operands.slice(beforeDashes), name, context) ]);
      };
      return {
        check: check,
        changes: true,
        handsOn: true
      };
    }
    const npm_reads = {
      check: workspaces
    };
    const changes = {
      check: workspaces,
      changes: true
    };
    function manifest(context) {
      return gatherEffects([ (0, shared_words.EV)("write", (0, shared_words.CK)("package.json"), context.invocation.cwd), {
        risks: context.scan.operands.map(word => ({
          word: (0, shared_words.eT)(word),
          why: "changes package.json"
        })),
        changes: true
      } ]);
    }
    const npmProgram = defineFamily({
      names: [ "npm" ],
      source: "https://docs.npmjs.com/cli/commands",
      grants: "Runs the scripts that package.json of the workspace names, and those of packages that it installs.",
      globals: npm_common,
      common: npm_common,
      commands: {
        "": {},
        ...subCommands("test t tst", script("test")),
        start: script("start"),
        stop: script("stop"),
        restart: script("restart"),
        ...subCommands("run run-script rum", script(null)),
        ...subCommands("ls list la ll outdated explain why fund audit ping root prefix bin search doctor query sbom whoami diff", npm_reads),
        ...subCommands("version dedupe prune uninstall remove rm un unlink update up upgrade rebuild cache shrinkwrap star unstar", changes),
        link: installs("link"),
        ln: installs("ln"),
        publish: {
          check: published,
          changes: true,
          literal: true
        },
        ...subCommands("unpublish deprecate dist-tag access owner team org hook profile stage set-script", {
          ...changes,
          literal: true
        }),
        ...subCommands("ci clean-install ic install-test it", installs("ci")),
        install: installs("install"),
        i: installs("i"),
        in: installs("in"),
        add: installs("add"),
        "audit fix": {
          ...changes,
          literal: true
        },
        ...subCommands("view info show v", {
          check: viewed
        }),
        pack: installs("pack"),
        config: {
          operands: "named",
          why: "changes or shows configuration"
        },
        "config get": {
          check: setting
        },
        get: {
          check: setting
        },
        "config list": {
          check: listsSettings
        },
        "config ls": {
          check: listsSettings
        },
        "config set": {
          operands: "named",
          why: "changes configuration",
          changes: true
        },
        set: {
          operands: "named",
          why: "changes configuration",
          changes: true
        },
        "config delete": {
          operands: "named",
          changes: true
        },
        "config edit": {
          changes: true,
          literal: true
        },
        "pkg get": npm_reads,
        "pkg set": {
          check: manifest,
          changes: true
        },
        "pkg delete": {
          check: manifest,
          changes: true
        },
        ...subCommands("exec x", {
          handle: readTool,
          changes: true
        }),
        ...subCommands("init create innit", {
          operands: "named",
          why: "is a package that it downloads and runs",
          check: workspaces,
          changes: true
        }),
        ...subCommands("token login adduser logout", {
          operands: "named",
          why: "shows or changes credentials",
          changes: true,
          literal: true
        }),
        ...subCommands("edit explore help help-search docs home repo bugs", {
          operands: "named",
          why: "starts another program",
          changes: true
        })
      }
    });
    const runsManagedScripts = "Runs the scripts that package.json of the workspace names, and those of packages that it installs.";
    const elsewhere = "chooses another directory or configuration";
    const choosesShell = "chooses the shell or makes it load code";
    const managerOptions = {
      groups: true,
      flag: "--coverage --ci --bail -s --silent --verbose --json --no-color --color --offline --prefer-offline --frozen-lockfile --no-frozen-lockfile --ignore-scripts --production --prod -P --dev -D --save-dev -O --save-optional -E --save-exact -r --recursive -w --workspace-root --if-present --no-bail --parallel --stream --dry-run -a --all --immutable --mode --inline-builds --non-interactive --no-save --force -f -g --global --optional --no-optional --exact --reporter",
      value: "--filter -F --loglevel --depth --filter-prod --workspace-concurrency --reporter --network-timeout --network-concurrency --omit --concurrency --mode",
      risks: [ {
        why: elsewhere,
        value: "-C --dir --cwd --prefix --use-yarnrc --config --userconfig --globalconfig --modules-folder --store-dir --cache-folder --global-folder --lockfile-dir --virtual-store-dir --preferred-cache-folder --registry --env-file --root --backend"
      }, {
        why: choosesShell,
        value: "--script-shell --shell-mode --node-options --preload -r=* --require --import --inspect",
        optional: "--inspect-brk"
      }, {
        why: "is program text",
        value: "--eval -e --print -p",
        open: true
      } ]
    };
    function package_managers_script(program, command) {
      const check = ({scan: scan, invocation: invocation, world: world}) => {
        const {argv: argv} = invocation;
        const named = command === null ? scan.operands[0] : argv.find((word, at) => at > 0 && (0, 
        shared_words.Zc)(word) === command);
        if (named === void 0) return {};
        const isElsewhere = hasOption(scan, "-r", "--recursive", "-F", "--filter", "--parallel", "--stream");
        const name = isElsewhere ? null : command === "t" ? "test" : (0, shared_words.Zc)(named);
        return handToScript(argv.slice(argv.indexOf(named) + 1), name, {
          invocation: invocation,
          world: world
        });
      };
      return {
        options: {
          passesOn: program !== "bun"
        },
        check: check,
        changes: true,
        handsOn: true
      };
    }
    function managerCommands(program) {
      return {
        "": {
          changes: true
        },
        ...Object.fromEntries([ "test", "t", "start", "stop", "build" ].map(name => [ name, package_managers_script(program, name) ])),
        ...subCommands("run run-script", package_managers_script(program, null)),
        ...subCommands("list ls ll why outdated audit licenses info view bin root pm", {}),
        ...subCommands("remove rm uninstall un update up upgrade dedupe prune rebuild unlink pack version import patch store cache", {
          changes: true
        }),
        ...subCommands("publish deploy", {
          changes: true,
          literal: true
        }),
        ...subCommands("exec dlx x", {
          handle: readTool,
          changes: true
        }),
        ...subCommands("create init", {
          operands: "named",
          why: "is a package that it downloads and runs",
          changes: true
        }),
        ...subCommands("config set plugin policies", {
          operands: "named",
          why: "shows or changes configuration",
          changes: true
        }),
        install: {
          check: npmPackages(program, "install"),
          changes: true
        },
        i: {
          check: npmPackages(program, "i"),
          changes: true
        },
        add: {
          check: npmPackages(program, "add"),
          changes: true
        },
        ci: {
          check: npmPackages(program, "ci"),
          changes: true
        },
        link: {
          check: npmPackages(program, "link"),
          changes: true
        }
      };
    }
    function belongsToWorkspace(name, {cwd: cwd}, world) {
      return isScriptName(name) || toolTable(name) !== void 0 || isInstalled(name, cwd, world);
    }
    function isFile(name) {
      return /^(?:\.\/)?[\w@-][\w@./-]*\.[cm]?[jt]sx?$/.test(name) && !/(?:^|\/)\.\.(?:\/|$)/.test(name);
    }
    function testFiles({scan: scan, invocation: invocation, world: world}) {
      const outside = word => word.kind !== "literal" || !(0, files_paths.FK)({
        path: (0, files_paths.Hi)(word.value, invocation.cwd),
        directory: world.workspace
      });
      return {
        risks: scan.operands.filter(outside).map(word => riskOf(word, "may be outside the workspace"))
      };
    }
    const bunProgram = defineFamily({
      names: [ "bun" ],
      source: "https://bun.sh/docs/cli/run",
      grants: runsManagedScripts,
      globals: {
        ...managerOptions,
        risks: [ ...managerOptions.risks ?? [], {
          why: choosesShell,
          value: "-r -c"
        } ],
        flag: `${managerOptions.flag ?? ""} --bun -b --hot --watch --revision -v`
      },
      common: {
        ...managerOptions,
        risks: [ ...managerOptions.risks ?? [], {
          why: choosesShell,
          value: "-r -c"
        } ],
        flag: `${managerOptions.flag ?? ""} --bun -b --coverage --bail --todo --only --update-snapshots -u --no-summary --elide-lines`,
        value: `${managerOptions.value ?? ""} -t --test-name-pattern --timeout --rerun-each --coverage-reporter --reporter`,
        write: "--coverage-dir --reporter-outfile --outfile --outdir"
      },
      commands: {
        ...managerCommands("bun"),
        build: {
          operands: "read",
          changes: true
        },
        test: {
          check: testFiles,
          changes: true
        },
        repl: {
          check: ({invocation: invocation}) => ({
            risks: invocation.argv.slice(0, 1).map(prompts.q)
          }),
          changes: true
        }
      },
      passesOn: true,
      handed: handToScript,
      starts: toolTable,
      opens: (name, invocation, world) => isFile(name) || belongsToWorkspace(name, invocation, world),
      unknown: "is a script or a file that the rule does not name"
    });
    const corepackProgram = defineProgram({
      names: [ "corepack", "volta", "nvm", "fnm", "n" ],
      source: "https://nodejs.org/api/corepack.html",
      grants: "Downloads and runs package managers or versions of node.",
      changes: true,
      operands: "named",
      why: "downloads or runs another program"
    });
    const pnpmProgram = defineFamily({
      names: [ "pnpm" ],
      source: "https://pnpm.io/pnpm-cli",
      grants: runsManagedScripts,
      globals: managerOptions,
      common: managerOptions,
      commands: managerCommands("pnpm"),
      passesOn: true,
      handed: handToScript,
      starts: toolTable,
      opens: belongsToWorkspace,
      unknown: "is a script or a program that the rule does not name"
    });
    function workspaceScript({scan: scan, invocation: invocation}) {
      const [place, script] = scan.operands;
      const program = (0, shared_words.Zc)(invocation.argv[0]) ?? "";
      const name = (0, shared_words.Zc)(script);
      const named = /^@?\w[\w./-]*$/.test((0, shared_words.Zc)(place) ?? "") && !/\.\./.test((0, 
      shared_words.Zc)(place) ?? "..");
      const opened = named && name !== null && (isScriptName(name) || name === "run");
      const more = opened ? {
        openedBy: [ program, "workspace" ]
      } : {};
      return {
        risks: scan.operands.slice(0, 2).map(word => riskOf(word, "is a workspace or its script", more))
      };
    }
    const yarnProgram = defineFamily({
      names: [ "yarn", "yarnpkg" ],
      source: "https://yarnpkg.com/cli",
      grants: runsManagedScripts,
      globals: {
        ...managerOptions,
        risks: [ ...managerOptions.risks ?? [], {
          why: "loads the yarn version and the plug-ins that the workspace names",
          flag: "-v --version",
          never: true
        } ]
      },
      common: managerOptions,
      commands: {
        ...managerCommands("yarn"),
        workspace: {
          check: workspaceScript,
          changes: true
        },
        workspaces: {
          operands: "named",
          changes: true
        },
        node: {
          operands: "named",
          why: "is a program that it runs",
          changes: true
        }
      },
      passesOn: true,
      handed: handToScript,
      starts: toolTable,
      opens: belongsToWorkspace,
      unknown: "is a script or a program that the rule does not name"
    });
    const opensslProgram = guardedFamily({
      names: [ "openssl" ],
      source: "https://docs.openssl.org/master/man1/openssl/",
      why: "handles keys, reads files or accesses the network",
      commands: {
        version: {
          options: {
            flag: "-a -v -b -o -f -p -d",
            singleDash: true
          }
        },
        rand: {
          options: {
            flag: "-hex -base64",
            singleDash: true
          }
        },
        dgst: {
          options: {
            flag: "-sha1 -sha256 -sha384 -sha512 -md5 -r -c -hex -binary",
            singleDash: true
          },
          operands: "read"
        }
      }
    });
    function patch_elsewhere({scan: scan}) {
      const directories = optionValues(scan, "-d", "--directory");
      if (directories.length === 0) return [];
      const names = optionValues(scan, "-i", "--input", "-o", "--output", "-r", "--reject-file", "-B", "--prefix");
      return [ ...directories.slice(1), ...names, ...scan.operands ].filter(word => !(0, 
      shared_words.bG)(word).startsWith("/"));
    }
    const patchProgram = defineProgram({
      names: [ "patch" ],
      source: "https://www.gnu.org/software/diffutils/manual/diffutils.html#Invoking-patch",
      options: {
        flag: "-b --backup -c --context -E --remove-empty-files -f --force -l --ignore-whitespace -n --normal -N --forward -R --reverse -s --quiet --silent -t --batch -T --set-time -u --unified -v -Z --set-utc --dry-run --verbose --binary --posix --backup-if-mismatch --no-backup-if-mismatch --merge",
        value: "-F --fuzz -p --strip --reject-format --read-only --quoting-style -V --version-control -D --ifdef -d --directory",
        read: "-i --input",
        write: "-o --output -r --reject-file -B --prefix",
        risks: [ {
          why: "runs ed",
          flag: "-e --ed"
        }, {
          why: "runs the programs of a version control system",
          value: "-g --get"
        }, {
          why: "chooses the names of backups",
          value: "-z --suffix -Y --basename-prefix"
        } ]
      },
      check: context => {
        const {scan: scan, invocation: invocation} = context;
        if (hasOption(scan, "--dry-run")) return {};
        const [target] = scan.operands;
        const found = [ {
          risks: patch_elsewhere(context).map(word => riskOf(word, "is relative to the directory of -d"))
        }, target === void 0 ? unpackInto(optionValue(scan, "-d", "--directory") ?? (0, 
        shared_words.CK)("."), context) : operandEffects("write", target, {
          cwd: invocation.cwd
        }), ...scan.operands.slice(1).map(word => operandEffects("read", word, {
          cwd: invocation.cwd
        })) ];
        return gatherEffects([ ...found, {
          changes: true
        } ]);
      }
    });
    const perlProgram = defineProgram({
      names: [ "perl" ],
      source: "https://perldoc.perl.org/perlrun",
      grants: "A rule for perl grants whatever the named script, or any script, does.",
      changes: true,
      options: {
        stopAtOperand: true,
        flag: "-w -W -X -t -T -v",
        risks: [ {
          why: takesProgramCode,
          value: "-I",
          flag: "-n -p -a -l -s -S -x -d -u -U",
          optional: "-M* -m* -i* -0* -F* -C* -D* -V* -c* -h*"
        }, {
          why: takesProgramCode,
          value: "-e -E",
          open: true
        } ]
      },
      check: context => scriptOperand(context)
    });
    function syntaxCheck({scan: scan, invocation: invocation}) {
      return gatherEffects(scan.operands.map(word => operandEffects("read", word, invocation)));
    }
    const phpProgram = defineProgram({
      names: [ "php" ],
      source: "https://www.php.net/manual/en/features.commandline.options.php",
      grants: "A rule for php grants whatever the named script, or any script, does.",
      changes: true,
      options: {
        stopAtOperand: true,
        flag: "-v -m -n -q -l",
        risks: [ {
          why: takesProgramCode,
          value: "-B -R -F -E -d -c -z -S -t -f",
          flag: "-a -i -s -w"
        }, {
          why: takesProgramCode,
          value: "-r",
          open: true
        } ]
      },
      check: context => hasOption(context.scan, "-l") ? syntaxCheck(context) : scriptOperand(context)
    });
    const phpConsoles = guarded({
      names: "artisan drush wp symfony",
      source: "https://getcomposer.org/doc/03-cli.md",
      why: "is a command that the rule does not name",
      grants: "Runs scripts and plug-ins of the workspace.",
      flag: "-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --prefer-dist --no-scripts --no-plugins --optimize-autoloader -o --strict --no-check-all --no-check-publish --dry-run"
    });
    function fixed({scan: scan, invocation: invocation}) {
      const looks = hasOption(scan, "--dry-run", "--test");
      const verb = /^(?:fix|check|process|describe|list-files|list)$/.test((0, shared_words.Zc)(scan.operands[0]) ?? "");
      const files = verb ? scan.operands.slice(1) : scan.operands;
      const places = files.length === 0 ? [ (0, shared_words.CK)(".") ] : files;
      const only = looks || verb && (0, shared_words.Zc)(scan.operands[0]) === "check";
      return gatherEffects(places.flatMap(word => [ operandEffects("tree", word, invocation), only ? {} : operandEffects("write", word, invocation) ]));
    }
    const phpCsFixerProgram = defineProgram({
      names: [ "php-cs-fixer", "phpcbf", "pint", "rector", "ecs" ],
      source: "https://cs.symfony.com/doc/usage.html",
      grants: "Runs the configuration of the workspace, which is code.",
      changes: true,
      options: {
        flag: "-q -v -vv -vvv --diff --dry-run -n --no-interaction --no-ansi --ansi --stop-on-violation --test --dirty --no-progress-bar --clear-cache --no-diffs",
        value: "--format --show-progress --using-cache --path-mode --memory-limit --output-format --extensions",
        risks: [ {
          why: choosesCode,
          value: "--config -c --rules --standard --preset --cache-file --autoload-file -a --allow-risky"
        } ]
      },
      check: fixed
    });
    const phpunitProgram = defineProgram({
      names: [ "phpunit", "pest", "phpstan", "psalm", "phpcs" ],
      source: "https://docs.phpunit.de/en/11.5/textui.html",
      grants: runsTests,
      changes: true,
      options: {
        flag: "-q -n -v --testdox --no-coverage --stop-on-failure --stop-on-error --fail-on-warning --fail-on-risky --no-progress --no-ansi --no-cache --no-interaction --debug --list-tests -s -p",
        value: "--filter --testsuite --group --exclude-group -l --level --error-format --memory-limit --order-by --threads --report",
        optional: "--colors --color --display-all-issues --display-deprecations --fail-on-incomplete --fail-on-skipped --fail-on-deprecation --ansi --parallel",
        write: "--log-junit --coverage-clover --coverage-html --coverage-text --cache-directory",
        risks: [ {
          why: choosesCode,
          value: "--bootstrap -c --configuration -a --autoload-file --prepend --printer --extension --coverage-php --include-path --config --standard --generate-baseline -d"
        } ]
      },
      operands: "tree"
    });
    const pipAuditProgram = defineProgram({
      names: [ "pip-audit" ],
      source: "https://github.com/pypa/pip-audit#usage",
      options: {
        flag: "-l --local --strict -S --dry-run --desc --no-deps --disable-pip --require-hashes --skip-editable --progress-spinner",
        value: "-f --format -s --vulnerability-service --ignore-vuln --aliases --timeout --progress-spinner",
        optional: "--desc --aliases",
        read: "-r --requirement --path",
        write: "-o --output --cache-dir",
        risks: [ {
          why: "takes packages from elsewhere",
          value: "--index-url --extra-index-url --osv-url"
        }, {
          why: "changes files",
          flag: "--fix"
        } ]
      },
      operands: "tree",
      changes: true
    });
    function hooks({scan: scan, invocation: invocation}) {
      return gatherEffects([ {
        risks: scan.operands.map(word => riskOf(word, "is a hook that the rule does not name", {
          openedBy: [ "pre-commit", "run" ]
        }))
      }, ...optionValues(scan, "--files").map(word => operandEffects("read", word, invocation)) ]);
    }
    const preCommitProgram = defineFamily({
      names: [ "pre-commit", "prek" ],
      source: "https://pre-commit.com/#command-line-interface",
      grants: "Runs the hooks that .pre-commit-config.yaml of the workspace names.",
      commands: {
        "": {
          changes: true
        },
        run: {
          options: {
            flag: "-a --all-files --show-diff-on-failure -v --verbose --fail-fast",
            value: "--color --hook-stage --from-ref -s --source --to-ref -o --origin --skip --last-commit --directory -j --jobs --files",
            risks: [ {
              why: choosesCode,
              value: "-c --config --commit-msg-filename"
            } ]
          },
          check: hooks,
          plain: true,
          changes: true
        },
        "validate-config": {
          operands: "read"
        },
        "sample-config": {},
        ...Object.fromEntries([ "install", "install-hooks", "uninstall", "autoupdate", "clean", "gc", "migrate-config", "try-repo" ].map(name => [ name, {
          changes: true,
          literal: true,
          operands: "named"
        } ]))
      }
    });
    const psProgram = defineProgram({
      names: [ "ps" ],
      reads: "machine",
      source: "https://man7.org/linux/man-pages/man1/ps.1.html",
      options: {
        flag: "-A -a -d -e -f -F -l -j -H -L -m -T -w -y -c -M -Z -V --forest --headers --no-headers --deselect -N --cumulative --context",
        value: "-p --pid --ppid -o -O --format --sort --cols --columns --width --rows --lines -u -U -g -G -s -t -C -q --quick-pid --user --group --tty --sid"
      },
      check: ({scan: scan}) => ({
        risks: scan.operands.filter(word => word.kind !== "literal" || /[^0-9,aux]/.test(word.value)).map(word => riskOf(word, "may print the environment of processes", {
          never: true
        }))
      })
    });
    const origin = "chooses where packages come from";
    const pip_common = {
      flag: "-q --quiet -v --verbose --no-input --disable-pip-version-check --no-cache-dir --no-color --isolated --require-virtualenv --no-python-version-warning",
      value: "--timeout --retries --exists-action --progress-bar --use-feature --use-deprecated",
      write: "--log --cache-dir",
      risks: [ {
        why: origin,
        value: "-i --index-url --extra-index-url -f --find-links --trusted-host --proxy --cert --client-cert --keyring-provider",
        flag: "--no-index"
      }, {
        why: "chooses another interpreter",
        value: "--python"
      }, {
        why: "runs the debugger",
        flag: "--debug"
      } ]
    };
    const installing = {
      flag: "-U --upgrade --pre --no-deps --user --require-hashes --no-build-isolation --force-reinstall -I --ignore-installed --break-system-packages --prefer-binary --dry-run --no-clean --no-compile --compile --ignore-requires-python --no-warn-script-location --no-warn-conflicts --no-user --use-pep517 --system",
      value: "-e --editable --only-binary --no-binary --root-user-action --upgrade-strategy --platform --python-version --implementation --abi --group",
      write: "--report -d --dest --download -w --wheel-dir",
      risks: [ {
        why: "reads constraints, which can choose where packages come from",
        value: "-c --constraint"
      }, {
        why: "installs into another location",
        value: "-t --target --prefix --root --src"
      }, {
        why: "passes options to the build",
        value: "-C --config-settings --config-setting --global-option --build-option --install-option"
      } ]
    };
    const indexName = /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:\s*[=<>!~][\w.*,<>=!~ -]+)?$/;
    const archive = /\.(?:whl|zip|tar|tgz|tbz|txz|tlz|tar\.\w+)(?:\[.*)?$/i;
    function pip_packages(command) {
      return ({scan: scan, invocation: invocation}) => {
        const also = [ (0, shared_words.Zc)(invocation.argv[0]) ?? "pip", command ];
        const lists = scan.given.filter(one => one.name === "-r" || one.name === "--requirement");
        return {
          risks: [ ...lists.flatMap(one => one.value === null || one.value === one.word ? [] : [ one.value ]).map(word => riskOf(word, "lists packages that the rule does not name", {
            alsoCoveredBy: also
          })), ...optionValues(scan, "-e", "--editable").map(word => riskOf(word, "builds and runs a package from a path", isProject(word) ? {
            alsoCoveredBy: also
          } : {})), ...scan.operands.filter(word => !own.test((0, shared_words.Zc)(word) ?? "")).map(word => isProject(word) || indexName.test((0, 
          shared_words.Zc)(word) ?? "/") && !archive.test((0, shared_words.Zc)(word) ?? "") ? riskOf(word, "is a package that the rule does not name", {
            alsoCoveredBy: also
          }) : riskOf(word, "is an address or a path instead of a package")) ]
        };
      };
    }
    function isProject(word) {
      return /^\.(?:\[[\w,.-]+\])?$/.test((0, shared_words.Zc)(word) ?? "");
    }
    const own = /^(?:pip|setuptools|wheel)$/;
    const pip_installs = command => ({
      options: [ installing, {
        read: "-r --requirement"
      } ],
      check: pip_packages(command),
      changes: true
    });
    const pipProgram = defineFamily({
      names: [ "pip", "pip3", "pipx" ],
      source: "https://pip.pypa.io/en/stable/cli/",
      grants: "Downloads packages and runs their build scripts.",
      globals: pip_common,
      common: pip_common,
      commands: {
        "": {},
        install: pip_installs("install"),
        download: pip_installs("download"),
        wheel: pip_installs("wheel"),
        uninstall: {
          options: {
            flag: "-y --yes --break-system-packages",
            read: "-r --requirement"
          },
          changes: true
        },
        list: {
          options: {
            flag: "-o --outdated -u --uptodate -e --editable -l --local --user --pre --not-required --exclude-editable --include-editable",
            value: "--format --exclude",
            read: "--path"
          }
        },
        show: {
          options: {
            flag: "-f --files"
          }
        },
        freeze: {
          options: {
            flag: "-l --local --user --all --exclude-editable",
            value: "--exclude",
            read: "-r --requirement --path"
          }
        },
        check: {},
        inspect: {
          options: {
            flag: "--local --user"
          }
        },
        help: {},
        hash: {
          options: {
            value: "-a --algorithm"
          },
          operands: "read"
        },
        "index versions": {
          operands: "named",
          why: "is sent to the index"
        },
        cache: {
          operands: "named",
          why: "changes the cache",
          changes: true
        },
        config: {
          operands: "named",
          why: "shows or changes configuration",
          changes: true
        },
        run: {
          operands: "named",
          why: "is a package that it downloads and runs",
          changes: true
        }
      }
    });
    const python_modules_interactive = new Set("asyncio code idlelib pdb sqlite3 timeit".split(" "));
    const ordinary = /^(?:ast|calendar|compileall|dis|doctest|inspect|json|json\.tool|platform|py_compile|pyclbr|site|symtable|sysconfig|tabnanny|this|tokenize|unittest|venv)$/;
    const standard = new Set("aifc antigravity asyncio base64 bdb binhex cProfile cgi cgitb code codecs codeop compression concurrent ctypes curses dbm difflib distutils encodings ensurepip filecmp fileinput ftplib getopt getpass gzip heapq http idlelib imaplib imghdr imp importlib lib2to3 locale logging mailbox mailcap mimetypes modulefinder multiprocessing netrc nntplib pathlib pdb pickle pickletools pip poplib pprint profile pstats pty pydoc pydoc_data quopri random rlcompleter runpy sched shlex shutil smtpd smtplib sndhdr socketserver sqlite3 ssl subprocess symbol tarfile telnetlib tempfile test textwrap threading timeit tkinter trace tracemalloc turtle turtledemo urllib uu uuid warnings webbrowser winreg wsgiref xdrlib xml xmlrpc zipapp zipfile".split(" "));
    function takesProgramText(module) {
      return python_modules_interactive.has(module.split(".")[0] ?? "");
    }
    function doesMore(module) {
      return standard.has(module.split(".")[0] ?? "") && !ordinary.test(module) || module === "easy_install";
    }
    const pythonLinters = defineProgram({
      names: [ "djlint", "pyupgrade", "autoflake", "autopep8", "yapf", "docformatter", "interrogate", "radon", "xenon", "curlylint" ],
      source: "https://www.djlint.com/docs/configuration/",
      options: {
        flag: "--check --lint --quiet --statistics --diff -d -c --check-diff -r --recursive -v --verbose --exit-zero-even-if-changed --fail-under -s --show-complexity -a --average -m --no-color",
        value: "-e --extension --profile --indent --max-line-length --exclude --ignore --include --max-complexity --min --max -n",
        risks: [ {
          why: "loads code or configuration from a path",
          value: "--configuration --config --style --settings -C"
        }, {
          why: "changes files",
          flag: "--reformat -i --in-place --fix",
          value: "--generate-badge"
        } ]
      },
      operands: "tree",
      check: ({scan: scan}) => ({
        changes: !scan.given.some(one => /^(?:--check|--lint|--diff|-d|-c|-s|-a)$/.test(one.name))
      })
    });
    const pythonRuntimes = guarded({
      names: "invoke scrapy alembic celery gunicorn uvicorn hypercorn ipython jupyter doit fab flask django-admin twine flit maturin bumpversion bump2version cookiecutter cruft copier dvc mlflow streamlit",
      source: "https://docs.pyinvoke.org/en/stable/invoke.html",
      why: "is a command or a program that the rule does not name",
      grants: "Runs the programs that its configuration in the workspace names.",
      flag: "-q -v --verbose --quiet"
    });
    const sphinxBuildProgram = defineProgram({
      names: [ "sphinx-build" ],
      source: "https://www.sphinx-doc.org/en/master/man/sphinx-build.html",
      grants: "Runs conf.py and the extensions of the documentation, which are code.",
      options: documentationOptions,
      operands: [ "read", "write", "read" ],
      changes: true
    });
    const tox_runs = "Runs the commands that its configuration in the workspace holds.";
    function environments(context) {
      const own = context.scan.operands.slice(0, context.scan.beforeDashes);
      return gatherEffects([ {
        risks: own.map(word => riskOf(word, "is a command that the rule does not name"))
      }, handOn(context.scan.operands.slice(context.scan.beforeDashes), "python", context) ]);
    }
    const onlyHanded = {
      changes: true,
      handle: (words, invocation, world) => ({
        ...gatherEffects([ handOn(words, "python", {
          invocation: invocation,
          world: world
        }) ]),
        readOnly: false
      })
    };
    const tox = {
      flag: "-q --quiet -v -vv -vvv --verbose -p --parallel-live -r --recreate --no-recreate-pkg --notest --skip-pkg-install --skip-missing-interpreters -l -a --listenvs --listenvs-all --no-provision --develop --fail-fast --no-list-dependencies --sitepackages --alwayscopy",
      value: "-e --colored --labels -m -f --stderr-color --hashseed --skip-env --parallel-no-spinner -k --key",
      optional: "-p --parallel --skip-missing-interpreters",
      write: "--result-json --workdir --temp-dir --exit-and-dump-after",
      risks: [ {
        why: choosesCode,
        value: "-c --conf --root --discover -x --override --runner --installpkg --force-dep --pre"
      }, {
        why: "installs packages from elsewhere",
        value: "-i --index-url"
      } ]
    };
    const toxRuns = {
      options: tox,
      check: environments,
      changes: true,
      handsOn: true
    };
    const toxProgram = defineFamily({
      names: [ "tox" ],
      source: "https://tox.wiki/en/latest/cli_interface.html",
      grants: tox_runs,
      passesOn: true,
      globals: tox,
      commands: {
        "": onlyHanded,
        ...Object.fromEntries([ "run", "r", "run-parallel", "p" ].map(name => [ name, {
          ...toxRuns,
          plain: true
        } ])),
        ...Object.fromEntries([ "list", "l", "config", "c" ].map(name => [ name, {
          options: tox
        } ]))
      }
    });
    const environmentRunners = [ toxProgram, noxProgram ];
    const pythonRunners = [ ...environmentRunners, preCommitProgram, coverageProgram, sphinxBuildProgram, mkdocsProgram, pipAuditProgram, pythonLinters, pythonRuntimes ];
    const python_tools = new Map([ ...pythonTools, ...pythonRunners, pipProgram ].flatMap(program => program.names.map(name => [ name, program ])));
    const python_options = {
      stopAtOperand: true,
      flag: "-V -VV -u -B -s -S -E -I -P -O -OO -q -v -b -bb -h",
      value: "-W",
      risks: [ {
        why: takesProgramCode,
        value: "-c",
        optional: "-m*",
        open: true
      }, {
        why: takesProgramCode,
        flag: "-i -x -d"
      }, {
        why: "changes how the interpreter starts",
        value: "-X --check-hash-based-pycs"
      } ]
    };
    const python_grammar = compileOptions([ python_options ]);
    function python_readTool(words, before, {invocation: invocation, world: world, isOpen: isOpen}) {
      const [tool, ...rest] = words;
      if (tool === void 0) return {
        effects: [],
        inner: [],
        risks: [],
        readOnly: true
      };
      const name = (0, shared_words.Zc)(tool) ?? "";
      const known = python_tools.get(name) ?? (uvProgram.names.includes(name) ? uvProgram : void 0);
      const literal = before.map(word => (0, shared_words.Zc)(word) ?? "");
      const opened = known === void 0 && isOpen(name);
      const also = known !== void 0 || opened ? (0, publishes.w)(tool, {
        openedBy: literal
      }) : {};
      const named = riskOf(tool, "is a module or a program that the rule does not name", {
        ...also,
        ...isModuleText(tool, before) ? {
          anyProgram: true
        } : {}
      });
      const outer = {
        effects: [],
        inner: [],
        risks: [ named ],
        readOnly: known !== void 0
      };
      if (known !== void 0) return mergeProgramEffects(outer, startedBy(literal, known.read({
        ...invocation,
        argv: words
      }, world)));
      if (!opened) return outer;
      const file = isScript(name) ? (0, shared_words.EV)("read", tool, invocation.cwd).effects : [];
      return mergeProgramEffects({
        ...outer,
        effects: file
      }, (0, opaque.K)(isScript(name) ? [] : rest));
    }
    function isScript(name) {
      return /^[\w.][\w./-]*\.py$/.test(name) && !/(?:^|\/)\.\.(?:\/|$)/.test(name);
    }
    const isOfProject = name => isScript(name) || isScriptName(name);
    const isModule = name => /^[A-Za-z_][\w.]*$/.test(name) && !doesMore(name);
    function isModuleText(module, before) {
      return (0, shared_words.Zc)(before.at(-1)) === "-m" && (module.kind !== "literal" || takesProgramText(module.value));
    }
    const python_script = defineProgram({
      names: [ "python" ],
      source: "https://docs.python.org/3/using/cmdline.html",
      options: python_options,
      changes: true,
      check: context => scriptOperand(context)
    });
    function readPython(invocation, world) {
      const {argv: argv} = invocation;
      const operand = argv.findIndex((word, index) => index > 0 && !(0, shared_words.bG)(word).startsWith("-"));
      const module = argv.findIndex((word, index) => index > 0 && (0, shared_words.Zc)(word) === "-m");
      if (module < 0 || operand >= 0 && operand < module) return python_script.read(invocation, world);
      const scan = scanArguments(argv.slice(1, module), python_grammar, invocation.cwd);
      const front = {
        effects: scan.effects,
        inner: [],
        risks: scan.risks,
        readOnly: true
      };
      return mergeProgramEffects(front, python_readTool(argv.slice(module + 1), argv.slice(0, module + 1), {
        invocation: invocation,
        world: world,
        isOpen: isModule
      }));
    }
    const runOptions = compileOptions([ {
      stopAtOperand: true,
      flag: "-h --help -V --version -q --quiet -v --verbose --frozen --locked --no-sync --offline --all-extras --no-dev --dev --isolated --exact --all-groups --no-project --active --no-progress --no-cache",
      value: "--extra --group --only-group --no-group --color",
      risks: [ {
        why: "chooses another project, interpreter or source of packages",
        value: "--directory --project -p --python --with --with-editable --with-requirements --env-file --index --index-url --default-index --extra-index-url -f --find-links --config-file --package --refresh-package -C --cache-dir",
        flag: "-s --script --gui-script"
      }, {
        why: "runs a module",
        value: "-m --module"
      } ]
    } ]);
    const withinProject = /^(?:run|sync|lock|install|update|show|tree|check|pip|export|version)$/;
    function python_openScript({alsoCoveredBy: also, ...found}) {
      return also?.length === 3 ? {
        ...found,
        openedBy: also
      } : also === void 0 ? found : {
        ...found,
        alsoCoveredBy: also
      };
    }
    const python_interpreter = /^(?:python[\d.]*|pypy3)$/;
    function python_readRunner(invocation, world) {
      const front = scanArguments(invocation.argv.slice(1), runOptions, invocation.cwd);
      const outer = {
        effects: front.effects,
        inner: [],
        risks: front.risks,
        readOnly: false
      };
      const [command, ...rest] = front.operands;
      if (command === void 0) return outer;
      const program = (0, shared_words.Zc)(invocation.argv[0]);
      const opened = program !== null && withinProject.test((0, shared_words.Zc)(command) ?? "") ? {
        openedBy: [ program ]
      } : {};
      const literal = {
        ...outer,
        risks: [ ...outer.risks, riskOf(command, "changes something that the rule does not name", opened) ]
      };
      if ((0, shared_words.Zc)(command) === "pip") {
        const before = [ (0, shared_words.Zc)(invocation.argv[0]) ?? "" ];
        return mergeProgramEffects(literal, startedBy(before, pipProgram.read({
          ...invocation,
          argv: front.operands
        }, world)));
      }
      if ((0, shared_words.Zc)(command) !== "run") return mergeProgramEffects(literal, othersOf([ command, ...rest ], invocation));
      const scan = scanArguments(rest, runOptions, invocation.cwd);
      const before = [ invocation.argv[0], command ];
      const own = {
        ...literal,
        risks: [ ...literal.risks, ...scan.risks ]
      };
      if (python_interpreter.test((0, shared_words.Zc)(scan.operands[0]) ?? "")) {
        const words = before.map(word => (0, shared_words.Zc)(word) ?? "");
        const python = startedBy(words, readPython({
          ...invocation,
          argv: scan.operands
        }, world));
        return mergeProgramEffects(own, {
          ...python,
          risks: python.risks.map(python_openScript)
        });
      }
      return mergeProgramEffects(own, python_readTool(scan.operands, before, {
        invocation: invocation,
        world: world,
        isOpen: isOfProject
      }));
    }
    const otherOptions = compileOptions([ {
      flag: "-q --quiet -v --verbose --frozen --locked --offline --all-extras --no-dev --dev --no-root --sync --no-interaction -n --check --dry-run --upgrade -U --all-groups --no-install-project -t --tree -T --top-level -l --latest -o --outdated -a --all --no-ansi --universal --no-dedupe --invert",
      value: "--extra --group --no-group --only-group --with --without --only --depth -d --format --prune --package --color --python-version --python-platform --upgrade-package -P"
    } ]);
    function othersOf([command, ...words], invocation) {
      const scan = scanArguments(words, otherOptions, invocation.cwd);
      const name = (0, shared_words.Zc)(command) ?? "";
      const program = (0, shared_words.Zc)(invocation.argv[0]) ?? "";
      const adds = /^(?:add|version)$/.test(name) ? {
        alsoCoveredBy: [ program, name ]
      } : name === "update" ? {
        openedBy: [ program, name ]
      } : {};
      const isPackage = word => /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:[=<>!~^@]=?[\w.*,<>=!~-]+)?$/.test((0, 
      shared_words.Zc)(word) ?? "/");
      return {
        effects: [],
        inner: [],
        readOnly: false,
        risks: [ ...scan.risks, ...scan.operands.map(word => riskOf(word, "is not named by the rule", isPackage(word) ? adds : {})) ]
      };
    }
    const uvProgram = {
      names: [ "uv", "poetry", "pdm", "pipenv", "hatch", "rye" ],
      source: "https://docs.astral.sh/uv/reference/cli/",
      grants: "Runs programs in the environment of the project, and installs packages.",
      read: python_readRunner
    };
    const pythonProgram = {
      names: [ "python", "python3", "python3.10", "python3.11", "python3.12", "python3.13", "python3.14", "pypy3" ],
      source: "https://docs.python.org/3/using/cmdline.html",
      grants: "A rule for python grants whatever the named script or module, or any of them, does.",
      read: readPython
    };
    function readUvx(invocation, world) {
      const scan = scanArguments(invocation.argv.slice(1), runOptions, invocation.cwd);
      const front = {
        effects: scan.effects,
        inner: [],
        risks: scan.risks,
        readOnly: true
      };
      const [tool, ...rest] = scan.operands;
      if (tool === void 0) return front;
      const known = python_tools.get(((0, shared_words.Zc)(tool) ?? "").replace(/@[\w.]+$/, ""));
      const plain = /^[\w][\w.-]*(?:@[\w.]+)?$/.test((0, shared_words.Zc)(tool) ?? "");
      const named = riskOf(tool, plain ? "is a package that the rule does not name" : "is an address or a path instead of a package");
      const inner = known === void 0 ? (0, opaque.K)(rest) : startedBy([ "uvx" ], known.read({
        ...invocation,
        argv: scan.operands
      }, world));
      return mergeProgramEffects({
        ...front,
        risks: [ ...front.risks, named ],
        readOnly: false
      }, inner);
    }
    const uvxProgram = {
      names: [ "uvx" ],
      source: "https://docs.astral.sh/uv/guides/tools/",
      grants: "Downloads and runs a package; `uvx:*` grants every package.",
      read: readUvx
    };
    const leaves = "connects to another machine";
    const remoteAccess = guarded({
      names: "ssh scp sftp rsync rclone telnet ftp tftp lftp nc netcat socat openconnect mosh autossh ssh-copy-id ssh-keyscan ssh-add ssh-keygen aria2c http https xh httpie lynx links w3m elinks mail mailx sendmail mutt tcpdump tshark ngrep iperf iperf3 wscat websocat grpcurl",
      source: "https://man.openbsd.org/ssh",
      why: leaves,
      flag: "-4 -6 -q -v"
    });
    const revProgram = defineProgram({
      names: [ "rev", "colrm" ],
      reads: "files",
      source: "https://man7.org/linux/man-pages/man1/rev.1.html",
      options: {
        flag: "-0 --zero"
      },
      operands: "read"
    });
    const rakeProgram = defineProgram({
      names: [ "rake" ],
      source: "https://ruby.github.io/rake/doc/command_line_usage_rdoc.html",
      grants: "Runs the tasks of the Rakefile of the workspace; `rake:*` grants every one.",
      changes: true,
      options: {
        flag: "-q --quiet -v --verbose -T --tasks -n --dry-run -P --prereqs -m --multitask -s --silent -A --all -t --no-color",
        optional: "--trace --backtrace -j --jobs -T --tasks -D --describe -W --where",
        risks: [ {
          why: choosesCode,
          value: "-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir -e --execute -E --execute-continue -p --execute-print -g -G",
          flag: "--system --no-search -N"
        } ]
      },
      check: ({scan: scan}) => ({
        risks: scan.operands.map(word => /^[\w:-]+(?:\[[\w,. -]*\])?$/.test((0, shared_words.Zc)(word) ?? "") ? riskOf(word, "is a task that the rule does not name", (0, 
        publishes.w)(word, {
          openedBy: [ "rake" ]
        })) : /^(?:TEST|TESTOPTS|SPEC|N|VERBOSE|SEED)=[\w./:, -]*$/.test((0, shared_words.Zc)(word) ?? "") && !/(?:^|[=/])(?:\.\.)?\//.test((0, 
        shared_words.Zc)(word) ?? "") ? riskOf(word, "chooses tests", {
          openedBy: [ "rake", "test" ]
        }) : riskOf(word, "sets a variable or is not a plain task"))
      })
    });
    const rspecProgram = defineProgram({
      names: [ "rspec", "minitest", "cucumber", "rails-test", "parallel_rspec" ],
      source: "https://rspec.info/features/3-13/rspec-core/command-line/",
      grants: runsTests,
      changes: true,
      options: {
        flag: "--fail-fast -b --backtrace --profile -w --warnings --dry-run --no-color --color --colour --force-color --no-profile -q --quiet -v --only-failures -n --next-failure --no-fail-fast --strict --publish-quiet",
        value: "-f --format -e --example -E --example-matches -t --tag --tags --seed --order -j",
        optional: "-p --profile --fail-fast --bisect",
        write: "-o --out --deprecation-out",
        risks: [ {
          why: choosesCode,
          value: "-r --require -I -O --options -P --pattern --default-path -c --config --init --exclude-pattern --drb-port",
          flag: "-X --drb"
        } ]
      },
      operands: "tree",
      check: context => builtInNames(context, "-f", "--format")
    });
    function corrected(context) {
      const {scan: scan, invocation: invocation} = context;
      const places = scan.operands.length === 0 ? [ (0, shared_words.CK)(".") ] : scan.operands;
      const changes = hasOption(scan, "-a", "-A", "--autocorrect", "--autocorrect-all", "--auto-correct", "--fix", "-x");
      return gatherEffects([ builtInNames(context, "-f", "--format"), ...changes ? places.map(word => (0, 
      shared_words.EV)("write", word, invocation.cwd)) : [] ]);
    }
    const checker = {
      flag: "--parallel --no-parallel -q --quiet -v --verbose --display-cop-names -D -S --display-style-guide -E --extra-details --force-exclusion -L --list-target-files --fail-fast -F --only-guide-cops -l --lint -x --fix-layout -a -A --autocorrect --autocorrect-all --auto-correct --fix --display-only-failed --no-color --color --ignore-unrecognized-cops --no-pager -P --display-time --raise-cop-error --no-progress --summary -w -z --no-exit-on-warn --no-exit-on-error",
      value: "-f --format --only --except --fail-level --cache --stdin -s --stderr --level --confidence-level",
      write: "-o --out --output --cache-root",
      risks: [ {
        why: choosesCode,
        value: "-r --require -c --config --plugin --server --init --ignore-config --rails-path",
        flag: "--init --start-server"
      }, {
        why: "changes files",
        flag: "--auto-gen-config --regenerate-todo --disable-uncorrectable --safe-auto-correct"
      } ]
    };
    const rubocopProgram = defineProgram({
      names: [ "rubocop", "standardrb", "reek", "brakeman", "erblint", "haml-lint", "slim-lint" ],
      source: "https://docs.rubocop.org/rubocop/usage/basic_usage.html",
      grants: "Runs the extensions that its configuration in the workspace names.",
      changes: true,
      options: checker,
      operands: "tree",
      check: corrected
    });
    const rubyTools = [ rspecProgram, rubocopProgram, rakeProgram ];
    const bundle_ordinary = {
      bundle: /^(?:install|exec)$/,
      bundler: /^(?:install|exec)$/,
      rails: /^(?:test(?::\w+)*|spec|db:(?:migrate|migrate:status|setup|prepare|create|rollback|seed|schema:load|test:prepare)|routes|stats|notes|zeitwerk:check|assets:precompile)$/
    };
    function opening(operands, index, program) {
      const [first, second, third] = operands.map(word => (0, shared_words.Zc)(word) ?? "");
      if (index === 0) return bundle_ordinary[program]?.test(first ?? "") === true ? {
        openedBy: [ program ]
      } : {};
      const known = rubyTools.some(({names: names}) => names.includes(second ?? ""));
      const task = second === "rails" && bundle_ordinary["rails"]?.test(third ?? "") === true;
      return known || task ? {
        openedBy: [ program, "exec" ]
      } : {};
    }
    function bundlerWords({scan: scan, invocation: invocation}) {
      const program = (0, shared_words.Zc)(invocation.argv[0]) ?? "";
      const exec = (0, shared_words.Zc)(scan.operands[0]) === "exec";
      return {
        risks: scan.operands.flatMap((word, index) => {
          const text = (0, shared_words.Zc)(word);
          if (index === 0 && /^(?:outdated|list|show|info|check|platform|licenses)$/.test(text ?? "")) return [];
          if (index === 0 || index === 1 && exec) return [ riskOf(word, "is a program or a task that the rule does not name", opening(scan.operands, index, program)) ];
          const reaches = text === null || /^-[rICfOE]|^--(?:require|options|init|config|out|default-path|gemfile|rakefile|path|binstubs|standalone|local|target)/.test(text) || /(?:^|\/)\.\.(?:\/|$)/.test(text) || text.startsWith("/");
          return reaches && !exec ? [ riskOf(word, choosesCode) ] : [];
        })
      };
    }
    function bundled({scan: scan, invocation: invocation, world: world}) {
      const [first, tool, ...rest] = scan.operands;
      if ((0, shared_words.Zc)(first) !== "exec" || tool === void 0) return {};
      const known = rubyTools.find(program => program.names.includes((0, shared_words.Zc)(tool) ?? ""));
      const before = [ (0, shared_words.Zc)(invocation.argv[0]) ?? "", "exec" ];
      const programEffects = known === void 0 ? (0, opaque.K)(rest.filter(word => /^-|^$/.test((0, 
      shared_words.bG)(word)))) : startedBy(before, known.read({
        ...invocation,
        argv: [ tool, ...rest ]
      }, world));
      return {
        effects: programEffects.effects,
        inner: programEffects.inner,
        risks: programEffects.risks
      };
    }
    const bundleProgram = defineProgram({
      names: [ "bundle", "bundler", "gem", "rails", "thor", "foreman", "cap", "pod", "fastlane", "jekyll" ],
      source: "https://bundler.io/man/bundle.1.html",
      grants: "Runs the Gemfile, the Rakefile and the programs of the workspace.",
      changes: true,
      options: {
        stopAtOperand: true,
        flag: "-q --quiet --verbose -T --tasks -n --dry-run",
        risks: [ {
          why: choosesCode,
          value: "-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir --gemfile -e --execute -E --execute-continue"
        } ]
      },
      check: context => gatherEffects([ bundlerWords(context), bundled(context) ])
    });
    const rubyProgram = defineProgram({
      names: [ "ruby", "jruby" ],
      source: "https://docs.ruby-lang.org/en/master/command_line/command_line_options_md.html",
      grants: "A rule for ruby grants whatever the named script, or any script, does.",
      changes: true,
      options: {
        stopAtOperand: true,
        flag: "-v -w -c -W0 -W1 -W2 -U -y --yjit --disable-gems",
        risks: [ {
          why: takesProgramCode,
          value: "-r -I -C -E -F -K -S -X",
          flag: "-n -p -l -a -s -x",
          optional: "-i --enable --encoding -r* -I*"
        }, {
          why: takesProgramCode,
          value: "-e",
          open: true
        } ]
      },
      check: context => hasOption(context.scan, "-c") ? syntaxCheck(context) : scriptOperand(context)
    });
    const rustcProgram = defineProgram({
      names: [ "rustc" ],
      source: "https://doc.rust-lang.org/rustc/command-line-arguments.html",
      options: {
        flag: "-V -v --verbose -g -O --test",
        value: "--edition --crate-name --crate-type --cap-lints -W -D -A -F --print --explain --cfg --check-cfg --error-format --color",
        write: "-o --out-dir",
        risks: [ {
          why: namesProgramOrPlugin,
          value: "-C --codegen -Z -L -l --extern --emit --target --sysroot"
        } ]
      },
      check: compilationEffects
    });
    function rustFormat({scan: scan, invocation: invocation}) {
      const looks = hasOption(scan, "--check") || (0, shared_words.Zc)(scan.given.find(one => one.name === "--emit")?.value ?? void 0) === "stdout";
      return gatherEffects(scan.operands.flatMap(word => [ operandEffects("read", word, invocation), looks ? {} : operandEffects("write", word, invocation) ]));
    }
    const rustfmtProgram = defineProgram({
      names: [ "rustfmt" ],
      source: "https://rust-lang.github.io/rustfmt/",
      options: {
        flag: "--check -l --files-with-diff -v --verbose -q --quiet --backup",
        value: "--edition --color --emit --style-edition",
        risks: [ {
          why: choosesPlace,
          value: "--config-path --config --print-config --file-lines",
          flag: "--unstable-features"
        } ]
      },
      check: rustFormat
    });
    function rustup_named({scan: scan}) {
      const odd = scan.operands.filter(word => !/^[\w][\w.-]*$/.test((0, shared_words.Zc)(word) ?? ""));
      return {
        risks: odd.map(word => riskOf(word, "is a path instead of a toolchain"))
      };
    }
    const rustupProgram = guardedFamily({
      names: [ "rustup" ],
      source: "https://rust-lang.github.io/rustup/",
      why: changesMachine,
      grants: "Installs and removes toolchains of Rust.",
      common: {
        flag: "-q --quiet -v --verbose"
      },
      commands: {
        show: {},
        "target list": {
          options: {
            flag: "--installed",
            value: "--toolchain"
          }
        },
        "component list": {
          options: {
            flag: "--installed",
            value: "--toolchain"
          }
        },
        "toolchain list": {
          options: {
            flag: "-v --verbose"
          }
        },
        "target add": {
          options: {
            value: "--toolchain"
          },
          changes: true
        },
        "component add": {
          options: {
            value: "--toolchain --target"
          },
          changes: true
        },
        update: {
          options: {
            flag: "--no-self-update"
          },
          changes: true
        },
        "toolchain install": {
          options: {
            flag: "--no-self-update --force",
            value: "--profile -c --component -t --target"
          },
          check: rustup_named,
          changes: true,
          literal: true
        },
        default: {
          check: rustup_named,
          changes: true,
          literal: true
        }
      }
    });
    function searchedPaths(context, ...patternOptions) {
      return hasOption(context.scan, ...patternOptions) ? context.scan.operands : context.scan.operands.slice(1);
    }
    function searchEffects(context, paths) {
      return gatherEffects(paths.map(word => (0, shared_words.T7)(word, context.invocation.cwd)));
    }
    function followedLinks(context, paths) {
      return gatherEffects(paths.map(word => followTree(word, context)));
    }
    function selectedFiles(context, starts, patterns) {
      const wanted = patterns.files.filter(word => !isExcluding(word) && !isWhole(word));
      if (wanted.length === 0) return {};
      const unwanted = [ ...patterns.excludedFiles ?? [], ...patterns.files.filter(isExcluding).map(word => (0, 
      shared_words.od)(word, 1)) ];
      const [names, notNames] = [ wanted, unwanted.filter(isKnown) ].map(words => words.map(patternTest));
      const notBelow = (patterns.excludedDirectories ?? []).filter(isKnown).map(testOf);
      const test = file => names?.some(one => one(file)) === true && notNames?.some(one => one(file)) !== true && !directoriesOf(file.path).some(name => notBelow.some(one => one(name)));
      return gatherEffects([ aboutSecrets(wanted, "path", {
        ...context,
        starts: starts
      }), pickedBelow(starts, context, test) ]);
    }
    const clearPattern = /^[a-z0-9._*-]+$/;
    function includedBy({files: files, excludedFiles: excludedFiles = [], excludedDirectories: excludedDirectories = []}) {
      const excluding = [ ...excludedFiles, ...files.filter(isExcluding).map(word => (0, 
      shared_words.od)(word, 1)) ];
      const including = files.filter(word => !isExcluding(word));
      const isOnlyIncluding = excluding.length === 0 && including.length > 0 && !including.some(isWhole);
      const includes = isOnlyIncluding ? including.map(patternTest) : [ () => true ];
      const excludes = including.length === 0 ? excluding.filter(isClear).map(testOf) : [];
      const notBelow = excludedDirectories.filter(isClear).map(testOf);
      const isExcluded = (name, tests) => name === name.toLowerCase() && tests.some(one => one(name));
      return file => includes.some(one => one(file)) && !isExcluded(file.name, excludes) && !directoriesOf(file.path).some(name => isExcluded(name, notBelow));
    }
    function isClear(word) {
      return word.kind === "literal" && clearPattern.test(word.value);
    }
    function isExcluding(word) {
      return (0, shared_words.bG)(word).startsWith("!");
    }
    function startsOf(paths) {
      return paths.length === 0 ? [ (0, shared_words.CK)(".") ] : paths;
    }
    function isHidden(path) {
      return path.split("/").some(name => name.startsWith("."));
    }
    function isKnown(word) {
      return word.kind === "literal" && !/\[[:.=]/.test(word.value);
    }
    function directoriesOf(path) {
      return path.split("/").slice(0, -1);
    }
    function patternTest(word) {
      const text = (0, shared_words.bG)(word).replace(/\/+$/, "/**");
      if (word.kind !== "literal" || !text.includes("/")) {
        const test = testOf(word);
        return ({name: name}) => test(name);
      }
      const globs = (0, files_glob.qF)((0, files_paths.tu)(`**/${text}`));
      return ({path: path}) => globs?.some(glob => (0, files_glob.kt)(glob, (0, files_paths.tu)(path).split("/"), false)) ?? true;
    }
    const ackProgram = defineProgram({
      names: [ "ack", "ack-grep" ],
      reads: "machine",
      source: "https://beyondgrep.com/documentation/",
      options: {
        flag: "-i --ignore-case -S --smart-case -v --invert-match -w --word-regexp -Q --literal -l --files-with-matches -L --files-without-matches -c --count -h --no-filename -H --with-filename -n --no-recurse -o -1 -f -s --column --nocolor --color --group --nogroup --heading --noheading --break --nobreak --noenv --nopager --sort-files -r -R --recurse --passthru --show-types",
        value: "-A --after-context -B --before-context -C --context -g -m --max-count --match --type -t --ignore-dir --ignore-file",
        risks: [ {
          why: runsOtherProgram,
          optional: "--pager"
        }, {
          why: "is program text for older versions",
          value: "--output"
        }, {
          why: "reads a list of files",
          flag: "-x"
        }, {
          why: "loads configuration",
          value: "--ackrc --files-from"
        } ]
      },
      check: context => searchEffects(context, searchedPaths(context, "--match", "-f", "-g"))
    });
    const agProgram = defineProgram({
      names: [ "ag" ],
      reads: "files",
      source: "https://manpages.debian.org/ag",
      options: {
        flag: "-a --all-types -c --count -i --ignore-case -l --files-with-matches -L --files-without-matches -n --norecurse -o --only-matching -Q --literal -s --case-sensitive -S --smart-case -u --unrestricted -U --skip-vcs-ignores -v --invert-match -w --word-regexp -H --heading --noheading --nocolor --color --column --numbers --nonumbers --hidden --stats --vimgrep --nogroup --group -0 --null --nofilename --filename -F --fixed-strings -f --follow",
        value: "-A --after -B --before -C --context -G --file-search-regex -m --max-count --depth --ignore --ignore-dir -g -W --width --workers",
        read: "-p --path-to-ignore",
        risks: [ {
          why: runsOtherProgram,
          value: "--pager"
        }, {
          why: "unpacks files with other programs",
          flag: "-z --search-zip"
        } ]
      },
      check: context => gatherEffects([ searchEffects(context, searchedPaths(context, "-g")), {
        risks: optionValues(context.scan, "-G", "--file-search-regex").flatMap(expressionRisk)
      }, hasOption(context.scan, "-f", "--follow") ? followedLinks(context, [ (0, shared_words.CK)("."), ...context.scan.operands ]) : {}, readsBelow(startsOf(searchedPaths(context, "-g")), context, ({path: path}) => !isHidden(path) || hasOption(context.scan, "--hidden", "-u", "--unrestricted")) ])
    });
    const fdProgram = defineProgram({
      names: [ "fd", "fdfind" ],
      reads: "files",
      source: "https://github.com/sharkdp/fd",
      options: {
        flag: "-H --hidden --no-hidden -I --no-ignore --no-ignore-vcs --no-ignore-parent -u --unrestricted -s --case-sensitive -i --ignore-case -g --glob --regex -F --fixed-strings -a --absolute-path -l --list-details -L --follow -p --full-path -0 --print0 --prune -1 -q --quiet --show-errors --strip-cwd-prefix --one-file-system",
        value: "-d --max-depth --min-depth --exact-depth -E --exclude -t --type -e --extension -S --size --changed-within --changed-before -o --owner -c --color -j --threads --max-results --path-separator --format --and --batch-size --newer --older",
        read: "--search-path --ignore-file --base-directory -C",
        risks: [ {
          why: "runs a program for every match",
          value: "-x --exec -X --exec-batch",
          optional: "-x=* -X=*"
        } ]
      },
      check: context => gatherEffects([ searchEffects(context, context.scan.operands.slice(1)), {
        readsMore: hasOption(context.scan, "-L", "--follow")
      } ])
    });
    const grepProgram = defineProgram({
      names: [ "grep", "egrep", "fgrep", "rgrep" ],
      reads: "files",
      source: "https://www.gnu.org/software/grep/manual/grep.html",
      options: {
        flag: "-E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -i -y --ignore-case --no-ignore-case -v --invert-match -w --word-regexp -x --line-regexp -c --count -L --files-without-match -l --files-with-matches -o --only-matching -q --quiet --silent -s --no-messages -b --byte-offset -H --with-filename -h --no-filename -n --line-number -T --initial-tab -Z --null -z --null-data -a --text -I -r --recursive -R --dereference-recursive --line-buffered -U --binary --no-group-separator -V",
        value: "-e --regexp -m --max-count -A --after-context -B --before-context -C --context -d --directories -D --devices --exclude --exclude-dir --include --label --binary-files --group-separator",
        optional: "--color --colour",
        digits: true,
        read: "-f --file --exclude-from"
      },
      check: context => {
        const paths = searchedPaths(context, "-e", "--regexp", "-f", "--file");
        const walks = hasOption(context.scan, "-r", "--recursive", "-R", "--dereference-recursive") || (0, 
        shared_words.Zc)(context.invocation.argv[0]) === "rgrep";
        const places = paths.length === 0 && walks ? [ (0, shared_words.CK)(".") ] : paths;
        const patterns = {
          files: optionValues(context.scan, "--include"),
          excludedFiles: optionValues(context.scan, "--exclude"),
          excludedDirectories: optionValues(context.scan, "--exclude-dir")
        };
        return gatherEffects([ searchEffects(context, places), hasOption(context.scan, "-R", "--dereference-recursive") ? followedLinks(context, places) : {}, selectedFiles(context, places, patterns), walks || hasOption(context.scan, "-d", "--directories") ? readsBelow(places, context, includedBy(patterns)) : {} ]);
      }
    });
    function typePatterns({scan: scan}) {
      return optionValues(scan, "--type-add").map(word => (0, shared_words.od)(word, (0, 
      shared_words.bG)(word).indexOf(":") + 1));
    }
    const rgProgram = defineProgram({
      names: [ "rg" ],
      reads: "files",
      source: "https://github.com/BurntSushi/ripgrep/blob/master/GUIDE.md",
      options: {
        flag: "-s --case-sensitive -i --ignore-case -S --smart-case -F --fixed-strings -v --invert-match -w --word-regexp -x --line-regexp -c --count --count-matches -n --line-number -N --no-line-number -H --with-filename -I --no-filename -h -l --files-with-matches --files-without-match --files -o --only-matching -p --pretty -P --pcre2 -q --quiet -u -uu -uuu --unrestricted -U --multiline --multiline-dotall -V --pcre2-version -0 --null --null-data -. --hidden --no-hidden --no-ignore --no-ignore-vcs --no-ignore-dot --no-ignore-exclude --no-ignore-files --no-ignore-global --no-ignore-parent --no-ignore-messages --no-messages --no-config --no-heading --heading --column --no-column --stats --json --vimgrep --trim --type-list --crlf --no-crlf --byte-offset -b --block-buffered --line-buffered --no-mmap --mmap -a --text --binary --no-binary --debug --trace --one-file-system --passthru --passthrough --include-zero --glob-case-insensitive --no-unicode --unicode --no-encoding --no-pre --no-search-zip --stop-on-nonmatch --no-context-separator --sort-files --auto-hybrid-regex -L --follow --no-follow --ignore --ignore-vcs --no-require-git --require-git --no-json --no-stats --no-trim",
        value: "-e --regexp -A --after-context -B --before-context -C --context -E --encoding -g --glob --iglob -j --threads -m --max-count -M --max-columns -r --replace -t --type -T --type-not --type-add --type-clear --color --colors --context-separator --field-context-separator --field-match-separator --dfa-size-limit --regex-size-limit --engine --max-filesize --sort --sortr --path-separator --pre-glob --generate -d --max-depth --maxdepth --hyperlink-format",
        read: "-f --file --ignore-file",
        risks: [ {
          why: runsOtherProgram,
          value: "--pre --hostname-bin"
        }, {
          why: "unpacks files with other programs",
          flag: "-z --search-zip"
        } ]
      },
      check: context => {
        const {scan: scan} = context;
        const paths = hasOption(scan, "--files") ? scan.operands : searchedPaths(context, "-e", "--regexp", "-f", "--file");
        const places = startsOf(paths);
        const globs = optionValues(scan, "-g", "--glob", "--iglob");
        const includes = includedBy({
          files: globs
        });
        const isOpen = hasOption(scan, "-.", "--hidden", "-u", "-uu", "-uuu", "--unrestricted") || !globs.every(isExcluding);
        return gatherEffects([ searchEffects(context, paths), hasOption(scan, "-L", "--follow") ? followedLinks(context, [ (0, 
        shared_words.CK)("."), ...paths ]) : {}, selectedFiles(context, places, {
          files: [ ...globs, ...typePatterns(context) ]
        }), hasOption(scan, "--files") ? {} : readsBelow(places, context, file => includes(file) && (isOpen || !isHidden(file.path))) ]);
      }
    });
    const mostUnclosed = 16;
    class Unclear extends Error {}
    const sed_script_unclear = "is a script that cannot be analyzed with certainty";
    function readSedScript(text) {
      const usual = readOnce(text, true);
      const old = readOnce(text, false);
      if (usual === null) return {
        problems: [ sed_script_unclear ],
        reads: [],
        writes: []
      };
      if (old === null) return usual;
      return {
        problems: [ ...new Set([ ...usual.problems, ...old.problems ]) ],
        reads: [ ...new Set([ ...usual.reads, ...old.reads ]) ],
        writes: [ ...new Set([ ...usual.writes, ...old.writes ]) ]
      };
    }
    function readOnce(text, brackets) {
      const reader = {
        text: text,
        at: 0,
        brackets: brackets,
        unclosed: 0,
        found: {
          problems: [],
          reads: [],
          writes: []
        }
      };
      try {
        while (reader.at < text.length) sed_script_takeCommand(reader);
        return reader.found;
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        return null;
      }
    }
    function sed_script_takeCommand(reader) {
      skip(reader, /[\s;]*/y);
      if (reader.at >= reader.text.length) return;
      if (takeAddress(reader)) {
        skip(reader, /[ \t]*/y);
        if (peek(reader) === ",") {
          reader.at += 1;
          skip(reader, /[ \t]*/y);
          if (!takeAddress(reader)) throw new Unclear;
        }
      }
      skip(reader, /[ \t]*(?:![ \t]*)*/y);
      const command = peek(reader);
      reader.at += 1;
      runCommand(reader, command);
    }
    function runCommand(reader, command) {
      if (/^[{}]$/.test(command)) return;
      if (/^[=dDgGhHnNpPxzF]$/.test(command)) endOfCommand(reader); else if (command === "#") skip(reader, /[^\n]*/y); else if (/^[:btT]$/.test(command)) skip(reader, /[ \t]*[^\s;}]*/y); else if (/^[aic]$/.test(command)) takeText(reader); else if (/^[qQlL]$/.test(command)) {
        skip(reader, /[ \t]*\d*/y);
        endOfCommand(reader);
      } else if (command === "s") takeSubstitution(reader); else if (command === "y") takeTransliteration(reader); else takeFileCommand(reader, command);
    }
    function takeTransliteration(reader) {
      const delimiter = takeDelimiter(reader);
      takeUntil(reader, delimiter, false);
      takeUntil(reader, delimiter, false);
      endOfCommand(reader);
    }
    function takeFileCommand(reader, command) {
      const {found: found} = reader;
      const rest = takeLine(reader).trimStart();
      if (command === "e") found.problems.push("runs a command (e)"); else if (command === "r" || command === "R") found.reads.push(rest); else if (command === "w" || command === "W") {
        found.problems.push(`writes a file (${command})`);
        found.writes.push(rest);
      } else throw new Unclear;
    }
    function takeAddress(reader) {
      const start = reader.at;
      const first = peek(reader);
      if (first === "/" || first === "\\") {
        reader.at += 1;
        const delimiter = first === "/" ? "/" : takeDelimiter(reader);
        takeUntil(reader, delimiter, true);
        skip(reader, /[ \t]*[IM]*/y);
      } else skip(reader, /(?:[+~]?\d+(?:~\d+)?|\$)/y);
      return reader.at > start;
    }
    function takeDelimiter(reader) {
      const delimiter = peek(reader);
      if (delimiter === "" || delimiter === "\n" || delimiter === "\\") throw new Unclear;
      reader.at += 1;
      return delimiter;
    }
    function takeUntil(reader, delimiter, pattern) {
      for (;reader.at < reader.text.length; reader.at += 1) {
        const char = peek(reader);
        if (char === delimiter) {
          reader.at += 1;
          return;
        }
        if (char === "\\") reader.at += 1; else if (char === "\n" && pattern) throw new Unclear; else if (char === "[" && pattern && reader.brackets) skipBracket(reader);
      }
      throw new Unclear;
    }
    function skipBracket(reader) {
      const end = closingBracket(reader.text, reader.at);
      if (end >= 0) reader.at = end; else reader.unclosed += 1;
      if (reader.unclosed > mostUnclosed) throw new Unclear;
    }
    function closingBracket(text, start) {
      let at = start + (text[start + 1] === "^" ? 2 : 1);
      let close = text.indexOf("]", at);
      let other = close === at ? at : -1;
      if (other >= 0) at += 1;
      for (;close >= 0 && at < text.length && text[at] !== "\n"; at += 1) {
        if (close < at) close = text.indexOf("]", at);
        if (at === close) return at;
        if (text[at] !== "[" || !isClass(text, at, close)) continue;
        if (!text.slice(at, close).includes("\n")) other = close;
        at = close;
      }
      return other;
    }
    function isClass(text, at, close) {
      return close - at >= 3 && /[.:=]/.test(text[at + 1] ?? "") && /[.:=]/.test(text[close - 1] ?? "");
    }
    function takeSubstitution(reader) {
      const delimiter = takeDelimiter(reader);
      takeUntil(reader, delimiter, true);
      takeUntil(reader, delimiter, false);
      for (;;) {
        const flag = peek(reader);
        if (flag === "e") reader.found.problems.push("runs the text as a command (s///e)"); else if (flag === "w") {
          reader.at += 1;
          reader.found.problems.push("writes a file (s///w)");
          reader.found.writes.push(takeLine(reader).trimStart());
          return;
        } else if (!/^[gpiImM0-9]$/.test(flag)) {
          endOfCommand(reader);
          return;
        }
        reader.at += 1;
      }
    }
    function takeText(reader) {
      if (/^[ \t]*\\[ \t]*\\/.test(reader.text.slice(reader.at))) throw new Unclear;
      skip(reader, /[ \t]*(?:\\[ \t]*\n?)?/y);
      skip(reader, /(?:[^\\\n]|\\[\s\S])*/y);
    }
    function takeLine(reader) {
      const start = reader.at;
      skip(reader, /[^\n]*/y);
      return reader.text.slice(start, reader.at);
    }
    function endOfCommand(reader) {
      skip(reader, /[ \t]*/y);
      if (!/^[;\n}#]?$/.test(peek(reader))) throw new Unclear;
    }
    function peek(reader) {
      return reader.text[reader.at] ?? "";
    }
    function skip(reader, pattern) {
      pattern.lastIndex = reader.at;
      reader.at += pattern.exec(reader.text)?.[0].length ?? 0;
    }
    const scriptOptions = [ "-e", "--expression" ];
    function checkSed(context) {
      const {scan: scan, invocation: invocation} = context;
      const given = scan.given.filter(one => scriptOptions.includes(one.name)).flatMap(one => one.value ?? []);
      const filed = hasOption(scan, "-f", "--file");
      const scripts = given.length > 0 || filed ? given : scan.operands.slice(0, 1);
      const files = given.length > 0 || filed ? scan.operands : scan.operands.slice(1);
      return gatherEffects([ sed_checkScripts(scripts, invocation.cwd), ...files.map(word => (0, 
      shared_words.EV)("read", word, invocation.cwd)), ...inPlace(context, files) ]);
    }
    function sed_checkScripts(scripts, cwd) {
      const first = scripts[0];
      if (first === void 0) return {};
      const unknown = scripts.filter(word => word.kind !== "literal");
      if (unknown.length > 0) return {
        risks: unknown.map(word => riskOf(word, "is a script that is not known before it runs"))
      };
      const found = readSedScript(scripts.map(word => (0, shared_words.Zc)(word) ?? "").join("\n"));
      return gatherEffects([ {
        risks: found.problems.map(problem => riskOf(first, problem))
      }, ...found.reads.map(path => (0, shared_words.EV)("read", (0, shared_words.CK)(path), cwd)), ...found.writes.map(path => (0, 
      shared_words.EV)("write", (0, shared_words.CK)(path), cwd)) ]);
    }
    function inPlace({scan: scan, invocation: invocation}, files) {
      const option = scan.given.find(one => one.name === "-i" || one.name === "--in-place");
      if (option === void 0) return [];
      const suffix = option.value === null ? "" : (0, shared_words.bG)(option.value);
      const odd = /[/*]/.test(suffix) || option.value?.kind === "partial" ? [ riskOf(option.word, "writes backups to another location") ] : [];
      const copies = suffix === "" ? [] : files.map(word => (0, shared_words.EV)("write", (0, 
      shared_words.CK)(`${(0, shared_words.bG)(word)}${suffix}`), invocation.cwd));
      return [ {
        risks: odd
      }, ...files.map(word => (0, shared_words.EV)("write", word, invocation.cwd)), ...copies ];
    }
    const sedProgram = defineProgram({
      names: [ "sed", "gsed" ],
      reads: "files",
      source: "https://www.gnu.org/software/sed/manual/sed.html",
      options: {
        flag: "-n --quiet --silent -E -r --regexp-extended -s --separate -u --unbuffered -z --null-data --posix --debug --sandbox --follow-symlinks -b --binary",
        value: "-e --expression -l --line-length",
        optional: "-i --in-place",
        risks: [ {
          why: "is a script in a file, which is not analyzed",
          value: "-f --file"
        } ]
      },
      check: checkSed
    });
    const semgrep = {
      flag: "--error --strict -q --quiet -v --verbose --json --sarif --text --emacs --vim --no-git-ignore --disable-version-check --no-rewrite-rule-ids --time --oss-only --pro --dryrun --no-suppress-errors --suppress-errors --force-color --no-force-color --gitlab-sast --junit-xml --experimental",
      value: "--severity --exclude --include --metrics -j --jobs --timeout --timeout-threshold --max-target-bytes --max-memory --max-lines-per-finding --max-chars-per-line --baseline-commit --exclude-rule -l --lang --config -f",
      write: "-o --output --json-output --sarif-output --text-output",
      risks: [ {
        why: "is a rule or program text",
        value: "-e --pattern --replacement"
      }, {
        why: "changes the sources",
        flag: "-a --autofix"
      } ]
    };
    function scanned({scan: scan, invocation: invocation}) {
      const [first, ...rest] = scan.operands;
      if (/^(?:login|logout|publish|lsp|mcp|install-[\w-]+|test|validate|show|interactive)$/.test((0, 
      shared_words.Zc)(first) ?? "")) return {
        risks: scan.operands.map(word => riskOf(word, "is a command that the rule does not name"))
      };
      const places = (0, shared_words.Zc)(first) === "scan" || (0, shared_words.Zc)(first) === "ci" ? rest : scan.operands;
      return gatherEffects(places.map(word => (0, shared_words.T7)(word, invocation.cwd)));
    }
    const semgrepProgram = defineProgram({
      names: [ "semgrep", "opengrep" ],
      source: "https://semgrep.dev/docs/cli-reference",
      changes: true,
      options: semgrep,
      check: context => gatherEffects([ presetNames("--config", "-f")(context), scanned(context) ])
    });
    const shellcheckProgram = defineProgram({
      names: [ "shellcheck" ],
      source: "https://github.com/koalaman/shellcheck/blob/master/shellcheck.1.md",
      options: {
        flag: "-a --check-sourced --norc --list-optional -V",
        value: "-e --exclude -f --format -i --include -o --enable -P --source-path -s --shell -S --severity -W --wiki-link-count",
        optional: "-C --color --extended-analysis",
        read: "--rcfile",
        risks: [ {
          why: "reads the files that the scripts name",
          flag: "-x --external-sources"
        } ]
      },
      operands: "read"
    });
    const hint = "bash -c with a constant command line, or a script of the workspace, can be analyzed";
    function anyProgram(word) {
      const why = "runs a program that is unknown before it runs";
      return word === void 0 ? {} : {
        risks: [ riskOf(word, why, {
          never: true,
          anyProgram: true,
          hint: hint
        }) ]
      };
    }
    const harmless = /^(?:[ceuxvnfhps]|--norc|--noprofile|--verbose|--version|--help|--noediting)$/;
    const harmlessName = /^(?:errexit|nounset|xtrace|verbose|noexec|noglob|pipefail|hashall|privileged|noclobber)$/;
    const changesReading = /^(?:[BHikoO]|--posix|--rcfile|--init-file|--debug|--debugger|--wordexp|--emulate)$/;
    function isHarmless({name: name, value: value}) {
      if (name === "o") return value !== void 0 && harmlessName.test((0, shared_words.Zc)(value) ?? "");
      return harmless.test(name);
    }
    function optionFindings(options, isText, context) {
      const found = [];
      const risky = new Set;
      for (const one of options.filter(option => !isHarmless(option))) {
        const {name: name, word: word, value: value} = one;
        if (/^--(?:rcfile|init-file)$/.test(name)) found.push(shells_script(value ?? word, context));
        const never = isText && changesReading.test(name);
        if (risky.has(word) && !never) continue;
        risky.add(word);
        const why = changesReading.test(name) ? "changes how the shell reads its program" : "is an option of the shell that is not known to be harmless";
        found.push({
          risks: [ riskOf(word, why, never ? {
            never: never
          } : {}) ]
        });
      }
      return gatherEffects(found);
    }
    function shells_script(word, {invocation: invocation, world: world}) {
      const program = (0, shared_words.Zc)(invocation.argv[0]) ?? "";
      if (operandText(word, invocation.cwd, world).kind !== "file") return anyProgram(word);
      return gatherEffects([ (0, shared_words.EV)("read", word, invocation.cwd), {
        risks: [ riskOf(word, "is a script that it runs", {
          alsoCoveredBy: [ program ]
        }) ]
      } ]);
    }
    function line(text, more, {invocation: invocation}, fromInput) {
      if (text.kind !== "literal") return {
        risks: [ riskOf(text, "is a command line that is unknown before it runs", {
          never: true,
          anyProgram: true
        }) ]
      };
      const command = text.value.replace(/\n+$/, "");
      const plain = /^[\w ./:=@%,+-]*$/.test(command) && !/^\s*\w+=/.test(command);
      if ((0, shared_words.Zc)(invocation.argv[0]) !== "bash" && !plain) {
        const why = "is a command line for a shell that parses it differently from bash";
        return {
          risks: [ riskOf(text, why, {
            never: true,
            hint: "bash -c can be judged"
          }) ]
        };
      }
      const takesArguments = more.length > 0 && /\$[@*0-9#{]/.test(command);
      return {
        inner: command.trim() === "" ? [] : [ {
          kind: "line",
          command: command,
          ...fromInput ? {
            fromInput: fromInput
          } : {}
        } ],
        risks: takesArguments ? [ riskOf(text, "inserts its arguments into the command line", {
          never: true
        }) ] : []
      };
    }
    function programOf(words, call) {
      const {invocation: invocation, world: world} = call;
      const program = shellText(words, invocation.cwd, world);
      switch (program.kind) {
       case "none":
        return {};

       case "unknown":
        return anyProgram(program.word);

       case "file":
        return gatherEffects([ shells_script(program.word, call), {
          changes: true
        } ]);

       case "argument":
        if (program.text === void 0 || program.also) return anyProgram(invocation.argv[0]);
        return line(program.text, program.more, call, false);

       case "input":
        {
          const {input: input} = invocation;
          if (input === void 0) return anyProgram(program.word ?? invocation.argv[0]);
          return line({
            kind: "literal",
            value: input,
            source: "its standard input"
          }, words.operands, call, true);
        }
      }
    }
    function readShell(invocation, world) {
      const words = readShellWords(invocation.argv.slice(1));
      const call = {
        invocation: invocation,
        world: world
      };
      const program = programOf(words, call);
      const isText = (program.inner ?? []).length > 0;
      const {effects: effects, inner: inner, risks: risks, changes: changes} = gatherEffects([ optionFindings(words.options, isText, call), program ]);
      return {
        effects: effects,
        inner: inner,
        risks: dedupe(risks),
        readOnly: !changes && effects.every(({kind: kind}) => kind === "read")
      };
    }
    function dedupe(risks) {
      return risks.filter(one => one.never === true || !risks.some(other => other.never === true && other.word === one.word));
    }
    const shells = {
      names: [ "bash", "sh", "dash", "ash", "zsh", "ksh", "ksh93", "mksh", "yash", "rbash" ],
      source: "https://www.gnu.org/software/bash/manual/bash.html#Invoking-Bash",
      grants: "A rule that leaves the arguments open grants every command.",
      read: readShell
    };
    const shfmtProgram = defineProgram({
      names: [ "shfmt" ],
      source: "https://github.com/mvdan/sh/blob/master/cmd/shfmt/shfmt.1.scd",
      options: {
        flag: "-d --diff -l --list -s --simplify -mn --minify -bn --binary-next-line -ci --case-indent -sr --space-redirects -kp --keep-padding -fn --func-next-line -f --find -w --write --apply-ignore",
        value: "-i --indent -ln --language-dialect --filename",
        singleDash: true
      },
      check: rewritesDirectoryIfAsked("-w", "--write", "-write")
    });
    const spongeProgram = defineProgram({
      names: [ "sponge" ],
      source: "https://manpages.debian.org/sponge",
      options: {
        flag: "-a"
      },
      operands: "write"
    });
    const stringsProgram = defineProgram({
      names: [ "strings" ],
      source: "https://sourceware.org/binutils/docs/binutils/strings.html",
      options: {
        flag: "-a --all -d --data -f --print-file-name -w --include-all-whitespace",
        value: "-n --bytes -t --radix -e --encoding -s --output-separator -T --target -U --unicode",
        digits: true
      },
      operands: "read",
      check: ({invocation: invocation}) => ({
        risks: invocation.argv.filter(word => (0, shared_words.bG)(word).startsWith("@")).map(word => riskOf(word, "is a file from which more arguments are read"))
      })
    });
    const swift = {
      flag: "-v --verbose -q --quiet --parallel --no-parallel --enable-code-coverage --skip-build --list-tests -l --build-tests --show-bin-path --skip-update --show-codecov-path --enable-swift-testing --disable-swift-testing --enable-xctest --disable-xctest --static-swift-stdlib --vv",
      value: "--filter --skip -c --configuration -j --jobs --num-workers --target --product --specifier -s --test-product --arch --triple",
      write: "--xunit-output --scratch-path --cache-path",
      risks: [ {
        why: choosesCode,
        value: "--package-path --toolchain --sdk --swift-sdk -Xswiftc -Xcc -Xlinker -Xcxx --config-path --security-path --netrc-file --destination --sanitize --chdir -C",
        flag: "--disable-sandbox --netrc"
      } ]
    };
    const swiftProgram = defineFamily({
      names: [ "swift" ],
      source: "https://github.com/swiftlang/swift-package-manager/tree/main/Documentation",
      grants: runsWorkspaceCode,
      commands: {
        "": {
          changes: true
        },
        test: {
          options: swift,
          changes: true,
          plain: true
        },
        build: {
          options: swift,
          changes: true,
          plain: true
        },
        "package describe": {
          options: swift
        },
        "package show-dependencies": {
          options: swift
        },
        "package resolve": {
          options: swift,
          changes: true
        },
        ...subCommands("run repl package", {
          ...namedOperands("is a program that the rule does not name"),
          options: swift
        })
      }
    });
    const systemInformation = defineProgram({
      names: [ "free", "uptime", "vmstat", "lscpu", "lsb_release", "getconf", "locale", "cal", "w", "tput", "stty" ],
      reads: "machine",
      source: "https://man7.org/linux/man-pages/dir_section_1.html",
      options: {
        flag: "-a -b -k -m -g -h -s -t -w -i -d -r -c -p -u -v -e -J --human --mega --giga --kilo --bytes --total --wide --pretty --since --all --short --id --release --codename --description --json --parse"
      }
    });
    const terraform_elsewhere = "chooses another directory, state or configuration";
    const terraform = {
      singleDash: true,
      flag: "-no-color -json -compact-warnings -detailed-exitcode -recursive -check -diff -list -write -raw -input -backend -get -upgrade -refresh -lock -refresh-only -cloud -no-tests",
      value: "-lock-timeout -parallelism -target -lockfile",
      write: "-out",
      read: "-var-file -test-directory",
      risks: [ {
        why: terraform_elsewhere,
        value: "-chdir -state -state-out -backup -backend-config -plugin-dir -from-module -config"
      }, {
        why: "sets a variable or plans more than the files say",
        value: "-var -replace",
        flag: "-destroy -reconfigure -migrate-state -force-copy"
      }, {
        why: "writes a file",
        value: "-generate-config-out"
      } ]
    };
    function terraform_formatted({scan: scan, invocation: invocation}) {
      const places = scan.operands.length === 0 ? [ (0, shared_words.CK)(".") ] : scan.operands;
      const given = scan.given.find(one => one.name === "-write");
      const writes = given === void 0 ? !hasOption(scan, "-check") : (0, shared_words.Zc)(given.value ?? void 0) !== "false";
      const kinds = writes ? [ "read", "write" ] : [ "read" ];
      return gatherEffects(places.flatMap(word => kinds.map(kind => (0, shared_words.EV)(kind, word, invocation.cwd))));
    }
    const terraformRuns = {
      options: terraform,
      operands: "read",
      changes: true,
      plain: true
    };
    const terraformProgram = defineFamily({
      names: [ "terraform", "tofu" ],
      literal: true,
      source: "https://developer.hashicorp.com/terraform/cli/commands",
      grants: "Runs the providers that the files of the workspace name, with the credentials of the environment.",
      globals: {
        singleDash: true,
        risks: [ {
          why: terraform_elsewhere,
          value: "-chdir"
        } ],
        flag: "-version"
      },
      unknown: isMoreThanTheRule,
      commands: {
        "": {},
        fmt: {
          options: terraform,
          check: terraform_formatted
        },
        validate: {
          options: terraform,
          operands: "read"
        },
        version: {
          options: terraform
        },
        providers: {
          options: terraform
        },
        "providers mirror": {
          options: terraform,
          operands: "write",
          changes: true
        },
        graph: {
          options: terraform
        },
        get: {
          options: terraform,
          changes: true
        },
        init: terraformRuns,
        plan: terraformRuns,
        test: {
          options: [ terraform, {
            singleDash: true,
            value: "-filter",
            flag: "-verbose"
          } ],
          changes: true,
          plain: true
        },
        show: {
          options: terraform,
          operands: "read"
        },
        output: {
          options: terraform
        },
        "state list": {
          options: terraform
        },
        "workspace list": {},
        "workspace show": {},
        ...subCommands("apply destroy import taint untaint refresh console login logout force-unlock state workspace", {
          ...changesSomething,
          options: [ terraform, {
            singleDash: true,
            flag: "-auto-approve"
          } ]
        })
      }
    });
    const treeProgram = defineProgram({
      names: [ "tree" ],
      reads: "files",
      source: "https://man7.org/linux/man-pages/man1/tree.1.html",
      options: {
        flag: "-a -d -l -f -x -i -q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -A -S -n -C -X -J --dirsfirst --filesfirst --noreport --prune --matchdirs --ignore-case --si --du --inodes --device --nolinks --gitignore --info --metafirst --hintro --houtro",
        value: "-L -P -I -H -T --filelimit --charset --timefmt --sort",
        write: "-o",
        risks: [ {
          why: "reads the tree from a file",
          flag: "--fromfile --fromtabfile",
          value: "--gitfile --infofile"
        }, {
          why: "restarts itself through a shell and writes a file into every directory",
          flag: "-R"
        } ]
      },
      operands: "read",
      check: ({scan: scan}) => ({
        readsMore: hasOption(scan, "-l")
      })
    });
    const trivy = {
      flag: "-q --quiet -d --debug --ignore-unfixed --no-progress --list-all-pkgs --dependency-tree --offline-scan --skip-db-update --skip-java-db-update --skip-check-update --include-dev-deps --detection-priority --disable-telemetry --skip-version-check",
      value: "-s --severity --scanners --security-checks --vuln-type --pkg-types --exit-code --exit-on-eol -f --format --timeout --skip-dirs --skip-files --report --misconfig-scanners --license-full --compliance --file-patterns --parallel --ignore-status --pkg-relationships --table-mode",
      read: "--ignorefile",
      write: "-o --output --cache-dir",
      risks: [ {
        why: choosesConfiguration,
        value: "-c --config -t --template --config-policy --config-check --config-data --policy --data --module-dir --ignore-policy --secret-config --helm-values --tf-vars --trace"
      }, {
        why: choosesServer,
        value: "--server --token --username --password --db-repository --java-db-repository --checks-bundle-repository --registry-token --custom-headers",
        flag: "--insecure"
      } ]
    };
    const trivyFiles = {
      options: trivy,
      operands: "tree",
      changes: true,
      plain: true
    };
    const trivyOthers = {
      options: trivy,
      operands: "named",
      why: "is an image or an address",
      changes: true
    };
    const trivyProgram = defineFamily({
      names: [ "trivy" ],
      source: "https://trivy.dev/latest/docs/references/configuration/cli/trivy/",
      globals: trivy,
      commands: {
        "": {},
        fs: trivyFiles,
        filesystem: trivyFiles,
        config: trivyFiles,
        sbom: trivyFiles,
        ...Object.fromEntries([ "image", "repo", "repository", "rootfs", "vm", "k8s", "server", "plugin", "registry", "module", "clean", "convert" ].map(name => [ name, trivyOthers ])),
        version: {}
      }
    });
    const typosProgram = defineProgram({
      names: [ "typos" ],
      source: "https://github.com/crate-ci/typos/blob/master/docs/reference.md",
      options: {
        flag: "--diff --files --identifiers --words --hidden --no-ignore --no-check-filenames --no-check-files --no-unicode --force-exclude --sort --isolated --type-list --binary -q --quiet -v --verbose -w --write-changes",
        value: "--format --exclude --locale --color -j --threads --type",
        write: "--dump-config",
        risks: [ {
          why: choosesConfiguration,
          value: "-c --config --file-list --highlight-words"
        } ]
      },
      check: rewritesDirectoryIfAsked("-w", "--write-changes")
    });
    const valeProgram = defineProgram({
      names: [ "vale" ],
      source: "https://vale.sh/docs/cli",
      options: {
        flag: "--no-wrap --no-exit --ignore-syntax --no-global --normalize --relative --sort",
        value: "--minAlertLevel --glob --ext --filter",
        risks: [ {
          why: choosesConfiguration,
          value: "--config --output --path --sources --mode-compat"
        } ]
      },
      operands: [ "tree" ],
      check: ({scan: scan}) => ({
        risks: scan.operands.slice(0, 1).filter(word => /^(?:sync|ls-|compile|install|fix|host-install|run|tag)/.test((0, 
        shared_words.Zc)(word) ?? "")).map(word => riskOf(word, "downloads or runs something"))
      })
    });
    const vultureProgram = defineProgram({
      names: [ "vulture" ],
      source: "https://github.com/jendrikseipp/vulture#usage",
      options: {
        flag: "--sort-by-size --make-whitelist -v --verbose",
        value: "--min-confidence --exclude --ignore-names --ignore-decorators",
        risks: [ {
          why: choosesConfiguration,
          value: "--config"
        } ]
      },
      operands: "tree"
    });
    const wgetProgram = defineProgram({
      names: [ "wget" ],
      source: "https://www.gnu.org/software/wget/manual/wget.html",
      changes: true,
      options: {
        flag: "-q --quiet -v --verbose -nv --no-verbose -c --continue -4 -6 --spider -S --server-response -nc --no-clobber -N --timestamping --no-cache --no-dns-cache -nd --no-directories --no-parent -np --show-progress --https-only --no-cookies --no-proxy",
        value: "-t --tries -T --timeout --connect-timeout --read-timeout -w --wait --waitretry --limit-rate -Q --quota --progress -U --user-agent --max-redirect",
        write: "-O --output-document -o --output-file -a --append-output -P --directory-prefix --save-cookies --warc-file --rejected-log",
        risks: [ {
          why: "sends data",
          value: "--post-data --post-file --body-data --body-file --method --header --referer"
        }, {
          why: "reads addresses or settings from a file",
          value: "-i --input-file -e --execute --config --load-cookies --base -B"
        }, {
          why: runsOtherProgram,
          value: "--use-askpass"
        }, {
          why: "follows links to any address",
          flag: "-r --recursive -m --mirror -p --page-requisites -k -H --span-hosts",
          value: "-l --level -D --domains"
        }, {
          why: "sends credentials or does not check the server",
          value: "--user --password --http-user --http-password --certificate --private-key --ca-certificate",
          flag: "--no-check-certificate"
        } ]
      },
      check: context => {
        const {scan: scan, invocation: invocation} = context;
        const into = hasOption(scan, "-O", "--output-document", "--spider") ? [] : remoteNamedFiles(scan.operands, optionValues(scan, "-P", "--directory-prefix"), invocation.cwd);
        return gatherEffects([ ...scan.operands.map(requestEffects), ...into ]);
      }
    });
    const whichProgram = defineProgram({
      names: [ "which", "whereis", "type", "hash" ],
      reads: "files",
      source: "https://man7.org/linux/man-pages/man1/which.1.html",
      options: {
        flag: "-a --all -i --read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde --tty-only -s -b -m -u -l -t -P"
      }
    });
    const numberOperand = /^\d[\da-f.,:x-]*[smhd]?$|^[fF]{1,16}$/i;
    function defineWrapper(spec, own) {
      return defineProgram({
        reads: "files",
        ...spec,
        options: [ {
          stopAtOperand: true
        }, ...[ spec.options ?? [] ].flat() ],
        grants: grantsEveryProgram,
        check: ({scan: scan}) => own === void 0 ? startedCommand(scan.operands) : behind(own, scan.operands)
      });
    }
    function behind(own, [first, ...rest]) {
      const odd = first !== void 0 && !own.test((0, shared_words.Zc)(first) ?? "");
      const why = "is not a number and may be the command";
      return gatherEffects([ odd ? {
        risks: [ riskOf(first, why, {
          never: true
        }) ]
      } : {}, startedCommand(rest) ]);
    }
    function isHarmlessAssignment(word) {
      const value = (0, shared_words.Zc)(word);
      if (value === null) return false;
      const equals = value.indexOf("=");
      return (0, shared_environment.a)(value.slice(0, equals), value.slice(equals + 1));
    }
    const grantsEveryProgram = "A rule that leaves the command open grants every program.";
    function startedCommand(words) {
      return words.length === 0 ? {} : {
        inner: [ {
          kind: "argv",
          argv: words
        } ]
      };
    }
    const busyboxProgram = defineProgram({
      names: [ "busybox", "toybox" ],
      source: "https://busybox.net/downloads/BusyBox.html",
      grants: grantsEveryProgram,
      changes: true,
      options: {
        stopAtOperand: true
      },
      operands: "named",
      why: "is an applet, which may parse its arguments differently from the program of that name",
      check: ({scan: scan}) => startedCommand(scan.operands)
    });
    const chrootProgram = defineWrapper({
      names: [ "chroot" ],
      source: "https://www.gnu.org/software/coreutils/manual/html_node/chroot-invocation.html",
      options: {
        risks: [ {
          why: runsElsewhere,
          value: "--userspec --groups",
          flag: "--skip-chdir"
        } ]
      },
      operands: [ "never", "data" ],
      why: "is another root directory",
      changes: true
    }, /^/);
    var script_variables = __webpack_require__(25403);
    function checkEnv(context) {
      const {scan: scan, invocation: invocation} = context;
      const pairs = scan.operands.findIndex(word => !/^[^=]+=/.test((0, shared_words.bG)(word)));
      const assigned = pairs < 0 ? scan.operands : scan.operands.slice(0, pairs);
      const rest = pairs < 0 ? [] : scan.operands.slice(pairs);
      const bad = assigned.filter(word => !isHarmlessAssignment(word));
      const loaded = optionValues(scan, "-u", "--unset").filter(word => !(0, script_variables.e)((0, 
      shared_words.Zc)(word) ?? ""));
      const program = invocation.argv[0];
      const prints = rest.length === 0 && program !== void 0 ? [ riskOf(program, "prints the environment, which may contain secrets", {
        never: true
      }) ] : [];
      return gatherEffects([ {
        risks: bad.map(word => riskOf(word, "sets a variable that can change what runs"))
      }, {
        risks: [ ...loaded.map(word => riskOf(word, "unsets a variable that controls programs")), ...prints ]
      }, startedCommand(rest) ]);
    }
    const envProgram = defineProgram({
      names: [ "env", "genv" ],
      reads: "machine",
      source: "https://www.gnu.org/software/coreutils/manual/html_node/env-invocation.html",
      grants: grantsEveryProgram,
      options: {
        stopAtOperand: true,
        flag: "-0 --null -v --debug --list-signal-handling",
        value: "-u --unset",
        optional: "--default-signal --ignore-signal --block-signal",
        risks: [ {
          why: "removes the variables that keep git and others from running programs",
          flag: "-i --ignore-environment"
        }, {
          why: "splits a text into a command",
          value: "-S --split-string",
          never: true
        }, {
          why: "runs it in another directory",
          value: "-C --chdir"
        }, {
          why: "chooses where programs are found",
          value: "-P -a --argv0"
        } ]
      },
      check: checkEnv
    });
    function lineOption(context, ...names) {
      const value = optionValue(context.scan, ...names);
      return value === null ? {} : {
        risks: [ riskOf(value, "is a command line for a shell other than bash", {
          never: true
        }) ]
      };
    }
    const flockProgram = defineProgram({
      names: [ "flock" ],
      source: "https://man7.org/linux/man-pages/man1/flock.1.html",
      grants: grantsEveryProgram,
      options: {
        stopAtOperand: true,
        flag: "-s --shared -x --exclusive -u --unlock -n --nonblock -o --close -F --no-fork --verbose",
        value: "-w --timeout -E --conflict-exit-code",
        risks: [ {
          why: "is a command line for a shell other than bash",
          value: "-c --command",
          never: true
        } ]
      },
      operands: [ "write", "data" ],
      check: context => gatherEffects([ startedCommand(context.scan.operands.slice(1)), lineOption(context, "-c") ])
    });
    const ioniceProgram = defineWrapper({
      names: [ "ionice" ],
      source: "https://man7.org/linux/man-pages/man1/ionice.1.html",
      options: {
        flag: "-t --ignore",
        value: "-c --class -n --classdata",
        risks: [ {
          why: "changes other processes",
          value: "-p --pid -P --pgid -u --uid"
        } ]
      }
    });
    const niceProgram = defineWrapper({
      names: [ "nice" ],
      source: "https://www.gnu.org/software/coreutils/manual/html_node/nice-invocation.html",
      options: {
        value: "-n --adjustment",
        digits: true
      }
    });
    const nohupProgram = defineWrapper({
      names: [ "nohup" ],
      source: "https://www.gnu.org/software/coreutils/manual/html_node/nohup-invocation.html"
    });
    const numactlProgram = defineWrapper({
      names: [ "numactl" ],
      source: "https://man7.org/linux/man-pages/man8/numactl.8.html",
      options: {
        flag: "-l --localalloc -a --all --balancing",
        value: "-N -C -m -i -p --cpunodebind --physcpubind"
      }
    });
    const setsidProgram = defineWrapper({
      names: [ "setsid" ],
      source: "https://man7.org/linux/man-pages/man1/setsid.1.html",
      options: {
        flag: "-c --ctty -f --fork -w --wait"
      }
    });
    const stdbufProgram = defineWrapper({
      names: [ "stdbuf" ],
      source: "https://www.gnu.org/software/coreutils/manual/html_node/stdbuf-invocation.html",
      options: {
        value: "-i --input -o --output -e --error"
      }
    });
    const sudoProgram = defineProgram({
      names: [ "sudo", "doas" ],
      source: "https://man7.org/linux/man-pages/man8/sudo.8.html",
      grants: grantsEveryProgram,
      changes: true,
      options: {
        stopAtOperand: true,
        flag: "-n --non-interactive -H --set-home -k --reset-timestamp -b --background -B --bell -P --preserve-groups",
        risks: [ {
          why: runsElsewhere,
          value: "-u --user -g --group -D --chdir -R --chroot -h --host -r --role -t --type -T --command-timeout -U --other-user -C --close-from -p --prompt"
        }, {
          why: "starts a shell",
          flag: "-i --login -s --shell",
          never: true
        }, {
          why: "runs the editor",
          flag: "-e --edit"
        }, {
          why: "runs a program that asks for the password",
          flag: "-A --askpass -S --stdin"
        }, {
          why: "keeps the environment",
          optional: "--preserve-env",
          flag: "-E"
        }, {
          why: "shows or changes permissions",
          flag: "-l --list -v --validate -K --remove-timestamp"
        } ]
      },
      check: context => checkSudo(context)
    });
    function checkSudo({scan: scan, invocation: invocation}) {
      const first = scan.operands.findIndex(word => !/^\w+=/.test((0, shared_words.bG)(word)));
      const pairs = first < 0 ? scan.operands : scan.operands.slice(0, first);
      const program = invocation.argv[0];
      const rest = scan.operands.slice(pairs.length);
      const bad = pairs.filter(word => !isHarmlessAssignment(word)).map(word => riskOf(word, "sets a variable that can change what runs"));
      const empty = rest.length === 0 && program !== void 0 && !hasOption(scan, "--version") ? [ riskOf(program, "starts nothing that can be analyzed") ] : [];
      return gatherEffects([ {
        risks: [ ...bad, ...empty ]
      }, startedCommand(rest) ]);
    }
    const tasksetProgram = defineWrapper({
      names: [ "taskset", "chrt" ],
      source: "https://man7.org/linux/man-pages/man1/taskset.1.html",
      options: {
        flag: "-c --cpu-list -a --all-tasks -b -f -i -o -r",
        risks: [ {
          why: "changes other processes",
          value: "-p --pid"
        } ]
      }
    }, numberOperand);
    const timeProgram = defineWrapper({
      names: [ "time", "gtime" ],
      source: "https://man7.org/linux/man-pages/man1/time.1.html",
      options: {
        flag: "-a --append -p --portability -q --quiet -v --verbose",
        value: "-f --format",
        write: "-o --output"
      }
    });
    const timeoutProgram = defineWrapper({
      names: [ "timeout", "gtimeout" ],
      source: "https://www.gnu.org/software/coreutils/manual/html_node/timeout-invocation.html",
      options: {
        flag: "--preserve-status --foreground -v --verbose -p -f",
        value: "-k --kill-after -s --signal"
      }
    }, numberOperand);
    const unbufferProgram = defineWrapper({
      names: [ "unbuffer", "chronic" ],
      source: "https://manpages.debian.org/chronic"
    });
    const listed_maxNames = 5e3;
    const maxSensitive = 100;
    function listedNames(words, {cwd: cwd, argv: argv}, world) {
      const rest = words.slice(2);
      const isIndex = (0, shared_words.bG)(words[1] ?? (0, shared_words.CK)("")) === "ls-files" && !rest.some(listsOthers);
      const specs = isIndex ? rest.filter(word => !(0, shared_words.bG)(word).startsWith("-")).flatMap(word => readPathspec(word) ?? []) : [];
      const tests = specs.map(one => pathspecTest(one.pattern));
      const tracked = isIndex ? world.sensitiveInGit(cwd)?.tracked ?? null : null;
      const below = tracked === null ? world.sensitiveBelow(cwd, listed_maxNames) : {
        paths: tracked,
        names: 0
      };
      if (below.names >= listed_maxNames) return null;
      const isListed = path => tests.length === 0 || tests.some(test => test(path));
      const sensitive = below.paths.filter(path => !path.includes("/.git/") && isListed(candidate(path, ".", cwd).path));
      if (sensitive.length > maxSensitive) return null;
      const named = sensitive.flatMap(path => (0, files_paths.JA)({
        path: path,
        directory: cwd
      }) ?? []);
      const dot = (0, shared_words.CK)(".");
      return {
        words: [ dot, dot, ...named.map(name => (0, shared_words.CK)(`./${name}`)) ],
        links: gatherEffects(world.entries(cwd).filter(name => !notListed.has(name)).map(name => linkedFrom(name, {
          invocation: {
            argv: argv,
            cwd: cwd
          },
          world: world
        }, isListed)))
      };
    }
    const notListed = new Set([ ".git", "node_modules" ]);
    function linkedFrom(name, place, isListed) {
      const path = (0, files_paths.Hi)(name, place.invocation.cwd);
      if (place.world.kindOf(path) === "link") return isListed(name) ? {
        effects: [ {
          kind: "read",
          path: path
        } ]
      } : {};
      return followTree((0, shared_words.CK)(name), place, file => isListed(`${name}/${file.path}`));
    }
    function listsOthers(word) {
      return /^(?:-[a-z]*o|--others$)/.test((0, shared_words.bG)(word));
    }
    function checkXargs(context) {
      const {scan: scan} = context;
      if (scan.operands.length === 0) return {};
      const marked = scan.given.findLast(one => [ "-I", "-i", "--replace" ].includes(one.name));
      const known = forFound(context, marked);
      if (known !== null) return known;
      if (marked === void 0) return startedCommand([ ...scan.operands, appended ]);
      const mark = (marked.value === null ? "" : (0, shared_words.Zc)(marked.value)) ?? "";
      const sign = mark === "" ? "{}" : mark;
      const later = scan.given.slice(scan.given.indexOf(marked) + 1).some(one => lines.has(one.name));
      const filled = scan.operands.map(word => {
        const at = (0, shared_words.bG)(word).indexOf(sign);
        return at < 0 ? word : {
          kind: "partial",
          prefix: (0, shared_words.bG)(word).slice(0, at),
          source: word.source
        };
      });
      return gatherEffects([ startedCommand(filled), later ? startedCommand([ ...scan.operands, appended ]) : {} ]);
    }
    const appended = {
      kind: "unknown",
      source: "what xargs reads"
    };
    const lines = new Set([ "-L", "-l", "--max-lines", "-n", "--max-args" ]);
    const takesFiles = new Set("b2sum cat cksum cut du egrep eslint expand fgrep file fmt fold grep head ls md5sum nl od prettier rg rm sed sha1sum sha256sum sha512sum sort stat tac tail touch uniq wc".split(" "));
    function forListed({scan: scan, invocation: invocation, world: world}, found) {
      const program = (0, shared_words.bG)(scan.operands[0]);
      if (!takesFiles.has(program) || (0, shared_words.Zc)(scan.operands.at(-1)) !== "--") return null;
      const names = listedNames(found, invocation, world);
      if (names === null) return null;
      return gatherEffects([ startedCommand([ ...scan.operands, ...names.words ]), names.links, {
        readsMore: true
      } ]);
    }
    function forFound({scan: scan, invocation: invocation, world: world}, marked) {
      const {found: found} = invocation;
      const parted = hasOption(scan, "-0", "--null") && !hasOption(scan, "-d", "--delimiter", "-a", "--arg-file", "-E", "-e", "--eof");
      const isMarked = marked !== void 0 && /^(?:\{\})?$/.test((0, shared_words.Zc)(marked.value ?? void 0) ?? "");
      const mentioned = scan.operands.some(word => (0, shared_words.bG)(word).includes("{}"));
      const takenBack = marked !== void 0 && scan.given.some(one => lines.has(one.name));
      if (found === void 0 || !parted || isMarked !== mentioned || takenBack) return null;
      if (marked !== void 0 && !isMarked) return null;
      if ((0, shared_words.Zc)(found[0]) === "git") return marked === void 0 ? forListed({
        scan: scan,
        invocation: invocation,
        world: world
      }, found) : null;
      const end = isMarked ? [ (0, shared_words.CK)(";") ] : [ (0, shared_words.CK)("{}"), (0, 
      shared_words.CK)("+") ];
      const argv = [ ...found.slice(0, -1), (0, shared_words.CK)("-exec"), ...scan.operands, ...end ];
      const {effects: effects, inner: inner, risks: risks} = findUtility.read({
        argv: argv,
        cwd: invocation.cwd
      }, world);
      return {
        effects: effects,
        inner: inner,
        risks: risks
      };
    }
    const xargsProgram = defineProgram({
      names: [ "xargs", "gxargs" ],
      reads: "files",
      source: "https://www.gnu.org/software/findutils/manual/html_node/find_html/xargs-options.html",
      grants: grantsEveryProgram,
      options: {
        stopAtOperand: true,
        flag: "-0 --null -o --open-tty -p --interactive -r --no-run-if-empty -t --verbose -x --exit --show-limits",
        value: "-d --delimiter -E -I -L -n --max-args -P --max-procs -s --max-chars",
        optional: "-e --eof -i --replace -l --max-lines",
        read: "-a --arg-file",
        risks: [ {
          why: "sets a variable that can change what runs",
          value: "--process-slot-var"
        } ]
      },
      check: checkXargs
    });
    const xvfbRunProgram = defineProgram({
      names: [ "xvfb-run" ],
      source: "https://manpages.debian.org/xvfb-run",
      grants: grantsEveryProgram,
      options: {
        stopAtOperand: true,
        flag: "-a --auto-servernum",
        value: "-n --server-num -s --server-args -w --wait",
        write: "-e --error-file -f --auth-file"
      },
      check: ({scan: scan}) => gatherEffects([ startedCommand(scan.operands), serverOption(optionValue(scan, "-s", "--server-args")) ])
    });
    function serverOption(value) {
      const plain = /^(?: *(?:-screen \d+ \d+x\d+x\d+|-dpi \d+|-ac|-nolisten tcp|-noreset|\+extension [A-Z]+|\+render))+ *$/;
      if (value === null || plain.test((0, shared_words.Zc)(value) ?? "")) return {};
      return {
        risks: [ riskOf(value, "is passed to the display server, where it can name files") ]
      };
    }
    const xxdProgram = defineProgram({
      names: [ "xxd" ],
      reads: "files",
      source: "https://man7.org/linux/man-pages/man1/xxd.1.html",
      options: {
        singleDash: true,
        flag: "-a -autoskip -b -bits -C -capitalize -d -e -E -EBCDIC -i -include -p -ps -postscript -plain -r -revert -u -v",
        value: "-c -cols -g -groupsize -l -len -n -name -o -offset -R -s -seek"
      },
      check: writesSecondOperand
    });
    const yamllintProgram = defineProgram({
      names: [ "yamllint" ],
      source: "https://yamllint.readthedocs.io/en/stable/quickstart.html",
      options: {
        flag: "-s --strict --no-warnings --list-files",
        value: "-f --format -d --config-data",
        risks: [ {
          why: choosesConfiguration,
          value: "-c --config-file"
        } ]
      },
      operands: "tree",
      check: presetNames("-d", "--config-data")
    });
    const programs = [ actionlintProgram, aptProgram, cpioProgram, gzipProgram, tarProgram, unzipProgram, zipProgram, zipinfoProgram, avaProgram, awkProgram, bazelProgram, bcProgram, biomeProgram, blackProgram, brewProgram, buildSystems, outputBuiltins, testBuiltin, printfBuiltin, c8Program, cargoProgram, changesetProgram, clangFormatProgram, cloudClients, cmakeProgram, cmpProgram, codespellProgram, columnProgram, commitlintProgram, composerProgram, dockerProgram, kubectlProgram, base64Program, basenameProgram, catProgram, checksums, chmodProgram, commProgram, cpProgram, cutProgram, dateProgram, ddProgram, dfProgram, duProgram, expandProgram, exprProgram, fmtProgram, foldProgram, headProgram, idProgram, installProgram, joinProgram, lnProgram, lsProgram, mkdirProgram, mktempProgram, mvProgram, nlProgram, numfmtProgram, odProgram, pasteProgram, prProgram, printenvProgram, realpathProgram, rmProgram, rmdirProgram, seqProgram, shufProgram, sleepProgram, sortProgram, splitProgram, statProgram, syncProgram, tacProgram, tailProgram, teeProgram, touchProgram, trProgram, truncateProgram, tsortProgram, unameProgram, uniqProgram, wcProgram, whoProgram, whoamiProgram, coverageProgram, cppCheckers, crossEnvProgram, cspellProgram, ctestProgram, curlProgram, cypressProgram, dartProgram, databasesAndConverters, denoProgram, dependencyCheckers, deploymentTools, diffProgram, dotnetProgram, editors, eslintProgram, fileProgram, findUtility, flake8Program, forges, formatters, gccProgram, ghProgram, gitProgram, gitleaksProgram, goCheckers, goProgram, gofmtProgram, golangciLintProgram, gradleProgram, hadolintProgram, helmProgram, hexdumpProgram, hostnameProgram, iconvProgram, infrastructureScanners, interpreters, isortProgram, javaProgram, javacProgram, jestProgram, jqProgram, yqProgram, jsonToolProgram, justProgram, keyManagement, killProgram, knipProgram, kustomizeProgram, languageBuilds, launcherProgram, lernaProgram, lessProgram, lintStagedProgram, lycheeProgram, machineAdministration, makeProgram, manProgram, markdownLinters, mesonProgram, mixProgram, mkdirpProgram, mkdocsProgram, mochaProgram, mvnProgram, mypyProgram, networkQueries, ninjaProgram, nodeProgram, noxProgram, npmRunAllProgram, bunProgram, corepackProgram, npmProgram, npxProgram, pnpmProgram, yarnProgram, nxProgram, opensslProgram, oxlintProgram, patchProgram, perlProgram, phpConsoles, phpCsFixerProgram, phpProgram, phpunitProgram, pipAuditProgram, playwrightProgram, preCommitProgram, prettierProgram, psProgram, pyCompileProgram, pyrightProgram, pytestProgram, pythonLinters, pythonRuntimes, pipProgram, uvProgram, pythonProgram, uvxProgram, remoteAccess, revProgram, rimrafProgram, bundleProgram, rakeProgram, rspecProgram, rubocopProgram, rubyProgram, ruffProgram, rustcProgram, rustfmtProgram, rustupProgram, scriptRunners, ackProgram, agProgram, fdProgram, grepProgram, rgProgram, sedProgram, semgrepProgram, shellcheckProgram, shells, shfmtProgram, sphinxBuildProgram, spongeProgram, stringsProgram, stylelintProgram, svelteCheckProgram, swiftProgram, systemInformation, terraformProgram, toxProgram, treeProgram, trivyProgram, tscProgram, tsxProgram, turboProgram, typosProgram, unittestProgram, valeProgram, venvProgram, vitestProgram, vultureProgram, webBuilds, wgetProgram, whichProgram, busyboxProgram, chrootProgram, envProgram, flockProgram, ioniceProgram, niceProgram, nohupProgram, numactlProgram, setsidProgram, stdbufProgram, sudoProgram, tasksetProgram, timeProgram, timeoutProgram, unbufferProgram, xargsProgram, xvfbRunProgram, xxdProgram, yamllintProgram ];
    const byName = new Map(programs.flatMap(program => program.names.map(name => [ name, program ])));
    function programFor(name) {
      return byName.get(name);
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
  }),
  25403: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      e: () => isScriptVariable,
      p: () => staysInScript
    });
    const controlling = /^(?:PATH|HOME|SHELL|USER|LOGNAME|IFS|ENV|PS[0-4]|CDPATH|GLOBIGNORE|EXECIGNORE|FIGNORE|OPTIND|OPTARG|OPTERR|RANDOM|SRANDOM|SECONDS|LINENO|DIRSTACK|FUNCNAME|FUNCNEST|GROUPS|E?UID|PPID|PWD|OLDPWD|SHELLOPTS|SHLVL|POSIXLY_CORRECT|TMOUT|TIMEFORMAT|TMPDIR|LANG|LANGUAGE|LC_.*|TZ|TERM|CI|NO_COLOR|TEXTDOMAIN|TEXTDOMAINDIR|PROMPT_.*|MAIL.*|HIST.*|COMP_.*|COMPREPLY|READLINE_.*|COPROC|EPOCH.*|MAPFILE|PIPESTATUS|IGNOREEOF|INPUTRC|HOSTFILE|HOSTNAME|HOSTTYPE|MACHTYPE|OSTYPE|EDITOR|VISUAL|BROWSER|TERMINFO|TERMCAP|CC|CXX|CPP|LD|AR|AS|_)$|^(?:BASH|LD_|DYLD_|GIT_|GH_|GITHUB_|ACTIONS_|RUNNER_|NODE_|NPM_|PYTHON|PERL|RUBY|GEM_|BUNDLE_|JAVA|JDK_|MAVEN_|GRADLE_|GO[A-Z]|CARGO_|RUST|DOCKER_|KUBE|AWS_|AZURE_|GOOGLE_|SSH_|SALLYPORT_|LESS|MAN|XDG_|PIP_|UV_|MAKE|DOTNET_|ELECTRON_|PYTEST_|MALLOC_|GCONV_|OPENSSL_|SSL_|CURL_|LOCPATH|NLSPATH)|(?:FLAGS|_OPTIONS|_OPTS|_ARGS|_PROXY|PAGER|PATH)$/;
    const controllingLowerCase = /^(?:npm_.*|.*_proxy|auto_resume|histchars)$/i;
    const identifier = /^[A-Za-z_]\w*$/;
    const readByPrograms = /^(?!BASH|LD_|DYLD_|GIT_|NPM_CONFIG)[A-Z]\w*_(?:PATH|FILE|DIR|NAME|VERSION)$/i;
    function staysInScript(name) {
      return isScriptVariable(name) || readByPrograms.test(name);
    }
    function isScriptVariable(name) {
      return identifier.test(name) && !controlling.test(name) && !controllingLowerCase.test(name);
    }
  }),
  59277: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Y: () => isOpenName
    });
    const publicNames = /^(?:GITHUB_(?:ACTION|ACTIONS|ACTOR|ACTOR_ID|BASE_REF|EVENT_NAME|HEAD_REF|JOB|REF|REF_NAME|REF_TYPE|REPOSITORY|REPOSITORY_ID|REPOSITORY_OWNER|RUN_ATTEMPT|RUN_ID|RUN_NUMBER|SERVER_URL|API_URL|GRAPHQL_URL|SHA|TRIGGERING_ACTOR|WORKFLOW|WORKSPACE)|RUNNER_(?:ARCH|NAME|OS)|BASH_REMATCH)$/;
    const guardedNames = /^(?:GITHUB|GH|ACTIONS|RUNNER|INPUT|AWS|AZURE|ARM|GOOGLE|GCP|GCLOUD|NPM|NODE_AUTH|DOCKER|OPENAI|ANTHROPIC|GEMINI|CLAUDE|SALLYPORT|SSH|BASH|HIST)(?:_(?!VERSION$)|$)|TOKEN|SECRET|PASSW|PASSPHRASE|(?:^|_)PWD?(?:_|$)|(?:^|_)PASS(?:_|$)|CRED|API_?KEY|_KEY(?:_|$)|^KEY$|PRIVATE|AUTH|COOKIE|SESSION|SIGNATURE|BEARER|DSN|(?:^|_)PAT(?:_|$)|WEBHOOK|DATABASE_URL|CONNECTION_?STRING/;
    function isOpenName(name) {
      return publicNames.test(name) || !guardedNames.test(name.toUpperCase());
    }
  })
};
