import { isKnownWord } from '@app/language/correction'
import { invisibleCharacters } from '../../engine/tidy-line.ts'

/** A way of writing that hides words from people or from filters. */
type Disguise = 'invisible' | 'apart' | 'encoded' | 'shifted' | 'reversed' | 'digits'

/** A text with the words that a disguise hides spelt out, and the disguises. */
export type Undisguised = { plain: string; disguises: ReadonlySet<Disguise> }

/** Finds words that are hidden: invisible or spelt apart, in base64, shifted by 13 letters, backwards or with digits for letters. */
export function findDisguises(text: string): Undisguised {
	const disguises = new Set<Disguise>()
	let plain = text
	const become = (disguise: Disguise, changed: string) => {
		if (changed === plain) return
		disguises.add(disguise)
		plain = changed
	}
	become('invisible', plain.replace(invisibleCharacters, ''))
	become('apart', plain.replace(apart, joinLetters))
	become('encoded', plain.replace(encoded, decode))
	for (const [disguise, undo] of undone) become(disguise, undoWords(plain, undo))
	return { plain, disguises }
}

// Ten letters or more: shorter titles are often spaced out for their looks.
const apart = /(?<![\p{L}\p{N}])\p{L}(?:[-._*| ]{1,2}\p{L}(?![\p{L}\p{N}])){9,}/gu
const encoded = /(?<![\w/+])[A-Za-z0-9+/]{16,}={0,2}(?![\w/+])/g

function joinLetters(spaced: string): string {
	if (!/\p{Ll}/u.test(spaced)) return spaced
	const gap = /[-._*|]/.test(spaced) ? ' ' : '  '
	return spaced
		.split(gap)
		.map((word) => word.replace(/[-._*| ]/g, ''))
		.join(' ')
}

const readable = 0.95

function decode(code: string): string {
	const text = readBase64(code)
	const printed = text.match(/[\p{L}\p{N}\p{P} ]/gu)?.length ?? 0
	return text.includes(' ') && printed >= readable * text.length ? text : code
}

function readBase64(code: string): string {
	try {
		const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))
		return new TextDecoder().decode(bytes)
	} catch {
		// Any long word may look like base64 without being it.
		return code
	}
}

const letters = 26
const half = 13
const lowerA = 97

const undone: readonly [Disguise, (word: string) => string][] = [
	['shifted', (word) => word.replace(/[a-z]/g, shift)],
	['reversed', (word) => [...word].reverse().join('')],
	['digits', (word) => (/[a-z]/.test(word) ? word.replace(/[0134579@$]/g, letterOf) : word)],
]

function shift(letter: string): string {
	return String.fromCharCode(((letter.charCodeAt(0) - lowerA + half) % letters) + lowerA)
}

const digitLetters: Readonly<Record<string, string>> = {
	'0': 'o',
	'1': 'i',
	'3': 'e',
	'4': 'a',
	'5': 's',
	'7': 't',
	'9': 'g',
	'@': 'a',
	$: 's',
}

function letterOf(digit: string): string {
	return digitLetters[digit] ?? digit
}

const fewestHidden = 2
const shortest = 4

/** Replaces words that only make sense once a disguise is undone, if there are several. */
function undoWords(text: string, undo: (word: string) => string): string {
	let hidden = 0
	const changed = text.replace(/[\p{L}\p{N}@$]+/gu, (word) => {
		const lower = word.toLowerCase()
		if (/^\d+$/.test(word)) return word
		const shown = undo(lower)
		if (shown === lower) return word
		const isHidden = word.length >= shortest && isKnownWord(shown) && !isKnownWord(lower)
		hidden += Number(isHidden)
		// Short words go with the long ones around them.
		return isHidden || (word.length < shortest && isKnownWord(shown)) ? shown : word
	})
	return hidden >= fewestHidden ? changed : text
}
