export const draftNotPublished = 'This is a draft. It is not published, and may still change.'

/** In a draft, in the place of a picture that is not there. */
export const describeMissingPicture = (alt: string) =>
  alt ? `Missing picture: ${alt}` : 'Missing picture'
