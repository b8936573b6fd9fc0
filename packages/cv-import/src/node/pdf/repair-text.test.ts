import { expect, test } from 'vitest'
import { repairText } from './repair-text.ts'

const box = { x: 0, y: 0, width: 500, height: 12, sizePt: 10 }

/** Letters six points wide, so far apart, and so much further where a space is. */
function draw(text: string, apart: number, space: number) {
	let x = 0
	return [...text].flatMap((letter) => {
		if (letter === ' ') {
			x += space
			return []
		}
		const glyph = { text: letter, x, y: 6, width: 6 }
		x += 6 + apart
		return [glyph]
	}) as never
}

test('short words between two others keep their spaces', () => {
	expect(repairText('. I was at ', box, draw('. I was at', 0, 3))).toBe('. I was at')
	expect(repairText('I am in it', box, draw('I am in it', 0, 3))).toBe('I am in it')
})

test('letters that are set apart become words', () => {
	expect(repairText('W O R K  L I F E', box, draw('WORK LIFE', 3, 6))).toBe('WORK LIFE')
})
