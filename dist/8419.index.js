"use strict";

exports.id = 8419;

exports.ids = [ 8419 ];

exports.modules = {
  8419: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      collectTree: () => collectTree
    });
    var git_blobs = __webpack_require__(5094);
    var external_node_fs_ = __webpack_require__(3024);
    var external_node_path_ = __webpack_require__(6760);
    var held = __webpack_require__(1760);
    var types = __webpack_require__(6814);
    function readTreeFile(root, path, maxBytes) {
      try {
        const directory = (0, external_node_path_.join)((0, external_node_fs_.realpathSync)(root), (0, 
        external_node_path_.dirname)(path));
        const place = (0, external_node_path_.join)(directory, (0, external_node_path_.basename)(path));
        if ((0, external_node_fs_.lstatSync)(place).isSymbolicLink()) return {
          problem: "a symbolic link"
        };
        if ((0, external_node_fs_.realpathSync)(directory) !== directory) return {
          problem: "behind a symbolic link"
        };
        const {descriptor: descriptor, stat: stat} = (0, held.bY)(place);
        try {
          const problem = problemOf(stat, maxBytes);
          if (problem !== null) return {
            problem: problem
          };
          return {
            content: (0, external_node_fs_.readFileSync)(descriptor),
            executable: process.platform === "win32" ? null : (stat.mode & 64) !== 0
          };
        } finally {
          (0, external_node_fs_.closeSync)(descriptor);
        }
      } catch (error) {
        if (error instanceof types.kc) return {
          problem: "replaced while it was read"
        };
        if (typeof error.code !== "string") throw error;
        return {
          problem: "not to be read"
        };
      }
    }
    function problemOf(stat, maxBytes) {
      if (!stat.isFile()) return "no regular file";
      if (stat.nlink > 1) return "a file with more than one name";
      return stat.size > maxBytes ? `larger than ${String(maxBytes)} bytes` : null;
    }
    var policy_protected = __webpack_require__(3117);
    var sensitive = __webpack_require__(507);
    var paths = __webpack_require__(2391);
    const steeringNames = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(line => line.split(" ")));
    function steersTools(path) {
      return (0, paths.OD)((0, paths.tu)(path)).some(segment => steeringNames.has(segment));
    }
    function isDeceptive(path) {
      return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(path);
    }
    const mostFiles = 100;
    const mostBytesEach = 1e6;
    const mostBytes = 5e6;
    async function collectTree(doors) {
      try {
        return await collect(doors);
      } catch (error) {
        if (!(error instanceof types.UG)) throw error;
        return {
          refused: `git could not tell what has changed: ${error.message}`
        };
      }
    }
    async function collect({changes: changes, git: git, root: root, mayRead: mayRead, onlyFrom: onlyFrom}) {
      const {files: files, notice: notice, base: base, mixed: mixed} = await changes.since();
      if (git === null || base === null) return {
        refused: "the workspace is no git repository with a commit"
      };
      if (notice !== null) return {
        refused: "the changed files could not be listed"
      };
      if (onlyFrom !== null && base !== onlyFrom) return {
        refused: "the checkout may be of a stranger, and nothing of theirs goes into this repository"
      };
      if (files.length === 0) return {
        refused: "the run has changed no file that git does not ignore"
      };
      if (files.length > mostFiles) return {
        refused: `${String(files.length)} files are changed, and a pull request takes ${String(mostFiles)}`
      };
      const prefix = await git.prefix();
      const filtered = await git.filteredPaths(files.map(({path: path}) => path));
      const problems = [];
      const open = files.filter(({path: path}) => {
        const why = tree_closed(`${prefix}${path}`) ?? (mixed.has(path) ? "it had changes before the run" : null);
        const filter = filtered.has(path) ? "a filter of .gitattributes applies to it" : null;
        const problem = why ?? (mayRead(path) ? filter : "the rules close it");
        if (problem !== null) problems.push(`${path} (${problem})`);
        return problem === null;
      });
      const there = await readFiles(open.filter(({kind: kind}) => kind !== "deleted").map(({path: path}) => path), {
        git: git,
        root: root,
        base: base
      });
      problems.push(...there.problems);
      if (problems.length > 0) return {
        refused: `these files cannot go into a pull request: ${listed(problems)}`
      };
      const bytes = [ ...there.files.values() ].reduce((sum, {content: content}) => sum + content.length, 0);
      if (bytes > mostBytes) return {
        refused: `the changed files have ${String(bytes)} bytes, more than 5 MB`
      };
      const taken = open.map(({path: path}) => ({
        path: `${prefix}${path}`,
        ...there.files.get(path) ?? {
          content: null
        }
      }));
      return {
        tree: {
          base: base,
          baseTree: await git.treeOf(base),
          files: taken
        }
      };
    }
    async function readFiles(paths, {git: git, root: root, base: base}) {
      const problems = [];
      const modes = await git.modesAtRef(base, paths);
      const read = paths.flatMap(path => {
        const found = readTreeFile(root, path, mostBytesEach);
        const problem = "problem" in found ? found.problem : modeProblem(modes.get(path), found.executable);
        if (problem !== null) problems.push(`${path} (${problem})`);
        return problem !== null || "problem" in found ? [] : [ {
          path: path,
          ...found
        } ];
      });
      const ids = await git.blobIds(read.map(({path: path}) => path));
      const files = new Map;
      for (const {path: path, content: content, executable: executable} of read) {
        const id = ids.get(path);
        const stored = id === void 0 ? null : (0, git_blobs.Z)(content, id);
        if (stored === null) problems.push(`${path} (git would store it in another form, or it has just changed)`); else if (modes.get(path) !== "100755") files.set(path, {
          content: stored
        }); else files.set(path, {
          content: stored,
          mode: executable === false ? "100644" : "100755"
        });
      }
      return {
        files: files,
        problems: problems
      };
    }
    function modeProblem(before, executable) {
      if (before === "120000") return "it takes the place of a link";
      if (before === "160000") return "it takes the place of a submodule";
      if (executable !== true || before === "100755") return null;
      return before === "100644" ? "it was made executable" : "it is new and executable";
    }
    function tree_closed(path) {
      if ((0, policy_protected.Aq)(path) !== null) return "protected";
      if (steersTools(path)) return "protected, it steers other tools";
      if (isDeceptive(path)) return "its name is not what it looks like";
      return (0, sensitive.y)(`/${path}`) === "low" ? null : "sensitive by its name";
    }
    function listed(problems) {
      const shown = problems.slice(0, 5);
      const more = problems.length - shown.length;
      return more > 0 ? `${shown.join(", ")} and ${String(more)} more` : shown.join(", ");
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
