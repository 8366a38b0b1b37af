import type { ImportState, ItemState, ItemType, NoteCode } from '../contract.ts'

export const stateLabels: Record<ImportState, string> = {
  uploading: 'Not uploaded completely',
  reading: 'Reading the file',
  refused: 'File refused',
  ready: 'Ready to import',
  importing: 'Importing',
  done: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Stopped by an error',
}

export const typeLabels: Record<ItemType, string> = {
  article: 'Articles',
  page: 'Pages',
  album: 'Albums',
  picture: 'Pictures',
  file: 'Files',
  redirect: 'Redirects',
  other: 'Other content',
}

export const itemStateLabels: Record<ItemState, string> = {
  waiting: 'Not imported yet',
  done: 'Imported',
  failed: 'Missing',
  skipped: 'Not needed',
  removed: 'Removed',
  kept: 'Not removed',
}

/** What is lost or different. Details follow. */
export const noteLabels: Record<NoteCode, string> = {
  script: 'Script left out',
  form: 'Form left out',
  iframe: 'Embedded page left out',
  video: 'Video or sound became a link',
  style: 'Styles left out',
  shortcode: 'Shortcode of a plugin left out',
  block: 'Block of WordPress left out',
  file: 'Link to a file left out, because it is no PDF',
  gallery: 'The pictures of a gallery stand one below the other',
  gallery_section: 'Gallery became a section',
  gallery_left_out: 'Gallery of a plugin left out; its pictures are not in the export',
  became_album: 'Became an album, without author, categories and tags',
  animation: 'The animated picture stands still',
  embedded_picture: 'Picture inside the text left out',
  picture_missing: 'Picture without an address left out',
  text_unreadable: 'The text could not be read',
  text_too_long: 'The text is too long; the rest was left out',
  no_text: 'No text',
  not_publishable: 'Cannot be published yet',
  address_taken: 'This site has a page at this address, which stays',
  address_changed: 'New address, because another page has the old one',
  title_shortened: 'The title was shortened',
  categories_left_out: 'Category left out; an article has at most 5',
  tags_left_out: 'Tag left out; an article has at most 20',
  was_draft: 'Was not published',
  was_scheduled: 'Was scheduled',
  was_private: 'Was private',
  had_password: 'Had a password',
  comments: 'Comments left out',
  translation: 'In another language',
  menu_entry: 'Entry of a menu left out',
  in_trash: 'In the trash of WordPress; not imported',
  unknown_type: 'Content of a plugin; not imported',
  not_fetched: 'Could not be fetched',
  redirect_refused: 'The old address is in use',
}
