import type { EmailContent } from './email-content-type.ts'

/** A letter with its address and the name of the site that sends it. */
export type LetterPage = EmailContent & { url: string; siteUrl: string; site: string }

/** Why people get messages at all, for the foot of each. */
export const formatFooter = (site: string) =>
	`You’re getting this email because your address was used on Ella at ${site}. We never send advertising.`

/** A letter as plain text. */
export function emailText(page: LetterPage): string {
	const { heading, paragraphs, list = [], button, url, siteUrl, note, stop, site } = page
	const named = list.map(({ label, note: about, path }) =>
		[label, about, siteUrl + path].filter(Boolean).join('\n'),
	)
	const ways = [`${button.label}:\n${url}`, note]
	if (stop) ways.push(`${stop.label}:\n${siteUrl}${stop.path}`)
	return [heading, ...paragraphs, ...named, ...ways, `-- \n${formatFooter(site)}`, '']
		.join('\n\n')
		.trimEnd()
		.concat('\n')
}
