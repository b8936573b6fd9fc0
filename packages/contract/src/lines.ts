import { z } from 'zod'

/** Words in one line, with the spaces around them taken off. */
export const oneLine = (most: number) =>
	z
		.string()
		.trim()
		.max(most, `Please use at most ${most.toLocaleString('en-GB')} characters.`)
		.regex(/^[^\p{Cc}]*$/u, 'Please write this on one line.')

/** Words in as many lines as somebody likes. */
export const manyLines = (most: number) =>
	z.string().max(most, `Please use at most ${most.toLocaleString('en-GB')} characters.`)

/** The address of a page, or nothing. */
export const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)], {
	error: 'Please paste a full address, such as https://…, or leave this empty.',
})

/** Characters of a letter; one page has about 2,500. */
export const maxLetter = 20_000
