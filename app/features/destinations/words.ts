export const undecidedBetweenTwo = 'Undecided between two?'
export const weCompareWithYou =
  'That is a good moment to ask. Tell us your subject, your marks and your budget, and we compare the countries with you. The first consultation is free.'
export const whereWillYouStudy = 'Where will you study?'
export const chooseACountry =
  'Every way starts in Kathmandu. Choose a country to see its universities, costs and visa steps.'
export const loadingDestinations = 'Loading destinations...'
export const compareSideBySide = 'Compare countries side by side'
