import { parseTsv } from '@app/language'
import { postcodeAreas } from '../data/postcode-areas.ts'

const areas = new Set(parseTsv<'area'>(postcodeAreas).map(({ area }) => area))

/** Whether a code such as “CF72” is the first half of a British postcode. */
export function isOutwardCode(code: string): boolean {
	const area = /^(\p{Lu}{1,2})\d{1,2}\p{Lu}?$/u.exec(code)?.[1]
	return area !== undefined && areas.has(area)
}
