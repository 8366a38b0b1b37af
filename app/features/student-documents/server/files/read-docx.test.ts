import { expect, test } from 'vitest'
import { contentTypes, makeDocx, makeZip, relationships } from '#tests/make-zip.ts'
import { readDocx } from './file-types.ts'

const outboundPolicy = 'TargetMode="External"'
const settings = 'word/_rels/settings.xml.rels'
const document = 'word/_rels/document.xml.rels'

test.each<[string, Record<string, string>]>([
  ['with only its main part', {}],
  [
    'with a link',
    { [document]: relationships('hyperlink', 'https://example.edu', outboundPolicy) },
  ],
  ['with the standard template', { [settings]: relationships('theme', 'theme.xml') }],
  ['whose text mentions macros', { 'word/document.xml': '<w:t>word/vbaProject.bin</w:t>' }],
])('accepts a document %s', async (_, parts) => {
  expect(await readDocx(makeDocx(parts))).toBe('safe')
})

const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml'

test.each<[string, Record<string, string>]>([
  ['macros', { 'word/VBAProject.BIN': 'x' }],
  ['macros under another name', { [document]: relationships('vbaProject', 'notes.bin') }],
  [
    'macros declared by content type',
    {
      '[Content_Types].xml': contentTypes('/word/a.bin', 'application/vnd.ms-office.vbaProject'),
      'word/a.bin': 'x',
    },
  ],
  [
    'the content type of a macro document',
    { '[Content_Types].xml': contentTypes('/word/b.xml', macroType) },
  ],
  [
    'a template on another site',
    {
      [settings]: relationships('attachedTemplate', 'https://evil.example/a.dotm', outboundPolicy),
    },
  ],
  [
    'a template on another site in unusual spelling',
    {
      [settings]: relationships(
        'attachedTemplate',
        'file:///a.dotm',
        "TargetMode = '&#69;xternal' ",
      ).replaceAll('<Relationship ', '<r:Relationship\n'),
    },
  ],
  ['an embedded object', { 'word/embeddings/oleObject1.bin': 'x' }],
  ['an embedded object elsewhere', { [document]: relationships('oleObject', 'media/a.bin') }],
  ['a control', { 'word/activeX/activeX1.xml': '<ax/>' }],
  ['a control elsewhere', { [document]: relationships('control', 'media/a.xml') }],
  ['an included foreign part', { [document]: relationships('aFChunk', 'a.mht') }],
  [
    'a frame on another site',
    { [document]: relationships('frame', 'https://a.example', outboundPolicy) },
  ],
])('refuses a document with %s as active content', async (_, parts) => {
  expect(await readDocx(makeDocx(parts))).toBe('active')
})

const large = 'a'.repeat(2 * 1024 * 1024)

test.each<[string, Buffer]>([
  ['that is a spreadsheet', makeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '' })],
  ['whose main part is missing', makeZip({ '[Content_Types].xml': contentTypes('/a.xml', 'a/b') })],
  ['without a directory', makeDocx().subarray(0, 200)],
  ['that declares a size above the limit', makeDocx({}, 1024 * 1024 * 1024)],
  ['whose list is larger than declared', makeDocx({ '[Content_Types].xml': large }, 100)],
  ['whose list is above the size limit', makeDocx({ '[Content_Types].xml': large })],
  ['with entities', makeDocx({ [settings]: '<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>' })],
  ['in another encoding', makeDocx({ [settings]: '<?xml version="1.0" encoding="utf-7"?><a/>' })],
  ['with broken relationships', makeDocx({ [settings]: '<Relationship Type="a' })],
  [
    'with two parts of one name',
    makeDocx({ 'word/document.xml': '<a/>', 'WORD/document.xml': '<b/>' }),
  ],
])('does not accept a file %s as a document', async (_, bytes) => {
  expect(await readDocx(bytes)).toBe('none')
})
