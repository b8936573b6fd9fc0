import { emptyCv, type PersonalInfo, type SocialMedia } from '@app/cv'
import { fillPattern } from './fill-text.ts'
import { fill, type Writer } from './writer.ts'

/** A fictional person's name and ways to reach them; nobody is reached by any of them. */
export function makePersonalInfo(writer: Writer): PersonalInfo {
	const { random, locale, profession, city } = writer
	const firstName = random.pick(locale.firstNames)
	const lastName = random.pick(locale.lastNames)
	const [hasStreet, hasCity] = [random.chance(0.4), random.chance(0.85)]
	const handle = handleOf(firstName, lastName, random.pick(['.', '_', '']))
	return {
		...emptyCv().personalInfo,
		firstName,
		lastName,
		headline: random.chance(0.55) ? fill(writer, random.pick(profession.titles.slice(1))) : '',
		email: `${handle}@${random.pick(['example.com', 'example.org', 'mail.example.com', 'example.net'])}`,
		phone: random.chance(0.95) ? fillPattern(random, random.pick(locale.phones)) : '',
		address: hasStreet ? fill(writer, random.pick(locale.streets)) : '',
		city: hasStreet || hasCity ? city : '',
		country: hasCity && random.chance(0.15) ? locale.country : '',
		postalCode: hasStreet ? fillPattern(random, random.pick(locale.postcodes)) : '',
		website: random.chance(0.15) ? `https://${handleOf(firstName, lastName, '-')}.example` : '',
	}
}

/** The person's pages on networks. */
export function makeSocialMedia(writer: Writer, { firstName, lastName }: PersonalInfo) {
	const { random, profession } = writer
	const handle = `${handleOf(firstName, lastName, '-')}-example`
	const links: SocialMedia[] = []
	if (random.chance(0.45)) links.push(linkTo('LinkedIn', 'www.linkedin.com/in', handle))
	const writesCode = /software|data|programista|entwickler/.test(profession.id)
	if (writesCode && random.chance(0.6)) links.push(linkTo('GitHub', 'github.com', handle))
	return links
}

function linkTo(network: string, site: string, handle: string): SocialMedia {
	return { id: network.toLowerCase(), network, url: `https://${site}/${handle}`, handle: '' }
}

/** A name in plain small letters, its words joined. */
export function handleOf(firstName: string, lastName: string, joiner: string): string {
	return `${firstName} ${lastName}`
		.normalize('NFD')
		.replaceAll(/\p{M}|[’']/gu, '')
		.replaceAll('ł', 'l')
		.replaceAll('Ł', 'l')
		.replaceAll('ß', 'ss')
		.replaceAll('ı', 'i')
		.toLowerCase()
		.split(/[\s-]+/)
		.join(joiner)
}
