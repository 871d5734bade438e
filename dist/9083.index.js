"use strict";

exports.id = 9083;

exports.ids = [ 9083 ];

exports.modules = {
  59083: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      openResume: () => openResume
    });
    var errors = __webpack_require__(42357);
    var read_transcript = __webpack_require__(75349);
    var resume_settings = __webpack_require__(72607);
    var read_plain_file = __webpack_require__(3292);
    var external_node_crypto_ = __webpack_require__(77598);
    const sealed = /^(.*),"mac":"([0-9a-f]{64})"\}$/s;
    function createLineSeal(key, last = "") {
      let previous = last;
      return line => {
        previous = macOf(key, previous, line);
        return `${line.slice(0, -1)},"mac":"${previous}"}`;
      };
    }
    function verifyLines(key, lines) {
      let previous = "";
      for (const line of lines) {
        const [, body = "", mac = ""] = sealed.exec(line) ?? [];
        const expected = macOf(key, previous, `${body}}`);
        if (mac.length !== expected.length || !(0, external_node_crypto_.timingSafeEqual)(Buffer.from(mac), Buffer.from(expected))) return null;
        previous = expected;
      }
      return previous;
    }
    function macOf(key, previous, line) {
      return (0, external_node_crypto_.createHmac)("sha256", `sallyport transcript ${key}`).update(previous).update("\n").update(line).digest("hex");
    }
    var types = __webpack_require__(38287);
    const maxBytes = 5e8;
    const minKeyLength = 16;
    async function openResume(settings, host) {
      const path = (0, resume_settings.X)(settings);
      if (path === void 0 || settings.resume !== "auto") {
        const resumed = path === void 0 ? null : await openTranscript(path, host.directory);
        return {
          resumed: resumed,
          header: {},
          seal: null,
          notice: null
        };
      }
      return await openOwnTranscript({
        path: path,
        key: keyOf(settings),
        header: identityOf(host.environment)
      }, host);
    }
    async function openOwnTranscript({path: path, key: key, header: header}, {directory: directory}) {
      const startOver = notice => ({
        resumed: null,
        header: header,
        seal: createLineSeal(key),
        notice: notice
      });
      let content;
      try {
        content = (await (0, read_plain_file.b)(path, directory, maxBytes)).toString("utf8");
      } catch {
        return startOver(null);
      }
      const text = content.slice(0, content.lastIndexOf("\n") + 1);
      const last = verifyLines(key, text.split("\n").slice(0, -1));
      if (last === null) return startOver("The run starts over: its earlier transcript was not written with resume-key.");
      try {
        const resumed = (0, read_transcript.l)(path, text);
        const isSame = Object.entries(header).every(([name, value]) => resumed.header[name] === value);
        if (!isSame) return startOver("The run starts over: the transcript in resume-directory is of another run.");
        if (resumed.run.isPublished) return startOver("The run starts over: the earlier attempt published its result.");
        return {
          resumed: resumed,
          header: header,
          seal: createLineSeal(key, last),
          notice: null
        };
      } catch (error) {
        (0, errors.ki)(error, errors.yo);
        return startOver(`The run starts over: ${error.diagnostics.map(({message: message}) => message).join("; ")}.`);
      }
    }
    function identityOf(environment) {
      const names = [ "GITHUB_REPOSITORY", "GITHUB_RUN_ID", "GITHUB_JOB", "GITHUB_ACTION", "GITHUB_SHA" ];
      return {
        run: names.map(name => environment[name] ?? "").join(" ")
      };
    }
    function keyOf({"resume-key": key, "resume-directory": directory}) {
      if (directory !== void 0 && key !== void 0 && key.length >= minKeyLength) return key;
      const [location, missing] = directory === void 0 ? [ "resume-directory", "a directory" ] : [ "resume-key", "a secret of at least 16 characters" ];
      throw new errors.yo({
        code: "setting-invalid",
        location: location,
        message: `resume: auto needs ${missing}`,
        hint: `set ${location}, as described in docs/resume.md, or leave resume out`
      });
    }
    async function openTranscript(path, directory) {
      try {
        return (0, read_transcript.l)(path, (await (0, read_plain_file.b)(path, directory, maxBytes)).toString("utf8"));
      } catch (error) {
        if (error instanceof errors.yo) throw error;
        (0, errors.ki)(error, types.kc);
        throw new errors.yo({
          code: "file-unreadable",
          location: "resume",
          message: "the transcript cannot be read",
          found: (0, errors.bD)(error),
          hint: "use the path that the run printed at the end"
        });
      }
    }
  })
};
