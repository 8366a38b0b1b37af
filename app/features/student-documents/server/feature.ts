import { sql } from 'kysely'
import { belongsToLeadInScope } from '#app/features/leads/server/lead-scope.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import documentRoutes from './document-routes.ts'
import downloadRoutes from './download-routes.ts'
import { linkDuplicateDocuments } from './duplicate-documents.ts'
import { publishDeletions } from './events.ts'
import { notifyExpiringDocuments } from './expiring.ts'
import { completeFiles } from './files/complete-files.ts'
import fileRoutes, { changeRoutes } from './files/routes.ts'
import { formFileServices, leadFileServices } from './files/sent-files.ts'
import { listFiles, purgeFiles } from './files/store.ts'
import listRoutes from './list-routes.ts'
import pageRoutes from './page-routes.ts'
import { listSameFiles } from './same-files.ts'
import { describeForWebhook, listDocuments, listIds, purgeDocuments } from './store.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    leadFiles: typeof leadFileServices
    formFiles: typeof formFileServices
    studentDocuments: typeof studentDocumentServices
  }
}

export { formFileServices, leadFileServices }

export const studentDocumentServices = {
  listDocuments,
  listFiles,
  listIds,
  listSameFiles,
  describe: describeForWebhook,
  publishDeletions,
}

/** The documents that students and sponsors bring, with their files. */
export const studentDocuments: Feature = {
  manifest,
  routes: [listRoutes, documentRoutes, pageRoutes, downloadRoutes],
  jobs: [notifyExpiringDocuments],
  restorable: {
    table: 'student_documents',
    subject: 'student_document',
    name: 'title',
    right: 'leads:work',
    isFor: (viewer) => belongsToLeadInScope(sql.ref('student_documents.lead_id'), viewer),
  },
  eventHandlers: {
    mergedLeadsChanged: ({ db }, { primaryLeadId }) => linkDuplicateDocuments(db, primaryLeadId),
  },
  purge: ({ db }) => purgeDocuments(db),
}

/** Pages and versions of documents. */
export const leadFiles: Feature = {
  routes: [fileRoutes, changeRoutes],
  jobs: [completeFiles],
  restorable: {
    table: 'lead_files',
    subject: 'lead_file',
    name: 'name',
    right: 'leads:work',
    isFor: (viewer) => belongsToLeadInScope(sql.ref('lead_files.lead_id'), viewer),
  },
  purge: ({ db }) => purgeFiles(db),
}
