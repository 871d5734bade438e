"use strict";

exports.id = 7010;

exports.ids = [ 7010 ];

exports.modules = {
  37010: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      hideDeniedFiles: () => hideDeniedFiles,
      watchChanges: () => watchChanges
    });
    var external_node_path_ = __webpack_require__(76760);
    var errors = __webpack_require__(42357);
    var file_state = __webpack_require__(69898);
    var time_limit = __webpack_require__(50897);
    var types = __webpack_require__(38287);
    const changeLimits = {
      maxDiffBytes: 3e4,
      maxTotalBytes: 2e5
    };
    var diff = __webpack_require__(21);
    const kept = {
      each: 2e5,
      total: 1e7
    };
    const nothing = {
      notice: null,
      base: null,
      mixed: new Set,
      hidden: new Set
    };
    function watchChanges(options) {
      const {root: root, git: git, written: written, signal: signal, atEnd: atEnd, baseline: baseline = null} = options;
      if (git === null) {
        const since = async () => ({
          ...nothing,
          files: await describeAll(await differing(root, written, null), null)
        });
        return {
          begin: () => {},
          ready: () => Promise.resolve(),
          since: since
        };
      }
      const stop = new AbortController;
      const begin = async () => {
        const start = await snapshot(root, git((0, time_limit.JG)(stop.signal, signal)), stop.signal, baseline);
        const {head: head, atMs: since, states: states} = start;
        if (baseline === null) options.onBaseline?.({
          head: head,
          since: since,
          dirty: [ ...states.keys() ]
        });
        return start;
      };
      let before = null;
      const settled = started => started.then(() => {}, () => {});
      const examine = () => settled(before ??= begin());
      let isAsked = false;
      return {
        begin: () => void examine(),
        ready: () => {
          isAsked = true;
          return examine();
        },
        since: async () => {
          if (!isAsked || before === null) {
            stop.abort();
            if (before !== null) await settled(before);
            return {
              ...nothing,
              files: []
            };
          }
          try {
            return await changesSince(await before, options, git(atEnd()));
          } catch (error) {
            (0, errors.ki)(error, types.UG);
            const files = await describeAll(await differing(root, written, null), null);
            const notice = `The changed files could not be listed: ${error.message}. Only those that the file tools wrote are shown.`;
            return {
              ...nothing,
              files: files,
              notice: notice
            };
          }
        }
      };
    }
    async function snapshot(root, git, signal, baseline) {
      const atMs = baseline?.since ?? Date.now();
      const head = baseline === null ? await git.headSha() : baseline.head;
      const {tracked: tracked, untracked: untracked, nested: nested} = await git.treeChanges(head);
      const dirty = baseline === null ? null : new Set(baseline.dirty);
      const wasDirty = path => dirty === null || dirty.has(path);
      const states = await (0, file_state.jj)(root, [ ...tracked.keys(), ...untracked ].filter(path => !nested.has(path) && wasDirty(path)), {
        ...kept,
        signal: signal
      });
      for (const path of nested) if (wasDirty(path)) states.set(path, await git.nestedState(path));
      return {
        head: head,
        atMs: atMs,
        states: states
      };
    }
    async function changesSince(start, {root: root, written: written}, git) {
      const found = await differing(root, written, {
        start: start,
        git: git
      });
      const files = await describeAll(found, git);
      const paths = new Set(files.map(({path: path}) => path));
      const those = pick => new Set(found.flatMap(one => paths.has(one.path) && pick(one) ? [ one.path ] : []));
      const mixed = those(({path: path}) => start.states.has(path));
      return {
        files: files,
        notice: null,
        base: start.head,
        mixed: mixed,
        hidden: those(({isHidden: isHidden}) => isHidden)
      };
    }
    async function differing(root, written, repository) {
      const found = new Map;
      const compare = (path, before, isHidden) => {
        const place = `${root}/${path}`;
        if (!found.has(path) && !(0, file_state._5)(place, before)) found.set(path, {
          path: path,
          before: before,
          after: (0, file_state.oT)(place, diff.O9),
          isHidden: isHidden
        });
      };
      if (repository !== null) {
        const {start: start, git: git} = repository;
        const now = await git.treeChanges(start.head);
        const {nested: nested} = now;
        const seen = new Set([ ...now.tracked.keys(), ...now.untracked, ...nested ]);
        for (const path of nested) {
          const [before, after] = [ start.states.get(path), await git.nestedState(path) ];
          if (before !== void 0 && (0, file_state._G)(before, after)) continue;
          found.set(path, {
            path: path,
            before: before ?? now.tracked.get(path) ?? null,
            after: after,
            isHidden: false
          });
        }
        for (const [path, before] of start.states) if (before?.mode !== "160000" || !nested.has(path)) compare(path, before, false);
        for (const [path, stored] of now.tracked) {
          if (start.states.has(path) || nested.has(path)) continue;
          found.set(path, {
            path: path,
            before: stored,
            after: (0, file_state.oT)((0, external_node_path_.join)(root, path), diff.O9),
            isHidden: false
          });
        }
        const isOld = oldFiles(root, start, [ ...found.keys(), ...written.keys(), ...now.untracked ]);
        for (const path of now.untracked) {
          if (start.states.has(path) || now.tracked.has(path) || written.has(path) || isOld(path)) continue;
          compare(path, null, false);
        }
        for (const [path, before] of written) if (!start.states.has(path)) compare(path, before, !seen.has(path));
      } else for (const [path, before] of written) compare(path, before, false);
      return [ ...found.values() ].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
    }
    function oldFiles(root, {atMs: atMs}, changed) {
      if (!changed.some(path => (0, external_node_path_.basename)(path) === ".gitignore")) return () => false;
      return path => (0, file_state.AP)((0, external_node_path_.join)(root, path)) < atMs;
    }
    async function describeAll(found, git) {
      const stored = found.flatMap(({before: before}) => before !== null && "id" in before ? [ before.id ] : []);
      const contents = await (git?.blobs(stored)) ?? new Map;
      const sideOf = state => state !== null && "id" in state ? {
        mode: state.mode,
        content: contents.get(state.id) ?? null
      } : state;
      const files = [];
      let room = changeLimits.maxTotalBytes;
      for (const {path: path, before: before, after: after, isHidden: isHidden} of found) {
        if (before === null && after === null) continue;
        const file = await (0, diff.uQ)(path, {
          before: sideOf(before),
          after: after
        }, Math.min(room, changeLimits.maxDiffBytes));
        if (file === null) continue;
        room -= Buffer.byteLength(file.diff ?? "");
        files.push(isHidden && file.note === void 0 ? {
          ...file,
          note: "not listed by git"
        } : file);
      }
      return files;
    }
    function hideDeniedFiles(changes, mayRead) {
      const files = changes.files.map(file => file.diff === null || mayRead(file.path) ? file : {
        ...file,
        added: 0,
        removed: 0,
        diff: null,
        note: "not permitted by the rules"
      });
      return {
        ...changes,
        files: files
      };
    }
  })
};
