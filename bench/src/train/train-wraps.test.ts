import { toSpan } from '@app/cv-import/classifier'
import { expect, test } from 'vitest'
import { answerFrom, trainWraps, type WrapLesson } from './train-wraps.ts'
import { inPlainText, wrapAt } from './wrap-text.ts'

function spanOf(text: string) {
	const box = { page: 1, x: 0, y: 0, width: 10, height: 10, baseline: 10, sizePt: 10 }
	return toSpan({ ...box, text, font: 'plain', bold: false, italic: false, order: 0 })
}

function ask(above: string, below: string): boolean | null {
	const cell = { span: spanOf(above), x: 0, right: 0, isLast: true, isOnly: true }
	return answerFrom(['Kept the books of the village hall', 'Ran the bar'])({
		cell,
		next: { span: spanOf(below) } as never,
	})
}

test('a paragraph of the page tells which lines are one', () => {
	expect(ask('Kept the books of', 'the village hall')).toBe(true)
	expect(ask('of the village hall', 'Ran the bar')).toBe(false)
	expect(ask('Kept the books of', 'nothing that is printed')).toBeNull()
})

test('the same lessons and seed give the same weights, which tell the two answers apart', () => {
	const lessons: WrapLesson[] = [true, false].flatMap((isWrap) =>
		Array.from({ length: 20 }, () => ({
			set: 'one',
			places: [isWrap ? 1 : 2],
			isWrap,
			byRules: false,
		})),
	)
	const weights = trainWraps(lessons, 'one')
	expect(weights).toEqual(trainWraps(lessons, 'one'))
	expect(weights.values[1]).toBeGreaterThan(0)
	expect(weights.values[2]).toBeLessThan(0)
})

test('plain text is broken between words', () => {
	expect(wrapAt('Kept the books of the hall', 12)).toEqual(['Kept the', 'books of the', 'hall'])
	const [close = new Uint8Array(), apart = new Uint8Array()] = inPlainText(['One', 'Two'])
	expect(new TextDecoder().decode(close)).toBe('One\nTwo')
	expect(new TextDecoder().decode(apart)).toBe('One\n\nTwo')
})
