export const guideUsa: Record<string, string> = {
  'United States': 'अमेरिका',
  'the USA': 'अमेरिका',
  USA: 'अमेरिका',
  'Study in the USA from Nepal': 'नेपालबाट अमेरिकामा अध्ययन',
  'Study in the USA from Nepal: universities, courses, tuition and living costs, I-20, SEVIS, DS-160 and the interview, scholarships, proof of funds and the NOC.':
    'नेपालबाट अमेरिकामा अध्ययन: विश्वविद्यालय, कोर्स, शिक्षण शुल्क र बस्ने–खाने खर्च, I-20, SEVIS, DS-160 र अन्तर्वार्ता, छात्रवृत्ति, आर्थिक स्रोतको प्रमाण र एनओसी।',
  'A wide choice, and room to change your mind': 'रोजाइ धेरै, मन फेर्ने छुट पनि',
  'Universities differ in size, fees and subjects, so compare several. You often choose your major in the second year, after you have tried several.':
    'विश्वविद्यालयको आकार, शुल्क र विषय फरक–फरक हुन्छन्, त्यसैले धेरैलाई दाँजेर हेर्नुहोस्। मेजर (मुख्य विषय) प्रायः दोस्रो वर्षमा, धेरै विषय पढेर हेरेपछि रोजिन्छ।',
  'Contact Counsellors': 'काउन्सेलरलाई सम्पर्क गर्नुहोस्',
  'New York': 'न्युयोर्क',
  'SEVIS fee': 'SEVIS शुल्क',
  'F-1 student visa': 'F-1 विद्यार्थी भिसा',
  'Validity of the visa': 'भिसाको म्याद',
  'US dollar': 'अमेरिकी डलर',
  'Choose your major later': 'मेजर पछि रोज्न पाइने',
  'In the first years you take courses in several subjects. Most students decide after that.':
    'सुरुका वर्षमा धेरै विषयका कोर्स पढिन्छ। अधिकांश विद्यार्थीले त्यसपछि मात्र मेजर टुङ्ग्याउँछन्।',
  'Research from the beginning': 'सुरुदेखि नै अनुसन्धान',
  'Professors take students into their laboratories, also before the first degree.':
    'प्राध्यापकले विद्यार्थीलाई प्रयोगशालामा काम दिन्छन्, पहिलो डिग्री नसकेकालाई पनि।',
  'Scholarships from the university': 'विश्वविद्यालयकै छात्रवृत्ति',
  'Many universities give money for good marks, and some also to those who need it.':
    'धेरै विश्वविद्यालयले राम्रो प्राप्ताङ्कका आधारमा पैसा दिन्छन्। केहीले आर्थिक सहयोग चाहिनेलाई पनि दिन्छन्।',
  'Work on campus': 'क्याम्पसभित्र काम',
  'With an F-1 visa you may work at your university, part-time while classes are held.':
    'F-1 भिसामा आफ्नै विश्वविद्यालयमा काम गर्न पाइन्छ, कक्षा चलेको बेला पार्टटाइम।',
  'On campus': 'क्याम्पसभित्र',
  'Many students from Nepal': 'नेपालका धेरै विद्यार्थी',
  'Nepal is among the countries that send most students to the USA.':
    'अमेरिकामा सबैभन्दा धेरै विद्यार्थी पठाउने देशमध्ये नेपाल पनि एक हो।',
  Students: 'विद्यार्थी',
  Visas: 'भिसा',
  'Harvard University': 'Harvard University',
  'Cambridge, Massachusetts': 'केम्ब्रिज, म्यासाचुसेट्स',
  'Takes few of those who apply. Apply also to others.':
    'आवेदन दिनेमध्ये थोरैले मात्र भर्ना पाउँछन्। अरू विश्वविद्यालयमा पनि आवेदन दिनुहोस्।',
  'Massachusetts Institute of Technology': 'Massachusetts Institute of Technology',
  'Science and engineering. Takes few of those who apply.':
    'विज्ञान र इन्जिनियरिङ। आवेदन दिनेमध्ये थोरैले मात्र भर्ना पाउँछन्।',
  'Stanford University': 'Stanford University',
  'Stanford, California': 'स्ट्यानफोर्ड, क्यालिफोर्निया',
  'Takes few of those who apply, and living there is expensive.':
    'आवेदन दिनेमध्ये थोरैले मात्र भर्ना पाउँछन्। त्यहाँ बस्ने–खाने खर्च पनि महँगो छ।',
  'Arizona State University': 'Arizona State University',
  'Tempe, Arizona': 'टेम्पी, एरिजोना',
  'A large public university: students from abroad pay the fee for those from outside the state.':
    'ठूलो सरकारी विश्वविद्यालय। विदेशी विद्यार्थीले राज्यबाहिरका विद्यार्थीलाई तोकिएको शुल्क तिर्छन्।',
  'The University of Texas at Arlington': 'The University of Texas at Arlington',
  'Arlington, Texas': 'आर्लिङ्टन, टेक्सस',
  'Publishes its English scores and deadlines, which you find in this guide. Students from Nepal are not exempt from the English test.':
    'अङ्ग्रेजीको स्कोर र अन्तिम मिति आफैं प्रकाशित गर्छ, ती यस गाइडमा छन्। नेपालका विद्यार्थीलाई अङ्ग्रेजी भाषा परीक्षामा छुट छैन।',
  'Computer science and data science': 'कम्प्युटर विज्ञान र डेटा विज्ञान',
  'Business administration': 'व्यवसाय प्रशासन',
  'Biology and chemistry': 'जीवविज्ञान र रसायनशास्त्र',
  'Economics and social sciences': 'अर्थशास्त्र र सामाजिक विज्ञान',
  'Averages. Public universities ask more from students from outside their state, so from you. A scholarship of the university lowers the fee.':
    'यी औसत हुन्। सरकारी विश्वविद्यालयले आफ्नो राज्यबाहिरका विद्यार्थीसँग बढी शुल्क लिन्छन्, अर्थात् तपाईंसँग पनि। विश्वविद्यालयको छात्रवृत्तिले शुल्क घटाउँछ।',
  'Room, food, books and transport: the average, and three towns. Large cities on the coasts cost more; no figure with a source was found for them.':
    'कोठा, खाना, किताब र यातायात: देशको औसत र तीन सहरको खर्च। समुद्री तटका ठूला सहर योभन्दा महँगा छन्, तर त्यहाँको स्रोतसहितको रकम भेटिएन।',
  'SEVIS fee (I-901)': 'SEVIS शुल्क (I-901)',
  'Paid once, before the visa interview.':
    'SEVIS विदेशी विद्यार्थीको अभिलेख राख्ने अमेरिकी सरकारी प्रणाली हो। यो शुल्क भिसा अन्तर्वार्ताअघि एकपटक तिर्नुपर्छ।',
  'Visa application fee': 'भिसा आवेदन शुल्क',
  'Paid before you book the interview.': 'अन्तर्वार्ताको समय लिनुअघि तिर्नुपर्छ।',
  'Most universities require it and offer a plan.':
    'धेरैजसो विश्वविद्यालयले यो अनिवार्य गरेका छन्, र आफ्नै बीमा योजना पनि दिन्छन्।',
  'Whole year, three examples': 'पूरा वर्ष, तीन उदाहरण',
  'Tuition, living and insurance as the universities themselves count them, also for a master’s degree.':
    'शिक्षण शुल्क, बस्ने–खाने खर्च र बीमा, विश्वविद्यालय आफैंले जोडेअनुसार। स्नातकोत्तरको पनि।',
  'Tuition, community college': 'शिक्षण शुल्क, कम्युनिटी कलेज',
  'Some students begin there and move to a university later.':
    'केही विद्यार्थी यहाँ पढाइ सुरु गरेर पछि विश्वविद्यालयमा सर्छन्।',
  'Housing and food alone': 'आवास र खाना मात्र',
  'Averages on campus.': 'क्याम्पसमै बस्दाको औसत।',
  'Application to a university': 'विश्वविद्यालयको आवेदन',
  'Paid to each university that you apply to.': 'आवेदन दिने हरेक विश्वविद्यालयलाई तिर्नुपर्छ।',
  'A year as universities count it, without tuition and insurance. The years differ.':
    'विश्वविद्यालयले जोडेअनुसार एक वर्षको खर्च, शिक्षण शुल्क र बीमाबाहेक। यी सबै एउटै वर्षका होइनन्।',
  'Greenville, North Carolina': 'ग्रिनभिल, नर्थ क्यारोलाइना',
  'Syracuse, New York': 'सिराक्युज, न्युयोर्क',
  'Tampa, Florida': 'टाम्पा, फ्लोरिडा',
  'Average of public universities': 'सरकारी विश्वविद्यालयको औसत',
  'Universities differ much. Some also ask for the SAT.':
    'विश्वविद्यालयपिच्छे धेरै फरक पर्छ। केहीले SAT पनि माग्छन्।',
  'Most ask for a bachelor’s degree in a related field, references and an essay, and some for the GRE or GMAT. Not every university accepts a three-year bachelor’s degree.':
    'धेरैजसोले सम्बन्धित विषयको स्नातक, सिफारिस पत्र र निबन्ध माग्छन्, केहीले GRE वा GMAT पनि। तीनवर्षे स्नातक हरेक विश्वविद्यालयले मान्छ भन्ने छैन।',
  'No law sets a minimum GPA, marks or English score: each university decides. We found no rule on a study gap. We advise you to explain each gap with letters of experience, and to be ready to talk about it in the interview.':
    'जीपीए, प्राप्ताङ्क वा अङ्ग्रेजी स्कोरको न्यूनतम सीमा कुनै कानुनले तोकेको छैन, हरेक विश्वविद्यालय आफैंले तोक्छ। ग्यापबारे कुनै नियम भेटेनौं। हरेक ग्यापलाई अनुभवको पत्रले पुष्टि गर्ने, र अन्तर्वार्तामा त्यसबारे बोल्न तयार हुने सल्लाह दिन्छौं।',
  Fulbright: 'Fulbright',
  'From the US Government, for a whole master’s degree in the USA, not in medicine or nursing. A three-year bachelor’s degree alone does not qualify, and you need work experience. You apply to the United States Educational Foundation (USEF-Nepal).':
    'अमेरिकामा पूरै स्नातकोत्तर पढ्न अमेरिकी सरकारले दिने छात्रवृत्ति। चिकित्सा र नर्सिङका लागि पाइँदैन। तीनवर्षे स्नातकले मात्र पुग्दैन, कामको अनुभव पनि चाहिन्छ। आवेदन USEF-Nepal (अमेरिकी शैक्षिक प्रतिष्ठान) मा दिनुपर्छ।',
  'Who can apply': 'आवेदन दिन पाउने',
  'Time to apply': 'आवेदन दिने समय',
  'Global UGRAD': 'Global UGRAD',
  'One term at a university in the USA, for students who are in the middle of a bachelor’s degree at home. Ask USEF-Nepal whether there is a new call.':
    'नेपालमा स्नातक पढ्दै गरेका विद्यार्थीका लागि अमेरिकी विश्वविद्यालयमा एक सेमेस्टर। नयाँ आवेदन खुलेको छ कि छैन, USEF-Nepal मा सोध्नुहोस्।',
  'University scholarships and assistantships': 'विश्वविद्यालयको छात्रवृत्ति र असिस्टेन्टसिप',
  'Universities lower the fee for good students. Assistants in research or teaching are paid, and often pay no tuition.':
    'विश्वविद्यालयले राम्रा विद्यार्थीको शुल्क घटाउँछन्। अनुसन्धान वा अध्यापनमा सहायक हुनेले तलब पाउँछन्, र प्रायः शिक्षण शुल्क तिर्नुपर्दैन।',
  'Check the requirements': 'योग्यताको जाँच',
  'Most universities look at your marks, an English test, and sometimes the SAT, GRE or GMAT. Each university sets its own minimum.':
    'धेरैजसो विश्वविद्यालयले प्राप्ताङ्क र अङ्ग्रेजी भाषा परीक्षा हेर्छन्, कहिलेकाहीँ SAT, GRE वा GMAT पनि। न्यूनतम कति चाहिने, हरेक विश्वविद्यालय आफैंले तोक्छ।',
  Example: 'उदाहरण',
  'You apply to several universities, each with its own deadline and essays.':
    'धेरै विश्वविद्यालयमा आवेदन दिनुहोस्। हरेकको अन्तिम मिति र निबन्ध आफ्नै हुन्छ।',
  'Form I-20': 'I-20 फारम',
  'You accept a place and show that you can pay. The university sends the I-20.':
    'पाएको सिट स्वीकार गर्नुहोस् र खर्च धान्न सक्ने प्रमाण दिनुहोस्। त्यसपछि विश्वविद्यालयले I-20 (भर्नाको आधिकारिक फारम) पठाउँछ।',
  'To show': 'देखाउनुपर्ने',
  'You pay the I-901 fee at FMJfee.com, at no other address, and keep the receipt.':
    'I-901 शुल्क FMJfee.com मा मात्र तिर्नुहोस्, अरू कुनै ठेगानामा होइन। रसिद जोगाएर राख्नुहोस्।',
  'For exchange visitors (J-1)': 'एक्सचेन्ज भिजिटर (J-1) का लागि',
  'Form DS-160': 'DS-160 फारम',
  'You fill in the visa application online, set your social-media profiles to public, pay the visa fee and book the interview.':
    'भिसा आवेदन अनलाइन भर्नुहोस्, सामाजिक सञ्जालका प्रोफाइल सार्वजनिक गर्नुहोस्, भिसा शुल्क तिर्नुहोस् र अन्तर्वार्ताको समय लिनुहोस्।',
  'Embassy interview': 'दूतावासमा अन्तर्वार्ता',
  'You explain your plan at the US Embassy in Kathmandu. We practise it with you. Waiting times change; look at the table of the State Department before you plan.':
    'काठमाडौंको अमेरिकी दूतावासमा आफ्नो योजना बताउनुपर्छ। यसको अभ्यास हामी तपाईंसँगै गर्छौं। पर्खनुपर्ने समय फेरिइरहन्छ, योजना बनाउनुअघि अमेरिकी विदेश मन्त्रालयको तालिका हेर्नुहोस्।',
  'You may enter the country shortly before your programme starts. Report to the international office (DSO) by the start.':
    'कोर्स सुरु हुनुभन्दा केही समयअघि मात्र अमेरिका प्रवेश गर्न पाइन्छ। कोर्स सुरु हुने दिनसम्ममा विश्वविद्यालयको अन्तर्राष्ट्रिय कार्यालय (DSO) मा हाजिर हुनुहोस्।',
  'Visa issued before the start': 'कोर्सअघि भिसा पाइने समय',
  'Entry before the start': 'कोर्सअघि प्रवेश',
  'Visa valid for': 'भिसाको म्याद',
  'A fixed limit of the stay would mean an extension for long degrees. A court has put it off, so today you stay as long as you study. Ask us before you choose a doctorate.':
    'बसाइको सीमा तोकिए लामो डिग्रीका लागि म्याद थप्नुपर्ने हुन्थ्यो। अदालतले यो नियम पर सारेको छ, त्यसैले आज पढाइ चलुन्जेल बस्न पाइन्छ। पीएचडी रोज्नुअघि हामीलाई सोध्नुहोस्।',
  'Training during the course is now for few. Do not choose a university because it promises work from the first day.':
    'कोर्स चल्दाचल्दैको व्यावहारिक तालिम अब थोरैका लागि मात्र हो। पहिलो दिनदेखि काम दिने वाचा गर्छ भनेर मात्र विश्वविद्यालय नरोज्नुहोस्।',
  'Once it is collected, everybody who receives a visa pays it beside the visa fee and the SEVIS fee.':
    'यो शुल्क उठाउन थालेपछि भिसा पाउने सबैले भिसा शुल्क र SEVIS शुल्कबाहेक यो पनि तिर्नुपर्छ।',
  'Work after the degree may change for those who start now. Plan so that the degree is worth it without OPT.':
    'अहिले पढाइ सुरु गर्नेका लागि डिग्रीपछिको कामको नियम फेरिन सक्छ। OPT नपाए पनि डिग्री काम लाग्ने गरी योजना बनाउनुहोस्।',
  'UT Arlington, master’s degree, fall 2027': 'UT Arlington, स्नातकोत्तर, फल २०२७',
  'An example. Many universities close between December and March.':
    'एउटा उदाहरण। धेरै विश्वविद्यालयको आवेदन डिसेम्बरदेखि मार्चभित्र बन्द हुन्छ।',
  'UT Arlington, master’s degree, spring 2028': 'UT Arlington, स्नातकोत्तर, स्प्रिङ २०२८',
  Family: 'परिवार',
  'Savings and income of parents count, and those of others who sign for you. We advise papers that show where the money comes from.':
    'आमाबुबाको बचत र आम्दानी मान्य हुन्छ, तपाईंका लागि हस्ताक्षर गर्ने अरूको पनि। पैसा कहाँबाट आएको हो भन्ने देखाउने कागजात राख्ने सल्लाह दिन्छौं।',
  'Scholarship and assistantship': 'छात्रवृत्ति र असिस्टेन्टसिप',
  'What the university gives lowers the amount that you show. It stands on the I-20.':
    'विश्वविद्यालयले जति दिन्छ, देखाउनुपर्ने रकम त्यति घट्छ। यो I-20 मा लेखिएको हुन्छ।',
  'Education loan': 'शैक्षिक कर्जा',
  'The letter of the bank names the sum and says that it is approved.':
    'बैंकको पत्रमा कर्जाको रकम र कर्जा स्वीकृत भएको कुरा लेखिएको हुन्छ।',
  'Work in the USA': 'अमेरिकामा गर्ने काम',
  'It does not count: you may not plan to pay the first year by working.':
    'यो मान्य हुँदैन। पहिलो वर्षको खर्च काम गरेर तिर्ने योजना देखाउन पाइँदैन।',
  'No free treatment': 'उपचार निःशुल्क छैन',
  'The law asks no insurance of F-1 students, but most universities do. Treatment is expensive, so do not travel without cover.':
    'F-1 विद्यार्थीका लागि कानुनले बीमा अनिवार्य गरेको छैन, तर धेरैजसो विश्वविद्यालयले गरेका छन्। उपचार महँगो छ, त्यसैले बीमाबिना नजानुहोस्।',
  'The university’s plan or your own': 'विश्वविद्यालयको बीमा वा आफ्नै',
  'Some universities accept another plan. Ask before you buy one in Nepal.':
    'केही विश्वविद्यालयले अरू बीमा पनि मान्छन्। नेपालमा बीमा किन्नुअघि सोध्नुहोस्।',
  'On campus in term, and more in the holidays. Work off campus needs permission; work without it ends your status.':
    'पढाइ चलेको बेला क्याम्पसभित्र, बिदामा अझ बढी। क्याम्पसबाहिर काम गर्न अनुमति चाहिन्छ। अनुमतिबिना काम गरे विद्यार्थीको हैसियत गुम्छ।',
  CPT: 'CPT',
  'They come with an F-2 visa. Plan to live on one income: they may not work.':
    'पति, पत्नी र छोराछोरी F-2 भिसामा जान्छन्। उनीहरूले काम गर्न पाउँदैनन्, त्यसैले एक जनाको आम्दानीले चल्ने योजना बनाउनुहोस्।',
  'F-2': 'F-2',
  'Parents who visit': 'भेट्न जाने आमाबुबा',
  'Visitors from Nepal may have to leave a bond. It does not concern students.':
    'नेपालबाट घुम्न वा भेट्न जानेले बन्ड (धरौटी) राख्नुपर्ने हुन सक्छ। यो विद्यार्थीलाई लाग्दैन।',
  Bond: 'बन्ड',
  'The officer thinks that you will stay (214(b))': 'तपाईं उतै बस्नुहुन्छ भन्ने अधिकृतलाई लागेको (214(b))',
  'There is no appeal, but you may apply again. Show what ties you to Nepal, and what has changed since the last time. Our advice follows this order; only the first place is sure.':
    'यसमा पुनरावेदन हुँदैन, तर फेरि आवेदन दिन पाइन्छ। तपाईंलाई नेपालसँग जोड्ने कुरा के छ, र अघिल्लो पटकपछि के फेरियो, देखाउनुहोस्। हाम्रो सल्लाह यही क्रममा छ, तर पहिलो नम्बरको कारण मात्र पक्का हो।',
  'Not convincing as a student': 'विद्यार्थी हो भन्ने विश्वास नदिलाएको',
  'Know your course, your university and why you chose them. Answer in your own words: learned answers are noticed.':
    'कोर्स र विश्वविद्यालयबारे राम्ररी जान्नुहोस्, अनि किन रोजेको भन्ने पनि। जवाफ आफ्नै शब्दमा दिनुहोस्। घोकेको जवाफ थाहा भइहाल्छ।',
  'The money is not credible': 'पैसाको स्रोत पत्यारिलो नभएको',
  'Know who pays, from what income, and for all years, not only the first.':
    'खर्च कसले, कुन आम्दानीबाट बेहोर्छ, थाहा पाइराख्नुहोस्। पहिलो वर्षको मात्र होइन, सबै वर्षको।',
  'False papers': 'नक्कली कागजात',
  'The embassy checks transcripts. A false paper ends this application and those after it.':
    'दूतावासले ट्रान्सक्रिप्ट जाँच्छ। एउटा नक्कली कागजातले यो आवेदन मात्र होइन, पछिका आवेदन पनि बिगार्छ।',
  'Something is missing (221(g))': 'केही कागजात नपुगेको (221(g))',
  'The application waits until you send what the officer asks for. Send it at once.':
    'अधिकृतले मागेको कागजात नपठाएसम्म आवेदन रोकिन्छ। तुरुन्त पठाउनुहोस्।',
  '“Day-one CPT”': '“डे वान CPT”',
  'Universities that promise work from the first day put your status at risk.':
    'पहिलो दिनदेखि काम दिने वाचा गर्ने विश्वविद्यालयले तपाईंको विद्यार्थी हैसियत जोखिममा पार्छन्।',
  'STEM by name': 'नाम मात्रको STEM',
  'The CIP code on the I-20 decides, not the title of the course.':
    'I-20 मा लेखिएको CIP कोड हेरिन्छ, कोर्सको नाम होइन।',
  'Payment sites': 'शुल्क तिर्ने वेबसाइट',
  'Pay the SEVIS fee only at FMJfee.com.': 'SEVIS शुल्क FMJfee.com मा मात्र तिर्नुहोस्।',
  'Guaranteed visas and coached answers': 'पक्का भिसा र सिकाइएका जवाफ',
  'Nobody can promise a visa. Do not let others write your story.':
    'भिसा लाग्छ नै भनेर कसैले भन्न सक्दैन। आफ्नो कथा अरूलाई लेख्न नदिनुहोस्।',
  'US Embassy in Nepal': 'नेपालस्थित अमेरिकी दूतावास',
  'USEF-Nepal: advice and Fulbright': 'USEF-Nepal: परामर्श र Fulbright',
  'Study in the States (Homeland Security)': 'Study in the States (अमेरिकी आन्तरिक सुरक्षा विभाग)',
  'SEVIS fee: information': 'SEVIS शुल्क: जानकारी',
  'SEVIS fee: payment': 'SEVIS शुल्क: भुक्तानी',
  'Waiting times for interviews': 'अन्तर्वार्ताका लागि पर्खनुपर्ने समय',
  'Visa fees and validity for Nepal': 'नेपालका लागि भिसा शुल्क र म्याद',
  'Minimum GPA': 'न्यूनतम जीपीए',
  'No such rule exists: each university decides.': 'यस्तो कुनै नियम छैन, हरेक विश्वविद्यालय आफैंले तोक्छ।',
  'Or marks of': 'वा प्राप्ताङ्क',
  'No source was found. The wait for an interview changes; look at the official table.':
    'कुनै स्रोत भेटिएन। अन्तर्वार्ताका लागि पर्खनुपर्ने समय फेरिइरहन्छ, आधिकारिक तालिका हेर्नुहोस्।',
  'How long you may stay': 'कति समय बस्न पाइन्छ',
  'While you study full-time, and a short time after.': 'फुलटाइम पढुन्जेल, र त्यसपछि छोटो समय।',
  Today: 'आज',
  'Optional Practical Training (OPT)': 'OPT (पढाइपछिको व्यावहारिक तालिम)',
  'Work in your field after the degree, without a new visa. Apply in time, and look for work before it begins.':
    'डिग्रीपछि आफ्नो विषयको काम, नयाँ भिसाबिनै। आवेदन समयमै दिनुहोस्, र OPT सुरु हुनुअघि नै काम खोज्नुहोस्।',
  Apply: 'आवेदन दिने समय',
  'Without work': 'काम नगरी बस्न पाइने',
  'STEM extension': 'STEM का लागि थप समय',
  'More time for graduates in science, technology, engineering and mathematics, with conditions for course and employer.':
    'विज्ञान, प्रविधि, इन्जिनियरिङ र गणितमा डिग्री लिनेलाई थप समय। कोर्स र रोजगारदाता दुवैका सर्त हुन्छन्।',
  'In addition': 'थप',
  'Work visa (H-1B) and immigration': 'वर्क भिसा (H-1B) र आप्रवासन',
  'The H-1B visa is drawn by lot, and its rules change. We promise nothing here, and advise no plan that depends on it.':
    'H-1B भिसा लटरीबाट निकालिन्छ, र यसका नियम फेरिइरहन्छन्। यसमा हामी कुनै वाचा गर्दैनौं। यसैमा भर पर्ने योजना नबनाउने सल्लाह दिन्छौं।',
  'H-1B': 'H-1B',
  Payment: 'भुक्तानी',
  'Immigrant visas': 'आप्रवासी भिसा',
  'August (fall)': 'अगस्ट (फल)',
  'The main intake. Most deadlines are between December and March before it.':
    'मुख्य इन्टेक। धेरैजसो अन्तिम मिति त्यसअघिको डिसेम्बर र मार्चको बीचमा पर्छ।',
  'January (spring)': 'जनवरी (स्प्रिङ)',
  'The second intake, with fewer scholarships.': 'दोस्रो इन्टेक। यसमा छात्रवृत्ति कम हुन्छ।',
  'SAT, GRE or GMAT result, where the university asks for it':
    'विश्वविद्यालयले मागेमा SAT, GRE वा GMAT को नतिजा',
  'For the I-20: the money papers that the university’s office asks for':
    'I-20 का लागि: विश्वविद्यालयको कार्यालयले माग्ने आर्थिक कागजात',
  'Form I-20, SEVIS receipt and DS-160 confirmation':
    'I-20 फारम, SEVIS शुल्कको रसिद र DS-160 को पुष्टिपत्र',
  'Receipt of the visa fee, and a photo as the form asks for':
    'भिसा शुल्कको रसिद, र फारमले मागेजस्तो फोटो',
  'For the interview: passport, transcripts, I-20. The embassy once told students to bring no bank statements; ask us what it says today':
    'अन्तर्वार्ताका लागि: पासपोर्ट, ट्रान्सक्रिप्ट, I-20 (दूतावासले एकपटक बैंक स्टेटमेन्ट नल्याउन भनेको थियो, आज के भन्छ, हामीलाई सोध्नुहोस्)',
  'No police report and no medical examination for the visa, as far as we found; confirm with us':
    'भिसाका लागि प्रहरी चारित्रिक प्रमाणपत्र र स्वास्थ्य परीक्षण चाहिँदैन (हामीले भेटेसम्म, हामीसँग पक्का गर्नुहोस्)',
  'No Objection Certificate, for your bank. The visa does not need it':
    'बैंकका लागि वैदेशिक अध्ययन अनुमतिपत्र (एनओसी), भिसालाई चाहिँदैन',
  'The university wants to see that the first year is paid for before it sends the I-20, and the officer at the interview may ask again. The I-20 names the amount. Savings, family income, education loans and scholarships count together.':
    'I-20 पठाउनुअघि विश्वविद्यालयले पहिलो वर्षको खर्च जुटेको छ कि छैन हेर्छ। अन्तर्वार्तामा अधिकृतले फेरि सोध्न सक्छन्। रकम I-20 मा लेखिएको हुन्छ। बचत, परिवारको आम्दानी, शैक्षिक कर्जा र छात्रवृत्ति सबै जोडिन्छन्।',
}
