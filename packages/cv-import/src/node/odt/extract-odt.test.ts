import { expect, test } from 'vitest'
import { readBytes, readFixture } from '../read-fixture.ts'

test('a document saved by LibreOffice reads as the Word document it came from', async () => {
	const { document, source } = await readFixture('chef-libreoffice.odt')
	const original = await readFixture('chef-docx-library.docx')
	expect(document).toEqual(original.document)
	expect(source).toMatchObject({
		format: 'odt',
		facts: { language: 'en-US', maker: /^LibreOffice/ },
	})
})

const flat = `<?xml version="1.0"?>
<office:document xmlns:office="o" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>
 <style:style style:name="White" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>
 <style:style style:name="Gone" style:family="text"><style:text-properties text:display="none"/></style:style>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard"><style:header><text:p>amy.pond@example.com</text:p></style:header></style:master-page></office:master-styles>
<office:body><office:text>
 <text:tracked-changes><text:changed-region><text:deletion><text:p>a deleted word</text:p></text:deletion></text:changed-region></text:tracked-changes>
 <text:h>Amy <text:span>Pond</text:span><text:note><text:p>a note</text:p></text:note></text:h>
 <text:p><text:span text:style-name="White">secret</text:span><text:span text:style-name="Gone">gone</text:span></text:p>
 <text:h>Work experience</text:h>
 <text:p>Gardener, <text:a xlink:href="https://example.com/parks">Leadworth Parks</text:a><text:tab/>2019<text:s text:c="1"/>–<text:s/>2023</text:p>
 <text:list><text:list-item><text:p>Kept 12 gardens</text:p><text:list><text:list-item><text:p>Two of them <draw:frame><draw:text-box><text:p>Skills</text:p></draw:text-box></draw:frame>alone</text:p></text:list-item></text:list></text:list-item></text:list>
</office:text></office:body></office:document>`

test('one XML file: header, lists, links and text boxes are read, and what is not shown is not', async () => {
	const { document, source } = await readBytes(new Uint8Array(Buffer.from(flat)))
	expect(document.experience).toMatchObject([
		{
			jobTitle: 'Gardener',
			employer: 'Leadworth Parks',
			startDate: '2019',
			endDate: '2023',
			achievements: ['Kept 12 gardens', 'Two of them alone'],
		},
	])
	expect(source.text.split('\n').slice(0, 2)).toEqual(['amy.pond@example.com', 'Amy Pond'])
	expect(source.facts).toMatchObject({
		hiddenText: ['secret', 'gone'],
		hasTextBoxes: true,
		contactInPageHeader: true,
		links: [{ text: 'Leadworth Parks', url: 'https://example.com/parks' }],
	})
})
