import type { Section, StandardContent } from '../standard-contract.ts'

/** Describes what this software does. The office is responsible for changes of the text. */
const sections: Section[] = [
  {
    id: 'collected',
    type: 'text',
    heading: 'Information we collect',
    text: 'We store what you send us, and little else:',
    items: [
      {
        title: 'Contact form',
        text: 'Your full name, email address, phone number and message, your preferred destination if you choose one, and the time. With it comes how your visit began: its first page, the site or the advertisement that led you here, and the page of the form.',
      },
      {
        title: 'Chat',
        text: 'The messages, their times, and a random visitor id, which your browser makes when you first open the chat. The id says nothing about who you are. While your chat is open, we also see that you are there, which page of this site you are on, that you are writing, and how far you have read. If you leave your name with a phone number or an email address on its card, we keep them with how your visit began, as the contact form does.',
      },
      {
        title: 'Our notes',
        text: 'What you tell us on the telephone, at our office or in writing that we need to advise you: what you want to study and where, your qualifications and budget, a guardian if you name one, what we agreed, and who of us looks after you.',
      },
      {
        title: 'Files and mails',
        text: 'Files that you give us, such as mark sheets, a passport or an offer letter, and what we write to you by mail from here. Whenever one of us opens a file, or your record, that is noted.',
      },
      {
        title: 'Network address',
        text: 'To stop abuse, the server counts contact requests and chat messages by network address. It keeps these counts in its memory only, for some minutes.',
      },
      {
        title: 'Visits',
        text: 'When our office counts visits: how often each page is viewed on a day, which sites and advertisements lead here, on which kind of device, what is searched for on this site, and how often links to call or write are used. These are numbers by day, without cookies or network addresses, and nothing in them tells you apart from others. A browser that asks not to be tracked (Global Privacy Control or Do Not Track) is not counted.',
      },
      {
        title: 'Server log',
        text: 'Faults, addresses of pages that do not exist, and that a contact request has arrived, but not from whom. We do not write contact details, chat messages or visitor ids into it.',
      },
    ],
    closing: '',
  },
  {
    id: 'use',
    type: 'text',
    heading: 'How we use it',
    text: asParagraphs(
      'We use what you send us to answer you and to advise you about studying abroad. Your visitor id serves to show you your conversation again when you come back.',
      'We show no advertising and build no profiles. A program holds back what looks like advertising in the contact form until one of us has looked at it, and deletes none of it; it decides nothing else about you.',
    ),
    items: [],
    closing: '',
  },
  {
    id: 'protection',
    type: 'text',
    heading: 'Data protection',
    text: asParagraphs(
      'Only administrators of our office can read contact requests, and they have to sign in. The same holds for chats, except that your own browser can open yours. If you share a computer with others, delete the data of this site in the browser when you are done.',
      'When we delete a contact request, it leaves the list of requests at once. For 30 days we keep it, to bring it back if that was a mistake; after that the server forgets it for good. What you asked also stands among our notes about you, until we erase those. When we delete a chat, nobody can read its messages any more. For 30 days we can bring them back; after that they are gone for good.',
      'Ask us, and we hand you all that we have stored about you as a file, or erase it for good. Then nothing is left but that somebody asked, on which day, and from where they came; copies in our backups go with those, the last after about a year.',
    ),
    items: [],
    closing: '',
  },
  {
    id: 'sharing',
    type: 'text',
    heading: 'Sharing',
    text: asParagraphs(
      'This site passes what you write to nobody who uses it for themselves. Mails between us go through our mail provider, and programs that work for our office may be told of your question. The site itself follows nobody. Its pages run scripts of other companies, such as Google Analytics, only if our office uses them and you have agreed to them in a notice on this site. “Privacy choices” at the foot of a page then changes your choice.',
      'The WhatsApp button is a plain link. If you use it, you write to us through WhatsApp, under the terms of WhatsApp.',
      'When you ask us to apply to a university or for a visa, your documents go there. That is agreed with you in person, and does not happen through this site.',
    ),
    items: [],
    closing: '',
  },
  {
    id: 'cookies',
    type: 'text',
    heading: 'Cookies',
    text: 'This site sets visitors one cookie, and only once they have opened the chat; administrators who sign in get a second one. Services of other companies that you have agreed to may set more. The site keeps a few more things in the storage of your browser:',
    items: [
      {
        title: '__Host-chatOwner (a cookie)',
        text: 'A random key to your conversation, so that nobody else can open it who learns its id. It goes to our server only, no script can read it, and it runs out after 400 days.',
      },
      {
        title: '__Host-signedInBefore (a cookie)',
        text: 'Only for our administrators: that one of them has signed in with this browser within 30 days.',
      },
      {
        title: 'chatVisitorId',
        text: 'The random id of your chat, made when you first open the chat.',
      },
      {
        title: 'chatMessages',
        text: 'The conversation as you last saw it, so that it is there at once when you come back.',
      },
      {
        title: 'chatOutbox',
        text: 'Messages that have not reached us yet, so that none is lost.',
      },
      {
        title: 'chatFiles',
        text: 'Photos and PDFs that you have chosen in the chat and that have not reached us yet.',
      },
      {
        title: 'chatDraft',
        text: 'What you have begun to write in the chat and not sent.',
      },
      { title: 'chatWelcomeSent', text: 'That the chat has greeted you.' },
      {
        title: 'chatCard',
        text: 'What you have left on the chat’s card, so that you can correct it, or that you have put the card away.',
      },
      {
        title: 'chatOpen and chatPlace',
        text: 'That the chat is open, and how far up you have read in it, for the next page that you open. They are gone when you close the chat or the tab.',
      },
      {
        title: 'contact-form',
        text: 'What you have typed into the contact form. It is gone when you have sent it, or close the tab.',
      },
      {
        title: 'first-touch',
        text: 'How your visit began, as described above. It comes to us with what you send by the contact form or the chat’s card and not otherwise, and is gone when you close the tab.',
      },
      {
        title: 'language',
        text: 'The language that you have chosen at the top of a page, so that other pages are offered to you in it.',
      },
      {
        title: 'announcement',
        text: 'The text of an announcement at the top of the pages that you have closed, so that you do not see it again.',
      },
      {
        title: 'consent',
        text: 'Whether you have agreed to services of other companies, and to which, if our office uses any.',
      },
      {
        title: 'authTokens',
        text: 'Only for our administrators: that they are signed in.',
      },
      {
        title: 'draft and document',
        text: 'Only for our administrators: what they have begun to write and not yet saved.',
      },
      {
        title: 'columns, officeAlerts and officeNotices',
        text: 'Only for our administrators: which columns of a list they have chosen, and whether this browser tells them of new messages.',
      },
      {
        title: 'react-router-scroll-positions',
        text: 'Only for our administrators: how far they have scrolled. It is gone when they close the tab.',
      },
    ],
    closing:
      'As long as you only read, nothing is kept but how your visit began, the language you have chosen, the announcements you have closed and your answer about services of other companies. You can delete all of it in the settings of your browser; your next chat is then a new one.',
  },
  {
    id: 'changes',
    type: 'text',
    heading: 'Changes',
    text: 'When we change this policy, we change this page and the date at its top. What stands here is what holds.',
    items: [],
    closing: '',
  },
  {
    id: 'contact',
    type: 'contact',
    heading: 'Contact',
    text: 'Questions about this policy, or about what we have stored about you? Ask us:',
  },
]

export const privacyPolicy: StandardContent = {
  slug: 'privacy-policy',
  menu_location: 'footer',
  title: 'Privacy Policy',
  description:
    'What we learn about you on this site, what we do with it, how long we keep it, and how you can have it deleted.',
  picture: '',
  intro:
    'You can read every page of this site without telling us who you are. This page says what we store when you write to us, and what becomes of it.',
  sections,
}

function asParagraphs(...paragraphs: string[]) {
  return paragraphs.join('\n\n')
}
