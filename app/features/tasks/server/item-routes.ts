import { isDeepStrictEqual } from 'node:util'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { findFile } from '#app/features/leads/server/files/store.ts'
import { defineItemChange } from '#app/features/leads/server/lead-items.ts'
import { preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { compare } from '#app/platform/server/audit/audit.ts'
import { getViewer, systemViewer } from '#app/platform/server/auth/viewer.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { checklistApi } from '../checklist-contract.ts'
import { recordChecklistActivity } from './checklist-routes.ts'
import * as store from './store.ts'

type Stored = store.StoredItem

/** Updates, deletes and restores checklist items. */
const itemRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...checklistApi.change,
    async handler(request) {
      const item = await changeItem(request, {
        id: request.params.id,
        async apply(db, before) {
          await requireFileOfLead(db, before, request.body.file_id)
          const after = await store.changeItem(db, before, request.body)
          const activity = {
            before: await describeItem(db, before),
            after: await describeItem(db, after),
          }
          if (!isDeepStrictEqual(activity.before, activity.after)) {
            await recordChecklistActivity(db, request, {
              ...toActivity(before),
              ...compare(activity.before, activity.after),
            })
          }
          return after
        },
      })
      return store.toItem(app.db, item)
    },
  })

  app.route({
    ...checklistApi.remove,
    async handler(request, reply) {
      await changeItem(request, {
        id: request.params.id,
        async apply(db, before) {
          await store.removeItem(db, before.id)
          const states = {
            before: { check_state: before.state },
            after: { check_state: 'removed' },
          }
          await recordChecklistActivity(db, request, { ...toActivity(before), ...states })
          return undefined
        },
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...checklistApi.restore,
    async handler(request) {
      const { id } = request.params
      const existing = await store.findItem(app.db, id, getViewer(request))
      // An item that is not deleted stays unchanged.
      if (existing) return store.toItem(app.db, existing)
      const item = await changeItem(request, {
        action: 'restored',
        async apply(db) {
          await preventMerges(db)
          const after = await store.restoreItem(db, id, getViewer(request))
          if (after) {
            const states = {
              before: { check_state: 'removed' },
              after: { check_state: after.state },
            }
            await recordChecklistActivity(db, request, { ...toActivity(after), ...states })
          }
          return after
        },
      })
      return store.toItem(app.db, item)
    },
  })
}

const changeItem = defineItemChange<Stored>({
  subject: 'checklist_item',
  displayName: 'Checklist item',
  name: ({ title }) => title,
  find: store.findItem,
  describe: describeItem,
})

/** Throws ValidationError unless the file belongs to the same lead. */
async function requireFileOfLead(db: Database, { lead_id }: Stored, fileId?: string | null) {
  if (!fileId) return
  const file = await findFile(db, fileId, systemViewer)
  const leads = await db
    .selectFrom('leads')
    .select('primary_lead_id')
    .distinct()
    .where('id', 'in', [lead_id, file?.lead_id ?? ''])
    .execute()
  if (file && leads.length === 1) return
  const detail = 'This file was deleted. Choose another one.'
  throw new ValidationError({ file_id: { code: 'not_there', detail } })
}

const toActivity = ({ lead_id, title }: Stored) => ({ lead_id, text: title })

/** Describes an item for the timeline, with the file's name instead of its id. */
async function describeItem(db: Database, { title, state, due_on, file_id }: Stored) {
  const file = file_id ? await findFile(db, file_id, systemViewer) : undefined
  return {
    check_title: title,
    check_state: state,
    due_on,
    file: file ? { kind: file.kind, name: file.name } : null,
  }
}

export default itemRoutes
