import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createImage, createOversizedAvif, toFile } from '#tests/test-images.ts'

async function start() {
  const { app, credentials } = await startTestApp()
  const headers = await credentials()
  const add = (image: Buffer) => {
    const payload = makeForm({ title: 'Norway', image: toFile(image) })
    return app.inject({ method: 'POST', url: '/api/hero-slides/', headers, payload })
  }
  return { app, headers, add }
}

test('decodes simultaneous interlaced pictures one after the other', async () => {
  const { add } = await start()
  const plain = { width: 500, height: 500, channels: 3, background: 'navy' } as const
  const picture = await sharp({ create: plain }).png({ progressive: true }).toBuffer()
  let most = 0
  const note = () => {
    // A request that starts in between may count twice, so the counts are not added.
    const { queue, process } = sharp.counters()
    most = Math.max(most, queue, process)
  }
  sharp.queue.on('change', note)
  onTestFinished(() => void sharp.queue.off('change', note))

  const answers = await Promise.all(Array.from({ length: 16 }, () => add(picture)))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(201))
  expect(most).toBe(1)
})

test('refuses a small AVIF that claims more than 24 megapixels, but not a JPEG', async () => {
  const { add } = await start()
  const refused = await add(await createOversizedAvif(5001, 5000))

  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({
    image: 'This picture is too large. Please choose one of at most 24 megapixels for AVIF.',
  })
  const create = { width: 5001, height: 5000, channels: 3, background: 'navy' } as const
  expect((await add(await sharp({ create }).jpeg().toBuffer())).statusCode).toBe(201)
})

test('answers excess uploads with 503 and accepts the next one', async () => {
  const { app, headers, add } = await start()
  const address = await app.listen({ port: 0 })
  const refused = Promise.withResolvers<void>()
  const answers: IncomingMessage[] = []
  const halves: ClientRequest[] = []
  const closed: Promise<unknown>[] = []
  const type = { 'content-type': 'multipart/form-data; boundary=x' }

  // Four are processed and sixteen wait; none of them ends.
  for (let index = 0; index < 25; index++) {
    const sending = request(`${address}/api/hero-slides/`, {
      method: 'POST',
      headers: { ...headers, ...type },
    })
    sending.on('error', () => {})
    closed.push(new Promise((resolve) => sending.on('close', resolve)))
    sending.on('response', (answer) => {
      answers.push(answer)
      if (answers.length === 5) refused.resolve()
    })
    sending.write('--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nNor')
    halves.push(sending)
  }
  await refused.promise

  for (const { statusCode, headers } of answers) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '30'])
  }
  for (const half of halves) half.destroy()
  await Promise.all(closed)
  const picture = await createImage('jpeg')
  // The server notices each closed connection with a delay.
  await expect.poll(async () => (await add(picture)).statusCode).toBe(201)
})
