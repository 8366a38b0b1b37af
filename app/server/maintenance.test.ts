import { expect, test } from 'vitest'
import { forgetOld, startTestApp } from '#tests/test-app.ts'

test('a failing cleanup of one feature does not stop the others', async () => {
  const { app, db } = await startTestApp({ withFirstContent: true })
  await db.updateTable('hero_slides').set({ deleted_at: '2020-01-01T00:00:00.000Z' }).execute()
  await db.schema.dropTable('push_devices').execute()

  await expect(forgetOld(app)).rejects.toThrow('push_devices')

  expect(await db.selectFrom('hero_slides').select('id').execute()).toEqual([])
})
