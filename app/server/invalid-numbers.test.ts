import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: { type: string } }[]
}

/** Other fields that a valid call needs. */
const needed = `&user_id=visitor-1&track=${newId()}`

const tooLarge = ['1e999', '-1e999', 'Infinity', '-Infinity', '1e308', '-1e308']
const noNumbers = ['NaN', '1e', '', '1_000', '٣']

test('every number in an address is checked against its limits on every route', async () => {
  const { app, credentials } = await startTestApp()
  const headers = await credentials()
  const { paths } = (await app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>
  }
  const numbers = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
      parameters
        .filter(({ schema }) => ['integer', 'number'].includes(schema.type))
        .map(({ name, in: place }) => ({ method, path, name, place })),
    ),
  )
  const found = numbers.map(({ path, name }) => `${path} ${name}`)
  expect(found).toEqual(
    expect.arrayContaining([
      '/api/contacts/ offset',
      '/api/conversations/ limit',
      '/api/conversations/{user_id}/messages/ before',
      '/api/messages/stream/ after',
    ]),
  )

  for (const { method, path, name, place } of numbers) {
    expect(place).toBe('query')
    for (const value of [...tooLarge, ...noNumbers]) {
      const address = path.replace('{user_id}', 'visitor-1').replace('{id}', newId())
      const url = `${address}?${name}=${encodeURIComponent(value)}${needed}`
      const answer = await app.inject({ method: method as 'GET', url, headers })
      expect([url, answer.statusCode]).toEqual([url, 400])
      expect([url, Object.keys(answer.json().fields ?? {})]).toEqual([url, [name]])
    }
  }
})
