import { casesOf, withFacts } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { linksLeadThere } from './links-lead-there.ts'

const links = (...pairs: string[]) =>
	casesOf(pairs, (pair) => {
		const [text = '', url = ''] = pair.split(' -> ')
		return withFacts({ links: [{ text, url, place: null }] })
	})

export const linksLeadThereCases: CheckCases = {
	check: linksLeadThere,
	finds: links(
		'github.com/maya -> https://gitlab.com/maya',
		'www.mayacooks.example.com -> https://template-site.example.org/demo',
		'maya@example.com -> mailto:your.name@example.org',
		'Portfolio -> javascript:void(0)',
	),
	accepts: links(
		'github.com/maya -> https://github.com/maya',
		'LinkedIn -> https://www.linkedin.com/in/maya',
		'linkedin.com/in/maya -> https://uk.linkedin.com/in/maya/',
		'maya@example.com -> mailto:Maya@example.com?subject=CV',
		'Portfolio -> https://maya.example.com',
		'Leeds General Infirmary -> https://www.example.org',
		'07700 900123 -> tel:+447700900123',
		'Node.js -> https://nodejs.org',
	),
}
