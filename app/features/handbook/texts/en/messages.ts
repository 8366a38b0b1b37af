import type { HandbookPage } from '../../handbook-page.ts'

export const messages = {
  title: 'Messages',
  summary: 'The chat with visitors of the website.',
  screens: {
    '/admin/messages':
      'Chats with visitors of the website arrive here. Choose a conversation on the left and write your reply below it. The number in the menu counts conversations that await a reply.',
    '/admin/saved-replies':
      'Saved replies are texts that you often send. Insert them in the chat or in e-mails; fields such as {name} are filled in for each person.',
  },
  sections: [
    {
      heading: 'Reply to a visitor',
      text: [
        [
          'Open Messages and choose the conversation that has waited longest.',
          'Write a reply, or insert a saved reply and complete it.',
          'Close the conversation when nothing is open. The next message of the visitor opens it again.',
        ],
      ],
    },
    {
      heading: 'A visitor becomes a lead',
      text: [
        'When a visitor leaves a name with a phone number or e-mail address, the chat is linked to a lead. You can also create the lead yourself; a new lead is then assigned to you.',
        'Visitors see the first name and photo of whoever replies, if that person has entered a full name.',
      ],
    },
    {
      heading: 'Photos and PDFs',
      text: [
        'Visitors can send photos and PDFs after their first message: each of at most 10 MB, and 10 files and 40 MB in a conversation. You send them with the paper clip beside the reply.',
        'Show opens a photo below its message, and Download saves the file. The activity log records both. “Not scanned for viruses” means that the server has no virus scanner: open such a file only if you expect it.',
        'When the conversation has a lead, its files also stand among the files of the lead. They are deleted and restored with the conversation.',
      ],
    },
    {
      heading: 'Saved replies and facts',
      text: [
        'Insert fees and dates as facts instead of typing numbers. The reply then always has the present value.',
        'Above the conversation stands the language in which the visitor reads the site. Saved replies in this language are offered first.',
      ],
    },
    {
      heading: 'Delete a conversation',
      text: ['A deleted conversation can be restored for 30 days on the Deleted screen.'],
    },
  ],
} satisfies HandbookPage
