/** Texts that several features share. */
export const onThisPage = 'On this page'
export const kathmanduAirport = 'KTM'
export const questionsAndAnswers = 'Questions and answers'
export const lastChangedOn = 'Last changed on'
export const pleaseFillThisIn = 'Please fill this in.'
export const pleaseEnterAValidEmailAddress = 'Please enter a valid email address.'
export const notReachedTryAgain = 'The server cannot be reached. Please try again.'
