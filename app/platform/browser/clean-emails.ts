/**
 * Removes invisible characters from the e-mail fields of a form, as the server does. Otherwise the
 * browser would refuse a pasted address that looks valid. Direction overrides stay, so that they are
 * refused.
 */
export function cleanEmails(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>('[type=email]')) {
    const cleaned = input.value.replace(/(?![\u202d\u202e])\p{Default_Ignorable_Code_Point}/gu, '')
    if (cleaned !== input.value) input.value = cleaned
  }
}
