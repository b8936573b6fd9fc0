import type { KnowsWord } from './closest-word.ts'

/**
 * Tells which words a Hunspell dictionary of British English knows. Its 49,000 stems are read in some milliseconds; the
 * words made of them are not written out but taken apart when one is asked for.
 */
export function readDictionary({ aff, dic }: { aff: string; dic: string }): KnowsWord {
	const dictionary = { stems: readStems(dic), ...readRules(aff) }
	return (word) => {
		const asked = word.trim().replaceAll('’', "'")
		const lower = asked.toLowerCase()
		const isShouted = asked === asked.toUpperCase()
		const isKnown = (form: string) => knows(dictionary, form)
		return (
			isKnown(asked) ||
			(isShouted && isKnown(`${asked.charAt(0)}${lower.slice(1)}`)) ||
			(lower !== asked && isKnown(lower)) ||
			ordinal.test(asked)
		)
	}
}

type Rule = {
	flag: string
	/** The letters removed at the end (or beginning) of the stem, and the letters added instead. */
	strip: string
	add: string
	/** The pattern that the stem must match. */
	condition: RegExp
	/** Whether a word may have it together with one at its other end. */
	joins: boolean
}
type Dictionary = { stems: ReadonlyMap<string, string>; prefixes: Rule[]; suffixes: Rule[] }

const ordinal = /^\d*(?:1\dth|(?<!1)(?:1st|2nd|3rd|[04-9]th))$/
// The flag of stems that occur only within a longer word.
const onlyInside = 'c'

function knows(dictionary: Dictionary, word: string): boolean {
	const flags = dictionary.stems.get(word)
	if (flags !== undefined) return !flags.includes(onlyInside)
	if (hasSuffix(dictionary, word, null)) return true
	return dictionary.prefixes.some((prefix) => {
		if (!word.startsWith(prefix.add)) return false
		const rest = prefix.strip + word.slice(prefix.add.length)
		const isWhole = dictionary.stems.get(rest)?.includes(prefix.flag) === true
		return isWhole || (prefix.joins && hasSuffix(dictionary, rest, prefix.flag))
	})
}

function hasSuffix({ stems, suffixes }: Dictionary, word: string, prefix: string | null): boolean {
	return suffixes.some(({ flag, strip, add, condition, joins }) => {
		if (!word.endsWith(add)) return false
		const stem = word.slice(0, word.length - add.length) + strip
		const flags = stems.get(stem)
		if (flags === undefined || !flags.includes(flag) || !condition.test(stem)) return false
		return prefix === null || (joins && flags.includes(prefix))
	})
}

// A line is a stem, a slash and its flags; the first line tells how many there are.
function readStems(dic: string): Map<string, string> {
	const stems = new Map<string, string>()
	for (const line of dic.split('\n').slice(1)) {
		const [word = '', flags = ''] = line.trim().split('/')
		if (word !== '') stems.set(word, (stems.get(word) ?? '') + flags)
	}
	return stems
}

// The head of a flag tells whether the flag combines with others. Each rule below it has the removed letters, the
// added letters and a condition.
function readRules(aff: string): { prefixes: Rule[]; suffixes: Rule[] } {
	const rules: { prefixes: Rule[]; suffixes: Rule[] } = { prefixes: [], suffixes: [] }
	const joining = new Set<string>()
	for (const line of aff.split('\n')) {
		const [kind, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/)
		if (kind !== 'PFX' && kind !== 'SFX') continue
		if (condition === undefined) {
			if (strip === 'Y') joining.add(flag)
			continue
		}
		const isSuffix = kind === 'SFX'
		rules[isSuffix ? 'suffixes' : 'prefixes'].push({
			flag,
			add,
			strip: strip === '0' ? '' : strip,
			joins: joining.has(flag),
			condition: new RegExp(isSuffix ? `${condition}$` : `^${condition}`),
		})
	}
	return rules
}
