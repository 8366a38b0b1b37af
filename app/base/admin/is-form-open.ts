/** Whether a dialog or an `OpenedForm` is open. If so, keys are text, not commands. */
export const isFormOpen = () => document.querySelector('dialog[open], [data-opened-form]') !== null
