import type { Office } from '#app/contract/office.ts'
import type { Sight } from '../../contract.ts'
import { LINK_DAYS } from '../../contract.ts'
import type { ShownGuardian } from '../consents.ts'
import {
  isNeeded,
  type ListedDocument,
  type Progress,
  type ShownApplication,
  type ShownDocument,
  type ShownStep,
} from '../read-progress.ts'
import { formatAmount, formatDay, formatMonth } from './format.ts'
import { type Html, html, publicText } from './html.ts'
import type { Words } from './page.ts'
import { createSharing } from './sharing-content.ts'

/** The first page of a link, which shows nothing about the person. */
export const createFirstPage = (words: Words, action: string) => html`<p>${words.isPrivate}</p>
<form method="post" action="${action}"><button class="btn">${words.open}</button></form>`

/** The page of a link that does not work. */
export const createNotice = (notice: string, words: Words, office: Office) =>
  html`<p>${notice}</p>
${createContact(words, office)}`

export interface View {
  words: Words
  office: Office
  /** Returns the address of the form that sends a file of a document. */
  toUploadPath: (documentId: string) => string
  /** Returns the address of a stored document. */
  toDocumentPath: (documentId: string) => string
  /** The document of the file that was sent just now. */
  sentId?: string
  /** Why a file was not received. */
  failure?: { documentId: string; sentence: string }
  /** What the student lets guardians see; undefined on the page of a guardian. */
  sharing?: { guardians: ShownGuardian[]; toPath: (guardianId: string) => string }
}

/** What the page shows of a person. */
export const createProgressPage = (progress: Progress, view: View, sight: Sight) => {
  const { words, office, sharing, sentId } = view
  return html`${createNextAction(progress, words)}
${
  sight.applications &&
  (progress.applications.length === 0
    ? html`<p class="card">${words.noApplications}</p>`
    : progress.applications.map((application) => createApplication(application, words)))
}
${sight.documents && createDocuments(progress.documents, view)}
${sharing && sharing.guardians.length > 0 && createSharing(sharing, words, sentId)}
<div class="end small"><p>${words.linkLasts(LINK_DAYS)}</p>
${createContact(words, office)}</div>`
}

export const createContact = (words: Words, { phone }: Office) =>
  html`<p>${words.questions} <a href="tel:${phone.replaceAll(' ', '')}">${publicText(phone)}</a></p>`

interface Action {
  text: string
  due_on: string
  /** Of a document to send. */
  documentId?: string
}

/** Lists what the student must do, the earliest first. */
function listActions({ applications, documents }: Progress, words: Words): Action[] {
  const needed = documents.filter(isNeeded).map((document) => ({
    text: words.send(nameDocument(document, words)),
    documentId: document.id,
    due_on: document.due_on ?? '',
  }))
  const payments = applications.flatMap((application) =>
    application.payments.map((payment) => ({
      text: words.pay[payment.kind](formatAmount(payment, words)),
      due_on: payment.due_on,
    })),
  )
  const steps = applications.flatMap(({ actor, steps }) =>
    steps
      .filter(({ state }) => actor === 'student' && state === 'next')
      .map((step) => ({ text: words.prepare(nameStep(step, words)), due_on: '' })),
  )
  const last = '9999'
  return [...needed, ...payments, ...steps].toSorted((one, other) =>
    (one.due_on || last).localeCompare(other.due_on || last),
  )
}

function createNextAction(progress: Progress, words: Words) {
  const [first, ...others] = listActions(progress, words)
  if (!first)
    return html`<section class="act"><b>${words.nothingToDo}</b><p>${words.weTellYou}</p></section>`
  const { text, due_on, documentId } = first
  const heading = due_on
    ? words.until(words.youActNext, formatDay(due_on, words, { weekday: 'long' }))
    : words.youActNext
  return html`<section class="act"><p>${heading}</p><b>${text}</b>${
    documentId && html`<a class="btn" href="#document-${documentId}">${words.addFile}</a>`
  }${others.length > 0 && html`<p>${words.alsoNeeded(others.length)}</p>`}</section>`
}

function createApplication(application: ShownApplication, words: Words) {
  const { institution, course, intake, steps, outcome, visa_decision, payments } = application
  const { deadline, deadline_note } = application
  const name = nameInstitution(application, words)
  const details = [course, intake && words.intake(formatMonth(intake, words))].filter(Boolean)
  return html`<section><h2${lang(name !== institution, words)}>${name}</h2>
${details.length > 0 && html`<p class="small">${details.join(', ')}</p>`}
${outcome && html`<p class="card"><b>${words.outcomes[outcome]}</b></p>`}
${!outcome && visa_decision === 'granted' && html`<p class="card"><b>${words.visaGranted}</b></p>`}
<ol class="way">${steps.map((step) => createStep(step, application, words))}</ol>
${deadline && html`<p>${words.deadline(formatDay(deadline, words), deadline_note)}</p>`}
${
  payments.length > 0 &&
  html`<ul class="docs">${payments.map(
    (payment) =>
      html`<li><span>${words.pay[payment.kind](formatAmount(payment, words))}<small>${words.by(formatDay(payment.due_on, words))}</small></span></li>`,
  )}</ul>`
}</section>
`
}

