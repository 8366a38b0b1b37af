/** Whether a dialog or an `OpenedForm` is on the screen: then keys are text, not commands. */
export const isFormOpen = () => document.querySelector('dialog[open], [data-opened-form]') !== null
