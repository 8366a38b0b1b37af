#!/bin/sh
# Tests that the committed code starts, stops and passes its tests on a machine that has only Node 18
# and npm 9 of Debian 12. Creates this machine in a temporary folder. Needs Debian, root and mmdebstrap:
#
#   sh scripts/fresh-machine.sh [arguments of npm test, for example --project sqlite]
set -eu
machine=$(mktemp -d)
trap 'rm -rf --one-file-system "$machine"' EXIT
chmod 755 "$machine"
mmdebstrap --variant=apt --include=nodejs,npm,git,ca-certificates,chromium bookworm "$machine"
git clone --quiet "$(dirname "$0")/.." "$machine/srv/gantavya"
cp /etc/resolv.conf /etc/hosts "$machine/etc/"
# Copies the CA certificates of this machine, because it may reach the npm registry through a proxy.
cp /etc/ssl/certs/ca-certificates.crt "$machine/etc/ssl/certs/"

# Uses separate mounts and processes, which end together with the script.
unshare --mount --pid --fork sh -eu -s "$machine" "$@" <<'END'
machine=$1
shift
mount -t proc proc "$machine/proc"
mount --rbind /dev "$machine/dev"
chroot "$machine" env HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin PORT=3999 \
  sh -eu -c '
    cd /srv/gantavya
    node --version
    npm start &
    checkResponse="fetch(\"http://127.0.0.1:$PORT/\").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
    until node -e "$checkResponse"; do kill -0 $! && sleep 1; done
    kill $! && wait $!
    echo "It started, answered and ended with 0."
    npm test -- "$@"' sh "$@"
END
