import type { TextItem } from '../../extracted.ts'
import type { PageTrace } from './trace-visibility.ts'

const ligature = /[\ufb00-\ufb06]/

/** Returns the words of a page in which the file gives two or three letters as one sign: "oﬃce". */
export function findLigatures(items: readonly TextItem[], { glyphs }: PageTrace): string[] {
	return glyphs.flatMap(({ x, y, text }) => {
		if (!ligature.test(text)) return []
		const letters = text.normalize('NFKC')
		const item = items.find(
			(one) => x > one.x - 0.5 && x < one.x + one.width && y > one.y && y < one.y + one.height + 1,
		)
		const word = item?.text.split(/\s+/).find((one) => one.includes(letters))
		return word === undefined ? [] : [word.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '')]
	})
}
