export const guideIreland: Record<string, string> = {
  Ireland: 'आयरल्यान्ड',
  'Study in Ireland from Nepal': 'नेपालबाट आयरल्यान्डमा अध्ययन',
  'Study in Ireland from Nepal: universities, funds to show and how long, fees to pay before the study visa, work, the graduate programme, documents and the NOC.':
    'नेपालबाट आयरल्यान्डमा अध्ययन: विश्वविद्यालय, देखाउनुपर्ने रकम र अवधि, विद्यार्थी भिसाअघि तिर्नुपर्ने शुल्क, काम, ग्राजुएट प्रोग्राम, कागजात र एनओसी।',
  'An English-speaking country in the European Union': 'युरोपेली सङ्घको अङ्ग्रेजी बोल्ने देश',
  'Ireland teaches in English, belongs to the European Union, and lets graduates stay to work. The visa asks for money that has been in the account for months, so plan early.':
    'आयरल्यान्डमा पढाइ अङ्ग्रेजीमा हुन्छ। यो देश युरोपेली सङ्घमा पर्छ, र डिग्री सकेपछि बसेर काम गर्न दिन्छ। भिसाका लागि पैसा महिनौंदेखि खातामा भएको हुनुपर्छ, त्यसैले योजना चाँडै बनाउनुहोस्।',
  Dublin: 'डब्लिन',
  'English and Irish': 'अङ्ग्रेजी र आइरिस',
  'Long-stay study visa (D)': 'लामो बसाइको विद्यार्थी भिसा (D)',
  'EU, not the Schengen area': 'युरोपेली सङ्घ, सेन्जेन क्षेत्र होइन',
  'You study, work and live in English.': 'पढाइ, काम र दैनिक जीवन सबै अङ्ग्रेजीमा चल्छ।',
  'Home of international companies': 'अन्तर्राष्ट्रिय कम्पनीको थलो',
  'Companies in software, medicines and finance have their European offices here, many of them in Dublin and Cork.':
    'सफ्टवेयर, औषधि र वित्त क्षेत्रका कम्पनीका युरोपेली कार्यालय यहाँ छन्, धेरै डब्लिन र कर्कमा।',
  'Students on a listed full-time course may work part-time in term, and full-time in the holidays that the rule names.':
    'सूचीमा परेको फुलटाइम कोर्सका विद्यार्थीले पढाइ चलेको बेला पार्टटाइम, र नियमले तोकेका बिदामा फुलटाइम काम गर्न पाउँछन्।',
  'Stay after your degree': 'डिग्रीपछि बसाइ',
  'The Third Level Graduate Programme gives graduates time to find work.':
    'थर्ड लेभल ग्राजुएट प्रोग्रामले डिग्री सकेकालाई काम खोज्ने समय दिन्छ।',
  'Trinity College Dublin': 'Trinity College Dublin',
  'The oldest university of the country, in the centre of Dublin.':
    'देशको सबैभन्दा पुरानो विश्वविद्यालय, डब्लिनको केन्द्रमा।',
  'University College Dublin': 'University College Dublin',
  'On one large campus in the south of the city.': 'सहरको दक्षिणमा, एउटै ठूलो क्याम्पसमा।',
  'University College Cork': 'University College Cork',
  Cork: 'कर्क',
  'In the second city, where rents are lower than in Dublin.':
    'देशको दोस्रो सहरमा, जहाँ भाडा डब्लिनभन्दा कम छ।',
  'University of Galway': 'University of Galway',
  Galway: 'गाल्वे',
  'In the west of the country. Look for a room early.': 'देशको पश्चिममा। कोठा चाँडै खोज्नुहोस्।',
  'Dublin City University': 'Dublin City University',
  'Business, computing and engineering, with placements in companies.':
    'बिजनेस, कम्प्युटिङ र इन्जिनियरिङ, कम्पनीमा काम सिक्ने अवसरसहित।',
  'Computer science and data': 'कम्प्युटर विज्ञान र डेटा',
  'Pharmacy and life sciences': 'फार्मेसी र जीवन विज्ञान',
  Hospitality: 'हस्पिटालिटी',
  'Each university names the fee for students from outside the EU on the page of the course. A part of it is paid before the visa.':
    'हरेक विश्वविद्यालयले युरोपेली सङ्घबाहिरका विद्यार्थीको शुल्क कोर्सको पृष्ठमा लेखेको हुन्छ। यसको केही भाग भिसाअघि नै तिर्नुपर्छ।',
  'Paid before you apply for the visa': 'भिसा आवेदनअघि तिर्ने शुल्क',
  'On the account of the college. Keep the receipt.': 'कलेजको खातामा। रसिद जोगाएर राख्नुहोस्।',
  'With several entries you can travel home and come back.':
    'धेरै प्रवेशको भिसा लिए घर आएर फेरि जान सकिन्छ।',
  'You register your permission to stay after you arrive, and again every year.':
    'त्यहाँ पुगेपछि बस्ने अनुमति दर्ता गराउनुपर्छ, र हरेक वर्ष फेरि।',
  'Private health insurance': 'निजी स्वास्थ्य बीमा',
  'What the policy has to cover at least, not its price. Some colleges have a policy for a group.':
    'यो बीमाले कम्तीमा बेहोर्नुपर्ने रकम हो, बीमाको मूल्य होइन। केही कलेजले समूहकै बीमा गराएका हुन्छन्।',
  'A balance with a history': 'महिनौंदेखिको ब्यालेन्स',
  'The statements show the money over months. A large sum that came in shortly before the application is not accepted.':
    'बैंक स्टेटमेन्टमा महिनौंदेखिको पैसा देखिनुपर्छ। आवेदनको केही समयअघि मात्र आएको ठूलो रकम मानिँदैन।',
  Sum: 'रकम',
  'In the account': 'खातामा राख्ने अवधि',
  'Yours or your sponsor’s. We advise: a letter of the sponsor, proof of the relation, and papers for the income behind the balance.':
    'तपाईंको वा तपाईंको स्पोन्सरको। हाम्रो सल्लाह: स्पोन्सरको पत्र, नाताको प्रमाण, र त्यो ब्यालेन्स कुन आम्दानीबाट आएको हो भन्ने कागजात राख्नुहोस्।',
  'Class 12 with the subjects that the course asks for. Some universities ask for a foundation year first.':
    'कोर्सले मागेका विषयसहित कक्षा १२। केही विश्वविद्यालयले पहिले फाउन्डेसन वर्ष पढ्न भन्छन्।',
  'A bachelor’s degree in a subject that fits. Each course names marks and English on its page.':
    'मिल्दो विषयको स्नातक। कति प्राप्ताङ्क र अङ्ग्रेजी चाहिने, हरेक कोर्सको पृष्ठमा हुन्छ।',
  'Universities set marks and English for each course; we found no figure that holds for all. The visa officer asks about years without study: show what you did, with papers.':
    'प्राप्ताङ्क र अङ्ग्रेजी विश्वविद्यालयले कोर्सअनुसार तोक्छन्। सबैमा लागू हुने एउटै अङ्क हामीले भेटेनौं। नपढेका वर्षबारे भिसा अधिकृतले सोध्छन्। त्यतिबेला के गर्नुभयो, कागजातसहित देखाउनुहोस्।',
  'Private insurance': 'निजी बीमा',
  'You need it for the visa and for every registration. Public hospitals charge students from outside the EU.':
    'भिसाका लागि र हरेक पटक दर्ता गर्दा यो चाहिन्छ। सरकारी अस्पतालले युरोपेली सङ्घबाहिरका विद्यार्थीसँग शुल्क लिन्छन्।',
  'The holidays are fixed by the rule, not by your college. Work as a delivery rider is not part of the permission.':
    'बिदा नियमले तोकेको हो, तपाईंको कलेजले होइन। डेलिभरी राइडरको काम यस अनुमतिमा पर्दैन।',
  'We have no confirmed rule for families of students. Ask the immigration service before you plan with them.':
    'विद्यार्थीको परिवारबारे पुष्टि भएको नियम हामीसँग छैन। परिवार लैजाने योजना बनाउनुअघि अध्यागमन सेवालाई सोध्नुहोस्।',
  'Government of Ireland International Education Scholarships':
    'Government of Ireland International Education Scholarships',
  'For students from outside the EU with an offer from an Irish university. A call each year; read in it whether your level is included.':
    'आयरल्यान्डको विश्वविद्यालयबाट अफर लेटर पाएका, युरोपेली सङ्घबाहिरका विद्यार्थीका लागि। हरेक वर्ष आवेदन खुल्छ। तपाईंको तह त्यसमा पर्छ कि पर्दैन, सूचनामा पढ्नुहोस्।',
  'Most are a reduction of the first fee for good marks. Some are given with the offer, others need an application.':
    'धेरैजसोमा राम्रो प्राप्ताङ्कका आधारमा पहिलो शुल्क घटाइन्छ। कुनै अफर लेटरसँगै पाइन्छ, कुनैका लागि आवेदन दिनुपर्छ।',
  'Choose a listed course': 'सूचीमा परेको कोर्सको छनोट',
  'Only courses on the official list lead to a study visa. Older texts call it the ILEP.':
    'आधिकारिक सूचीमा परेका कोर्सका लागि मात्र विद्यार्थी भिसा पाइन्छ। पुराना लेखमा यसलाई ILEP भनिएको छ।',
  'Apply and accept the offer': 'आवेदन र अफर लेटर स्वीकार',
  'To the university itself for most students from abroad. Then you pay the part of the fee that the visa asks for.':
    'धेरैजसो विदेशी विद्यार्थीले विश्वविद्यालयलाई नै सिधै आवेदन दिन्छन्। त्यसपछि भिसाले मागेजति शुल्क तिर्नुहोस्।',
  'At least': 'कम्तीमा',
  'Money in the account': 'खातामा पैसा',
  'Begin early: the balance needs a history before you apply.':
    'चाँडै सुरु गर्नुहोस्। आवेदन दिनुअघि ब्यालेन्स महिनौंदेखिको भएको हुनुपर्छ।',
  'NOC and health insurance': 'एनओसी र स्वास्थ्य बीमा',
  'The NOC lets your bank send the fee. The policy has to name the cover that the rule asks for.':
    'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी) भए बैंकले शुल्क पठाउन सक्छ। नियमले मागेजति बेहोर्ने कुरा बीमाको कागजमा लेखिएको हुनुपर्छ।',
  'Visa application': 'भिसा आवेदन',
  'You fill in the form online (AVATS), print the summary, and hand in the papers through VFS.':
    'फारम अनलाइन (AVATS) भर्नुहोस्, त्यसको सारांश प्रिन्ट गर्नुहोस्, र कागजात VFS मार्फत बुझाउनुहोस्।',
  'We have no confirmed time for Nepal. Apply as soon as the papers are complete, and book no flight before.':
    'नेपालका लागि पुष्टि भएको समय हामीसँग छैन। कागजात पूरा हुनेबित्तिकै आवेदन दिनुहोस्, र भिसाअघि हवाई टिकट नकाट्नुहोस्।',
  'Arrival and registration': 'आगमन र दर्ता',
  'You show your papers at the border, register with the immigration service and get the residence permit (IRP).':
    'सीमामा कागजात देखाउनुहोस्, अध्यागमन सेवामा दर्ता गर्नुहोस् र बसोबास अनुमतिपत्र (IRP) लिनुहोस्।',
  'The main intake. Each university sets its own deadline; we advise to apply in the winter before.':
    'मुख्य इन्टेक। हरेक विश्वविद्यालयको अन्तिम मिति आफ्नै हुन्छ। त्यसअघिको हिउँदमै आवेदन दिने सल्लाह दिन्छौं।',
  'A second intake for some master’s degrees.': 'केही स्नातकोत्तर कोर्सको दोस्रो इन्टेक।',
  'Letter of acceptance for a full-time course on the official list':
    'आधिकारिक सूचीमा परेको फुलटाइम कोर्सको भर्ना स्वीकृतिपत्र',
  'Receipt for the fee paid to the college': 'कलेजलाई तिरेको शुल्कको रसिद',
  'Bank statements over the months that the rule names': 'नियमले तोकेका महिनाभरिको बैंक स्टेटमेन्ट',
  'Letter of the sponsor, and papers for the income': 'स्पोन्सरको पत्र र आम्दानीका कागजात',
  'Summary of the online application, signed': 'अनलाइन आवेदनको सारांश, हस्ताक्षरसहित',
  'Papers for every year without study': 'नपढेको हरेक वर्षको कागजात',
  'Letters about earlier visa refusals, of any country': 'पहिलेका भिसा अस्वीकृतिका पत्र, जुनसुकै देशका',
  'You show the money for the first year in an account with a history, and the receipt for the fee. You also state how the later years are paid.':
    'पहिलो वर्षको रकम महिनौंदेखि खातामा भएको र शुल्क तिरेको रसिद देखाउनुपर्छ। पछिका वर्षको खर्च कसरी बेहोर्ने, त्यो पनि बताउनुपर्छ।',
  'Fee paid before': 'भिसाअघि तिर्ने शुल्क',
  'Fresh deposits': 'भर्खरै जम्मा गरिएको पैसा',
  'We advise: leave the money where it is, and explain each large sum with a paper.':
    'हाम्रो सल्लाह: पैसा जहाँ छ त्यहीँ राख्नुहोस्, र हरेक ठूलो रकमको स्रोत कागजातले देखाउनुहोस्।',
  'A sponsor whose income does not fit': 'स्पोन्सरको आम्दानीसँग नमिल्ने रकम',
  'We advise: tax papers, salary slips or business papers for the same months as the statements.':
    'हाम्रो सल्लाह: जुन महिनाको स्टेटमेन्ट छ, त्यही महिनाका कर, तलब वा व्यवसायका कागजात राख्नुहोस्।',
  'The course does not fit your history': 'पहिलेको पढाइ वा कामसँग नमिल्ने कोर्स',
  'We advise: say why this course follows from your studies or your work.':
    'हाम्रो सल्लाह: यो कोर्स तपाईंको पढाइ वा कामसँग कसरी जोडिन्छ, बताउनुहोस्।',
  'A refusal that you do not mention': 'नभनेको अस्वीकृति',
  'We advise: name every earlier refusal and attach its letter.':
    'हाम्रो सल्लाह: पहिलेको हरेक अस्वीकृति भन्नुहोस् र त्यसको पत्र पनि राख्नुहोस्।',
  'Courses that are not on the list': 'सूचीमा नभएका कोर्स',
  'A place on such a course does not lead to a study visa, whatever the seller says. Check before you pay.':
    'बेच्नेले जे भने पनि त्यस्तो कोर्समा सिट पाएर विद्यार्थी भिसा पाइँदैन। पैसा तिर्नुअघि सूची हेर्नुहोस्।',
  'Money lent for the statement': 'स्टेटमेन्टका लागि सापटी पैसा',
  'It comes too late for the rule, and the visa officer sees where it came from.':
    'त्यो पैसा नियमले मागेभन्दा ढिलो आएको हुन्छ, र कहाँबाट आयो भन्ने भिसा अधिकृतले देख्छन्।',
  'Fees to a private account': 'निजी खातामा शुल्क',
  'Pay the college only, to the account in its own letter.':
    'शुल्क कलेजलाई मात्र तिर्नुहोस्, कलेजकै पत्रमा भएको खातामा।',
  'Immigration service: coming to study': 'अध्यागमन सेवा: पढ्न आउने',
  'Official list of courses for the study visa': 'विद्यार्थी भिसाका कोर्सको आधिकारिक सूची',
  'Education in Ireland: student visas': 'Education in Ireland: विद्यार्थी भिसा',
  'Immigration service: what each stamp allows': 'अध्यागमन सेवा: कुन स्ट्याम्पमा के गर्न पाइन्छ',
  'Immigration service: graduate programme': 'अध्यागमन सेवा: ग्राजुएट प्रोग्राम',
  'Third Level Graduate Programme': 'थर्ड लेभल ग्राजुएट प्रोग्राम',
  'You stay with the permission to work and look for a job. The time depends on your degree.':
    'काम गर्न पाउने अनुमतिसहित बसेर जागिर खोज्न पाइन्छ। कति समय भन्ने तपाईंको डिग्रीमा भर पर्छ।',
  'Employment permit': 'वर्क परमिट (रोजगार अनुमति)',
  'With a job offer in an occupation that Ireland needs, your employer applies for a permit.':
    'आयरल्यान्डलाई चाहिएको पेसामा जागिरको अफर पाए रोजगारदाताले यो परमिटका लागि आवेदन दिन्छ।',
}
