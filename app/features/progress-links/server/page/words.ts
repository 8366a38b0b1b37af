import type { DocumentKind } from '#app/features/student-documents/contract.ts'
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

export const nothingToDo = 'Nothing is needed from you now'
export const weTellYou = 'We tell you when it is your turn.'
export const youActNext = 'You act next'
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
export const prepare = (step: string) => `Your next step: ${step}`

export const noApplications = 'There is no application yet. We add it here when you have decided.'
export const done = 'Done'
export const now = 'Now'
export const later = 'Later'
export const intake = (month: string) => `Intake ${month}`
export const visaGranted = 'Your visa was granted'
export const outcomes: Record<Outcome, string> = {
  enrolled: 'You are enrolled. Congratulations!',
  refused: 'The visa was refused. Talk to us about what you can do now.',
  withdrawn: 'You withdrew this application.',
  rejected: 'The institution did not accept this application.',
  did_not_arrive: 'This application was closed, because you did not travel.',
}

export const neededDocuments = 'Documents we still need'
export const noneNeeded = 'We need no document from you now.'
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
export const documentKinds: Record<DocumentKind, string> = {
  passport: 'Passport',
  citizenship: 'Citizenship certificate',
  transcript: 'Transcript',
  provisional: 'Provisional certificate',
  character: 'Character certificate',
  migration: 'Migration certificate',
  recommendation: 'Recommendation letter',
  language_test: 'Language test',
  bank_balance: 'Bank balance',
  loan_letter: 'Loan letter',
  income: 'Proof of income',
  relationship: 'Relationship certificate',
  tax_clearance: 'Tax clearance',
  noc: 'NOC',
  medical: 'Medical report',
  police_report: 'Police report',
  offer: 'Offer letter',
  enrolment: 'CAS, CoE, I-20 or COE',
  photo: 'Photo',
  cv: 'CV',
  statement: 'Statement of purpose',
  experience: 'Work experience',
  other: 'Other document',
}

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
