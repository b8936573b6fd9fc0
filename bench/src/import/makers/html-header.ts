import type { Contact, ContactKind, Sheet } from '../print/sheet.ts'
import { escapeHtml, type HtmlDialect } from './html-blocks.ts'
import type { HtmlDesign } from './html-design.ts'

const icons: Record<ContactKind, string> = { phone: '☎', email: '✉', address: '⌂', link: '∞' }

/** Returns the header of a page: the name and the headline with the contact details. */
export function headerToHtml(sheet: Sheet, contacts: string): string {
	const curriculum = sheet.curriculum
		? `<p class="curriculum">${escapeHtml(sheet.curriculum)}</p>`
		: ''
	const headline = sheet.headline ? `<p class="headline">${escapeHtml(sheet.headline)}</p>` : ''
	const name = sheet.name.map(escapeHtml).join('<br>')
	return `<header>${curriculum}<h1>${name}</h1>${headline}${contacts}</header>`
}

/** The ways to reach a person, in the design's form. */
export function contactsToHtml(
	contacts: Contact[],
	design: HtmlDesign,
	dialect: HtmlDialect,
): string {
	if (contacts.length === 0) return ''
	switch (design.contact) {
		case 'inline':
			return `<p class="contacts">${contacts.map(contactToHtml).join(escapeHtml(design.contactJoiner))}</p>`
		case 'lines':
			return contacts.map((contact) => `<p class="contacts">${contactToHtml(contact)}</p>`).join('')
		case 'icons':
			return contacts
				.map(
					(contact) =>
						`<span class="contact">${icons[contact.kind]} ${contactToHtml(contact)}</span>`,
				)
				.join(dialect === 'styles' ? ' ' : '<br>')
		case 'table':
			return buildTable(contacts)
		case 'split':
			return splitOf(contacts)
	}
}

function contactToHtml(contact: Contact): string {
	const label = contact.label === '' ? '' : `${escapeHtml(contact.label)}: `
	return label + buildLink(contact)
}

function buildLink({ text, url }: Contact): string {
	return url === '' ? escapeHtml(text) : `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`
}

function buildTable(contacts: Contact[]): string {
	const rows = contacts.map(
		(contact) => `<tr><td>${escapeHtml(contact.label)}</td><td>${buildLink(contact)}</td></tr>`,
	)
	return `<table class="contact-table">${rows.join('')}</table>`
}

function splitOf(contacts: Contact[]): string {
	const half = Math.ceil(contacts.length / 2)
	const [left, right] = [contacts.slice(0, half), contacts.slice(half)].map((part) =>
		part.map(contactToHtml).join('<br>'),
	)
	return `<table class="split" width="100%"><tr><td>${left}</td><td align="right">${right}</td></tr></table>`
}
