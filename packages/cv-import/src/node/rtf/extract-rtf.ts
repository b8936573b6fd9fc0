import type { Extracted } from '../../extracted.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { type FlowDocument, plainText, usualPage } from '../flow/blocks.ts'
import { layOutDocument } from '../flow/lay-out-document.ts'
import { controlWords } from './control-words.ts'
import { openDestination } from './destinations.ts'
import { addBytes, flushBytes, type RtfReading, startReading } from './rtf-reading.ts'
import { firstState, pointsOfTwips } from './rtf-state.ts'
import { endStory } from './rtf-story.ts'
import { type RtfToken, tokenise } from './tokenise.ts'

/** Takes the text of a rich text file out of it; throws `ReadError`. */
export function extractRtf(extraction: ExtractionRequest): Extracted {
	const reading = startReading()
	for (const token of tokenise(extraction.bytes)) readToken(reading, token)
	flushBytes(reading)
	const { header, footer, words } = reading
	const body = endStory(reading.body, firstState())
	const hasHeader = plainText(header).trim() !== ''
	return layOutDocument(
		{
			format: 'rtf',
			page: readPageSetup(reading),
			body,
			footer,
			header: hasHeader ? header : [],
			title: words.title.trim() || null,
			maker: words.generator.replace(/;\s*$/, '').trim() || null,
			language: nameLanguage(reading.language),
		},
		extraction,
	)
}

function readToken(reading: RtfReading, token: RtfToken): void {
	if (token.kind === 'bytes') {
		addBytes(reading, token.bytes)
		return
	}
	flushBytes(reading)
	reading.toSkip = 0
	if (token.kind === 'word') readWord(reading, token)
	else if (token.kind === 'open') openGroup(reading)
	else closeGroup(reading)
}

function openGroup(reading: RtfReading): void {
	reading.outer.push(reading.state)
	reading.state = { ...reading.state, isOptional: false, onClose: null }
}

function closeGroup(reading: RtfReading): void {
	reading.state.onClose?.()
	reading.state = reading.outer.pop() ?? reading.state
}

function readWord(reading: RtfReading, token: Extract<RtfToken, { kind: 'word' }>): void {
	const { name, value } = token
	if (name === '*') {
		reading.state.isOptional = true
		return
	}
	if (openDestination(reading, name)) return
	controlWords[name]?.(reading, value)
}

function readPageSetup({ page: { width, height, margin } }: RtfReading): FlowDocument['page'] {
	const widthPt = width === null ? usualPage.widthPt : Math.max(200, pointsOfTwips(width))
	const heightPt = height === null ? usualPage.heightPt : Math.max(200, pointsOfTwips(height))
	const marginPt = margin === null ? usualPage.marginPt : Math.max(0, pointsOfTwips(margin))
	return { widthPt, heightPt, marginPt: Math.min(marginPt, widthPt / 4) }
}

const languages: Record<number, string> = {
	1031: 'de-DE',
	1033: 'en-US',
	1034: 'es-ES',
	1036: 'fr-FR',
	1040: 'it-IT',
	1043: 'nl-NL',
	1045: 'pl-PL',
	1046: 'pt-BR',
	2055: 'de-CH',
	2057: 'en-GB',
	2070: 'pt-PT',
	3079: 'de-AT',
	3082: 'es-ES',
	2067: 'nl-BE',
	2060: 'fr-BE',
	4108: 'fr-CH',
	3084: 'fr-CA',
	6153: 'en-IE',
}

function nameLanguage(number: number | null): string | null {
	return languages[number ?? 0] ?? null
}
