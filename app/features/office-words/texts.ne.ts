import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/use-words-editor.ts
  'The words were not saved.': 'पाठ सेभ भएन।',
  // admin/words-form.tsx
  '{help} {[...text].length} of {maxLength} characters.':
    '{help} {maxLength} मध्ये {[...text].length} अक्षर।',
  'Original:': 'सुरुको पाठ:',
  'Use the original': 'सुरुको पाठ राख्नुहोस्',
  'Texts that are in English here stay English for visitors until you write them.':
    'यहाँ अङ्ग्रेजीमा भएका पाठ तपाईंले नलेखेसम्म भिजिटरले अङ्ग्रेजीमै देख्छन्।',
  "{newer.saved_by || 'Someone else'} has saved these words meanwhile.":
    "यो बीचमा पाठ सेभ गर्ने: {newer.saved_by || 'Someone else'}।",
  'Show their words': 'उहाँको पाठ देखाउनुहोस्',
  // admin/words-page.tsx
  'Short texts of the website: the chat’s welcome, the contact form and when you answer. Visitors see changes as soon as you save.':
    'वेबसाइटका छोटा पाठ: च्याटको स्वागत, सम्पर्क फारम, र तपाईंले कहिले जवाफ दिने। सेभ गर्नासाथ भिजिटरले देख्छन्।',
  'Language of the site': 'साइटको भाषा',
  // contract.ts
  'First welcome message': 'स्वागतको पहिलो सन्देश',
  'Sent in your name when a visitor opens the chat for the first time.':
    'भिजिटरले पहिलोपटक च्याट खोल्दा तपाईंको नाममा पठाइन्छ।',
  'Second welcome message': 'स्वागतको दोस्रो सन्देश',
  'Sent after the first one.': 'पहिलोपछि पठाइन्छ।',
  'Contact card while you are open': 'कार्यालय खुला हुँदाको सम्पर्क कार्ड',
  'Below the welcome.': 'स्वागतको तल।',
  'Contact card while you are closed': 'कार्यालय बन्द हुँदाको सम्पर्क कार्ड',
  'Below the last message.': 'पछिल्लो सन्देशको तल।',
  'Privacy notice in the chat': 'च्याटमा गोपनीयताको सूचना',
  'Above “Send details”. It is stored with the details. {office} is your short name.':
    '“विवरण पठाउनुहोस्” को माथि। विवरणसँगै राखिन्छ। {office} भनेको कार्यालयको छोटो नाम हो।',
  'Closed conversation': 'बन्द गरिएको कुराकानी',
  'Below a conversation that you have closed.': 'तपाईंले बन्द गरेको कुराकानीको तल।',
  'Contact form': 'सम्पर्क फारम',
  'Name field': 'नामको ठाउँ',
  'Above the field.': 'ठाउँको माथि।',
  'E-mail field': 'इमेलको ठाउँ',
  'Phone field': 'फोनको ठाउँ',
  'Destination field': 'देशको ठाउँ',
  'Message field': 'सन्देशको ठाउँ',
  'Privacy notice in the form': 'फारममा गोपनीयताको सूचना',
  'Above the button. It is stored with the message. {office} is your short name.':
    'बटनको माथि। सन्देशसँगै राखिन्छ। {office} भनेको कार्यालयको छोटो नाम हो।',
  'Sends the form.': 'फारम पठाउँछ।',
  'Text after sending': 'पठाएपछिको पाठ',
  'Below “Message Sent Successfully!”.': '“सन्देश पठाइयो!” को तल।',
  Confirmation: 'पठाएको पुष्टि',
  'Beside the button after sending, before the day of your reply.':
    'पठाएपछि बटनको छेउमा, जवाफ दिने दिनअघि।',
  'When you answer': 'कहिले जवाफ दिने',
  'Day of the reply': 'जवाफ दिने दिन',
  'After sending the form, and in the chat while you are closed. {day} is calculated from your opening hours.':
    'फारम पठाएपछि, र कार्यालय बन्द हुँदा च्याटमा। {day} खुल्ने समयबाट निकालिन्छ।',
  'Invitation to write': 'लेख्न भन्ने पाठ',
  'At the end of services. {day} is the day of your reply.':
    'सेवाका पृष्ठको अन्त्यमा। {day} भनेको जवाफ दिने दिन हो।',
  'Search without results': 'केही नभेटिएको खोज',
  '{day} is the day of your reply.': '{day} भनेको जवाफ दिने दिन हो।',
  'Automatic reply by e-mail': 'इमेलमा जाने स्वचालित जवाफ',
  'A sentence of the automatic reply in this language. {day} is the day of your reply.':
    'यस भाषामा जाने स्वचालित जवाफको एउटा वाक्य। {day} भनेको जवाफ दिने दिन हो।',
  'On many pages': 'धेरै पृष्ठमा',
  'Main button': 'मुख्य बटन',
  'In the header and at the end of pages. It leads to the contact form.':
    'पृष्ठको माथि र अन्त्यमा। यसले सम्पर्क फारममा लैजान्छ।',
  'End of country guides': 'देशका गाइडको अन्त्य',
  'Beside the button. {address} is the address of your main branch.':
    'बटनको छेउमा। {address} भनेको मुख्य कार्यालयको ठेगाना हो।',
  'End of scholarships': 'छात्रवृत्तिको अन्त्य',
  'Beside the button.': 'बटनको छेउमा।',
  Footer: 'फुटर',
  'Below the name of your office.': 'कार्यालयको नामको तल।',
  // feature.ts
  words: 'छोटा पाठ',
  'the words in': 'छोटा पाठ, भाषा',
} satisfies Texts
