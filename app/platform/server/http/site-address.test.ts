import { expect, test } from 'vitest'
import { addQuery, mayLeadToSite, toSitePath, trimPastedEnding } from './site-address.ts'

const site = 'https://office.example'

test('removes only the punctuation that follows a link in a sentence', () => {
  for (const ending of [
    '.',
    ',',
    '%20',
    '%C2%A0',
    '%E2%80%8B',
    ')',
    ').',
    '%22',
    '।',
    '…%0A',
    '/.',
  ]) {
    expect([ending, trimPastedEnding(`/services/x${ending}`)]).toEqual([ending, '/services/x'])
  }
  for (const whole of ['/', '/.', '/canada', '/canada/', '/a.b', '/a_', '/a-', '/%zz', '/é']) {
    expect([whole, trimPastedEnding(whole)]).toEqual([whole, undefined])
  }
})

test('recognizes every spelling of the site’s address', () => {
  for (const same of [
    'https://office.example/a?b#c',
    'http://OFFICE.example/a?b#c',
    'https://office.example./a?b#c',
    'https://office.example:443/a?b#c',
    'http://office.example:80/a?b#c',
    'https://someone@office.example/a?b#c',
    'https://%6fffice.example/a?b#c',
  ]) {
    expect([same, toSitePath(same, site)]).toEqual([same, '/a?b#c'])
    expect([same, mayLeadToSite(same, site)]).toEqual([same, true])
  }
  for (const perhaps of ['https://www.office.example/a', 'http://office.example:3000/a']) {
    expect([perhaps, toSitePath(perhaps, site)]).toEqual([perhaps, undefined])
    expect([perhaps, mayLeadToSite(perhaps, site)]).toEqual([perhaps, true])
  }
  for (const other of ['https://office.example.org/a', 'https://my-office.example', 'nonsense']) {
    expect([other, toSitePath(other, site), mayLeadToSite(other, site)]).toEqual([
      other,
      undefined,
      false,
    ])
  }
})

test('treats all loopback names as one site if the site has one of them', () => {
  const names = ['localhost', 'LOCALHOST.', '127.0.0.1', '127.1', '[::1]', '[0:0:0:0:0:0:0:1]']
  const addresses = names.map((name) => `http://${name}:4201`)
  for (const here of addresses) {
    for (const address of addresses.map((each) => `${each}/c1?x`)) {
      expect([here, address, toSitePath(address, here)]).toEqual([here, address, '/c1?x'])
      expect([here, address, mayLeadToSite(address, here)]).toEqual([here, address, true])
    }
    expect(mayLeadToSite(`${here}/c1`, site)).toBe(false)
    expect(mayLeadToSite(`${site}/c1`, here)).toBe(false)
  }
})

test('adds a query before the fragment and keeps the target’s parameters', () => {
  for (const [target, query, result] of [
    ['/contact', '', '/contact'],
    ['/contact', '?', '/contact'],
    ['/contact', '?utm_source=fb&x=a%20b', '/contact?utm_source=fb&x=a%20b'],
    ['/contact#form', '?utm_source=fb', '/contact?utm_source=fb#form'],
    [
      '/contact?utm_source=print',
      '?utm_source=fb&y=1&utm%5Fsource=z',
      '/contact?utm_source=print&y=1',
    ],
    ['https://forms.example/x', '?y=1&&y=2', 'https://forms.example/x?y=1&y=2'],
  ] as const) {
    expect([target, query, addQuery(target, query)]).toEqual([target, query, result])
  }
})
