"use strict";

exports.id = 9982;

exports.ids = [ 9982 ];

exports.modules = {
  99982: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      collectTree: () => collectTree
    });
    var errors = __webpack_require__(42357);
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var types = __webpack_require__(38287);
    var held_directory = __webpack_require__(16057);
    function readTreeFile(root, path, maxBytes) {
      try {
        const directory = (0, external_node_path_.join)((0, external_node_fs_.realpathSync)(root), (0, 
        external_node_path_.dirname)(path));
        const absolute = (0, external_node_path_.join)(directory, (0, external_node_path_.basename)(path));
        if ((0, external_node_fs_.lstatSync)(absolute).isSymbolicLink()) return {
          problem: "a symbolic link"
        };
        if ((0, external_node_fs_.realpathSync)(directory) !== directory) return {
          problem: "reached through a symbolic link"
        };
        const {descriptor: descriptor, stat: stat} = (0, held_directory.bY)(absolute);
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
          problem: "replaced while it was being read"
        };
        if (typeof error.code !== "string") throw error;
        return {
          problem: "unreadable"
        };
      }
    }
    function problemOf(stat, maxBytes) {
      if (!stat.isFile()) return "not a regular file";
      if (stat.nlink > 1) return "a file with several hard links";
      return stat.size > maxBytes ? `larger than ${String(maxBytes)} bytes` : null;
    }
    var blob_ids = __webpack_require__(75665);
    var files_protected = __webpack_require__(3197);
    var sensitivity = __webpack_require__(99756);
    var paths = __webpack_require__(55559);
    const configurationNames = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(line => line.split(" ")));
    function isToolConfiguration(path) {
      return (0, paths.OD)((0, paths.tu)(path)).some(segment => configurationNames.has(segment));
    }
    function isDeceptivePath(path) {
      return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(path);
    }
    const mostFiles = 100;
    const mostBytesEach = 1e6;
    const mostBytes = 5e6;
    async function collectTree(ports) {
      try {
        return await collect(ports);
      } catch (error) {
        (0, errors.ki)(error, types.UG);
        return {
          refused: `git could not determine the changes: ${error.message}`
        };
      }
    }
    async function collect({changes: changes, git: git, root: root, mayRead: mayRead, onlyFrom: onlyFrom}) {
      const {files: all, notice: notice, base: base, mixed: mixed, hidden: hidden} = await changes.since();
      const files = all.filter(({path: path}) => !hidden.has(path));
      if (git === null || base === null) return {
        refused: "the workspace is not a git repository with a commit"
      };
      if (notice !== null) return {
        refused: "the changed files could not be listed"
      };
      if (onlyFrom !== null && base !== onlyFrom) return {
        refused: "the checkout may be untrusted, and untrusted content is never pushed to this repository"
      };
      if (files.length === 0) return {
        refused: "the run has changed no files, except for ignored ones"
      };
      if (files.length > mostFiles) return {
        refused: `${String(files.length)} files are changed, and a pull request may have ${String(mostFiles)}`
      };
      const prefix = await git.prefix();
      const filtered = await git.filteredPaths(files.map(({path: path}) => path));
      const problems = [];
      const open = files.filter(({path: path}) => {
        const why = collect_tree_closed(`${prefix}${path}`) ?? (mixed.has(path) ? "it had changes before the run" : null);
        const filter = filtered.has(path) ? "a filter in .gitattributes applies to it" : null;
        const problem = why ?? (mayRead(path) ? filter : "not permitted by the rules");
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
      const loaded = open.map(({path: path}) => ({
        path: `${prefix}${path}`,
        ...there.files.get(path) ?? {
          content: null
        }
      }));
      return {
        tree: {
          base: base,
          baseTree: await git.treeOf(base),
          files: loaded
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
        const stored = id === void 0 ? null : (0, blob_ids.Z)(content, id);
        if (stored === null) problems.push(`${path} (git would convert its content, or it has just changed)`); else if (modes.get(path) !== "100755") files.set(path, {
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
      if (before === "120000") return "it replaces a link";
      if (before === "160000") return "it replaces a submodule";
      if (executable !== true || before === "100755") return null;
      return before === "100644" ? "it was made executable" : "it is new and executable";
    }
    function collect_tree_closed(path) {
      if ((0, files_protected.Aq)(path) !== null) return "protected";
      if (isToolConfiguration(path)) return "protected, it steers other tools";
      if (isDeceptivePath(path)) return "its name is deceptive";
      return (0, sensitivity.y)(`/${path}`) === "low" ? null : "its name is sensitive";
    }
    function listed(problems) {
      const shown = problems.slice(0, 5);
      const more = problems.length - shown.length;
      return more > 0 ? `${shown.join(", ")} and ${String(more)} more` : shown.join(", ");
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
  })
};
