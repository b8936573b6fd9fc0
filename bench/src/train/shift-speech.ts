import { readVerb, toToken } from '@app/language/corrector'

const contractions: Readonly<Record<string, string>> = {
	they: "are they're, have they've",
	we: "are we're, have we've",
	you: "are you're",
	i: "am I'm, have I've",
	it: "is it's",
	there: "is there's",
	that: "is that's",
	who: "is who's",
	what: "is what's",
	can: "not can't",
	will: "not won't",
	...Object.fromEntries(
		'do does did is are was were has have had would could should'
			.split(' ')
			.map((verb) => [verb, `not ${verb}n't`]),
	),
}

const pasts: Readonly<Record<string, string>> = {
	is: 'was',
	are: 'were',
	am: 'was',
	has: 'had',
	does: 'did',
	do: 'did',
}
const owners: Readonly<Record<string, string>> = { we: 'our', they: 'their', i: 'my' }
const opensVerb = /^(?:are|have|will|can|do|were|must|should|need|work|may|would|could|want|use)$/

// The past of "is" and of an act that opens a line or stands in a list of acts.
function tellPast(lower: string, before: string): string | null {
	const small = pasts[lower]
	if (small !== undefined) return small
	if (!/^(?:|,|and|or)$/.test(before)) return null
	const verb = readVerb(lower)
	const isAct = verb?.is.includes('base') === true || verb?.is.includes('thirdPerson') === true
	const mayBeThing = before !== '' && /^[bdngz]*\.[nvars-]*[na]/.test(toToken(lower, 0, true).name)
	return isAct && !mayBeThing ? verb.forms.past : null
}

const people = ['we', 'they', 'i']

/** Tells some lines in the past or of another person, since CVs tell what somebody did. */
export function shiftSpeech(words: readonly string[], draw: () => number): string[] {
	const isPast = draw() < 0.55
	const isPlain = draw() < 0.5
	const isOwn = draw() < 0.2 && (isPast || isPlain) && opensWithAct(words)
	const person = draw() < 0.6 ? (people[Math.floor(draw() * people.length)] ?? null) : null
	let of = ''
	const told = words.map((text, at) => {
		const lower = text.toLowerCase()
		let put = tellOf(person, of, { lower, next: words[at + 1]?.toLowerCase() ?? '' })
		of = put
		if (isPast) put = tellPast(put, words[at - 1] ?? '') ?? put
		else if (isPlain && at === 0) put = readVerb(put)?.forms.lemma ?? put
		return put === lower ? text : inCaseOf(text, put)
	})
	if (!isOwn) return told
	return [draw() < 0.75 ? 'I' : 'We', (told[0] ?? '').toLowerCase(), ...told.slice(1)]
}

function opensWithAct([first = '', second]: readonly string[]): boolean {
	const forms = second === 'you' ? [] : (readVerb(first.toLowerCase())?.is ?? [])
	return forms.some((form) => form === 'base' || form === 'thirdPerson')
}

type WordInLine = { lower: string; next: string }

function tellOf(person: string | null, of: string, { lower, next }: WordInLine): string {
	if (person !== null && lower === 'you' && opensVerb.test(next)) return person
	if (person !== null && lower === 'your') return owners[person] ?? lower
	if (of !== 'i') return lower
	if (lower === 'are') return 'am'
	return lower === 'were' ? 'was' : lower
}

function inCaseOf(text: string, put: string): string {
	if (put === 'i') return 'I'
	return /^\p{Lu}/u.test(text) ? put.charAt(0).toUpperCase() + put.slice(1) : put
}

const shareOfShort = 0.35

/** Makes short forms as people speak, which adverts and handbooks avoid. */
export function contractSome(words: readonly string[], draw: () => number): string[] {
	const out: string[] = []
	for (let at = 0; at < words.length; at++) {
		const text = words[at] ?? ''
		const next = words[at + 1]?.toLowerCase() ?? ''
		const found = contractions[text.toLowerCase()]
			?.split(', ')
			.map((row) => row.split(' '))
			.find(([behind]) => behind === next)
		const short = found?.[1]
		const isShort = short !== undefined && draw() <= shareOfShort
		out.push(isShort ? inCaseOf(text, short) : text)
		if (isShort) at++
	}
	return out
}
