/**
 * A date field with an impossible date such as 30 Feb 2027 has the value '', like an empty field.
 * Stops the submission of such forms and shows the reason at the field.
 */
export function blockInvalidDates() {
  // React listens on the document.
  window.addEventListener('submit', refuse, { capture: true })
}

function refuse(event: Event) {
  const inputs = [...(event.target as HTMLFormElement).querySelectorAll('input')]
  for (const input of inputs) input.setCustomValidity('')
  const wrong = inputs.find(({ validity }) => validity.badInput)
  if (!wrong) return
  event.preventDefault()
  event.stopImmediatePropagation()
  wrong.setCustomValidity(
    wrong.type === 'time'
      ? 'Please enter a time of the day, for example 09:00.'
      : 'Please enter a date that exists, or empty this field.',
  )
  wrong.reportValidity()
}
