export const draftNotPublished = 'This is a draft. It is not published, and may still change.'

/** The placeholder for a missing picture in a draft. */
export const describeMissingPicture = (alt: string) =>
  alt ? `Missing picture: ${alt}` : 'Missing picture'

export const playVideo = (title: string) => `Play: ${title}`
export const loadsFromYouTube = 'Loads from YouTube, which may then set cookies.'
export const showMap = (place: string) => `Show the map: ${place}`
export const mapOf = (place: string) => `Map: ${place}`
export const loadsFromOpenStreetMap = 'Loads from OpenStreetMap.'
export const directions = 'Directions in Google Maps'

export const pictures = 'Pictures'
export const pictureOf = (number: number, count: number) => `Picture ${number} of ${count}`
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const close = 'Close'

export const pages = 'Pages'
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`
export const previousPage = 'Previous page'
export const nextPage = 'Next page'

/** "PDF, 240 KB, 3 pages" */
export const fileDetails = (file: string, pages?: number) =>
  pages ? `${file}, ${pages} ${pages === 1 ? 'page' : 'pages'}` : file

/** The name of a table that scrolls, for screen readers. */
export const table = 'Table'
