import { defineItemChange } from '#app/features/leads/server/lead-items.ts'
import { describeDocument } from './activities.ts'
import { findDocument, type StoredDocument } from './store.ts'

/** Adds, changes, deletes or restores a document. */
export const changeDocument = defineItemChange<StoredDocument>({
  subject: 'student_document',
  displayName: 'Document',
  name: ({ title }) => title,
  find: findDocument,
  describe: (_db, document) => describeDocument(document),
})
