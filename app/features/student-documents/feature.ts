import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  // Users with a narrower lead scope see changes in the timeline of each lead instead.
  subjects: {
    student_document: {
      right: 'leads:all',
      one: 'student document',
      many: 'Student documents',
      nameless: 'a document of a lead',
      restore: {
        url: '/api/student-documents/:id/restore/',
        screen: '/admin/leads',
        one: 'student document',
      },
    },
    lead_file: {
      right: 'leads:all',
      one: 'file',
      many: 'Lead files',
      nameless: 'a file of a lead',
      restore: { url: '/api/lead-files/:id/restore/', screen: '/admin/leads', one: 'lead file' },
    },
  },
}
