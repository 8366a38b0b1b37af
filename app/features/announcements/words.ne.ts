export const announcement = 'सूचना'
export const learnMore = 'थप जानकारी'
export const closeAnnouncement = 'सूचना बन्द गर्नुहोस्'
