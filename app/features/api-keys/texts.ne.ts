import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/api-keys-page.tsx
  keys: 'API key',
  'API keys let another program use leads, applications or documents. Press “+ New key” to give one access.':
    'API key भए अर्को प्रोग्रामले लिड, आवेदन वा कागजात चलाउन सक्छ। अनुमति दिन “+ नयाँ key” थिच्नुहोस्।',
  '+ New key': '+ नयाँ key',
  'Another program can use an API key to send enquiries from another website, to read reports, or to use applications and documents. Keep keys secret: anyone with a key can use it.':
    'API key चलाएर अर्को प्रोग्रामले अर्को वेबसाइटबाट सोधपुछ पठाउन, रिपोर्ट पढ्न वा आवेदन र कागजात चलाउन सक्छ। API key गोप्य राख्नुहोस्: जोसँग हुन्छ, उसले चलाउन सक्छ।',
  'Key of {name}': '{name}: API key',
  'Please copy it now: it is not shown again. Store it on the other site’s server, where no visitor can read it.':
    'अहिले नै कपी गर्नुहोस्, फेरि देखाइँदैन। अर्को वेबसाइटको सर्भरमा भिजिटरले पढ्न नसक्ने ठाउँमा राख्नुहोस्।',
  'API key': 'API key',
  '90 days': '९० दिन',
  '1 year': '१ वर्ष',
  'Never expires': 'म्याद नसकिने',
  'New API key': 'नयाँ API key',
  'Create key': 'API key बनाउनुहोस्',
  'Which program uses it, and what for.': 'कुन प्रोग्रामले र केका लागि चलाउँछ।',
  Permissions: 'अधिकार',
  'Expires after': 'म्याद',
  'Created <OfficeDateTime/> by {created_by} ·':
    'बनाइएको: <OfficeDateTime/>, बनाउने: {created_by} ·',
  'last used': 'पछिल्लो प्रयोग:',
  'not used yet': 'अहिलेसम्म प्रयोग भएको छैन',
  Revoked: 'खारेज गरिएको',
  Expired: 'म्याद सकिएको',
  'Failed to revoke the key. Please try again.': 'API key खारेज गर्न सकिएन। फेरि प्रयास गर्नुहोस्।',
  'The API key “{name}” was revoked': 'API key “{name}” खारेज भयो',
  'Revoke {name}': '{name} खारेज गर्नुहोस्',
  'Revoke the API key “{name}”?': 'API key “{name}” पक्का खारेज गर्ने?',
  'Programs that use this key stop working immediately. You cannot undo this.':
    'यो API key चलाउने प्रोग्राम तुरुन्तै रोकिन्छन्। यो फर्काउन मिल्दैन।',
  'Send enquiries': 'सोधपुछ पठाउने',
  'Read reports': 'रिपोर्ट पढ्ने',
  'Read applications': 'आवेदन पढ्ने',
  'Add and change applications': 'आवेदन थप्ने र बदल्ने',
  'Read documents and their files': 'कागजात र तिनका फाइल पढ्ने',
  'Add and change documents': 'कागजात थप्ने र बदल्ने',
  // feature.ts
  'API keys': 'API key',
  'an API key': 'API key',
} satisfies Texts
