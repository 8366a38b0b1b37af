import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/status-page.tsx
  Refresh: 'फेरि जाँच्नुहोस्',
  'Nothing has failed.': 'सबै ठीक छ।',
  'One item needs attention.': 'एउटा कुरामा ध्यान दिनुपर्छ।',
  '{problems} items need attention.': '{problems} कुरामा ध्यान दिनुपर्छ।',
  'For information': 'जानकारीका लागि',
  'Needs attention': 'ध्यान दिनुपर्ने',
  // feature.ts
  'Disk space is low': 'डिस्कमा ठाउँ कम छ',
  'disk space warnings': 'डिस्कको ठाउँका चेतावनी',
  // In another sense than elsewhere
  Status: 'सिस्टमको अवस्था',
} satisfies Texts
