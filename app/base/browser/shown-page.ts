/**
 * The paths of the page that is shown and of the one before it in this window, '' for none. While
 * a page is put in place, `path` is still that of the one before.
 */
export const shownPage = { path: '', before: '' }
