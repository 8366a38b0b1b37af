import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/devices-section.tsx
  'Notifications on your devices': 'तपाईंका डिभाइसमा सूचना',
  'Your phone or computer notifies you of new enquiries immediately, and of chat messages that arrive while no one has the back office open. Notifications say what a question is about, never who asked it. You can also install the back office as an app from the browser’s menu.':
    'नयाँ सोधपुछ आउनेबित्तिकै र कसैले एडमिन प्यानल नखोलेको बेला च्याट सन्देश आउँदा तपाईंको फोन वा कम्प्युटरमा सूचना आउँछ। सूचनामा प्रश्न केबारे हो भन्ने मात्र हुन्छ, कसले सोध्यो भन्ने कहिल्यै हुँदैन। ब्राउजरको मेनुबाट एडमिन प्यानललाई एपका रूपमा इन्स्टल पनि गर्न सकिन्छ।',
  'Failed to fetch your devices. Please try again later.':
    'तपाईंका डिभाइस खुलेनन्। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  'This browser blocks notifications from this site. Allow them in the browser’s settings for this site, then reload this page.':
    'यो ब्राउजरले यस वेबसाइटका सूचना रोकेको छ। ब्राउजरको सेटिङमा यस वेबसाइटलाई अनुमति दिनुहोस्, अनि पृष्ठ फेरि लोड गर्नुहोस्।',
  'On an iPhone or iPad, install the back office first: press Share, then “Add to Home Screen”. Open the app from the Home Screen and turn on notifications there.':
    'iPhone वा iPad मा पहिले एडमिन प्यानल इन्स्टल गर्नुहोस्: Share, अनि “Add to Home Screen” थिच्नुहोस्। होम स्क्रिनबाट एप खोलेर त्यहीँ सूचना खोल्नुहोस्।',
  'This browser does not support notifications. Chrome, Edge, Firefox and Safari do.':
    'यो ब्राउजरमा सूचना चल्दैन। Chrome, Edge, Firefox र Safari मा चल्छ।',
  'Notifications are on for this device': 'यो डिभाइसमा सूचना आउँछ',
  'Turning on...': 'खुल्दै छ…',
  'Turn on for this device': 'यो डिभाइसमा सूचना खोल्नुहोस्',
  'This browser could not reach its push service. Please check its settings, and the network.':
    'ब्राउजर आफ्नो सूचना सेवासम्म पुग्न सकेन। ब्राउजरको सेटिङ र नेटवर्क हेर्नुहोस्।',
  'Failed to turn on notifications. Please try again.': 'सूचना खुलेन। फेरि प्रयास गर्नुहोस्।',
  'This device': 'यो डिभाइस',
  'On since <OfficeDateTime/>, <Fragment/>{0}': 'खुलेको: <OfficeDateTime/>, <Fragment/>{0}',
  'last notification <OfficeDateTime/>.': 'पछिल्लो सूचना: <OfficeDateTime/>।',
  'no notification yet.': 'अहिलेसम्म सूचना गएको छैन।',
  'You are signed out there: notifications resume when you sign in again.':
    'त्यहाँ लगआउट हुनुभएको छ। फेरि लगइन गरेपछि सूचना आउँछ।',
  'Send test notification to {browser}': 'परीक्षण सूचना पठाउनुहोस्: {browser}',
  'Turn off notifications on {browser}': 'सूचना बन्द गर्नुहोस्: {browser}',
  'Turn off': 'बन्द गर्नुहोस्',
  'Failed to send a test notification. Please try again.':
    'परीक्षण सूचना पठाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  'A test notification is on its way to {browser}': 'परीक्षण सूचना पठाइयो: {browser}',
  'Failed to turn off notifications. Please try again.': 'सूचना बन्द भएन। फेरि प्रयास गर्नुहोस्।',
  'Notifications are off on {browser}': 'सूचना बन्द भयो: {browser}',
  // admin/this-browser.ts
  'This browser has no service workers': 'यो ब्राउजरमा सर्भिस वर्कर छैन',
  'The browser does not allow notifications here.': 'ब्राउजरले यहाँ सूचना देखाउन दिँदैन।',
  // admin/worker/worker-script.ts
  'No connection': 'इन्टरनेट छैन',
  'No office data is stored on this device. The page loads again when you are back online.':
    'कार्यालयको कुनै विवरण यो डिभाइसमा राखिँदैन। फेरि अनलाइन भएपछि पृष्ठ आफैं खुल्छ।',
  // feature.ts
  'device with notifications': 'सूचना आउने डिभाइस',
  'Devices with notifications': 'सूचना आउने डिभाइस',
  'notifications on': 'सूचना आउने डिभाइस',
  'notifications on a device': 'डिभाइसमा आउने सूचना',
} satisfies Texts
