import type { Texts } from '#app/contract/texts.ts'

export default {
  due: 'जाँच्ने बेला भएका',
  disputed: 'स्रोतको भनाइ फरक भएका',
  // admin/count-cards.tsx
  Contacts: 'सम्पर्क',
  Destinations: 'गन्तव्य देश',
  '{summary.total} new in {days?.length} days': '{days?.length} दिनमा {summary.total} नयाँ',
  '(most on {summary.busiest})': '(सबैभन्दा धेरै {summary.busiest})',
  // admin/dashboard-page.tsx
  'Welcome, {name}': '{name}, स्वागत छ',
  'Go to': 'जाने ठाउँ:',
  "Visitors still see example values: {names.join(', ')}.":
    "भिजिटरले अझै नमुना मान देख्छन्: {names.join(', ')}।",
  'Complete your office profile': 'कार्यालयको विवरण पूरा गर्नुहोस्',
  "{people === 1 ? '1 person is' : `${people} people are`} notified of new enquiries.":
    "नयाँ सोधपुछको सूचना {people === 1 ? '1 person is' : `${people} people are`} जान्छ।",
  '1 person is': '१ जनालाई',
  '{people} people are': '{people} जनालाई',
  'Set up e-mail': 'इमेल सेट गर्नुहोस्',
  'Office:': 'कार्यालय:',
  'Recent Messages': 'पछिल्ला सन्देश',
  'reply by': 'जवाफ दिने समय',
  'Longest waiting in the chat': 'च्याटमा सबैभन्दा लामो समय पर्खिरहेका',
  'No {title.toLowerCase()}': '{title.toLowerCase()}: छैन',
  // admin/first-steps.tsx
  'Visitors still see example values, such as the name or the address.':
    'भिजिटरले अझै नाम वा ठेगाना जस्ता नमुना मान देख्छन्।',
  'New enquiries and forgotten passwords need it. Send a test at the end.':
    'नयाँ सोधपुछ र बिर्सेको पासवर्डका लागि चाहिन्छ। अन्त्यमा परीक्षण इमेल पठाउनुहोस्।',
  'Protect your account with a second factor': 'दोस्रो सुरक्षा चरणले आफ्नो खाता सुरक्षित राख्नुहोस्',
  'A stolen password is then not enough to sign in.': 'त्यसपछि चोरिएको पासवर्डले मात्र लगइन हुँदैन।',
  'Keep a backup elsewhere': 'ब्याकअप अर्को ठाउँमा राख्नुहोस्',
  'Download a backup and store it in another place, because a disk can fail.':
    'ब्याकअप डाउनलोड गरेर अर्को ठाउँमा राख्नुहोस्, किनभने डिस्क बिग्रन सक्छ।',
  'Confirm the facts': 'तथ्याङ्क पुष्टि गर्नुहोस्',
  'Compare fees and amounts that are due for review with their sources.':
    'जाँच्नुपर्ने शुल्क र रकम स्रोतसँग भिडाएर हेर्नुहोस्।',
  'Upload your first pictures': 'पहिला तस्बिर अपलोड गर्नुहोस्',
  'Your own photographs show visitors who you are.': 'आफ्नै फोटोले भिजिटरलाई तपाईंहरू को हो भनी देखाउँछ।',
  'Invite people': 'टोलीलाई निम्तो पठाउनुहोस्',
  'Everyone in the office should have an own account.': 'कार्यालयका सबैको आफ्नै खाता हुनुपर्छ।',
  'First steps hidden. You can show them again below.': 'सुरुका काम लुकाइए। तल फेरि देखाउन सकिन्छ।',
  'First steps': 'सुरुका काम',
  '{done} of {states.length} done': '{states.length} मध्ये {done} सकियो',
  'Hide first steps': 'सुरुका काम लुकाउनुहोस्',
  'Show first steps': 'सुरुका काम देखाउनुहोस्',
  'No example data was added.': 'नमुना विवरण थपिएन।',
  'Example data added': 'नमुना विवरण थपियो',
  'Would you like to try everything first? Add example leads, chats and a page draft. Nobody is notified when they are added, and visitors do not see them. You can remove them again.':
    'पहिले सबै चलाएर हेर्नुहुन्छ? नमुना लिड, च्याट र एउटा पृष्ठको ड्राफ्ट थप्नुहोस्। थप्दा कसैलाई सूचना जाँदैन र भिजिटरले देख्दैनन्। पछि निकाल्न सकिन्छ।',
  'Adding...': 'थप्दै…',
  'Add example data': 'नमुना विवरण थप्नुहोस्',
  // admin/remove-example-data.tsx
  'The example data was not removed.': 'नमुना विवरण हटेन।',
  'Example data removed': 'नमुना विवरण हटाइयो',
  'Example data': 'नमुना विवरण',
  'This office contains example data, added <OfficeDateTime/>. Reports count it until it is removed.':
    'यो कार्यालयमा नमुना विवरण छ, थपिएको: <OfficeDateTime/>। नहटाएसम्म रिपोर्टमा गनिन्छ।',
  'Removing...': 'हटाउँदै…',
  'Remove example data': 'नमुना विवरण हटाउनुहोस्',
  'Remove the example data?': 'नमुना विवरण हटाउने हो?',
  "{formatCount(leads, 'example lead')}, {formatCount(conversations, 'example chat')} and {formatCount(pages, 'example page')} are deleted for good, with all changes to them.":
    "{formatCount(leads, 'example lead')}, {formatCount(conversations, 'example chat')} र {formatCount(pages, 'example page')} तीमा गरेका परिवर्तनसहित सधैंका लागि मेटिन्छन्।",
  'Everything else stays.': 'अरू सबै रहन्छ।',
  "This also deletes {formatCount(translations, 'translation')} of the example page.":
    "यसले नमुना पृष्ठका {formatCount(translations, 'translation')} पनि मेट्छ।",
  'example lead': 'नमुना लिड',
  translation: 'अनुवाद',
  'example chat': 'नमुना च्याट',
  'example page': 'नमुना पृष्ठ',
  // admin/work-cards.tsx
  Work: 'काम',
  'new contact message': 'नयाँ सम्पर्क सन्देश',
  'new contact messages': 'नयाँ सम्पर्क सन्देश',
  "{today.count.toLocaleString('en')} today": "आज {today.count.toLocaleString('en')}",
  'fact to review': 'जाँच्नुपर्ने तथ्याङ्क',
  'facts to review': 'जाँच्नुपर्ने तथ्याङ्क',
  'changing soon': 'चाँडै बदलिने',
  'without a source': 'स्रोत नभएको',
  "{count.toLocaleString('en')} in the chat": "च्याटमा {count.toLocaleString('en')}",
  'none overdue': 'म्याद नाघेको छैन',
  "{count.toLocaleString('en')} overdue": "{count.toLocaleString('en')} म्याद नाघेको",
  "{count.toLocaleString('en')} marked as spam": "{count.toLocaleString('en')} स्पाम भनी छुट्याइएको",
  // feature.ts
  'first steps': 'सुरुका काम',
  'the first steps': 'सुरुका काम',
  'example data': 'नमुना विवरण',
} satisfies Texts
