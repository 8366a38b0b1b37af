import type { Texts } from '#app/contract/texts.ts'

export default {
  Events: 'कार्यक्रम',
  events: 'कार्यक्रम',
  event: 'कार्यक्रम',
  '+ New event': '+ नयाँ कार्यक्रम',
  'Search events': 'कार्यक्रम खोज्नुहोस्',
  'Search for part of a title or an address, or remove a filter.':
    'शीर्षक वा ठेगानाको केही अंश खोज्नुहोस्, वा फिल्टर हटाउनुहोस्।',
  'Fairs, seminars and other events, for which visitors can register. Visitors find events once you publish the first one. Press “+ New event” to write it.':
    'मेला, सेमिनार र अरू कार्यक्रम, जसमा भिजिटरले नाम दर्ता गर्न सक्छन्। पहिलो कार्यक्रम प्रकाशित गरेपछि भिजिटरले भेट्छन्। लेख्न “+ नयाँ कार्यक्रम” थिच्नुहोस्।',
  'Title or address': 'शीर्षक वा ठेगाना',
  'Any status': 'जुनसुकै अवस्था',
  'All languages': 'सबै भाषा',
  Start: 'सुरु',
  Registrations: 'दर्ता',
  registrations: 'दर्ता',
  registration: 'दर्ता',
  '{registered} of {seats} seats': '{seats} मध्ये {registered} सिट',
  '{registered} registered': '{registered} दर्ता',
  '{taken}, {waiting} waiting': '{taken}, {waiting} प्रतीक्षामा',
  ', {attended} attended': ', {attended} उपस्थित',
  'Search for part of a name, an e-mail address or a phone number, or remove a filter.':
    'नाम, इमेल ठेगाना वा फोन नम्बरको केही अंश खोज्नुहोस्, वा फिल्टर हटाउनुहोस्।',
  'People who register for your events appear here. Each of them is also a lead.':
    'तपाईंका कार्यक्रममा नाम दर्ता गर्नेहरू यहाँ देखिन्छन्। हरेक जना लिड पनि हुन्।',
  'Search registrations': 'दर्ता खोज्नुहोस्',
  'Name, email or phone': 'नाम, इमेल वा फोन',
  Event: 'कार्यक्रम',
  'All events': 'सबै कार्यक्रम',
  Note: 'टिप्पणी',
  Attended: 'उपस्थित',
  Yes: 'हो',
  'Has a seat': 'सिट पाएको',
  'Waiting list': 'प्रतीक्षा सूची',
  Cancelled: 'रद्द',
  Spam: 'स्पाम',
  'Moved up on': 'प्रतीक्षाबाट सिट पाएको:',
  'Give a seat: {name}': 'सिट दिनुहोस्: {name}',
  'Give a seat': 'सिट दिनुहोस्',
  'Cancel the registration of {name}': 'दर्ता रद्द गर्नुहोस्: {name}',
  'Cancel the registration of {name}?': '{name} को दर्ता रद्द गर्ने हो?',
  'Cancel the registration': 'दर्ता रद्द गर्नुहोस्',
  'Keep it': 'राख्नुहोस्',
  'The person leaves the waiting list. If e-mail is set up, the person gets a mail.':
    'व्यक्ति प्रतीक्षा सूचीबाट हट्छ। इमेल मिलाइएको भए उहाँलाई इमेल जान्छ।',
  'The first person on the waiting list gets the seat. If e-mail is set up, both get a mail.':
    'प्रतीक्षा सूचीको पहिलो व्यक्तिले सिट पाउँछ। इमेल मिलाइएको भए दुवैलाई इमेल जान्छ।',
  'event registrations': 'कार्यक्रमका दर्ता',
  'event registration': 'कार्यक्रमको दर्ता',
  'Event registrations': 'कार्यक्रमका दर्ता',
  'the registration of': 'दर्ता:',
  'a registration that was erased': 'मेटाइएको दर्ता',
  // inform-people.tsx
  "Tell the {uninformed} registered {uninformed === 1 ? 'person' : 'people'}":
    'दर्ता भएका {uninformed} जनालाई जानकारी दिनुहोस्',
  'People who registered do not know yet that it does not take place.':
    'दर्ता भएका व्यक्तिलाई कार्यक्रम हुँदैन भन्ने अझै थाहा छैन।',
  'Date, time, place or link have changed since people registered.':
    'व्यक्तिहरू दर्ता भएपछि मिति, समय, ठाउँ वा लिङ्क बदलिएको छ।',
  'Write to {uninformed} people about “{title}”?': '“{title}” बारे {uninformed} जनालाई इमेल पठाउने?',
  'Send the mails': 'इमेल पठाउनुहोस्',
  'Not now': 'अहिले होइन',
  'Each person gets one mail with the new details and a link that updates the calendar, also those on the waiting list.':
    'हरेक व्यक्तिले नयाँ विवरण र पात्रो मिलाउने लिङ्कसहित एउटा इमेल पाउँछन्, प्रतीक्षा सूचीमा हुनेले पनि।',
  'This event is cancelled.': 'यो कार्यक्रम रद्द भएको छ।',
} satisfies Texts
