import type { Certification, CvDocument, Reference } from '@app/cv'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import type { Labels } from './labels/labels.ts'
import { webAddress } from './list-contacts.ts'
import { mailUrl, phoneUrl } from './safe-url.ts'
import type { LinkedText, Note } from './typeset-input.ts'

/** Returns a certificate, licence or registration in the form for print. */
export function certificateNote(certificate: Certification, wording: Labels): Note {
	const details = [
		labelled(wording.expires, wording.date(certificate.expires)),
		labelled('ID', certificate.credentialId),
		webAddress(certificate.url),
	]
	return {
		...note(certificate.name, details),
		issuer: cleanLine(certificate.issuer),
		date: wording.date(certificate.date),
	}
}

/** Returns a publication in the form for print. */
export function publicationNote(
	publication: CvDocument['publications'][number],
	wording: Labels,
): Note {
	return {
		...note(publication.title, [webAddress(publication.url)]),
		lead: cleanLine(publication.authors),
		issuer: cleanLine(publication.publisher),
		date: wording.date(publication.date),
	}
}

/** Returns an award in the form for print. */
export function awardNote(award: CvDocument['awards'][number], wording: Labels): Note {
	return {
		...note(award.title, []),
		issuer: cleanLine(award.issuer),
		date: wording.date(award.date),
		paragraphs: cleanParagraphs(award.summary),
	}
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
		lead: '',
		title: cleanLine(title),
		issuer: '',
		date: '',
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
