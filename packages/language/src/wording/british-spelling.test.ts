import { beforeAll, describe, expect, test } from 'vitest'
import { everyBritishWord } from '../fixtures/every-british-word.ts'
import {
	correctSpelling,
	inBritishSpelling,
	type KnowsWord,
	spellingOf,
	toBritish,
} from '../index.ts'
import { openEnglishWords } from '../node/index.ts'
import { spellingPairs } from './spelling-table.ts'

const british = everyBritishWord()
let knows: KnowsWord

beforeAll(async () => {
	knows = await openEnglishWords()
})

describe('the table of spellings', () => {
	test('changes no word that the British dictionary has', () => {
		expect(british.length).toBeGreaterThan(100_000)
		// Eight owners are left over in it, such as "esophagus's", of words that it lacks itself.
		const isLeftOver = (word: string) => word.endsWith("'s") && !knows(word.slice(0, -2))
		expect(british.filter((word) => toBritish(word) !== word && !isLeftOver(word))).toEqual([])
	})

	test('writes only words that the British dictionary has', () => {
		expect(spellingPairs.filter((pair) => !knows(pair.british))).toEqual([])
	})

	test('takes only words that the British dictionary lacks, each once', () => {
		expect(spellingPairs.filter(({ american }) => knows(american))).toEqual([])
		expect(new Set(spellingPairs.map(({ american }) => american)).size).toBe(spellingPairs.length)
	})

	test('makes one British word of each American one, whatever American shape is tried', () => {
		const swaps: [RegExp, string][] = [
			[/our/, 'or'],
			[/re(s?)$/, 'er$1'],
			[/is(e|ed|es|ing|ation|ations|er|ers)$/, 'iz$1'],
			[/ys(e|ed|es|ing)$/, 'yz$1'],
			[/ll(ed|ing|ers?|ors?)$/, 'l$1'],
			[/ae|oe/, 'e'],
			[/ogue/, 'og'],
			[/ence/, 'ense'],
		]
		const tried = british.flatMap((word) =>
			swaps.map(([from, to]) => word.replace(from, to)).filter((other) => other !== word),
		)
		const wrong = tried.filter((word) => toBritish(word) !== word && !knows(toBritish(word)))
		expect(wrong).toEqual([])
	})
})

describe('correctSpelling', () => {
	test('changes no word that the British dictionary has, but for an owner that CVs write for a plural', () => {
		const changed = british.filter((word) => correctSpelling(word) !== word)
		expect(changed).toEqual(["duty's"])
	})

	test('writes words that the British dictionary has', () => {
		const written = ['acheived', 'recieved', 'resposible', 'custumers', 'aswell', 'vechicle']
		for (const word of written)
			for (const part of correctSpelling(word).split(' ')) expect(knows(part)).toBe(true)
	})
})

describe('words that only look American', () => {
	test.each(
		`literacy literature literary literal parameter diameter perimeter thermometer meterage filter
		scepticism sceptre centerless colorimeter laboratory elaborate collaborate evaporate honorary humorous vigorous labyrinth
		moldova fiberscope graying catalogic armorial odorous rigorous glamorous clamorous
		promise exercise advertise supervise franchise prize size seize capsize horizon citizen wizard program tire meter license
		practice judgment draft curb story check dialog analog artifact`.split(/\s+/),
	)('%s', (word) => {
		expect(toBritish(word)).toBe(word)
	})

	test('are seen as neither spelling', () => {
		for (const word of ['literacy', 'parameter', 'diameter', 'filter', 'promise', 'supervise'])
			expect(spellingOf(word)).toBeNull()
	})
})

describe('inBritishSpelling', () => {
	test.each([
		[
			'Organized color-coded files and analyzed them',
			'Organised colour-coded files and analysed them',
		],
		['Modeled the theater’s labor costs', 'Modelled the theatre’s labour costs'],
		[
			'• Color matching for fibers. Centers of gravity',
			'• Colour matching for fibres. Centres of gravity',
		],
		['ORGANIZED THE CENTER', 'ORGANISED THE CENTRE'],
		['Organized Christmas parties', 'Organised Christmas parties'],
	])('%s', (american, wanted) => {
		expect(inBritishSpelling(american)).toBe(wanted)
	})

	test.each([
		'Led adult literacy classes and a literature group',
		'Worked at the World Trade Center and for Harbor Freight',
		'Center Parcs: cleaned the lodges',
		'Center for Ageing, research assistant',
		'Labor Party volunteer',
		'Wrote “The Color Purple” reviews and the "Favorite Theater" column',
		'Taught ‘Behavior Matters’ to staff',
		'Wrote to color@center.org and www.color-theater.com/organize',
		'Posted as @favoritecolor with #color and `color: gray`',
		'Used ColorSync and an RX-color3 printer',
		'Read gas meters and changed tires',
	])('leaves alone: %s', (text) => {
		expect(inBritishSpelling(text)).toBe(text)
	})
})
