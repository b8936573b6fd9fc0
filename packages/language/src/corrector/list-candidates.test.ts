import { expect, test } from 'vitest'
import { listPlaces } from './list-candidates.ts'
import { readTokens } from './read-tokens.ts'

function meant(line: string, word: string): string[] {
	const tokens = readTokens(line)
	return listPlaces(tokens)
		.filter(({ at, length }) => length === 1 && tokens[at]?.text === word)
		.flatMap(({ candidates }) => candidates.slice(1).map(({ put }) => put.join(' ')))
}

test.each([
	['vacum the stairs', 'vacum', 'vacuum'],
	['pulling cables threw walls', 'threw', 'through'],
	['sign them off if there ok', 'there', "they're"],
	['no issue’s on Monday', 'issue’s', 'issues'],
	['it went down alot', 'alot', 'a lot'],
	['kept upto date', 'upto', 'up to'],
	['takeing kit back', 'takeing', 'taking'],
	['towels was washed', 'was', 'were'],
	['they bringed it', 'bringed', 'brought'],
	['goods are not damage', 'damage', 'damaged'],
	['the leavers kit', 'leavers', "leavers'"],
	['inform to the nurse', 'to', ''],
])('of “%s” the right word is among the candidates', (line, word, right) => {
	expect(meant(line, word)).toContain(right)
})

test('names and codes have no candidates', () => {
	expect(meant('made im_start and <im> work', 'im')).toEqual([])
	expect(meant('when im on nights', 'im')).toContain("i'm")
	expect(meant('booked patients on EMIS', 'EMIS')).toEqual([])
})
