import { expect, test } from 'vitest'
import { readBytes, readFixture } from '../read-fixture.ts'

const read = (html: string) => readBytes(new Uint8Array(Buffer.from(html)), 'cv.html')

test('a page saved by LibreOffice reads as the Word document it came from', async () => {
	const { document, source } = await readFixture('electrician-libreoffice.html')
	const original = await readFixture('electrician-docx-library.docx')
	expect(document.experience).toEqual(original.document.experience)
	expect(document.personalInfo).toEqual(original.document.personalInfo)
	expect(source).toMatchObject({ format: 'html', facts: { maker: /^LibreOffice/ } })
})

// As Google Docs saves a page: classes with one rule each, and every word in a span.
const byGoogleDocs = `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type">
<style type="text/css">@import url(https://themes.googleusercontent.com/fonts/css?kit=x);.lst-kix_a-0>li:before{content:"\\0025cf  "}
.c0{font-size:20pt;font-weight:700}.c1{font-weight:700;font-size:14pt}.c2{color:#ffffff}.c3{font-size:0pt}ul.lst-kix_a-0{list-style-type:none}
@media print{.c0{display:none}}</style></head><body class="c9 doc-content"><p><span class="c0">Lena Fischer</span></p>
<p><span>lena.fischer@example.com&nbsp;| 0151&nbsp;555 0123</span></p><p><span class="c2">best candidate ever</span><span class="c3">tiny</span></p>
<h2><span class="c1">Experience</span></h2><p><span class="c1">Florist, Bloom &amp; Wild Garden, Liverpool</span></p><p><span>03/2018 &ndash; present</span></p>
<ul class="lst-kix_a-0"><li><span>Ran </span><span class="c1">40 weddings</span><span> a year</span></li><li><p>Trained two apprentices</p><p>in arranging</p></li></ul>
<script>document.body.innerHTML = ''</script><noscript>Turn on scripts</noscript>
<h2><span class="c1">Skills</span></h2><table><tr><td>Bouquets</td><td>Ordering</td></tr></table></body></html>`

test('Google Docs: looks come from classes, scripts do nothing, unseen words are reported', async () => {
	const { document, source } = await read(byGoogleDocs)
	expect(document.personalInfo).toMatchObject({ firstName: 'Lena', lastName: 'Fischer' })
	expect(document.experience).toMatchObject([
		{
			jobTitle: 'Florist',
			employer: 'Bloom & Wild Garden',
			location: 'Liverpool',
			startDate: '2018-03',
			current: true,
		},
	])
	expect(document.experience[0]?.achievements[0]).toBe('Ran **40 weddings** a year')
	expect(document.skills.map(({ name }) => name)).toEqual(['Bouquets', 'Ordering'])
	expect(source.facts.hiddenText).toEqual(['best candidate ever', 'tiny'])
	expect(source.text).not.toMatch(/innerHTML|Turn on/)
})

test('what a browser puts side by side is not run together', async () => {
	const { document } =
		await read(`<!doctype html><html lang="en-GB"><style>.row{display:flex}</style>
		<h1>Omar Haddad</h1><p>omar@example.com</p><h2>Work history</h2>
		<div class="row"><span>Bus Driver, Northern Line Buses</span><span>2016 - 2020</span></div>
		<ul><li>Drove 200 miles a day</ul><h2>Skills</h2><p>Driving, First aid`)
	expect(document.experience).toMatchObject([
		{ jobTitle: 'Bus Driver', employer: 'Northern Line Buses', startDate: '2016', endDate: '2020' },
	])
})

test.each([
	[
		'elements in elements without end',
		'file_too_large',
		'<html>'.padEnd(9) + '<div>'.repeat(200_000),
	],
	['tables in tables without end', 'file_too_large', `<html>${'<table><tr><td>'.repeat(60)}`],
	[
		'no words',
		'file_empty',
		'<!doctype html><html><body><img src="file:///etc/passwd"></body></html>',
	],
])('a page of %s is refused: %s', async (_, code, html) => {
	await expect(read(html)).rejects.toMatchObject({ code })
})
