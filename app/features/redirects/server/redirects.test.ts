import { expect, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import type { Database } from '#database/connect.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type RedirectQuery, redirectsApi } from '../contract.ts'

async function start(publicUrl = 'https://office.example') {
  const started = await startTestApp({ config: { publicUrl } })
  const { administrator } = started
  const add = (source: string, target: string) =>
    administrator.attempt(redirectsApi.add, { body: { source, target } })
  const list = async () =>
    (await administrator.call(redirectsApi.list, {})).map(({ source, target }) => [source, target])
  return { ...started, add, list }
}

test('normalizes addresses and shortens redirect chains', async () => {
  const { add, list } = await start()
  await add('/Old%20Page/?x=1', '/contact')
  await add('/older', '/old%20page')
  await add('/middle', '/about')
  await add('/first', '/middle')
  await add('/about-us', '/first')

  expect(await list()).toEqual([
    ['/about-us', '/about'],
    ['/first', '/about'],
    ['/middle', '/about'],
    ['/old page', '/contact'],
    ['/older', '/contact'],
  ])
})

test('leaves addresses of other sites alone that have the same path', async () => {
  const { add, list } = await start()
  await add('/moved', 'https://other.example/old')
  await add('/old', '/contact')
  await add('/also-moved', 'https://other.example/old')

  expect(await list()).toEqual([
    ['/also-moved', 'https://other.example/old'],
    ['/moved', 'https://other.example/old'],
    ['/old', '/contact'],
  ])
})

test('refuses loops, reserved addresses, duplicates and invalid addresses at the field', async () => {
  const { add, list } = await start()
  await add('/a', '/b')
  await add('/b', '/c')

  for (const [source, target, field] of [
    ['/c', '/a', 'target'],
    ['/x', '/X', 'target'],
    ['/x y', '/x%20Y/?z', 'target'],
    ['/a', '/contact', 'source'],
    ['/contact', '/a', 'source'],
    ['/api/old', '/a', 'source'],
    ['/admin', '/a', 'source'],
    ['/', '/a', 'source'],
    ['//evil.example', '/a', 'source'],
    ['old', '/a', 'source'],
    ['/y', 'javascript:alert(1)', 'target'],
    ['/y', '//evil.example', 'target'],
    ['/y', '/\\evil.example', 'target'],
    ['/y', '', 'target'],
  ] as const) {
    expect([source, target, await add(source, target)]).toMatchObject([
      source,
      target,
      { status: 400, failure: { fields: { [field]: expect.any(String) } } },
    ])
  }
  expect(await list()).toEqual([
    ['/a', '/c'],
    ['/b', '/c'],
  ])
})

test('refuses a loop through a full address of the site', async () => {
  const { administrator, add, list } = await start('https://office.example')
  await add('/a', 'https://elsewhere.example/a')
  const [{ id } = { id: '' }] = await administrator.call(redirectsApi.list, {})

  for (const target of [
    'https://office.example/b',
    'https://office.example/B/?x=1#y',
    'http://office.example/b',
    'https://OFFICE.example/b',
    'https://office.example./b',
    'https://office.example:443/b',
    'http://office.example:3000/b',
    'https://www.office.example/b',
    'https://me:secret@office.example/%62',
    'https://office.example/x/../b',
    'https://office.example/b.',
    '/b.',
    '/b%20',
    'http://localhost/b',
  ]) {
    const refused = { status: 400, failure: { fields: { target: expect.any(String) } } }
    expect([target, await add('/b', target)]).toMatchObject([target, refused])
    const body = { source: '/b', target }
    const params = { id }
    const changed = await administrator.attempt(redirectsApi.change, { params, body })
    expect([target, changed]).toMatchObject([target, refused])
    const rows = [{ line: 1, source: '/b', target }]
    const imported = { body: { rows, is_dry_run: false } }
    const { errors } = await administrator.call(redirectsApi.import, imported)
    expect([target, errors.length]).toEqual([target, 1])
  }
  await add('/b', 'http://office.example:3000/c')
  expect(await add('/c', 'https://www.office.example/b')).toMatchObject({ status: 400 })
  await add('/d', 'https://Office.example/b?x')
  await add('/e', 'https://my-office.example/e')
  expect(await list()).toEqual([
    ['/a', 'https://elsewhere.example/a'],
    ['/b', 'http://office.example:3000/c'],
    ['/d', 'http://office.example:3000/c'],
    ['/e', 'https://my-office.example/e'],
  ])
})

test('refuses a loop through another name of the server', async () => {
  const { add, list } = await start('http://localhost:4201')
  await add('/c1', '/c2?x=1')

  for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
    const answer = await add('/c2', `http://${name}:4201/c1`)
    expect([name, answer]).toMatchObject([name, { status: 400 }])
  }
  expect(await list()).toEqual([['/c1', '/c2?x=1']])
})

