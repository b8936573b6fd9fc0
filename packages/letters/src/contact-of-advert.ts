import { findConcepts, findVerb, isWorker } from '@app/language'
import { wordRank } from '@app/language/correction'
import { toLetterStyle } from './letter-style.ts'
import { letterWords } from './word-lists.ts'

// The words before the person to whom an application goes, and before the one who answers questions.
const appliesTo = new RegExp(String.raw`\b(?:${letterWords.alternatives('applies-to')})\s+`, 'giu')
const asksAt = new RegExp(String.raw`\b(?:${letterWords.alternatives('asks-at')})\s+`, 'giu')
const honorific = String.raw`(?:(?:${letterWords.alternatives('honorifics')})\.?\s+)`
const part = String.raw`\p{Lu}[\p{Ll}’'-]+(?:\p{Lu}\p{Ll}+)?`
const one = String.raw`(?:${honorific}(?:\p{Lu}\.?\s+){0,2}${part}(?:\s+${part}){0,2}|(?:${part})(?:\s+(?:\p{Lu}\.?\s+)?${part}){0,2})`
const person = new RegExp(String.raw`(?:our\s+)?(${one})(?:\s+(?:or|and|&)\s+(${one}))?`, 'uy')
const titled = new RegExp(`^${honorific}`, 'u')
const signed = new RegExp(`^${one}$`, 'u')

/**
 * Returns whom the letter to an advert greets: the person to send the CV to, else the one to ask, else the one who signs
 * it. `null` where the advert names nobody.
 */
export function findContact(advert: string): string | null {
	return firstNamed(advert, appliesTo) ?? firstNamed(advert, asksAt) ?? signatureOf(advert)
}

function firstNamed(advert: string, before: RegExp): string | null {
	for (const found of advert.matchAll(before)) {
		const at = found.index + found[0].length
		const [post = ''] = postBefore.exec(advert.slice(at, at + longestPost)) ?? []
		const named = namedAt(advert, at) ?? (post === '' ? null : namedAt(advert, at + post.length))
		if (named !== null) return named
	}
	return null
}

const longestPost = 60
/** What somebody is, before their name: “our Head Nurse, Bridget Allard”. */
const postBefore = /^(?:our|the) [^.,;:\n]{3,45},\s+/

function namedAt(advert: string, at: number): string | null {
	person.lastIndex = at
	const named = person.exec(advert)
	if (named === null) return null
	const behind = advert.slice(person.lastIndex, person.lastIndex + mostBehind)
	const [, first = '', second] = named
	const names = [first, second]
		.filter((name) => name !== undefined)
		.filter((name) => isPerson(name, second === undefined ? behind : ', '))
	return names.length === 0 ? null : names.map(greetedAs).join(' and ')
}

const mostBehind = 20
/** What stands behind the name of somebody: a number, a place to find them, what they are, or the end. */
const behindPerson =
	/^(?:,|[.!](?:\s|$)|\)|$|\s(?:on|at|in|after|for|to|before|by)\b|\s?[:(–-]|\s+[\d+])/

function isPerson(name: string, behind: string): boolean {
	if (titled.test(name)) return true
	const words = name.split(/\s+/)
	if (words.some((word) => isWorker(word) || isNoPerson.test(word))) return false
	const isAct = findVerb(words[0] ?? '')?.forms.includes('gerund') === true
	if (isAct || findConcepts(name).length > 0) return false
	const known = words.filter((word) => wordRank(word.toLowerCase()) !== null)
	if (known.length === words.length && words.length > 1) return false
	return behindPerson.test(behind)
}

const isNoPerson = letterWords.pattern('no-person', 'whole')

// “Mrs L. Prowse” is greeted as “Mrs Prowse”, “Dr Isla Menzies” as “Dr Menzies”.
function greetedAs(name: string): string {
	const title = titled.exec(name)?.[0].trim().replace(/\.$/, '')
	const words = name.replace(/\s+/g, ' ').split(' ')
	return title === undefined ? words.join(' ') : `${title} ${words.at(-1)}`
}

/** How a letter greets somebody: “Mrs J. Hollis, School Business Manager” is “Mrs Hollis”. */
export function greetedName(addressee: string): string {
	const [name = ''] = toLetterStyle(addressee).split(/,\s|\s[–—-]\s|\s\(/)
	return greetedAs(name.trim())
}

const linesAtEnd = 3

function signatureOf(advert: string): string | null {
	const lines = advert.split('\n').map((line) => line.trim())
	const last = lines.filter((line) => line !== '').slice(-linesAtEnd)
	const name = last.find((line) => signed.test(line) && isSigned(line))
	return name === undefined ? null : greetedAs(name)
}

function isSigned(line: string): boolean {
	return titled.test(line) || (line.includes(' ') && isPerson(line, ''))
}
