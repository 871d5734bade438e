"use strict";

exports.id = 9400;

exports.ids = [ 9400 ];

exports.modules = {
  9400: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      commentProgress: () => commentProgress
    });
    var clock = __webpack_require__(3948);
    var comment_marker = __webpack_require__(544);
    var connections = __webpack_require__(2673);
    var github = __webpack_require__(9701);
    var time_limit = __webpack_require__(897);
    var types = __webpack_require__(8287);
    var plain_text = __webpack_require__(7138);
    var lib_text = __webpack_require__(653);
    var headline = __webpack_require__(1359);
    var literal = __webpack_require__(9180);
    const notStarted = {
      turns: 0,
      calls: 0,
      refused: 0,
      todos: []
    };
    function progressAfter(working, event) {
      switch (event.type) {
       case "turn-start":
        return {
          ...working,
          turns: event.turn
        };

       case "tool-end":
        return {
          ...working,
          calls: working.calls + 1,
          refused: working.refused + (event.result.denial === void 0 ? 0 : 1)
        };

       case "todos":
        return {
          ...working,
          todos: event.items
        };

       default:
        return working;
      }
    }
    const maxTodos = 50;
    function progressBody({turns: turns, calls: calls, refused: refused, todos: todos}, options) {
      const {marker: marker, run: run, redact: redact} = options;
      const steps = todos.slice(0, maxTodos).map(({content: content, status: status}) => {
        const text = (0, literal.f)((0, lib_text.ml)(redact((0, plain_text.wh)(content)), 300));
        return `- [${status === "completed" ? "x" : " "}] ${status === "in_progress" ? `**${text}**` : text}`;
      });
      const more = todos.length - steps.length;
      const figures = [ (0, headline.B4)(turns, "turn"), (0, headline.B4)(calls, "tool call"), ...refused > 0 ? [ `${(0, 
      headline.ZV)(refused)} refused` ] : [], ...linkTo(run) ];
      const sections = [ "### \u23f3 Working", steps.join("\n"), more > 0 ? `And ${(0, 
      headline.B4)(more, "more step")}.` : "", figures.join(" \xb7 "), "*This comment will be replaced by the result.*" ];
      return `${marker}\n${sections.filter(section => section !== "").join("\n\n")}\n`;
    }
    function interruptedBody({marker: marker, run: run}) {
      const where = run === null ? "See the log for the reason." : `See the [log](${run}) for the reason.`;
      return `${marker}\n### \u274c Ended without a result\n\n${where}\n`;
    }
    function linkTo(run) {
      return run !== null && /^https?:\/\/[^\s()<>]+$/.test(run) ? [ `[Run](${run})` ] : [];
    }
    var result_comment = __webpack_require__(1559);
    const pauseMs = 2e4;
    function watchProgress({post: post, clock: clock, log: log, cancel: cancel}, options) {
      const stopped = new AbortController;
      const ended = (0, time_limit.J)(stopped.signal, cancel);
      let working = notStarted;
      let shown = null;
      let running = null;
      const work = async () => {
        while (!ended.aborted && shown !== working) {
          shown = working;
          await post(progressBody(working, options), ended);
          await clock.sleep(pauseMs, ended);
        }
        running = null;
      };
      const start = () => {
        if (ended.aborted || shown === working) return;
        running ??= work().catch(error => {
          const isAnswer = error instanceof types.Jy && error.status !== null && !cancel.aborted;
          if (isAnswer || !ended.aborted) log.warning(`Could not update the progress comment: ${wordsOf(error)}`);
          stopped.abort();
        });
      };
      const stop = async () => {
        stopped.abort();
        await running;
      };
      start();
      return {
        onEvent: event => {
          working = progressAfter(working, event);
          start();
        },
        stop: stop,
        giveUp: async () => {
          await stop();
          await post(interruptedBody(options), cancel).catch(error => log.warning(`Could not update the comment: ${wordsOf(error)}`));
        }
      };
    }
    const timeAfterCancelMs = 2e3;
    function commentProgress({runContext: runContext, hostEnvironment: hostEnvironment, redact: redact, log: log}) {
      const target = (0, result_comment.lt)(runContext.event);
      const token = runContext.settings["github-token"];
      if (target === null || token === void 0) return null;
      const {environment: environment, signal: cancel} = hostEnvironment;
      const apiUrl = environment["GITHUB_API_URL"] ?? "https://api.github.com";
      const gitHubWithin = (signal, clock) => (0, github.Cl)({
        token: token,
        clock: clock,
        redact: (0, comment_marker.I)(redact),
        apiUrl: apiUrl,
        signal: signal
      });
      const sticky = (0, result_comment.s0)(runContext);
      const known = new Map;
      const gitHubUntil = until => {
        if (cancel.aborted) return gitHubWithin((0, time_limit.d)(timeAfterCancelMs), clock.m);
        const github = known.get(until) ?? gitHubWithin(cancel, waitingUntil(until));
        known.set(until, github);
        return github;
      };
      const post = async (body, until) => {
        await gitHubUntil(until).upsertComment(target, sticky.marker, body);
      };
      const options = {
        marker: sticky.marker,
        run: (0, connections.Vp)(hostEnvironment),
        redact: redact
      };
      return {
        sticky: sticky,
        ...watchProgress({
          post: post,
          clock: clock.m,
          log: log,
          cancel: cancel
        }, options)
      };
    }
    function waitingUntil(until) {
      return {
        now: () => clock.m.now(),
        async sleep(ms, signal) {
          await clock.m.sleep(ms, (0, time_limit.J)(signal, until));
          if (until.aborted && !signal.aborted) throw new Error("The run is over.");
        }
      };
    }
    function wordsOf(error) {
      if (error instanceof types.Jy) return error.sentences;
      return error instanceof Error ? error.message : String(error);
    }
  })
};
