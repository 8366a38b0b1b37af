import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { isSameGuardian } from '#app/features/lead-matching/server/find-guardians.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../contract.ts'
import { type GuardianChange, guardiansApi, MAX_GUARDIANS } from '../guardians-contract.ts'
import { addActivity, nameGuardian } from './store/activities.ts'
import { find } from './store/change.ts'
import {
  findGuardianInScope,
  findGuardians,
  listGuardians,
  listLinksOfTree,
  listTreeIds,
} from './store/guardian-details.ts'
import {
  endLinksOfFormerPerson,
  findGuardian,
  type GuardianLink,
  link,
  lockFamily,
  repeatFirstGuardian,
  storeGuardians,
  unlink,
  updateStudents,
} from './store/guardians.ts'
import { lockNewMatchKeys } from './store/match-changed-lead.ts'
import { updateLastActivity } from './store/responses.ts'
import { readPhoneField } from './store/sent-phones.ts'

/** Finds, adds, changes and removes guardians of leads. */
const guardianRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...guardiansApi.list,
    handler: (request) => findGuardians(app.db, request.query.q, getViewer(request)),
  })

  app.route({
    ...guardiansApi.add,
    async handler(request, reply) {
      const sent = readSent(request.body)
      const { name = '', relation = '', phone = '', email = '' } = sent
      requireContact({ name, phone, email })
      const lead_id = request.params.id.toLowerCase()
      const viewer = getViewer(request)
      const guardian = await changeGuardians(request, sent, async (db, links) => {
        if (links.length >= MAX_GUARDIANS) throw createTooManyError()
        const found = await findGuardian(db, { name, phone, email })
        // A phone alone does not show the name of a colleague's guardian.
        const isVisible =
          found &&
          (isSameGuardian(found.name, name) || (await findGuardianInScope(db, found.id, viewer)))
        const known = isVisible ? found : undefined
        if (links.some(({ id }) => id === known?.id)) throw createLinkedError(phone)
        const person = known ?? { id: newId(), name, phone, email }
        const filled = {
          ...person,
          name: person.name || name,
          phone: person.phone || phone,
          email: person.email || email,
        }
        await storeGuardians(db, [filled])
        await link(db, { ...filled, lead_id, relation, position: placeOf(links, sent.is_first) })
        await updateStudents(db, filled.id, lead_id)
        return { id: filled.id, before: {}, after: toValues({ ...filled, relation }) }
      })
      return reply.code(201).send(guardian)
    },
  })

  app.route({
    ...guardiansApi.change,
    async handler(request) {
      const sent = readSent(request.body)
      const guardian = await changeGuardians(request, sent, async (db, links) => {
        const own = requireLinks(links, request.params.guardian_id)
        const [before] = own
        const { is_first, ...values } = sent
        const after = { ...before, ...values }
        requireContact(after)
        await endLinksOfFormerPerson(db, before, after.name)
        await storeGuardians(db, [after])
        for (const each of own) await link(db, { ...each, relation: after.relation })
        const lead_id = request.params.id.toLowerCase()
        if (is_first && before !== links[0])
          await link(db, { ...after, lead_id, position: placeOf(links, true) })
        await updateStudents(db, after.id, lead_id)
        return { id: after.id, before: toValues(before), after: toValues(after) }
      })
      return guardian
    },
  })

  app.route({
    ...guardiansApi.remove,
    async handler(request, reply) {
      await changeGuardians(request, {}, async (db, links) => {
        const [before] = requireLinks(links, request.params.guardian_id)
        for (const each of links) if (each.id === before.id) await unlink(db, each)
        return { id: before.id, before: toValues(before), after: toValues(noValues) }
      })
      return reply.code(204).send(null)
    },
  })
}

export default guardianRoutes

type Sent = Omit<GuardianChange, 'phone'> & { phone?: string }

/** Returns the sent values with one phone; its label is the relation if none was sent. */
function readSent({ phone, ...sent }: GuardianChange): Sent {
  if (phone === undefined) return sent
  const [first, ...further] = readPhoneField('phone', phone)
  if (further.length > 0) {
    const detail = 'Enter one phone number. Add another number to the lead itself.'
    throw new ValidationError({ phone: { code: 'maxItems', params: { limit: 1 }, detail } })
  }
  const relation = sent.relation ?? (first?.label || undefined)
  return relation === undefined
    ? { ...sent, phone: first?.number ?? '' }
    : { ...sent, relation, phone: first?.number ?? '' }
}

