#!/bin/sh
# From an empty Debian 13 to a server with TLS, as root: `DOMAIN=games.example.org sh install.sh`. The name has to lead to this machine.
# PACKAGE="$PWD/tabletop-elements.tgz", the whole path, takes a package that is not published.
set -eu
apt-get update
apt-get install -y nodejs npm redis-server caddy

mkdir -p /opt/tabletop-online
cd /opt/tabletop-online
npm install --no-audit --no-fund "${PACKAGE:-tabletop-elements}" \
  @colyseus/core@0.18 @colyseus/schema@5 @colyseus/ws-transport@0.18 @colyseus/sdk@0.18 \
  @colyseus/redis-driver@0.18 @colyseus/redis-presence@0.18 ioredis@5 express@5 pino@10 prom-client@15

files=node_modules/tabletop-elements/stories/online
printf 'DOMAIN=%s\nREDIS_URL=redis://localhost:6379\nTRUSTED_PROXIES=1\n' "$DOMAIN" > /etc/tabletop-online.env
chmod 600 /etc/tabletop-online.env
sed "s/{\$DOMAIN:localhost}/$DOMAIN/" $files/Caddyfile > /etc/caddy/Caddyfile
cp $files/tabletop-online@.service /etc/systemd/system/

systemctl daemon-reload
systemctl enable --now redis-server
redis-cli config set appendonly yes
redis-cli config rewrite
systemctl enable --now tabletop-online@2567 tabletop-online@2568
systemctl restart caddy
