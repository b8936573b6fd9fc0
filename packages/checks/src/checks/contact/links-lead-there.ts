import type { FileFacts } from '@app/cv'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

type Link = FileFacts['links'][number]

// Written small: with a capital it is the name of a tool.
const webAddress =
	/^(?:https?:\/\/)?(?:www\.)?([a-z\d-]+(?:\.[a-z\d-]+)*\.(?!js\b|py\b)[a-z]{2,})(?:[/?#]\S*)?$/
const emailAddress = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

export const linksLeadThere: Check = {
	id: 'B11',
	category: 'contact',
	severity: 'warning-1',
	title: 'Links go where they say',
	looksAt: ({ source }) => source?.facts.links.length ?? 0,
	run: ({ source }) => {
		const wrong = (source?.facts.links ?? []).filter(leadsElsewhere)
		const [first] = wrong
		if (first === undefined) return null
		return {
			title: `The link ${quoted(first.text)} goes to ${quoted(first.url)}.`,
			why: 'A link that goes somewhere else looks careless, or like a trick.',
			fix: 'Add the link again, or write out the real address.',
			evidence: wrong.map(({ text, place }) => ({
				path: null,
				quote: text,
				places: place === null ? [] : [place],
			})),
		}
	},
}

// Only words that are an address themselves say where they lead; a label may lead anywhere.
function leadsElsewhere({ text, url }: Link): boolean {
	const shown = text.trim()
	if (/^\s*(?:javascript|data|file):/i.test(url)) return true
	if (emailAddress.test(shown))
		return (
			/^mailto:/i.test(url) &&
			decoded(url)
				.replace(/^mailto:/i, '')
				.split('?')[0]
				?.trim()
				.toLowerCase() !== shown.toLowerCase()
		)
	const host = webAddress.exec(shown)?.[1]
	const target = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]
	return host !== undefined && target !== undefined && siteName(host) !== siteName(target)
}

// uk.linkedin.com and linkedin.com are one site.
function siteName(host: string): string {
	return host.toLowerCase().split('.').slice(-2).join('.')
}

function decoded(url: string): string {
	try {
		return decodeURIComponent(url)
	} catch {
		return url
	}
}
