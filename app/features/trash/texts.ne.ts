import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/trash-page.tsx
  'You can restore deleted items for 30 days. After that, they are permanently deleted.':
    'हटाइएका कुरा ३० दिनसम्म फर्काउन मिल्छ। त्यसपछि सधैंका लागि मेटिन्छन्।',
  item: 'कुरा',
  items: 'कुरा',
  'deleted items': 'हटाइएका कुरा',
  'Try another name, or show all types.': 'अर्को नाम खोज्नुहोस्, वा सबै प्रकार देखाउनुहोस्।',
  'There is nothing that you can restore. Deleted items stay here for 30 days: leads, chats, messages, pages and more.':
    'फर्काउन मिल्ने केही छैन। हटाइएका कुरा ३० दिन यहाँ रहन्छन्: लिड, च्याट, सन्देश, पृष्ठ र अरू।',
  'Open the activity log': 'गतिविधि लग खोल्नुहोस्',
  'Search deleted items': 'हटाइएका कुरा खोज्नुहोस्',
  By: 'हटाउने',
  'Can be restored until': 'कहिलेसम्म फर्काउन मिल्ने',
  'Failed to restore {name}. Please try again.': '{name} फर्काउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  '{name} has been permanently deleted.': '{name} सधैंका लागि मेटियो।',
  '{name} was restored': '{name} फर्काइयो',
  'Restore {name}': '{name} फर्काउनुहोस्',
} satisfies Texts
