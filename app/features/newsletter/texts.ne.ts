import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/newsletter-page.tsx
  Newsletter: 'न्युजलेटर',
  Confirmed: 'पुष्टि भएको',
  'Not confirmed': 'पुष्टि नभएको',
  subscribers: 'पाठक',
  subscriber: 'पाठक',
  'No subscriber matches your search.': 'तपाईंले खोजेको पाठक भेटिएन।',
  'Visitors who subscribe on your website appear here.':
    'तपाईंको वेबसाइटमा न्युजलेटर माग्ने भिजिटर यहाँ देखिन्छन्।',
  'Search subscribers': 'पाठक खोज्नुहोस्',
  'Confirmed at': 'पुष्टि मिति',
  'Unsubscribe link': 'बन्द गर्ने लिङ्क',
  'List-Unsubscribe': 'List-Unsubscribe',
  'List-Unsubscribe-Post': 'List-Unsubscribe-Post',
  'List-Unsubscribe=One-Click': 'List-Unsubscribe=One-Click',
  'newsletter subscribers': 'न्युजलेटर पाठक',
  'Delete {email}': '{email} हटाउनुहोस्',
  'Delete this subscriber?': 'यो पाठक हटाउने?',
  '{email}. This cannot be undone.': '{email}। हटाएपछि फर्काउन मिल्दैन।',
  '{email} deleted': '{email} हटाइयो',
  'Failed to delete the subscriber. Please try again.': 'पाठक हटाउन सकिएन। फेरि प्रयास गर्नुहोस्।',

  // admin/newsletter-settings.tsx
  Settings: 'सेटिङ',
  'Set up e-mail': 'इमेल सेट गर्नुहोस्',
  'The form is hidden because e-mail is not set up: nobody could confirm.':
    'इमेल सेटअप नभएकाले फारम देखिँदैन: कसैले पुष्टि गर्न सक्दैन।',
  'Confirmed: {confirmed}, not confirmed: {unconfirmed}':
    'पुष्टि भएका: {confirmed}, पुष्टि नभएका: {unconfirmed}',
  'Visitors enter their email above the footer of every page and confirm it by a link in a mail. Addresses that are not confirmed within {MAX_UNCONFIRMED_DAYS} days are deleted. This program does not send newsletters: export the confirmed addresses and import them into a mail service. Before each newsletter import them again, because the list here knows who has unsubscribed. Please mention the newsletter in your privacy policy.':
    'भिजिटरले हरेक पृष्ठको फुटरमाथि इमेल ठेगाना लेख्छन् र इमेलमा आएको लिङ्कबाट पुष्टि गर्छन्। {MAX_UNCONFIRMED_DAYS} दिनभित्र पुष्टि नभएका ठेगाना हटाइन्छन्। यो प्रोग्रामले न्युजलेटर पठाउँदैन: पुष्टि भएका ठेगाना डाउनलोड गरेर इमेल पठाउने सेवामा इम्पोर्ट गर्नुहोस्। हरेक न्युजलेटरअघि फेरि इम्पोर्ट गर्नुहोस्, किनकि कसले बन्द गर्‍यो भन्ने यहीँको सूचीमा थाहा हुन्छ। न्युजलेटरबारे गोपनीयता नीतिमा पनि लेख्नुहोस्।',
  'The newsletter is off. Visitors see no form.': 'न्युजलेटर बन्द छ। भिजिटरले फारम देख्दैनन्।',
  'Visitors can subscribe.': 'भिजिटरले न्युजलेटर माग्न सक्छन्।',
  'Visitors cannot subscribe yet.': 'भिजिटरले अझै न्युजलेटर माग्न सक्दैनन्।',
  'The setting was not saved.': 'सेटिङ सेभ भएन।',
  'The newsletter is on now.': 'न्युजलेटर अब खुला छ।',
  'The newsletter is off now.': 'न्युजलेटर अब बन्द छ।',
  'Switch off': 'बन्द गर्नुहोस्',
  'Switch on': 'खोल्नुहोस्',

  // feature.ts
  'newsletter subscriber': 'न्युजलेटर पाठक',
  'Newsletter subscribers': 'न्युजलेटर पाठक',
  'newsletter setting': 'न्युजलेटर सेटिङ',
  'Newsletter settings': 'न्युजलेटर सेटिङ',
  'the newsletter settings': 'न्युजलेटर सेटिङ',
} satisfies Texts
