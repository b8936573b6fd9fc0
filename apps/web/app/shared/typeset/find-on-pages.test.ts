import { expect, test } from 'vitest'
import { createPageFinder } from './find-on-pages.ts'
import { type PageWord, wordsOfPage } from './page-words.ts'

function line(text: string, y: number, page = 1): PageWord[] {
	let x = 50
	return text.split(' ').map((word) => {
		const place = { text: word, page, x, y, width: word.length * 5, height: 10 }
		x += word.length * 5 + 3
		return place
	})
}

test('a quote is found where its own field stands, over a break of lines', () => {
	const find = createPageFinder([
		...line('Served many guests', 10),
		...line('Trained many new', 30),
		...line('cooks in a month', 42),
	])
	const whole = 'Trained many new cooks in a month'
	expect(find({ whole, repeat: 0, quote: 'many new cooks' })).toEqual([
		{ page: 1, x: 88, y: 30, width: 38, height: 10 },
		{ page: 1, x: 50, y: 42, width: 25, height: 10 },
	])
})

test('words of a field are told from others in it by their capitals, and from parts of words', () => {
	const whole = 'I am a porter and i am early, at ease with Easels'
	const find = createPageFinder(line(whole, 10))
	const begins = (quote: string) => find({ whole, repeat: 0, quote }).map(({ x }) => x)
	expect(begins('i am')).not.toEqual(begins('I am'))
	expect(begins('I am')).toEqual([50])
})

test('of two equal fields the second is found below the first', () => {
	const find = createPageFinder([...line('Cooked soup', 10), ...line('Cooked soup', 30, 2)])
	const [place] = find({ whole: 'Cooked soup', repeat: 1, quote: 'Cooked soup' })
	expect(place).toMatchObject({ page: 2, y: 30 })
})

test('a title is found where it stands by itself, not at the beginning of a sentence', () => {
	const find = createPageFinder([
		...line('Senior Carer', 10),
		...line('Senior carer with nine years in care.', 30),
		...line('Senior Carer, Larkfield House', 50),
	])
	const rowOf = (repeat: number) =>
		find({ whole: 'Senior Carer', repeat, quote: 'Senior Carer' }).map(({ y }) => y)
	expect([rowOf(0), rowOf(1)]).toEqual([[10], [50]])
})

test('capitals and marks of the template do not matter, and absent words have no place', () => {
	const find = createPageFinder(line('CHEF’S ASSISTANT, LEEDS', 10))
	expect(find({ whole: '', repeat: 0, quote: "Chef's assistant" })).toHaveLength(1)
	expect(find({ whole: '', repeat: 0, quote: 'Waiter' })).toEqual([])
})

test('words are read from the runs of a page', () => {
	const page = document.createElement('div')
	page.innerHTML =
		'<svg><path transform="translate(60 100)scale(1 -1)" data-text="Fed 40" data-stops="0 15 18 30" data-size="10" d=""/></svg>'
	expect(wordsOfPage(page, 2)).toEqual([
		{ text: 'Fed', page: 2, x: 60, y: 92.2, width: 15, height: 10.2 },
		{ text: '40', page: 2, x: 78, y: 92.2, width: 12, height: 10.2 },
	])
})
