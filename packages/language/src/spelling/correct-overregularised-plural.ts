import { wordRank } from './word-rank.ts'

// Nouns without a plural, and nouns whose plural is the same.
const uncounted = new Set(
	`advice data equipment information furniture software hardware homework housework feedback luggage machinery paperwork
	stationery knowledge training media bacteria staff sheep correspondence merchandise accommodation transport
	documentation`.split(/\s+/),
)
const irregular: ReadonlyMap<string, string> = new Map(
	`child children, woman women, foreman foremen, craftsman craftsmen, workman workmen, salesman salesmen, shelf shelves,
	bookshelf bookshelves, knife knives, loaf loaves, mouse mice, tooth teeth, wife wives, housewife housewives, midwife midwives,
	thief thieves, scarf scarves, calf calves, goose geese, criterion criteria, half halves, leaf leaves`
		.split(',')
		.map((row) => row.trim().split(' ') as [string, string]),
)

const ones = new Map([...irregular].map(([one, several]) => [several, one]))

/** The one of several whose plural isn't made by the rule: "child" of "children". */
export function singularOfIrregular(word: string): string | null {
	return ones.get(word) ?? null
}

/** The plural that is meant by one that was made like most: "womans", "shelfs", "clutchs", "equipments". `null` for all else. */
export function correctOverregularisedPlural(word: string): string | null {
	if (!word.endsWith('s')) return null
	const one = word.slice(0, -1)
	if (uncounted.has(one)) return one
	const hissing = `${one}es`
	if (/(?:[cs]h|[sxz])$/.test(one) && wordRank(one) !== null && wordRank(word) === null)
		return wordRank(hissing) === null ? null : hissing
	const right = irregular.get(one) ?? irregular.get(word.replace(/es$/, ''))
	if (right !== undefined) return wordRank(word) === null ? right : null
	return /men$/.test(one) && wordRank(one) !== null && wordRank(word) === null ? one : null
}
