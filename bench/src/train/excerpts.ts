import { createRandom } from '../import/random.ts'
import type { LabelledAdvert } from '../match/labelled-adverts.ts'

/** Of the lines of an advert, the shares that are pasted at least and at most. */
const [shortest, longest] = [0.2, 0.6]

/** A part of each advert, as people paste it: some of its lines that follow one another. */
export function excerptsOf(adverts: readonly LabelledAdvert[], seed: string): LabelledAdvert[] {
	const random = createRandom(seed)
	return adverts.map((advert) => {
		const lines = advert.text.split('\n')
		const length = Math.ceil(lines.length * (shortest + random.next() * (longest - shortest)))
		const start = random.int(0, lines.length - length)
		return { ...advert, text: lines.slice(start, start + length).join('\n') }
	})
}
