#!/usr/bin/env bash
set -eo pipefail

# Removes the caches of a build; CACHE_ROOT replaces the directory of the build.
build_dir="$1"
root="$CACHE_ROOT"
if [ -n "$build_dir" ]; then
  root="$build_dir"
fi
rm -rf "$root"/*
