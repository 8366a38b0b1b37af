import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { admin, startTestApp } from '#tests/test-app.ts'

const ADDRESSES = 40
const TRIES_EACH = 3

function trySignIn(app: FastifyInstance, from: string, payload: object) {
  const headers = { 'x-forwarded-for': from }
  return app.inject({ method: 'POST', url: '/api/token/', headers, payload })
}

/** The server behind a trusted proxy, while 40 addresses try 3 names each, all at the same moment. */
async function startFlooded() {
  const { app, signIn } = await startTestApp({ config: { trustProxy: ['127.0.0.1'] } })
  await signIn()
  let answered = 0
  const tries = Array.from({ length: ADDRESSES * TRIES_EACH }, async (_, turn) => {
    const from = `198.51.100.${turn % ADDRESSES}`
    const answer = await trySignIn(app, from, { username: `name ${turn}`, password: 'wrong' })
    answered++
    return answer
  })
  await Promise.race(tries)
  return { app, tries, countAnswered: () => answered }
}

test('reads files while many passwords are being checked', async () => {
  const { tries, countAnswered } = await startFlooded()

  await readFile(import.meta.filename)
  const checkedFirst = countAnswered()

  const answers = await Promise.all(tries)
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 503).length
  const checked = answers.filter(({ statusCode }) => statusCode === 401).length
  expect(checked + turnedAway).toBe(ADDRESSES * TRIES_EACH)
  expect(checkedFirst - turnedAway).toBeLessThan(checked / 2)
})

test('returns a retry delay to refused requests without counting an attempt', async () => {
  const { app, tries } = await startFlooded()

  const answers = await Promise.all(tries)
  const turnedAway = answers.find(({ statusCode }) => statusCode === 503)

  expect(turnedAway?.headers['retry-after']).toBe('5')
  expect(turnedAway?.json()).toEqual({
    detail: 'The server is busy. Please try again in a few seconds.',
    code: 'busy',
  })
  const from = `198.51.100.${answers.indexOf(turnedAway as never) % ADDRESSES}`
  const counted = answers.filter(
    ({ statusCode }, turn) => statusCode === 401 && from === `198.51.100.${turn % ADDRESSES}`,
  ).length
  const later: number[] = []
  for (let turn = 0; turn < 21; turn++) {
    const body = { username: `later ${turn}`, password: 'wrong' }
    later.push((await trySignIn(app, from, body)).statusCode)
  }
  expect(later.filter((status) => status === 401)).toHaveLength(20 - counted)
})

test('accepts a correct password from another address during the flood', async () => {
  const { app, tries } = await startFlooded()

  const answer = await trySignIn(app, '203.0.113.1', admin)

  expect(answer.json()).toHaveProperty('access')
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses).toContain(503)
})