const stateNames = { reached: 'done', next: 'now', later: 'later' } as const

function createStep(step: ShownStep, application: ShownApplication, words: Words) {
  const { state, day } = step
  const { actor } = application
  const needed = application.needed.map((kind) => words.documentKinds[kind]).join(', ')
  const next = actor && words.actsNext[actor](nameInstitution(application, words))
  return html`<li class="${state}"${state === 'next' && html` aria-current="step"`}><span class="sr">${words[stateNames[state]]}: </span><b>${nameStep(step, words)}</b>${
    day && html`<small>${formatDay(day, words)}</small>`
  }${state === 'next' && next && html`<small>${next}</small>`}${
    state === 'next' && needed !== '' && html`<small>${words.neededForStep(needed)}</small>`
  }</li>`
}

function createDocuments(documents: ListedDocument[], view: View) {
  const { words, sentId, failure } = view
  const needed = documents.filter(isNeeded)
  const others = documents.filter((document) => !isNeeded(document))
  const sent = documents.find(({ id }) => id === sentId)
  // Checked or deleted since the page was opened: the form beside which the sentence stands is gone.
  const isFormGone =
    failure && !documents.some(({ id, state }) => id === failure.documentId && state !== 'verified')
  return html`<section id="documents" aria-labelledby="needed"><h2 id="needed">${words.neededDocuments}</h2>
${sent && html`<p class="card" role="status">${words.fileSent(nameDocument(sent, words))}</p>`}
${isFormGone && html`<p class="card bad" role="alert">${failure.sentence}</p>`}
${
  needed.length === 0
    ? html`<p>${words.noneNeeded}</p>`
    : html`<ul class="docs">${needed.map((document) => createNeeded(document, view))}</ul>`
}</section>
${
  others.length > 0 &&
  html`<section aria-labelledby="stored"><h2 id="stored">${words.haveDocuments}</h2><ul class="docs">${others.map((document) => createReceived(document, view))}</ul></section>`
}`
}

function createNeeded(document: ShownDocument, view: View): Html {
  const { words } = view
  const { due_on, state, reject_reason } = document
  return html`<li id="document-${document.id}"><span>${nameDocument(document, words)}${
    due_on && html`<small>${words.by(formatDay(due_on, words))}</small>`
  }${
    state === 'rejected' && html`<small class="bad">${words.rejected(reject_reason)}</small>`
  }</span>${createUpload(document, words.addFile, view)}</li>`
}

/** A document that the office has checked takes no more pages. */
function createReceived(document: ListedDocument, view: View): Html {
  const { words, toDocumentPath } = view
  const isVerified = document.state === 'verified'
  return html`<li><span>${nameDocument(document, words)}</span><small>${
    isVerified ? words.verified : words.received
  }</small>${
    document.has_pages &&
    html`<a class="btn line" href="${toDocumentPath(document.id)}">${words.openDocument}<span class="sr">: ${nameDocument(document, words)}</span></a>`
  }${!isVerified && createUpload(document, words.addPage, view)}</li>`
}

/** The form opens below its label, which needs no script. */
function createUpload(document: ShownDocument, label: string, view: View): Html {
  const { words, toUploadPath, failure } = view
  const sentence = failure?.documentId === document.id ? failure.sentence : ''
  const [input, error] = [`file-${document.id}`, `error-${document.id}`]
  return html`<details${sentence !== '' && html` open`}><summary class="btn line">${label}<span class="sr">: ${nameDocument(document, words)}</span></summary>
<form method="post" enctype="multipart/form-data" action="${toUploadPath(document.id)}">
<label for="${input}">${words.fileTypes}</label>
<input type="file" id="${input}" name="file" accept="image/*,.pdf,.docx"${
    sentence !== '' && html` aria-invalid="true" aria-describedby="${error}" autofocus`
  }>
${sentence !== '' && html`<p class="bad" id="${error}">${sentence}</p>`}
<button class="btn">${words.sendFile}</button></form></details>`
}

export function nameDocument({ kind, title, whose }: ShownDocument, words: Words) {
  const name = title || words.documentKinds[kind]
  return whose === 'sponsor' ? words.ofSponsor(name) : name
}

const nameStep = ({ name, name_ne }: ShownStep, { language }: Words) =>
  (language === 'ne' && name_ne) || name

const nameInstitution = ({ institution, institution_ne }: ShownApplication, { language }: Words) =>
  (language === 'ne' && institution_ne) || institution

/** Marks a name that has no translation. */
const lang = (isTranslated: boolean, { language }: Words) =>
  language !== 'en' && !isTranslated && html` lang="en"`
