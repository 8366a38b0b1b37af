export const guideMalta: Record<string, string> = {
  Malta: 'माल्टा',
  'Study in Malta from Nepal': 'नेपालबाट माल्टामा अध्ययन',
  'Study in Malta from Nepal: first-year costs, funds to show, the student visa step by step, work, residence permit, documents, refusals and the NOC.':
    'नेपालबाट माल्टामा अध्ययन: पहिलो वर्षको खर्च, देखाउनुपर्ने रकम, विद्यार्थी भिसाका चरण, काम, बसोबास अनुमतिपत्र, कागजात, अस्वीकृति र एनओसी।',
  'Europe in English, on an island': 'युरोपको टापु, पढाइ अङ्ग्रेजीमा',
  'Malta is a small country in the Mediterranean Sea and a member of the European Union. English is an official language, and universities teach in it.':
    'माल्टा भूमध्यसागरको सानो देश र युरोपेली सङ्घको सदस्य हो। अङ्ग्रेजी यहाँको एउटा आधिकारिक भाषा हो, र विश्वविद्यालयहरूले अङ्ग्रेजीमै पढाउँछन्।',
  'Start Your Application': 'आवेदन सुरु गर्नुहोस्',
  'Official languages': 'आधिकारिक भाषा',
  'English and Maltese': 'अङ्ग्रेजी र माल्टिज',
  'Member of': 'सदस्यता',
  'EU and Schengen area': 'युरोपेली सङ्घ र सेन्जेन क्षेत्र',
  'National visa (D)': 'नेसनल भिसा (D)',
  Euro: 'युरो',
  'Also teach': 'पढाउने अरू संस्था',
  'Institute of Tourism Studies (ITS), Global College Malta, St Martin’s':
    'Institute of Tourism Studies (ITS), Global College Malta, St Martin’s',
  'Taught in English': 'पढाइ अङ्ग्रेजीमा',
  'English is an official language. You need no other one for your course or in daily life.':
    'अङ्ग्रेजी आधिकारिक भाषा हो। कोर्स पढ्न वा दैनिक जीवनमा अर्को भाषा चाहिँदैन।',
  'In the European Union': 'युरोपेली सङ्घभित्र',
  'Your degree belongs to the European system, and with the card of a Maltese residence permit you can visit the Schengen area.':
    'तपाईंको डिग्री युरोपेली प्रणालीको हुन्छ। माल्टाको बसोबास अनुमतिपत्रको कार्ड भएपछि सेन्जेन क्षेत्र घुम्न पाइन्छ।',
  'Living within reach': 'धान्न सकिने बस्ने–खाने खर्च',
  'Distances are short and buses are everywhere. Sharing a flat keeps the rent down.':
    'दूरी छोटा छन्, बस जताततै चल्छन्। फ्ल्याटमा अरूसँग मिलेर बस्दा भाडा कम पर्छ।',
  Room: 'कोठा',
  Food: 'खाना',
  'Sun, sea and old towns': 'घाम, समुद्र र पुराना सहर',
  'Winters are mild. Valletta, the capital, is a World Heritage Site, and the sea is always near.':
    'जाडोमा धेरै चिसो हुँदैन। राजधानी भालेटा विश्व सम्पदा स्थल हो, र समुद्र सधैं नजिकै हुन्छ।',
  'University of Malta': 'University of Malta',
  Msida: 'मसिडा',
  'The public university, with the widest choice. It closes early for students who need a visa.':
    'सरकारी विश्वविद्यालय, छनोट सबैभन्दा धेरै। भिसा चाहिने विद्यार्थीका लागि आवेदन चाँडै बन्द हुन्छ।',
  'Malta College of Arts, Science and Technology (MCAST)':
    'Malta College of Arts, Science and Technology (MCAST)',
  Paola: 'पाओला',
  'Practical courses, from diplomas to degrees. Ask it for the fee of students from outside the EU.':
    'डिप्लोमादेखि डिग्रीसम्मका व्यावहारिक कोर्स। युरोपेली सङ्घबाहिरका विद्यार्थीको शुल्क कति हो, कलेजलाई सोध्नुहोस्।',
  'American University of Malta': 'American University of Malta',
  'Bormla (Cospicua)': 'बोर्मला (कोस्पिकुआ)',
  'Private. Check its licence and the licence of your course on the register before you pay.':
    'निजी विश्वविद्यालय। पैसा तिर्नुअघि विश्वविद्यालय र आफ्नो कोर्स दुवैको इजाजतपत्र दर्ता सूचीमा हेर्नुहोस्।',
  'Information technology and games': 'सूचना प्रविधि (आइटी) र गेम',
  'Maritime studies': 'सामुद्रिक अध्ययन',
  'At the University of Malta. No confirmed figure yet for master’s degrees.':
    'University of Malta मा। स्नातकोत्तरको रकम पुष्टि हुन बाँकी छ।',
  'Sliema and St Julian’s cost most.': 'स्लिमा र सेन्ट जुलियन्स सबैभन्दा महँगा छन्।',
  'An estimate of the University of Malta, as for the room.':
    'कोठाको जस्तै यो पनि University of Malta को अनुमान हो।',
  'Paid before you travel. The visa centre adds a charge of its own; ask us for it.':
    'जानुअघि तिर्नुपर्छ। भिसा केन्द्रले आफ्नो छुट्टै शुल्क पनि लिन्छ। कति हो, हामीलाई सोध्नुहोस्।',
  'Residence permit': 'बसोबास अनुमतिपत्र',
  'Paid after you arrive.': 'पुगेपछि तिर्नुपर्छ।',
  'Application to the University of Malta': 'University of Malta मा आवेदन',
  'Paid with the application.': 'आवेदनसँगै तिर्नुपर्छ।',
  'Tuition fee, medicine': 'शिक्षण शुल्क, चिकित्सा',
  'At the University of Malta.': 'University of Malta मा।',
  'Bank statements in your name. Show where large sums come from.':
    'तपाईंको नामका बैंक स्टेटमेन्ट। ठूलो रकम कहाँबाट आयो, त्यो पनि देखाउनुहोस्।',
  'With their declaration before a notary, your birth certificate and their statements.':
    'नोटरीसमक्ष गरिएको आमाबुबाको घोषणापत्र, तपाईंको जन्मदर्ता प्रमाणपत्र र उहाँहरूका बैंक स्टेटमेन्टसहित।',
  'Statements of': 'स्टेटमेन्टको अवधि',
  'What comes on top': 'त्यसमाथि देखाउनुपर्ने',
  'The amount for living is only a part. You also show the fee of the course and the journey home.':
    'बस्ने–खाने खर्चको रकम एउटा भाग मात्र हो। कोर्सको शुल्क र घर फर्कने यात्राको खर्च पनि देखाउनुपर्छ।',
  'You show money for every month of the stay, for tuition and for the journey home. The amount follows the Maltese minimum wage, so it rises with it.':
    'बसाइका हरेक महिनाको खर्च, शिक्षण शुल्क र घर फर्कने यात्राको खर्च देखाउनुपर्छ। यो रकम माल्टाको न्यूनतम ज्यालाअनुसार तोकिन्छ, त्यसैले ज्यालासँगै बढ्छ।',
  'The University of Malta publishes pages by country. Ask us for the marks from Nepal.':
    'University of Malta ले देशअनुसारका पृष्ठ राखेको छ। नेपालबाट कति प्राप्ताङ्क चाहिन्छ, हामीलाई सोध्नुहोस्।',
  'No confirmed marks for class 12 and no rule on study gaps were found. Be ready to explain a gap with papers.':
    'कक्षा १२ मा कति प्राप्ताङ्क चाहिन्छ, पुष्टि भएको जानकारी भेटिएन। ग्याप (पढाइको अन्तराल) बारे पनि नियम भेटिएन। ग्याप भए कागजात देखाएर कारण बताउन तयार हुनुहोस्।',
  'You need it for the visa and the residence permit. A travel policy with a small sum is refused for the permit.':
    'भिसा र बसोबास अनुमतिपत्र दुवैका लागि चाहिन्छ। थोरै रकम मात्र बेहोर्ने यात्रा बीमा अनुमतिपत्रका लागि मान्य हुँदैन।',
  Cover: 'बीमाले बेहोर्ने रकम',
  'The licence comes from Jobsplus, and the employer asks for it. Do not begin before it is there. No rule for the holidays was found.':
    'काम गर्ने इजाजतपत्र Jobsplus ले दिन्छ, आवेदन भने रोजगारदाताले दिन्छ। इजाजतपत्र नआई काम सुरु नगर्नुहोस्। बिदाबारे कुनै नियम भेटिएन।',
  'No confirmed rule was found. Ask us before you plan with your family.':
    'पुष्टि भएको नियम भेटिएन। परिवारसँगै जाने योजना बनाउनुअघि हामीलाई सोध्नुहोस्।',
  'Scholarships of the institution': 'शिक्षण संस्थाको छात्रवृत्ति',
  'Some institutions lower the tuition fee for good marks. Ask before you accept an offer. The award of the University of Malta for small island states is not open to Nepal.':
    'प्राप्ताङ्क राम्रो भए केही शिक्षण संस्थाले शिक्षण शुल्क घटाइदिन्छन्। अफर स्वीकार गर्नुअघि सोध्नुहोस्। साना टापु राष्ट्रका लागि University of Malta ले दिने छात्रवृत्ति नेपालका लागि खुला छैन।',
  'Erasmus Mundus': 'Erasmus Mundus',
  'From the European Union, for joint master’s degrees in two or more countries. Students from every country may apply. The University of Malta has taken part in several.':
    'युरोपेली सङ्घको छात्रवृत्ति, दुई वा बढी देशमा पढिने संयुक्त स्नातकोत्तरका लागि। सबै देशका विद्यार्थीले आवेदन दिन सक्छन्। University of Malta यस्ता विभिन्न कार्यक्रममा सहभागी भइसकेको छ।',
  'From November to April. We compare the institutions and courses with you and prepare your application. Hand in the English result in time.':
    'नोभेम्बरदेखि अप्रिलसम्म। हामी तपाईंसँगै शिक्षण संस्था र कोर्स दाँज्छौं र आवेदन तयार गर्छौं। अङ्ग्रेजी भाषा परीक्षाको नतिजा समयमै बुझाउनुहोस्।',
  'At the latest': 'अन्तिम मिति',
  'Letter of acceptance': 'भर्ना स्वीकृतिपत्र',
  'You accept your place and pay the fees that the institution asks for, into its own account.':
    'सिट स्वीकार गर्नुहोस्, र संस्थाले मागेको शुल्क संस्थाकै खातामा तिर्नुहोस्।',
  'You apply for it when you have the letter. Your bank needs it before it sends the fee.':
    'पत्र आएपछि वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) का लागि आवेदन दिनुहोस्। शुल्क पठाउनुअघि तपाईंको बैंकलाई यो चाहिन्छ।',
  Lease: 'घरभाडा सम्झौता',
  'The landlord registers it. You need the approval letter of the Housing Authority and a form signed by a notary or lawyer; without them the permit is refused.':
    'सम्झौता घरधनीले दर्ता गर्छन्। आवास निकाय (Housing Authority) को स्वीकृतिपत्र, र नोटरी वा वकिलले हस्ताक्षर गरेको फारम चाहिन्छ। यी नभए अनुमतिपत्र अस्वीकृत हुन्छ।',
  'Proof of funds, health insurance, the place to live, and your certificates.':
    'आर्थिक स्रोतको प्रमाण, स्वास्थ्य बीमा, आवास र तपाईंका प्रमाणपत्र।',
  'Bank statements': 'बैंक स्टेटमेन्ट',
  'Appointment for the visa': 'भिसाका लागि भेट्ने समय',
  'You book early: the wait can be long. You hand in the national visa (D) application at the visa centre, which does not decide.':
    'समय चाँडै लिनुहोस्, लामो पर्खनुपर्ने हुन सक्छ। नेसनल भिसा (D) को आवेदन भिसा केन्द्रमा बुझाउनुहोस्। निर्णय भने भिसा केन्द्रले गर्दैन।',
  'With the visa in your passport you book your flight.':
    'पासपोर्टमा भिसा लागेपछि हवाई टिकट काट्नुहोस्।',
  'After you arrive, you apply online. Until you have the card, the receipt is valid only in Malta: do not travel.':
    'पुगेपछि अनलाइन आवेदन दिनुहोस्। कार्ड नआएसम्म रसिद माल्टामा मात्र मान्य हुन्छ, त्यसैले माल्टाबाहिर यात्रा नगर्नुहोस्।',
  'Stay to look for work': 'काम खोज्न पाइने बसाइ',
  'You apply before your permit ends. It does not itself allow work and cannot be renewed.':
    'अनुमतिपत्रको म्याद सकिनुअघि आवेदन दिनुपर्छ। यसले आफैंमा काम गर्न दिँदैन, र नवीकरण पनि हुँदैन।',
  'Work with a single permit': 'सिङ्गल परमिटमा काम',
  'With a job offer, your employer applies with you for a permit to live and work in Malta.':
    'कामको अफर भए, रोजगारदाताले तपाईंसँग मिलेर माल्टामा बस्ने र काम गर्ने परमिटका लागि आवेदन दिन्छ।',
  'The main intake. Applications open in November of the year before. Apply by April, because the visa takes time.':
    'मुख्य इन्टेक। आवेदन अघिल्लो वर्षको नोभेम्बरमा खुल्छ। भिसा आउन समय लाग्छ, त्यसैले अप्रिलसम्ममा आवेदन दिनुहोस्।',
  'A second intake for some courses.': 'केही कोर्सका लागि दोस्रो इन्टेक।',
  'Application form and photo': 'आवेदन फारम र फोटो',
  'Result of an English test, such as IELTS, PTE or TOEFL':
    'अङ्ग्रेजी भाषा परीक्षाको नतिजा, जस्तै IELTS, PTE वा TOEFL',
  'Original letter of acceptance, with cost, hours and credits':
    'खर्च, पढाइको घण्टा र क्रेडिट खुलेको भर्ना स्वीकृतिपत्रको सक्कल',
  'Timetable of the course': 'कोर्सको समयतालिका',
  'Receipt of the tuition fee': 'शिक्षण शुल्क तिरेको रसिद',
  'Bank statements, and proof of the income of whoever pays':
    'बैंक स्टेटमेन्ट, र खर्च बेहोर्ने व्यक्तिको आयस्रोतको प्रमाण',
  'Sponsor’s declaration before a notary, where a sponsor pays':
    'खर्च बेहोर्ने व्यक्ति (स्पोन्सर) भए नोटरीसमक्ष गरिएको उहाँको घोषणापत्र',
  'Registered lease, with the letter of the Housing Authority':
    'दर्ता भएको घरभाडा सम्झौता, Housing Authority को पत्रसहित',
  'Itinerary of the journey': 'यात्राको तालिका',
  'Police certificate, where it is asked for': 'मागिएको भए प्रहरी चारित्रिक प्रमाणपत्र',
  'Too little money': 'अपुग रकम',
  'Living for every month, tuition and the journey home have to be there together. We advise you to show more than the least.':
    'हरेक महिनाको बस्ने–खाने खर्च, शिक्षण शुल्क र घर फर्कने खर्च एकैसाथ पुग्नुपर्छ। हाम्रो सल्लाह: न्यूनतमभन्दा बढी देखाउनुहोस्।',
  'Insurance with too small a sum': 'थोरै रकम मात्र बेहोर्ने बीमा',
  'We advise you to buy one that meets the rule of the permit at once.':
    'हाम्रो सल्लाह: अनुमतिपत्रको नियम पुग्ने बीमा सुरुमै किन्नुहोस्।',
  'Lease that is not registered': 'दर्ता नभएको घरभाडा सम्झौता',
  'We advise you to ask the landlord for the approval letter before you pay.':
    'हाम्रो सल्लाह: पैसा तिर्नुअघि घरधनीसँग स्वीकृतिपत्र माग्नुहोस्।',
  'School or course without a licence': 'इजाजतपत्र नभएको शिक्षण संस्था वा कोर्स',
  'Look for both on the register of the authority (MFHEA).':
    'दुवै नियामक निकाय (MFHEA) को दर्ता सूचीमा छन् कि छैनन्, हेर्नुहोस्।',
  'Late or incomplete papers, weak interview': 'ढिलो वा अधुरो कागजात, कमजोर अन्तर्वार्ता',
  'We advise you to book the appointment as soon as you have the letter, and to explain your plan in your own words.':
    'हाम्रो सल्लाह: पत्र आउनेबित्तिकै भेट्ने समय लिनुहोस्, र आफ्नो योजना आफ्नै शब्दमा बताउनुहोस्।',
  'Money to show for a day': 'एक दिन देखाउने पैसा',
  'Sellers lend the sum for the bank statement. The authorities look at the months before.':
    'बैंक स्टेटमेन्टमा देखाउने रकम सापट दिएर पैसा कमाउनेहरू छन्। माल्टाका निकायले भने त्यसअघिका महिना हेर्छन्।',
  '“Work visa of a year after your studies”': '“पढाइपछि एक वर्षको वर्क भिसा”',
  'There is only a permit to look for work.': 'पाइने भनेको काम खोज्ने अनुमतिपत्र मात्र हो।',
  'Fees before the visa that nobody returns': 'भिसाअघि तिर्ने, तर कसैले फिर्ता नगर्ने शुल्क',
  'Also the promise to return most of the fee. Ask for the refund rule of the school itself, in writing.':
    'शुल्कको धेरैजसो हिस्सा फिर्ता गर्छु भन्ने वाचामा पनि होसियार हुनुहोस्। रकम फिर्ताको नियम शिक्षण संस्थाकै लिखित माग्नुहोस्।',
  '“No English test needed”': '“अङ्ग्रेजी भाषा परीक्षा चाहिँदैन”',
  'The University of Malta asks for one.': 'University of Malta ले अङ्ग्रेजी भाषा परीक्षा माग्छ।',
  'Appointments for sale': 'बिक्रीमा राखिएको भेट्ने समय',
  'Reselling the appointments of the visa centre is illegal. You book your own.':
    'भिसा केन्द्रको भेट्ने समय अरूलाई बेच्नु गैरकानुनी हो। आफ्नो समय आफैं लिनुहोस्।',
  'Schools that you have not checked': 'जाँच नगरिएका शिक्षण संस्था',
  'Check the school and the course on the register of licences before you pay. Middlesex University Malta has closed.':
    'पैसा तिर्नुअघि शिक्षण संस्था र कोर्स इजाजतपत्रको दर्ता सूचीमा हेर्नुहोस्। Middlesex University Malta बन्द भइसकेको छ।',
  'The Skills Pass': 'स्किल्स पास (Skills Pass)',
  'This course before departure is for workers. Students do not need it.':
    'जानुअघि गर्ने यो कोर्स कामदारका लागि हो। विद्यार्थीलाई चाहिँदैन।',
  'Types of visa (Identità)': 'भिसाका प्रकार (Identità)',
  'Student visa for long courses': 'लामो कोर्सका लागि विद्यार्थी भिसा',
  'Documents for the student visa (PDF)': 'विद्यार्थी भिसाका कागजात (पीडीएफ)',
  'Register of licensed schools and courses (MFHEA)':
    'इजाजतपत्र पाएका शिक्षण संस्था र कोर्सको दर्ता सूची (MFHEA)',
  'Registration of leases': 'घरभाडा सम्झौताको दर्ता',
  'Licence to work (Jobsplus)': 'काम गर्ने इजाजतपत्र (Jobsplus)',
  'Visas (University of Malta)': 'भिसा (University of Malta)',
  'Institute of Tourism Studies (ITS)': 'Institute of Tourism Studies (ITS)',
  'Global College Malta': 'Global College Malta',
  'The estimate of a seller. Its lower end does not pay for a shared room and food.':
    'यो बेच्नेको अनुमान हो। यसको न्यूनतम रकमले साझा कोठा र खानाको खर्च पुग्दैन।',
}
