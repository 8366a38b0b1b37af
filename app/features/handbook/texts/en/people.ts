import type { HandbookPage } from '../../handbook-page.ts'

export const people = {
  title: 'People',
  summary: 'Accounts, roles and secure sign-in.',
  screens: {
    '/admin/people':
      'Everyone who can sign in, and their role. Invite a person with “+ Invite”; disable an account when somebody leaves.',
    '/admin/account':
      'Your own name, photo, password, second factor and notifications. Check the active sessions now and then, and sign out those you do not know.',
  },
  sections: [
    {
      heading: 'Roles',
      text: [
        'An owner may do everything. A counsellor works with leads, chat and contact messages. An editor writes the website. A viewer reads reports.',
        'A counsellor can be limited to the leads of a branch or to their own leads.',
      ],
    },
    {
      heading: 'Invite a person',
      text: [
        [
          'Press “+ Invite” and enter a username, an e-mail address and the role.',
          'The person gets a link to choose a password. Without e-mail, copy the link and send it yourself.',
        ],
      ],
    },
    {
      heading: 'Second factor',
      text: [
        'A second factor is a code from an app, or a passkey. With it, a stolen password is not enough to sign in. Set it up under “Your account”.',
        'An owner can require a second factor for roles with “Second factor” on the People screen.',
      ],
    },
    {
      heading: 'Name and photo',
      text: [
        'Enter your full name, a photo, your languages and the language of the back office under “Your account”. Visitors see your first name and photo beside your replies.',
      ],
    },
  ],
} satisfies HandbookPage
