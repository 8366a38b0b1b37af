export const roleRequiresFactor =
  'तपाईंको भूमिकामा दोस्रो सुरक्षा चरण अनिवार्य छ: पासकी वा एपको कोड। लगइन गर्दा पासवर्डपछि यो चाहिन्छ।'
export const passkeyButton = 'पासकी थप्नुहोस्'
export const authenticatorAppButton = 'अथेन्टिकेटर एप थप्नुहोस्'
export const passkeyDescription =
  'पासकी तपाईंको फोन, कम्प्युटर वा सुरक्षा कीमा रहन्छ। औंलाको छाप, अनुहार वा पिनले खुल्छ। पासवर्डबिना यसैले मात्र पनि लगइन गर्न सकिन्छ।'
export const passkeyName = 'नाम'
export const passkeyNameHint = 'पछि चिन्न सजिलो होस्, जस्तै “मेरो फोन”।'
export const waitingForDevice = 'डिभाइस पर्खिँदै…'
export const passkeyNeedsHttps = 'पासकी चलाउन https बाट सुरु हुने ठेगाना चाहिन्छ।'
export const passkeyExists = 'यस डिभाइसमा तपाईंको खाताको पासकी पहिल्यै छ।'
export const passkeyNotCreated = 'पासकी बनेन। फेरि प्रयास गर्नुहोस्।'
