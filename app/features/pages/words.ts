export const draftNotPublished = 'This is a draft. It is not published, and may still change.'

/** The placeholder for a missing picture in a draft. */
export const describeMissingPicture = (alt: string) =>
  alt ? `Missing picture: ${alt}` : 'Missing picture'

/** The name of a table that scrolls, for screen readers. */
export const table = 'Table'
