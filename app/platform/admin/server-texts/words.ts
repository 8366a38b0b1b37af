/** Returns a text of the server, which writes English, in the language of the office. */
export const localizeText = (text: string) => text