test('changes, deletes and restores a redirect and records the user', async () => {
  const { administrator, add, list } = await start()
  await add('/old', '/contact')
  const [{ id } = { id: '' }] = await administrator.call(redirectsApi.list, {})
  const params = { id }
  const body = { source: '/old', target: '/about' }
  await administrator.call(redirectsApi.change, { params, body })
  await administrator.call(redirectsApi.remove, { params })
  expect(await list()).toEqual([])

  await administrator.call(redirectsApi.restore, { params })

  expect(await list()).toEqual([['/old', '/about']])
  const auditEntries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(auditEntries.map(({ action, subject }) => [action, subject])).toEqual([
    ['restored', 'redirect'],
    ['deleted', 'redirect'],
    ['changed', 'redirect'],
    ['added', 'redirect'],
  ])
})

test('checks an import file line by line before storing anything', async () => {
  const { administrator, add, list } = await start()
  await add('/known', '/contact')
  const rows = [
    { line: 1, source: '/one', target: '/contact' },
    { line: 2, source: '/known', target: '/about' },
    { line: 4, source: '/two', target: '/one' },
    { line: 5, source: '/one', target: '/about' },
    { line: 6, source: '/contact', target: '/about' },
    { line: 7, source: '/loop', target: '/loop' },
    { line: 8, source: '/bad', target: 'javascript:x' },
  ]
  const send = (given: typeof rows, is_dry_run: boolean) =>
    administrator.call(redirectsApi.import, { body: { rows: given, is_dry_run } })

  for (const isDryRun of [true, false]) {
    const { added, errors } = await send(rows, isDryRun)
    expect([added, errors.map(({ line }) => line)]).toEqual([0, [2, 5, 6, 7, 8]])
    expect(errors[0]?.detail).toBe('/known already has a redirect. Please edit that one.')
    expect(errors[1]).toEqual({
      line: 5,
      field: 'source',
      detail: 'Line 1 has the same address. Please remove one of the two lines.',
    })
    expect(errors.slice(3).map(({ field }) => field)).toEqual(['target', 'target'])
    expect(await list()).toEqual([['/known', '/contact']])
  }
  const blank = [{ line: 9, source: '', target: ' ' }]
  expect((await send(blank, true)).errors.map(({ field, detail }) => [field, detail])).toEqual([
    ['source', 'Please fill this in.'],
    ['target', 'Please fill this in.'],
  ])
  const parameters = ['/?p=1', '/?p=2', '/?tag=%E0'].map((source, index) => ({
    line: index + 1,
    source,
    target: '/contact',
  }))
  expect(await send(parameters, true)).toEqual({ added: 0, errors: [] })
  const good = rows.filter(({ line }) => [1, 4].includes(line))
  expect(await send(good, true)).toEqual({ added: 0, errors: [] })
  expect(await list()).toHaveLength(1)
  expect(await send(good, false)).toEqual({ added: 2, errors: [] })
  expect(await list()).toEqual([
    ['/known', '/contact'],
    ['/one', '/contact'],
    ['/two', '/contact'],
  ])
})

test('refuses a loop through addresses with a parameter', async () => {
  const { add, list } = await start()
  await add('/?p=1', '/?page_id=2')
  expect(await add('/?page_id=2', 'https://office.example/?p=1')).toMatchObject({ status: 400 })
  expect(await add('/?page_id=2', '/?page_id=2&x=1')).toMatchObject({ status: 400 })
  expect(await list()).toEqual([['/?p=1', '/?page_id=2']])
})

