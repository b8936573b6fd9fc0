import { z } from 'zod'

/** A text of one line, trimmed, of at most so many characters. */
export const singleLineText = (most: number) =>
	z
		.string()
		.trim()
		.max(most, `Please use at most ${most.toLocaleString('en-GB')} characters.`)
		.regex(/^[^\p{Cc}]*$/u, 'Please write this on one line.')

/** A text of any number of lines, of at most so many characters. */
export const multiLineText = (most: number) =>
	z.string().max(most, `Please use at most ${most.toLocaleString('en-GB')} characters.`)

/** The address of a page, or nothing. */
export const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)], {
	error: 'Please paste a full address, such as https://…, or leave this empty.',
})

/** The most characters of a letter; one page has about 2,500. */
export const maxLetterLength = 20_000
