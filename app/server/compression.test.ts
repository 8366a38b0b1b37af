import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'

test('compresses uncached API responses as requested if they are large enough', async () => {
  const { app, visitor } = await startTestApp()
  const read = (accepted = '', method: 'GET' | 'HEAD' = 'GET') => {
    const headers = { 'accept-encoding': accepted }
    return app.inject({ method, url: '/api/messages/?user_id=visitor-1', headers })
  }
  await visitor.call(messagesApi.send, { body: makeMessage({ message: 'नमस्ते' }) })
  const small = await read('br')
  expect(small.headers['content-encoding']).toBeUndefined()
  expect(small.json()).toMatchObject([{ message: 'नमस्ते' }])

  const question = 'Which marks do I need for nursing in Sydney? '
  await visitor.call(messagesApi.send, { body: makeMessage({ message: question.repeat(40) }) })

  const plain = await read()
  expect(plain.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-length': `${plain.rawPayload.length}`,
    vary: 'accept-encoding',
  })
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await read(encoding)
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': `${packed.rawPayload.length}`,
      'content-type': 'application/json; charset=utf-8',
    })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    const { headers, rawPayload } = await read(encoding, 'HEAD')
    expect(headers['content-length']).toBe(packed.headers['content-length'])
    expect(rawPayload).toHaveLength(0)
  }
})
