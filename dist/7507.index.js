"use strict";

exports.id = 7507;

exports.ids = [ 7507 ];

exports.modules = {
  17507: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createScriptModel: () => createScriptModel
    });
    var summary = __webpack_require__(78289);
    var model_error = __webpack_require__(4996);
    var schemas = __webpack_require__(94343);
    var api = __webpack_require__(43759);
    var errors = __webpack_require__(42357);
    var lib_text = __webpack_require__(20653);
    const count = schemas.aig().check(schemas.Whr(), api.UI());
    const turnSchema = schemas.rej({
      say: schemas.lqM(schemas.YjP()),
      calls: schemas.lqM(schemas.YOg(schemas.rej({
        tool: schemas.YjP().check(api.m9(1)),
        input: schemas.lqM(schemas.L5J())
      }))),
      usage: schemas.lqM(schemas.rej({
        input: schemas.Rvf(count, 0),
        output: schemas.Rvf(count, 0)
      })),
      expect: schemas.lqM(schemas.rej({
        contains: schemas.YjP().check(api.m9(1))
      })),
      fail: schemas.lqM(schemas.rej({
        status: schemas.aig().check(schemas.Whr(), api.qm(400), api.Zm(599)),
        times: schemas.Rvf(schemas.aig().check(schemas.Whr(), api.qm(1)), 1),
        retryAfter: schemas.lqM(schemas.aig().check(api.UI()))
      }))
    });
    const expected = {
      "": 'an object such as {"say":"\u2026"}',
      say: "a string",
      calls: "a list of calls",
      "calls.[]": 'an object such as {"tool":"Read","input":{\u2026}}',
      "calls.[].tool": "the name of a tool",
      usage: "an object with input, output, or both",
      "usage.input": "a number of tokens: an integer of at least 0",
      "usage.output": "a number of tokens: an integer of at least 0",
      expect: "an object with contains",
      "expect.contains": "a non-empty string",
      fail: "an object with status",
      "fail.status": "an HTTP status from 400 to 599",
      "fail.times": "an integer of at least 1",
      "fail.retryAfter": "a number of seconds, at least 0"
    };
    const keysOf = {
      "": Object.keys(turnSchema.shape),
      "calls.[]": [ "tool", "input" ],
      usage: [ "input", "output" ],
      expect: [ "contains" ],
      fail: [ "status", "times", "retryAfter" ]
    };
    function parseScript(name, text) {
      const diagnostics = [];
      const turns = [];
      for (const [index, source] of text.replace(/^\uFEFF/, "").split(/\r?\n/).entries()) {
        if (source.trim() === "") continue;
        const read = parseLine(source);
        if ("turn" in read) turns.push({
          ...read.turn,
          line: index + 1
        }); else diagnostics.push(...read.diagnostics.map(modelError => at(modelError, `${name}:${String(index + 1)}`, source)));
      }
      if (turns.length === 0 && diagnostics.length === 0) diagnostics.push({
        code: "script-invalid",
        message: "the script has no turns",
        location: name,
        hint: 'write at least one line such as {"say":"done"}'
      });
      if (diagnostics.length > 0) throw new errors.yo(diagnostics);
      return turns;
    }
    function parseLine(source) {
      let value;
      try {
        value = JSON.parse(source);
      } catch (error) {
        const why = error instanceof Error ? error.message : "unreadable";
        return {
          diagnostics: [ {
            message: `invalid JSON: ${why}`,
            hint: "write one JSON object per line"
          } ]
        };
      }
      const result = turnSchema.safeParse(value);
      if (!result.success) return {
        diagnostics: result.error.issues.flatMap(toDiagnostics)
      };
      const {say: say, calls: calls, fail: fail} = result.data;
      if (say !== void 0 || calls !== void 0 || fail !== void 0) return {
        turn: result.data
      };
      return {
        diagnostics: [ {
          message: "the turn does nothing",
          hint: "add say, calls or fail"
        } ]
      };
    }
    function toDiagnostics(issue) {
      const path = issue.path.map(step => typeof step === "number" ? "[]" : String(step)).join(".");
      const shown = issue.path.map(String).join(".");
      if (issue.code === "unrecognized_keys") {
        const known = keysOf[path] ?? [];
        return issue.keys.map(key => {
          const near = (0, errors.pA)(key, known);
          const hint = near === void 0 ? `use one of ${known.join(", ")}` : `did you mean ${near}?`;
          return {
            message: `unknown key ${shown === "" ? "" : `${shown}.`}${key}`,
            hint: hint
          };
        });
      }
      const what = shown === "" ? "the line is not a turn" : `${shown} has an invalid value`;
      return [ {
        message: what,
        hint: `use ${expected[path] ?? "another value"}`
      } ];
    }
    function at(modelError, where, source) {
      return {
        code: "script-invalid",
        location: where,
        found: (0, lib_text.ml)(source, 160),
        ...modelError
      };
    }
    var model_status = __webpack_require__(19687);
    function createScriptModel(options) {
      const turns = parseScript(options.name.replace(/^script:/, ""), options.text);
      let position = 0;
      let failed = 0;
      const next = () => {
        for (;;) {
          const turn = turns[position];
          if (turn === void 0) return usedUp(turns.length);
          if (turn.fail !== void 0 && failed < turn.fail.times) {
            failed += 1;
            return toScriptedError(options.name, turn.fail);
          }
          position += 1;
          failed = 0;
          if (turn.say !== void 0 || turn.calls !== void 0) return turn;
        }
      };
      return {
        name: options.name,
        contextWindow: null,
        skipTurns: count => {
          const playable = turns.flatMap(({say: say, calls: calls}, index) => say === void 0 && calls === void 0 ? [] : [ index + 1 ]);
          position = count === 0 ? 0 : playable[count - 1] ?? turns.length;
        },
        async* stream(request, signal) {
          if (request.purpose === "summary" && !signal.aborted) {
            yield* play({
              line: 0,
              say: summary.CB
            }, 0);
            return;
          }
          const turn = signal.aborted ? model_error.gn : next();
          const modelError = "kind" in turn ? turn : unmetExpectation(request, turn, position);
          if (modelError !== null) yield {
            type: "error",
            modelError: modelError
          }; else if (!("kind" in turn)) yield* play(turn, position);
        }
      };
    }
    function* play(turn, number) {
      const parts = [];
      if (turn.say !== void 0 && turn.say !== "") {
        parts.push({
          type: "text",
          text: turn.say
        });
        yield {
          type: "text",
          delta: turn.say
        };
      }
      for (const [index, call] of (turn.calls ?? []).entries()) {
        parts.push({
          type: "tool-call",
          id: `script-${String(number)}-${String(index + 1)}`,
          name: call.tool,
          input: call.input === void 0 ? {} : call.input
        });
        yield {
          type: "tool-call-start",
          name: call.tool
        };
      }
      const reason = parts.some(part => part.type === "tool-call") ? "tool-calls" : "stop";
      yield {
        type: "finish",
        reason: reason,
        message: {
          role: "assistant",
          parts: parts
        },
        usage: toUsage(turn.usage)
      };
    }
    const toUsage = usage => ({
      inputTokens: usage?.input ?? 0,
      outputTokens: usage?.output ?? 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0
    });
    function toScriptedError(name, fail) {
      const headers = fail.retryAfter === void 0 ? {} : {
        "retry-after": String(fail.retryAfter)
      };
      return (0, model_status.Q)({
        status: fail.status,
        text: "planned by the script",
        headers: headers
      }, {
        model: name,
        keySource: "another status in the script",
        now: () => 0
      });
    }
    const usedUp = turns => ({
      kind: "script",
      message: `The script is used up: it has ${String(turns)} ${turns === 1 ? "turn" : "turns"}, and the run requests another one.`,
      hint: "Add a turn to the script, or find out why the run continues.",
      retryable: false
    });
    function unmetExpectation(request, turn, number) {
      const text = turn.expect?.contains;
      if (text === void 0 || textsInRequest(request).some(seen => seen.includes(text))) return null;
      return {
        kind: "script",
        message: `Turn ${String(number)} of the script (line ${String(turn.line)}) expects the conversation to contain ${JSON.stringify(text)}; it does not.`,
        hint: "Compare it with the conversation in the transcript, or change the expectation.",
        retryable: false
      };
    }
    function textsInRequest(request) {
      return [ request.system, ...request.messages.flatMap(textsOf) ];
    }
    function textsOf(message) {
      switch (message.role) {
       case "user":
        return message.parts.map(partText);

       case "assistant":
        return message.parts.map(part => part.type === "tool-call" ? callText(part) : part.text);

       case "tool":
        return message.results.flatMap(result => result.parts.map(partText));
      }
    }
    const partText = part => part.type === "text" ? part.text : `${part.name ?? ""} ${part.mediaType}`;
    function callText(part) {
      return `${part.name} ${JSON.stringify(part.input)}`;
    }
  })
};
