import type { LetterContent } from './letter-contents.ts'

/** A letter with its address and the name of the site that sends it. */
export type LetterPage = LetterContent & { url: string; site: string }

/** Why people get messages at all, for the foot of each. */
export const footOf = (site: string) =>
	`Sent by Ella at ${site}, because of something that was done there. Ella sends no advertising.`

/** A letter as plain text. */
export function letterText({ heading, paragraphs, button, url, note, site }: LetterPage): string {
	return [heading, ...paragraphs, `${button.label}:\n${url}`, note, `-- \n${footOf(site)}`, '']
		.join('\n\n')
		.trimEnd()
		.concat('\n')
}
