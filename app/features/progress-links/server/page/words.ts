import { type DocumentKind, documentKindLabels } from '#app/features/student-documents/contract.ts'
import type { FileType } from '#app/features/student-documents/files-contract.ts'
import type { Actor, Outcome } from '../read-progress.ts'

/** Language of the page (BCP 47). */
export const language: string = 'en'
export const dateLanguage = 'en-GB'

/** With which the office sends the address. */
export const message = (name: string, address: string, office: string) =>
  `${name ? `Hello ${name}` : 'Hello'}, on this page you see where your applications stand and which documents we still need from you: ${address}\n${office}`

export const yourApplications = 'Your applications'
export const isPrivate =
  'This page is only for you. It shows where your applications stand. Do not pass the link on.'
export const open = 'Open my page'
export const notFound = 'This link no longer works'
export const askForNewOne =
  'It has ended, or our office has replaced it. Please ask us for a new link.'
export const isLimited = 'This page was opened very often. Please try again in a few minutes.'
export const failed = 'This page cannot be shown right now. Please try again soon.'
export const title = (name: string) => `${name}, your applications`

export const nothingToDo: string = 'Nothing is needed from you now'
export const weTellYou: string = 'We tell you when it is your turn.'
export const youActNext: string = 'You act next'
export const until = (text: string, day: string) => `${text}, by ${day}`
export const actsNext: Record<Actor, (institution: string) => string> = {
  student: () => 'You act next',
  office: () => 'We act next',
  institution: (institution) => `${institution} acts next`,
  authority: () => 'The visa office acts next',
}
export const send = (document: string) => `Send us: ${document}`
export const alsoNeeded = (count: number) =>
  count === 1
    ? 'One more thing is needed, see below.'
    : `${count} more things are needed, see below.`
export const pay = {
  deposit: (amount: string) => `Pay the deposit: ${amount}`,
  fee: (amount: string) => `Pay the fee: ${amount}`,
}
export const neededForStep = (documents: string) => `Documents for this: ${documents}`
export const deadline = (day: string, what: string) =>
  what ? `Deadline ${day}: ${what}` : `Deadline: ${day}`
export const prepare = (step: string) => `Your next step: ${step}`

export const noApplications: string =
  'There is no application yet. We add it here when you have decided.'
export const done = 'Done'
export const now = 'Now'
export const later = 'Later'
export const intake = (month: string) => `Intake ${month}`
export const visaGranted: string = 'Your visa was granted'
export const outcomes: Record<Outcome, string> = {
  enrolled: 'You are enrolled. Congratulations!',
  refused: 'The visa was refused. Talk to us about what you can do now.',
  withdrawn: 'You withdrew this application.',
  rejected: 'The institution did not accept this application.',
  did_not_arrive: 'This application was closed, because you did not travel.',
}

export const neededDocuments = 'Documents we still need'
export const noneNeeded: string = 'We need no document from you now.'
export const by = (day: string) => `By ${day}`
export const rejected = (reason: string) => `Please send it again: ${reason}`
export const ofSponsor = (name: string) => `${name} (of the sponsor)`
export const haveDocuments = 'Documents we have'
export const received = 'Received'
export const verified = 'Checked'

export const linkLasts = (days: number) =>
  `This link works until ${days} days after you last opened it.`
export const questions = 'Questions?'
export const otherLanguage = 'नेपाली'

/** As the names of kinds in the back office. */
export const documentKinds: Record<DocumentKind, string> = Object.assign({}, documentKindLabels, {
  other: 'Other document',
})

