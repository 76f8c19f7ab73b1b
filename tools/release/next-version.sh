#!/usr/bin/env bash
# Opens or updates the pull request with the next version, if there are changesets. For GitHub Actions: needs GH_TOKEN.
set -euo pipefail
cd "$(dirname "$0")/../.."
BRANCH=release/next

if [ -z "$(find .changeset -name '*.md' ! -name README.md)" ]; then
  echo "There are no changesets: nothing to release."
  exit 0
fi
npm run release:version
version=$(node --print 'require("./package.json").version')

gh auth setup-git
git switch --create "$BRANCH"
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --all --message "[release] $version"
# Made anew from main each time: edit the changelog last, or after merging.
git push --force origin "$BRANCH"

title="[release] $version"
body="Merge this to make everything ready for $version, then tag the merged commit \`v$version\`: the tag publishes it.

Edit the new section of CHANGELOG.md first: each push to main makes this branch anew."
if [ -n "$(gh pr list --head "$BRANCH" --state open --json number --jq '.[].number')" ]; then
  gh pr edit "$BRANCH" --title "$title" --body "$body"
else
  gh pr create --base main --head "$BRANCH" --title "$title" --body "$body"
fi
