/**
 * Downloads the response through a form, so that the browser streams a file of any size to disk.
 */
export function submitDownloadForm(action: string, fields: Record<string, string>) {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, hidden: true })
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
