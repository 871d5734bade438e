"use strict";

exports.id = 8701;

exports.ids = [ 8701, 7057 ];

exports.modules = {
  8701: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      react: () => react,
      reactToFailure: () => reactToFailure
    });
    var github_client = __webpack_require__(554);
    var github_read_problem = __webpack_require__(1819);
    function createReactions(door, {owner: owner, repo: repo, number: number, comment: comment}) {
      const needs = [ comment?.kind === "review-comment" ? "pull-requests: write" : "issues: write", "pull-requests: write" ];
      const place = () => ({
        owner: owner,
        repo: repo,
        request: {
          signal: (0, github_client.wj)(door.signal)
        }
      });
      const call = async use => {
        try {
          return await use(await (0, github_client.Ng)(door));
        } catch (error) {
          throw (0, github_read_problem.K)(error, {
            what: `the reactions on ${owner}/${repo}#${String(number)}`,
            needs: [ ...new Set(needs) ]
          });
        }
      };
      return {
        add: content => call(async ({rest: {reactions: reactions}}) => {
          const body = {
            ...place(),
            content: content
          };
          if (comment === null) return (await reactions.createForIssue({
            ...body,
            issue_number: number
          })).data.id;
          const at = {
            ...body,
            comment_id: comment.id
          };
          if (comment.kind === "comment") return (await reactions.createForIssueComment(at)).data.id;
          return (await reactions.createForPullRequestReviewComment(at)).data.id;
        }),
        remove: id => call(async ({rest: {reactions: reactions}}) => {
          const body = {
            ...place(),
            reaction_id: id
          };
          if (comment === null) await reactions.deleteForIssue({
            ...body,
            issue_number: number
          }); else if (comment.kind === "comment") await reactions.deleteForIssueComment({
            ...body,
            comment_id: comment.id
          }); else await reactions.deleteForPullRequestComment({
            ...body,
            comment_id: comment.id
          });
        })
      };
    }
    var types = __webpack_require__(6814);
    var github_door = __webpack_require__(1790);
    var start = __webpack_require__(7057);
    const timeMs = 1e4;
    const timeAfterCancelMs = 2e3;
    async function react(ground, surroundings, log) {
      const begun = reactionsOf(ground, surroundings);
      const eyes = begun === null ? null : await tried(log, () => begun.add("eyes"));
      if (eyes === null) return null;
      return async conclusion => {
        const end = reactionsOf(ground, surroundings);
        if (end === null) return;
        await tried(log, async () => {
          await end.add(conclusion === "success" ? "+1" : "confused");
          await end.remove(eyes);
        });
      };
    }
    async function reactToFailure(event, given, surroundings, log) {
      const settings = (0, start.H)(given);
      if (settings === null || settings["dry-run"]) return;
      const reactions = reactionsOf({
        event: event,
        settings: settings
      }, surroundings);
      if (reactions !== null) await tried(log, () => reactions.add("confused"));
    }
    function reactionsOf({event: event, settings: settings}, {environment: environment, signal: signal}) {
      const token = settings["github-token"];
      const {item: item, repository: repository, occasion: occasion} = event;
      if (token === void 0 || item === null || repository === null) return null;
      const {spoken: spoken} = occasion;
      const id = spoken?.id ?? null;
      const comment = spoken === null || spoken.kind === "review" || id === null ? null : {
        kind: spoken.kind,
        id: id
      };
      return createReactions((0, github_door.j7)(token, {
        environment: environment,
        signal: AbortSignal.timeout(signal.aborted ? timeAfterCancelMs : timeMs)
      }), {
        owner: repository.owner,
        repo: repository.name,
        number: item.number,
        comment: comment
      });
    }
    async function tried(log, act) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof types.Jy)) throw error;
        log.warning(`The reaction was not put: ${error.sentences}`);
        return null;
      }
    }
  }),
  7057: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      commandUnknown: () => commandUnknown,
      passGate: () => passGate,
      H: () => readable
    });
    var load = __webpack_require__(6589);
    var errors = __webpack_require__(2357);
    var github_client = __webpack_require__(554);
    var github_read_problem = __webpack_require__(1819);
    function createPermissionReader(door, {owner: owner, name: name}) {
      const client = (0, github_client.Ng)(door);
      return async username => {
        const octokit = await client;
        try {
          const {data: data} = await (0, github_client.et)(door, signal => octokit.rest.repos.getCollaboratorPermissionLevel({
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
          throw (0, github_read_problem.K)(error, {
            what: `the permission of ${username}`,
            needs: []
          });
        }
      };
    }
    var types = __webpack_require__(6814);
    var gate_types = __webpack_require__(8642);
    async function admit(people, settings, ask) {
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
        if (person.isBot && settings.bots.includes("*")) notices.push(`allow-bots is *, so ${person.login} started this run, whoever made it act.`);
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
        mend: `Add ${name} to allow-bots if it may start runs.`
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
        reason: `needs the permission ${permission}, and without github-token it cannot be asked for`,
        mend: "Pass github-token, or name the person in allow-users."
      };
      const has = await ask(login);
      if (has === null) return {
        why: `would have to have the permission ${permission}, which is not asked without a token`
      };
      if (gate_types.P.indexOf(has) <= gate_types.P.indexOf(permission)) return {
        why: `has the permission ${has}`
      };
      return {
        reason: `has the permission ${has}, and ${permission} is needed`,
        mend: "Somebody with this permission can start it. allow-users and required-permission change who may."
      };
    }
    function startInWords({name: name, action: action}, because) {
      const event = action === null ? name : `${name} (${action})`;
      return because.length === 0 ? `${event}: nobody has to be asked` : `${event}: ${because.map(one => one.replace(/,$/, "")).join("; ")}`;
    }
    var marker = __webpack_require__(3997);
    const everyComment = "*";
    const slashCommand = /^\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]{0,99})(?:\s+([\s\S]*))?$/u;
    function readRequest(comment, {triggerPhrase: triggerPhrase, prompt: prompt}) {
      const whole = comment.trim();
      const behind = behindPhrase(whole, triggerPhrase);
      const slash = slashCommand.exec(behind ?? whole);
      if (slash !== null && (prompt === null || typeof prompt === "object")) return ofCommand({
        name: slash[1] ?? "",
        args: (slash[2] ?? "").trim()
      }, prompt?.command ?? null);
      if (behind === null) return `it does not begin with ${shownStart(triggerPhrase, prompt)}`;
      if (prompt !== null) return {
        args: behind
      };
      return behind === "" ? `nothing stands behind ${triggerPhrase}` : {
        prompt: behind
      };
    }
    function ofCommand(said, own) {
      if (own === null) return {
        command: said.name,
        args: said.args
      };
      const name = own.replace(/^\//, "");
      return said.name === name ? {
        args: said.args
      } : `it asks for /${said.name}, and this workflow runs /${name}`;
    }
    function behindPhrase(comment, phrase) {
      if (phrase === everyComment) return comment;
      if (comment.slice(0, phrase.length).toLowerCase() !== phrase.toLowerCase()) return null;
      const rest = comment.slice(phrase.length);
      return /^[\p{L}\p{N}_/-]|^\.\w/u.test(rest) ? null : rest.replace(/^[\s,:]+/, "");
    }
    function shownStart(phrase, prompt) {
      if (prompt === null) return `${phrase} or a /command`;
      return typeof prompt === "object" ? `${phrase} or /${prompt.command.replace(/^\//, "")}` : phrase;
    }
    var occasion = __webpack_require__(1344);
    var writers = __webpack_require__(5907);
    const ofWriters = new Set(writers.N);
    function peopleToAsk({name: name, occasion: occasion}) {
      const {sender: sender, alsoBy: alsoBy, itemAuthor: itemAuthor, spoken: spoken, run: run} = occasion;
      if (name === "workflow_run") {
        if (ofWriters.has(run?.event ?? "")) return null;
        return unique((run?.people ?? []).map(person => asked(person, "started the run before")));
      }
      if (ofWriters.has(name)) return null;
      return unique([ asked(sender, "caused the event"), ...alsoBy.map(person => asked(person, "started this run")), asked(spoken?.author ?? null, `wrote the ${spoken?.kind.replace("-", " ") ?? "comment"}`), ...sender?.isBot === true ? [ asked(itemAuthor, "opened the item on which the bot acted") ] : [] ]);
    }
    const asked = (person, because) => person === null ? null : {
      person: person,
      because: because
    };
    function unique(list) {
      const known = list.filter(one => one !== null);
      return known.filter((one, index) => known.findIndex(other => (0, occasion.F)(other.person, one.person)) === index);
    }
    function decideStart(event, settings, checkout) {
      const request = requestOf(event, settings);
      if ("reason" in request) return {
        kind: "refused",
        refusal: request
      };
      const refusal = notForUs(event, settings) ?? mixedWithFork(event, settings, checkout);
      if (refusal !== null) return {
        kind: "refused",
        refusal: refusal
      };
      if (event.name === "workflow_run" && event.strangerCheckout) return {
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
      if (ask.length === 0) return refused("the event does not say who caused it", "Pass the event file of the runner.");
      return {
        kind: "open",
        request: request,
        ask: ask
      };
    }
    const refused = (reason, mend = null) => ({
      kind: "refused",
      refusal: {
        reason: reason,
        mend: mend
      }
    });
    const commentEvents = new Set([ "commit_comment", "discussion_comment", "issue_comment", "pull_request_review", "pull_request_review_comment" ]);
    function requestOf({name: name, action: action, occasion: {spoken: spoken}}, settings) {
      if (!commentEvents.has(name)) return {};
      if (action === "deleted" || action === "dismissed") return {
        reason: `the ${name === "pull_request_review" ? "review" : "comment"} was ${action}`,
        mend: null
      };
      if (spoken === null) return {
        reason: "the event holds no comment",
        mend: "Pass the event file of the runner."
      };
      const said = spoken.kind.replace("-", " ");
      if ((0, marker.n)(spoken.text)) return {
        reason: `the ${said} is a report of Sallyport itself`,
        mend: null
      };
      const request = readRequest(spoken.text, settings);
      if (typeof request !== "string") return request;
      return {
        reason: `the ${said} does not speak to this workflow: ${request}`,
        mend: null
      };
    }
    function notForUs({action: action, occasion: occasion}, {labels: labels, assignees: assignees}) {
      const labelling = action === "labeled" || action === "unlabeled";
      if (labelling && labels.length > 0) return filtered("labeled", action, occasion.label, labels);
      const wanted = ofAssignees[action ?? ""];
      return wanted !== void 0 && assignees.length > 0 ? filtered(wanted, action ?? "", occasion.assignee, assignees) : null;
    }
    const ofAssignees = {
      assigned: "assigned",
      unassigned: "assigned",
      review_requested: "review_requested",
      review_request_removed: "review_requested"
    };
    function filtered(wanted, action, name, list) {
      if (action === wanted && name !== null && includes(list, name)) return null;
      const setting = wanted === "labeled" ? "label-trigger" : "assignee-trigger";
      return {
        reason: `this is ${action} for ${shown(name)}, and ${setting} names ${list.join(", ")}`,
        mend: null
      };
    }
    const includes = (list, name) => list.some(one => one.toLowerCase() === name.toLowerCase());
    const shown = name => name === null ? "nobody known" : JSON.stringify(name);
    function mixedWithFork(event, {forks: forks}, checkout) {
      if (forks || !event.strangerCheckout) return null;
      if (event.name === "workflow_run") return {
        reason: "the run before was one of a fork, and this one has the secrets of the repository",
        mend: "Set allow-forks: true if this workflow takes nothing but checked data from the run before."
      };
      if (event.name !== "pull_request_target" || checkout.commit === null) return null;
      if (checkout.commit === checkout.sha || checkout.commit === event.trustedRef) return null;
      return {
        reason: `this is pull_request_target, which has secrets, and ${checkout.commit} is checked out, which is not the base`,
        mend: "Check out the base, or use pull_request. Set allow-forks: true only if nothing of the checkout is run."
      };
    }
    var incoming = __webpack_require__(2359);
    var github_door = __webpack_require__(1790);
    async function passGate({event: event, git: git}, given, surroundings) {
      const settings = readable(given);
      if (settings === null) return {
        given: [],
        notices: [],
        words: ""
      };
      const gate = gateSettings(settings);
      const decision = decideStart(event, gate, {
        commit: event.name === "pull_request_target" ? await (git?.headSha()) ?? null : null,
        sha: surroundings.environment["GITHUB_SHA"] ?? null
      });
      if (decision.kind === "refused") return decision;
      const admission = await admitAll(decision.ask, {
        event: event,
        settings: settings,
        gate: gate
      }, surroundings);
      if (admission.refusal !== null) return {
        refusal: admission.refusal
      };
      return {
        given: givenBy(decision.request, given),
        notices: admission.notices,
        words: startInWords(event, admission.because)
      };
    }
    function commandUnknown(error, {given: given}) {
      const command = given.find(one => one.name === "command");
      if (command === void 0 || !(error instanceof errors.yo)) return null;
      if (error.faults.some(fault => fault.code !== "command-unknown")) return null;
      return {
        reason: `the comment asks for /${String(command.value)}, and there is no such command here`,
        mend: "sallyport commands lists what is found."
      };
    }
    function readable(given) {
      try {
        return (0, load.s)([], given);
      } catch (error) {
        if (error instanceof errors.yo) return null;
        throw error;
      }
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
    async function admitAll(people, {event: event, settings: settings, gate: gate}, surroundings) {
      try {
        return await admit(people, gate, asker(event.repository, settings, surroundings));
      } catch (error) {
        if (!(error instanceof types.Jy)) throw error;
        return {
          refusal: {
            reason: error.message,
            mend: error.mend
          },
          notices: [],
          because: []
        };
      }
    }
    function asker(repository, settings, surroundings) {
      const token = settings["github-token"];
      if (token === void 0 || repository === null) return settings["dry-run"] ? () => Promise.resolve(null) : null;
      let read = null;
      return async login => {
        read ??= createPermissionReader((0, github_door.j7)(token, surroundings), repository);
        return (0, gate_types.F)(await read(login));
      };
    }
    function givenBy(request, given) {
      const where = "the comment";
      if (request.prompt !== void 0) return [ {
        name: "prompt",
        value: "{{args}}",
        where: where
      }, {
        name: "args",
        value: clean(request.prompt),
        where: where
      } ];
      const named = request.command === void 0 ? [] : [ {
        name: "command",
        value: request.command,
        where: where
      } ];
      const hasArgs = given.some(one => one.name === "args") || (request.args ?? "") === "";
      return hasArgs ? named : [ ...named, {
        name: "args",
        value: clean(request.args ?? ""),
        where: where
      } ];
    }
    const clean = words => (0, incoming.r)(words).text;
  })
};
