/** The address that stands for a picture in a text until it is fetched. */
export const toPlaceholder = (key: string) => `/media/${key}`
export const placeholder = /\/media\/(wp-[0-9a-f]{20})/g
