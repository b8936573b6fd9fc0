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
 * The known word that differs from an unknown one by a single slip of the finger: two neighbours exchanged, a letter
 * missing, wrong or doubled. First letters are rarely mistyped and stay. `null` where there is none.
 */
export function closestWord(word: string, knows: KnowsWord): string | null {
	const lower = word.toLowerCase()
	if (lower.length > longest) return null
	return commonSlips[lower] ?? [...variantsOf(lower)].find(knows) ?? null
}

// The likelier slips first.
function* variantsOf(word: string): Generator<string> {
	const indexes = [...word].map((_, index) => index).slice(1)
	for (const index of indexes.slice(0, -1))
		yield word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2)
	for (const index of [...indexes, word.length])
		for (const letter of alphabet) yield word.slice(0, index) + letter + word.slice(index)
	for (const index of indexes) yield word.slice(0, index) + word.slice(index + 1)
	for (const index of indexes)
		for (const letter of alphabet) yield word.slice(0, index) + letter + word.slice(index + 1)
}
