import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { makeDestination } from '#tests/factories.ts'
import { orderedSamples } from '#tests/ordered-samples.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { addFirstContent } from './first-start.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

for (const { table, api, body, unique } of orderedSamples) {
  /** Three rows, of which the second was deleted. */
  async function start() {
    const started = await startTestApp()
    const { administrator } = started
    const add = async (suffix: string) => {
      const given = new Map(Object.entries(body))
      if (unique) given.set(unique, `${given.get(unique)}${suffix}`)
      const added = await administrator.call(api.add, { body: Object.fromEntries(given) } as object)
      return added as { id: string }
    }
    const rows = [await add(''), await add(' 2'), await add(' 3')]
    const params = { id: rows[1]?.id ?? '' }
    await administrator.call(api.remove, { params })
    return {
      ...started,
      rows,
      params,
      list: () => administrator.call(api.list, {}),
      restore: () => administrator.attempt(api.restore, { params }),
    }
  }

  test(`deleted ${table} are restored unchanged at their position`, async () => {
    const { administrator, rows, list, restore } = await start()
    expect(await list()).toEqual([rows[0], rows[2]])

    expect(await restore()).toMatchObject({ ok: true, value: rows[1] })
    expect(await restore()).toMatchObject({ ok: true, value: rows[1] })

    expect(await list()).toEqual(rows)
    const activities = await administrator.call(auditLogApi.list, { querystring: {} })
    expect(activities.slice(0, 2).map(({ action }) => action)).toEqual(['restored', 'deleted'])
  })

  test(`deleted ${table} cannot be changed, reordered or deleted again`, async () => {
    const { administrator, rows, params } = await start()

    const changed = await administrator.attempt(api.change, { params, body: {} })
    expect(changed).toMatchObject({ status: 404 })
    expect(await administrator.attempt(api.remove, { params })).toMatchObject({ status: 404 })
    const ids = rows.map(({ id }) => id)
    expect(await administrator.attempt(api.order, { body: { ids } })).toMatchObject({ status: 409 })
  })

  test(`${table} are removed for good 30 days after deletion`, async () => {
    const { app, db, rows, restore } = await start()
    await db
      .updateTable(table)
      .set({ deleted_at: daysAgo(29) })
      .where('deleted_at', 'is not', null)
      .execute()
    await forgetOld(app)
    expect(await restore()).toMatchObject({ ok: true })

    const deleted = { deleted_at: daysAgo(31) }
    await db
      .updateTable(table)
      .set(deleted)
      .where('id', '=', rows[1]?.id ?? '')
      .execute()
    expect(await restore()).toMatchObject({ status: 404 })
    await forgetOld(app)
    expect(await db.selectFrom(table).select('id').execute()).toHaveLength(2)
  })
}

test('a restart does not restore content that was deleted for good', async () => {
  const { db, visitor } = await startTestApp({ withFirstContent: true })
  await db.deleteFrom('destinations').execute()

  await addFirstContent(db)

  expect(await visitor.call(destinationsApi.list, {})).toEqual([])
})

test('restores a picture with the row that shows it', async () => {
  const { administrator, visitor } = await startTestApp()
  const flag = '/flags/norway.svg'
  const { id } = await administrator.call(destinationsApi.add, {
    body: makeDestination({ flag }),
  })
  const before = await visitor.call(destinationsApi.list, {})
  await administrator.call(destinationsApi.remove, { params: { id } })
  expect(await visitor.call(destinationsApi.list, {})).toEqual([])

  await administrator.call(destinationsApi.restore, { params: { id } })

  expect(await visitor.call(destinationsApi.list, {})).toEqual(before)
})
