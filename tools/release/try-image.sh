#!/usr/bin/env bash
# tools/release/try-image.sh IMAGE: starts the image as strictly as deploy/compose.yaml does, and waits for its health check.
set -euo pipefail
image=${1:?"Usage: tools/release/try-image.sh IMAGE"}

container=$(docker run --detach --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
  --publish 127.0.0.1:8080:8080 "$image")
trap 'docker logs "$container"; docker rm --force --volumes "$container" >/dev/null' EXIT

for _ in $(seq 60); do
  health=$(docker inspect --format '{{.State.Health.Status}}' "$container")
  [ "$health" != healthy ] || break
  sleep 1
done
if [ "$health" != healthy ]; then
  echo "After a minute the container is $health."
  exit 1
fi
curl --fail --silent --show-error http://127.0.0.1:8080/healthz
curl --fail --silent --show-error http://127.0.0.1:8080/ | grep --quiet Guimard
echo " The container is healthy and serves the web app."
