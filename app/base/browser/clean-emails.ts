/**
 * Removes what nobody can see from the addresses in a form, as the server does: the browser would
 * call a pasted address wrong that looks right. What turns the direction of a text stays, and is refused.
 */
export function cleanEmails(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>('[type=email]')) {
    const seen = input.value.replace(/(?![\u202d\u202e])\p{Default_Ignorable_Code_Point}/gu, '')
    if (seen !== input.value) input.value = seen
  }
}
