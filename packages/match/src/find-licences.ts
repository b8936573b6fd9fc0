import type { Claim } from '@app/language'

type Licence = Claim & { start: number; end: number }

// The words for the kind of licence can be in any order.
const kinds = 'clean|valid|current|UK|GB|British|EU|manual|car|category B'
const licence = 'licen[cs]es?\\b'
const driving = "driv(?:ing|er[’']?s)"
const fulls = [
	`\\bfull(?:y)?(?:[\\s,&]+(?:and\\s+)?(?:${kinds}))*\\s+${driving}\\s+${licence}`,
	`\\bfull[\\s,]+(?:(?:${kinds})[\\s,]+)+${licence}`,
	`\\b${driving}\\s+${licence}\\s*[:(,–-]\\s*(?:yes[\\s,–-]+)?(?:(?:${kinds})[\\s,]+)*full(?=\\s*(?:$|[,;.)&]|(?:and\\s+)?(?:${kinds})\\b))(?:[\\s,&]+(?:and\\s+)?clean\\b)?(?!,?\\s+references)`,
].map((words) => new RegExp(words, 'gi'))
const category = "(?:C1\\s?\\+?\\s?E|C\\s?\\+\\s?E|CE|C1|C|D1|D|B\\s?\\+\\s?E|BE|B)(?![\\w+’'-])"
const categories = new RegExp(
	`\\b(?:(?:[Cc]at(?:egor(?:y|ies))?s?|CAT)\\.?\\s*[:(]?|[Ll]icen[cs]es?\\s*(?:[:(,–-]|with|including|incl?\\.?))\\s*(?<list>${category}(?:\\s*(?:,|/|&|and|\\s)\\s*${category})*)`,
	'g',
)
const alone = /(?<![\w+-])C\s?\+\s?E(?![\w+-])/g

const conceptOf: Record<string, string> = {
	'C+E': 'hgv-class-1-licence',
	CE: 'hgv-class-1-licence',
	C: 'hgv-class-2-licence',
	C1: '7-5-tonne-licence',
	'C1+E': '7-5-tonne-licence',
	C1E: '7-5-tonne-licence',
	D1: 'd1-licence',
	D: 'pcv-licence',
	B: 'driving-licence',
	'B+E': 'category-b-plus-e-entitlement',
	BE: 'category-b-plus-e-entitlement',
}

/** Driving licences that a line tells in parts: "full, clean UK driving licence", "Cat C+E", "categories B, C1 and C". */
export function findLicences(text: string): Licence[] {
	const found = fulls.flatMap((words) => [...text.matchAll(words)])
	const wholes = found.flatMap(({ 0: words, index }) => {
		const place = { start: index, end: index + words.length }
		const licence = { conceptId: 'full-uk-driving-licence', ...place }
		const isClean = /\bclean\b/i.test(words)
		return isClean
			? [
					{ ...licence, narrower: null },
					{ ...licence, narrower: 'clean driving licence' },
				]
			: [{ ...licence, narrower: null }]
	})
	const listed = [...text.matchAll(categories)].flatMap(({ 0: words, index, groups }) =>
		(groups?.list ?? '').split(/\s*(?:,|\/|&|\band\b)\s*|\s+(?=[BCD])/).flatMap((one) => {
			const conceptId = conceptOf[one.replace(/\s/g, '').toUpperCase()]
			const place = { start: index, end: index + words.length }
			return conceptId === undefined ? [] : [{ conceptId, narrower: null, ...place }]
		}),
	)
	const bare = [...text.matchAll(alone)].map(({ 0: words, index }) => ({
		conceptId: 'hgv-class-1-licence',
		narrower: null,
		start: index,
		end: index + words.length,
	}))
	const isListed = ({ start }: Licence) =>
		listed.some((one) => one.start <= start && one.end >= start)
	return [...wholes, ...listed, ...bare.filter((one) => !isListed(one))]
}
