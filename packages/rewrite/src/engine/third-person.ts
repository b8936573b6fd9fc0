import { withoutBullet } from '@app/language'

const opener = /^(he|she)(?= \p{L})/iu
const firstPerson = /(?<![\p{L}’'])(?:I|my|me|mine|myself|we|our|us|i['’]m|i['’]ve)(?![\p{L}])/u

/**
 * Whether a text tells of its writer in the third person: at least half of its lines open with a pronoun for one
 * person, always the same pronoun, and no line is in the first person. In any other text such a pronoun means another
 * person.
 */
export function isInThirdPerson(text: string): boolean {
	const lines = text.split('\n').map(withoutBullet).filter(Boolean)
	const openers = lines.flatMap((line) => opener.exec(line)?.[1]?.toLowerCase() ?? [])
	const isOnePerson = new Set(openers).size === 1
	return isOnePerson && openers.length * 2 >= lines.length && !lines.some(isInFirstPerson)
}

function isInFirstPerson(line: string): boolean {
	return firstPerson.test(line) || /^(?:i|my|we|our) /i.test(line)
}

/**
 * Returns a line that opens with its writer as "he" or "she" in the first person. Returns `null` if the line also
 * mentions another person or “his” or “her” things, because it is then unclear who is meant.
 */
export function toFirstPerson(line: string): { line: string; pronoun: string } | null {
	const [pronoun = ''] = opener.exec(line) ?? []
	if (pronoun === '') return null
	const rest = line.slice(pronoun.length)
	if (/(?<!\p{L})(?:he|she|him|his|himself|her|hers|herself)(?!\p{L})/iu.test(rest)) return null
	return { line: `I${rest}`, pronoun }
}
