import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

test.each([
  ['Name,Phone,Email,Country', 'name,phone,email,country'],
  ['full_name,phone_number,email,created_time,platform', 'name,phone,email,date,source'],
  ['S.N.,Student’s Name,Mobile No.,E-mail ID,Remarks', ',name,phone,email,note'],
  ['STUDENT NAME;Contact Number;Interested Country', 'name,phone,country'],
  ['नाम,मोबाइल,देश,मिति,कैफियत', 'name,phone,country,date,note'],
  ['Lead Status,Counsellor,Date of Inquiry,Lead Source', 'stage,owner,date,source'],
  ['Phone,Mobile,Notes,Comments', 'phone,,note,note'],
])('the columns %s are %s', (headings, fields) => {
  expect(guessColumns(headings.split(/[,;]/))).toEqual(fields.split(','))
})
