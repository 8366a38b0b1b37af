export const howToReachYou = 'तपाईंलाई कसरी सम्पर्क गरौं?'
export const addDetails = 'सम्पर्क विवरण दिनुहोस्'
export const decline = 'पर्दैन, धन्यवाद'
export const cannotLoad = 'फारम खुल्न सकेन। आफ्नो विवरण सन्देशमै पठाउनुहोस्।'
export const name = 'नाम'
export const phone = 'फोन नम्बर'
export const email = 'इमेल'
export const phoneOrEmail = 'फोन नम्बर वा इमेल, एउटा भए पुग्छ।'
export const sendDetails = 'विवरण पठाउनुहोस्'
export const cancel = 'रद्द गर्नुहोस्'
export const detailsReceived = 'तपाईंको सम्पर्क विवरण पायौं।'
export const changeDetails = 'बदल्नुहोस्'
/** Formats the details as a message. */
export const joinLines = (lines: string[]) => lines.filter(Boolean).join('\n')
