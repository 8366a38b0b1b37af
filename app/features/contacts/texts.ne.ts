import type { Texts } from '#app/contract/texts.ts'

export default {
  Newsletter: 'न्युजलेटर',
  // admin/common-columns.tsx
  'Phone, lowest first': 'फोन, सानो नम्बर पहिले',
  'Phone, highest first': 'फोन, ठूलो नम्बर पहिले',
  'Preferred destination': 'मन पर्ने देश',
  'contact message': 'सम्पर्क सन्देश',
  'Delete the message of {name}': '{name} को सन्देश हटाउनुहोस्',
  'Are you sure you want to delete this message?': 'यो सन्देश पक्का हटाउने?',
  'Contact message deleted successfully': 'सम्पर्क सन्देश हटाइयो',
  'Failed to delete contact message. Please try again.':
    'सम्पर्क सन्देश हटाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  // admin/contact-tabs.tsx
  'Contact messages': 'सम्पर्क सन्देश',
  // admin/contacts-page.tsx
  '1 new message': '१ नयाँ सन्देश',
  "{unseen.toLocaleString('en')} new messages": "{unseen.toLocaleString('en')} नयाँ सन्देश",
  contacts: 'सम्पर्क सन्देश',
  'contact messages': 'सम्पर्क सन्देश',
  'No message contains “{q}”.': '“{q}” भएको सन्देश भेटिएन।',
  'Messages from the contact form appear here. Send one yourself to try it.':
    'सम्पर्क फारमबाट आएका सन्देश यहाँ देखिन्छन्। हेर्न एउटा आफैं पठाउनुहोस्।',
  'Search contact messages': 'सम्पर्क सन्देश खोज्नुहोस्',
  'Name, email, phone or text': 'नाम, इमेल, फोन वा पाठ',
  // admin/spam-page.tsx
  Spam: 'स्पाम',
  'spam messages': 'स्पाम सन्देश',
  'Contact messages that look like spam appear here. They create no lead and no notification.':
    'स्पाम जस्ता देखिएका सम्पर्क सन्देश यहाँ आउँछन्। तिनबाट लिड बन्दैन र सूचना पनि जाँदैन।',
  'Show contact messages': 'सम्पर्क सन्देश देखाउनुहोस्',
  'Search spam': 'स्पाम खोज्नुहोस्',
  Reason: 'कारण',
  'A hidden field was filled in': 'नदेखिने फिल्ड भरिएको छ',
  'There is a link in the name': 'नाममा लिङ्क छ',
  'The text contains web page or forum code': 'पाठमा वेबपृष्ठ वा फोरमको कोड छ',
  'More than two links': 'दुईभन्दा बढी लिङ्क छन्',
  'Another person sent the same text within a day': 'एक दिनभित्र अर्को व्यक्तिले पनि यही पाठ पठाएको छ',
  'The message could not be moved out of spam. Please try again.':
    'सन्देश स्पामबाट निकाल्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  'The message from {name} was moved to contact messages': '{name} को सन्देश सम्पर्क सन्देशमा सारियो',
  'Not spam: message from {name}': 'स्पाम होइन: {name} को सन्देश',
  'Not spam': 'स्पाम होइन',
  // feature.ts
  'the contact message of': 'सम्पर्क सन्देश',
  'a contact message that was erased': 'मेटाइएको सम्पर्क सन्देश',
  'Spam{count}': 'स्पाम{count}',
  Messages: 'सन्देश',
  message: 'सन्देश',
  messages: 'सन्देश',
  Forms: 'फारम',
} satisfies Texts
