import { defaultDesign } from '@app/cv'
import { toPlainText } from '@app/typeset'
import { expect, test } from 'vitest'
import { twoPageCv } from '../two-page-cv.ts'
import { inOtherWords } from './in-other-words.ts'

test('no line of words is the same in two versions of a CV, and none is longer', () => {
	const linesOf = (number: number) =>
		toPlainText(inOtherWords(twoPageCv(), number), defaultDesign())
			.split('\n')
			.filter((line) => / \p{Ll}+ \p{Ll}+ /u.test(line))
	const versions = Array.from({ length: 105 }, (_, number) => linesOf(number))
	expect(new Set(versions.flat()).size).toBe(versions.flat().length)
	expect(new Set(versions.map((lines) => lines.join('').length)).size).toBe(1)
})
