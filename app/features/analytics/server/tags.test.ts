import { expect, test, vi } from 'vitest'
import { newsletterApi } from '#app/features/newsletter/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { analyticsApi, type SettingsChange } from '../contract.ts'

// Pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

async function start(config = {}) {
  const started = await startTestApp({ pages: registerBuiltPages, config })
  const { app, administrator } = started
  return {
    ...started,
    change: (body: SettingsChange) => administrator.attempt(analyticsApi.changeSettings, { body }),
    /** Returns the page and its policy by directive. */
    get: async (url = '/about') => {
      const { body, headers } = await app.inject(url)
      const policy = String(headers['content-security-policy'])
      const directives = policy.split('; ').map((each): [string, string[]] => {
        const [name = '', ...sources] = each.split(' ')
        return [name, sources.filter((source) => !source.startsWith("'sha256-"))]
      })
      return { body, policy: Object.fromEntries(directives) }
    },
  }
}

test('the policy follows exactly the services that the office uses', async () => {
  const { change, get } = await start()
  const strict = await get()
  expect(strict.policy['script-src']).toEqual(["'self'"])
  expect(strict.policy['trusted-types']).toEqual(['same-origin'])
  expect(strict.body).not.toMatch(/data-consent|Privacy choices|googletagmanager/)

  await change({ google_id: 'G-ABC1234567' })
  const google = await get()
  expect(google.body).toContain('May we use Google Analytics?')
  expect(google.body).toContain('Privacy choices')
  expect(google.policy).toEqual({
    ...strict.policy,
    'script-src': ["'self'", 'https://*.googletagmanager.com'],
    'img-src': [
      "'self'",
      'blob:',
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
    ],
    'connect-src': [
      "'self'",
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    'trusted-types': ['same-origin', 'default'],
  })

  await change({ google_id: '', pixel_id: '123456789012345' })
  const { policy } = await get()
  expect(policy['script-src']).toEqual(["'self'", 'https://connect.facebook.net'])
  expect(policy['connect-src']).not.toContain('https://*.googletagmanager.com')

  await change({
    pixel_id: '',
    scripts: 'https://widget.example.com/a/loader.js?id=1\nhttps://chat.example.org/x.js',
    hosts: 'https://cdn.example.com\nhttps://*.example.net',
  })
  const hosts = [
    'https://widget.example.com',
    'https://chat.example.org',
    'https://cdn.example.com',
    'https://*.example.net',
  ]
  const others = await get('/ne/about')
  expect(others.body).toContain('widget.example.com र chat.example.org चलाउन दिनुहुन्छ?')
  for (const name of ['script-src', 'style-src', 'connect-src', 'frame-src', 'font-src'])
    expect([name, others.policy[name]]).toEqual([name, ["'self'", ...hosts]])

  await change({ scripts: '', hosts: '' })
  expect(await get()).toEqual(strict)
})

test('the login and the back office never load them', async () => {
  const { change, get } = await start()
  const urls = ['/login', '/admin/dashboard']
  const before = await Promise.all(urls.map(get))
  await change({ google_id: 'G-ABC1234567', pixel_id: '123456789012345' })

  for (const [index, url] of urls.entries()) {
    const { body, policy } = await get(url)
    expect(body).not.toContain('data-consent')
    expect(policy).toEqual(before[index]?.policy)
  }
})

test('pages whose address holds a secret load nothing, count nothing and tell nobody', async () => {
  // The newsletter has a form only where mails can be sent.
  const { administrator, app, change, get } = await start({ smtpUrl: 'smtp://127.0.0.1:9' })
  await change({ is_counting: true, google_id: 'G-ABC1234567', pixel_id: '123456789012345' })
  await administrator.call(newsletterApi.changeSettings, { body: { is_on: true } })
  const others = /data-consent|href="#consent"|sendBeacon|id="newsletter"/g
  const open = await get('/about')
  expect(new Set(open.body.match(others))).toHaveLength(4)

  const secrets = [
    `/preview/${'0'.repeat(64)}`,
    '/newsletter?link=secret',
    '/Newsletter/?utm_source=mail&link=secret',
    '/events/cancel?registration=1&code=secret',
  ]
  for (const url of secrets.flatMap((each) => [each, `/ne${each}`])) {
    const { body, policy } = await get(url)
    expect([url, body.match(others)]).toEqual([url, null])
    expect([url, policy['script-src']]).toEqual([url, ["'self'"]])
    const { headers } = await app.inject(url)
    expect([url, headers['referrer-policy']]).toEqual([
      url,
      url.includes('preview') ? 'no-referrer' : 'strict-origin',
    ])
    expect([url, headers['x-robots-tag']]).toEqual([url, 'noindex'])
  }
  const sent = await app.inject({ method: 'POST', url: '/newsletter?link=secret' })
  expect(sent.body).not.toMatch(others)
  expect(sent.headers['referrer-policy']).toBe('strict-origin')
  // Without a secret they are like all pages.
  expect((await get('/newsletter')).body).toMatch('data-consent')
})

test('hosts alone change no page', async () => {
  const { change, get } = await start()
  const before = await get()
  await change({ hosts: 'https://cdn.example.com' })
  expect((await get()).policy).toEqual(before.policy)
})

test.each([
  ['google_id', 'UA-12345-1', 'Please enter the measurement ID, for example G-ABC1234567.'],
  ['google_id', "G-ABC'; x", 'Please enter the measurement ID, for example G-ABC1234567.'],
  ['pixel_id', 'pixel', 'Please enter the pixel ID, a number of about 15 digits.'],
  [
    'scripts',
    'https://ok.example/a.js\nhttp://insecure.example/a.js',
    '“http://insecure.example/a.js” is not an address of a script. It must begin with https://.',
  ],
  [
    'scripts',
    'javascript:alert(1)',
    '“javascript:alert(1)” is not an address of a script. It must begin with https://.',
  ],
  ['scripts', 'https://a.example/\n'.repeat(6), 'Please enter at most 5 addresses.'],
  [
    'hosts',
    "https://a.example; script-src 'unsafe-inline'",
    "“https://a.example; script-src 'unsafe-inline'” is not a host. Use the form https://cdn.example.com, without a path.",
  ],
  [
    'hosts',
    'https://*',
    '“https://*” is not a host. Use the form https://cdn.example.com, without a path.',
  ],
] as const)('refuses %s %j with a message at its field', async (field, text, sentence) => {
  const { visitor, change } = await start()
  const before = await visitor.call(analyticsApi.readPublic, {})

  expect(await change({ [field]: text })).toMatchObject({
    status: 400,
    failure: { fields: { [field]: sentence } },
  })
  expect(await visitor.call(analyticsApi.readPublic, {})).toEqual(before)
})
