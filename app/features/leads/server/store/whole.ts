import type { FastifyInstance } from 'fastify'
import { NotFound } from '#app/base/server/errors.ts'
import { toWhatsApp } from '#app/base/server/phones.ts'
import type { Viewer } from '#app/base/server/viewer.ts'
import type { WholeLead } from '../../contract.ts'
import { listChecks } from '../checks/store.ts'
import { listFiles } from '../files/store.ts'

import { findRoot } from './change.ts'
import { listDoubts, listParts } from './doubts.ts'
import { listTimeline } from './entries.ts'

/** A lead with all that happened to it, and others as far as the viewer may know them. Throws NotFound. */
export async function findWhole(
  { db, services, mailer }: FastifyInstance,
  id: string,
  viewer: Viewer,
): Promise<WholeLead> {
  const lead = await findRoot(db, id, viewer)
  if (!lead) throw new NotFound('Lead')
  const { listNames } = services.people
  const [timeline, perhaps_same, parts, files, checklist] = await Promise.all([
    listTimeline(db, lead.id, services),
    listDoubts(db, lead.id, viewer),
    listParts(db, lead.id),
    listFiles(db, lead.id, listNames),
    listChecks(db, lead.id),
  ])
  const whatsapp = lead.phones.map(toWhatsApp).find(Boolean) ?? ''
  const can_mail = mailer.server !== undefined
  return { ...lead, timeline, perhaps_same, parts, files, checklist, whatsapp, can_mail }
}
