import { isDeepStrictEqual } from 'node:util'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { audited } from '#app/base/server/audit.ts'
import { FieldsRefused, NotFound } from '#app/base/server/errors.ts'
import type { NewActivity } from '#app/base/server/keepers.ts'
import { tellOffice } from '#app/base/server/news.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { checklistApi } from '../../checklist-contract.ts'
import { findFile } from '../files/store.ts'
import { holdTogether } from '../store/merge-locks.ts'
import { tell } from './routes.ts'
import * as store from './store.ts'

type Stored = store.StoredCheck

/** What becomes of a line of a checklist. */
const checkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...checklistApi.change,
    handler: (request) =>
      changing(request, {
        find: (db) => findHeld(db, request.params.id),
        async apply(db, before) {
          await requireOwnFile(db, before, request.body.file_id)
          const after = await store.changeCheck(db, before, request.body)
          const told = { before: await asTold(db, before), after: await asTold(db, after) }
          if (!isDeepStrictEqual(told.before, told.after)) {
            await tell(db, request, { ...ofOne(before), ...differing(told) })
          }
          return after
        },
      }),
  })

  app.route({
    ...checklistApi.remove,
    async handler(request, reply) {
      await changing(request, {
        find: (db) => findHeld(db, request.params.id),
        async apply(db, before) {
          await store.removeCheck(db, before.id)
          const states = {
            before: { check_state: before.state },
            after: { check_state: 'removed' },
          }
          await tell(db, request, { ...ofOne(before), ...states })
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
      const here = await store.findCheck(app.db, id)
      // One that is there needs no restoring.
      if (here) return store.toCheck(here)
      return changing(request, {
        action: 'restored',
        async apply(db) {
          await holdTogether(db)
          const after = await store.restoreCheck(db, id)
          if (after) {
            const states = {
              before: { check_state: 'removed' },
              after: { check_state: after.state },
            }
            await tell(db, request, { ...ofOne(after), ...states })
          }
          return after
        },
      })
    },
  })
}

interface Work {
  find?: (db: Database) => Promise<Stored | undefined>
  /** Given what was found. */
  apply: (db: Database, before: Stored) => Promise<Stored | undefined>
  action?: NewActivity['action']
}

/** Changes a line, keeps who did, and tells all screens. Throws NotFound. */
async function changing(request: FastifyRequest, { find, apply, action }: Work) {
  let check: Stored | undefined
  const see = async (db: Database, found: Stored | undefined) => {
    check = found ?? check
    return found && { id: found.id, ...(await asTold(db, found)) }
  }
  await audited(request, {
    subject: 'lead_check',
    name: () => check?.title ?? '',
    action,
    find: find && (async (db) => see(db, await find(db))),
    apply: async (db) => see(db, await apply(db, check as Stored)),
  })
  if (!check) throw new NotFound('Line')
  tellOffice(request.server)
  return store.toCheck(check)
}

/** Nobody erases, merges or parts leads, and nobody changes this line, until the transaction ends. */
async function findHeld(db: Database, id: string) {
  await holdTogether(db)
  await lock(db, `lead_check ${id}`)
  return store.findCheck(db, id)
}

/** Only files of the same lead. Throws FieldsRefused. */
async function requireOwnFile(db: Database, { lead_id }: Stored, fileId?: string | null) {
  if (!fileId) return
  const file = await findFile(db, fileId)
  const leads = await db
    .selectFrom('leads')
    .select('root_id')
    .distinct()
    .where('id', 'in', [lead_id, file?.lead_id ?? ''])
    .execute()
  if (file && leads.length === 1) return
  const detail = 'This file is not there any more. Choose another.'
  throw new FieldsRefused({ file_id: { code: 'not_there', detail } })
}

const ofOne = ({ lead_id, title }: Stored) => ({ lead_id, text: title })

/** As people read it: with the file itself. */
async function asTold(db: Database, { title, state, due_on, file_id }: Stored) {
  const file = file_id ? await findFile(db, file_id) : undefined
  return {
    ...{ check_title: title, check_state: state, due_on },
    file: file ? { kind: file.kind, name: file.name } : null,
  }
}

type Telling = Awaited<ReturnType<typeof asTold>>

function differing({ before, after }: Record<'before' | 'after', Telling>) {
  const names = (Object.keys(after) as (keyof Telling)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const pick = (told: Telling) => Object.fromEntries(names.map((name) => [name, told[name]]))
  return { before: pick(before), after: pick(after) }
}

export default checkRoutes
