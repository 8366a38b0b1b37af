import type { Texts } from '#app/contract/texts.ts'

export default {
  'Form answers': 'फारमका जवाफ',
  answers: 'जवाफ',
  answer: 'जवाफ',
  Answers: 'जवाफ',
  'Search for part of a name, an e-mail address or a phone number, or remove a filter.':
    'नाम, इमेल वा फोन नम्बरको केही अंश खोज्नुहोस्, वा फिल्टर हटाउनुहोस्।',
  'What visitors send with your forms appears here. Each of them is also a lead. You create forms under Pages.':
    'भिजिटरले तपाईंका फारमबाट पठाएका जवाफ यहाँ आउँछन्। हरेकको लिड पनि बन्छ। फारम “पृष्ठ” मा बनाइन्छ।',
  'Search answers': 'जवाफ खोज्नुहोस्',
  'Name, email or phone': 'नाम, इमेल वा फोन',
  Form: 'फारम',
  'All forms': 'सबै फारम',
  'Not spam': 'स्पाम होइन',
  Spam: 'स्पाम',
  'A hidden field was filled in': 'लुकाइएको ठाउँ भरिएको छ',
  'There is a link in the name': 'नाममा लिङ्क छ',
  'The text contains web page or forum code': 'पाठमा वेब पृष्ठ वा फोरमको कोड छ',
  'More than two links': 'दुईभन्दा बढी लिङ्क',
  'Another person sent the same text within a day': 'एकै दिनमा अर्को व्यक्तिले यही पाठ पठाएको छ',
  'Not spam: answers of {name}': 'स्पाम होइन: {name} का जवाफ',
  form: 'फारम',
  'the form of': 'फारम पठाउने:',
  'the answers of a form that were erased': 'मेटाइएका फारमका जवाफ',
} satisfies Texts
