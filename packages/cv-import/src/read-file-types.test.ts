import { expect, test } from 'vitest'
import { type MadeLine, makers } from './node/make-test-files.ts'
import { readBytes } from './node/read-fixture.ts'

async function readAsEach(lines: readonly MadeLine[]) {
	const [txt, docx, pdf] = await Promise.all(
		(['txt', 'docx', 'pdf'] as const).map((format) =>
			readBytes(makers[format](lines), `cv.${format}`),
		),
	)
	return { txt, docx, pdf }
}

const person = [
	{ text: 'Priyanka Nair' },
	{ text: 'priyanka.nair@example.org' },
	{ text: '07700 900348' },
]
const toLines = (texts: readonly string[]): MadeLine[] => texts.map((text) => ({ text }))

test('short lines of a list are one thing each, whatever the file', async () => {
	const names = ['Titration', 'Microbiology', 'Aseptic technique', 'Plate counts', 'Media prep']
	const awards = ['Bronze Duke of Edinburgh', 'Attendance certificate', 'Swimming 1000 metres']
	const { txt, docx, pdf } = await readAsEach([
		...person,
		{ text: 'SKILLS', gapPt: 14 },
		...toLines(names),
		{ text: 'AWARDS', gapPt: 14 },
		...toLines(awards),
	])
	for (const file of [txt, docx, pdf]) {
		expect(file?.document.skills.map(({ name }) => name)).toEqual(names)
		expect(file?.document.awards.map(({ title }) => title)).toEqual(awards)
	}
})

test('words that spaces set apart are cells, whatever the file', async () => {
	const { txt, docx, pdf } = await readAsEach([
		...person,
		{ text: 'TECH STACK', gapPt: 14 },
		...toLines([
			'Python            * * * * *',
			'SQL                * * * * *',
			'Tableau     * * *',
		]),
		{ text: 'WORK', gapPt: 14 },
		...toLines(['Data Analyst, NHS, 2019 – 2022']),
	])
	for (const file of [txt, docx, pdf])
		expect(file?.document.skills.map(({ name }) => name)).toEqual(['Python', 'SQL', 'Tableau'])
})

test('a point below one that Word breaks goes on with the same job', async () => {
	const points = [
		'Get most of the colour corrections. Strand test first, then cost and number of visits in writing, so nobody gets a shock',
		'After a near miss in 2022 wrote the patch test card the whole salon uses',
		'Run model night on Wednesdays for three juniors; two passed Level 2 last year',
	]
	const { txt, docx } = await readAsEach([
		...person,
		{ text: 'HALO & HIDE, Liverpool', gapPt: 14 },
		...toLines(['Senior Stylist, June 2021 to now', ...points.map((point) => `- ${point}`)]),
		{ text: 'NVQ Level 2 (2018) and 3 (2019) Hairdressing', gapPt: 14 },
	])
	for (const file of [txt, docx])
		expect(file?.document.experience).toMatchObject([{ achievements: points }])
})

test('what is said in a paragraph that no field has is told in one, whatever broke its lines', async () => {
	const prose = [
		'From August 1980 to April 1989 I was a cook with Scott Mackerston & Sons, Hawick. It was then that',
		'the owner, who had no children of her own and was always so very fond of me, put me through a long',
		'SVQ Level 2 in Retail Skills, which I finished in 1988. In 1990 I joined Larch Foods as a cook.',
	]
	const contact = toLines(['Priyanka Nair, priyanka.nair@example.org, 07700 900348'])
	const text = await readBytes(makers.txt([...contact, { text: prose.join(' '), gapPt: 14 }]))
	const pdf = await readBytes(
		makers.pdf([
			...contact,
			...prose.map((line, at) => ({ text: line, gapPt: at === 0 ? 14 : 0 })),
		]),
	)
	const unread = text.source.unread.map((one) => one.text)
	expect(unread.join(' ')).toContain('and was always so very fond of me, put me through a long')
	expect(pdf.source.unread.map((one) => one.text)).toEqual(unread)
})