test('finds redirects to an address in every spelling, when it moves and when it is erased', async () => {
  const { app, db, add, list } = await start()
  await add('/a', '/Old%20Page?x=1#y')
  await add('/b', '/old%20page/')
  await add('/d', '/old-pages')
  const move = { from: '/old page', to: '/new', by: 'Sita' }
  await db.transaction().execute((transaction) => app.services.addresses.move(transaction, move))
  expect(await list()).toEqual([
    ['/a', '/new'],
    ['/b', '/new'],
    ['/d', '/old-pages'],
    ['/old page', '/new'],
  ])
  await app.services.addresses.removeRedirectsTo(db, '/new')
  expect(await list()).toEqual([['/d', '/old-pages']])
})

/** Returns how many queries read or change redirects meanwhile, and the rows that they return. */
async function countRedirectQueries(db: Database, work: () => Promise<unknown>) {
  const base = Object.getPrototypeOf(Object.getPrototypeOf(db.getExecutor()))
  const spy = vi.spyOn(base, 'executeQuery')
  await work()
  const queries = spy.mock.calls.map(([query]) => (query as { sql: string }).sql)
  const results = spy.mock.settledResults.map(({ value }) => (value as { rows: unknown[] }).rows)
  spy.mockRestore()
  const rows = queries.flatMap((sql, index) => (/\bredirects\b/.test(sql) ? [results[index]] : []))
  return { queries: rows.length, rows: rows.flat().length }
}

test('finds and changes redirects without reading the others', async () => {
  const { administrator, app, db, add } = await start()
  let round = 0
  const work = async () => {
    const name = `/work-${++round}`
    const { value } = (await add(name, `/target-${round}`)) as { value: { id: string } }
    await add(`/other-${round}`, name)
    const params = { id: value.id }
    const body = { source: name, target: '/about' }
    await administrator.call(redirectsApi.change, { params, body })
    await administrator.call(redirectsApi.remove, { params })
    await administrator.call(redirectsApi.restore, { params })
    const rows = [1, 2, 3].map((line) => ({ line, source: `${name}/${line}`, target: name }))
    await administrator.call(redirectsApi.import, { body: { rows, is_dry_run: false } })
    expect(await app.findRedirect(`${name}/1`)).toMatchObject({ target: '/about' })
    expect(await app.findRedirect(`${name}/4`)).toBeUndefined()
    const { addresses } = app.services
    await db.transaction().execute(async (transaction) => {
      await addresses.move(transaction, { from: `${name}-a`, to: `${name}-b`, by: 'Sita' })
      await addresses.removeRedirectsTo(transaction, `${name}-b`)
    })
  }
  await countRedirectQueries(db, work)
  const before = await countRedirectQueries(db, work)
  expect(before.queries).toBeGreaterThan(20)
  const created = { is_permanent: 1, created_at: new Date().toISOString(), created_by: 'Sita' }
  for (let first = 0; first < 2000; first += 100)
    await db
      .insertInto('redirects')
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          ...created,
          id: crypto.randomUUID(),
          source: `/old-${first + index}`,
          target: '/contact',
        })),
      )
      .execute()
  expect(await countRedirectQueries(db, work)).toEqual(before)
})

test('lists redirects by pages, and finds them by address and target', async () => {
  const { add, administrator } = await start()
  await add('/old-fees', '/canada')
  await add('/old_visas', '/contact')
  await add('/zoo', 'https://Other.example/Fees')
  const find = async (querystring: RedirectQuery) => {
    const found = await administrator.attempt(redirectsApi.list, { querystring })
    if (!found.ok) throw new Error('refused')
    return [found.total, ...found.value.map(({ source }) => source)]
  }

  expect(await find({ limit: 2 })).toEqual([3, '/old-fees', '/old_visas'])
  expect(await find({ limit: 2, offset: 2 })).toEqual([3, '/zoo'])
  expect(await find({ q: 'FEES' })).toEqual([2, '/old-fees', '/zoo'])
  expect(await find({ q: 'other.example' })).toEqual([1, '/zoo'])
  expect(await find({ q: '_' })).toEqual([1, '/old_visas'])
  expect(await find({ q: '%' })).toEqual([0])
})
