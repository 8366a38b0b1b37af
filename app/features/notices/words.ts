/** Of what mails say (BCP 47). */
export const language = 'en'
export const fewerMails = 'Fewer of these mails'
