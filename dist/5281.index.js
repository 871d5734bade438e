"use strict";

exports.id = 5281;

exports.ids = [ 5281 ];

exports.modules = {
  95281: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      X: () => applyPatch
    });
    function hasOnlyWinLineEndings(string) {
      return string.includes("\r\n") && !string.startsWith("\n") && !string.match(/[^\r]\n/);
    }
    function hasOnlyUnixLineEndings(string) {
      return !string.includes("\r\n") && string.includes("\n");
    }
    function unixToWin(patch) {
      if (Array.isArray(patch)) return patch.map(p => unixToWin(p));
      return Object.assign(Object.assign({}, patch), {
        hunks: patch.hunks.map(hunk => Object.assign(Object.assign({}, hunk), {
          lines: hunk.lines.map((line, i) => {
            var _a;
            return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\")) ? line : line + "\r";
          })
        }))
      });
    }
    function winToUnix(patch) {
      if (Array.isArray(patch)) return patch.map(p => winToUnix(p));
      return Object.assign(Object.assign({}, patch), {
        hunks: patch.hunks.map(hunk => Object.assign(Object.assign({}, hunk), {
          lines: hunk.lines.map(line => line.endsWith("\r") ? line.substring(0, line.length - 1) : line)
        }))
      });
    }
    function isUnix(patch) {
      if (!Array.isArray(patch)) patch = [ patch ];
      return !patch.some(index => index.hunks.some(hunk => hunk.lines.some(line => !line.startsWith("\\") && line.endsWith("\r"))));
    }
    function isWin(patch) {
      if (!Array.isArray(patch)) patch = [ patch ];
      return patch.some(index => index.hunks.some(hunk => hunk.lines.some(line => line.endsWith("\r")))) && patch.every(index => index.hunks.every(hunk => hunk.lines.every((line, i) => {
        var _a;
        return line.startsWith("\\") || line.endsWith("\r") || ((_a = hunk.lines[i + 1]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"));
      })));
    }
    function parse_parsePatch(uniDiff) {
      const diffstr = uniDiff.split(/\n/), list = [];
      let i = 0;
      function isGitDiffHeader(line) {
        return /^diff --git /.test(line);
      }
      function isDiffHeader(line) {
        return isGitDiffHeader(line) || /^Index:\s/.test(line) || /^diff(?: -r \w+)+\s/.test(line);
      }
      function isFileHeader(line) {
        return /^(---|\+\+\+)\s/.test(line);
      }
      function isHunkHeader(line) {
        return /^@@\s/.test(line);
      }
      function parseIndex() {
        var _a;
        const index = {};
        index.hunks = [];
        list.push(index);
        let seenDiffHeader = false;
        while (i < diffstr.length) {
          const line = diffstr[i];
          if (isFileHeader(line) || isHunkHeader(line)) break;
          if (isGitDiffHeader(line)) {
            if (seenDiffHeader) return;
            seenDiffHeader = true;
            index.isGit = true;
            const paths = parseGitDiffHeader(line);
            if (paths) {
              index.oldFileName = paths.oldFileName;
              index.newFileName = paths.newFileName;
            }
            i++;
            while (i < diffstr.length) {
              const extLine = diffstr[i];
              if (isFileHeader(extLine) || isHunkHeader(extLine) || isDiffHeader(extLine)) break;
              const renameFromMatch = /^rename from (.*)/.exec(extLine);
              if (renameFromMatch) {
                index.oldFileName = "a/" + unquoteIfQuoted(renameFromMatch[1]);
                index.isRename = true;
              }
              const renameToMatch = /^rename to (.*)/.exec(extLine);
              if (renameToMatch) {
                index.newFileName = "b/" + unquoteIfQuoted(renameToMatch[1]);
                index.isRename = true;
              }
              const copyFromMatch = /^copy from (.*)/.exec(extLine);
              if (copyFromMatch) {
                index.oldFileName = "a/" + unquoteIfQuoted(copyFromMatch[1]);
                index.isCopy = true;
              }
              const copyToMatch = /^copy to (.*)/.exec(extLine);
              if (copyToMatch) {
                index.newFileName = "b/" + unquoteIfQuoted(copyToMatch[1]);
                index.isCopy = true;
              }
              const newFileModeMatch = /^new file mode (\d+)/.exec(extLine);
              if (newFileModeMatch) {
                index.isCreate = true;
                index.newMode = newFileModeMatch[1];
              }
              const deletedFileModeMatch = /^deleted file mode (\d+)/.exec(extLine);
              if (deletedFileModeMatch) {
                index.isDelete = true;
                index.oldMode = deletedFileModeMatch[1];
              }
              const oldModeMatch = /^old mode (\d+)/.exec(extLine);
              if (oldModeMatch) index.oldMode = oldModeMatch[1];
              const newModeMatch = /^new mode (\d+)/.exec(extLine);
              if (newModeMatch) index.newMode = newModeMatch[1];
              if (/^Binary files /.test(extLine)) index.isBinary = true;
              i++;
            }
            continue;
          } else if (isDiffHeader(line)) {
            if (seenDiffHeader) return;
            seenDiffHeader = true;
            const headerMatch = /^(?:Index:|diff(?: -r \w+)+)\s+/.exec(line);
            if (headerMatch) index.index = line.substring(headerMatch[0].length).trim();
          }
          i++;
        }
        parseFileHeader(index);
        parseFileHeader(index);
        if (index.oldFileName === void 0 !== (index.newFileName === void 0)) throw new Error("Missing " + (index.oldFileName !== void 0 ? '"+++ ..."' : '"--- ..."') + " file header for " + ((_a = index.oldFileName) !== null && _a !== void 0 ? _a : index.newFileName));
        while (i < diffstr.length) {
          const line = diffstr[i];
          if (isDiffHeader(line) || isFileHeader(line) || /^===================================================================/.test(line)) break; else if (isHunkHeader(line)) index.hunks.push(parseHunk()); else i++;
        }
      }
      function parseGitDiffHeader(line) {
        const rest = line.substring("diff --git ".length);
        if (rest.startsWith('"')) {
          const oldPath = parseQuotedFileName(rest);
          if (oldPath === null) return null;
          const afterOld = rest.substring(oldPath.rawLength + 1);
          let newFileName;
          if (afterOld.startsWith('"')) {
            const newPath = parseQuotedFileName(afterOld);
            if (newPath === null) return null;
            newFileName = newPath.fileName;
          } else newFileName = afterOld;
          return {
            oldFileName: oldPath.fileName,
            newFileName: newFileName
          };
        }
        const quoteIdx = rest.indexOf('"');
        if (quoteIdx > 0) {
          const oldFileName = rest.substring(0, quoteIdx - 1);
          const newPath = parseQuotedFileName(rest.substring(quoteIdx));
          if (newPath === null) return null;
          return {
            oldFileName: oldFileName,
            newFileName: newPath.fileName
          };
        }
        if (rest.startsWith("a/")) {
          const splits = [];
          let idx = 0;
          while (true) {
            idx = rest.indexOf(" b/", idx + 1);
            if (idx === -1) break;
            splits.push(idx);
          }
          if (splits.length > 0) {
            const mid = splits[Math.floor(splits.length / 2)];
            return {
              oldFileName: rest.substring(0, mid),
              newFileName: rest.substring(mid + 1)
            };
          }
        }
        return null;
      }
      function unquoteIfQuoted(s) {
        if (s.startsWith('"')) {
          const parsed = parseQuotedFileName(s);
          if (parsed) return parsed.fileName;
        }
        return s;
      }
      function parseQuotedFileName(s) {
        if (!s.startsWith('"')) return null;
        let result = "";
        let j = 1;
        while (j < s.length) {
          if (s[j] === '"') return {
            fileName: result,
            rawLength: j + 1
          };
          if (s[j] === "\\" && j + 1 < s.length) {
            j++;
            switch (s[j]) {
             case "a":
              result += "\x07";
              break;

             case "b":
              result += "\b";
              break;

             case "f":
              result += "\f";
              break;

             case "n":
              result += "\n";
              break;

             case "r":
              result += "\r";
              break;

             case "t":
              result += "\t";
              break;

             case "v":
              result += "\v";
              break;

             case "\\":
              result += "\\";
              break;

             case '"':
              result += '"';
              break;

             case "0":
             case "1":
             case "2":
             case "3":
             case "4":
             case "5":
             case "6":
             case "7":
              {
                if (j + 2 >= s.length || s[j + 1] < "0" || s[j + 1] > "7" || s[j + 2] < "0" || s[j + 2] > "7") return null;
                const bytes = [ parseInt(s.substring(j, j + 3), 8) ];
                j += 3;
                while (s[j] === "\\" && s[j + 1] >= "0" && s[j + 1] <= "7") {
                  if (j + 3 >= s.length || s[j + 2] < "0" || s[j + 2] > "7" || s[j + 3] < "0" || s[j + 3] > "7") return null;
                  bytes.push(parseInt(s.substring(j + 1, j + 4), 8));
                  j += 4;
                }
                result += new TextDecoder("utf-8").decode(new Uint8Array(bytes));
                continue;
              }

             default:
              return null;
            }
          } else result += s[j];
          j++;
        }
        return null;
      }
      function parseFileHeader(index) {
        const fileHeaderMatch = /^(---|\+\+\+)\s+/.exec(diffstr[i]);
        if (fileHeaderMatch) {
          const prefix = fileHeaderMatch[1], data = diffstr[i].substring(3).trim().split("\t", 2), header = (data[1] || "").trim();
          let fileName = data[0];
          if (fileName.startsWith('"')) fileName = unquoteIfQuoted(fileName); else fileName = fileName.replace(/\\\\/g, "\\");
          if (prefix === "---") {
            index.oldFileName = fileName;
            index.oldHeader = header;
          } else {
            index.newFileName = fileName;
            index.newHeader = header;
          }
          i++;
        }
      }
      function parseHunk() {
        var _a;
        const chunkHeaderIndex = i, chunkHeaderLine = diffstr[i++], chunkHeader = chunkHeaderLine.split(/@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/);
        const hunk = {
          oldStart: +chunkHeader[1],
          oldLines: typeof chunkHeader[2] === "undefined" ? 1 : +chunkHeader[2],
          newStart: +chunkHeader[3],
          newLines: typeof chunkHeader[4] === "undefined" ? 1 : +chunkHeader[4],
          lines: []
        };
        if (hunk.oldLines === 0) hunk.oldStart += 1;
        if (hunk.newLines === 0) hunk.newStart += 1;
        let addCount = 0, removeCount = 0;
        for (;i < diffstr.length && (removeCount < hunk.oldLines || addCount < hunk.newLines || ((_a = diffstr[i]) === null || _a === void 0 ? void 0 : _a.startsWith("\\"))); i++) {
          const operation = diffstr[i].length == 0 && i != diffstr.length - 1 ? " " : diffstr[i][0];
          if (operation === "+" || operation === "-" || operation === " " || operation === "\\") {
            hunk.lines.push(diffstr[i]);
            if (operation === "+") addCount++; else if (operation === "-") removeCount++; else if (operation === " ") {
              addCount++;
              removeCount++;
            }
          } else throw new Error(`Hunk at line ${chunkHeaderIndex + 1} contained invalid line ${diffstr[i]}`);
        }
        if (!addCount && hunk.newLines === 1) hunk.newLines = 0;
        if (!removeCount && hunk.oldLines === 1) hunk.oldLines = 0;
        if (addCount !== hunk.newLines) throw new Error("Added line count did not match for hunk at line " + (chunkHeaderIndex + 1));
        if (removeCount !== hunk.oldLines) throw new Error("Removed line count did not match for hunk at line " + (chunkHeaderIndex + 1));
        if (i < diffstr.length && diffstr[i] && /^[+ -]/.test(diffstr[i]) && !isFileHeader(diffstr[i])) throw new Error("Hunk at line " + (chunkHeaderIndex + 1) + " has more lines than expected (expected " + hunk.oldLines + " old lines and " + hunk.newLines + " new lines)");
        return hunk;
      }
      while (i < diffstr.length) parseIndex();
      return list;
    }
    function distance_iterator(start, minLine, maxLine) {
      let wantForward = true, backwardExhausted = false, forwardExhausted = false, localOffset = 1;
      return function iterator() {
        if (wantForward && !forwardExhausted) {
          if (backwardExhausted) localOffset++; else wantForward = false;
          if (start + localOffset <= maxLine) return start + localOffset;
          forwardExhausted = true;
        }
        if (!backwardExhausted) {
          if (!forwardExhausted) wantForward = true;
          if (minLine <= start - localOffset) return start - localOffset++;
          backwardExhausted = true;
          return iterator();
        }
        return;
      };
    }
    function applyPatch(source, patch, options = {}) {
      let patches;
      if (typeof patch === "string") patches = parse_parsePatch(patch); else if (Array.isArray(patch)) patches = patch; else patches = [ patch ];
      if (patches.length > 1) throw new Error("applyPatch only works with a single input.");
      return applyStructuredPatch(source, patches[0], options);
    }
    function applyStructuredPatch(source, patch, options = {}) {
      if (options.autoConvertLineEndings || options.autoConvertLineEndings == null) if (hasOnlyWinLineEndings(source) && isUnix(patch)) patch = unixToWin(patch); else if (hasOnlyUnixLineEndings(source) && isWin(patch)) patch = winToUnix(patch);
      const lines = source.split("\n"), hunks = patch.hunks, compareLine = options.compareLine || ((lineNumber, line, operation, patchContent) => line === patchContent), fuzzFactor = options.fuzzFactor || 0;
      let minLine = 0;
      if (fuzzFactor < 0 || !Number.isInteger(fuzzFactor)) throw new Error("fuzzFactor must be a non-negative integer");
      if (!hunks.length) return source;
      let prevLine = "", removeEOFNL = false, addEOFNL = false;
      for (let i = 0; i < hunks[hunks.length - 1].lines.length; i++) {
        const line = hunks[hunks.length - 1].lines[i];
        if (line[0] == "\\") if (prevLine[0] == "+") removeEOFNL = true; else if (prevLine[0] == "-") addEOFNL = true;
        prevLine = line;
      }
      if (removeEOFNL) {
        if (addEOFNL) {
          if (!fuzzFactor && lines[lines.length - 1] == "") return false;
        } else if (lines[lines.length - 1] == "") lines.pop(); else if (!fuzzFactor) return false;
      } else if (addEOFNL) if (lines[lines.length - 1] != "") lines.push(""); else if (!fuzzFactor) return false;
      function applyHunk(hunkLines, toPos, maxErrors, hunkLinesI = 0, lastContextLineMatched = true, patchedLines = [], patchedLinesLength = 0) {
        let nConsecutiveOldContextLines = 0;
        let nextContextLineMustMatch = false;
        for (;hunkLinesI < hunkLines.length; hunkLinesI++) {
          const hunkLine = hunkLines[hunkLinesI], operation = hunkLine.length > 0 ? hunkLine[0] : " ", content = hunkLine.length > 0 ? hunkLine.substr(1) : hunkLine;
          if (operation === "-") if (compareLine(toPos + 1, lines[toPos], operation, content)) {
            toPos++;
            nConsecutiveOldContextLines = 0;
          } else {
            if (!maxErrors || lines[toPos] == null) return null;
            patchedLines[patchedLinesLength] = lines[toPos];
            return applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI, false, patchedLines, patchedLinesLength + 1);
          }
          if (operation === "+") {
            if (!lastContextLineMatched) return null;
            patchedLines[patchedLinesLength] = content;
            patchedLinesLength++;
            nConsecutiveOldContextLines = 0;
            nextContextLineMustMatch = true;
          }
          if (operation === " ") {
            nConsecutiveOldContextLines++;
            patchedLines[patchedLinesLength] = lines[toPos];
            if (compareLine(toPos + 1, lines[toPos], operation, content)) {
              patchedLinesLength++;
              lastContextLineMatched = true;
              nextContextLineMustMatch = false;
              toPos++;
            } else {
              if (nextContextLineMustMatch || !maxErrors) return null;
              return lines[toPos] && (applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI + 1, false, patchedLines, patchedLinesLength + 1) || applyHunk(hunkLines, toPos + 1, maxErrors - 1, hunkLinesI, false, patchedLines, patchedLinesLength + 1)) || applyHunk(hunkLines, toPos, maxErrors - 1, hunkLinesI + 1, false, patchedLines, patchedLinesLength);
            }
          }
        }
        patchedLinesLength -= nConsecutiveOldContextLines;
        toPos -= nConsecutiveOldContextLines;
        patchedLines.length = patchedLinesLength;
        return {
          patchedLines: patchedLines,
          oldLineLastI: toPos - 1
        };
      }
      const resultLines = [];
      let prevHunkOffset = 0;
      for (let i = 0; i < hunks.length; i++) {
        const hunk = hunks[i];
        let hunkResult;
        const maxLine = lines.length - hunk.oldLines + fuzzFactor;
        let toPos;
        for (let maxErrors = 0; maxErrors <= fuzzFactor; maxErrors++) {
          toPos = hunk.oldStart + prevHunkOffset - 1;
          const iterator = distance_iterator(toPos, minLine, maxLine);
          for (;toPos !== void 0; toPos = iterator()) {
            hunkResult = applyHunk(hunk.lines, toPos, maxErrors);
            if (hunkResult) break;
          }
          if (hunkResult) break;
        }
        if (!hunkResult) return false;
        for (let i = minLine; i < toPos; i++) resultLines.push(lines[i]);
        for (let i = 0; i < hunkResult.patchedLines.length; i++) {
          const line = hunkResult.patchedLines[i];
          resultLines.push(line);
        }
        minLine = hunkResult.oldLineLastI + 1;
        prevHunkOffset = toPos + 1 - hunk.oldStart;
      }
      for (let i = minLine; i < lines.length; i++) resultLines.push(lines[i]);
      return resultLines.join("\n");
    }
  })
};
