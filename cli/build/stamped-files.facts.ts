// Facts of long answers and of the books, which the tests beside this file rely on.
export const STAMPED_DIFFERENCES = `
looks
# Made by slipway brand build for nightjar. Environment: SLIPWAY_ROOT=/srv/slipway SLIPWAY_UPSTREAM=127.0.0.1:5000
# Made by slipway brand build for nightjar: include it in the http block, beside
# Made by slipway brand build for nightjar: include it inside a server block that has
Sitemap: https://nightjar.example/sitemap.xml
# Made by slipway brand build for harborlight. Environment: SLIPWAY_ROOT=/srv/slipway SLIPWAY_UPSTREAM=127.0.0.1:5000
# Made by slipway brand build for harborlight: include it in the http block, beside
# Made by slipway brand build for harborlight: include it inside a server block that has
<meta name="theme-color" content="#132636" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0a131b" media="(prefers-color-scheme: dark)">
Sitemap: https://harborlight.example/sitemap.xml
--- _hosting/nightjar/Caddyfile
rewrite * /nj/sports{uri}
rewrite * /nj/3rd-game{uri}
rewrite * /nj/pggame{uri}
rewrite * /nj/tadaGame{uri}
rewrite * /nj/otherChat{uri}
rewrite * /nj/activities{uri}
root * "{$SLIPWAY_ROOT}/nightjar"
--- _hosting/nightjar/caddy-logs
--- _hosting/nightjar/headers.json
--- _hosting/nightjar/nginx-cached-http.conf
#   proxy_cache_path /var/cache/nginx/slipway-nightjar keys_zone=slipway_nightjar:10m max_size=200m inactive=10m use_temp_path=off;
--- _hosting/nightjar/nginx-cached.conf
#   root /srv/slipway/nightjar;
#   include /srv/slipway/_hosting/nightjar/nginx-cached-http.conf;
rewrite ^/sports/(.*)$ /nj/sports/$1 break;
proxy_pass $slipway_upstream;
rewrite ^/sports/(.*)$ /nj/sports/$1?$slipway_args? break;
proxy_cache slipway_nightjar;
proxy_no_cache $slipway_unkept_nightjar;
rewrite ^/3rd-game/(.*)$ /nj/3rd-game/$1 break;
rewrite ^/3rd-game/(.*)$ /nj/3rd-game/$1?$slipway_args? break;
rewrite ^/pggame/(.*)$ /nj/pggame/$1 break;
rewrite ^/pggame/(.*)$ /nj/pggame/$1?$slipway_args? break;
rewrite ^/tadaGame/(.*)$ /nj/tadaGame/$1 break;
rewrite ^/tadaGame/(.*)$ /nj/tadaGame/$1?$slipway_args? break;
rewrite ^/otherChat/(.*)$ /nj/otherChat/$1 break;
rewrite ^/activities/(.*)$ /nj/activities/$1 break;
--- _hosting/nightjar/nginx.conf
--- _hosting/nightjar/server.json
`;

