import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const language: string = 'ne'

export const newsletter = 'न्युजलेटर'
export const whatYouGet = 'विदेश अध्ययनका समाचार इमेलमा पाउनुहोस्।'
export const email = 'इमेल'
export const consent = 'तपाईंको ठेगाना न्युजलेटर पठाउन मात्र प्रयोग गर्छौं। जुनसुकै बेला बन्द गर्न सकिन्छ।'
export const subscribe = 'न्युजलेटर पाउनुहोस्'
export const checkYourMail = 'आफ्नो इमेल हेर्नुहोस्'
export const mailSent = (days: number, mails: number) =>
  `यो ठेगाना सूचीमा अझै छैन भने तपाईंले लिङ्क भएको इमेल पाउनुहुनेछ। पुष्टि गर्न ${nepaliDigits(days)} दिनभित्र त्यो लिङ्क खोल्नुहोस्। यो इमेल बढीमा ${nepaliDigits(mails)} पटक पठाउँछौं।`
export const notDone = 'काम पूरा भएन'
export const tryAgain = 'केही मिनेटपछि फेरि प्रयास गर्नुहोस्।'
export const confirmQuestion = 'तपाईंलाई हाम्रो न्युजलेटर चाहिन्छ?'
export const confirm = 'हो, पठाउनुहोस्'
export const confirmed = 'तपाईंको नाम सूचीमा चढ्यो'
export const confirmedText = 'धन्यवाद। अर्को न्युजलेटर तपाईंलाई पनि पठाउँछौं।'
export const youAreSubscribed = 'तपाईंले हाम्रो न्युजलेटर पाइरहनुभएको छ।'
export const unsubscribe = 'न्युजलेटर बन्द गर्नुहोस्'
export const unsubscribed = 'न्युजलेटर बन्द भयो'
export const unsubscribedText = 'तपाईंको ठेगाना हाम्रो सूचीबाट हटाइयो।'
export const linkIsOld = 'यो लिङ्क अब चल्दैन'
export const linkIsOldText = 'न्युजलेटर बन्द भइसकेको छ वा समयमै पुष्टि गरिएन। चाहनुभए फेरि ठेगाना दिन सकिन्छ।'

export const confirmSubject = 'न्युजलेटर पाउने इच्छा पुष्टि गर्नुहोस्'
export const confirmText = (days: number) =>
  `कसैले यो ठेगाना दिएर हाम्रो न्युजलेटर मागेको छ। तपाईं नै हो भने ${nepaliDigits(days)} दिनभित्र यो लिङ्क खोलेर पुष्टि गर्नुहोस्।`
export const ignoreMail = 'तपाईं होइन भने यो इमेललाई वास्ता नगर्नुहोस्। न्युजलेटर आउँदैन, र ठेगाना पनि हटाउँछौं।'
export const openLink = 'पुष्टि गर्नुहोस्'
