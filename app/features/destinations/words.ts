export const loadingDestinations = 'Loading destinations...'
export const compareSideBySide = 'Compare countries side by side'
