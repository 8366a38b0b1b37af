import type { HandbookPage } from '../../handbook-page.ts'

export const start = {
  title: 'First steps',
  summary: 'Set up a new office, and know where to begin each day.',
  screens: {
    '/admin/dashboard':
      'The dashboard shows open work first: who awaits a reply, new contact messages and facts to review. Press a number to open its list. A new office also sees the first steps here.',
    '/admin/today':
      'Today lists what to do now: enquiries and chats that await a reply, tasks that are overdue or due, and leads without a counsellor. Work through it from top to bottom. Undo brings a task back.',
    '/admin/tasks':
      'The week shows how many tasks each day has, and what they are. Tasks, and documents with a date, are listed here and in Today.',
    '/admin/handbook':
      'The handbook explains each area of the back office. Search for a word, or choose a page.',
  },
  sections: [
    {
      heading: 'Set up a new office',
      text: [
        'The dashboard lists the first steps that your role may do. Each step links to its screen and is ticked as soon as it is done.',
        'Press “Hide first steps” when you do not need the list. “Show first steps” at the end of the dashboard brings it back. This applies to everyone in the office.',
      ],
    },
    {
      heading: 'Try it with example data',
      text: [
        'An owner of an office without leads can add example data: leads with names like “Example Student 1”, chats and a page draft. Nobody is notified when they are added, and visitors do not see them. Reports count them until they are removed.',
        '“Remove example data” deletes exactly these items for good, also if you have changed them. Your own leads, chats and pages stay.',
      ],
    },
    {
      heading: 'Each day',
      text: [
        [
          'Open Today and reply to those who have waited longest.',
          'Complete the tasks that are due.',
          'Look at new contact messages and chats.',
        ],
      ],
    },
  ],
} satisfies HandbookPage
