import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/event-names.ts
  'Lead created': 'लिड थपियो',
  'Stage changed': 'चरण बदलियो',
  'Leads merged': 'लिड गाभियो',
  'Leads unmerged': 'गाभेको लिड छुट्याइयो',
  'Application added': 'आवेदन थपियो',
  'Application changed': 'आवेदन बदलियो',
  'Application decided': 'आवेदनको निर्णय आयो',
  'Application deleted': 'आवेदन मेटियो',
  'Document received': 'कागजात आयो',
  'Document verified': 'कागजात प्रमाणित भयो',
  'Document expires soon': 'कागजातको म्याद सकिँदैछ',
  'Document deleted': 'कागजात मेटियो',
  Test: 'परीक्षण',
  // admin/webhook-card.tsx
  ', with personal data': ', व्यक्तिगत विवरणसहित',
  ', without personal data': ', व्यक्तिगत विवरणबिना',
  '· Paused': '· रोकिएको',
  webhook: 'वेबहुक',
  'Remove this webhook?': 'यो वेबहुक पक्का निकाल्ने?',
  '{url} will receive no more events.': '{url} मा अब घटना पठाइने छैन।',
  '{url} receives no more events': '{url} मा अब घटना पठाइँदैन',
  'Failed to remove the webhook. Please try again.': 'वेबहुक निकाल्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  'Test event delivered': 'परीक्षण घटना पुग्यो',
  Resume: 'फेरि सुरु गर्नुहोस्',
  Pause: 'रोक्नुहोस्',
  'New secret': 'नयाँ गोप्य कोड',
  'No deliveries yet.': 'अहिलेसम्म डेलिभरी छैन।',
  'Last delivery <OfficeDateTime/>:': 'पछिल्लो डेलिभरी <OfficeDateTime/>:',
  '· attempt {delivery.attempt}': '· प्रयास {delivery.attempt}',
  'Delivered ({status})': 'पुग्यो ({status})',
  // admin/webhooks-page.tsx
  webhooks: 'वेबहुक',
  'Press “+ Add webhook” to send events to another program.':
    'घटना अर्को प्रोग्राममा पठाउन “+ वेबहुक थप्नुहोस्” थिच्नुहोस्।',
  '+ Add webhook': '+ वेबहुक थप्नुहोस्',
  'Webhooks send events of leads, applications and documents to other programs at once, for example a CRM or a spreadsheet. You get a signing secret when you add a webhook; the other program uses it to check that events come from this office. A failed delivery is retried for a day.':
    'वेबहुकले लिड, आवेदन र कागजातका घटना अरू प्रोग्राममा तुरुन्तै पठाउँछ, जस्तै सीआरएम वा स्प्रेडसिटमा। वेबहुक थप्दा हस्ताक्षरको गोप्य कोड पाइन्छ। घटना यही कार्यालयबाट आएको हो कि होइन भनेर अर्को प्रोग्रामले त्यसैबाट जाँच्छ। पुग्न नसकेको डेलिभरी एक दिनसम्म फेरि पठाइन्छ।',
  'Signing secret': 'हस्ताक्षरको गोप्य कोड',
  'The other program uses this secret to check that a message comes from this site. Store it there.':
    'सन्देश यही वेबसाइटबाट आएको हो कि होइन भनेर अर्को प्रोग्रामले यो कोडबाट जाँच्छ। त्यहीँ सेभ गर्नुहोस्।',
  Secret: 'गोप्य कोड',
  'It is shown only once. You can create a new secret later; this one then stops working.':
    'यो एकपटक मात्र देखाइन्छ। पछि नयाँ कोड बनाउन सकिन्छ। त्यसपछि यो कोड चल्दैन।',
  'Edit webhook': 'वेबहुक सम्पादन गर्नुहोस्',
  'Add webhook': 'वेबहुक थप्नुहोस्',
  Events: 'घटना',
  'Include name, emails, phones and countries': 'नाम, इमेल, फोन र देश पनि पठाउनुहोस्',
  'Otherwise an event contains only IDs, stages, steps, kinds and times.':
    'नत्र घटनामा नम्बर, चरण, कदम, प्रकार र समय मात्र हुन्छ।',
  // feature.ts
  'the webhook to': 'वेबहुक',
} satisfies Texts
