import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { serveFiles } from './pages.ts'

const script = Buffer.from(`console.log(${JSON.stringify('नमस्ते '.repeat(500))})`)
const picture = Buffer.from([137, 80, 78, 71, 0, 255])

/** Every kind of built file, with its cache headers. */
const files = [
  ['/assets/page-1a2b.js', script, 'application/javascript; charset=utf-8'],
  ['/assets/page-1a2b.css', script, 'text/css; charset=utf-8'],
  ['/assets/sans-1a2b.woff2', picture, 'font/woff2'],
  ['/old.ico', picture, 'image/vnd.microsoft.icon'],
  ['/flags/nepal.svg', script, 'image/svg+xml; charset=utf-8'],
  ['/hero.jpg', picture, 'image/jpeg'],
  ['/hero.png', picture, 'image/png'],
  ['/hero.webp', picture, 'image/webp'],
  ['/LICENSE.txt', script, 'text/plain; charset=utf-8'],
  ['/unheard.of', picture, 'application/octet-stream'],
] as const

async function start() {
  const root = mkdtempSync(join(tmpdir(), 'gantavya-files-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  onTestFinished(remove)
  for (const [path, bytes] of files) {
    const file = join(root, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, bytes)
    if (bytes !== script) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes))
  }
  const { app } = await startTestApp({ pages: (app) => serveFiles(app, root) })
  const request = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers })
  return { request, remove }
}

test('serves a built file with its type and cache lifetime', async () => {
  const { request } = await start()

  for (const [path, bytes, type] of files) {
    const { statusCode, headers, rawPayload } = await request(path)
    expect([path, statusCode, rawPayload.equals(bytes)]).toEqual([path, 200, true])
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('content-encoding')
  }
})

test('serves the precompressed file with its own type when requested', async () => {
  const { request } = await start()

  for (const [path, bytes, type] of files) {
    for (const [encoding, compressed] of [
      ['br', brotliCompressSync(bytes)],
      ['gzip', gzipSync(bytes)],
    ] as const) {
      const isCompressed = bytes === script
      const { headers, rawPayload } = await request(path, { 'accept-encoding': encoding })
      expect([path, headers['content-type'], headers['content-encoding']]).toEqual([
        path,
        type,
        isCompressed ? encoding : undefined,
      ])
      expect(rawPayload.equals(isCompressed ? compressed : bytes), path).toBe(true)
    }
  }
})

test('serves no folder listing and no other files', async () => {
  const { request } = await start()

  for (const path of ['/assets', '/assets/', '/flags/', '/.git/HEAD', '/.git/config', '/../x']) {
    expect([path, (await request(path)).statusCode]).toEqual([path, 404])
  }
})

test('HEAD answers with the same headers without the file', async () => {
  const { request } = await start()

  for (const [path] of files) {
    const { date: _, ...headers } = (await request(path)).headers
    const head = await request(path, {}, 'HEAD')
    expect(head.headers).toMatchObject(headers)
    expect(head.body).toBe('')
  }
})

test('answers 304 when the browser has the file', async () => {
  const { request } = await start()

  for (const [path] of files) {
    const { etag } = (await request(path)).headers
    const again = await request(path, { 'if-none-match': etag })
    expect([path, again.statusCode, again.body]).toEqual([path, 304, ''])
    const other = await request(path, { 'if-none-match': '"another"' })
    expect([path, other.statusCode]).toEqual([path, 200])
  }
})

test('serves files from memory, so a new build does not break open pages', async () => {
  const { request, remove } = await start()
  remove()

  for (const [path, bytes] of files) {
    const { statusCode, rawPayload } = await request(path)
    expect([path, statusCode, rawPayload.equals(bytes)]).toEqual([path, 200, true])
  }
})
