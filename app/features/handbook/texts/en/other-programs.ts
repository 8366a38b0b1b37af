import type { HandbookPage } from '../../handbook-page.ts'

export const otherPrograms = {
  title: 'Other programs',
  summary: 'Connect other websites and programs. Usually done by a technician.',
  screens: {
    '/admin/api-keys':
      'An API key lets another program add leads, read reports, or use applications and documents. Give each program its own key, and revoke it when it is no longer used.',
    '/admin/webhooks':
      'A webhook tells another program at once when something happens to a lead, an application or a document. Enter the address that the other program gives you.',
  },
  sections: [
    {
      heading: 'API keys',
      text: [
        'The key is shown once, when it is created. Anyone who has it can do what it allows, so send it only by a safe way.',
        'Tick only the permissions that the program needs. “Read” and “Add and change” are separate for applications and for documents. Only people verify documents, because a verification names who checked them.',
        'What a program changes stands in the timeline and in the activity log under the name of its key.',
      ],
    },
    {
      heading: 'Webhooks',
      text: [
        'Choose the events that the program needs: new leads and stages, applications that are added, changed or decided, and documents that are received, verified or expire soon. An event contains no texts, numbers or files; the program reads them with an API key.',
        'Deliveries that fail are repeated. The signing secret lets the other program check that a delivery comes from your office.',
      ],
    },
  ],
} satisfies HandbookPage
