/** The letters of a text for a comparison: without case, hyphens, bullets and outer marks. */
export function normalise(text: string | undefined): string {
	return (text ?? '')
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll(/[\u2018\u2019\u201b\u2032\u00b4`]/g, "'")
		.replaceAll(/[\u201c-\u201e\u00ab\u00bb\u2033]/g, '"')
		.replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff\u2010-\u2015\u2212-]/g, '')
		.replaceAll(/[\ue000-\uf8ff\u2022\u25cf\u25aa\u25e6\u2023\u25a0\u25cb\u00b7]/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll(/^[\s.,;:|"'(]+|[\s.,;:|"']+$/g, '')
}

/** Texts longer than this are compared word by word, shorter ones letter by letter. */
const longestOfLetters = 60

/** How alike two texts are, from 0 to 1; spaces do not count. */
export function similarity(a: string | undefined, b: string | undefined): number {
	const [first, second] = [normalise(a), normalise(b)]
	if (first === '' || second === '') return 0
	const [x, y] = [first.replaceAll(' ', ''), second.replaceAll(' ', '')]
	if (x === y) return 1
	const longest = Math.max(x.length, y.length)
	if (longest < longestOfLetters) return 1 - editDistance(x, y) / longest
	const byWords = wordSimilarity(first, second)
	const isNear = byWords > 0.5 && byWords < 0.9 && Math.min(x.length, y.length) > 0.8 * longest
	return isNear ? Math.max(byWords, 1 - editDistance(x, y) / longest) : byWords
}

/** How many of the words of two texts are in both in the same order, from 0 to 1. */
export function wordSimilarity(a: string, b: string): number {
	const [first, second] = [a.split(' '), b.split(' ')]
	return (2 * commonWords(first, second)) / (first.length + second.length)
}

function editDistance(a: string, b: string): number {
	let before = Array.from({ length: b.length + 1 }, (_, index) => index)
	for (let i = 1; i <= a.length; i++) {
		const row = [i]
		for (let j = 1; j <= b.length; j++) {
			const change = (before[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
			row[j] = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change)
		}
		before = row
	}
	return before[b.length] ?? 0
}

function commonWords(a: readonly string[], b: readonly string[]): number {
	let before = new Array<number>(b.length + 1).fill(0)
	for (const word of a) {
		const row = [0]
		for (const [j, other] of b.entries())
			row[j + 1] = word === other ? (before[j] ?? 0) + 1 : Math.max(before[j + 1] ?? 0, row[j] ?? 0)
		before = row
	}
	return before[b.length] ?? 0
}
