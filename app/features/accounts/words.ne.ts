import { addEnding } from '#app/contract/nepali-endings.ts'

export const signingInNeedsScripts =
  'लगइन गर्न जाभास्क्रिप्ट चाहिन्छ। यस साइटका लागि खोल्नुहोस्, अनि फेरि प्रयास गर्नुहोस्।'
export const adminLogin = 'एडमिन लगइन'
export const username = 'प्रयोगकर्ता नाम'
export const password = 'पासवर्ड'
export const loggingIn = 'लगइन हुँदै छ…'
export const logInButton = 'लगइन गर्नुहोस्'
/** A sentence with a link to the login page. */
export const passwordSaved = {
  before: 'तपाईंको पासवर्ड सेभ भयो। अब ',
  link: 'लगइन गर्नुहोस्',
  after: '।',
}
export const forgotPassword = 'पासवर्ड बिर्सनुभयो?'
export const newPassword = 'नयाँ पासवर्ड'
export const passwordHint = '८ वा बढी अक्षर; १५ भए झन् राम्रो'
export const saving = 'सेभ हुँदै छ…'
export const saveAndLogIn = 'सेभ गरेर लगइन गर्नुहोस्'
export const chooseAPassword = 'पासवर्ड छान्नुहोस्'
export const choosingNeedsScripts =
  'पासवर्ड छान्न जाभास्क्रिप्ट चाहिन्छ। यस साइटका लागि खोल्नुहोस्, अनि पृष्ठ फेरि लोड गर्नुहोस्।'
export const linkIncomplete = 'यो लिङ्क पूरा छैन। पाउनुभएको पूरै लिङ्क खोल्नुहोस्।'
export const loading = 'खुल्दै छ…'
export const serverUnreachable = 'सर्भरसँग सम्पर्क हुन सकेन। लिङ्क फेरि खोल्नुहोस्।'
export const administratorCreated = {
  before: 'प्रशासकको खाता बन्यो। अब ',
  link: 'लगइन गर्नुहोस्',
  after: '।',
}
export const createAdministrator = 'प्रशासकको खाता बनाउनुहोस्'
export const email = 'इमेल'
export const setUp = 'सुरुको सेटअप'
export const createFirstAdministrator = 'पहिलो प्रशासकको खाता'
export const setupNeedsScripts =
  'सेटअप गर्न जाभास्क्रिप्ट चाहिन्छ। यस साइटका लागि खोल्नुहोस्, अनि पृष्ठ फेरि लोड गर्नुहोस्।'
export const setupLinkNeeded =
  'यो पृष्ठका लागि एकपटक मात्र चल्ने लिङ्क चाहिन्छ। सर्भर फेरि सुरु गर्नुहोस्। त्यसले देखाउने नयाँ लिङ्क एक घण्टा चल्छ।'
export const loginFailed = 'लगइन हुन सकेन'
export const invalidCredentials = 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन'
export const secondStep = 'अझै एउटा चरण'
export const appCode = 'एपले देखाएको कोड'
export const appCodeHint = 'तपाईंको एपले यो कार्यालयका लागि देखाएको ६ अङ्कको कोड।'
export const recoveryCode = 'रिकभरी कोड'
export const recoveryCodeHint = 'तपाईंका दस रिकभरी कोडमध्ये एउटा। हरेक कोड एकपटक मात्र चल्छ।'
export const useRecoveryCode = 'रिकभरी कोड प्रयोग गर्नुहोस्'
export const useAppCode = 'एपको कोड प्रयोग गर्नुहोस्'
export const continueLabel = 'अगाडि बढ्नुहोस्'
export const back = 'पछाडि'
export const useAPasskey = 'पासकी प्रयोग गर्नुहोस्'
export const passkeysNeedHttps = 'पासकी चलाउन https बाट सुरु हुने ठेगाना चाहिन्छ। पासवर्डले लगइन गर्नुहोस्।'
export const storageBlocked =
  'यो ब्राउजरले यस साइटको जानकारी राख्न दिँदैन, त्यसैले लगइन टिक्दैन। ब्राउजरको सेटिङमा यस ठेगानाका लागि कुकी र साइट डेटा खोल्नुहोस्, अनि फेरि प्रयास गर्नुहोस्।'
export const noPasskeyUsed = 'कुनै पासकी प्रयोग भएन। फेरि प्रयास गर्नुहोस् वा पासवर्डले लगइन गर्नुहोस्।'
export const setUpSecondFactor = 'दोस्रो सुरक्षा चरण थप्नुहोस्'
export const scanThis =
  'Google Authenticator वा Aegis जस्तो अथेन्टिकेटर एपले, वा पासवर्ड म्यानेजरले यो स्क्यान गर्नुहोस्।'
export const secretAsQrCode = 'गोप्य कोड QR का रूपमा; तल अक्षरमा पनि छ'
export const secretAsText = 'गोप्य कोड अक्षरमा'
export const firstCode = 'एपले देखाएको कोड'
export const checking = 'जाँच्दै…'
export const yourRecoveryCodes = 'तपाईंका रिकभरी कोड'
export const storeRecoveryCodes =
  'फोन हराए यी हरेक कोडले एकपटक दोस्रो सुरक्षा चरणको काम गर्छ। यी फेरि देखाइँदैनन्। प्रिन्ट गर्नुहोस् वा पासवर्ड राख्ने ठाउँमै राख्नुहोस्।'
export const recoveryCodesOf = (username: string, host: string) =>
  `${addEnding(host, 'मा')} ${addEnding(username, 'का')} रिकभरी कोड`
export const copy = 'कपी गर्नुहोस्'
export const copied = 'कपी भयो'
export const copyYourself = 'आफैं छानेर कपी गर्नुहोस्'
export const print = 'प्रिन्ट गर्नुहोस्'
export const done = 'सकियो'
