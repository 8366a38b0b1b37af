import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/progress-link-card.tsx
  'The link could not be created.': 'लिङ्क बनाउन सकिएन।',
  'The link could not be revoked.': 'लिङ्क रद्द गर्न सकिएन।',
  'Progress link': 'प्रगति लिङ्क',
  'A page for the student, without an account: where each application stands, who acts next, and which documents you still need.':
    'विद्यार्थीका लागि खाता नचाहिने पेज: प्रत्येक आवेदन कहाँ पुग्यो, अब कसको पालो, र कुन कागजात चाहिन्छ।',
  'New link': 'नयाँ लिङ्क',
  'Create a new link?': 'नयाँ लिङ्क बनाउने?',
  'The link that the student has now stops working.': 'विद्यार्थीसँग भएको लिङ्क चल्न छोड्छ।',
  'Send this address to the student now. It is shown only once, because we store no copy.':
    'यो ठेगाना अहिले नै विद्यार्थीलाई पठाउनुहोस्। हामी यसको प्रति राख्दैनौं, त्यसैले एक पटक मात्र देखिन्छ।',
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
