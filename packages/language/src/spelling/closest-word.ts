/** Tells whether a word, in small letters or with a capital, is spelt as a dictionary has it. */
export type KnowsWord = (word: string) => boolean

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const longest = 24

// Slips of two letters that many people make; a search so wide would find too many other words.
const commonSlips: Record<string, string> = {
	...{ maintainance: 'maintenance', maintenence: 'maintenance', proffesional: 'professional' },
	...{
		proffessional: 'professional',
		responsabilities: 'responsibilities',
		comunicate: 'communicate',
	},
	...{
		comunication: 'communication',
		accomodation: 'accommodation',
		acommodation: 'accommodation',
	},
	...{
		buisness: 'business',
		bussiness: 'business',
		succesfull: 'successful',
		sucessfull: 'successful',
	},
	...{ enviromental: 'environmental', neccesary: 'necessary', recomended: 'recommended' },
	...{ liason: 'liaison', liasoned: 'liaised', tommorow: 'tomorrow', garantee: 'guarantee' },
	...{
		occassionaly: 'occasionally',
		questionaire: 'questionnaire',
		adminstrative: 'administrative',
	},
}

/**
 * The known word that differs from an unknown one by a single slip of the finger or the ear: two neighbours exchanged, a
 * letter missing or doubled, a vowel or a consonant taken for one that sounds or lies like it. First letters are rarely
 * mistyped and stay; letters that nobody confuses do not make "galette" a "gazette". `null` where there is none.
 */
export function closestWord(word: string, knows: KnowsWord): string | null {
	const lower = word.toLowerCase()
	if (lower.length > longest) return null
	return commonSlips[lower] ?? [...variantsOf(lower)].find(knows) ?? null
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

// The likelier slips first.
function* variantsOf(word: string): Generator<string> {
	const indexes = [...word].map((_, index) => index).slice(1)
	for (const index of indexes.slice(0, -1))
		yield word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2)
	for (const index of [...indexes, word.length])
		for (const letter of alphabet) yield word.slice(0, index) + letter + word.slice(index)
	for (const index of indexes)
		if (isOftenTooMuch(word, index)) yield word.slice(0, index) + word.slice(index + 1)
	for (const index of indexes)
		for (const letter of confused.get(word.charAt(index)) ?? [])
			yield word.slice(0, index) + letter + word.slice(index + 1)
}

// A letter written twice, a vowel, a silent letter, or one whose key lies beside that of its neighbour.
function isOftenTooMuch(word: string, index: number): boolean {
	const letter = word.charAt(index)
	if (`${vowels}hst`.includes(letter)) return true
	return [word.charAt(index - 1), word.charAt(index + 1)].some(
		(neighbour) => neighbour === letter || (confused.get(letter) ?? []).includes(neighbour),
	)
}
