export const theFirstTalkIsFree = 'The first talk is free'
export const tellUs = "Tell us what you have in mind. We'll get back to you within 24 hours."
export const ourFigures = 'Our figures'
