import {
	type Certification,
	type CvDocument,
	type DateStyle,
	formatPartialDate,
	type Reference,
} from '@app/cv'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import { webAddress } from './contacts-of.ts'
import { mailUrl, phoneUrl } from './safe-url.ts'
import type { LinkedText, Note } from './typeset-input.ts'

/** A certificate, licence or registration as it is printed. */
export function certificateNote(certificate: Certification, dateStyle: DateStyle): Note {
	return note(certificate.name, [
		plain(certificate.issuer),
		plain(formatPartialDate(certificate.date, dateStyle)),
		labelled('expires', formatPartialDate(certificate.expires, dateStyle)),
		labelled('ID', certificate.credentialId),
		webAddress(certificate.url),
	])
}

/** A publication as it is printed. */
export function publicationNote(
	publication: CvDocument['publications'][number],
	dateStyle: DateStyle,
): Note {
	return note(publication.title, [
		plain(publication.authors),
		plain(publication.publisher),
		plain(formatPartialDate(publication.date, dateStyle)),
		webAddress(publication.url),
	])
}

/** An award as it is printed. */
export function awardNote(award: CvDocument['awards'][number], dateStyle: DateStyle): Note {
	const details = [plain(award.issuer), plain(formatPartialDate(award.date, dateStyle))]
	return { ...note(award.title, details), paragraphs: cleanParagraphs(award.summary) }
}

/** A referee as they are printed. */
export function refereeNote(referee: Reference): Note {
	const email = cleanLine(referee.email)
	const phone = cleanLine(referee.phone)
	return note(referee.name, [
		plain(referee.jobTitle),
		plain(referee.organisation),
		{ text: email, url: mailUrl(email) ?? '' },
		{ text: phone, url: phoneUrl(phone) ?? '' },
	])
}

function note(title: string, details: LinkedText[]): Note {
	return {
		kind: 'note',
		title: cleanLine(title),
		details: details.filter(({ text }) => text !== ''),
		paragraphs: [],
	}
}

function plain(text: string): LinkedText {
	return { text: cleanLine(text), url: '' }
}

function labelled(label: string, text: string): LinkedText {
	const clean = cleanLine(text)
	return plain(clean === '' ? '' : `${label} ${clean}`)
}
