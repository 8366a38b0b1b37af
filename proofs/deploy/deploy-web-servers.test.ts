import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { createClient, signIn } from '#tests/processes/api-clients.ts'
import { createFolder } from '#tests/processes/databases.ts'
import { adminSettings, startServer } from '#tests/processes/server-process.ts'
import { testWithProgram } from '#tests/processes/test-with-program.ts'
import { openHttp2 } from './http2-client.ts'
import { findPorts, siteName, startCaddy, startNginx } from './web-servers.ts'

const fronts = [
  { name: 'nginx', packageName: 'nginx-light', startFront: startNginx },
  { name: 'caddy', packageName: 'caddy', startFront: startCaddy },
]

for (const { name, packageName, startFront } of fronts) {
  const testFront = testWithProgram(name, packageName)

  /** Starts the program and the reverse proxy. */
  async function start() {
    const ports = await findPorts()
    const server = await startServer({
      DATA_DIR: createFolder(),
      PORT: String(ports.program),
      LOG_LEVEL: 'info',
      PUBLIC_URL: `https://${siteName}:${ports.https}`,
      TRUST_PROXY: '127.0.0.1',
      ...adminSettings,
    })
    // The public address; tests also request the program directly.
    const url = `http://127.0.0.1:${ports.program}`
    const front = await startFront(ports)
    return { ...server, ...front, url, ports, ...openHttp2(ports.https) }
  }

  testFront(
    `${name} forwards pages unchanged over HTTP/2 with the server’s compression`,
    async () => {
      const { session, request, url, ports } = await start()

      for (const encoding of ['br', 'gzip', 'identity']) {
        const given = { 'accept-encoding': encoding }
        const through = await request('/australia', given)
        const direct = await askPast(`${url}/australia`, given)
        expect(through.status).toBe(200)
        expect(through.body.equals(direct.body)).toBe(true)
        expect(through.headers).toMatchObject(direct.headers)
        expect(through.headers['content-encoding']).toBe(
          encoding === 'identity' ? undefined : encoding,
        )
      }
      expect(session.alpnProtocol).toBe('h2')
      const { headers } = await request('/australia')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['strict-transport-security']).toContain('max-age=31536000')
      expect((await request('/australia', { 'if-none-match': String(headers.etag) })).status).toBe(
        304,
      )

      const host = `${siteName}:${ports.http}`
      const plain = await askPast(`http://127.0.0.1:${ports.http}/uk?a=1`, { host })
      expect([plain.status, plain.headers.location]).toEqual([
        expect.toBeOneOf([301, 308]),
        expect.stringMatching(new RegExp(`^https://${siteName}(:${ports.https})?/uk\\?a=1$`)),
      ])
      // A key sent over plain HTTP is refused immediately.
      const called = await askPast(`http://127.0.0.1:${ports.http}/api/destinations/`, { host })
      expect(called.status).toBe(403)
    },
  )

  testFront(`${name} forwards chat events immediately, and a form without scripts`, async () => {
    const { open, request, url, ports } = await start()
    const user_id = randomUUID()
    const stream = open(`${messagesApi.stream.url}?user_id=${user_id}`)
    let received = ''
    stream.setEncoding('utf8').on('data', (text) => {
      received += text
    })
    await expect.poll(() => received).toContain('event: hello')

    const sent = performance.now()
    const body = { user_id, sender: 'user', message: 'Are you there?' } as const
    await createClient(url).call(messagesApi.send, { body })
    await expect.poll(() => received, { interval: 10 }).toContain(body.message)

    // A buffering proxy would forward it only with the next ping, up to 20 s later.
    expect(performance.now() - sent).toBeLessThan(5_000)
    stream.close()
    const form = {
      origin: `https://${siteName}:${ports.https}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    expect((await request('/contact', form, Buffer.from('name='))).status).toBe(400)
  })

  testFront(`${name} forwards the client address and accepts files of 10 MB`, async () => {
    const { request, url, output } = await start()
    const account = Buffer.from(JSON.stringify({ username: 'nobody', password: 'not this one' }))
    const json = { 'content-type': 'application/json' }
    await request(accountsApi.signIn.url, { ...json, 'x-forwarded-for': '203.0.113.9' }, account)
    // The log comes through a pipe and may arrive after the response.
    await expect.poll(() => output.stdout).toMatch(/"ip":"127\.0\.0\.2".*"msg":"sign-in refused"/)

    const { administrator, access } = await signIn(url)
    const { id } = await administrator.call(leadsApi.add, { body: { name: 'Example Student' } })
    const send = (bytes: number) => {
      const { body, type } = toForm(bytes)
      const headers = { authorization: `Bearer ${access}`, 'content-type': type }
      return request(`/api/leads/${id}/files/`, headers, body)
    }
    expect((await send(10_000_000)).status).toBe(201)
    expect((await send(22_100_000).catch(() => ({ status: 413 }))).status).toBe(413)

    // The largest form with files: its texts add up to half a megabyte.
    const { body, type } = toForm(21_400_000)
    const page = await request('/forms/send?form=assessment', { 'content-type': type }, body)
    expect(page.status).not.toBe(413)
  })

  testFront(`${name} logs no visitor id and no secret link`, async () => {
    const { request, kill, readLog } = await start()
    const [user_id, token] = [randomUUID(), randomBytes(32).toString('hex')]
    const places = [
      `/api/messages/?user_id=${user_id}`,
      `/api/conversations/${user_id}/read/`,
      `/admin/leads/${user_id}`,
      `/preview/${token}`,
      `/australia?token=${token}`,
    ]
    const asking = { referer: `https://${siteName}/preview/${token}`, cookie: `chat=${user_id}` }

    for (const place of places) await request(place, asking)
    await kill('SIGTERM')
    // The program is stopped: the proxy's error log contains the address too.
    for (const place of places) expect((await request(place, asking)).status).toBe(502)

    await expect.poll(() => readLog().split('/australia').length).toBeGreaterThan(2)
    const log = readLog()
    for (const place of ['/api/messages/', '/admin/leads/']) expect(log).toContain(place)
    expect(log).toContain('127.0.0.2')
    for (const secret of [user_id, token]) expect(log).not.toContain(secret)
  })
}

async function askPast(url: string, headers: Record<string, string>) {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...rest } = answer.headers
  return { status: answer.statusCode, headers: rest, body: await buffer(answer) }
}

/** Builds a form with a mark sheet of this size. */
function toForm(bytes: number) {
  const boundary = 'example-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="kind"\r\n\r\nmark_sheet\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="marks.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n`
  const body = [Buffer.from(head), randomBytes(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]
  return { body: Buffer.concat(body), type: `multipart/form-data; boundary=${boundary}` }
}
