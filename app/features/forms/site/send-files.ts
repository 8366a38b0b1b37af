import { shrinkPhoto } from '#app/platform/browser/shrink-photo.ts'

/**
 * Sends a form with files by script: large photos are made smaller, and a form that is refused keeps its
 * files. Without files, and without this script, the browser sends it.
 */
export function sendFiles(element: HTMLElement) {
  const form = element as HTMLFormElement
  let isSending = false
  form.addEventListener('submit', async (event) => {
    if (listInputs(form).every(({ files }) => !files?.length)) return
    event.preventDefault()
    if (isSending) return
    isSending = true
    const status = showStatus(form, form.dataset.sending ?? '')
    const isSent = await send(form, status).catch(() => false)
    isSending = false
    if (!isSent) status.textContent = form.dataset.notSent ?? ''
  })
}

const listInputs = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=file]'),
]

function showStatus(form: HTMLElement, text: string) {
  const status = form.querySelector('[data-status]') ?? document.createElement('p')
  status.setAttribute('data-status', '')
  status.setAttribute('role', 'status')
  form.append(status)
  status.textContent = text
  return status
}

/** Returns whether the server has answered with a page. */
async function send(form: HTMLFormElement, status: Element) {
  const body = new FormData(form)
  for (const { name, files } of listInputs(form)) {
    body.delete(name)
    for (const file of files ?? []) body.append(name, await shrinkPhoto(file))
  }
  const { status: code, address, page } = await post(form.action, body)
  if (page && new URL(address).pathname !== new URL(form.action).pathname) {
    location.assign(address)
    return true
  }
  const refused = page?.querySelector<HTMLFormElement>(`form[data-part="${form.dataset.part}"]`)
  if (!refused) return false
  status.remove()
  // A form that is too large may come back without its texts.
  if (code === 413) showReason(form, refused)
  else showRefused(form, refused)
  form.querySelector<HTMLElement>('[role=alert]')?.focus()
  return true
}

/** Reads the answer as a document, which the policy of our pages does not let scripts make of a text. */
function post(url: string, body: FormData) {
  return new Promise<{ status: number; address: string; page: Document | null }>(
    (resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', url)
      request.responseType = 'document'
      request.onload = () => {
        const { status, responseURL: address, responseXML: page } = request
        resolve({ status, address, page })
      }
      request.onerror = reject
      request.send(body)
    },
  )
}

/** Shows why the form was refused, and keeps everything else. */
function showReason(form: HTMLFormElement, refused: HTMLFormElement) {
  form.querySelector('[role=alert]')?.remove()
  form.prepend(...refused.querySelectorAll('[role=alert]'))
}

/** Replaces the content of the form with that of the answer, but keeps the chosen files. */
function showRefused(form: HTMLFormElement, refused: HTMLFormElement) {
  for (const input of listInputs(form)) {
    if (!input.files?.length) continue
    const shown = listInputs(refused).find(({ name }) => name === input.name)
    for (const { name, value } of shown?.attributes ?? []) input.setAttribute(name, value)
    shown?.replaceWith(input)
    refused.querySelector(`[data-choose-again="${input.id}"]`)?.remove()
  }
  form.replaceChildren(...refused.childNodes)
  for (const hint of form.querySelectorAll<HTMLElement>('[data-hint]')) hint.hidden = true
  // The script of the form hides questions whose condition is not met.
  form.dispatchEvent(new Event('change'))
}
