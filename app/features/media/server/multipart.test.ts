import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { toFile } from '#tests/test-images.ts'

async function start() {
  const started = await startTestApp()
  const headers = await started.credentials()
  return {
    ...started,
    headers,
    count: async (table: 'media' | 'destinations') =>
      (await started.db.selectFrom(table).select('created_at').execute()).length,
  }
}

test('accepts a picture just under 8 MB and refuses one of 9 MB', async () => {
  const { app, headers, count } = await start()
  const noise = Buffer.alloc(1640 * 1640 * 3)
  for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE(Math.random() * 2 ** 32, at)
  const raw = { width: 1640, height: 1640, channels: 3 as const }
  const large = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer()
  expect(large.length).toBeGreaterThan(7.5 * 1024 * 1024)
  const address = await app.listen({ port: 0 })
  const send = (image: Buffer) =>
    fetch(`${address}/api/hero-slides/`, {
      method: 'POST',
      headers,
      body: makeForm({ title: 'Norway', image: toFile(image) }),
    })

  const accepted = await send(large)
  const refused = await send(Buffer.alloc(9 * 1024 * 1024))

  expect([accepted.status, refused.status]).toEqual([201, 413])
  expect(await refused.json()).toMatchObject({ code: 'too_large' })
  expect(await count('media')).toBe(1)
})

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc\r\n`
const whole = part('country', 'Norway') + part('description', 'Fjords.')

const badForms: [name: string, type: string, body: string, status: number][] = [
  ['without a boundary', 'multipart/form-data', `${whole}--x--\r\n`, 400],
  ['with another boundary', 'multipart/form-data; boundary=y', `${whole}--x--\r\n`, 400],
  ['without an end', 'multipart/form-data; boundary=x', whole, 400],
  ['that ends within a file', 'multipart/form-data; boundary=x', file('flag').slice(0, -4), 400],
  ['that is empty', 'multipart/form-data; boundary=x', '', 400],
  ['that is garbage', 'multipart/form-data; boundary=x', '\0\x01garbage', 400],
  [
    'with two files',
    'multipart/form-data; boundary=x',
    `${whole}${file('flag')}${file('flag')}--x--\r\n`,
    413,
  ],
  [
    'with a field called __proto__',
    'multipart/form-data; boundary=x',
    `${whole}${part('__proto__', '{"isAdmin":true}')}--x--\r\n`,
    400,
  ],
  [
    'with a file called constructor',
    'multipart/form-data; boundary=x',
    `${whole}${file('constructor')}--x--\r\n`,
    400,
  ],
  [
    'with a hundred fields',
    'multipart/form-data; boundary=x',
    `${whole}${part('more', 'x').repeat(100)}--x--\r\n`,
    413,
  ],
  [
    'with NUL in a field',
    'multipart/form-data; boundary=x',
    `${part('country', 'Nor\0way')}${part('description', 'x')}--x--\r\n`,
    400,
  ],
  [
    'with benefits that are not a list',
    'multipart/form-data; boundary=x',
    `${whole}${part('benefits', 'No tuition fees')}--x--\r\n`,
    400,
  ],
  [
    'with benefits that are half a list',
    'multipart/form-data; boundary=x',
    `${whole}${part('benefits', '["No tuition')}--x--\r\n`,
    400,
  ],
]

for (const [name, type, payload, status] of badForms) {
  test(`a form ${name} is refused with a message, and nothing is stored`, async () => {
    const { app, headers, count } = await start()

    const response = await app.inject({
      method: 'POST',
      url: '/api/destinations/',
      headers: { ...headers, 'content-type': type },
      payload,
    })

    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({
      detail: expect.stringMatching(/^[A-Z].*\.$/),
      code: status === 413 ? 'too_large' : 'invalid',
    })
    expect([await count('media'), await count('destinations')]).toEqual([0, 0])
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
}

test('refuses a multipart form where no file is expected', async () => {
  const { app } = await start()

  const payload = makeForm({ name: 'Asha' })

  const response = await app.inject({ method: 'POST', url: '/api/contacts/', payload })
  expect(response.statusCode).toBe(415)
})
