export const consentTitle = 'Privacy choices'
export const mayWeUse = (services: string[]) =>
  `May we use ${new Intl.ListFormat('en-GB').format(services)}? These services of other companies record how you use this site, and may store cookies in your browser. The site works the same without them.`
export const agree = 'Agree'
export const decline = 'Decline'
export const privacyChoices = 'Privacy choices'
