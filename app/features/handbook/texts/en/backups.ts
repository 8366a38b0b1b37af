import type { HandbookPage } from '../../handbook-page.ts'

export const backups = {
  title: 'Backups',
  summary: 'Copies of all data, and how to keep one elsewhere.',
  screens: {
    '/admin/backups':
      'The server backs up everything each night. Download a backup now and then and keep it in another place, because a disk can fail.',
    '/admin/status':
      'Shows whether the parts of the system work: mail, backups, jobs, disk space. If a line needs attention, it says what to do.',
    '/admin/jobs':
      'Jobs are work in the background, such as sending mails. They run by themselves; a job that failed can be retried here.',
  },
  sections: [
    {
      heading: 'Keep a copy elsewhere',
      text: [
        [
          'Press “Back up now”, or choose the newest backup.',
          'Press “Download”. You must confirm that it is you.',
          'Store the file on another computer or disk. Anyone with the file can read all data of the office.',
        ],
        'The first steps count this as done when a backup was downloaded.',
      ],
    },
    {
      heading: 'What is kept',
      text: [
        'The newest backup of each of 7 days, 4 weeks and 12 months is kept. Every Sunday the system tests that the newest one can be restored.',
      ],
    },
    {
      heading: 'Restore a backup',
      text: [
        'Whoever runs the server restores a backup with a command. The file is checked as a whole before anything is changed.',
      ],
    },
  ],
} satisfies HandbookPage
