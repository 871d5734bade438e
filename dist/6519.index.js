"use strict";

exports.id = 6519;

exports.ids = [ 6519 ];

exports.modules = {
  16519: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      applyWriteRequests: () => applyWriteRequests,
      withheld: () => apply_writes_withheld
    });
    var errors = __webpack_require__(42357);
    var types = __webpack_require__(38287);
    var sanitized_notice = __webpack_require__(49703);
    var counts = __webpack_require__(42344);
    function permissionFor(item) {
      return [ item === "pull-request" ? "pull-requests: write" : "issues: write" ];
    }
    function postAssignees({users: users}, {github: github, item: item}) {
      return github.write("the assignees", permissionFor(item), async api => {
        const present = new Set((await api.assignees()).map(login => login.toLowerCase()));
        const rows = [];
        for (const user of users) {
          const row = {
            what: `Assign ${user}`,
            url: null,
            note: ""
          };
          if (present.has(user.toLowerCase())) rows.push({
            ...row,
            outcome: "unchanged"
          }); else if (await api.canBeAssigned(user)) {
            await api.assign([ user ]);
            rows.push({
              ...row,
              outcome: "created"
            });
          } else rows.push({
            ...row,
            outcome: "failed",
            note: "No user with this name can be assigned here."
          });
        }
        return rows;
      });
    }
    var plain_text = __webpack_require__(7138);
    var fingerprint = __webpack_require__(50987);
    var lib_text = __webpack_require__(20653);
    const prefix = "Sallyport: ";
    async function postCheckRun({name: given, conclusion: wanted, title: title, summary: summary}, {github: github, sanitize: sanitize, key: key, reviewedSha: sha, whyCommentOnly: whyCommentOnly}) {
      const name = `${prefix}${(0, plain_text.wh)(given).replace(/\s+/g, " ").trim() || "check"}`;
      const isHeldBack = wanted === "success" && whyCommentOnly !== null;
      const conclusion = isHeldBack ? "neutral" : wanted;
      const what = `CheckRun ${(0, lib_text.ml)(name, 80)}, ${conclusion}`;
      if (sha === null) return [ {
        what: what,
        outcome: "withheld",
        url: null,
        note: "It is unknown which commit the run looked at."
      } ];
      const run = {
        title: (0, lib_text.ml)((0, plain_text.wh)(title).replace(/\s+/g, " ").trim() || name, 255),
        summary: sanitize(summary),
        annotations: [],
        conclusion: conclusion
      };
      const externalId = `sallyport:${key}:${(0, fingerprint.R)([ JSON.stringify([ name, run ]) ])}`;
      const written = await github.write("the check run", [ "checks: write" ], async api => {
        const existing = (await api.checkRuns(sha, name)).find(one => one.externalId === externalId);
        if (existing !== void 0) return {
          outcome: "unchanged",
          url: existing.url
        };
        const {url: url} = await api.createCheckRun(sha, name, externalId, run);
        return {
          outcome: "created",
          url: url
        };
      });
      return [ {
        what: what,
        ...written,
        note: isHeldBack ? `${whyCommentOnly} The conclusion is therefore neutral.` : ""
      } ];
    }
    var comment_marker = __webpack_require__(20544);
    var truncate_markdown = __webpack_require__(78155);
    const limit = 65536;
    function markedBody(marker, markdown) {
      const room = limit - marker.length - 1;
      return `${marker}\n${(0, truncate_markdown.o)(markdown, {
        limit: room,
        unit: "characters",
        whole: "in write-requests.json, next to the run report"
      })}`;
    }
    function isSame(existing, wanted) {
      const plain = text => text.replaceAll("\r\n", "\n").trimEnd();
      return plain(existing) === plain(wanted);
    }
    async function postRequestedComment({body: body}, number, {github: github, sanitize: sanitize, key: key, answer: answer, item: item}) {
      const marker = (0, comment_marker._)(key, `${answer === null ? "" : `${answer}:`}comment:${String(number)}`);
      const text = markedBody(marker, sanitize(body));
      const row = await github.write("the comment", permissionFor(item), async api => {
        const existing = (await api.comments()).find(one => one.body.startsWith(marker));
        if (existing !== void 0 && isSame(existing.body, text)) return {
          outcome: "unchanged",
          url: existing.url
        };
        const updated = existing === void 0 ? null : await api.updateComment(existing.id, text);
        if (updated !== null) return {
          outcome: "updated",
          url: updated.url
        };
        return {
          outcome: "created",
          url: (await api.createComment(text)).url
        };
      });
      return [ {
        what: "Comment",
        ...row,
        note: ""
      } ];
    }
    function postIssue({title: given, body: body, labels: labels}, {github: github, sanitize: sanitize, key: key, afterClosed: afterClosed}) {
      const title = (0, plain_text.wh)(given).replace(/\s+/g, " ").trim() || "Untitled";
      const marker = (0, comment_marker._)(key, `issue:${(0, fingerprint.R)([ title.toLowerCase() ])}`);
      const text = markedBody(marker, sanitize(body));
      const what = `Issue ${(0, lib_text.ml)(title, 80)}`;
      return github.write("the issue", [ "issues: write" ], async api => {
        const known = (await api.issues()).filter(one => one.body.startsWith(marker));
        const existing = known.find(({isOpen: isOpen}) => isOpen) ?? known[0];
        const isSuperseded = existing?.isOpen === false && afterClosed && !isSame(existing.body, text);
        if (existing === void 0 || isSuperseded) {
          const {known: known, unknown: unknown} = await sorted(labels, api);
          const {url: url} = await api.createIssue({
            title: title,
            body: text,
            labels: known
          });
          const note = unknown.length === 0 ? "" : `Omitted labels that do not exist: ${unknown.join(", ")}.`;
          return [ {
            what: what,
            outcome: "created",
            url: url,
            note: note
          } ];
        }
        const {url: url, number: number} = existing;
        if (!existing.isOpen) return [ {
          what: what,
          outcome: "withheld",
          url: url,
          note: closedNote(afterClosed)
        } ];
        if (isSame(existing.body, text)) return [ {
          what: what,
          outcome: "unchanged",
          url: url,
          note: ""
        } ];
        await api.updateIssue(number, {
          body: text
        });
        return [ {
          what: what,
          outcome: "updated",
          url: url,
          note: ""
        } ];
      });
    }
    function closedNote(afterClosed) {
      return afterClosed ? "The same issue was opened before and has been closed. Reopen it to use it." : "It was opened before and has been closed. Reopen it, or ask for another one in a comment.";
    }
    async function sorted(labels, api) {
      const [known, unknown] = [ [], [] ];
      for (const label of labels) {
        const literal = await api.labelNamed(label);
        if (literal === null) unknown.push(label); else known.push(literal);
      }
      return {
        known: known,
        unknown: unknown
      };
    }
    function postLabels({add: add, remove: remove}, {github: github, item: item}) {
      return github.write("the labels", permissionFor(item), async api => {
        const present = new Set((await api.labels()).map(name => name.toLowerCase()));
        const rows = [];
        for (const name of add) rows.push(await added(name, present, api));
        for (const name of remove) rows.push(await removed(name, present, api));
        return rows;
      });
    }
    async function added(name, present, api) {
      const what = `Label +${name}`;
      if (present.has(name.toLowerCase())) return {
        what: what,
        outcome: "unchanged",
        url: null,
        note: ""
      };
      const literal = await api.labelNamed(name);
      if (literal === null) return {
        what: what,
        outcome: "failed",
        url: null,
        note: "The repository has no such label."
      };
      await api.addLabels([ literal ]);
      return {
        what: what,
        outcome: "created",
        url: null,
        note: ""
      };
    }
    async function removed(name, present, api) {
      const what = `Label -${name}`;
      if (!present.has(name.toLowerCase())) return {
        what: what,
        outcome: "unchanged",
        url: null,
        note: ""
      };
      await api.removeLabel(name);
      return {
        what: what,
        outcome: "updated",
        url: null,
        note: ""
      };
    }
    async function postPullRequest(request, context) {
      const clean = text => withoutSkips(context.sanitize(text));
      const title = (0, lib_text.ml)((0, plain_text.wh)(clean(request.title)).replace(/\s+/g, " ").trim() || "Untitled", 200);
      const marker = (0, comment_marker._)(context.key, "pull-request");
      const body = markedBody(marker, clean(request.body));
      const row = result => [ {
        what: `PullRequest ${(0, lib_text.ml)(title, 80)}`,
        ...result
      } ];
      const {pull: pull, github: github} = context;
      if (pull === null) throw new Error("a pull request was recorded with nowhere to go");
      const {collected: collected} = pull;
      if ("refused" in collected) return row(withheld(`It was not opened: ${collected.refused}.`));
      const {tree: tree} = collected;
      const secret = tree.files.find(file => pull.holdsSecret(Buffer.concat([ Buffer.from(file.path), file.content ?? none ])));
      if (secret !== void 0) return row(withheld(`It was not opened: ${secret.path} contains what looks like a secret.`));
      const draft = {
        tree: tree,
        title: title,
        body: body,
        marker: marker
      };
      const pushed = await github.write("the branch of the pull request", [ "contents: write" ], api => push(draft, {
        ...pull,
        afterClosed: context.afterClosed
      }, api));
      if (typeof pushed !== "boolean") return row(pushed);
      return row(await github.write("the pull request", [ "pull-requests: write" ], api => pull_request_open(draft, pushed, pull, api)));
    }
    const none = Buffer.alloc(0);
    function withoutSkips(text) {
      return text.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
    }
    const withheld = note => ({
      outcome: "withheld",
      url: null,
      note: note
    });
    async function push(draft, pull, api) {
      const {tree: tree} = draft;
      const {base: base, branch: branch} = pull;
      const changesTrailer = `${trailer}${changesFingerprint(tree)}`;
      const known = await api.pullRequests(branch);
      const answered = await closedBefore(known, changesTrailer, pull, api);
      if (answered !== null) return answered;
      if (!await api.isOnBranch(tree.base, base)) {
        const short = tree.base.slice(0, 7);
        return withheld(`The run started from ${short}, which is not a commit on the branch ${base} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
      }
      const existing = await api.branchSince(base, branch);
      if (existing !== null && !isOwnBranch(existing) && !isMerged(existing, known)) return changedByOthers(branch, known);
      if (endsWith(existing, changesTrailer)) return false;
      return await renew({
        ...draft,
        body: changesTrailer
      }, existing, {
        base: base,
        branch: branch
      }, api);
    }
    async function closedBefore(known, changesTrailer, {base: base, afterClosed: afterClosed}, api) {
      const mine = known.filter(({isOwn: isOwn}) => isOwn);
      const [last] = mine;
      if (last === void 0 || last.isMerged || mine.some(({isOpen: isOpen}) => isOpen)) return null;
      const {url: url} = last;
      if (!afterClosed) {
        const note = "It was opened before and has been closed. Reopen it, or ask for another one in a comment.";
        return {
          ...withheld(note),
          url: url
        };
      }
      if (!endsWith(await api.branchSince(base, last.head), changesTrailer)) return null;
      return {
        ...withheld("A pull request with the same changes was opened before and has been closed. Reopen it to use them."),
        url: url
      };
    }
    function isMerged({tip: tip}, known) {
      return !known.some(({isOpen: isOpen}) => isOpen) && known.some(one => one.isMerged && one.head === tip);
    }
    function changedByOthers(branch, known) {
      const open = known.find(({isOpen: isOpen}) => isOpen);
      const hint = open === void 0 ? "Delete it" : "Merge its pull request, or close it and delete the branch,";
      const note = `Someone else has committed to the branch ${branch}, so it was not changed. ${hint} to get a new one.`;
      return {
        ...withheld(note),
        url: open?.url ?? null
      };
    }
    async function renew({tree: tree, title: headline, body: body}, existing, {base: base, branch: branch}, api) {
      const commit = {
        parent: tree.base,
        headline: headline,
        body: body,
        files: tree.files
      };
      const hasModes = tree.files.some(({mode: mode}) => mode !== void 0);
      if (existing === null) {
        const made = hasModes ? await api.commitWithModes(tree.baseTree, commit) : tree.base;
        if (!await api.createBranch(branch, made)) return branchJustCreated(branch);
        if (!hasModes) await api.commit(branch, commit);
        return true;
      }
      const temporaryBranch = `${branch}+next`;
      const made = hasModes ? await api.commitWithModes(tree.baseTree, commit) : await commitOnTemporaryBranch(temporaryBranch, commit, api);
      if (made === null) return branchJustCreated(temporaryBranch);
      const isStill = (await api.branchSince(base, branch))?.tip === existing.tip;
      if (isStill) await api.moveBranch(branch, made);
      if (!hasModes) await api.deleteBranch(temporaryBranch);
      return isStill || withheld(`Someone else has just committed to the branch ${branch}.`);
    }
    async function commitOnTemporaryBranch(temporaryBranch, commit, api) {
      await api.deleteBranch(temporaryBranch);
      return await api.createBranch(temporaryBranch, commit.parent) ? await api.commit(temporaryBranch, commit) : null;
    }
    function branchJustCreated(branch) {
      const note = `Another run has just created the branch ${branch}. Run again after it has finished; the workflow key concurrency: prevents parallel runs.`;
      return {
        outcome: "failed",
        url: null,
        note: note
      };
    }
    const trailer = "Sallyport-Changes: ";
    const endsWith = (existing, changesTrailer) => existing?.commits?.at(-1)?.message.endsWith(changesTrailer) === true;
    function isOwnBranch({commits: commits}) {
      return commits?.every(({message: message, isOwn: isOwn}) => isOwn && message.includes(`\n${trailer}`)) === true;
    }
    async function pull_request_open({title: title, body: body, marker: marker}, isNew, {base: base, branch: branch, draft: draft = true}, api) {
      const existing = (await api.pullRequests(branch)).find(({isOpen: isOpen}) => isOpen);
      if (existing !== void 0) return await update(existing, {
        title: title,
        body: body,
        marker: marker
      }, isNew, api);
      const wanted = {
        title: title,
        body: body,
        base: base,
        branch: branch
      };
      const first = await api.createPullRequest({
        ...wanted,
        draft: draft
      });
      if ("url" in first) return {
        outcome: "created",
        url: first.url,
        note: ""
      };
      if (!draft || !/draft/i.test(first.refused)) return {
        outcome: "failed",
        url: null,
        note: first.refused
      };
      const ready = await api.createPullRequest({
        ...wanted,
        draft: false
      });
      if ("refused" in ready) return {
        outcome: "failed",
        url: null,
        note: ready.refused
      };
      return {
        outcome: "created",
        url: ready.url,
        note: "It is not a draft, because this repository does not support drafts."
      };
    }
    async function update(existing, {title: title, body: body, marker: marker}, isNew, api) {
      const {url: url, number: number} = existing;
      const outcome = isNew ? "updated" : "unchanged";
      const held = `#${String(number)} was already open${isNew ? "; its changes were replaced" : " with the same changes"}.`;
      if (!existing.isOwn) return {
        outcome: outcome,
        url: url,
        note: `${held} Someone else opened it, so its text was not changed.`
      };
      if (!existing.body.startsWith(marker)) return {
        outcome: outcome,
        url: url,
        note: `${held} Someone rewrote its text, so it was not changed.`
      };
      if (existing.title === title && isSame(existing.body, body)) return {
        outcome: outcome,
        url: url,
        note: held
      };
      await api.updatePullRequest(number, {
        title: title,
        body: body
      });
      return {
        outcome: "updated",
        url: url,
        note: isNew ? held : `${held} Its text was updated.`
      };
    }
    function changesFingerprint({files: files}) {
      const parts = files.flatMap(({path: path, content: content, mode: mode}) => {
        const size = content === null ? "gone" : String(content.length);
        return [ `${JSON.stringify(mode === void 0 ? [ path, size ] : [ path, size, mode ])}\n`, content ?? "" ];
      });
      return (0, fingerprint.R)(parts, 32);
    }
    var literal = __webpack_require__(99180);
    var sanitize_code = __webpack_require__(51061);
    function diffLines(patch) {
      const [right, left] = [ new Map, new Map ];
      let [hunk, before, after] = [ 0, 0, 0 ];
      for (const line of patch.split("\n")) {
        const head = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
        if (head !== null) {
          hunk += 1;
          [before, after] = [ Number(head[1]), Number(head[2]) ];
        } else if (hunk === 0) continue; else if (line.startsWith("+")) right.set(after++, hunk); else if (line.startsWith("-")) left.set(before++, hunk); else if (line.startsWith(" ")) {
          right.set(after++, hunk);
          before += 1;
        }
      }
      return {
        right: right,
        left: left
      };
    }
    function outsideDiff({line: line, startLine: startLine = line, side: side}, lines) {
      const known = side === "RIGHT" ? lines.right : lines.left;
      const hunk = known.get(line);
      if (hunk === void 0) return "the line is not in the diff";
      return known.get(startLine) === hunk ? null : "the lines are not in one hunk of the diff";
    }
    function sortLines(comments, files) {
      const patches = new Map(files.map(({path: path, patch: patch}) => [ path, patch === null ? null : diffLines(patch) ]));
      const placed = [];
      const misplaced = [];
      for (const comment of comments) {
        const lines = patches.get(comment.path);
        const reason = lines === void 0 ? "the pull request does not change this file" : lines === null ? "GitHub provides no diff for this file" : outsideDiff(comment, lines);
        if (reason === null) placed.push(comment); else misplaced.push({
          comment: comment,
          reason: reason
        });
      }
      return {
        placed: placed,
        misplaced: misplaced
      };
    }
    function matchLines(placed, marker, own, sanitize) {
      const left = own.filter(({body: body, line: line}) => line !== null && body.startsWith(marker));
      return placed.map(comment => {
        const body = lineBody(comment, marker, sanitize);
        const candidates = left.filter(one => isAt(one, comment));
        const existing = candidates.find(one => isSame(one.body, body)) ?? candidates[0] ?? null;
        if (existing !== null) left.splice(left.indexOf(existing), 1);
        return {
          comment: comment,
          body: body,
          existing: existing
        };
      });
    }
    function isAt(own, {path: path, line: line, startLine: startLine, side: side}) {
      return own.path === path && own.line === line && own.side === side && own.startLine === (startLine ?? null);
    }
    function lineBody({body: body, suggestion: suggestion, side: side}, marker, sanitize) {
      const text = sanitize(body);
      const language = side === "RIGHT" ? "suggestion" : "";
      return markedBody(marker, suggestion === void 0 ? text : `${text}\n\n${(0, sanitize_code.O)(suggestion, language)}`);
    }
    function misplacedSection(misplaced, sanitize) {
      if (misplaced.length === 0) return "";
      const blocks = misplaced.map(({comment: comment, reason: reason}) => {
        const {body: body, suggestion: suggestion} = comment;
        const code = suggestion === void 0 ? [] : [ (0, sanitize_code.O)(suggestion, "") ];
        return [ `**${(0, literal.ti)(locationOf(comment))}** (${reason})`, sanitize(body), ...code ].join("\n\n");
      });
      return [ "#### Not on a line of the diff", ...blocks ].join("\n\n");
    }
    function locationOf({path: path, line: line, startLine: startLine}) {
      return `${path}:${startLine === void 0 ? "" : `${String(startLine)}-`}${String(line)}`;
    }
    const states = {
      COMMENT: "COMMENTED",
      APPROVE: "APPROVED",
      REQUEST_CHANGES: "CHANGES_REQUESTED"
    };
    async function postSummary(request, api) {
      const existing = earlier(await api.reviews(), (0, comment_marker._)(request.key, "review"), request);
      const summary = existing === null ? await create(request, api) : await review_summary_renew(existing, request, api);
      if (summary.outcome !== "failed" || request.event === "COMMENT") return summary;
      const asComment = await postSummary({
        ...request,
        event: "COMMENT"
      }, api);
      return {
        ...asComment,
        decisionRefused: `GitHub said ${summary.refusal}`
      };
    }
    function earlier(reviews, marker, {event: event, sha: sha}) {
      const fits = ({body: body, state: state, commit: commit}) => body.startsWith(marker) && state === states[event] && (event === "COMMENT" || commit === sha);
      return reviews.findLast(fits) ?? null;
    }
    const nothingRefused = {
      refusal: "",
      linesRefused: null,
      decisionRefused: null
    };
    async function create(request, api) {
      const {sha: sha, event: event, fresh: fresh} = request;
      const first = await api.createReview({
        commit: sha,
        event: event,
        body: bodyOf(request, []),
        comments: onLines(fresh)
      });
      if (!("refused" in first)) return {
        ...nothingRefused,
        outcome: "created",
        url: first.url
      };
      const failed = {
        ...nothingRefused,
        outcome: "failed",
        url: null,
        refusal: first.refused
      };
      if (fresh.length === 0) return failed;
      const second = await api.createReview({
        commit: sha,
        event: event,
        body: bodyOf(request, fresh),
        comments: []
      });
      if ("refused" in second) return {
        ...failed,
        refusal: second.refused
      };
      return {
        ...nothingRefused,
        outcome: "created",
        url: second.url,
        linesRefused: `GitHub said ${first.refused}`
      };
    }
    async function review_summary_renew(existing, request, api) {
      const {sha: sha, fresh: fresh, key: key} = request;
      const more = `${(0, comment_marker._)(key, "more")}\nMore comments.`;
      const added = fresh.length === 0 ? null : await api.createReview({
        commit: sha,
        event: "COMMENT",
        body: more,
        comments: onLines(fresh)
      });
      const refused = added !== null && "refused" in added ? added.refused : null;
      const body = bodyOf(request, refused === null ? [] : fresh);
      const isNew = !isSame(existing.body, body);
      if (isNew) await api.updateReview(existing.id, body);
      const outcome = isNew || added !== null && refused === null ? "updated" : "unchanged";
      const linesRefused = refused === null ? null : `GitHub said ${refused}`;
      return {
        ...nothingRefused,
        outcome: outcome,
        url: existing.url,
        linesRefused: linesRefused
      };
    }
    function bodyOf({key: key, text: text, misplaced: misplaced, sanitize: sanitize}, folded) {
      const refused = folded.map(({comment: comment}) => ({
        comment: comment,
        reason: "GitHub rejected the line"
      }));
      const parts = [ sanitize(text), misplacedSection([ ...misplaced, ...refused ], sanitize) ].filter(part => part !== "");
      return markedBody((0, comment_marker._)(key, "review"), parts.join("\n\n"));
    }
    function onLines(fresh) {
      return fresh.map(({comment: {path: path, line: line, side: side, startLine: startLine}, body: body}) => ({
        path: path,
        line: line,
        side: side,
        body: body,
        ...startLine === void 0 ? {} : {
          startLine: startLine
        }
      }));
    }
    function postReview(review, context) {
      return context.github.write("the review", [ "pull-requests: write" ], async api => {
        const facts = await gather(review, context, api);
        const lines = await updateLines(facts.matched, api);
        const fresh = facts.matched.filter(({existing: existing}) => existing === null);
        const {sha: sha, event: event, misplaced: misplaced} = facts;
        const summary = await postSummary({
          sha: sha,
          event: event,
          text: review.body,
          misplaced: misplaced,
          fresh: fresh,
          ...context
        }, api);
        return [ summaryRow(review.event, facts.whyCommentOnly, summary), ...lines, ...fresh.map(({comment: comment}) => lineRow(comment, summary, summary.linesRefused)), ...misplaced.map(({comment: comment, reason: reason}) => lineRow(comment, summary, reason)) ];
      });
    }
    async function gather(review, context, api) {
      const head = await api.head();
      const moved = context.reviewedSha !== null && context.reviewedSha !== head.sha;
      const whyCommentOnly = review.event === "COMMENT" ? null : whyNotEvent(review.event, moved, head.isOwn, context);
      const event = whyCommentOnly === null ? review.event : "COMMENT";
      const known = {
        sha: head.sha,
        whyCommentOnly: whyCommentOnly,
        event: event
      };
      if (review.comments.length === 0) return {
        ...known,
        matched: [],
        misplaced: []
      };
      if (moved) {
        const reason = `the pull request has changed since ${context.reviewedSha.slice(0, 7)}`;
        return {
          ...known,
          matched: [],
          misplaced: review.comments.map(comment => ({
            comment: comment,
            reason: reason
          }))
        };
      }
      const {placed: placed, misplaced: misplaced} = sortLines(review.comments, await api.files());
      const own = placed.length === 0 ? [] : await api.lines();
      const matched = matchLines(placed, (0, comment_marker._)(context.key, "line"), own, context.sanitize);
      return {
        ...known,
        matched: matched,
        misplaced: misplaced
      };
    }
    function whyNotEvent(event, moved, isOwn, context) {
      if (context.whyCommentOnly !== null) return context.whyCommentOnly;
      if (isOwn) return "GitHub does not accept approvals or change requests on a pull request from the same account.";
      if (event === "APPROVE" && moved) return "The pull request has changed since the run looked at it.";
      if (event === "APPROVE" && context.reviewedSha === null) return "It is unknown which commit the run looked at.";
      return null;
    }
    async function updateLines(matched, api) {
      const rows = [];
      for (const {comment: comment, body: body, existing: existing} of matched) {
        if (existing === null) continue;
        const same = isSame(existing.body, body);
        if (!same) await api.updateLine(existing.id, body);
        rows.push({
          what: locationOf(comment),
          outcome: same ? "unchanged" : "updated",
          url: existing.url,
          note: ""
        });
      }
      return rows;
    }
    function summaryRow(wanted, whyCommentOnly, summary) {
      const what = `Review ${wanted}`;
      const {url: url} = summary;
      if (summary.outcome === "failed") return {
        what: what,
        outcome: "failed",
        url: url,
        note: summary.refusal
      };
      const reason = whyCommentOnly ?? summary.decisionRefused;
      return reason === null ? {
        what: what,
        outcome: summary.outcome,
        url: url,
        note: ""
      } : {
        what: what,
        outcome: "fell back",
        url: url,
        note: `It was posted as COMMENT: ${reason}`
      };
    }
    function lineRow(comment, {outcome: outcome, url: url, refusal: refusal}, reason) {
      const what = locationOf(comment);
      if (outcome === "failed") return {
        what: what,
        outcome: "failed",
        url: url,
        note: refusal
      };
      if (reason === null) return {
        what: what,
        outcome: "created",
        url: url,
        note: ""
      };
      return {
        what: what,
        outcome: "fell back",
        url: url,
        note: `It is in the summary of the review: ${reason}.`
      };
    }
    async function applyWriteRequests(requests, context) {
      const rows = [];
      let comments = 0;
      for (const request of requests) {
        if (request.kind === "comment") comments += 1;
        try {
          rows.push(...await applyAndReport(request, comments, context));
        } catch (error) {
          (0, errors.ki)(error, types.Jy);
          rows.push({
            what: nameOf(request),
            outcome: "failed",
            url: null,
            note: `${sentence(error.message)} ${error.hint}`
          });
        }
      }
      return rows;
    }
    async function applyAndReport(request, number, context) {
      const cleaned = new Map;
      const sanitize = text => {
        const known = cleaned.get(text) ?? context.sanitize(text);
        cleaned.set(text, known);
        return known.text;
      };
      const [first, ...others] = await applyOne(request, number, {
        ...context,
        sanitize: sanitize
      });
      const changes = (0, counts.j)(...[ ...cleaned.values() ].map(one => one.changes));
      if (first === void 0 || changes.length === 0) return first === void 0 ? [] : [ first, ...others ];
      const notes = [ ...first.note === "" ? [] : [ sentence(first.note) ], `Sanitized: ${(0, 
      sanitized_notice.G)(changes)}.` ];
      return [ {
        ...first,
        note: notes.join(" ")
      }, ...others ];
    }
    function applyOne(request, number, context) {
      switch (request.kind) {
       case "comment":
        return postRequestedComment(request, number, context);

       case "review":
        return postReview(request, context);

       case "label":
        return postLabels(request, context);

       case "assign":
        return postAssignees(request, context);

       case "issue":
        return postIssue(request, context);

       case "pull-request":
        return postPullRequest(request, context);

       case "check-run":
        return postCheckRun(request, context);
      }
    }
    const sentence = text => /[.!?]$/.test(text) ? text : `${text}.`;
    function apply_writes_withheld(requests, note) {
      return requests.map(request => ({
        what: nameOf(request),
        outcome: "withheld",
        url: null,
        note: note
      }));
    }
    function nameOf(request) {
      switch (request.kind) {
       case "comment":
        return "Comment";

       case "review":
        return `Review ${request.event}, ${String(request.comments.length)} comments`;

       case "label":
        return `Label ${[ ...request.add.map(name => `+${name}`), ...request.remove.map(name => `-${name}`) ].join(" ")}`;

       case "assign":
        return `Assign ${request.users.join(" ")}`;

       case "issue":
        return `Issue ${request.title}`;

       case "pull-request":
        return `PullRequest ${request.title}`;

       case "check-run":
        return `CheckRun ${request.name}`;
      }
    }
  }),
  50987: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      R: () => fingerprint
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    function fingerprint(parts, digits = 16) {
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      for (const part of parts) hash.update(part);
      return hash.digest("hex").slice(0, digits);
    }
  })
};
