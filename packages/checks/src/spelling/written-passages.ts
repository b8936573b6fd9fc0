import type { Passage } from '@app/cv'
import type { CheckContext } from '../check.ts'

const titles = /\.(?:jobTitle|headline|role)$/
const lists = /^(?:skills|certification|interests)\.\d+\.name$/

/** The texts that are the person's own words. Names of firms, schools, people and works are written as they like. */
export function writtenPassages({ passages }: Pick<CheckContext, 'passages'>): Passage[] {
	return passages.filter(
		({ kind, section, path }) =>
			section !== 'publications' && (kind !== 'line' || titles.test(path) || lists.test(path)),
	)
}