export const addFile = 'Photo or file'
export const sendFile = 'Send'
export const addPage = 'Add another page'
export const fileTypes = 'A photo, PDF or Word file of at most 10 MB.'
export const fileSent = (document: string) => `We have received the file: ${document}. Thank you.`
/** By the code of the error. */
export const uploadErrors: Record<string, string> = {
  no_file: 'Please choose a file first.',
  file_empty: 'This file is empty. Please choose another one.',
  file_unknown: 'This file type is not accepted. Choose a photo, a PDF or a Word file (DOCX).',
  file_active:
    'This document contains macros or embedded objects. Save it as a PDF and send the PDF.',
  file_infected: 'Our virus scanner rejected this file. Please send another copy.',
  too_large: 'This file is too large. It may have at most 10 MB.',
  files_full: 'You have sent very many files. Please talk to us before you send more.',
  not_found: 'We do not need this document any more.',
  rate_limited: 'You have sent many files within an hour. Please send the others later.',
}
export const uploadFailed = 'The file was not received. Please try again.'

export const openDocument = 'Open'
export const back: string = '← Your applications'
export const page = (number: number) => `Page ${number}`
export const fileTypeNames: Record<FileType, string> = {
  pdf: 'PDF',
  jpeg: 'Photo',
  png: 'Photo',
  webp: 'Photo',
  docx: 'Word file',
}
export const codeNeeded =
  'Documents open with a code, so that others cannot read them by this link. They stay open for 15 minutes in this browser.'
export const code = (minutes: number) => `Code of 6 digits. It works once, for ${minutes} minutes.`
export const noCodeYet = 'You have no code yet?'
export const sendCode = (address: string) => `Send a code to ${address}`
export const noAddress =
  'We know no e-mail address of yours for codes. We tell you the code by phone or WhatsApp.'
export const askForCode = 'Ask for a code'
export const codeSent = (address: string) =>
  `We have sent a code to ${address}. Look into the spam folder too.`
export const codeAsked = 'We have received your request. You can also call us for the code now.'
/** By the code of the error. */
export const codeErrors: Record<string, string> = {
  no_code: 'Please enter the 6 digits of the code.',
  wrong_code: 'This code is wrong or has ended. Check it, or ask for a new one.',
  rate_limited: 'There were many tries. Please wait 15 minutes, or call us.',
}
export const codeSubject = 'Code for your documents'
export const codeText = (minutes: number) =>
  `Enter this code on your page to open your documents. It works once, for ${minutes} minutes.`
export const codeWarning =
  'If you did not ask for it, another person has your link. Please tell us, and do not pass the code on.'

/** With which the office sends the address to a guardian. */
export const guardianMessage = (student: string, address: string, office: string) =>
  `On this page you see where the applications of ${student || 'the student'} stand, as far as ${student || 'the student'} agrees: ${address}\n${office}`

/** The words that differ on the page of a guardian. */
export const forGuardian = (student: string) => ({
  title: () => `Applications of ${student}`,
  nothingToDo: 'Nothing is needed now',
  weTellYou: `We tell ${student} when it is time to act.`,
  youActNext: `${student} acts next`,
  actsNext: { ...actsNext, student: () => `${student} acts next` },
  prepare: (step: string) => `Next step: ${step}`,
  noApplications: 'There is no application yet.',
  visaGranted: 'The visa was granted',
  outcomes: {
    ...outcomes,
    enrolled: `${student} is enrolled. Congratulations!`,
    withdrawn: `${student} withdrew this application.`,
    did_not_arrive: `This application was closed, because ${student} did not travel.`,
  },
  noneNeeded: 'We need no document now.',
  back: '← Applications',
})
export const noConsent = (student: string) =>
  `${student} has not agreed yet that you see the applications here. Please ask ${student} to allow it on the own page, or to tell our office.`
export const agreedParts = (student: string) => `You see here what ${student} agrees to.`

export const sharing = 'Who else may see this'
export const sharingHelp =
  'Our office can give your guardians a link of their own. They see only what you allow here. You can change it at any time.'
export const sight = {
  applications: 'Where my applications stand, and payments',
  documents: 'Which documents are needed and stored, and send pages',
  stored_documents: 'Open stored documents, with a code',
}
export const allowedSince = (day: string) => `Since ${day}`
export const seesNothing = 'Sees nothing'
export const guardian = 'Guardian'
export const save = 'Save'
export const sharingSaved = 'Saved. It counts from now on.'
/** A student without a name. */
export const student: string = 'the student'
