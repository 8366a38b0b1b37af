import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/team-page.tsx
  'team member': 'टोलीका सदस्य',
  '+ Add team member': '+ सदस्य थप्नुहोस्',
  'Press “+ Add team member” to introduce the people of your office. Visitors find the page “Our team” once the first one is public.':
    'कार्यालयका मानिसलाई चिनाउन “+ सदस्य थप्नुहोस्” थिच्नुहोस्। पहिलो सदस्य सबैले देख्ने भएपछि भिजिटरले “हाम्रो टोली” पृष्ठ भेट्छन्।',
  'Visitors see the public ones at /team in this order, by branch if there are several. Drag the dots to change it.':
    'सबैले देख्ने सदस्य भिजिटरले /team मा यही क्रममा देख्छन्, शाखा धेरै भए शाखाअनुसार। क्रम बदल्न थोप्लामा समातेर तान्नुहोस्।',
  Role: 'पद',
  'For example “Senior counsellor”. Its Nepali is entered under Translations.':
    'जस्तै “वरिष्ठ काउन्सेलर”। नेपाली पाठ “अनुवाद” मा लेखिन्छ।',
  'Separated by commas, for example “Nepali, English, Hindi”.':
    'अल्पविरामले छुट्याउनुहोस्, जस्तै “नेपाली, अङ्ग्रेजी, हिन्दी”।',
  'Branches are added in the office profile.': 'शाखा कार्यालयको विवरणमा थपिन्छन्।',
  'About the person': 'व्यक्तिको परिचय',
  'Ask the person before you show name and photo.': 'नाम र तस्बिर देखाउनुअघि व्यक्तिलाई सोध्नुहोस्।',
  Public: 'सबैले देख्ने',
} satisfies Texts
