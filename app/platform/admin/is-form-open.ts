/** Whether a dialog or an `OpenedForm` is open. If so, single-key commands are off. */
export const isFormOpen = () => document.querySelector('dialog[open], [data-opened-form]') !== null
