export const somethingWentWrong = 'Something went wrong'
export const cannotBeShown = 'This page cannot be shown right now. Please try again in a moment.'
export const oopsPageNotFound = 'Oops! Page not found'
export const nothingHere =
  'There is nothing at this address. It may have moved, or the link may be wrong.'
export const returnToHome = 'Return to Home'
export const search = 'Search'
export const menu = 'Menu'
export const menuOfThisSite = 'Menu of this site'
export const skipToContent = 'Skip to content'
export const quickHelp = 'Quick help'
export const homePage = ', home page'
export const destinations = 'Destinations'
export const services = 'Services'
export const ourOffice = 'Our office'
export const main = 'Main'
export const close = 'Close'
export const callUs = 'Call us'
export const chatOnWhatsApp = 'Chat with us on WhatsApp (opens in a new tab)'

export const termsOfService = 'Terms of Service'
export const disclaimer = 'Disclaimer'
export const licensed = (authority: string, number: string, until: string) =>
  [authority, `Licence ${number}`, until && `valid until ${until}`].filter(Boolean).join(', ')
