import { latest, type PageFacts } from '#app/base/browser/page-facts.ts'
import type { Office } from '#app/contract/office.ts'

export interface PolicySection {
  /** Of the section, as a fragment of the page's address. */
  id: string
  heading: string
  paragraphs: string[]
  list?: { term: string; text: string }[]
  /** What follows the list. */
  closing?: string
}

/** The page without what it says of the office. */
export const privacyPage = {
  title: 'Privacy Policy',
  path: '/privacy-policy',
  modified: '2026-11-21',
}

export const privacyFacts = (office: Office): PageFacts => ({
  ...privacyPage,
  description: `What ${office.name} learns about you on this site, what we do with it, how long we keep it, and how you can have it deleted.`,
  modified: latest(privacyPage.modified, office.changed_at?.slice(0, 10)),
})

export const privacyIntro =
  'You can read every page of this site without telling us who you are. This page says what we store when you write to us, and what becomes of it.'

/** True of what this software does: whoever changes that changes these sentences, and the date. */
export const privacyPolicy: PolicySection[] = [
  {
    id: 'collected',
    heading: 'Information we collect',
    paragraphs: ['We store what you send us, and little else:'],
    list: [
      {
        term: 'Contact form',
        text: 'Your full name, email address, phone number and message, your preferred destination if you choose one, and the time.',
      },
      {
        term: 'Chat',
        text: 'The messages, their times, and a random visitor id, which your browser makes when you first open the chat. The id says nothing about who you are. While your chat is open, we also see that you are there, which page of this site you are on, that you are writing, and how far you have read.',
      },
      {
        term: 'Network address',
        text: 'To stop abuse, the server counts contact requests and chat messages by network address. It keeps these counts in its memory only, for some minutes.',
      },
      {
        term: 'Server log',
        text: 'Faults, addresses of pages that do not exist, and that a contact request has arrived, but not from whom. We do not write contact details, chat messages or visitor ids into it.',
      },
    ],
  },
  {
    id: 'use',
    heading: 'How we use it',
    paragraphs: [
      'We use what you send us to answer you and to advise you about studying abroad. Your visitor id serves to show you your conversation again when you come back.',
      'We show no advertising, we build no profiles, and no program decides anything about you.',
    ],
  },
  {
    id: 'protection',
    heading: 'Data protection',
    paragraphs: [
      'Only administrators of our office can read contact requests, and they have to sign in. The same holds for chats, except that your own browser can open yours. If you share a computer with others, delete the data of this site in the browser when you are done.',
      'When we delete a contact request, it leaves the list of requests at once. For 30 days we keep it, to bring it back if that was a mistake; after that the server forgets it for good. When we delete a chat, nobody can read its messages any more. For 30 minutes we can bring them back; after that they are gone for good.',
      'Ask us, and we delete what you have sent us, or tell you what we have stored.',
    ],
  },
  {
    id: 'sharing',
    heading: 'Sharing',
    paragraphs: [
      'This site passes what you write to no third party. It has no tracking, no analytics and no advertising network, and its pages run no scripts of other companies.',
      'The WhatsApp button is a plain link. If you use it, you write to us through WhatsApp, under the terms of WhatsApp.',
      'When you ask us to apply to a university or for a visa, your documents go there. That is agreed with you in person, and does not happen through this site.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies',
    paragraphs: [
      'This site sets you one cookie, and only once you have opened the chat. It keeps a few more things in the storage of your browser:',
    ],
    list: [
      {
        term: 'chatOwner (the cookie)',
        text: 'A random key to your conversation, so that nobody else can open it who learns its id. It goes to our server only, no script can read it, and it runs out after 400 days.',
      },
      {
        term: 'chatVisitorId',
        text: 'The random id of your chat, made when you first open the chat.',
      },
      {
        term: 'chatMessages',
        text: 'The conversation as you last saw it, so that it is there at once when you come back.',
      },
      {
        term: 'chatOutbox',
        text: 'Messages that have not reached us yet, so that none is lost.',
      },
      {
        term: 'chatDraft',
        text: 'What you have begun to write in the chat and not sent.',
      },
      { term: 'chatWelcomeSent', text: 'That the chat has greeted you.' },
      {
        term: 'chatOpen and chatPlace',
        text: 'That the chat is open, and how far up you have read in it, for the next page that you open. They are gone when you close the chat or the tab.',
      },
      {
        term: 'contact-form',
        text: 'What you have typed into the contact form. It is gone when you have sent it, or close the tab.',
      },
      {
        term: 'authTokens',
        text: 'Only for our administrators: that they are signed in.',
      },
      {
        term: 'react-router-scroll-positions',
        text: 'Only for our administrators: how far they have scrolled. It is gone when they close the tab.',
      },
      {
        term: 'signedInBefore (a cookie)',
        text: 'Only for our administrators: that one of them has signed in with this browser within 30 days.',
      },
    ],
    closing:
      'As long as you only read, nothing is kept. You can delete all of it in the settings of your browser; your next chat is then a new one.',
  },
  {
    id: 'changes',
    heading: 'Changes',
    paragraphs: [
      'When we change this policy, we change this page and the date at its top. What stands here is what holds.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    paragraphs: ['Questions about this policy, or about what we have stored about you? Ask us:'],
  },
]
