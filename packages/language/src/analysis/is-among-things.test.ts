import { expect, test } from 'vitest'
import { analyseLine } from './analyse-line.ts'
import { isAmongThings } from './is-among-things.ts'

const isAmong = (line: string, word: string) => {
	const { tokens } = analyseLine(line)
	return isAmongThings(tokens, tokens.find(({ text }) => text === word)?.index ?? -1)
}

test.each([
	['Assisted with the preparation of trial bundles and witness statements', 'witness'],
	['Help with the drafting of letters and witness statements', 'witness'],
	['Prepared trial bundles, witness statements and exhibits', 'witness'],
	['Preparing trial bundles and witness statements', 'witness'],
])('a word that may describe the next: %s', (line, word) => {
	expect(isAmong(line, word)).toBe(true)
})

test.each([
	['Answer phones and file documents', 'file'],
	['Put residents to bed, answer buzzers, did hourly checks', 'answer'],
	['Took care of the horses, fed them and clean stables', 'clean'],
	['Driving van, deliver parcel, collect signature', 'collect'],
])('a word that is more likely a verb: %s', (line, word) => {
	expect(isAmong(line, word)).toBe(false)
})
