import { defaultDesign, emptyCv } from '@app/cv'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { everyFieldCv } from '../../fixtures/every-field-cv.ts'
import { lettersOf } from '../../fixtures/printed-words.ts'
import { rolesCv } from '../../fixtures/roles-cv.ts'
import { listWordsInFile } from '../../list-printed-words.ts'
import { toTypesetInput } from '../../to-typeset-input.ts'
import { toDocx } from './to-docx.ts'

const createdAt = new Date('2026-01-02T03:04:05Z')
const input = toTypesetInput(everyFieldCv, defaultDesign())

async function partsOf(carried: string | null, typeset = input): Promise<(name: string) => string> {
	const parts = unzipSync(await toDocx(typeset, { createdAt, carried }))
	return (name) => strFromU8(parts[name] ?? new Uint8Array())
}

test('a Word document has every word once and in order', async () => {
	const part = await partsOf(null)
	const runs = part('word/document.xml').match(/<w:t[ >][^<]*/g) ?? []
	const text = runs.map((run) => run.slice(run.indexOf('>') + 1)).join(' ')
	expect(lettersOf(text)).toBe(listWordsInFile(input).map(lettersOf).join(''))
})

test('titles are headings, points are a list and addresses are links', async () => {
	const part = await partsOf(null)
	const xml = part('word/document.xml')
	expect(xml.match(/<w:pStyle w:val="Title"\/>/g)).toHaveLength(1)
	expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(13)
	expect(xml.match(/<w:pStyle w:val="Heading2"\/>/g)).toHaveLength(5)
	expect(xml.match(/<w:numPr>/g)).toHaveLength(7)
	expect(part('word/_rels/document.xml.rels')).toContain('Target="mailto:mail@example.com"')
	expect(xml).not.toContain('<w:tbl>')
})

test('roles are headings under that of their employer, which is there once', async () => {
	const part = await partsOf(null, toTypesetInput(rolesCv, defaultDesign()))
	const xml = part('word/document.xml')
	const headings = xml.match(/(?<=<w:pStyle w:val="Heading)[23]/g)
	expect(headings?.join('')).toBe('2333222')
	expect(xml.match(/Firstemployer/g)).toHaveLength(1)
})

test('title, author and date are in the properties', async () => {
	const part = await partsOf(null)
	const core = part('docProps/core.xml')
	expect(core).toContain('<dc:title>Firstname Lastname – CV</dc:title>')
	expect(core).toContain('<dc:creator>Firstname Lastname</dc:creator>')
	expect(core.match(/2026-01-02T03:04:05Z/g)).toHaveLength(2)
})

test('the CV is a part of the package only when it is wanted', async () => {
	expect((await partsOf(null))('customXml/item1.xml')).toBe('')
	const part = await partsOf('{"a":"é"}')
	const [, data = ''] = />([\w+/=]+)<\/cv>/.exec(part('customXml/item1.xml')) ?? []
	expect(Buffer.from(data, 'base64').toString()).toBe('{"a":"é"}')
})

test('an empty CV is a document too', async () => {
	const empty = toTypesetInput(emptyCv(), defaultDesign())
	const bytes = await toDocx(empty, { createdAt: new Date(0), carried: null })
	expect(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())).toContain(
		'Curriculum vitae',
	)
})
