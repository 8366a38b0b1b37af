/** Headings of columns about another person than the student start with one of these words. */
const relatives =
  'fathers?|mothers?|guardians?|parents?|husbands?|wifes?|spouses?|emergency( contact)?'
const nepaliRelatives = 'अभिभावक(को)?|बुबा(को)?|आमा(को)?'
const phoneWords =
  '(phone|mobile|mob|cell|contact|tel|telephone|ph|whats ?app|viber)( ?(no|nos|numbers?|phone|mobile|num|details|cell|whats ?app|viber))*'

/**
 * Headings of imported columns by field, in lower case and without punctuation: as offices write them,
 * and as Google Forms, Google Contacts and Facebook export them.
 */
export const headings = {
  name: /^((full |first |middle |last |given |family |additional |your |students? |lead |client |contact |applicants? |candidates? )*name|sur ?name|name of (the )?(student|applicant|candidate)|name (and )?(phone|mobile|contact|number|no)( no)?|student|candidate|what is your (full )?name|(विद्यार्थीको )?(पूरा )?नाम( थर)?)$/,
  phone: new RegExp(
    `^(?!(${relatives}) )((students? |your |alt(ernat(e|ive))? |secondary |primary |main |other |second |personal |home |work )*${phoneWords}( ?\\d)?( value)?|(phone|mobile) number .*|what is your .*(phone|mobile) number|(alt(ernate)? )?numbers?|alt(ernate)? no|(फोन|मोबाइल|सम्पर्क)( नं| नम्बर)?|नम्बर)$`,
  ),
  email: /^((students? |your |personal )*(e ?mail|mail|gmail)( ?(address|id|\d|value))*|इमेल)$/,
  city: /^((home |current |present |permanent |temporary |your )*(city|town|addr(ess)?|location|district|place|residence)( ?\d)?( city)?|(where do you )?lives?( in)?|city dist(rict)?|dist(rict)? city|ठेगाना|जिल्ला|शहर|सहर|बसोबास)$/,
  preferred_channel:
    /^((preferred|best) (channel|(mode |method |way )?(of |for )?(contact|communication))( method)?|contact (method|preference|via|by)|how (should|can|may) we (contact|reach) you|(मन पर्ने |सम्पर्क(को)? )माध्यम)$/,
  language: /^((preferred |spoken )?languages?|भाषा)$/,
  guardian_name: new RegExp(
    `^((${relatives})( full)?( name)?|name of (the )?(${relatives})|(${nepaliRelatives})( नाम)?)$`,
  ),
  guardian_relation: /^(guardians? )?relation(ship)?( (with|to) .*)?$|^नाता$/,
  guardian_phone: new RegExp(
    `^((${relatives}) (name )?(and )?(${phoneWords}|numbers?|nos?)( .*)?|(${nepaliRelatives}) (फोन|मोबाइल|सम्पर्क)( .*)?)$`,
  ),
  country:
    /^((interested |intrested |preferred |pref |desired |target |applied |first |second )*(country|countries|cntry|destination)( of interest| interested( in)?| preference| applied| name)?( ?\d)?|study (destination|country)|(which|what) (country|destination)\b.*|((इच्छुक|रोजेको) )?देश)$/,
  level:
    /^((study |degree |course |program(me)? |applying |interested |applied |preferred )*level( of (study|education))?|(interested |applied )?degree|applying for|तह)$/,
  subject:
    /^((interested |preferred |desired |intended |applied )*(course|subject|sub|program(me)?|field|major)s?( of (study|interest)| name| applied| interested( in)?)?|area of (study|interest)|(which|what) (course|subject|program(me)?)\b.*|विषय|कोर्स)$/,
  intake:
    /^((preferred |target |interested |applying |planned |expected )*(intake|session|semester)( (month|year|date))?|(planned |expected )?start date|when (do|would) you .*|भर्ना|इन्टेक|सत्र)$/,
  budget: /^((estimated |yearly )?budget( (in )?(npr|rs|lakhs?|lacs?))?|बजेट( रु)?)$/,
  test_scores:
    /^((english |eng |language )?(test|proficiency)( ?(scores?|name|type|status))*|(ielts|pte|toefl|duolingo|det|sat|gre|gmat|jlpt|nat|j test|(eps )?topik|goethe|testdaf|hsk|oet)( .*)?|scores?|(भाषा )?परीक्षा(का|को)?( स्कोर)?( ielts| pte)*|स्कोर)$/,
  qualification:
    /^((last |latest |highest |academic |acad |previous |current |educational )*(qualification|qualif|qual|education|academics?|background)( level| details)?|(last|highest|previous) (degree|level|course)|((शैक्षिक|पछिल्लो) )?योग्यता|शिक्षा)$/,
  qualification_year:
    /^((pass(ed|ing)?( out)?|completed?|completion|graduation|qualification) (year|yr)( a d b s| ad bs)?|(year )?(passed|completed|graduated)( (in|year))?|year of (pass|passing|completion|graduation)|year|((उत्तीर्ण|पास)( गरेको)? |योग्यता पाएको )?(वर्ष|साल))$/,
  grades:
    /^((last |see |slc |\+?2 |\d\d |bachelors? |masters? |high school |plus two |academic )*(c?gpa|grades?|percent(age)?|marks?)( (in|of) .*| obtained| percent| gpa)*|प्रतिशत|अंक|प्राप्ताङ्क|प्राप्तांक|ग्रेड|जीपीए)$/,
  stage:
    /^((lead |student |application |current |present |enquiry |inquiry )?(stage|status)|अवस्था|चरण|स्थिति)$/,
  lost_reason:
    /^((lost|drop(ped)?|closing|rejection) reason|reason (for|of) (lost|loss|dropping)|why lost|गुम्नुको कारण)$/,
  owner:
    /^((lead )?owner|(assigned )?(counsell?or|cnslr)( name)?|assigned( to)?|agent|staff|(looked after|handled|counsell?ed) by|username|परामर्शदाता|काउन्सेलर|जिम्मेवार)$/,
  tags: /^(tags?|labels?|category|categories|groups?|group membership|ट्याग)$/,
  branch: /^((nearest |preferred |office )?branch( name| office)?|br|office|शाखा)$/,
  follow_up_at:
    /^((next |nxt |call )?(follow ?up|f ?up?)( (date|on|at|day))?|next (contact|call|date|visit|action date)( date)?|call ?back( (date|on))?|फलोअप( गर्ने)?( मिति)?|फलोअपको मिति|पुनः सम्पर्क( मिति)?|अर्को सम्पर्क( मिति)?)$/,
  follow_up_channel: /^(next )?follow ?up (channel|via|method|mode|type)$|^फलोअपको माध्यम$/,
  follow_up_note:
    /^(follow ?up (notes?|remarks?|about|details)|next (step|action)s?|फलोअपको (नोट|कुरा))$/,
  date: /^((created|inquiry|enquiry|inq|enq|submission|entry|received|lead|registration|reg|registered|visit|visited|inquired|enquired|added|walk in) ?(at|on|date|time)?|date( of (inquiry|enquiry|registration|visit|entry))?|(created|date) ?(and )?time|timestamp|(सोधपुछ |दर्ता |आएको )?मिति)$/,
  source:
    /^((lead |utm )?(source|way|channel|medium|platform)|how (did you )?(hear|know|find|came).*|ref(erred|erral)? ?(by)?|कसरी थाहा (पाउनुभयो|भयो)|from|स्रोत)$/,
  campaign: /^(utm )?campaign( name)?$|^(क्याम्पेन|अभियान)$/,
}
