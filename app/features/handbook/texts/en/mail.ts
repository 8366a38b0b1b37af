import type { HandbookPage } from '../../handbook-page.ts'

export const mail = {
  title: 'Mail',
  summary: 'Connect the mailbox of the office, and see what was sent.',
  screens: {
    '/admin/mail':
      'Connect the mailbox of the office here and send a test. The list shows the mails that the system has sent, is sending, or could not send.',
  },
  sections: [
    {
      heading: 'Set up e-mail',
      text: [
        [
          'Open Mail and choose your provider: Gmail, Outlook, Zoho or another one.',
          'Enter the user and the password. Gmail, and mailboxes with two-step sign-in, need an app password; the screen says where to create it.',
          'Press “Send a test”. If it fails, the message says which field to correct.',
          'Save.',
        ],
        'If the server is set up with environment variables, these are used and the screen says so.',
      ],
    },
    {
      heading: 'Mails that fail',
      text: [
        'A mail that cannot be sent is tried again by itself. You can retry or cancel it in the list.',
      ],
    },
    {
      heading: 'Who is notified',
      text: ['Each person chooses under “Your account” which notifications arrive by e-mail.'],
    },
  ],
} satisfies HandbookPage
