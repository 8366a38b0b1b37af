import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFolder } from '#tests/processes/databases.ts'

const root = join(import.meta.dirname, '../..')
const certificates = join(root, 'tests/example-https')
const certificate = join(certificates, 'certificate.pem')
const key = join(certificates, 'key.pem')

/** The certificate's host name. */
export const siteName = 'hooks.office.example'

export interface Ports {
  https: number
  http: number
  program: number
}

interface WebServer {
  /** Returns its log. */
  readLog: () => string
}

/** Replaces lines of a file in deploy/. Fails when a line is missing. */
function adaptConfig(file: string, changes: Record<string, string>) {
  let text = readFileSync(join(root, 'deploy', file), 'utf8')
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/${file} has no “${from}”`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Starts nginx with the configuration of deploy/ and the test's ports, names and folders. */
export async function startNginx({ https, http, program }: Ports): Promise<WebServer> {
  const folder = createFolder()
  const site = adaptConfig('nginx.conf', {
    'listen 443 ssl': `listen 127.0.0.1:${https} ssl`,
    '  listen [::]:443 ssl http2;\n': '',
    'listen 80;': `listen 127.0.0.1:${http};`,
    '  listen [::]:80;\n': '',
    'www.example.org': siteName,
    '/etc/ssl/example/fullchain.pem': certificate,
    '/etc/ssl/example/privkey.pem': key,
    '127.0.0.1:3000': `127.0.0.1:${program}`,
    '/var/log/nginx': folder,
  })
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const main = `daemon off; user root; pid ${folder}/pid; error_log ${folder}/main.log;
    events {}
    http { gzip on; ${temporary} include ${folder}/site.conf; }`
  writeFileSync(join(folder, 'main.conf'), main)
  const log = await run('nginx', ['-c', join(folder, 'main.conf')], https)
  const files = ['main.log', 'gantavya.log', 'gantavya-error.log']
  return { readLog: () => files.map((name) => readFileSync(join(folder, name))).join('') + log() }
}

/** Starts Caddy with the configuration of deploy/ and the test's ports, name and certificate. */
export async function startCaddy({ https, http, program }: Ports): Promise<WebServer> {
  const folder = createFolder()
  const site = adaptConfig('Caddyfile', {
    '{\n\t# URLs': `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\t# Addresses`,
    '\n{$SITE:www.example.org} {': `\n{$SITE:www.example.org} {\n\ttls ${certificate} ${key}`,
  })
  writeFileSync(join(folder, 'Caddyfile'), site)
  const config = join(folder, 'Caddyfile')
  const settings = { SITE: siteName, PROGRAM: `127.0.0.1:${program}` }
  const args = ['run', '--adapter', 'caddyfile', '--config', config]
  const log = await run('caddy', args, https, settings)
  return { readLog: log }
}

async function run(program: string, args: string[], port: number, settings = {}) {
  const home = createFolder()
  const child = spawn(program, args, { env: { PATH: process.env.PATH, HOME: home, ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      output += bytes
    })
  }
  let isEnded = false
  const ended = once(child, 'close').then(() => {
    isEnded = true
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  while (!(await isListening(port))) {
    if (isEnded) throw new Error(`${program} did not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return () => output
}

function isListening(port: number) {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

/** Finds free ports; opens them together, so that they differ. */
export async function findPorts(): Promise<Ports> {
  const servers = [1, 2, 3].map(() => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  const [https = 0, http = 0, program = 0] = ports
  return { https, http, program }
}
