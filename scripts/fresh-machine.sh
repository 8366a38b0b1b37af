#!/bin/sh
# Shows that what is committed starts, stops and passes its tests on a machine with nothing but
# Debian 12's own Node 18 and npm 9, made in a temporary folder. On a Debian, as root, with mmdebstrap:
#
#   sh scripts/fresh-machine.sh [what to hand to npm test, for example --project sqlite]
set -eu
machine=$(mktemp -d)
trap 'rm -rf --one-file-system "$machine"' EXIT
chmod 755 "$machine"
mmdebstrap --variant=apt --include=nodejs,npm,git,ca-certificates,chromium bookworm "$machine"
git clone --quiet "$(dirname "$0")/.." "$machine/srv/gantavya"
cp /etc/resolv.conf /etc/hosts "$machine/etc/"
# Whom this machine trusts: it may reach npm's registry through a proxy of its own.
cp /etc/ssl/certs/ca-certificates.crt "$machine/etc/ssl/certs/"

# Mounts and processes of its own, which end with it.
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
    answers="fetch(\"http://127.0.0.1:$PORT/\").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
    until node -e "$answers"; do kill -0 $! && sleep 1; done
    kill $! && wait $!
    echo "It started, answered and ended with 0."
    npm test -- "$@"' sh "$@"
END
