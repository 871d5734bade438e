"use strict";

exports.id = 5438;

exports.ids = [ 5438, 3057 ];

exports.modules = {
  93057: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      commandUnknown: () => commandUnknown,
      passGate: () => passGate
    });
    var errors = __webpack_require__(42357);
    var types = __webpack_require__(43334);
    async function admitPeople(people, settings, ask) {
      const because = [];
      const notices = [];
      for (const {person: person, because: role} of people) {
        const who = `${person.login}, who ${role},`;
        const answer = person.isBot ? admitBot(person, settings) : await admitUser(person, settings, ask);
        if ("reason" in answer) return {
          refusal: {
            ...answer,
            reason: `${who} ${answer.reason}`
          },
          notices: notices,
          because: because
        };
        because.push(`${who} ${answer.why}`);
        if (person.isBot && settings.bots.includes("*")) notices.push(`allow-bots is *, so ${person.login} started this run, no matter who triggered the bot.`);
      }
      return {
        refusal: null,
        notices: notices,
        because: because
      };
    }
    function admitBot({login: login}, {bots: bots}) {
      const name = bare(login);
      const named = bots.some(bot => bot === "*" || bare(bot) === name);
      if (named) return {
        why: "is named in allow-bots"
      };
      return {
        reason: "is a bot that allow-bots does not name",
        hint: `Add ${name} to allow-bots to let it start runs.`
      };
    }
    const bare = login => login.toLowerCase().replace(/\[bot\]$/, "");
    async function admitUser({login: login}, {users: users, permission: permission}, ask) {
      if (permission === "none") return {
        why: "needs no permission"
      };
      if (users.some(user => user.toLowerCase() === login.toLowerCase())) return {
        why: "is named in allow-users"
      };
      if (ask === null) return {
        reason: `needs the permission ${permission}, which cannot be checked without github-token`,
        hint: "Pass github-token, or add the person to allow-users."
      };
      const has = await ask(login);
      if (has === null) return {
        why: `would need the permission ${permission}, which is not checked without a token`
      };
      if (types.P.indexOf(has) <= types.P.indexOf(permission)) return {
        why: `has the permission ${has}`
      };
      return {
        reason: `has the permission ${has}, but ${permission} is required`,
        hint: "A person with this permission can start the run. To change who may, set allow-users or required-permission."
      };
    }
    function describeStart({name: name, action: action}, because) {
      const event = action === null ? name : `${name} (${action})`;
      return because.length === 0 ? `${event}: no permission check needed` : `${event}: ${because.map(one => one.replace(/,$/, "")).join("; ")}`;
    }
    var own_marker = __webpack_require__(90123);
    const everyComment = "*";
    const slashCommand = /^\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]{0,99})(?:\s+([\s\S]*))?$/u;
    function readRequest(comment, {triggerPhrase: triggerPhrase, prompt: prompt}) {
      const whole = comment.trim();
      const afterPhrase = textAfterPhrase(whole, triggerPhrase);
      const slash = slashCommand.exec(afterPhrase ?? whole);
      if (slash !== null && (prompt === null || typeof prompt === "object")) return commandRequest({
        name: slash[1] ?? "",
        args: (slash[2] ?? "").trim()
      }, prompt?.command ?? null);
      if (afterPhrase === null) return `it does not begin with ${addressed_describeStart(triggerPhrase, prompt)}`;
      if (prompt !== null) return {
        args: afterPhrase
      };
      return afterPhrase === "" ? `there is no text after ${triggerPhrase}` : {
        prompt: afterPhrase
      };
    }
    function commandRequest(requested, own) {
      if (own === null) return {
        command: requested.name,
        args: requested.args
      };
      const name = own.replace(/^\//, "");
      return requested.name === name ? {
        args: requested.args
      } : `it asks for /${requested.name}, and this workflow runs /${name}`;
    }
    function textAfterPhrase(comment, phrase) {
      if (phrase === everyComment) return comment;
      if (comment.slice(0, phrase.length).toLowerCase() !== phrase.toLowerCase()) return null;
      const rest = comment.slice(phrase.length);
      return /^[\p{L}\p{N}_/-]|^\.\w/u.test(rest) ? null : rest.replace(/^[\s,:]+/, "");
    }
    function addressed_describeStart(phrase, prompt) {
      if (prompt === null) return `${phrase} or a /command`;
      return typeof prompt === "object" ? `${phrase} or /${prompt.command.replace(/^\//, "")}` : phrase;
    }
    var trigger_event = __webpack_require__(7694);
    var writers = __webpack_require__(88775);
    const writerEventNames = new Set(writers.N);
    function peopleToAsk({name: name, trigger: trigger}) {
      const {sender: sender, alsoBy: alsoBy, itemAuthor: itemAuthor, triggerComment: triggerComment, run: run} = trigger;
      if (name === "workflow_run") {
        if (writerEventNames.has(run?.event ?? "")) return null;
        return unique((run?.people ?? []).map(person => asked(person, "started the previous run")));
      }
      if (writerEventNames.has(name)) return null;
      return unique([ asked(sender, "caused the event"), ...alsoBy.map(person => asked(person, "started this run")), asked(triggerComment?.author ?? null, `wrote the ${triggerComment?.kind.replace("-", " ") ?? "comment"}`), ...sender?.isBot === true ? [ asked(itemAuthor, "opened the item that the bot acted on") ] : [] ]);
    }
    const asked = (person, because) => person === null ? null : {
      person: person,
      because: because
    };
    function unique(list) {
      const known = list.filter(one => one !== null);
      return known.filter((one, index) => known.findIndex(other => (0, trigger_event.A)(other.person, one.person)) === index);
    }
    function decideStart(event, settings, checkout) {
      const request = requestOf(event, settings);
      if ("reason" in request) return {
        kind: "refused",
        refusal: request
      };
      const refusal = filteredOut(event, settings) ?? mixedWithFork(event, settings, checkout);
      if (refusal !== null) return {
        kind: "refused",
        refusal: refusal
      };
      if (event.name === "workflow_run" && event.isUntrustedCheckout) return {
        kind: "open",
        request: request,
        ask: []
      };
      const ask = peopleToAsk(event);
      if (ask === null) return {
        kind: "open",
        request: request,
        ask: []
      };
      if (ask.length === 0) return refused("the event does not show who caused it", "Pass the event file of the runner.");
      return {
        kind: "open",
        request: request,
        ask: ask
      };
    }
    const refused = (reason, hint = null) => ({
      kind: "refused",
      refusal: {
        reason: reason,
        hint: hint
      }
    });
    const commentEvents = new Set([ "commit_comment", "discussion_comment", "issue_comment", "pull_request_review", "pull_request_review_comment" ]);
    function requestOf({name: name, action: action, trigger: {triggerComment: triggerComment}}, settings) {
      if (!commentEvents.has(name)) return {};
      if (action === "deleted" || action === "dismissed") return {
        reason: `the ${name === "pull_request_review" ? "review" : "comment"} was ${action}`,
        hint: null
      };
      if (triggerComment === null) return {
        reason: "the event contains no comment",
        hint: "Pass the event file of the runner."
      };
      const kindName = triggerComment.kind.replace("-", " ");
      if ((0, own_marker.L)(triggerComment.text)) return {
        reason: `the ${kindName} is a report by Sallyport itself`,
        hint: null
      };
      const request = readRequest(triggerComment.text, settings);
      if (typeof request !== "string") return request;
      return {
        reason: `the ${kindName} does not address this workflow: ${request}`,
        hint: null
      };
    }
    function filteredOut({action: action, trigger: trigger}, {labels: labels, assignees: assignees}) {
      const labelling = action === "labeled" || action === "unlabeled";
      if (labelling && labels.length > 0) return filtered("labeled", action, trigger.label, labels);
      const wanted = assigneeActions[action ?? ""];
      return wanted !== void 0 && assignees.length > 0 ? filtered(wanted, action ?? "", trigger.assignee, assignees) : null;
    }
    const assigneeActions = {
      assigned: "assigned",
      unassigned: "assigned",
      review_requested: "review_requested",
      review_request_removed: "review_requested"
    };
    function filtered(wanted, action, name, list) {
      if (action === wanted && name !== null && includes(list, name)) return null;
      const setting = wanted === "labeled" ? "label-trigger" : "assignee-trigger";
      return {
        reason: `this is ${action} for ${shown(name)}, but ${setting} only lists ${list.join(", ")}`,
        hint: null
      };
    }
    const includes = (list, name) => list.some(one => one.toLowerCase() === name.toLowerCase());
    const shown = name => name === null ? "an unknown name" : JSON.stringify(name);
    function mixedWithFork(event, {forks: forks}, checkout) {
      if (forks || !event.isUntrustedCheckout) return null;
      if (event.name === "workflow_run") return {
        reason: "the previous run was for a fork, and this run has the secrets of the repository",
        hint: "Set allow-forks: true if this workflow only uses validated data from the previous run."
      };
      if (event.name !== "pull_request_target" || checkout.commit === null) return null;
      if (checkout.commit === checkout.sha || checkout.commit === event.trustedRef) return null;
      return {
        reason: `this is pull_request_target, which has secrets, but the checked-out commit ${checkout.commit} is not the base`,
        hint: "Check out the base, or use pull_request. Set allow-forks: true only if nothing from the checkout is executed."
      };
    }
    var connections = __webpack_require__(12673);
    var github_octokit = __webpack_require__(80353);
    var read_problem = __webpack_require__(31004);
    function createPermissionReader(connection, {owner: owner, name: name}) {
      const client = (0, github_octokit.wy)(connection);
      return async username => {
        const octokit = await client;
        try {
          const {data: data} = await (0, github_octokit.bD)(connection, signal => octokit.rest.repos.getCollaboratorPermissionLevel({
            owner: owner,
            repo: name,
            username: username,
            request: {
              signal: signal
            }
          }));
          return {
            permission: data.permission,
            role: typeof data.role_name === "string" ? data.role_name : ""
          };
        } catch (error) {
          if (error.status === 404) return {
            permission: "none",
            role: ""
          };
          throw (0, read_problem.K)(error, {
            what: `the permission of ${username}`,
            needs: []
          });
        }
      };
    }
    var platform_types = __webpack_require__(38287);
    var incoming = __webpack_require__(58108);
    async function passGate({event: event, git: git}, {parsed: parsed, settings: settings}, hostEnvironment) {
      if (settings === null) return {
        settings: {},
        notices: [],
        words: ""
      };
      const gate = gateSettings(settings);
      const decision = decideStart(event, gate, {
        commit: event.name === "pull_request_target" ? await headOf(git) : null,
        sha: hostEnvironment.environment["GITHUB_SHA"] ?? null
      });
      if (decision.kind === "refused") return decision;
      const admission = await admitAll(decision.ask, {
        event: event,
        settings: settings,
        gate: gate
      }, hostEnvironment);
      if (admission.refusal !== null) return {
        refusal: admission.refusal
      };
      return {
        settings: settingsFrom(decision.request, {
          hasArgs: parsed.values.args !== void 0
        }),
        notices: admission.notices,
        words: describeStart(event, admission.because)
      };
    }
    async function headOf(git) {
      try {
        return await (git?.headSha()) ?? null;
      } catch (error) {
        (0, errors.ki)(error, platform_types.UG);
        throw new errors.yo({
          code: "trusted-ref-missing",
          location: "checkout",
          message: "git cannot determine the checked-out commit, and pull_request_target has secrets",
          found: error.message,
          hint: error.hint ?? "check out the base branch before this step"
        });
      }
    }
    function commandUnknown(error, {settings: {command: command}}) {
      if (command === void 0 || !(error instanceof errors.yo)) return null;
      if (error.diagnostics.some(diagnostic => diagnostic.code !== "command-unknown")) return null;
      return {
        reason: `the comment asks for /${command}, which is not a command of this repository`,
        hint: "Run sallyport commands for a list."
      };
    }
    function gateSettings(settings) {
      const {prompt: prompt, command: command} = settings;
      const named = command === void 0 ? null : {
        command: command
      };
      return {
        triggerPhrase: settings["trigger-phrase"],
        labels: settings["label-trigger"],
        assignees: settings["assignee-trigger"],
        users: settings["allow-users"],
        bots: settings["allow-bots"],
        permission: settings["required-permission"],
        forks: settings["allow-forks"],
        prompt: prompt !== void 0 ? "prompt" : settings["prompt-file"] !== void 0 ? "prompt-file" : named
      };
    }
    async function admitAll(people, {event: event, settings: settings, gate: gate}, hostEnvironment) {
      try {
        return await admitPeople(people, gate, asker(event.repository, settings, hostEnvironment));
      } catch (error) {
        (0, errors.ki)(error, platform_types.Jy);
        return {
          refusal: {
            reason: error.message,
            hint: error.hint
          },
          notices: [],
          because: []
        };
      }
    }
    function asker(repository, settings, hostEnvironment) {
      const token = settings["github-token"];
      if (token === void 0 || repository === null) return settings["dry-run"] ? () => Promise.resolve(null) : null;
      let read = null;
      return async login => {
        read ??= createPermissionReader((0, connections.dC)(token, hostEnvironment), repository);
        return (0, types.F)(await read(login));
      };
    }
    function settingsFrom(request, {hasArgs: hasArgs}) {
      if (request.prompt !== void 0) return {
        prompt: "{{args}}",
        args: (0, incoming.E)(request.prompt)
      };
      const named = request.command === void 0 ? {} : {
        command: request.command
      };
      return hasArgs || !request.args ? named : {
        ...named,
        args: (0, incoming.E)(request.args)
      };
    }
  })
};
