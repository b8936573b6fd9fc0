import { type CvDocument, fullName, orcidAddress } from '@app/cv'
import { cleanLine, safeUrl } from '@app/typeset'

/** A shared CV as schema.org describes a `Person`. Ways to write to them stay out: the page has them for people. */
export function personStructuredData(cv: CvDocument, page: { url: string; image: string }): object {
	const { headline, city, country, website } = cv.personalInfo
	const { honorificPrefix, honorificSuffix, orcid } = cv.personalInfo
	const links = [website, orcidAddress(orcid), ...cv.socialMedia.map(({ url }) => url)]
	const address = {
		addressLocality: cleanLine(city),
		addressCountry: cleanLine(country),
	}
	return {
		'@context': 'https://schema.org',
		'@type': 'Person',
		...withoutBlanks({
			honorificPrefix: cleanLine(honorificPrefix),
			name: cleanLine(fullName(cv.personalInfo)),
			honorificSuffix: cleanLine(honorificSuffix),
			jobTitle: cleanLine(headline),
			...page,
			address: named('PostalAddress', withoutBlanks(address)),
			worksFor: organisations(
				cv.experience.filter(({ current }) => current).map((job) => job.employer),
			),
			alumniOf: organisations(cv.education.map(({ institution }) => institution)),
			knowsAbout: lines(cv.skills.map(({ name }) => name)),
			knowsLanguage: lines(cv.language.map(({ name }) => name)),
			sameAs: links.flatMap((link) => safeUrl(cleanLine(link)) ?? []),
		}),
	}
}

function organisations(names: string[]): object[] {
	return lines(names).map((name) => ({ '@type': 'Organization', name }))
}

function lines(texts: string[]): string[] {
	return [...new Set(texts.map(cleanLine).filter(Boolean))]
}

function named(type: string, fields: object): object | string {
	return Object.keys(fields).length === 0 ? '' : { '@type': type, ...fields }
}

function withoutBlanks(fields: Record<string, unknown>): Record<string, unknown> {
	const filled = Object.entries(fields).filter(([, value]) => {
		return Array.isArray(value) ? value.length > 0 : value !== ''
	})
	return Object.fromEntries(filled)
}
