import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { ApiFailure, Problem } from '#app/contract/api-client.ts'
import { startTestApp } from '#tests/test-app.ts'
import { localizeError } from './localize-error.ts'
import * as nepali from './words.ne.ts'
import type { Message } from './words.ts'

type Request = Pick<InjectOptions, 'headers'> & { to: string; payload: object }

async function refuse(app: FastifyInstance, { to: url, ...request }: Request) {
  const response = await app.inject({ method: 'POST', url, ...request })
  expect([url, response.statusCode]).toEqual([url, expect.toSatisfy((status) => status >= 400)])
  return response.json() as ApiFailure
}

/** Localizes an error by its code alone, without the API's own messages. */
function localizeByCode({ fields, ...failure }: ApiFailure) {
  const silent = Object.fromEntries(Object.keys(fields ?? {}).map((field) => [field, '']))
  return localizeError({ ...failure, detail: '', fields: fields && silent })
}

const contact = {
  name: 'Asha',
  email: 'asha@student.example',
  phone: '980-0000000',
  message: 'Hello',
}
const account = { username: 'Asha', email: 'asha@student.example', password: 'long enough' }
const message = { user_id: 'visitor-1', sender: 'user', message: 'Hello' }

const refused: Request[] = [
  { to: '/api/contacts/', payload: {} },
  { to: '/api/contacts/', payload: [] },
  { to: '/api/contacts/', payload: { ...contact, email: 'at home', phone: 'none' } },
  { to: '/api/contacts/', payload: { ...contact, name: 'x'.repeat(121), message: 'a\0b' } },
  { to: '/api/contacts/', payload: { ...contact, name: 1, country: 'x'.repeat(61) } },
  { to: '/api/contacts/', payload: { ...contact, language: 'xx' } },
  { to: '/api/contacts/', payload: { ...contact, message: 'x'.repeat(70_000) } },
  { to: '/api/token/', payload: account },
  { to: '/api/token/code/', payload: { challenge: 'x', code: '1' } },
  { to: '/api/setup/', payload: { ...account, password: 'short', token: 'x' } },
  { to: '/api/setup/', payload: { ...account, token: 'x' } },
  { to: '/api/password/link/', payload: { token: 'x' } },
  { to: '/api/messages/', payload: { ...message, message: 'x'.repeat(4001), id: 'x' } },
]

test('localizes errors by code to the same English sentences as the API', async () => {
  const { app, db } = await startTestApp()

  for (const request of refused) {
    const failure = await refuse(app, request)
    expect(localizeByCode(failure)).toEqual(failure)
  }
  await app.inject({ method: 'POST', url: '/api/messages/', payload: message })
  await db.updateTable('conversations').set({ owner_key: 'x', owner_bound_at: 'x' }).execute()
  const notOwner = await refuse(app, { to: '/api/messages/', payload: message })
  expect(notOwner.code).toBe('not_owner')
  expect(localizeByCode(notOwner)).toEqual(notOwner)
  for (const params of [1, 59, 60, 61].map((retry_after) => ({ retry_after }))) {
    expect(localizeError({ code: 'throttled', params, detail: '' }).detail).toMatch(/ (a )?\w+\.$/)
  }
  for (let tries = 0; tries < 5; tries++) await refuse(app, { to: '/api/token/', payload: account })
  const late = await refuse(app, { to: '/api/token/', payload: account })
  // The first attempt may have been some time ago.
  const retry_after = expect.toSatisfy((seconds) => seconds > 840 && seconds <= 900)
  expect(late).toMatchObject({ code: 'throttled', params: { retry_after } })
  expect(localizeByCode(late)).toEqual(late)
})

test('describes number limits in words', async () => {
  const { app, credentials } = await startTestApp()
  const headers = await credentials()
  for (const [response_target_minutes, sentence] of [
    [0, 'This must be 1 or more.'],
    [6001, 'This must be 6000 or less.'],
  ] as const) {
    const payload = { response_target_minutes }
    const url = '/api/lead-settings/'
    const failure = (await app.inject({ method: 'PATCH', url, headers, payload })).json()
    expect(failure).toMatchObject({ fields: { response_target_minutes: sentence } })
    expect(localizeByCode(failure)).toEqual(failure)
  }
})

test('has a sentence of its own for every error that a visitor can get, in Nepali', async () => {
  const { app } = await startTestApp()
  const failures = await Promise.all(refused.map((request) => refuse(app, request)))
  const codes = [
    'not_found',
    'conflict',
    'permission_denied',
    'unsupported_media_type',
    'throttled',
  ]
  failures.push(...codes.map((code) => ({ code, detail: '' })))
  failures.push({ code: 'invalid', params: { reason: 'form_not_readable' }, detail: '' })

  for (const { code, params = {}, problems } of failures) {
    const sentences = problems
      ? Object.values(problems).map((each) => say(nepali.fieldMessages, each))
      : [say(nepali.errorMessages, { code: String(params.reason ?? code), params })]
    for (const sentence of sentences)
      expect([code, problems, sentence]).toContainEqual(expect.stringMatching(/[अ-ह].*।$/))
  }
  expect(localizeError({ code: 'not_found', detail: 'Message not found.' }).detail).toBe(
    'Message not found.',
  )
})

const say = (messages: Record<string, Message>, { code, params = {} }: Problem) => {
  const message = messages[code]
  return typeof message === 'function' ? message(params) : message
}

test('keeps the API’s message for unknown codes', () => {
  const newer = {
    code: 'invalid',
    detail: 'Please check the marked fields.',
    fields: { email: 'This address is known already.', phone: 'Please fill this in.' },
    problems: { email: { code: 'known' }, phone: { code: 'required' } },
  }
  expect(localizeError(newer)).toEqual(newer)
  for (const code of ['newer', 'toString']) {
    expect(localizeError({ code, detail: 'Not today.' })).toEqual({ code, detail: 'Not today.' })
  }
  const reasoned = { code: 'invalid', params: { reason: 'newer' }, detail: 'Not today.' }
  expect(localizeError(reasoned)).toEqual(reasoned)
  for (const foreign of ['', null, { message: 'Bad gateway' }] as unknown as ApiFailure[]) {
    expect(localizeError(foreign)).toEqual(foreign)
  }
})
