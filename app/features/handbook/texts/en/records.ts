import type { HandbookPage } from '../../handbook-page.ts'

export const records = {
  title: 'Records',
  summary: 'Who changed what, what was deleted, and which enquiries were answered.',
  screens: {
    '/admin/activity-log':
      'Every change in the back office: who, when and what. Nobody can change or delete these entries here.',
    '/admin/deleted':
      'Deleted leads, chats, messages, pages and more stay here for 30 days. Press “Restore” to bring one back.',
    '/admin/response-log':
      'Each enquiry of the last 30 days: when it came, who was notified, and when it was answered. Use it to check that nobody was forgotten.',
  },
  sections: [
    {
      heading: 'Find a change',
      text: [
        'Search the activity log for a name or a value, or show one type only. An entry shows the value before and after.',
      ],
    },
    {
      heading: 'Restore something',
      text: [
        'Open Deleted and search for the name. After 30 days a deleted item is removed for good.',
      ],
    },
  ],
} satisfies HandbookPage
