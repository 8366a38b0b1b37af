export const draftNotPublished = 'This is a draft. It is not published, and may still change.'
