import type { HandbookPage } from '../../handbook-page.ts'

export const otherPrograms = {
  title: 'Other programs',
  summary: 'Connect other websites and programs. Usually done by a technician.',
  screens: {
    '/admin/api-keys':
      'An API key lets another program add leads or read reports. Give each program its own key, and revoke it when it is no longer used.',
    '/admin/webhooks':
      'A webhook tells another program at once when something happens to a lead. Enter the address that the other program gives you.',
  },
  sections: [
    {
      heading: 'API keys',
      text: [
        'The key is shown once, when it is created. Anyone who has it can do what it allows, so send it only by a safe way.',
      ],
    },
    {
      heading: 'Webhooks',
      text: [
        'Deliveries that fail are repeated. The signing secret lets the other program check that a delivery comes from your office.',
      ],
    },
  ],
} satisfies HandbookPage
