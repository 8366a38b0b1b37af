/** A file that cannot be imported; the message is a sentence for people. */
export class RefusedFile extends Error {}

export const sentences = {
  notAnExport:
    'This is not an export file of WordPress. In WordPress open Tools › Export, choose “All content”, and upload the XML file that you get.',
  zipped: 'This is a ZIP file. Unpack it, and upload the XML file in it.',
  incomplete: 'This file is incomplete. Please export it again, and upload it then.',
  damaged: 'This file is damaged and cannot be read. Please export it again.',
  hasDeclarations:
    'This file declares entities of its own, which no export of WordPress does. It was not read.',
  tooDeep: 'This file is nested too deeply for an export of WordPress. It was not read.',
  textTooLong: 'This file contains a text of more than 16 MB. It was not read.',
  tooManyParts: 'This file has more than 100,000 entries. Please export it in several files.',
  lost: 'The uploaded file is no longer on the server. Please upload it again.',
  unreadable: 'This file could not be read because of an error. Please upload it again.',
  empty: 'This export contains no posts, pages or pictures. Choose “All content” in WordPress.',
  notAZip: 'This is not a ZIP file. Please pack the folder wp-content/uploads as ZIP.',
  damagedZip: 'This ZIP file is damaged and cannot be read. Please pack it again.',
  unsafeZip:
    'This ZIP file contains unsafe paths. Please pack the folder wp-content/uploads again.',
  emptyZip: 'This ZIP file contains no pictures. Please pack the folder wp-content/uploads.',
} as const
