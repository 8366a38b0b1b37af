import { expect, test } from 'vitest'
import sharedTexts from '#app/texts.ne.ts'
import leadTexts from '../../leads/texts.ne.ts'
import { importFields } from '../contract.ts'
import ownTexts from '../texts.ne.ts'
import { guessColumns } from './guess-columns.ts'

const texts: Record<string, string> = Object.assign({}, sharedTexts, leadTexts, ownTexts)

test.each(importFields)(
  'the name of $label in English and Nepali is the heading of its column',
  (field) => {
    const headings = [field.label, texts[field.label] ?? '']
    expect(guessColumns([headings[0] ?? ''])).toEqual([field.name])
    expect([headings[1], ...guessColumns([headings[1] ?? ''])]).toEqual([headings[1], field.name])
  },
)

test.each([
  ['Name,Phone,Email,Country', 'name,phone,email,country'],
  ['S.N.,Student’s Name,Mobile No.,E-mail ID,Remarks', ',name,phone,email,note'],
  ['STUDENT NAME;Contact Number;Interested Country', 'name,phone,country'],
  ['नाम,मोबाइल,देश,मिति,कैफियत', 'name,phone,country,date,note'],
  ['इन्टेक,चरण,फलोअप मिति,नोट', 'intake,stage,follow_up_at,note'],
  ['Lead Status,Counsellor,Date of Inquiry,Lead Source', 'stage,owner,date,source'],
  ['Phone,Mobile,Notes,Comments', 'phone,phone,note,note'],
  [
    'Father’s Name,Father’s Phone,Mother’s Name,Mother’s Contact No',
    'guardian_name,guardian_phone,note,phone',
  ],
  [
    'Next Follow-up,Intake,Course,Level,Branch,Tags',
    'follow_up_at,intake,subject,level,branch,tags',
  ],
  [
    'Education,Passed Year,%,GPA,IELTS,PTE',
    'qualification,qualification_year,grades,grades,test_scores,test_scores',
  ],
  ['First Name,Last Name,Address', 'name,name,city'],
  ['Name,Shoe size,Passport no.', 'name,note,note'],
  ['Name / Phone,Alt No.,Mail ID,Addr.,Br.', 'name,phone,email,city,branch'],
  [
    'Enq. Date,Acad. Qual,% / GPA,Passed Yr,Eng. Test',
    'date,qualification,grades,qualification_year,test_scores',
  ],
  [
    'Cntry,Sub.,Ref. By,Nxt F/up,Father’s No.',
    'country,subject,source,follow_up_at,guardian_phone',
  ],
  ['Intrested Country,How know us?,F/U Date', 'country,source,follow_up_at'],
  ['Guardian & contact', 'guardian_phone'],
  [
    'Latest academic qualification,Percentage/GPA obtained,Passed year (A.D./B.S.)',
    'qualification,grades,qualification_year',
  ],
  [
    'इच्छुक देश;भाषा परीक्षा (IELTS/PTE);कसरी थाहा पाउनुभयो?;पुनः सम्पर्क मिति',
    'country,test_scores,source,follow_up_at',
  ],
  ['Budget (Lakh);Office no.;No. of siblings', 'budget,note,note'],
])('the columns %s are %s', (headings, fields) => {
  expect(guessColumns(headings.split(/[,;]/))).toEqual(fields.split(','))
})

test.each([
  [
    'Facebook',
    'id,created_time,ad_id,ad_name,campaign_name,is_organic,platform,full_name,phone_number,email,city,which_country_are_you_interested_in?',
    ',date,,note,campaign,,source,name,phone,email,city,country',
  ],
  [
    'Google Forms',
    'Timestamp,Email Address,What is your full name?,Phone number (WhatsApp),Which course do you want to study?',
    'date,email,name,phone,subject',
  ],
  [
    'Google Contacts',
    'Name,Given Name,Family Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value',
    'name,,,note,tags,,email,,phone,phone',
  ],
])('the columns of %s are recognized', (_, headings, fields) => {
  expect(guessColumns(headings.split(','))).toEqual(fields.split(','))
})

test('a column that is not offered is skipped, for example because it is hidden', () => {
  expect(guessColumns(['Name', 'Phone'], (index) => index !== 1)).toEqual(['name', ''])
})

test('headings below the names of groups are recognized, but not whose phone an unknown group has', () => {
  const own = ['Country', 'Stage', 'Phone']
  const headings = ['PLAN Country', 'OFFICE USE Stage', 'AGENCY Phone']
  expect(guessColumns(headings, undefined, own)).toEqual(['country', 'stage', 'note'])
})
