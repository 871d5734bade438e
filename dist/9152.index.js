"use strict";

exports.id = 9152;

exports.ids = [ 9152 ];

exports.modules = {
  65654: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      T: () => recordFormat
    });
    const recordFormat = 1;
  }),
  91196: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      K0: () => defaultStatePath,
      Gf: () => openState,
      un: () => readState
    });
    var external_node_path_ = __webpack_require__(76760);
    var errors = __webpack_require__(42357);
    var external_node_crypto_ = __webpack_require__(77598);
    var external_node_fs_ = __webpack_require__(73024);
    var process_owner = __webpack_require__(50451);
    var file_lock = __webpack_require__(29880);
    const confirmEveryMs = 15e3;
    const silentMs = 6e4;
    const lockFile = "lock.json";
    function lockDirectory(directory, temporary) {
      const path = (0, external_node_path_.join)(directory, lockFile);
      const own = (0, process_owner.G)();
      const guard = (0, external_node_path_.join)(temporary, `sallyport-lock-${(0, external_node_crypto_.createHash)("sha256").update(path).digest("hex").slice(0, 32)}`);
      const holder = (0, file_lock.U)(guard, () => {
        const found = readRecord(path);
        if (found !== null && isActive(found, own)) return found;
        writeRecord(path, own);
        return null;
      });
      if (holder !== null) return {
        holder: holder
      };
      const timer = setInterval(() => writeRecord(path, own), confirmEveryMs);
      timer.unref();
      return {
        release: () => {
          clearInterval(timer);
          (0, file_lock.U)(guard, () => {
            const found = readRecord(path);
            if (found !== null && isSameProcess(found, own)) (0, external_node_fs_.rmSync)(path, {
              force: true
            });
          });
        }
      };
    }
    function isActive(found, own) {
      if (found.place === own.place) return !(0, process_owner.j)(found);
      return Math.abs(Date.now() - found.confirmedAt) < silentMs;
    }
    function isSameProcess(found, own) {
      return found.pid === own.pid && found.place === own.place && found.started === own.started;
    }
    function writeRecord(path, own) {
      const record = {
        ...own,
        confirmedAt: Date.now()
      };
      const temporary = `${path}.${String(own.pid)}`;
      try {
        (0, external_node_fs_.writeFileSync)(temporary, JSON.stringify(record), {
          mode: 384
        });
        (0, external_node_fs_.renameSync)(temporary, path);
      } catch (error) {
        (0, external_node_fs_.rmSync)(temporary, {
          force: true
        });
        if (error.code !== "ENOENT") throw error;
      }
    }
    function readRecord(path) {
      try {
        const {pid: pid, started: started, place: place, confirmedAt: confirmedAt} = JSON.parse((0, 
        external_node_fs_.readFileSync)(path, "utf8"));
        if (typeof pid !== "number" || typeof place !== "string" || typeof confirmedAt !== "number") return null;
        return {
          pid: pid,
          place: place,
          confirmedAt: confirmedAt,
          started: typeof started === "string" ? started : null
        };
      } catch {
        return null;
      }
    }
    var promises_ = __webpack_require__(51455);
    var types = __webpack_require__(38287);
    var file_problems = __webpack_require__(81383);
    const {O_CREAT: O_CREAT, O_EXCL: O_EXCL, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK, O_RDONLY: O_RDONLY, O_WRONLY: O_WRONLY} = external_node_fs_.constants;
    async function openStateDirectory(path, {create: create, root: root}) {
      return await (0, file_problems.H)(path, async () => {
        if (root !== null) refuseLinks(path, root);
        if (create) await (0, promises_.mkdir)(path, {
          recursive: true,
          mode: 448
        });
        const stat = await (0, promises_.lstat)((0, external_node_fs_.realpathSync)(path));
        if (!stat.isDirectory()) throw new types.kc("not-a-directory", path, `${path} is not a directory`);
        return directoryAt((0, external_node_fs_.realpathSync)(path));
      });
    }
    function directoryAt(root) {
      const place = name => placeIn(root, name);
      const makeFolderOf = folderMaker(root);
      return {
        path: root,
        read: async (name, maxBytes) => {
          const absolute = place(name);
          refuseLinks((0, external_node_path_.dirname)(absolute), root);
          return await (0, file_problems.H)(name, () => readRegular(absolute, name, maxBytes));
        },
        write: async (name, content) => {
          const absolute = place(name);
          await (0, file_problems.H)(name, async () => {
            await makeFolderOf(absolute);
            await replace(absolute, content);
          });
        },
        create: async name => {
          const absolute = place(name);
          return await (0, file_problems.H)(name, async () => {
            await makeFolderOf(absolute);
            return await pieceWriter(absolute, name);
          });
        },
        names: async folder => {
          const absolute = place(folder);
          refuseLinks(absolute, root);
          const found = await (0, promises_.readdir)(absolute).catch(emptyIfMissing);
          return found.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        },
        move: async (from, to) => {
          const target = place(to);
          await (0, file_problems.H)(from, async () => {
            await makeFolderOf(target);
            await (0, promises_.rename)(place(from), target);
          });
        },
        remove: async name => {
          await (0, file_problems.H)(name, () => (0, promises_.rm)(place(name), {
            recursive: true,
            force: true
          }));
        },
        has: async name => (await (0, promises_.lstat)(place(name)).catch(() => null))?.isFile() === true
      };
    }
    function placeIn(root, name) {
      const absolute = (0, external_node_path_.resolve)(root, name);
      if (absolute !== root && !absolute.startsWith(root + external_node_path_.sep)) throw new Error(`${name} is outside of the state directory`);
      return absolute;
    }
    function folderMaker(root) {
      const made = new Set;
      return async absolute => {
        const folder = (0, external_node_path_.dirname)(absolute);
        if (made.has(folder)) return;
        await (0, promises_.mkdir)(folder, {
          recursive: true,
          mode: 448
        });
        refuseLinks(folder, root);
        made.add(folder);
      };
    }
    function refuseLinks(path, root) {
      let at = root;
      for (const part of (0, external_node_path_.relative)(root, path).split(external_node_path_.sep)) {
        if (part === "" || part === ".") continue;
        at = (0, external_node_path_.join)(at, part);
        const stat = (0, file_problems.J)(at, () => (0, external_node_fs_.lstatSync)(at, {
          throwIfNoEntry: false
        }));
        if (stat === void 0) return;
        if (stat.isSymbolicLink()) throw new types.kc("refused", at, `${at} is a link`);
      }
    }
    async function readRegular(absolute, name, maxBytes) {
      const handle = await (0, promises_.open)(absolute, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(nullIfMissing);
      if (handle === null) return null;
      try {
        const stat = await handle.stat();
        if (!stat.isFile()) throw new types.kc("special", name, `${name} is not a regular file`);
        if (stat.size > maxBytes) throw new types.kc("too-large", name, `${name} has ${String(stat.size)} bytes, more than ${String(maxBytes)}`);
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    }
    async function replace(absolute, content) {
      const {temporary: temporary, handle: handle} = await openTemporary(absolute);
      try {
        await fill(handle, content);
        await (0, promises_.rename)(temporary, absolute);
      } catch (error) {
        await (0, promises_.rm)(temporary, {
          force: true
        });
        throw error;
      }
    }
    async function openTemporary(absolute) {
      const temporary = (0, external_node_path_.join)((0, external_node_path_.dirname)(absolute), `.${(0, 
      external_node_path_.basename)(absolute)}-${(0, external_node_crypto_.randomBytes)(6).toString("hex")}.tmp`);
      return {
        temporary: temporary,
        handle: await (0, promises_.open)(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 384)
      };
    }
    const bufferedCharacters = 64e3;
    async function pieceWriter(absolute, name) {
      const {temporary: temporary, handle: handle} = await openTemporary(absolute);
      let pieces = [];
      let length = 0;
      const flush = async () => {
        const text = pieces.join("");
        pieces = [];
        length = 0;
        if (text !== "") await (0, file_problems.H)(name, () => handle.appendFile(text));
      };
      return {
        write: async text => {
          pieces.push(text);
          length += text.length;
          if (length > bufferedCharacters) await flush();
        },
        close: async () => {
          await flush();
          await handle.datasync();
          await handle.close();
          await (0, file_problems.H)(name, () => (0, promises_.rename)(temporary, absolute));
        },
        abandon: async () => {
          await handle.close();
          await (0, promises_.rm)(temporary, {
            force: true
          });
        }
      };
    }
    async function fill(handle, content) {
      try {
        await handle.writeFile(content);
        await handle.datasync();
      } finally {
        await handle.close();
      }
    }
    function nullIfMissing(error) {
      if (error.code === "ENOENT") return null;
      throw error;
    }
    function emptyIfMissing(error) {
      if (error.code === "ENOENT") return [];
      throw error;
    }
    var record = __webpack_require__(5104);
    var run_log = __webpack_require__(39035);
    const maxRecordBytes = 64e6;
    async function openState(options) {
      const {path: path, name: name, temporary: temporary} = options;
      const directory = await orUnusable(path, async () => {
        const opened = await openStateDirectory(path, {
          create: true,
          root: options.root
        });
        await claim(opened, name);
        return opened;
      });
      const lock = lockDirectory(directory.path, temporary);
      if ("holder" in lock) throw unusable(path, {
        message: "another process is using this state directory",
        found: `process ${String(lock.holder.pid)}, running ${new Date(lock.holder.confirmedAt).toISOString()}`,
        hint: "wait until it has ended, or use --state with another directory"
      });
      await directory.remove("running");
      return {
        ...stateIn(directory, options.onNotice),
        release: () => lock.release()
      };
    }
    async function readState(path, onNotice) {
      return await orUnusable(path, async () => stateIn(await openStateDirectory(path, {
        create: false,
        root: null
      }), onNotice));
    }
    function stateIn(directory, onNotice) {
      return {
        directory: directory,
        record: async job => {
          const found = await open_state_readRecord(directory, job.key);
          if (found === null) return null;
          const problem = "problem" in found ? found.problem : (0, record.O)(found, job) ? null : "it was not written for this job";
          if (problem === null && !("problem" in found)) return found;
          onNotice(`The stored result ${job.key.slice(0, 12)} is not used, because ${problem ?? ""}. The job runs again.`);
          return null;
        },
        save: async (record, replaced) => {
          if (record.transcriptPath !== null) await keepTranscript(directory, record.key, record.transcriptPath);
          await directory.write(`jobs/${record.key}.json`, `${JSON.stringify(record)}\n`);
          const old = replaced?.transcriptPath ?? null;
          if (old !== null && old !== record.transcriptPath) await directory.remove(old);
        },
        lastRun: async () => await readValid(directory, run_log.y6, run_log.Lx),
        saveRun: async run => await directory.write(run_log.y6, `${JSON.stringify(run)}\n`)
      };
    }
    async function open_state_readRecord(directory, key) {
      try {
        const bytes = await directory.read(`jobs/${key}.json`, maxRecordBytes);
        return bytes === null ? null : (0, record.H)(bytes, key);
      } catch (error) {
        if (!(error instanceof types.kc)) throw error;
        return {
          problem: error.message
        };
      }
    }
    async function keepTranscript(directory, key, path) {
      const running = `running/${key}.jsonl`;
      if (await directory.has(running)) await directory.move(running, path);
    }
    async function claim(directory, name) {
      const found = await directory.read(run_log.V4, 1e4);
      if (found === null) {
        const others = (await directory.names(".")).filter(one => !one.startsWith("."));
        if (others.length > 0) throw unusable(directory.path, {
          message: "this directory contains other files",
          found: others.slice(0, 5).join(", "),
          hint: "use --state with an empty directory, or with one that a batch has written"
        });
        await directory.write(".gitignore", "*\n");
        await directory.write(run_log.V4, `${JSON.stringify({
          formatVersion: 1,
          name: name
        })}\n`);
        return;
      }
      const identity = valid(found, run_log.g1);
      if (identity?.name === name) return;
      throw unusable(directory.path, {
        message: "this directory holds the state of another batch",
        found: identity === null ? `${run_log.V4} is invalid` : identity.name,
        hint: `use --state with another directory for ${name}`
      });
    }
    async function readValid(directory, name, schema) {
      const bytes = await directory.read(name, maxRecordBytes);
      return bytes === null ? null : valid(bytes, schema);
    }
    function valid(bytes, schema) {
      try {
        return schema.safeParse(JSON.parse(bytes.toString("utf8"))).data ?? null;
      } catch {
        return null;
      }
    }
    async function orUnusable(path, work) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof types.kc)) throw error;
        throw unusable(path, {
          message: "the state directory cannot be used",
          found: error.message,
          hint: "use --state with a directory that can be written and contains no links"
        });
      }
    }
    function unusable(path, problem) {
      return new errors.yo({
        code: "state-unusable",
        location: path,
        ...problem
      });
    }
    function defaultStatePath(workspace, name) {
      return (0, external_node_path_.join)(workspace, ".sallyport/state", name);
    }
  }),
  5104: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      H: () => parseRecord,
      O: () => hasPartsOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
    var _job_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93413);
    var _result_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65654);
    var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85306);
    const text = most => zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(most));
    const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI());
    const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI());
    const digest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{64}$/));
    const scalar = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([ text(1e5), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY() ]);
    const change = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
      path: text(1e4),
      kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([ "created", "modified", "deleted" ]),
      added: count,
      removed: count,
      diff: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(text(1e7)),
      note: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text(1e4))
    });
    const evaluation = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
      name: text(1e3),
      status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([ "passed", "failed", "error" ]),
      score: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(1)),
      weight: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(1e6))),
      reason: text(1e5)
    });
    const errorKinds = [ "auth", "not-found", "bad-request", "context-length", "rate-limit", "quota", "overloaded", "server", "network", "cut-off", "refused", "script", "cancelled" ];
    const keyParts = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(Object.fromEntries(_types_js__WEBPACK_IMPORTED_MODULE_2__.N.map(name => [ name, text(200) ])));
    const schema = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
      formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(_result_types_js__WEBPACK_IMPORTED_MODULE_3__.T),
      key: digest,
      keyParts: keyParts,
      slot: text(1e4),
      planId: text(200),
      shard: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,4}\/\d{1,4}$/))),
      attempt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()),
      id: text(1e3),
      item: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(text(1e3), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())),
      matrix: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(text(1e3), scalar),
      repeat: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()),
      model: text(1e3),
      conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_job_types_js__WEBPACK_IMPORTED_MODULE_4__.f),
      reason: text(1e5),
      text: text(1e7),
      structured: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
      evaluations: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(evaluation).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e3)),
      evaluationDigest: text(200),
      minScore: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(1))),
      scoringUsd: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(amount)),
      changes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(change).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e4)),
      usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
        inputTokens: count,
        outputTokens: count,
        cacheReadTokens: count,
        cacheWriteTokens: count
      }),
      costUsd: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(amount),
      durationMs: amount,
      turns: count,
      toolCalls: count,
      transcriptPath: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^transcripts\/[0-9a-f]{64}-\d{1,9}\.jsonl$/))),
      endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)),
      sameFailures: count,
      errorKind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(errorKinds)),
      hasTree: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
      notices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(text(1e4)).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e3)),
      toolsUsed: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(text(1e3)).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e3))
    });
    function parseRecord(bytes, key) {
      let value;
      try {
        value = JSON.parse(bytes.toString("utf8"));
      } catch {
        return {
          problem: "it is not valid JSON"
        };
      }
      const parsed = schema.safeParse(value);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return {
          problem: `${issue?.path.join(".") ?? ""} is invalid`.trimStart()
        };
      }
      const record = parsed.data;
      if (record.key !== key) return {
        problem: "it belongs to another job"
      };
      if (record.transcriptPath !== null && !record.transcriptPath.startsWith(`transcripts/${key}-`)) return {
        problem: "its transcript belongs to another job"
      };
      return record;
    }
    function hasPartsOf(record, job) {
      return _types_js__WEBPACK_IMPORTED_MODULE_2__.N.every(name => record.keyParts[name] === job.keyParts[name]);
    }
  }),
  47613: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Hh: () => isPassed,
      LF: () => dispositionOf,
      UQ: () => meanScore,
      q_: () => failuresInARow
    });
    const permanentErrors = new Set([ "bad-request", "context-length", "refused" ]);
    function dispositionOf(record, evaluationDigest, {parkAfter: parkAfter, retryFailed: retryFailed, rescore: rescore, resumedPlan: resumedPlan}) {
      if (record === null) return {
        kind: "run",
        why: "new"
      };
      if (retryFailed && hasFailed(record)) return {
        kind: "run",
        why: "requested"
      };
      const isUnscored = record.evaluationDigest !== evaluationDigest || record.evaluations.some(isError);
      const needsScore = record.conclusion === "success" && (rescore || isUnscored);
      if (needsScore) return {
        kind: "rescore"
      };
      if (record.conclusion === "success") return {
        kind: "reuse"
      };
      if (resumedPlan !== null && record.planId === resumedPlan) return {
        kind: "reuse"
      };
      if (parkAfter !== null && record.sameFailures >= parkAfter) return {
        kind: "parked"
      };
      return isPermanent(record) ? {
        kind: "reuse"
      } : {
        kind: "run",
        why: "failed before"
      };
    }
    function isPermanent({errorKind: errorKind}) {
      return errorKind !== null && permanentErrors.has(errorKind);
    }
    function hasFailed(record) {
      return !isPassed({
        ...record,
        evaluations: record.evaluations.filter(one => !isError(one))
      });
    }
    const isError = ({status: status}) => status === "error";
    function isPassed({conclusion: conclusion, evaluations: evaluations, minScore: minScore}) {
      if (conclusion !== "success" || evaluations.some(isError)) return false;
      if (minScore === void 0) return evaluations.every(({status: status}) => status === "passed");
      return evaluations.length === 0 || meanScore(evaluations) >= minScore;
    }
    function meanScore(evaluations) {
      const weights = evaluations.reduce((sum, {weight: weight = 1}) => sum + weight, 0);
      const mean = evaluations.reduce((sum, {score: score, weight: weight = 1}) => sum + score * weight, 0) / weights;
      return Number(mean.toFixed(9));
    }
    function failuresInARow(before, now) {
      if (now.conclusion === "success") return 0;
      const isSame = before !== null && before.conclusion === now.conclusion && before.errorKind === now.errorKind && withoutNumbers(before.reason) === withoutNumbers(now.reason);
      return isSame ? before.sameFailures + 1 : 1;
    }
    const withoutNumbers = reason => reason.replace(/[\w-]*\d[\w-]*/g, "#");
  }),
  39035: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Lx: () => runSchema,
      V4: () => identityFile,
      g1: () => identitySchema,
      y6: () => runFile
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
    var _job_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93413);
    const identityFile = "batch.json";
    const runFile = "run.json";
    const identitySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
      formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(1),
      name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e3))
    });
    const names = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e4))).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e6));
    const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
      formatVersion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(1),
      name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e3)),
      planId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(200)),
      shard: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,4}\/\d{1,4}$/))),
      attempt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()),
      startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(40)),
      endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(40))),
      conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_job_types_js__WEBPACK_IMPORTED_MODULE_2__.f)),
      reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e5)),
      deferred: names,
      deferredReason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e5)),
      parked: names,
      minPassRate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(1)),
      atLeast: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(1e3)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()))
    });
  }),
  93413: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      f: () => conclusions
    });
    const conclusions = [ "success", "no-output", "denied", "incomplete", "budget", "timeout", "provider-error", "config-error", "skipped", "cancelled" ];
  })
};
