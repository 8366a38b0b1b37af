import type { HandbookPage } from '../../handbook-page.ts'

export const contactMessages = {
  title: 'Contact messages',
  summary: 'What visitors send with the contact form.',
  screens: {
    '/admin/contacts':
      'Messages from the contact form arrive here, the newest first. Each one also belongs to a lead, where you log your reply.',
    '/admin/contacts/spam':
      'Messages that look like spam are set aside here and create no lead. Look through them now and then, and press “Not spam” for real ones.',
    '/admin/contacts/forms':
      'What visitors send with your own forms, the newest first. Each of them also belongs to a lead. Choose a form, or look at what was set aside as spam.',
    '/admin/contacts/newsletter':
      'An owner switches the newsletter on here. Visitors then subscribe on your website and confirm by mail. Export the confirmed addresses for your mail service.',
  },
  sections: [
    {
      heading: 'Work with messages',
      text: [
        'The number in the menu counts messages that nobody has seen. Open the lead of a message to call, write and set a follow-up.',
        'The list can be saved as a CSV file. Such an export is recorded in the activity log.',
      ],
    },
    {
      heading: 'Spam',
      text: [
        'Nothing is lost: a message that looks like spam waits under Spam. “Not spam” turns it into a normal message with a lead.',
      ],
    },
    {
      heading: 'Your own forms',
      text: [
        'You create forms under Pages. What visitors answer is also in the timeline of their lead, and appears under Contact Messages, Forms. Choose a form there to save a CSV file with a column for each of its questions, with files by their names.',
      ],
    },
    {
      heading: 'Newsletter',
      text: [
        'The newsletter is off until an owner switches it on under Contact Messages, Newsletter. It needs e-mail, because everyone confirms the subscription by a link in a mail. Addresses that are not confirmed within a week are deleted.',
        'Newsletters are sent by a mail service of your choice. Export the list before each one: it has only confirmed addresses, each with its own link to unsubscribe. Send everyone only their own link.',
      ],
    },
  ],
} satisfies HandbookPage