export const SITE_FILES = `
--- _hosting/vento/Caddyfile
# Made by slipway brand build for vento. Environment: SLIPWAY_ROOT=/srv/slipway SLIPWAY_UPSTREAM=127.0.0.1:5000
# A socket, and no other protocol: over HTTP/2 in the clear a player would reach paths of the upstream that are not passed on here.
# Blocks, because Caddy sorts directives: a bare respond would come after the block that serves the file.
# Import it inside of the global options: { import ... }
# Made by slipway brand build for vento: include it in the http block, beside
# Made by slipway brand build for vento: include it inside a server block that has
wrap json
delete token

# The .br beside a file, for browsers that read it: a fifth smaller than .gz, and no module of nginx is needed for it.
# The name, with its port, and the protocol that the player used. A balancer in front knows them: where nginx trusts it (set_real_ip_from), nginx has put the
# Files for static hosts: not for players.
set $slipway_packed "";
set $slipway_packed $request_filename.br;
set $slipway_upgrade "";
set $slipway_upgrade websocket;
# player's address in the place of the balancer's, and what else the balancer says counts too.
set $slipway_name $host;
set $slipway_host $slipway_name;
set $slipway_proto $scheme;
set $slipway_from player;
set $slipway_from balancer;
set $slipway_said "$slipway_from $http_x_forwarded_host";
set $slipway_host $1;
set $slipway_said "$slipway_from $http_x_forwarded_proto";
set $slipway_proto $1;
set $slipway_language "";
set $slipway_language $1;
set $slipway_uncached "$http_authorization$http_cookie";
set $slipway_uncached 1;
set $slipway_read $uri;
set $slipway_args "";
set $slipway_asked "$uri $arg_start";
set $slipway_args "$slipway_args&start=$1";
set $slipway_asked "$uri $arg_limit";

# The .br beside a file, for browsers that read it: a fifth smaller than .gz, and no module of nginx is needed for it. (2)
x-content-type-options: nosniff
cross-origin-resource-policy: same-origin
referrer-policy: no-referrer
cross-origin-opener-policy: same-origin
permissions-policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
strict-transport-security: max-age=63072000
cache-control: no-cache
cache-control: public, max-age=31536000, immutable
const showFace = () => face && document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: face }));
const { texts, files, odds: oddsScript, pages } = JSON.parse(early);
const answer = fetch(address, { ...init, signal: AbortSignal.timeout(5000) }).then((response) => ({ response, sentAt, receivedAt: performance.now() }));
answers[address] = { language: page.lang, sentAt, answer };
const { groups, calls: plain, first } = pages.find(({ addresses }) => addresses.some(isHere)) ?? { groups: [], calls: [] };
document.head.append(Object.assign(link, how, { href: '/assets/' + name }));
for (const each of calls) send(each, { headers: { 'accept-language': page.lang }, credentials: 'omit', cache: 'no-cache' });
drawn = import('/assets/' + oddsScript).then(({ drawFirst }) => drawFirst({ ...first, texts: firstTexts, games, list })).catch(() => {}).then(painted);
<meta name="theme-color" content="#12301d" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#001505" media="(prefers-color-scheme: dark)">
# A rewrite does not match over a line break, and would pass such a path on as it came.
return 400;
# Without ^~, a call whose path ends like a file would be looked up on the disk.
proxy_pass http://10.0.0.5:5000;
proxy_set_header Host $slipway_name;
proxy_set_header X-Forwarded-For $remote_addr;

</head>
display: grid;
gap: var(--space-4);
max-inline-size: 44rem;
margin-inline: auto;
padding: var(--space-5) var(--space-4) var(--space-7);
line-height: 1.25;
margin-block-start: var(--space-4);
overflow-wrap: break-word;
font-size: 1.5rem;

const add = (parent, name, text, attributes = {}) => {
const time = new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
add(place, 'p', t.asOf.replace('{{time}}', time), { class: 'offline-note', 'data-at': at });

Sitemap: https://vento.example/sitemap.xml
--- vento/sitemap.xml
<?xml version="1.0" encoding="UTF-8"?>

addEventListener('install', (event) => {
      .then((cache) => Promise.all(OFFLINE.map((file) => keepOffline(cache, file))))

addEventListener('activate', (event) => {
const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));

async function hashed(event) {
const found = isRenewed ? undefined : await kept(event.request);
if (found !== undefined) return found;

async function page(event) {
return (await event.preloadResponse) ?? (await fetch(event.request));
const found = await kept(OFFLINE[0]);

addEventListener('fetch', (event) => {
const { request } = event;
const { origin, pathname } = new URL(request.url);

const NEWS = {"pt":["Vento Sul","Há novidades sobre as suas apostas."],"en":["Vento Sul","There is news about your bets."]};
const isText = (text, most) => typeof text === 'string' && text.length > 0 && text.length <= most;

function noticeOf(data) {
return { title, body: text, lang, tag: 'bet.' + bet, data: { bet: game + '.' + bet } };
return { title, body, lang, tag: 'bets', data: {} };

addEventListener('push', (event) => {
event.waitUntil(registration.showNotification(title, { ...options, icon: '/brand/icon-192.png' }));
const { title, ...options } = noticeOf(event.data);

async function openBets(bet) {
const pages = await clients.matchAll({ type: 'window' });

addEventListener('notificationclick', (event) => {
event.notification.close();
event.waitUntil(openBets(event.notification.data?.bet));

addEventListener('pushsubscriptionchange', (event) => {
for (const page of await clients.matchAll({ type: 'window' })) page.postMessage({});
`;
