/** Tells whether a word, in small letters or with a capital, is spelt as a dictionary has it. */
export type KnowsWord = (word: string) => boolean

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const longest = 24

// Slips of two letters that many people make; a search so wide would find too many other words.
const commonSlips: Record<string, string> = {
	maintainance: 'maintenance',
	maintenence: 'maintenance',
	proffesional: 'professional',
	proffessional: 'professional',
	responsabilities: 'responsibilities',
	comunicate: 'communicate',
	comunication: 'communication',
	accomodation: 'accommodation',
	acommodation: 'accommodation',
	buisness: 'business',
	bussiness: 'business',
	succesfull: 'successful',
	sucessfull: 'successful',
	enviromental: 'environmental',
	neccesary: 'necessary',
	recomended: 'recommended',
	liason: 'liaison',
	liasoned: 'liaised',
	tommorow: 'tomorrow',
	garantee: 'guarantee',
	occassionaly: 'occasionally',
	questionaire: 'questionnaire',
	adminstrative: 'administrative',
}

/** A word that may have been meant, and how unlikely its slip is; 0.5 for letters in the wrong order, 2 for a neighbouring key. */
export type LikelyWord = { word: string; cost: number }

/**
 * Returns the known word that differs from an unknown one by a single slip of the finger or the ear: two neighbours
 * exchanged, a letter missing or doubled, or a vowel or consonant replaced by one that sounds similar or has a nearby
 * key. First letters are rarely mistyped, so they stay; a letter is only replaced by letters that people confuse with
 * it. `null` without one.
 */
export function closestWord(word: string, knows: KnowsWord): string | null {
	const lower = word.toLowerCase()
	if (lower.length > longest) return null
	return (
		commonSlips[lower] ?? listVariants(lower).find((variant) => knows(variant.word))?.word ?? null
	)
}

/** All known words that are one such slip away, the likeliest slip first; one alone for a slip that many people make. */
export function likelyWords(word: string, knows: KnowsWord): LikelyWord[] {
	const lower = word.toLowerCase()
	if (lower.length > longest) return []
	const common = commonSlips[lower]
	if (common !== undefined) return [{ word: common, cost: 0 }]
	const cheapest = new Map<string, number>()
	for (const { word: variant, cost } of listVariants(lower))
		if (cost < (cheapest.get(variant) ?? Number.POSITIVE_INFINITY)) cheapest.set(variant, cost)
	return [...cheapest]
		.filter(([variant]) => knows(variant))
		.map(([variant, cost]) => ({ word: variant, cost }))
		.sort((one, other) => one.cost - other.cost)
}

const vowels = 'aeiouy'
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
// Consonants that sound alike, in one sound each.
const sounds = ['cksqxz', 'dt', 'mn', 'bp', 'fpv', 'gj', 'bvw', 'lr']
const confused: ReadonlyMap<string, readonly string[]> = new Map(
	alphabet.map((letter) => [letter, alphabet.filter((other) => areConfused(letter, other))]),
)

function areConfused(letter: string, other: string): boolean {
	if (letter === other) return false
	const areIn = (group: string) => group.includes(letter) && group.includes(other)
	const areNeighbours = keyRows.some(
		(row) => areIn(row) && Math.abs(row.indexOf(letter) - row.indexOf(other)) === 1,
	)
	return areIn(vowels) || sounds.some(areIn) || areNeighbours
}

// In the order of how far each kind leaps; within a kind from the front.
function listVariants(word: string): LikelyWord[] {
	const indexes = [...word].map((_, index) => index).slice(1)
	const at = (from: number, to = from + 1) => [word.slice(0, from), word.slice(to)] as const
	const exchanged = indexes.slice(0, -1).map((index) => {
		const [front, rest] = at(index, index + 2)
		const pair = word.slice(index, index + 2)
		const cost = /^(?:ie|ei)$/.test(pair) ? 0.5 : 1
		return { word: front + [...pair].reverse().join('') + rest, cost }
	})
	const missing = [...indexes, word.length].flatMap((index) =>
		alphabet.map((letter) => ({
			word: word.slice(0, index) + letter + word.slice(index),
			cost: costOfMissing(letter, [word.charAt(index - 1), word.charAt(index)]),
		})),
	)
	const tooMuch = indexes
		.filter((index) => isOftenTooMuch(word, index))
		.map((index) => ({
			word: at(index).join(''),
			cost: costOfTooMuch(word, index),
		}))
	const taken = indexes.flatMap((index) =>
		(confused.get(word.charAt(index)) ?? []).map((letter) => ({
			word: at(index).join(letter),
			cost: vowels.includes(letter) && vowels.includes(word.charAt(index)) ? 1.3 : 2,
		})),
	)
	return [...exchanged, ...missing, ...tooMuch, ...taken]
}

// Of two equal letters one is left out most easily, then a vowel that is not heard.
function costOfMissing(letter: string, neighbours: readonly string[]): number {
	if (neighbours.includes(letter)) return 0.7
	return vowels.includes(letter) ? 1.2 : 1.6
}

// A last letter is seldom added by mistake, so that taking it off costs most.
function costOfTooMuch(word: string, index: number): number {
	if (word.charAt(index) === word.charAt(index - 1)) return 0.7
	return index === word.length - 1 ? 2 : 1.5
}

// Whether a letter is often typed by mistake: a letter written twice, a vowel, a silent letter, or one whose key is
// beside its neighbour's.
function isOftenTooMuch(word: string, index: number): boolean {
	const letter = word.charAt(index)
	if (`${vowels}hst`.includes(letter)) return true
	return [word.charAt(index - 1), word.charAt(index + 1)].some(
		(neighbour) => neighbour === letter || (confused.get(letter) ?? []).includes(neighbour),
	)
}
