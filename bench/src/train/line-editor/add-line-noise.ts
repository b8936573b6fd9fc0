import { type LineToken, readTokens, readVerb, verbForms } from '@app/language/corrector'
import { putInForm } from '@app/rewrite/line-editor'

/** A number from 0 up to 1. */
export type Draw = () => number

const droppable =
	/^(?:an?|the|of|to|in|for|on|with|and|as|at|by|from|that|which|who|so|them|it|own|up|out|off|,)$/
const prepositions = ['of', 'to', 'in', 'for', 'on', 'with', 'at', 'by', 'from', 'as']
const insertable = ['the', 'a', 'of', 'and', 'with', 'to', 'in', 'for', 'is', 'was', 'it', 'which']
/** From so many letters on a word is misspelt now and then. */
const longWord = 5

const pick = <Value>(values: readonly Value[], draw: Draw): Value | undefined =>
	values[Math.floor(draw() * values.length)]

/** One fault at a word: what is put instead of it, with what stands before; `null` where the word can't have the fault. */
type Fault = (token: LineToken, draw: Draw) => string | null

const drop: Fault = ({ lower }) => (droppable.test(lower) ? '' : null)
const insert: Fault = ({ text, name }, draw) =>
	/^[\p{L}\d]/u.test(text) && name !== 'POS' ? `${pick(insertable, draw)} ${text}` : null
const changeVerb: Fault = ({ lower }, draw) =>
	readVerb(lower) === null
		? null
		: (pick(
				verbForms(lower).filter((form) => form !== lower),
				draw,
			) ?? null)
const changeNumber: Fault = ({ lower, name }) => {
	if (!/\.[a-z]*n/.test(name)) return null
	return putInForm(lower, 'one') ?? putInForm(lower, 'many')
}
const changePreposition: Fault = ({ lower }, draw) =>
	prepositions.includes(lower)
		? (pick(
				prepositions.filter((one) => one !== lower),
				draw,
			) ?? null)
		: null
const misspell: Fault = ({ text }, draw) => {
	if (!/^\p{Ll}+$/u.test(text) || text.length < longWord) return null
	const at = 1 + Math.floor(draw() * (text.length - 2))
	return draw() < 1 / 2
		? text.slice(0, at) + text.slice(at + 1)
		: text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

const faults: readonly (readonly [Fault, number])[] = [
	[drop, 0.34],
	[insert, 0.16],
	[changeVerb, 0.24],
	[changeNumber, 0.1],
	[changePreposition, 0.1],
	[misspell, 0.06],
]

function drawFault(draw: Draw): Fault {
	let share = draw()
	for (const [fault, weight] of faults) {
		share -= weight
		if (share < 0) return fault
	}
	return drop
}

const triesAtOneWord = 12
const mostFaults = 3

/** Returns a right line with one to three faults, as people and half-finished rewordings have them: words left out or too many, other forms. */
export function addLineNoise(line: string, draw: Draw): string {
	let noisy = line
	const count = 1 + Math.floor(draw() * mostFaults)
	for (let made = 0, tries = 0; made < count && tries < triesAtOneWord; tries++) {
		const tokens = readTokens(noisy)
		const token = pick(tokens, draw)
		const put = token === undefined ? null : drawFault(draw)(token, draw)
		if (token === undefined || put === null) continue
		noisy = noisy.slice(0, token.start) + put + noisy.slice(token.end)
		noisy = noisy.replace(/\s+/g, ' ').replace(/\s+,/g, ',').trim()
		made++
	}
	return noisy
}
