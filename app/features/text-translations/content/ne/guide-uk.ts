export const guideUk: Record<string, string> = {
  'United Kingdom': 'बेलायत',
  'the UK': 'बेलायत',
  UK: 'बेलायत',
  'Study in the UK from Nepal': 'नेपालबाट बेलायतमा अध्ययन',
  'Study in the UK from Nepal: first-year costs, funds to show, the Student visa step by step, deadlines, entry requirements, documents, scholarships and refusals.':
    'नेपालबाट बेलायतमा अध्ययन: पहिलो वर्षको खर्च, देखाउनुपर्ने रकम, विद्यार्थी भिसाका चरण, अन्तिम मिति, भर्नाका लागि योग्यता, कागजात, छात्रवृत्ति र भिसा अस्वीकृतिका कारण।',
  'Old universities, short degrees': 'पुराना विश्वविद्यालय, छोटा डिग्री',
  'In most of the UK a bachelor’s degree takes three years and a master’s degree one. You begin to work sooner, and you pay for fewer years.':
    'बेलायतको धेरैजसो भागमा स्नातक ३ वर्षमा र स्नातकोत्तर १ वर्षमा सकिन्छ। काम चाँडै सुरु गर्न पाइन्छ, शुल्क पनि थोरै वर्षको तिर्नुपर्छ।',
  'Apply Now': 'आवेदन दिनुहोस्',
  London: 'लन्डन',
  'Post-study work visa': 'पोस्ट स्टडी वर्क भिसा',
  'Pound sterling': 'पाउन्ड',
  'Study visas for Nepalis': 'नेपालीले पाएका विद्यार्थी भिसा',
  'Universities that recruit in Nepal': 'नेपालबाट विद्यार्थी लिने विश्वविद्यालय',
  'Short degrees': 'छोटा डिग्री',
  'Three years for most bachelor’s degrees, four in Scotland, and one for most master’s degrees.':
    'धेरैजसो स्नातक ३ वर्षको हुन्छ, स्कटल्यान्डमा ४ वर्षको। धेरैजसो स्नातकोत्तर १ वर्षको हुन्छ।',
  'Known in every country': 'सबै देशले चिन्ने डिग्री',
  'Some of the oldest universities in the world are here, and their degrees are understood everywhere.':
    'संसारका सबैभन्दा पुरानामध्येका केही विश्वविद्यालय यहीँ छन्। तिनको डिग्री जहाँ पनि बुझिन्छ।',
  'Students on a degree course may work part-time in term, and full-time in the breaks.':
    'डिग्री कोर्सका विद्यार्थीले पढाइ चलेको बेला पार्टटाइम र बिदामा फुलटाइम काम गर्न पाउँछन्।',
  'In term': 'पढाइ चलेको बेला',
  'The Graduate visa lets you stay and work after your degree. You need no job offer for it.':
    'ग्राजुएट भिसाले डिग्रीपछि बस्न र काम गर्न दिन्छ। यसका लागि जागिरको अफर चाहिँदैन।',
  'University of Oxford': 'University of Oxford',
  'Oxford, England': 'अक्सफोर्ड, इङ्ल्यान्ड',
  'You apply to a college. Bachelor’s applications close in October, earlier than elsewhere.':
    'आवेदन कलेजमा दिनुपर्छ। स्नातकको आवेदन अन्यत्रभन्दा चाँडो, अक्टोबरमै बन्द हुन्छ।',
  'University of Cambridge': 'University of Cambridge',
  'Cambridge, England': 'केम्ब्रिज, इङ्ल्यान्ड',
  'Imperial College London': 'Imperial College London',
  'London, England': 'लन्डन, इङ्ल्यान्ड',
  'Science, engineering, medicine and business. You show the funds for London.':
    'विज्ञान, इन्जिनियरिङ, चिकित्सा र बिजनेस। लन्डनका लागि तोकिएको रकम देखाउनुपर्छ।',
  'UCL (University College London)': 'UCL (University College London)',
  'Almost every subject. You show the funds for London.':
    'लगभग सबै विषय। लन्डनका लागि तोकिएको रकम देखाउनुपर्छ।',
  'The University of Edinburgh': 'The University of Edinburgh',
  'Edinburgh, Scotland': 'एडिनबरा, स्कटल्यान्ड',
  'It lists the Nepali institutions whose degrees it accepts for a master’s.':
    'स्नातकोत्तरका लागि नेपालका कुन–कुन शिक्षण संस्थाको डिग्री मान्छ, त्यसको सूची आफैं दिएको छ।',
  'Nursing and public health': 'नर्सिङ र जनस्वास्थ्य',
  Law: 'कानुन',
  'Tuition fee, master’s': 'शिक्षण शुल्क, स्नातकोत्तर',
  'Depends on the university and the course. Laboratory and medical courses cost most.':
    'विश्वविद्यालय र कोर्सअनुसार फरक पर्छ। प्रयोगशाला चाहिने र चिकित्साका कोर्स सबैभन्दा महँगा हुन्छन्।',
  'From what the visa asks for a month, over a whole year, to what a study found for an acceptable standard. London costs more than the rest of the country.':
    'न्यूनतम रकम भिसाले माग्ने मासिक रकमलाई पूरै वर्षको बनाउँदा आएको हो। अधिकतम रकम ठीकठाक जीवनस्तरका लागि चाहिने भनी एउटा अध्ययनले निकालेको हो। लन्डन देशका अन्य ठाउँभन्दा महँगो छ।',
  'Immigration Health Surcharge': 'इमिग्रेसन हेल्थ सरचार्ज',
  'Paid at once with the visa, for its whole length. The visa is longer than the course, so even a short master’s pays for more than its length.':
    'भिसाको पूरा अवधिको एकैचोटि, भिसासँगै तिर्नुपर्छ। भिसा कोर्सभन्दा लामो हुन्छ, त्यसैले छोटो स्नातकोत्तरमा पनि कोर्सको अवधिभन्दा बढीको तिरिन्छ।',
  'Example: Bristol, bachelor’s': 'उदाहरण: University of Bristol, स्नातक',
  'Ask every university whether the fee rises in later years.':
    'पछिल्ला वर्षमा शुल्क बढ्छ कि बढ्दैन, हरेक विश्वविद्यालयलाई सोध्नुहोस्।',
  'UCAS application': 'UCAS मा आवेदन',
  'For a bachelor’s degree. Most master’s applications go to the university itself.':
    'स्नातकका लागि। स्नातकोत्तरको आवेदन धेरैजसो विश्वविद्यालयलाई सिधै दिइन्छ।',
  'Rent by city': 'सहरअनुसार भाडा',
  'A room for a month in a shared home, bills included.':
    'अरूसँग मिलेर बस्ने घरमा एउटा कोठाको एक महिनाको भाडा। बिजुली, पानी जस्ता बिल यसैमा पर्छन्।',
  Sheffield: 'सेफिल्ड',
  'Average of the UK': 'बेलायतको औसत',
  'Your own money': 'आफ्नै पैसा',
  'In an account in your own name.': 'आफ्नै नामको खातामा।',
  'Your parents’ money': 'आमाबुबाको पैसा',
  'With your birth certificate and a letter in which they allow you to use it. Ask us before you use the money of another relative.':
    'जन्मदर्ता प्रमाणपत्र र पैसा चलाउन दिएको आमाबुबाको पत्रसहित। अरू नातेदारको पैसा देखाउनुअघि हामीलाई सोध्नुहोस्।',
  'A student loan': 'विद्यार्थी कर्जा',
  'From a government or a regulated student-loan scheme. A personal loan or one from a cooperative may be refused. Confirm with us.':
    'सरकारको वा नियमन भएको विद्यार्थी कर्जा योजनाको। व्यक्तिगत कर्जा वा सहकारीको कर्जा नमानिन सक्छ। हामीसँग बुझेर मात्र अघि बढ्नुहोस्।',
  'What does not count': 'मान्य नहुने पैसा',
  'Overdrafts, shares, pensions and crypto; banks that are not regulated or keep no electronic records. Ask us before you use a cooperative.':
    'ओभरड्राफ्ट, सेयर, पेन्सन र क्रिप्टो। नियमन नभएका वा विद्युतीय अभिलेख नराख्ने बैंकको पैसा। सहकारीको पैसा देखाउनुअघि हामीलाई सोध्नुहोस्।',
  'You show living costs for some months and what is unpaid of the first year’s fee. The sum must not fall on any day of the period. In London it is higher.':
    'केही महिनाको बस्ने–खाने खर्च र पहिलो वर्षको तिर्न बाँकी शुल्क देखाउनुपर्छ। तोकिएको अवधिभर एक दिन पनि रकम घट्नु हुँदैन। लन्डनमा यो रकम बढी हुन्छ।',
  'Outside London': 'लन्डनबाहिर',
  'In London': 'लन्डनमा',
  Tuition: 'शिक्षण शुल्क',
  'In the bank': 'बैंकमा राख्ने अवधि',
  'More funds to show, for everybody who applies for the visa from this day. The day of the application decides, not the day of the bank statement.':
    'यस दिनदेखि भिसाको आवेदन दिने सबैले बढी रकम देखाउनुपर्छ। आवेदन दिएको दिन हेरिन्छ, बैंक स्टेटमेन्टको मिति होइन।',
  'A shorter stay after study, for everybody who applies for the Graduate visa from this day. Whoever starts a taught course now gets the shorter one.':
    'यस दिनदेखि ग्राजुएट भिसाको आवेदन दिने सबैको पढाइपछिको बसाइ छोटिन्छ। अहिले कक्षामा पढाइने कोर्स सुरु गर्नेले छोटो अवधि नै पाउँछन्।',
  'A stricter limit for universities. Expect careful offers and more questions before the CAS.':
    'विश्वविद्यालयका लागि सीमा कडा हुँदै छ। अफर लेटर सोचविचार गरेर दिइने र CAS अघि धेरै प्रश्न सोधिने ठानेर तयार हुनुहोस्।',
  'Universities in England may pass it on to students. Ask for the fee of every year.':
    'इङ्ल्यान्डका विश्वविद्यालयले यसको भार विद्यार्थीमाथि सार्न सक्छन्। हरेक वर्षको शुल्क सोध्नुहोस्।',
  'UCAS, Oxford, Cambridge and medicine': 'UCAS: Oxford, Cambridge र चिकित्सा',
  'Bachelor’s degrees.': 'स्नातक।',
  'UCAS, all other bachelor’s degrees': 'UCAS: अरू सबै स्नातक',
  'Later applications count only while places are left.':
    'त्यसपछि आएको आवेदन सिट बाँकी भए मात्र हेरिन्छ।',
  'These are usual marks; each course has its own. No general rule on study gaps was found: be ready to explain yours with papers. For a taught master’s some universities ask for a longer bachelor’s degree than Nepali colleges offered in the past.':
    'यी प्रायः मागिने प्राप्ताङ्क हुन्, हरेक कोर्सको आफ्नै हुन्छ। ग्यापबारे सबैलाई लागू हुने नियम भेटिएन। आफ्नो ग्यापको कारण कागजातसहित बताउन तयार हुनुहोस्। कक्षामा पढाइने स्नातकोत्तरका लागि केही विश्वविद्यालयले नेपालका कलेजले पहिले पढाउनेभन्दा लामो स्नातक माग्छन्।',
  'Health surcharge': 'हेल्थ सरचार्ज',
  'You pay it with the visa and may then use the public health service. It is counted on the length of the visa, and the visa is longer than the course.':
    'यो भिसासँगै तिर्नुपर्छ, र यसपछि सरकारी स्वास्थ्य सेवा लिन पाइन्छ। रकम भिसाको अवधिअनुसार जोडिन्छ, र भिसा कोर्सभन्दा लामो हुन्छ।',
  Surcharge: 'सरचार्ज',
  'Tuberculosis test': 'क्षयरोग (टीबी) परीक्षण',
  'Only clinics on the British list count. Go when the visa application is near, so that the certificate is still valid.':
    'बेलायती सूचीमा भएका क्लिनिकको मात्र मान्य हुन्छ। भिसा आवेदनको समय नजिकिएपछि जाँच गराउनुहोस्, ताकि प्रमाणपत्रको म्याद बाँकी रहोस्।',
  'Valid for': 'म्याद',
  'Work in term and holidays': 'पढाइ चलेको बेला र बिदामा काम',
  'No self-employment, freelancing or gig work, such as delivery by app. We advise you to stay below the limit in every week.':
    'स्वरोजगार, फ्रिल्यान्स वा एपबाट गरिने डेलिभरी जस्ता छुट्टाछुट्टै काम गर्न पाइँदैन। हरेक हप्ता सीमाभन्दा कमै काम गर्ने सल्लाह दिन्छौं।',
  'In the holidays': 'बिदामा',
  'Husband, wife and children': 'पति, पत्नी र छोराछोरी',
  'Whoever promises that your family can come with a usual master’s degree is wrong.':
    'सामान्य स्नातकोत्तरमा परिवार लैजान पाइन्छ भन्ने जोसुकैको कुरा गलत हो।',
  'Taught course': 'कक्षामा पढाइने कोर्स',
  Exception: 'अपवाद',
  Chevening: 'Chevening',
  'From the UK Government, for a one-year master’s degree. It pays for tuition, travel and living. You need experience of work, and you return to Nepal afterwards.':
    'एकवर्षे स्नातकोत्तरका लागि बेलायत सरकारले दिने छात्रवृत्ति। शिक्षण शुल्क, यात्रा र बस्ने–खाने खर्च पाइन्छ। कामको अनुभव चाहिन्छ, र पढाइपछि नेपाल फर्कनुपर्छ।',
  'Last round': 'पछिल्लो आवेदन अवधि',
  'From Nepal': 'नेपालबाट',
  'Most universities have some for students from abroad. Many are a reduction of the tuition fee. Bristol is an example.':
    'विदेशी विद्यार्थीका लागि धेरैजसो विश्वविद्यालयका आफ्नै छात्रवृत्ति छन्। धेरैमा शिक्षण शुल्क घटाइन्छ। University of Bristol एउटा उदाहरण हो।',
  Bristol: 'University of Bristol',
  'From November to January: English test and shortlist. You apply through UCAS for a bachelor’s degree, and to the university itself for most master’s degrees, from November to May.':
    'नोभेम्बरदेखि जनवरीसम्म: अङ्ग्रेजी भाषा परीक्षा र विश्वविद्यालयको छनोट। स्नातकको आवेदन UCAS मार्फत दिइन्छ। धेरैजसो स्नातकोत्तरको आवेदन नोभेम्बरदेखि मेसम्म विश्वविद्यालयलाई सिधै दिइन्छ।',
  'UCAS until': 'UCAS को अन्तिम मिति',
  Offer: 'अफर लेटर',
  'The offer may name conditions, such as a mark or a test result. When you meet them, the place is yours. A university with too many refused visas may no longer sponsor students, so offers are careful.':
    'अफर लेटरमा प्राप्ताङ्क वा परीक्षाको नतिजा जस्ता सर्त हुन सक्छन्। सर्त पूरा भएपछि सिट तपाईंको हुन्छ। धेरै भिसा अस्वीकृत भएको विश्वविद्यालयले विद्यार्थी स्पोन्सर गर्न पाउँदैन, त्यसैले अफर लेटर सोचविचार गरेर दिइन्छ।',
  'Refused, at most': 'अस्वीकृत भिसा, बढीमा',
  Enrolled: 'भर्ना हुनुपर्ने',
  'You apply for it when you have the offer. Your bank needs it before it sends the deposit.':
    'अफर लेटर आएपछि यसका लागि आवेदन दिनुहोस्। डिपोजिट पठाउनुअघि बैंकलाई यो चाहिन्छ।',
  'Deposit and CAS': 'डिपोजिट र CAS',
  'You pay the deposit into the university’s own account. It sends the Confirmation of Acceptance for Studies (CAS).':
    'डिपोजिट विश्वविद्यालयको आफ्नै खातामा तिर्नुहोस्। त्यसपछि विश्वविद्यालयले भर्ना पुष्टि गर्ने CAS पठाउँछ।',
  'ATAS certificate': 'ATAS प्रमाणपत्र',
  'Only if your CAS says so. You apply online, before the visa.':
    'CAS मा लेखिएको भए मात्र चाहिन्छ। भिसाअघि, अनलाइन आवेदन दिनुहोस्।',
  'The money has to be in the bank for some time in a row before you apply, without a day below the sum.':
    'आवेदन दिनुअघि पैसा लगातार केही समय बैंकमा हुनुपर्छ। एक दिन पनि तोकिएको रकमभन्दा घट्नु हुँदैन।',
  'Students from Nepal need a certificate from a clinic that the UK has approved.':
    'नेपालका विद्यार्थीलाई बेलायतले मान्यता दिएको क्लिनिकको प्रमाणपत्र चाहिन्छ।',
  'Apply for the Student visa': 'विद्यार्थी भिसाको आवेदन',
  'You apply online, pay the fee and the health surcharge, and give your fingerprints and photo. There may be an interview.':
    'अनलाइन आवेदन दिनुहोस्, शुल्क र हेल्थ सरचार्ज तिर्नुहोस्, अनि औंठाछाप र फोटो दिनुहोस्। अन्तर्वार्ता पनि हुन सक्छ।',
  Earliest: 'सबैभन्दा चाँडो',
  'You get the decision by email and set up a UKVI account for the eVisa. Then you book your flight and your room.':
    'निर्णय इमेलमा आउँछ। त्यसपछि इ-भिसाका लागि UKVI खाता बनाउनुहोस्, अनि हवाई टिकट र कोठा बुक गर्नुहोस्।',
  'Graduate visa': 'ग्राजुएट भिसा',
  'You apply in the UK, before the Student visa ends, and after the university has reported that you finished. An application before this report is refused, and the fee is lost.':
    'आवेदन बेलायतमै बसेर दिनुपर्छ: विद्यार्थी भिसा सकिनुअघि, तर तपाईंले पढाइ सक्नुभयो भनी विश्वविद्यालयले जानकारी दिएपछि। त्योभन्दा अघि दिएको आवेदन अस्वीकृत हुन्छ, र शुल्क डुब्छ।',
  'Skilled Worker visa': 'स्किल्ड वर्कर भिसा',
  'With a job offer from an employer who may sponsor you, you can change to this visa.':
    'स्पोन्सर गर्न पाउने रोजगारदाताले जागिरको अफर दिएमा यो भिसा लिन सकिन्छ।',
  Settlement: 'स्थायी बसोबास (पीआर)',
  'The government has asked for opinions on longer waits before settlement. Nothing is decided.':
    'पीआर पाउन पर्खनुपर्ने समय बढाउनेबारे सरकारले राय मागेको छ। केही निर्णय भएको छैन।',
  'The main intake. Some universities begin in October.':
    'मुख्य इन्टेक। केही विश्वविद्यालय अक्टोबरमा सुरु हुन्छन्।',
  'The second intake, above all for master’s degrees in business and IT.':
    'दोस्रो इन्टेक, खास गरी बिजनेस र आइटीको स्नातकोत्तरका लागि।',
  'Certificates and transcripts of SEE, class 12 and the bachelor’s degree':
    'एसईई, कक्षा १२ र स्नातकका प्रमाणपत्र र ट्रान्सक्रिप्ट',
  'Result of an English test, such as IELTS or PTE': 'IELTS वा PTE जस्तो अङ्ग्रेजी भाषा परीक्षाको नतिजा',
  'Statement of purpose, and letters of recommendation where the university asks for them':
    'एसओपी, र विश्वविद्यालयले मागेमा सिफारिस पत्र',
  'Confirmation of Acceptance for Studies (CAS): its number':
    'CAS (विश्वविद्यालयको भर्ना पुष्टिपत्र) को नम्बर',
  'Receipt of the deposit': 'डिपोजिट तिरेको रसिद',
  'Bank statement or bank letter, with name, account number, date and the bank’s contacts':
    'बैंक स्टेटमेन्ट वा बैंकको पत्र: नाम, खाता नम्बर, मिति र बैंकको सम्पर्कसहित',
  'Birth certificate and your parents’ letter, where their money is used':
    'आमाबुबाको पैसा देखाउने भए जन्मदर्ता प्रमाणपत्र र आमाबुबाको पत्र',
  'Loan letter of a government or a regulated student-loan scheme, if there is a loan':
    'कर्जा भए सरकारको वा नियमन भएको विद्यार्थी कर्जा योजनाको पत्र',
  'Letter of the sponsor, if a government pays': 'सरकारले खर्च बेहोर्ने भए स्पोन्सरको पत्र',
  'Tuberculosis test certificate': 'क्षयरोग (टीबी) परीक्षणको प्रमाणपत्र',
  'ATAS certificate, if the CAS asks for it': 'CAS ले मागेमा ATAS प्रमाणपत्र',
  'Consent of both parents, if you are under age': 'उमेर नपुगेको भए आमाबुबा दुवैको सहमति',
  'English or certified translations of all papers in Nepali':
    'नेपालीमा भएका सबै कागजातको अङ्ग्रेजी वा प्रमाणित अनुवाद',
  'Online application, and receipts of the visa fee and the health surcharge':
    'अनलाइन आवेदन, र भिसा शुल्क र हेल्थ सरचार्ज तिरेका रसिद',
  'The balance dips, or the statement is old': 'ब्यालेन्स घटेको वा स्टेटमेन्ट पुरानो',
  'A single day below the sum is enough. We advise you to keep the money untouched until the decision.':
    'भिसा अस्वीकृत हुन एक दिन मात्र रकम घटे पुग्छ। निर्णय नआएसम्म पैसा नचलाउने सल्लाह दिन्छौं।',
  'Money that appeared lately': 'भर्खरै देखिएको पैसा',
  'Large deposits without a source look borrowed. We advise you to show the sale, the loan or the salary behind each.':
    'स्रोत नखुलेको ठूलो रकम सापटी लिएजस्तो देखिन्छ। हरेक ठूलो रकम बिक्री, कर्जा वा तलब केबाट आएको हो, देखाउने सल्लाह दिन्छौं।',
  'Not a genuine student': 'साँचो विद्यार्थी हो भन्ने विश्वास नभएको',
  'At the interview, the choice of the course, a gap or the finances were not explained. We advise you to practise in your own words.':
    'अन्तर्वार्तामा कोर्स किन रोजेको, ग्याप किन भएको वा खर्च कसरी जुटाएको भन्ने बताउन सकिएन। आफ्नै शब्दमा बोल्ने अभ्यास गर्ने सल्लाह दिन्छौं।',
  'CAS and papers differ': 'CAS र कागजात नमिलेको',
  'Compare names, dates and fees before you apply, and check that the university is still on the register of sponsors.':
    'आवेदन दिनुअघि नाम, मिति र शुल्क भिडाएर हेर्नुहोस्। विश्वविद्यालय स्पोन्सरको दर्ता सूचीमा अझै छ कि छैन, त्यो पनि जाँच्नुहोस्।',
  'English, TB test or ATAS missing': 'अङ्ग्रेजी भाषा परीक्षा, टीबी परीक्षण वा ATAS नभएको',
  'Each has its own validity. We advise you to write the dates into one list.':
    'हरेकको म्याद छुट्टाछुट्टै हुन्छ। सबैको मिति एउटै सूचीमा लेखेर राख्ने सल्लाह दिन्छौं।',
  'An earlier refusal that was hidden': 'पहिलेको अस्वीकृति लुकाएको',
  'This counts as deception. Tell us of every refusal, in any country.':
    'यसलाई ढाँटेको मानिन्छ। जुनसुकै देशले भिसा अस्वीकृत गरेको भए पनि हामीलाई भन्नुहोस्।',
  'A longer stay after your master’s': 'स्नातकोत्तरपछि लामो बसाइ',
  'Agents still sell the old length.': 'एजेन्टले अझै पुरानै अवधि भनेर बेच्छन्।',
  'It is': 'वास्तविक अवधि',
  '“Bring your wife or husband”': '“पति वा पत्नी पनि लैजानुहोस्”',
  'In fact': 'वास्तवमा',
  'A usual master’s degree is a taught course.': 'सामान्य स्नातकोत्तर कक्षामा पढाइने कोर्स नै हो।',
  'A CAS or a job certificate for sale': 'किन्न पाइने CAS वा जागिरको प्रमाणपत्र',
  'Nobody can sell one. A sold paper ends in a refusal.':
    'यस्तो कागजात कसैले बेच्न सक्दैन। किनेको कागजात देखाए भिसा अस्वीकृत नै हुन्छ।',
  'Calls that ask for money': 'पैसा माग्ने फोन',
  'The Home Office never asks for money by telephone.':
    'बेलायतको गृह मन्त्रालय (होम अफिस) ले फोनबाट कहिल्यै पैसा माग्दैन।',
  'A deposit into a private account': 'निजी खातामा डिपोजिट',
  'Pay only into the university’s own account, after you found it on the register of sponsors.':
    'विश्वविद्यालयको आफ्नै खातामा मात्र तिर्नुहोस्, त्यो पनि स्पोन्सरको दर्ता सूचीमा विश्वविद्यालय भेटेपछि।',
  'Student visa': 'विद्यार्थी भिसा',
  'Money for the Student visa': 'विद्यार्थी भिसाका लागि चाहिने रकम',
  'Health surcharge: how much you pay': 'हेल्थ सरचार्ज: कति तिर्नुपर्छ',
  'Tuberculosis test: clinics in Nepal': 'क्षयरोग (टीबी) परीक्षण: नेपालका क्लिनिक',
  'Register of licensed sponsors: students': 'इजाजत पाएका स्पोन्सरको दर्ता सूची: विद्यार्थी',
  'ATAS: who needs it': 'ATAS: कसलाई चाहिन्छ',
  'Frauds, tricks and scams': 'जालसाजी, छल र ठगी',
  'University of Leeds': 'University of Leeds',
  'University of Hull': 'University of Hull',
  'University of Lincoln': 'University of Lincoln',
  'Bangor University': 'Bangor University',
  'Aberystwyth University': 'Aberystwyth University',
  'Glasgow Caledonian University': 'Glasgow Caledonian University',
  'University of Lancashire': 'University of Lancashire',
  'Cardiff University': 'Cardiff University',
  'Tuition fee': 'शिक्षण शुल्क',
  'No source names it, and bachelor’s and master’s degrees differ.':
    'कुनै स्रोतले यो रकम बताउँदैन, र स्नातक र स्नातकोत्तरको शुल्क फरक हुन्छ।',
  'A year in London costs more than this, even by the sum that the visa asks for.':
    'भिसाले माग्ने रकमअनुसार मात्र हेर्दा पनि लन्डनमा एक वर्ष बस्दा योभन्दा बढी लाग्छ।',
  'The rule has changed for everybody who finishes a taught course from now on.':
    'अब कक्षामा पढाइने कोर्स सक्ने सबैका लागि नियम फेरिएको छ।',
}
