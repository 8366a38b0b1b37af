import type { Texts } from '#app/contract/texts.ts'

export default {
  Provider: 'इमेल सेवा',
  // admin/mail-page.tsx
  'Please try again.': 'फेरि प्रयास गर्नुहोस्।',
  'Email is set up': 'इमेल सेट भएको छ',
  'Email is not set up': 'इमेल सेट भएको छैन',
  'Email is set up, but not tried yet': 'इमेल सेट भएको छ, तर अझै परीक्षण गरिएको छैन',
  'Mails are not being sent': 'इमेल पठाइँदै छैन',
  'Press “Send me a test mail” to see whether it works.':
    'काम गर्छ कि गर्दैन हेर्न “मलाई परीक्षण इमेल पठाउनुहोस्” थिच्नुहोस्।',
  'The last attempt failed; the list below says why. Waiting mails are tried again for three days.':
    'पछिल्लो प्रयास सफल भएन; कारण तलको सूचीमा छ। पर्खिरहेका इमेल तीन दिनसम्म फेरि पठाउने प्रयास गरिन्छ।',
  "From {from}, through {server}. {waiting || 'None'} waiting, {failed || 'none'} failed.":
    "पठाउने ठेगाना: {from}, सर्भर: {server}। पठाउन बाँकी: {waiting || 'None'}, पठाउन नसकिएको: {failed || 'none'}।",
  none: 'छैन',
  'Choose your provider and enter your login, then press “Send a test”. Until e-mail is set up, mails are listed below but not sent.':
    'आफ्नो इमेल सेवा छानेर लगइन विवरण लेख्नुहोस्, अनि “परीक्षण इमेल पठाउनुहोस्” थिच्नुहोस्। इमेल सेट नहुन्जेल इमेल तलको सूचीमा बस्छ, पठाइँदैन।',
  "Notified of new enquiries: {subscribers.join(', ')}.":
    "नयाँ सोधपुछको सूचना पाउने: {subscribers.join(', ')}।",
  'Sending...': 'पठाउँदै…',
  'Send me a test mail': 'मलाई परीक्षण इमेल पठाउनुहोस्',
  'The mail server accepted it:': 'इमेल सर्भरले स्वीकार गर्‍यो:',
  'The mail was not sent:': 'इमेल पठाइएन:',
  'Send students an automatic reply': 'विद्यार्थीलाई स्वचालित जवाफ पठाउनुहोस्',
  'Anyone who leaves an email address in the contact form or the chat gets a reply, at most once a day, that says when you will answer according to your opening hours. It does not repeat what they wrote. A reply that cannot be sent within {AUTO_REPLY_HOURS} hours is cancelled and listed below as “Cancelled”.':
    'सम्पर्क फारम वा च्याटमा इमेल ठेगाना लेख्ने जोकोहीले बढीमा दिनको एकपटक जवाफ पाउँछन्। त्यसमा खुल्ने समयअनुसार तपाईंले कहिले जवाफ दिनुहुन्छ भन्ने हुन्छ। उहाँहरूले लेखेको कुरा दोहोरिँदैन। {AUTO_REPLY_HOURS} घण्टाभित्र पठाउन नसकिएको जवाफ रद्द हुन्छ र तलको सूचीमा “रद्द गरिएको” देखिन्छ।',
  'Email not set up': 'इमेल सेट भएको छैन',
  mails: 'इमेल',
  'Mails that the site has sent or could not send are listed here. Set up e-mail above and send a test.':
    'वेबसाइटले पठाएका र पठाउन नसकेका इमेल यहाँ देखिन्छन्। माथि इमेल सेट गरेर परीक्षण इमेल पठाउनुहोस्।',
  'Search mails': 'इमेल खोज्नुहोस्',
  'Subject, name or address': 'विषय, नाम वा ठेगाना',
  until: '· अर्को प्रयास:',
  'Tried {attempts} times:': '{attempts} पटक प्रयास गरियो:',
  'The mail is being sent again': 'इमेल फेरि पठाइँदै छ',
  'The mail will not be sent': 'यो इमेल पठाइने छैन',
  // admin/mail-server/mail-server-form.tsx
  'E-mail set-up': 'इमेलको सेटिङ',
  'Mail server': 'इमेल सर्भर',
  Port: 'पोर्ट',
  Security: 'सुरक्षा',
  'User name': 'प्रयोगकर्ता नाम',
  'Usually your e-mail address. Leave it empty for a mail server without login.':
    'प्रायः तपाईंको इमेल ठेगाना नै हो। लगइन नचाहिने सर्भर भए खाली छोड्नुहोस्।',
  Password: 'पासवर्ड',
  'A password is stored. Leave this empty to keep it.':
    'पासवर्ड पहिल्यै राखिएको छ। त्यही राख्ने भए यो खाली छोड्नुहोस्।',
  'It is stored encrypted and never shown again.': 'पासवर्ड इन्क्रिप्ट गरेर राखिन्छ र फेरि कहिल्यै देखाइँदैन।',
  'Sender name': 'पठाउनेको नाम',
  'What people see as the sender, for example the name of your office.':
    'इमेल पाउनेले देख्ने नाम, जस्तै कार्यालयको नाम।',
  'Sender address': 'पठाउने इमेल ठेगाना',
  'Send a test': 'परीक्षण इमेल पठाउनुहोस्',
  'TLS (usually port 465)': 'TLS (प्रायः पोर्ट ४६५)',
  'STARTTLS (usually port 587)': 'STARTTLS (प्रायः पोर्ट ५८७)',
  'None (not encrypted)': 'सुरक्षा छैन (इन्क्रिप्ट नगरिएको)',
  'Warning: others on the network can read the mails. Use this only for a mail server on the same machine or in your own network.':
    'ध्यान दिनुहोस्: नेटवर्कका अरू व्यक्तिले इमेल पढ्न सक्छन्। इमेल सर्भर यही मेसिनमा वा आफ्नै नेटवर्कमा भए मात्र यो छान्नुहोस्।',
  'Sent. Look into your own mailbox, also under spam. Then press Save.':
    'पठाइयो। आफ्नो मेलबक्स हेर्नुहोस्, स्पाममा पनि। अनि “सेभ गर्नुहोस्” थिच्नुहोस्।',
  'The test mail was not sent.': 'परीक्षण इमेल पठाइएन।',
  'Answer of the mail server': 'इमेल सर्भरको जवाफ',
  'From now on mails go to {host}.': 'अबदेखि इमेल {host} मार्फत जान्छ।',
  'The settings were changed during the test. Please send another test.':
    'परीक्षण हुँदै गर्दा सेटिङ बदलियो। फेरि परीक्षण इमेल पठाउनुहोस्।',
  // admin/mail-server/mail-server-setup.tsx
  'Change e-mail set-up': 'इमेलको सेटिङ बदल्नुहोस्',
  Sender: 'पठाउने ठेगाना',
  'The environment variables <code/> and <code 2/> of the server set up e-mail and take precedence. The person who runs the server removes both to let you change the set-up here.':
    'इमेल सर्भरका एन्भाइरन्मेन्ट भेरिएबल <code/> र <code 2/> बाट सेट भएको छ र त्यही लागू हुन्छ। यहाँबाट बदल्न सर्भर चलाउने व्यक्तिले दुवै हटाउनुपर्छ।',
  'The e-mail set-up is removed': 'इमेलको सेटिङ निकालियो',
  'Stop sending mail through {host}?': '{host} बाट इमेल पठाउन रोक्ने?',
  'The password is deleted. New mails are listed as not sent, until e-mail is set up again.':
    'पासवर्ड मेटिन्छ। फेरि इमेल सेट नगरेसम्म नयाँ इमेल सूचीमा नपठाइएको भनेर देखिन्छ।',
  // admin/mail-server/providers.ts
  'Gmail or Google Workspace': 'Gmail वा Google Workspace',
  'Google needs an app password. Turn on 2-Step Verification in your Google Account, then create a password under “App passwords” and paste it below.':
    'Google लाई एप पासवर्ड चाहिन्छ। आफ्नो Google Account मा 2-Step Verification खोल्नुहोस्, अनि “App passwords” मा पासवर्ड बनाएर तल राख्नुहोस्।',
  'How to create an app password (Google)': 'एप पासवर्ड बनाउने तरिका (Google)',
  'Outlook (Microsoft 365)': 'Outlook (Microsoft 365)',
  'An administrator of your Microsoft 365 first allows “Authenticated SMTP” for the mailbox. With two-step verification you also need an app password. Private addresses at outlook.com or hotmail.com do not work, because Microsoft accepts no passwords from other programs for them.':
    'पहिले तपाईंको Microsoft 365 को प्रशासकले यो मेलबक्सका लागि “Authenticated SMTP” खोल्नुपर्छ। दुई चरणको लगइन भए एप पासवर्ड पनि चाहिन्छ। outlook.com वा hotmail.com का व्यक्तिगत ठेगाना चल्दैनन्, किनभने तिनका लागि Microsoft ले अरू प्रोग्रामबाट पासवर्ड लिँदैन।',
  'How to allow Authenticated SMTP (Microsoft)': 'Authenticated SMTP खोल्ने तरिका (Microsoft)',
  'Zoho Mail': 'Zoho Mail',
  'With two-factor sign-in Zoho needs an app password, from “Security” in your Zoho account. For a free account the server is smtp.zoho.com; accounts in India end in .in, in Europe in .eu.':
    'दुई चरणको लगइन भए Zoho लाई एप पासवर्ड चाहिन्छ। त्यो Zoho खाताको “Security” मा बनाउनुहोस्। निःशुल्क खाताको सर्भर smtp.zoho.com हो। भारतका खाताको अन्त्यमा .in र युरोपका खाताको अन्त्यमा .eu हुन्छ।',
  'Servers and app passwords (Zoho)': 'सर्भर र एप पासवर्ड (Zoho)',
  'Another provider': 'अर्को सेवा',
  'Ask your e-mail provider for the “SMTP” or “outgoing mail” settings: server, port, security, user name and password.':
    'आफ्नो इमेल सेवा दिनेसँग “SMTP” वा “outgoing mail” को सेटिङ माग्नुहोस्: सर्भर, पोर्ट, सुरक्षा, प्रयोगकर्ता नाम र पासवर्ड।',
  // admin/preferences/preferences-section.tsx
  'Notification preferences': 'सूचनाको सेटिङ',
  'Failed to fetch notification preferences. Please try again later.':
    'सूचनाको सेटिङ खुलेन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  Devices: 'डिभाइस',
  'Mails do not reach you: the mail server rejected your email address.':
    'तपाईंलाई इमेल पुग्दैन: इमेल सर्भरले तपाईंको ठेगाना स्वीकार गरेन।',
  'Channels by notification type': 'सूचनाको प्रकारअनुसार माध्यम',
  'Quiet hours, in the office’s time zone': 'सूचना नआउने समय (कार्यालयको समय क्षेत्रअनुसार)',
  'Notifications are sent when quiet hours end. Leave both blank to get them at any time.':
    'यो समय सकिएपछि सूचना पठाइन्छ। जुनसुकै बेला सूचना पाउन दुवै खाली छोड्नुहोस्।',
  // admin/response-log/response-log-page.tsx
  "{formatCount(total, 'enquiry', 'enquiries')} in the last {RESPONSE_LOG_DAYS} days, {answered.toLocaleString('en')} answered{0}.":
    "पछिल्लो {RESPONSE_LOG_DAYS} दिनमा {formatCount(total, 'enquiry', 'enquiries')}, जवाफ दिइएको: {answered.toLocaleString('en')}{0}।",
  enquiry: 'सोधपुछ',
  enquiries: 'सोधपुछ',
  ', median response time {formatMinutes(median_minutes)}':
    ', जवाफ दिन लागेको समयको मध्यिका: {formatMinutes(median_minutes)}',
  "{formatCount(unanswered, 'enquiry awaits', 'enquiries await')} a reply.":
    "{formatCount(unanswered, 'enquiry awaits', 'enquiries await')}।",
  'enquiry awaits': 'सोधपुछ जवाफ पर्खिँदै छ',
  'enquiries await': 'सोधपुछ जवाफ पर्खिँदै छन्',
  "{formatCount(unnotified, 'enquiry', 'enquiries')} without a notification.":
    "{formatCount(unnotified, 'enquiry', 'enquiries')}को सूचना कसैलाई गएन।",
  'Someone was notified of each one.': 'हरेकको सूचना कसैलाई गयो।',
  Unanswered: 'जवाफ नदिइएको',
  'Closed without a reply': 'जवाफ नदिई बन्द गरिएको',
  'Another site': 'अर्को वेबसाइट',
  'not yet sent': 'पठाउन बाँकी',
  'not sent: email is not set up': 'पठाइएन: इमेल सेट भएको छैन',
  'Try other words, or remove a filter.': 'अरू शब्दमा खोज्नुहोस् वा फिल्टर हटाउनुहोस्।',
  'Enquiries from the form, the chat or another site are listed here for 30 days, so that nobody is forgotten. Send one yourself to try it.':
    'फारम, च्याट वा अर्को वेबसाइटबाट आएका सोधपुछ ३० दिनसम्म यहाँ देखिन्छन्, ताकि कोही नछुटोस्। हेर्न एउटा आफैं पठाउनुहोस्।',
  'Search enquiries': 'सोधपुछ खोज्नुहोस्',
  'Name, phone or e-mail': 'नाम, फोन वा इमेल',
  'Answered or not': 'जवाफ दिइएको वा नदिइएको',
  Notified: 'सूचना पाउने',
  'Notified or not': 'सूचना गएको वा नगएको',
  'Not notified': 'सूचना नगएको',
  'All channels': 'सबै माध्यम',
  'by {lower(text)}': '(माध्यम: {lower(text)})',
  'open inbox': 'खुला इनबक्स',
  'no one': 'कोही पनि होइन',
  'Answered by': 'जवाफ दिने',
  'Minutes of office hours': 'कार्यालय समयका मिनेट',
  'No one was notified': 'कसैलाई सूचना गएन',
  'Received while the inbox was open': 'इनबक्स खुला हुँदा आयो',
  'No reply yet': 'अझै जवाफ दिइएको छैन',
  'for {formatMinutes(minutes ?? 0)} of office hours':
    'कार्यालय समयमा {formatMinutes(minutes ?? 0)} भयो',
  'after {formatMinutes(minutes ?? 0)}': '{formatMinutes(minutes ?? 0)} पछि',
  // feature.ts
  mail: 'इमेल',
  'mail setting': 'इमेलको सेटिङ',
  'Mail settings': 'इमेलका सेटिङ',
  'the mail settings': 'इमेलको सेटिङ',
  'mail server': 'इमेल सर्भर',
  'notification preferences': 'सूचनाको सेटिङ',
  'the notification preferences of': 'सूचनाको सेटिङ',
  'Daily summary': 'दिनको सारांश',
  'daily summaries': 'दिनका सारांश',
  // In another sense than elsewhere
  None: 'छैन',
  Waiting: 'पठाउन बाँकी',
  Failed: 'पठाउन सकिएन',
  "To {[to_name, to_address].filter(Boolean).join(', ')}":
    "पाउने: {[to_name, to_address].filter(Boolean).join(', ')}",
  'Contact form': 'सम्पर्क फारम',
  'could not be sent': 'पठाउन सकिएन',
  'was cancelled': 'रद्द गरियो',
  'by mail': 'इमेलबाट',
  'by push': 'डिभाइसमा',
  ', overdue reply': ', जवाफको म्याद नाघेको',
  // admin/mail-types.ts
  'New enquiry': 'नयाँ सोधपुछ',
  'Overdue reply': 'जवाफको म्याद नाघेको',
  'Task due': 'गर्नुपर्ने काम',
  'Decision on an application': 'आवेदनको निर्णय',
  'Failed background job': 'नसकिएको पृष्ठभूमिको काम',
  'Disk space is low': 'डिस्कमा ठाउँ कम छ',
  'Automatic reply': 'स्वचालित जवाफ',
  'Event registration': 'कार्यक्रमको दर्ता',
  'Newsletter confirmation': 'न्युजलेटरको पुष्टि',
  Reply: 'जवाफ',
  Invitation: 'निम्तो',
  'New password': 'नयाँ पासवर्ड',
  'Password reset': 'पासवर्ड फेर्ने लिङ्क',
  'Password changed': 'पासवर्ड फेरियो',
  'New sign-in': 'नयाँ लगइन',
} satisfies Texts
