export const loadingDestinations = 'गन्तव्य देश खुल्दै छन्…'
export const compareSideBySide = 'देशहरू सँगै राखेर तुलना गर्नुहोस्'
