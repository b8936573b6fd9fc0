import { namesThing } from '@app/language'
import { analyseLine, type Token } from '@app/language/analysis'
import { rewriteWords } from '../word-lists.ts'

// Words that tell nothing about the work: praise of oneself, laughter, duties that are left open.
const filler = rewriteWords.pattern('filler', 'whole')

/**
 * Returns the sentences of a line with plain separators: lists by dashes and slashes become lists by commas, and
 * empty words are left out.
 */
export function normaliseSeparators(line: string): { text: string; hasGain: boolean } {
	const bare = line.replace(/[.!\s]+$/, '')
	const separated = bare
		// In capitals before another word it's a name.
		.replace(/,? ?(?<!\p{L})(?:[Ee]tc\b\.?(?: etc\b\.?)*(?=[,.;]|$| )|ETC\b\.?(?=[,;]|$))/gu, '')
		.replace(/(?<=[\p{L}\d)]),? (?:-|–|—|\/|\||•) (?=\p{L})/gu, ', ')
		// "Making tea/coffee" is one act, but "tills/shelves" are two things.
		.replace(/(?<= \p{Ll}{3,20})\/(?=\p{Ll}{3,20}(?![\p{L}/]))/gu, ' and ')
		.replace(/(?<=\p{Ll}{3})\/(?=\p{Ll}{3}\S* \p{Ll})/gu, ', ')
		.replace(/(?<!\d),? (?:and )?plus (?=\p{L})/gu, ', ')
		.replace(/(?<!\d),? (?:and )?\+ (?=\p{L})/gu, ' and ')
		.replace(
			/,? and (?:stuff|things|that|the like)(?: like that)?(?=$|[,.])| basically\b(?=[,.]|$)/gi,
			'',
		)
		.replace(/ (?:while|whilst|when) I was there\b/g, '')
		.replace(/!+(?=\))/g, '')
		.replace(/!+/g, '.')
	const kept = separated
		.split(/(?<=[,;]) |(?<=\.) (?=\p{L})/u)
		.filter(
			(piece) =>
				!filler.test(
					piece
						.replace(/[,;.]$/, '')
						.replace(/^and /, '')
						.trim(),
				),
		)
		.join(' ')
		.replace(/[,;.\s]+$/, '')
	const listed = withCommas(
		kept
			.split(/(?<=[,;.]) /)
			.map(partGerunds)
			.join(' '),
	)
	return { text: listed, hasGain: listed !== bare }
}

// A piece of nothing but gerunds is a list of them.
function partGerunds(piece: string): string {
	const isRow = /^(?:\p{L}+ing )+\p{L}+ing[,;.]?$/u.test(piece)
	const [first = '', ...rest] = piece.split(' ')
	return isRow && !namesThing(first.toLowerCase(), rest.join(' '))
		? piece.replaceAll(' ', ', ')
		: piece
}

// "Hoovering mopping bins": whether the bins were hoovered too isn't known.
function sharesObject(tokens: readonly Token[], inRow: readonly Token[]): boolean {
	return tokens.some(
		({ lower, index }) =>
			/ing$/.test(lower) &&
			/^NNS?$/.test(tokens[index + 1]?.tag ?? '') &&
			!/ing$/.test(tokens[index + 1]?.lower ?? '') &&
			inRow.some((join) => Math.abs(join.index - index) <= 1),
	)
}

const fewestJoins = 2

// Several plurals in a row are a list without its commas, and so are gerunds.
function withCommas(text: string): string {
	const { tokens } = analyseLine(text)
	const joins = tokens.filter((token, index) => {
		const next = tokens[index + 1]
		if (next === undefined || !/^\p{L}\p{Ll}+$/u.test(token.text + next.text)) return false
		if (token.tag === 'VBG' || /ing$/.test(token.text))
			return /ing$/.test(token.text + next.text) && /ing$/.test(next.text) && next.tag !== 'JJ'
		return token.tag === 'NNS' && /^(?:NNS|VBG)$/.test(next.tag)
	})
	const inRow = joins.filter((token) =>
		joins.some(({ index }) => Math.abs(index - token.index) === 1),
	)
	if (inRow.length < fewestJoins || sharesObject(tokens, inRow)) return text
	return inRow.reduceRight((line, { end }) => `${line.slice(0, end)},${line.slice(end)}`, text)
}
