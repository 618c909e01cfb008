#!/usr/bin/env bash
# Proves that a fresh clone of HEAD works: clones it into a temporary folder and runs `npm test` there.
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git clone --quiet --no-hardlinks "$project" "$folder/cantina"
cd "$folder/cantina"
npm test
