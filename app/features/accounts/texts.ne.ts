import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/account-page.tsx
  'Your account': 'तपाईंको खाता',
  'Second factor': 'दोस्रो सुरक्षा चरण',
  'Failed to fetch second factors. Please try again later.':
    'दोस्रो सुरक्षा चरण ल्याउन सकिएन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  'Active sessions': 'चलिरहेका सेसन',
  'Failed to fetch sessions. Please try again later.':
    'सेसन ल्याउन सकिएन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  Profile: 'परिचय',
  'Save profile': 'परिचय सेभ गर्नुहोस्',
  'Change password': 'पासवर्ड बदल्नुहोस्',
  'Current password': 'अहिलेको पासवर्ड',
  'New password': 'नयाँ पासवर्ड',
  'At least 8 characters; 15 or more are better. Changing it ends all your other sessions.':
    'कम्तीमा ८ अक्षर; १५ वा बढी भए राम्रो। बदलेपछि तपाईंका अरू सबै सेसन सकिन्छन्।',
  'Your password has been changed': 'तपाईंको पासवर्ड बदलियो',
  'All other sessions have ended.': 'अरू सबै सेसन सकिए।',
  'End all other sessions': 'अरू सबै सेसन सकाउनुहोस्',
  'You have no other sessions.': 'तपाईंको अर्को सेसन छैन।',
  'This session': 'यो सेसन',
  'Signed in <OfficeDateTime/>, last used <OfficeDateTime 2/>.':
    'लगइन: <OfficeDateTime/>, पछिल्लो प्रयोग: <OfficeDateTime 2/>।',
  'From {address}.': 'ठेगाना {address}।',
  'End this session': 'यो सेसन सकाउनुहोस्',
  'End the session of {browser}': '{browser} को सेसन सकाउनुहोस्',
  End: 'सकाउनुहोस्',
  'Failed to end the session. Please try again.': 'सेसन सकाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  'The session has ended': 'सेसन सकियो',
  'All other sessions have ended': 'अरू सबै सेसन सकिए',
  // admin/factors/factors-section.tsx
  'Authenticator app': 'अथेन्टिकेटर एप',
  'Set up on <OfficeDateTime/>.': 'सेट गरिएको: <OfficeDateTime/>।',
  'A 6-digit code that changes every 30 seconds. Works offline.':
    'हरेक ३० सेकेन्डमा बदलिने ६ अङ्कको कोड। इन्टरनेटबिना पनि चल्छ।',
  'Set up': 'सेट गर्नुहोस्',
  'Remove the authenticator app?': 'अथेन्टिकेटर एप निकाल्ने हो?',
  'The app’s codes stop working. Without another second factor you sign in with your password alone, and your recovery codes are deleted.':
    'एपका कोड चल्न छोड्छन्। अर्को सुरक्षा चरण नभए पासवर्डले मात्र लगइन हुन्छ र रिकभरी कोड पनि हटाइन्छन्।',
  'Recovery codes': 'रिकभरी कोड',
  '{remaining} of 10 are left. Each works once.': '१० मध्ये {remaining} बाँकी। हरेक एकपटक चल्छ।',
  'Create new recovery codes': 'नयाँ रिकभरी कोड बनाउनुहोस्',
  'Create new': 'नयाँ बनाउनुहोस्',
  'Create ten new recovery codes?': 'दसवटा नयाँ रिकभरी कोड बनाउने हो?',
  'Your current recovery codes stop working.': 'अहिलेका रिकभरी कोड चल्न छोड्छन्।',
  'Turn on': 'चालु गर्नुहोस्',
  'The authenticator app was removed': 'अथेन्टिकेटर एप निकालियो',
  '{name} was removed': '{name} निकालियो',
  Passkeys: 'पासकी',
  'Stored on your phone, your computer or a security key. You can sign in with a passkey alone, without a password.':
    'तपाईंको फोन, कम्प्युटर वा सुरक्षा कीमा रहन्छ। पासवर्ड नलेखी पासकीले मात्र लगइन गर्न सकिन्छ।',
  'Add a passkey': 'पासकी थप्नुहोस्',
  ', last used <OfficeDateTime/>.': ', पछिल्लो प्रयोग: <OfficeDateTime/>।',
  ', not used yet.': ', अझै प्रयोग भएको छैन।',
  'Remove {name}?': '{name} निकाल्ने हो?',
  'You can no longer sign in with it. Your device lists it until you remove it there.':
    'अब यसले लगइन हुँदैन। डिभाइसबाट पनि नहटाएसम्म त्यहाँको सूचीमा देखिन्छ।',
  // admin/link-dialog.tsx
  'This link is also sent by email. You can pass it on yourself as well.':
    'यो लिङ्क इमेलमा पनि पठाइन्छ। तपाईं आफैंले पनि दिन सक्नुहुन्छ।',
  'Email is not set up on this server, so please pass this link on yourself.':
    'यो सर्भरमा इमेल सेट गरिएको छैन, त्यसैले यो लिङ्क तपाईं आफैं दिनुहोस्।',
  'Link for {username}': '{username} का लागि लिङ्क',
  '{0} By it {username} chooses a password.': '{0} यसबाट {username} ले पासवर्ड छान्नुहुन्छ।',
  'One-time link': 'एकपटक मात्र चल्ने लिङ्क',
  'It works once, until <OfficeDateTime/>. It is not shown again, but you can create a new one.':
    'यो एकपटक मात्र चल्छ, म्याद: <OfficeDateTime/>। फेरि देखाइँदैन, तर नयाँ बनाउन सकिन्छ।',
  // admin/people-list.tsx
  'is disabled': 'बन्द गरियो',
  'is enabled': 'खोलियो',
  '{username} is now: {formatRole(result.value)}': '{username} अब: {formatRole(result.value)}',
  'Role of {username}': '{username} को भूमिका',
  'Change role': 'भूमिका बदल्नुहोस्',
  'It takes effect immediately, wherever {username} is signed in. Nothing that {username} did is lost.':
    '{username} जहाँ लगइन हुनुहुन्छ, त्यहाँ तुरुन्तै लागू हुन्छ। {username} ले गरेको काम केही हराउँदैन।',
  'Profile of {username}': '{username} को परिचय',
  '(you)': '(तपाईं)',
  'Signed in': 'लगइन',
  'Has not chosen a password yet': 'अझै पासवर्ड छानेको छैन',
  'No sign-in within 30 days': '३० दिनभित्र लगइन भएको छैन',
  'New link': 'नयाँ लिङ्क',
  'Reset password': 'पासवर्ड रिसेट गर्नुहोस्',
  Role: 'भूमिका',
  '{link} for {username}': '{username}: {link}',
  Enable: 'खाता खोल्नुहोस्',
  Disable: 'खाता बन्द गर्नुहोस्',
  Active: 'सक्रिय',
  Invited: 'निम्तो पठाइएको',
  Disabled: 'बन्द',
  'Disable {username}?': '{username} को खाता बन्द गर्ने हो?',
  'The invitation link stops working immediately.': 'निम्तोको लिङ्क तुरुन्तै चल्न छोड्छ।',
  '{username} is signed out everywhere within seconds and cannot log in until enabled again. Nothing that {username} did is lost.':
    '{username} केही सेकेन्डमै सबैतिर लगआउट हुनुहुन्छ। खाता फेरि नखोलेसम्म लगइन हुँदैन। {username} ले गरेको काम केही हराउँदैन।',
  'Enable {username}?': '{username} को खाता खोल्ने हो?',
  '{username} can sign in to the back office again.':
    '{username} ले फेरि एडमिन प्यानलमा लगइन गर्न सक्नुहुन्छ।',
  'Create a new link for {username}?': '{username} का लागि नयाँ लिङ्क बनाउने हो?',
  'The previous link stops working.': 'अघिल्लो लिङ्क चल्न छोड्छ।',
  'Reset the password of {username}?': '{username} को पासवर्ड रिसेट गर्ने हो?',
  'You get a link with which {username} can choose a new password. The current password works until the link is used. Then {username} is signed out everywhere.':
    'तपाईंले एउटा लिङ्क पाउनुहुन्छ, जसबाट {username} ले नयाँ पासवर्ड छान्न सक्नुहुन्छ। लिङ्क प्रयोग नहुन्जेल अहिलेकै पासवर्ड चल्छ। त्यसपछि {username} सबैतिर लगआउट हुनुहुन्छ।',
  // admin/people-page.tsx
  'People of your office who can sign in are listed here. Press “+ Invite” to invite one.':
    'लगइन गर्न सक्ने कार्यालयका मान्छे यहाँ देखिन्छन्। कसैलाई निम्तो दिन “+ निम्तो पठाउनुहोस्” थिच्नुहोस्।',
  '+ Invite': '+ निम्तो पठाउनुहोस्',
  'Everyone with access to the back office, and their role. The activity log shows who changed what.':
    'एडमिन प्यानल चलाउन सक्ने सबै जना र उहाँहरूको भूमिका। कसले के बदल्यो, गतिविधि लगमा देखिन्छ।',
  'Second factor required': 'दोस्रो सुरक्षा चरण अनिवार्य',
  'People in these roles need a code from an app or a passkey in addition to their password. Anyone without one must set it up at the next login. People who are signed in stay signed in until then.':
    'यी भूमिकाका मान्छेलाई पासवर्डसँगै एपको कोड वा पासकी चाहिन्छ। नभएकाले अर्को लगइनमा सेट गर्नुपर्छ। लगइन भइसकेका त्यतिन्जेल लगइन नै रहन्छन्।',
  Roles: 'भूमिका',
  'Invite a user': 'प्रयोगकर्तालाई निम्तो पठाउनुहोस्',
  'Inviting...': 'निम्तो पठाउँदै…',
  Invite: 'निम्तो पठाउनुहोस्',
  Username: 'प्रयोगकर्ता नाम',
  // admin/profile-fields.tsx
  'Full name': 'पूरा नाम',
  'Students in the chat see the first name when you reply. They never see the username.':
    'जवाफ दिँदा विद्यार्थीले च्याटमा पहिलो नाम देख्छन्। प्रयोगकर्ता नाम कहिल्यै देख्दैनन्।',
  Languages: 'बोल्ने भाषा',
  'The languages you speak, for example Nepali, English, Hindi.':
    'तपाईंले बोल्ने भाषा, जस्तै नेपाली, अङ्ग्रेजी, हिन्दी।',
  'Language of the back office': 'एडमिन प्यानलको भाषा',
  // admin/reauthentication/reauthentication-dialog.tsx
  'Confirm it’s you': 'तपाईं नै हो भनी पुष्टि गर्नुहोस्',
  Continue: 'अगाडि बढ्नुहोस्',
  'Use a passkey': 'पासकी प्रयोग गर्नुहोस्',
  'Please confirm your identity to continue. You will not be asked again for ten minutes.':
    'अगाडि बढ्न तपाईं नै हो भनी पुष्टि गर्नुहोस्। दस मिनेटसम्म फेरि सोधिँदैन।',
  'Your password': 'तपाईंको पासवर्ड',
  'Code from your app, or a recovery code': 'एपको कोड वा रिकभरी कोड',
  'Recovery code': 'रिकभरी कोड',
  'No passkey was used. Please try again.': 'पासकी प्रयोग भएन। फेरि प्रयास गर्नुहोस्।',
  // admin/role-fields.tsx
  'Only their own leads': 'आफ्ना लिड मात्र',
  'branch {each}': 'शाखा {each}',
  'Leads of {each}, and their own': '{each} शाखाका र आफ्ना लिड',
  'Lead access': 'देख्न पाउने लिड',
  'Chat and contact messages require access to all leads.':
    'च्याट र सम्पर्क सन्देशका लागि सबै लिड देख्न पाउनुपर्छ।',
  'branch {branch}': 'शाखा {branch}',
  // admin/role-labels.ts
  Owner: 'मालिक',
  'Full access, including people, settings, API keys and jobs':
    'सबै अधिकार: टोली, सेटिङ, API key र पृष्ठभूमिका काम पनि',
  'Works with students: leads, chat, contact messages, saved replies, reports':
    'विद्यार्थीसँग काम गर्ने: लिड, च्याट, सम्पर्क सन्देश, तयारी जवाफ, रिपोर्ट',
  Editor: 'सम्पादक',
  'Edits the website: pages, destinations, slides, facts, pictures':
    'वेबसाइट सम्पादन गर्ने: पृष्ठ, गन्तव्य देश, स्लाइड, तथ्याङ्क, तस्बिर',
  Viewer: 'दर्शक',
  'Can only read reports': 'रिपोर्ट मात्र हेर्न सक्ने',
  ', own leads': ', आफ्ना लिड',
  // feature.ts
  administrator: 'प्रशासक',
  'an administrator': 'प्रशासक',
  'roles that require a second factor': 'दोस्रो सुरक्षा चरण अनिवार्य भएका भूमिका',
  'Required second factors': 'अनिवार्य दोस्रो सुरक्षा चरण',
  'the roles that require a second factor': 'दोस्रो सुरक्षा चरण अनिवार्य भएका भूमिका',
} satisfies Texts
