import { getOwn } from '#app/contract/get-own.ts'
import type { Office } from '#app/contract/office.ts'
import type { FileType } from '#app/features/student-documents/files-contract.ts'
import { CODE_MINUTES } from '../../contract.ts'
import { html } from './html.ts'
import type { Words } from './page.ts'
import { createContact } from './progress-content.ts'

interface DocumentView {
  words: Words
  office: Office
  backPath: string
  /** The addresses of the forms that ask for a code and check it. */
  codePath: string
  checkPath: string
  /** undefined: a code is needed. */
  pages?: { type: FileType; path: string }[]
  /** A part of the e-mail address that gets codes. */
  address?: string
  /** Who gives the code that was asked for just now: 'mail' or 'office'. */
  sent: string
  /** Why a code was not accepted. */
  failure?: string
}

/** A stored document: its pages, or the form of the code that opens them. */
export const createDocumentPage = (view: DocumentView) => {
  const { words, office, backPath, pages } = view
  return html`<p><a href="${backPath}">${words.back}</a></p>
${
  pages
    ? html`<ul class="docs">${pages.map(
        ({ type, path }, index) =>
          html`<li><a href="${path}">${words.page(index + 1)}</a><small>${words.fileTypeNames[type]}</small></li>`,
      )}</ul>`
    : createCodeForms(view)
}
<div class="end small">${createContact(words, office)}</div>`
}

function createCodeForms({
  words,
  codePath,
  checkPath,
  address,
  sent,
  failure = '',
}: DocumentView) {
  const notice = getOwn({ mail: address && words.codeSent(address), office: words.codeAsked }, sent)
  return html`<p>${words.codeNeeded}</p>
${notice && html`<p class="card" role="status">${notice}</p>`}
<form method="post" action="${checkPath}">
<label for="code">${words.code(CODE_MINUTES)}</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"${
    failure !== '' && html` aria-invalid="true" aria-describedby="code-error" autofocus`
  }>
${failure !== '' && html`<p class="bad" id="code-error">${failure}</p>`}
<button class="btn">${words.openDocument}</button></form>
<form method="post" action="${codePath}">
<p>${address ? words.noCodeYet : words.noAddress}</p>
<button class="btn line">${address ? words.sendCode(address) : words.askForCode}</button></form>`
}
