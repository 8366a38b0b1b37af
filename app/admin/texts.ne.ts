import type { Texts } from '#app/contract/texts.ts'

export default {
  // frame.tsx
  'Skip to content': 'मुख्य सामग्रीमा जानुहोस्',
  'Back office': 'एडमिन प्यानल',
  Menu: 'मेनु',
  'Welcome,': 'स्वागत छ,',
  Logout: 'लगआउट',
  new: 'नयाँ',
  // layout.tsx
  'The back office needs JavaScript.': 'एडमिन प्यानल चलाउन ब्राउजरमा JavaScript चाहिन्छ।',
  'Something went wrong': 'केही गडबडी भयो',
  'This screen could not be shown. Nothing you saved is lost.':
    'यो स्क्रिन देखाउन सकिएन। तपाईंले सेभ गरेको केही हराएको छैन।',
  // navigation.ts
  Students: 'विद्यार्थी',
  Website: 'वेबसाइट',
  'Our office': 'हाम्रो कार्यालय',
  Status: 'सिस्टमको अवस्था',
  // office-page.tsx
  'Welcome. Complete your office profile first. Until then, visitors see example data.':
    'स्वागत छ। पहिले कार्यालयको विवरण भर्नुहोस्। त्यतिन्जेल भिजिटरले नमुना विवरण देख्छन्।',
  'Your office’s details on the website. Visitors see changes as soon as you save.':
    'वेबसाइटमा देखिने कार्यालयको विवरण। सेभ गर्नेबित्तिकै भिजिटरले परिवर्तन देख्छन्।',
  'A link': 'लिङ्क',
  'The main button': 'मुख्य बटन',
  'A visitor’s message in the chat': 'च्याटमा भिजिटरको सन्देश',
  // screens.tsx
  'No access': 'अधिकार छैन',
  'Your role does not include this screen. An owner of your office can change your role. The change takes effect immediately.':
    'तपाईंको भूमिकाले यो स्क्रिन खोल्न मिल्दैन। कार्यालयका मालिकले तपाईंको भूमिका बदल्न सक्नुहुन्छ। परिवर्तन तुरुन्तै लागू हुन्छ।',
  'Not found': 'भेटिएन',
  'This page does not exist. It may have been deleted.': 'यो पृष्ठ छैन। हटाइएको हुन सक्छ।',
  // unknown-screen.tsx
  'Log in to the office': 'कार्यालयमा लगइन गर्नुहोस्',
  // web-manifest.ts
  '{short_name} – Office': '{short_name} – कार्यालय',
  'Search synonyms': 'खोजका समानार्थी',
  Articles: 'लेख',
  Events: 'कार्यक्रम',
  Registrations: 'दर्ता',
} satisfies Texts
