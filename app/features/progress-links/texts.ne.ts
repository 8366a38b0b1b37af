import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/document-code.tsx
  'The code could not be created.': 'कोड बनाउन सकिएन।',
  'Asked for a code on': 'कोड मागेको समय:',
  'Works once, until': 'एक पटक मात्र चल्छ, यो समयसम्म:',
  'Code for documents{ofName}': 'कागजातको कोड{ofName}',
  'Send code by WhatsApp{ofName}': 'WhatsApp मा कोड पठाउनुहोस्{ofName}',
  // admin/guardian-consent.tsx
  'May see: {parts}': 'हेर्न सक्ने: {parts}',
  'recorded by {consent.recorded_by}': '{consent.recorded_by} ले लेखेको',
  'by the student': 'विद्यार्थी आफैंले',
  'Record consent': 'अनुमति लेख्नुहोस्',
  'Consent for {guardian.name || guardian.phone || guardian.email}':
    'अनुमति: {guardian.name || guardian.phone || guardian.email}',
  'Record only what the student has told you. It counts at once.':
    'विद्यार्थीले तपाईंलाई भनेको कुरा मात्र लेख्नुहोस्। यो तुरुन्तै लागू हुन्छ।',
  'For example: told by phone on Monday.': 'उदाहरण: सोमबार फोनमा भन्नुभयो।',
  // admin/person-link.tsx
  'Revoke{ofName}': 'खारेज गर्नुहोस्{ofName}',
  // admin/progress-link-card.tsx
  'The link could not be created.': 'लिङ्क बनाउन सकिएन।',
  'The link could not be revoked.': 'लिङ्क खारेज गर्न सकिएन।',
  'Progress link': 'प्रगति लिङ्क',
  'A page for the student, without an account: where each application stands, who acts next, and which documents you still need.':
    'विद्यार्थीका लागि खाता नचाहिने पेज: प्रत्येक आवेदन कहाँ पुग्यो, अब कसको पालो, र कुन कागजात चाहिन्छ।',
  'New link': 'नयाँ लिङ्क',
  'Create a new link?': 'नयाँ लिङ्क बनाउने?',
  'The link that this person has now stops working.': 'यो व्यक्तिसँग भएको लिङ्क चल्न छोड्छ।',
  'Send this address now. It is shown only once, because we store no copy.':
    'यो ठेगाना अहिले नै पठाउनुहोस्। हामी यसको प्रति राख्दैनौं, त्यसैले एक पटक मात्र देखिन्छ।',
  'Address of the progress link': 'प्रगति लिङ्कको ठेगाना',
  'Open in WhatsApp': 'WhatsApp मा खोल्नुहोस्',
  Created: 'बनाइएको',
  'by {created_by}': '{created_by} द्वारा',
  'Last opened': 'पछिल्लो पटक खोलिएको',
  'Not yet': 'अहिलेसम्म छैन',
  'Ends unless opened': 'नखोलेमा सकिने',
  // feature.ts
  'progress link': 'प्रगति लिङ्क',
  'Progress links': 'प्रगति लिङ्क',
  'the progress link of': 'प्रगति लिङ्क:',
  'a progress link of a person who was erased': 'मेटाइएको व्यक्तिको प्रगति लिङ्क',
} satisfies Texts
