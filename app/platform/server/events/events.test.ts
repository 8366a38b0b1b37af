import { expect, test } from 'vitest'
import { startTestApp } from '../../../../tests/test-app.ts'
import { publish } from './events.ts'

declare module './events.ts' {
  interface DomainEvents {
    stageRenamed: { from: string; to: string }
  }
}

test('runs the handlers in the order of the features, in the transaction of the event', async () => {
  const names: string[] = []
  const { db } = await startTestApp({
    more: [
      {
        routes: [],
        eventHandlers: {
          async stageRenamed({ db }, { from: name, to }) {
            names.push(`first ${to}`)
            await db.updateTable('lead_stages').set({ name: to }).where('name', '=', name).execute()
          },
        },
      },
      {
        routes: [],
        eventHandlers: {
          async stageRenamed({ db }, { to }) {
            names.push(`second ${to}`)
            if (to === 'refused') throw new Error('The second handler refuses')
            const found = await db
              .selectFrom('lead_stages')
              .where('name', '=', to)
              .select('id')
              .execute()
            expect(found).toHaveLength(1)
          },
        },
      },
    ],
  })
  const { name: from } = await db.selectFrom('lead_stages').select('name').executeTakeFirstOrThrow()
  const rename = (to: string) =>
    db.transaction().execute((transaction) => publish(transaction, 'stageRenamed', { from, to }))

  await expect(rename('refused')).rejects.toThrow('The second handler refuses')
  await rename('Enquiry')

  expect(names).toEqual(['first refused', 'second refused', 'first Enquiry', 'second Enquiry'])
})

test('an event outside a transaction is refused', async () => {
  const { db } = await startTestApp()
  const publishing = publish(db, 'stageRenamed', { from: '', to: '' })
  await expect(publishing).rejects.toThrow('stageRenamed needs a transaction of the app')
})
