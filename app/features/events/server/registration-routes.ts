import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import {
  consumeLimit,
  type Limit,
  limitByAddress,
  MINUTES,
} from '#app/platform/server/http/rate-limit.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { registrationsApi, type StoredRegistration } from '../registrations-contract.ts'
import { informPeople } from './event-changes.ts'
import type { Clock } from './event-times.ts'
import * as list from './registration-list.ts'
import * as store from './registrations.ts'
import { countByEvent, findEvent, giveSeat, isFull, queueMail } from './seats.ts'

/** The same as for the contact form. */
const perAddress: Limit = { times: 60, seconds: 10 * MINUTES }
/** Each registration may send a mail, so one mailbox gets few of them. */
const perMailbox: Limit = { times: 10, seconds: 60 * MINUTES }

const registrationRoutes: FastifyPluginAsyncTypebox = async (fastify) => {
  const app = fastify as unknown as FastifyInstance

  fastify.route({
    ...registrationsApi.send,
    onRequest: limitByAddress(perAddress),
    async handler(request, reply) {
      const { body } = request
      await consumeLimit(app, perMailbox, body.email.toLowerCase())
      // Registrations by administrators are never spam.
      const result = await store.register(app, body, request.administrator === null)
      const { registration, hasSeat, event, isNew } = result
      if (isNew && registration.state !== 'spam') notifyOpenScreens(app)
      const logged = { registrationId: registration.id, state: registration.state }
      if (isNew) request.log.info(logged, 'event registration received')
      // A repeat sends no second mail. The response does not reveal whether it is spam.
      const is_mailed = isNew && (await app.mailer.isEnabled(app.db))
      return reply.code(isNew ? 201 : 200).send({
        state: hasSeat ? 'registered' : 'waiting',
        is_mailed,
        link: hasSeat && registration.state !== 'spam' ? event.content.link : '',
      })
    },
  })

  fastify.route({
    ...registrationsApi.readOwn,
    onRequest: limitByAddress(perAddress),
    handler: ({ body }) => store.readOwn(app, body),
  })

  fastify.route({
    ...registrationsApi.cancelOwn,
    onRequest: limitByAddress(perAddress),
    async handler({ body }) {
      const registration = await store.cancelOwn(app, body)
      notifyOpenScreens(app)
      return registration
    },
  })

  fastify.route({
    ...registrationsApi.list,
    async handler({ query }, reply) {
      const { registrations, total } = await list.list(app, query)
      reply.header('x-total-count', total)
      return registrations
    },
  })

  fastify.route({ ...registrationsApi.listEvents, handler: () => list.listEvents(app) })

  fastify.route({
    ...registrationsApi.inform,
    async handler(request) {
      const event = request.body.event.toLowerCase()
      const office = await app.office.read()
      const informed = await auditChange(request, {
        subject: 'event_registration',
        name: ({ title }: { id: string; title: string; informed: number }) => title,
        id: event,
        action: 'changed',
        async apply(db) {
          await acquireLock(db, 'event', event)
          const { title, registrations } = await informPeople(app, db, { office, id: event })
          return { id: event, title, informed: registrations.length }
        },
      })
      notifyOpenScreens(app)
      return { informed: informed.informed }
    },
  })

  fastify.route({
    ...registrationsApi.confirm,
    handler: (request) =>
      change(request, (db, registration, office) => confirm(app, db, { ...registration, office })),
  })

  fastify.route({
    ...registrationsApi.cancel,
    handler: (request) =>
      change(request, async (db, registration, office) => {
        const { id: registration_id, state } = registration
        if (state === 'cancelled') return
        const event = await store.cancel(app, db, { ...registration, office })
        if (event && state !== 'spam')
          await queueMail(db, event, { registration_id, kind: 'cancelled' })
      }),
  })

  fastify.route({
    ...registrationsApi.setAttendance,
    handler: (request) =>
      change(request, async (db, { id, state }) => {
        if (state !== 'registered')
          throw new Conflict('Only people with a seat can be marked as present. Give a seat first.')
        await db
          .updateTable('event_registrations')
          .set({ is_attended: request.body.is_attended ? 1 : 0 })
          .where('id', '=', id)
          .execute()
      }),
  })
}

/** Changes a registration with an audit entry, while its event is locked. Throws NotFound. */
async function change(
  request: FastifyRequest,
  apply: (db: Database, registration: StoredRegistration, office: Clock) => Promise<void>,
) {
  const { server: app } = request
  const { id: given } = request.params as { id: string }
  const id = given.toLowerCase()
  const office = await app.office.read()
  const changed = await auditChange(request, {
    subject: 'event_registration',
    name: ({ name }: StoredRegistration) => name,
    id,
    async find(db) {
      const found = await store.find(db, id)
      if (!found) return undefined
      await acquireLock(db, 'event', found.event_id)
      // Prevents the erasure of the lead, which would erase the registration too.
      await app.services.leads.preventMerges(db)
      return store.find(db, id)
    },
    async apply(db, registration) {
      if (registration) await apply(db, registration, office)
      return store.find(db, id)
    },
  })
  if (!changed) throw new NotFound('Registration')
  notifyOpenScreens(app)
  return changed
}

/** Gives a seat, also above the number of seats, because the office knows its room. */
async function confirm(
  app: FastifyInstance,
  db: Database,
  { office, ...registration }: StoredRegistration & { office: Clock },
) {
  const { id, event_id, lead_id: leadId, state } = registration
  if (state === 'registered') return
  const event = await findEvent(office, db, event_id)
  if (!event) throw new Conflict('This event is not published.')
  const counts = (await countByEvent(db, [event_id]))(event_id)
  if (leadId === null) {
    const { consent } = await db
      .selectFrom('event_registrations')
      .select('consent')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const row = { ...registration, state: 'registered' as const, consent }
    const lead_id = await store.recordLead(app, db, { event, row })
    await db
      .updateTable('event_registrations')
      .set({ lead_id, spam_reason: null })
      .where('id', '=', id)
      .execute()
  }
  await giveSeat(db, event, { id, kind: leadId === null ? 'registered' : 'moved_up' })
  await store.publishSeats(app, db, event, isFull(event.content, counts))
}

export default registrationRoutes
