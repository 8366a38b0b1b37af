export const pageFromNepal: Record<string, string> = {
  'For students from Nepal': 'नेपालका विद्यार्थीका लागि',
  'Study abroad from Nepal: the NOC step by step, the education service fee and its refund, foreign exchange, bank and loan papers, attestation, and a calendar.':
    'नेपालबाट विदेश अध्ययन: एनओसीका सबै चरण, शिक्षा सेवा शुल्क र त्यसको रकम फिर्ता, विदेशी मुद्रा सटही, बैंक र कर्जाका कागजात, प्रमाणीकरण र वर्षभरिको पात्रो।',
  'What you arrange here before you go, whatever the country. Where sources differ, we say so.':
    'जुनसुकै देश गए पनि जानुअघि नेपालमै मिलाउनुपर्ने काम। स्रोतको भनाइ फरक भएको ठाउँमा हामी त्यो पनि भन्छौं।',
  'No Objection Certificate (NOC), step by step': 'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी), एक–एक चरण',
  'The NOC comes from the Ministry of Education, Science and Technology. Without it no bank in Nepal sends your fees abroad or pays out a loan.':
    'एनओसी शिक्षा, विज्ञान तथा प्रविधि मन्त्रालयले दिन्छ। यो नभई नेपालको कुनै पनि बैंकले तपाईंको शुल्क विदेश पठाउँदैन, कर्जा पनि दिँदैन।',
  'Ask first whether your course gets one': 'पहिले सोध्नुहोस्: तपाईंको कोर्सलाई एनओसी पाइन्छ कि पाइँदैन',
  'For nursing and medicine you get it {np.noc.health}.\n\nFor a language course it is {np.noc.language-courses}. Sources differ: a page of December 2025 says that it is usually not given separately. Ask the Ministry before you pay a language school.':
    'नर्सिङ र चिकित्सा पढ्न एनओसी: {np.noc.health}।\n\nभाषा कोर्सका लागि: {np.noc.language-courses}। यसमा स्रोतको भनाइ फरक छ। भाषा कोर्सलाई छुट्टै एनओसी सामान्यतया दिइँदैन भनेर डिसेम्बर २०२५ को एउटा पृष्ठले लेखेको छ। भाषा विद्यालयलाई पैसा तिर्नुअघि मन्त्रालयमा सोध्नुहोस्।',
  'Collect the papers': 'कागजात जुटाउनुहोस्',
  'Offer or admission letter of the school, certificates and mark sheets from SEE and class 12 on, citizenship certificate, passport, photograph. If a consultancy helps you, its PAN {np.noc.pan}.':
    'शिक्षण संस्थाको अफर लेटर वा भर्ना पत्र, एसईई, कक्षा १२ र त्यसपछिका प्रमाणपत्र र मार्कसिट, नागरिकता, पासपोर्ट र फोटो। कन्सल्टेन्सीको सहयोग लिनुभएको छ भने त्यसको स्थायी लेखा नम्बर (प्यान): {np.noc.pan}।',
  'Apply online': 'अनलाइन आवेदन दिनुहोस्',
  'Apply at {np.noc.portal}. Write your name, the school and the course exactly as in the offer letter. The office is said to be at {np.noc.office}; it has moved from Keshar Mahal.':
    'आवेदन दिने ठाउँ: {np.noc.portal}। आफ्नो नाम, शिक्षण संस्था र कोर्स अफर लेटरमा जस्तो छ, ठ्याक्कै त्यस्तै लेख्नुहोस्। कार्यालय अहिले यहाँ छ भनिन्छ: {np.noc.office}। यो केशरमहलबाट सरेको हो।',
  'Pay the fee': 'शुल्क तिर्नुहोस्',
  'The fee is {np.noc.fee}. Sources differ on whether several subjects cost more, so look at the amount on the portal before you pay.':
    'शुल्क: {np.noc.fee}। धेरै विषय भए बढी लाग्छ कि लाग्दैन, स्रोतको भनाइ फरक छ। त्यसैले तिर्नुअघि पोर्टलमा देखिने रकम हेर्नुहोस्।',
  'Wait for the certificate': 'अनुमतिपत्र पर्खिनुहोस्',
  'Usually {np.noc.days}, counted in working days. Nobody guarantees this time. Apply before the holidays of Dashain and Tihar, not in them.':
    'सामान्यतया लाग्ने समय: {np.noc.days}, कार्यालय खुल्ने दिन मात्र गन्दा। यति समयमै आउँछ भन्ने ग्यारेन्टी कसैले दिँदैन। दसैं र तिहारको बिदामा होइन, बिदाअघि नै आवेदन दिनुहोस्।',
  'Take it to your bank': 'बैंकमा लैजानुहोस्',
  'The bank sends the money to the school that the NOC names. If you change the school or the country, ask the Ministry for a new one.':
    'एनओसीमा जुन शिक्षण संस्थाको नाम छ, बैंकले पैसा त्यहीँ पठाउँछ। शिक्षण संस्था वा देश फेर्नुभयो भने मन्त्रालयबाट नयाँ एनओसी लिनुहोस्।',
  'The education service fee and its refund': 'शिक्षा सेवा शुल्क र त्यसको रकम फिर्ता',
  'When you pay for studies abroad, your bank takes a fee for the state beside the amount: {np.education-service-fee}. By one text of the law it counts on tuition only, by another on all foreign exchange for studies. Ask your bank before you plan the sum.':
    'विदेशमा पढ्न पैसा तिर्दा बैंकले त्यस रकमबाहेक राज्यका लागि एउटा शुल्क लिन्छ: {np.education-service-fee}। कानुनको एउटा पाठअनुसार यो शिक्षण शुल्कमा मात्र लाग्छ, अर्को पाठअनुसार अध्ययनका लागि किनिने सबै विदेशी मुद्रामा। रकमको योजना बनाउनुअघि आफ्नो बैंकमा सोध्नुहोस्।',
  'If you do not go': 'जानुभएन भने',
  'The fee is {np.education-service-fee.refund}, by a procedure of the Inland Revenue Department.':
    'यो शुल्क: {np.education-service-fee.refund}। कार्यविधि आन्तरिक राजस्व विभागको हो।',
  'What happens in practice': 'व्यवहारमा के हुन्छ',
  'By a report of 2025, {np.education-service-fee.stuck}. Keep the bank’s receipt, the NOC and the letter of refusal together.':
    'सन् २०२५ को एउटा रिपोर्टअनुसार: {np.education-service-fee.stuck}। बैंकको रसिद, एनओसी र भिसा अस्वीकृतिको पत्र सँगै राख्नुहोस्।',
  'Our advice': 'हाम्रो सल्लाह',
  'Pay the school as late as its deadline allows. Ask in writing what it pays back after a refused visa, and when.':
    'शिक्षण संस्थाको शुल्क अन्तिम मितिले दिएसम्म ढिलो तिर्नुहोस्। भिसा अस्वीकृत भए कति रकम फिर्ता हुन्छ र कहिले, लिखित रूपमा सोध्नुहोस्।',
  'Buying foreign exchange': 'विदेशी मुद्रा सटही गर्दा',
  'Banks sell foreign exchange for studies by the rules of Nepal Rastra Bank.':
    'अध्ययनका लागि बैंकले नेपाल राष्ट्र बैंकका नियमअनुसार विदेशी मुद्रा बेच्छ।',
  'How much': 'कति पाइन्छ',
  'You get {np.nrb.exchange}.': 'पाइने रकम: {np.nrb.exchange}।',
  'What the bank asks for': 'बैंकले के–के माग्छ',
  'The NOC, the offer letter with an invoice (for the USA the I-20), and your passport. Living costs count as the papers of the school state them, so ask for papers that name them.':
    'एनओसी, अफर लेटर र त्यसको इनभ्वाइस (अमेरिकाका लागि I-20, विश्वविद्यालयको फारम), र पासपोर्ट। बस्ने–खाने खर्च शिक्षण संस्थाका कागजातमा जति लेखिएको छ, त्यति नै मानिन्छ। त्यसैले यो खर्च खुलेको कागजात माग्नुहोस्।',
  'How it travels': 'पैसा कसरी जान्छ',
  'Tuition goes from the bank to the school’s own account. Never pay to a private account, and never through hundi.':
    'शिक्षण शुल्क बैंकबाट शिक्षण संस्थाको आफ्नै खातामा जान्छ। कसैको निजी खातामा कहिल्यै नतिर्नुहोस्, हुन्डीबाट पनि कहिल्यै नपठाउनुहोस्।',
  'Bank and loan papers': 'बैंक र कर्जाका कागजात',
  'Every country asks whose money it is and where it comes from. The amount stands in the guide of each country.':
    'पैसा कसको हो र कहाँबाट आयो, हरेक देशले सोध्छ। कति रकम देखाउने, हरेक देशको गाइडमा छ।',
  'Papers of your sponsor': 'स्पोन्सरका कागजात',
  'Balance certificate and statements, proof of income, tax papers, and the proof that you are related. Our advice: keep the money where it is from early on, and keep a paper for every large sum.':
    'खर्च बेहोर्ने व्यक्ति (स्पोन्सर) को बैंक ब्यालेन्स प्रमाणपत्र र बैंक स्टेटमेन्ट, आयस्रोतको प्रमाण, करका कागजात, र तपाईंसँगको नाताको प्रमाण। हाम्रो सल्लाह: पैसा सुरुदेखि नै एकै ठाउँमा राखिरहनुहोस्, र हरेक ठूलो रकमको कागजात जोगाउनुहोस्।',
  'Education loan, two examples': 'शैक्षिक कर्जा, दुई उदाहरण',
  'Nepal SBI Bank lends {np.loan.nepal-sbi}; it asks for {np.loan.nepal-sbi.conditions}. Everest Bank asks for {np.loan.everest.conditions}. Their pages have no date and other banks differ, so ask several.':
    'नेपाल एसबीआइ बैंकले दिने कर्जा: {np.loan.nepal-sbi}। त्यसका सर्त: {np.loan.nepal-sbi.conditions}। एभरेस्ट बैंकका सर्त: {np.loan.everest.conditions}। यी बैंकका पृष्ठमा मिति छैन, अरू बैंकका सर्त फरक छन्। त्यसैले धेरै बैंकमा सोध्नुहोस्।',
  'When it is paid out': 'कर्जा कहिले पाइन्छ',
  'The bank pays {np.loan.noc}.': 'बैंकले रकम दिने समय: {np.loan.noc}।',
  'Borrowed balances': 'सापटीको ब्यालेन्स',
  'Some cooperatives and brokers lend a balance for a certificate. Embassies ask where money comes from. A paper that is not true can cost you the visa, and later applications too.':
    'केही सहकारी र दलालले प्रमाणपत्र बनाउन मात्र ब्यालेन्स सापटी दिन्छन्। पैसा कहाँबाट आयो, दूतावासले सोध्छन्। साँचो नभएको कागजातका कारण भिसा गुम्न सक्छ, पछिका आवेदन पनि बिग्रिन सक्छन्।',
  'Attestation, police report and other papers': 'प्रमाणीकरण, प्रहरी चारित्रिक प्रमाणपत्र र अन्य कागजात',
  'Ask the school and the visa office first which of these they want. Not every country asks for all.':
    'यीमध्ये कुन–कुन चाहिन्छ, पहिले शिक्षण संस्था र भिसा कार्यालयलाई सोध्नुहोस्। सबै देशले सबै कागजात माग्दैनन्।',
  'Attestation of certificates': 'प्रमाणपत्रको प्रमाणीकरण',
  'It is done {np.attestation}. The stamp of a notary alone is not enough. At one of Nepal’s missions abroad it costs {np.attestation.mission}; ask the Department for its fee in Kathmandu.':
    'प्रमाणीकरण: {np.attestation}। नोटरीको छाप मात्र पुग्दैन। विदेशमा रहेको एउटा नेपाली नियोगमा लाग्ने शुल्क: {np.attestation.mission}। काठमाडौंमा कति लाग्छ, विभागमा सोध्नुहोस्।',
  'Police report': 'प्रहरी चारित्रिक प्रमाणपत्र',
  'It is {np.police-report}, and takes {np.police-report.days}, counted in working days. You upload citizenship certificate, passport and photograph, and papers of marriage or migration if you have them. The report carries a QR code; a consular stamp is needed only if somebody asks for it.':
    'यो प्रमाणपत्र: {np.police-report}। लाग्ने समय: {np.police-report.days}, कार्यालय खुल्ने दिन मात्र गन्दा। नागरिकता, पासपोर्ट र फोटो अपलोड गर्नुपर्छ। विवाह वा बसाइँसराइका कागजात छन् भने ती पनि। प्रमाणपत्रमा क्युआर कोड हुन्छ। कन्सुलर छाप कसैले मागेमा मात्र चाहिन्छ।',
  Passport: 'पासपोर्ट',
  'Renew it first if it ends during your studies. All other papers carry its number.':
    'पढाइको बीचमा म्याद सकिने भए पहिले यही नवीकरण गर्नुहोस्। अरू सबै कागजातमा यसैको नम्बर हुन्छ।',
  'English translations': 'अङ्ग्रेजी अनुवाद',
  'For every paper in Nepali: birth, relationship, income, land. Names and dates must agree in all of them.':
    'नेपालीमा भएका सबै कागजातको: जन्म, नाता, आम्दानी, जग्गा। सबैमा नाम र मिति एउटै हुनुपर्छ।',
  'Check a consultancy, and an offer letter': 'कन्सल्टेन्सी र अफर लेटर जाँच्नुहोस्',
  'You need no consultancy to study abroad. If you use one, ours included, check it first.':
    'विदेशमा पढ्न कन्सल्टेन्सी नै चाहिन्छ भन्ने छैन। सहयोग लिने भए त्यो कन्सल्टेन्सी पहिले जाँच्नुहोस्, हामीलाई पनि।',
  'Its licence': 'इजाजतपत्र',
  'The licence comes from {np.consultancy.licence}. Ask to see the certificate and look at the name, the address and the last day. A report of 2025 counted {np.consultancy.licensed} with a licence.':
    'इजाजतपत्र दिने निकाय: {np.consultancy.licence}। इजाजतपत्र देखाउन भन्नुहोस् र त्यसमा नाम, ठेगाना र म्याद हेर्नुहोस्। सन् २०२५ को एउटा रिपोर्टअनुसार इजाजतपत्र भएका कन्सल्टेन्सी: {np.consultancy.licensed}।',
  'Its promises': 'कन्सल्टेन्सीका आश्वासन',
  'Nobody can promise a visa, a job or a balance. Pay for nothing without a receipt that carries the PAN, and keep your original certificates yourself.':
    'भिसा, जागिर वा बैंक ब्यालेन्सको ग्यारेन्टी कसैले गर्न सक्दैन। प्यान नम्बर भएको रसिद नलिई कुनै पैसा नतिर्नुहोस्। सक्कल प्रमाणपत्र आफैंसँग राख्नुहोस्।',
  'The offer letter': 'अफर लेटर',
  'Write to the school at an address from its own website and ask whether the letter is real. Compare your name, the course, the start, the fee and the account. See whether the letter is conditional, and on what.':
    'शिक्षण संस्थाको आफ्नै वेबसाइटबाट ठेगाना लिएर लेख्नुहोस् र अफर लेटर साँचो हो कि होइन, सोध्नुहोस्। आफ्नो नाम, कोर्स, सुरु हुने मिति, शुल्क र खाता भिडाएर हेर्नुहोस्। अफर लेटर सर्तसहितको हो कि होइन, र सर्त के हो, हेर्नुहोस्।',
  'The school': 'शिक्षण संस्था',
  'Look it up in the list of the country: the guide of each country names the official addresses.':
    'त्यस देशको सूचीमा खोज्नुहोस्। आधिकारिक ठेगाना हरेक देशको गाइडमा छन्।',
  'A calendar of the year': 'वर्षभरिको पात्रो',
  'Our advice, for the usual intakes. The guide of each country has its own deadlines.':
    'धेरैजसो इन्टेकका लागि हाम्रो सल्लाह। हरेक देशका आफ्नै अन्तिम मिति त्यस देशको गाइडमा छन्।',
  'Baisakh and Jestha (mid-April to mid-June)': 'वैशाख र जेठ (अप्रिल मध्यदेखि जुन मध्यसम्म)',
  'For a start in autumn: accept the offer, NOC, bank papers, visa. The Embassy of Japan usually announces its scholarship now. Language schools in Japan take papers for October in late April.':
    'शरद इन्टेकका लागि: अफर लेटर स्वीकार गर्ने, एनओसी, बैंकका कागजात, भिसा। जापानको दूतावासले आफ्नो छात्रवृत्ति सामान्यतया यही बेला घोषणा गर्छ। जापानका भाषा विद्यालयले अक्टोबर इन्टेकका लागि अप्रिलको अन्त्यतिर कागजात लिन्छन्।',
  'Asar to Bhadra (mid-June to mid-September)': 'असारदेखि भदौ (जुन मध्यदेखि सेप्टेम्बर मध्यसम्म)',
  'Visa decisions and departures for the autumn. For a start in January or February, apply to universities now and take the language test.':
    'शरद इन्टेकका लागि भिसाको निर्णय र प्रस्थान। जनवरी वा फेब्रुअरीमा पढाइ सुरु गर्ने भए विश्वविद्यालयमा अहिले नै आवेदन दिनुहोस् र भाषा परीक्षा दिनुहोस्।',
  'Asoj and Kartik (mid-September to mid-November)': 'असोज र कात्तिक (सेप्टेम्बर मध्यदेखि नोभेम्बर मध्यसम्म)',
  'Offices and banks close for days at Dashain and Tihar, so do the NOC and transfers before. The Korean scholarship is usually announced. For a start in April in Japan: {jp.deadlines.april}.':
    'दसैं र तिहारमा कार्यालय र बैंक दिनौं बन्द हुन्छन्। त्यसैले एनओसी र रकम पठाउने काम त्यसअघि नै सक्नुहोस्। कोरियाली छात्रवृत्ति सामान्यतया यही बेला घोषणा हुन्छ। जापानमा अप्रिलमा पढाइ सुरु गर्न: {jp.deadlines.april}।',
  'Mangsir and Poush (mid-November to mid-January)': 'मंसिर र पुस (नोभेम्बर मध्यदेखि जनवरी मध्यसम्म)',
  'For a start in January or February: visa, transfer and flight. For the next autumn: choose countries and universities, and take the language test. Government offices close earlier in winter.':
    'जनवरी वा फेब्रुअरीमा पढाइ सुरु गर्न: भिसा, रकम पठाउने काम र उडान। अर्को शरद इन्टेकका लागि: देश र विश्वविद्यालय छान्नुहोस्, भाषा परीक्षा दिनुहोस्। जाडोमा सरकारी कार्यालय चाँडै बन्द हुन्छन्।',
  'Magh to Chait (mid-January to mid-April)': 'माघदेखि चैत (जनवरी मध्यदेखि अप्रिल मध्यसम्म)',
  'Apply for the autumn; scholarships have the earliest deadlines. Departures for March to Korea and for April to Japan. At Japan’s visa centre these months are crowded: {jp.visa.crowded}.':
    'शरद इन्टेकका लागि आवेदन दिनुहोस्, छात्रवृत्तिको अन्तिम मिति सबैभन्दा पहिले आउँछ। मार्चमा पढाइ सुरु गर्न दक्षिण कोरिया र अप्रिलमा सुरु गर्न जापान जाने बेला पनि यही हो। जापानको भिसा केन्द्रमा भीड हुने महिना: {jp.visa.crowded}।',
  'Official addresses and sources': 'आधिकारिक ठेगाना र स्रोत',
  'Rules and fees change. Read them at the official address before you pay.':
    'नियम र शुल्क फेरिन्छन्। तिर्नुअघि आधिकारिक ठेगानामै पढ्नुहोस्।',
  NOC: 'एनओसी',
  '[noc.moest.gov.np](https://noc.moest.gov.np)': '[noc.moest.gov.np](https://noc.moest.gov.np)',
  'Foreign exchange': 'विदेशी मुद्रा सटही',
  '[nrb.org.np](https://www.nrb.org.np)': '[nrb.org.np](https://www.nrb.org.np)',
  '[opcr.nepalpolice.gov.np](https://opcr.nepalpolice.gov.np)':
    '[opcr.nepalpolice.gov.np](https://opcr.nepalpolice.gov.np)',
  'Where the figures come from: [amarnepal.com](https://amarnepal.com/topics/how-to-get-a-no-objection-certificate-noc-to-study-abroad-from-nepal), [toolspasal.com](https://www.toolspasal.com/guides/nepal-noc-online-application), [University World News](https://www.universityworldnews.com/post.php?story=20230502101230133), [lokpath.com](https://lokpath.com/?p=648069), [edusanjal.com](https://edusanjal.com/news/3-percent-education-service-fee-for-abroad-study), [khabarhub.com](https://khabarhub.com/2025/23/738934), [Nepal SBI Bank](https://nsbl.statebank/education-loan), [Everest Bank](https://www.everestbankltd.com/product-and-services/loan-products/retail-loans/education-loan), [lekhapro.com](https://lekhapro.com/complete-procedures-to-get-education-loan-in-nepal-to-study-abroad/), [Embassy of Nepal in Moscow](https://ru.nepalembassy.gov.np/attestation/), [nepallegalfirm.com.np](https://nepallegalfirm.com.np/articles/police-report-character-certificate-online-nepal), [attorneynepal.com](https://attorneynepal.com/blog/Education-Consultancy-License-Nepal), [khatapana.com](https://khatapana.com/blogs/524/ministry-of-educations-missing-watch-on-consultancies). Most of these pages are not official, and we have not confirmed the figures yet.\n\nThe countries stand side by side in the [comparison](/compare).':
    'यी तथ्याङ्कका स्रोत: [amarnepal.com](https://amarnepal.com/topics/how-to-get-a-no-objection-certificate-noc-to-study-abroad-from-nepal), [toolspasal.com](https://www.toolspasal.com/guides/nepal-noc-online-application), [University World News](https://www.universityworldnews.com/post.php?story=20230502101230133), [lokpath.com](https://lokpath.com/?p=648069), [edusanjal.com](https://edusanjal.com/news/3-percent-education-service-fee-for-abroad-study), [khabarhub.com](https://khabarhub.com/2025/23/738934), [नेपाल एसबीआइ बैंक](https://nsbl.statebank/education-loan), [एभरेस्ट बैंक](https://www.everestbankltd.com/product-and-services/loan-products/retail-loans/education-loan), [lekhapro.com](https://lekhapro.com/complete-procedures-to-get-education-loan-in-nepal-to-study-abroad/), [मस्कोको नेपाली दूतावास](https://ru.nepalembassy.gov.np/attestation/), [nepallegalfirm.com.np](https://nepallegalfirm.com.np/articles/police-report-character-certificate-online-nepal), [attorneynepal.com](https://attorneynepal.com/blog/Education-Consultancy-License-Nepal), [khatapana.com](https://khatapana.com/blogs/524/ministry-of-educations-missing-watch-on-consultancies)। यीमध्ये धेरैजसो पृष्ठ आधिकारिक होइनन्, र हामीले यी तथ्याङ्क पुष्टि गर्न बाँकी छ।\n\nसबै देश सँगै राखेर हेर्नुहोस्: [देशहरूको तुलना](/compare)।',
  'Bring your papers': 'आफ्ना कागजात ल्याउनुहोस्',
  'We go through them with you, and say what is missing. The first consultation is free.':
    'तपाईंसँगै बसेर हेर्छौं र के छुटेको छ, भन्छौं। पहिलो परामर्श निःशुल्क हुन्छ।',
  'Book a consultation': 'परामर्शको समय लिनुहोस्',
}
