import { describe, expect, test } from 'vitest'
import { pdfOfContent } from '../make-test-files.ts'
import { readBytes, readFixture } from '../read-fixture.ts'

const said = 'Fettled 40 castings a day'
const sizePt = 11
const letterPt = 5.5

const text = (words: string, [x, y]: [number, number], before = '') =>
	`q ${before} BT /F1 ${sizePt} Tf ${x} ${y} Td (${words}) Tj ET Q`

const cv = [
	text('Sam Hill', [50, 780]),
	text('sam.hill@example.com', [50, 765]),
	text('Work experience', [50, 735]),
	text('Fettler, Halden Foundry Ltd, Leeds', [50, 715]),
	text('March 2018 - Present', [50, 700]),
	text('Checked every casting', [50, 655]),
	text('Education', [50, 625]),
	text('NVQ Level 2 Foundry Work, Leeds College, 2010', [50, 605]),
	text('Skills', [50, 575]),
	text('Grinding, chipping', [50, 555]),
]

/** Where the words under test are laid: a line of the job. */
const at: [number, number] = [50, 678]

async function read(content: readonly string[]) {
	const bytes = pdfOfContent([...cv, ...content].join('\n'), '/Gone<</ca 0/CA 0>>')
	const { document, source } = await readBytes(bytes, 'cv.pdf')
	return { hidden: source.facts.hiddenText, done: document.experience[0]?.achievements ?? [] }
}

/** Returns letters as filled shapes: a stem and a bar for each letter of the words. */
function outlines(words: string, [x, y]: [number, number]): string {
	const shapes = [...words].flatMap((letter, index) =>
		letter === ' '
			? []
			: [
					`${x + index * letterPt} ${y} 1.4 7.5 re f`,
					`${x + index * letterPt} ${y + 3} 4 1.2 re f`,
				],
	)
	return shapes.join('\n')
}

/** The same letters as one shape, which design programs draw below words in its colour. */
function oneShape(words: string, place: [number, number]): string {
	return outlines(words, place)
		.replaceAll(/ re f$/gm, ' re')
		.concat(' f')
}

/** The same letters as a picture. */
function picture(words: string, [x, y]: [number, number]): string {
	const columns = words.length * 4
	const row = (isBar: boolean) =>
		[...words]
			.flatMap((letter) =>
				[0, 1, 2, 3].map((at) => letter !== ' ' && (at === 0 || (isBar && at < 3))),
			)
			.map((isInked) => (isInked ? '00' : 'ff'))
			.join('')
	const rows = [row(false), row(false), row(true), row(false), row(false)].join('')
	const place = `q ${words.length * letterPt} 0 0 9 ${x} ${y - 0.5} cm`
	return `${place} BI /W ${columns} /H 5 /CS /G /BPC 8 /F /AHx ID ${rows}> EI Q`
}

const gone = '/Gone gs'
const unseen = '3 Tr'

describe('words without ink of their own are read where their letters are drawn', () => {
	test.each([
		['opacity 0 over outlines', [outlines(said, at), text(said, at, gone)]],
		['an invisible mode over outlines', [outlines(said, at), text(said, at, unseen)]],
		['opacity 0 below outlines', [text(said, at, gone), outlines(said, at)]],
		['words over outlines in their colour', [oneShape(said, at), text(said, at)]],
		['words in the colour of the paper over outlines', [outlines(said, at), text(said, at, '1 g')]],
		['opacity 0 over a picture of the words', [picture(said, at), text(said, at, gone)]],
		['an invisible mode over a picture of them', [picture(said, at), text(said, at, unseen)]],
		[
			'opacity 0 over pale outlines on a dark ground',
			['0 0 0.4 rg 40 672 300 20 re f 1 1 1 rg', outlines(said, at), text(said, at, gone)],
		],
		[
			'ink over the same words in the colour of the paper',
			[text(said, at, '1 1 1 rg'), text(said, at)],
		],
	])('%s', async (_, content) => {
		const { hidden, done } = await read(content)
		expect(hidden).toEqual([])
		expect(done).toEqual([said, 'Checked every casting'])
	})
})

const texture = Array.from({ length: 1_500 }, (_, index) => {
	const [column, row] = [index % 50, Math.floor(index / 50)]
	const level = ((index * 7919) % 97) / 97
	return `${level} g ${45 + column * 4} ${630 + row * 3} 4 3 re f`
}).join('\n')

describe('words that cannot be seen stay hidden', () => {
	test.each([
		['opacity 0 on bare paper', [text(said, at, gone)]],
		['an invisible mode on bare paper', [text(said, at, unseen)]],
		['opacity 0 on a dark ground', ['0 0 0.4 rg 40 672 300 20 re f', text(said, at, gone)]],
		['opacity 0 at the edge of a ground', ['0.8 g 40 684 300 40 re f', text(said, at, gone)]],
		['opacity 0 over a ruled line', ['50 681 200 0.8 re f', text(said, at, gone)]],
		['opacity 0 over other words', [text('Grinding wheels and chisels', at), text(said, at, gone)]],
		['opacity 0 over a photograph', [texture, text(said, at, gone)]],
		['opacity 0 behind one small drawing', [outlines('Fe', at), text(said, at, gone)]],
		['the colour of the paper', [text(said, at, '1 1 1 rg')]],
		[
			'the colour of the paper over other words',
			[text('Grinding wheels', at), text(said, at, '1 1 1 rg')],
		],
		['the colour of its ground', ['0 0 0.4 rg 40 672 300 20 re f', text(said, at, '0 0 0.4 rg')]],
		['a rectangle painted over it', [text(said, at), '1 1 1 rg 40 672 300 20 re f 0 0 0 rg']],
		['letters too small to see', [`BT /F1 1 Tf 50 678 Td (${said}) Tj ET`]],
	])('%s', async (_, content) => {
		const { hidden, done } = await read(content)
		expect(hidden).toContain(said)
		expect(done).not.toContain(said)
	})
})

test('what Chromium draws as outlines, rims and shadows is read, and what it hides is not', async () => {
	const { source } = await readFixture('drawn-letters-chromium.pdf')
	for (const words of ['outlined', 'shadowed', 'rimmed', 'stroked', 'dashed'])
		expect(source.text).toContain(`Was ${words} in ink`)
	expect(source.facts.hiddenText.map((words) => words.trim()).join(' ')).toBe(
		'Kept without opacity Kept in white',
	)
})