function requireContact({ name, phone, email }: Record<'name' | 'phone' | 'email', string>) {
  if (name || phone || email) return
  const detail = 'Enter a name, a phone number or an email address.'
  throw new ValidationError({ name: { code: 'blank', detail } })
}

const createTooManyError = () =>
  new Conflict(`A lead can have at most ${MAX_GUARDIANS} guardians. Remove one first.`, 'full')

/** The known guardian was found by the phone, or else by the e-mail address. */
const createLinkedError = (phone: string) =>
  new ValidationError({
    [phone ? 'phone' : 'email']: {
      code: 'already_there',
      detail: 'This guardian is already listed. Edit the entry instead.',
    },
  })

/** Returns the position of a guardian that becomes the first or the last one. */
function placeOf(links: GuardianLink[], isFirst = false) {
  const positions = links.map(({ position }) => position)
  return isFirst ? Math.min(1, ...positions) - 1 : Math.max(-1, ...positions) + 1
}

/** Returns the links of the lead and its merged leads to a guardian. */
function requireLinks(links: GuardianLink[], id: string) {
  const [first, ...others] = links.filter((each) => each.id === id.toLowerCase())
  if (!first) throw new NotFound('Guardian')
  return [first, ...others] as const
}

const noValues = { name: '', relation: '', phone: '', email: '' }

/** Values of a guardian in the timeline, by the fields of the lead. */
const toValues = ({ name, relation, phone, email }: typeof noValues) => ({
  guardian_name: name,
  guardian_relation: relation,
  guardian_phone: phone,
  guardian_email: email,
})

interface ChangedGuardian {
  id: string
  before: object
  after: object
}

type LeadRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Changes the guardians of a primary lead and repeats the first one in its fields, and records the
 * author. Returns the guardian. Throws NotFound.
 */
async function changeGuardians(
  request: LeadRequest,
  { phone = '', email = '' }: Sent,
  apply: (db: Database, links: GuardianLink[]) => Promise<ChangedGuardian>,
) {
  const { id } = request.params
  const { server } = request
  const viewer = getViewer(request)
  const by = requireAdministrator(request).id
  let lead: Lead | undefined
  let changedId = ''
  const describe = async (db: Database) => {
    const guardians = await listLinksOfTree(db, id.toLowerCase())
    return { id, guardians: guardians.map(({ name, relation }) => nameGuardian(name, relation)) }
  }
  await auditChange(request, {
    subject: 'lead',
    name: () => lead?.name ?? '',
    async find(db) {
      await lockNewMatchKeys(db, { guardian_phone: phone, emails: [email].filter(Boolean) })
      const leadIds = await listTreeIds(db, id.toLowerCase())
      await lockFamily(db, { leadIds, contacts: [{ phone, email }] })
      lead = await find(db, id, viewer)
      return lead && describe(db)
    },
    async apply(db) {
      const changed = await apply(db, await listLinksOfTree(db, id.toLowerCase()))
      changedId = changed.id
      await repeatFirstGuardian(db, id.toLowerCase(), false)
      const { before, after } = onlyChanged(changed)
      if (Object.keys(after).length > 0) {
        await addActivity(db, { lead_id: id.toLowerCase(), kind: 'details', by, before, after })
        await updateLastActivity(db, id.toLowerCase())
      }
      return describe(db)
    },
  })
  if (!lead) throw new NotFound('Lead')
  notifyOpenScreens(server)
  const guardians = await listGuardians(server.db, lead.id, viewer)
  return guardians.find((guardian) => guardian.id === changedId) as (typeof guardians)[number]
}

/** Returns only the values that differ; those of a new guardian if they are not empty. */
function onlyChanged({ before, after }: ChangedGuardian) {
  const former = new Map(Object.entries(before))
  const names = Object.entries(after)
    .filter(([name, value]) => (former.get(name) ?? '') !== value)
    .map(([name]) => name)
  const pick = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
  return { before: pick(before), after: pick(after) }
}
