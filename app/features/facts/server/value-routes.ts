import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange, changeRow, restoreRow } from '#app/platform/server/audit/audit.ts'
import { type Administrator, requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { describeFigure } from '../content/describe-figure.ts'
import { type Fact, factValuesApi } from '../contract.ts'
import type { FactValue, FactValueChange } from '../value-contract.ts'
import { findPresent, getRevision, isEnteredToday } from './fact-values.ts'
import * as store from './store.ts'
import { addValueDefaults, validateValue } from './validation.ts'

const valueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factValuesApi.add,
    async handler(request, reply) {
      const fact = await store.find(app.db, request.params.id)
      if (!fact) throw new NotFound('Fact')
      const { revision, is_amount_confirmed: isAmountConfirmed, is_read, ...body } = request.body
      if (is_read && !body.address?.trim())
        throw new ValidationError({ is_read: readWithoutSource })
      const value = addValueDefaults(body, fact.country)
      const { username } = requireAdministrator(request)
      const added = await auditChange(request, {
        ...createAuditSubject(fact.label),
        async apply(db) {
          await acquireLock(db, 'fact_key', fact.key)
          const stored = await store.listValues(db, fact.id)
          requireRevision(fact, stored, { revision, username })
          const present = findPresent(stored, value.condition, new Date())
          // A value with the same first day replaces the one that the same person entered today.
          const conflicting = value.valid_from
            ? stored.filter((each) => !isEnteredToday(each, username))
            : stored
          validateValue(value, fact, { stored, conflicting, present, isAmountConfirmed })
          const reading = { read_at: new Date().toISOString(), read_by: username }
          return store.addValue(db, fact.id, {
            ...value,
            ...(is_read ? reading : unreviewed),
            created_by: username,
          })
        },
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    ...factValuesApi.change,
    handler(request) {
      const { revision, is_amount_confirmed: isAmountConfirmed, ...body } = request.body
      const { username } = requireAdministrator(request)
      return changeValue(request, request.params.id, async (db, before) => {
        const fact = await store.find(db, before.fact_id)
        if (!fact) throw new NotFound('Fact')
        await acquireLock(db, 'fact_key', fact.key)
        const stored = await store.listValues(db, before.fact_id)
        requireRevision(fact, stored, { revision, username })
        const compared = { stored, conflicting: stored, before, present: before }
        validateValue({ ...before, ...body }, fact, { ...compared, isAmountConfirmed })
        return isSubstantialChange(before, body) ? { ...body, ...unreviewed } : body
      })
    },
  })

  app.route({
    ...factValuesApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const fact = await findFactOfValue(app.db, id)
      await changeRow<FactValue>(request, {
        ...createAuditSubject(fact?.label ?? ''),
        displayName: 'Value',
        id,
        find: (db) => store.findValue(db, id),
        apply: (db) => store.removeValue(db, id),
      })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...factValuesApi.restore,
    async handler(request) {
      const { id } = request.params
      const fact = await store.findFactOfDeletedValue(app.db, id)
      return restoreRow<FactValue>(request, {
        ...createAuditSubject(fact?.label ?? ''),
        displayName: 'Value',
        id,
        find: (db) => store.findValue(db, id),
        apply: async (db) => (fact ? store.restoreValue(db, id) : undefined),
      })
    },
  })

  app.route({
    ...factValuesApi.confirm,
    handler(request) {
      const administrator = requireAdministrator(request)
      return changeValue(request, request.params.id, async (_db, before) =>
        toConfirmation(administrator, before),
      )
    },
  })
}

const readWithoutSource = {
  code: 'invalid',
  detail: 'Please enter the address of the page on which you read it.',
}

interface FormState {
  revision: string | undefined
  username: string
}

/** Throws Conflict if the values were changed after the form was opened. */
function requireRevision(fact: Fact, stored: FactValue[], { revision, username }: FormState) {
  if (revision === undefined || revision === getRevision(stored)) return
  const last = stored.toSorted((a, b) => (a.changed_at < b.changed_at ? -1 : 1)).at(-1)
  const who = last?.created_by === username ? 'You have' : 'A colleague has'
  const what = last ? ` to ${describeFigure(last, fact)}` : ''
  throw new Conflict(
    `${who} changed this${what} since you opened this form. Look at the present value before you save again.`,
    'changed_since',
  )
}

const findFactOfValue = async (db: Database, id: string) => {
  const value = await store.findValue(db, id)
  return value && store.find(db, value.fact_id)
}

/** The first review sets `read_at`, a review by a second administrator `confirmed_at`. */
function toConfirmation({ username }: Administrator, { read_at, read_by }: FactValue) {
  const now = new Date().toISOString()
  const isSecond = read_at && read_by !== username
  return isSecond
    ? { confirmed_at: now, confirmed_by: username }
    : { read_at: now, read_by: username }
}

const unreviewed = { read_at: null, read_by: '', confirmed_at: null, confirmed_by: '' }
const substantialFields = [
  'from',
  'to',
  'bound',
  'text',
  'condition',
  'valid_from',
  'applies_to',
] as const

/** Whether the value must be reviewed again after this change. */
function isSubstantialChange(before: FactValue, change: FactValueChange) {
  return substantialFields.some(
    (name) => change[name] !== undefined && change[name] !== before[name],
  )
}

/** Changes an existing value. Throws NotFound. */
async function changeValue(
  request: FastifyRequest,
  id: string,
  getChange: (db: Database, before: FactValue) => Promise<Parameters<typeof store.changeValue>[2]>,
) {
  const { db } = request.server
  const fact = await findFactOfValue(db, id)
  const changed = await auditChange<FactValue>(request, {
    ...createAuditSubject(fact?.label ?? ''),
    id,
    find: (db) => store.findValue(db, id),
    apply: async (db, before) => before && store.changeValue(db, id, await getChange(db, before)),
  })
  if (!changed) throw new NotFound('Value')
  return changed
}

const createAuditSubject = (label: string) => ({
  subject: 'fact_value',
  name: () => label,
  content: 'facts',
})

export default valueRoutes
