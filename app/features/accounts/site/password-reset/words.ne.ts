import { addEnding } from '#app/contract/nepali-endings.ts'

export const forgottenPassword = 'बिर्सेको पासवर्ड'
export const resetDescription =
  'प्रयोगकर्ता नाम वा इमेल लेख्नुहोस्। खाताको इमेलमा नयाँ पासवर्ड राख्ने लिङ्क पठाउँछौं।'
export const usernameOrEmail = 'प्रयोगकर्ता नाम वा इमेल'
export const sendLink = 'लिङ्क पठाउनुहोस्'
export const sendingLink = 'पठाउँदै…'
export const linkSent =
  'यो खाता छ भने त्यसको इमेलमा लिङ्क पठाएका छौं। लिङ्क ३० मिनेटभित्र एकपटक चल्छ। त्यसपछि सधैं जस्तै लगइन गर्नुहोस्।'
export const noMailArrived = 'इमेल आएन? स्प्याम फोल्डर हेर्नुहोस्, वा कार्यालयको अर्को प्रशासकलाई सोध्नुहोस्।'
export const mailNotSetUp =
  'यो सर्भरमा इमेल मिलाइएको छैन, त्यसैले लिङ्क पठाउन सकिँदैन। कार्यालयको अर्को प्रशासकलाई भन्नुहोस्। उहाँले प्रयोगकर्ताको सूचीबाट तपाईंका लागि नयाँ पासवर्डको लिङ्क बनाउन सक्नुहुन्छ।'
export const serverResetHint = (command: string) =>
  `अर्को प्रशासक नभए सर्भर चलाउने व्यक्तिले त्यहाँ ${addEnding(command, 'ले')} नयाँ पासवर्ड राख्न सक्नुहुन्छ।`
export const backToLogin = 'लगइनमा फर्कनुहोस्'
export const resetNeedsScripts =
  'लिङ्क माग्न जाभास्क्रिप्ट चाहिन्छ। यस साइटका लागि खोल्नुहोस्, अनि पृष्ठ फेरि लोड गर्नुहोस्।'
