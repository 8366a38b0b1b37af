import { globSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'

vi.setConfig({ testTimeout: 90_000 })

test('every page states the same response time, also around holidays', async () => {
  // A Friday in Kathmandu; Saturdays are closed.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T06:00:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { app } = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const places = ['/', '/about', '/contact', '/services', '/services/visa-processing']

  for (const url of [...places, '/search?q=zzzzzz']) {
    const { body: html } = await app.inject(url)
    // Data for scripts contains the toast of the specification.
    const body = html.replaceAll(/ data-[\w-]+="[^"]*"/g, '')
    expect([url, body.match(/we answer by [^.,]*, \d+ \w+/gi)]).toEqual([
      url,
      expect.arrayContaining([expect.stringMatching(/^we answer by Sunday, 29 November$/i)]),
    ])
    expect([url, body.match(/24 hours/g)]).toEqual([url, null])
  }
  const sent = new URLSearchParams({
    name: 'Asha',
    email: 'asha@student.example',
    phone: '9800000000',
    message: 'How?',
  })
  const { body } = await app.inject({
    method: 'POST',
    url: '/contact',
    payload: sent.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(body).toContain('We will reply by Sunday, 29 November.')
})

test('only the toast of the specification states another response time', () => {
  const sources = globSync('app/**/{words,content/*,*-words}.{ts,tsx}')
  const promise = /[^\n]*(24 hours|as soon as we can|the same day|within a day)[^\n]*/gi
  const found = sources.flatMap((path) => readFileSync(path, 'utf8').match(promise) ?? [])
  expect(found).toEqual([`  form_sent: "We'll get back to you within 24 hours",`])
})
