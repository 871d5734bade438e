#!/usr/bin/env bash
set -euo pipefail

# Copies a directory to a new place; never into an existing one.
source="${1:?usage: backup.sh SOURCE TARGET}"
target="${2:?usage: backup.sh SOURCE TARGET}"
if [ -e "$target" ]; then
  echo "$target exists" >&2
  exit 1
fi
mkdir -p -- "$(dirname -- "$target")"
cp -R -- "$source" "$target"
