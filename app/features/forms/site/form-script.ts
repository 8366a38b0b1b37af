/**
 * A script inside the form, which runs before the form is painted: it hides questions whose condition is
 * not met, as `listShown` does on the server, and adds the traffic source. Without it all questions
 * are shown, with a hint. It is part of the page, so that other pages load nothing of it.
 */
export const formScript = `{
  const form = document.currentScript.parentElement
  const find = (name) => form.querySelector('[data-key="' + name + '"]')
  const update = () => {
    const answers = new FormData(form)
    for (const row of form.querySelectorAll('[data-if]')) {
      const { if: name, operator, value } = row.dataset
      const isGiven = answers.getAll('answers.' + name).includes(value)
      row.hidden = find(name).hidden || isGiven !== (operator === 'is')
    }
  }
  for (const hint of form.querySelectorAll('[data-hint]')) hint.hidden = true
  update()
  form.addEventListener('change', update)
  addEventListener('pageshow', update)
  form.addEventListener('submit', () => {
    try {
      form.elements.origin.value = sessionStorage.getItem('first-touch') || ''
    } catch {}
  })
}`
