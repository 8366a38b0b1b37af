import type { FastifyInstance } from 'fastify'
import { findCounsellor } from '#app/features/leads/server/notifications/due-tasks.ts'
import { describeLead } from '#app/features/leads/server/notifications/overdue-reply.ts'
import { addActivity } from '#app/features/leads/server/store/activities.ts'
import { findPrimaryLead, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { updateLastActivity } from '#app/features/leads/server/store/responses.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { acquireLock } from '#database/locks.ts'
import { documentKindLabels } from '../../contract.ts'
import type { FileType } from '../../files-contract.ts'
import { checkFileLimits } from '../limits.ts'
import { findDocument } from '../store.ts'
import { lockDocument, markReceived } from './routes.ts'
import * as store from './store.ts'

interface StudentFile {
  primaryLeadId: string
  documentId: string
  file: { name: string; type: FileType; bytes: Buffer; isScanned: boolean }
}

/**
 * Adds a page that a student has sent to a document, which is received then, and notifies the
 * counsellor once a day and document. A repeat within 10 minutes adds nothing. Throws NotFound for a document that is checked, not needed or of
 * another lead, and Conflict above the limits.
 */
export function addStudentFile(
  app: FastifyInstance,
  { primaryLeadId, documentId, file }: StudentFile,
) {
  const { db: database, services } = app
  return database.transaction().execute(async (db) => {
    await preventMerges(db)
    await lockDocument(db, documentId)
    await acquireLock(db, 'lead', primaryLeadId)
    const lead = await findPrimaryLead(db, primaryLeadId, systemViewer)
    const found = lead && (await findDocument(db, documentId, systemViewer, { primaryLeadId }))
    if (!lead || !found || found.state === 'verified' || found.state === 'not_needed')
      throw new NotFound('Document')
    const sent = { ...file, author_id: '' }
    if (await store.findRepeatedFile(db, { ...sent, primaryLeadId, documentId })) return
    await checkFileLimits(app, db, primaryLeadId, { size: file.bytes.length, count: 1 })
    const { id, lead_id, kind, title } = await markReceived(db, found)
    await store.addFile(db, { ...sent, lead_id, student_document_id: id })
    await addActivity(db, { lead_id, kind: 'file', after: { file: { kind, name: file.name } } })
    await updateLastActivity(db, lead_id)
    const day = toOfficeDay(await app.office.read(), new Date())
    const described = describeLead(lead)
    const name = title || documentKindLabels[kind]
    await services.notifications.add(db, {
      kind: 'follow_up',
      key: `${id} sent ${day}`,
      leadId: lead.id,
      personId: await findCounsellor({ db, services }, lead),
      title: 'Student sent a document',
      brief: name,
      who: described.who,
      address: described.address,
      facts: [['Document', name], ...described.facts],
    })
  })
}
