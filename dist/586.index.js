"use strict";

exports.id = 586;

exports.ids = [ 586 ];

exports.modules = {
  10586: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      collectTree: () => collectTree
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var types = __webpack_require__(74312);
    var held_directory = __webpack_require__(44976);
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
        const {descriptor: descriptor, stat: stat} = (0, held_directory.bY)(place);
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
    var blob_ids = __webpack_require__(8656);
    var files_protected = __webpack_require__(58778);
    var sensitivity = __webpack_require__(25167);
    var paths = __webpack_require__(95224);
    const steeringNames = new Set([ "codeowners .mergify.yml .mergify renovate.json renovate.json5 .renovaterc .renovaterc.json .lfsconfig .gitconfig", ".githooks .git-hooks .pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml .overcommit.yml", ".lefthook lefthook.yml lefthook.yaml lefthook.toml lefthook.json .lefthook.yml .lefthook.yaml .huskyrc", ".lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml", ".npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml", "pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle", "gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion", ".envrc .tool-versions mise.toml .mise.toml .mise .asdfrc", ".gitlab-ci.yml .gitlab .circleci .travis.yml jenkinsfile azure-pipelines.yml .azure-pipelines .buildkite", "bitbucket-pipelines.yml .drone.yml .woodpecker .woodpecker.yml appveyor.yml .appveyor.yml .cirrus.yml .teamcity", ".gitea .forgejo .semaphore cloudbuild.yaml cloudbuild.yml" ].flatMap(line => line.split(" ")));
    function steersTools(path) {
      return (0, paths.OD)((0, paths.tu)(path)).some(segment => steeringNames.has(segment));
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
        if (!(error instanceof types.UG)) throw error;
        return {
          refused: `git could not tell what has changed: ${error.message}`
        };
      }
    }
    async function collect({changes: changes, git: git, root: root, mayRead: mayRead, onlyFrom: onlyFrom}) {
      const {files: all, notice: notice, base: base, mixed: mixed, hidden: hidden} = await changes.since();
      const files = all.filter(({path: path}) => !hidden.has(path));
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
        const why = collect_tree_closed(`${prefix}${path}`) ?? (mixed.has(path) ? "it had changes before the run" : null);
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
    function collect_tree_closed(path) {
      if ((0, files_protected.Aq)(path) !== null) return "protected";
      if (steersTools(path)) return "protected, it steers other tools";
      if (isDeceptivePath(path)) return "its name is not what it looks like";
      return (0, sensitivity.y)(`/${path}`) === "low" ? null : "sensitive by its name";
    }
    function listed(problems) {
      const shown = problems.slice(0, 5);
      const more = problems.length - shown.length;
      return more > 0 ? `${shown.join(", ")} and ${String(more)} more` : shown.join(", ");
    }
  })
};
