import { Parser } from 'htmlparser2'
import type { Extracted } from '../../extracted.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { usualPage } from '../flow/blocks.ts'
import { layOutDocument } from '../flow/lay-out-document.ts'
import { decodeText } from '../txt/decode-text.ts'
import { createHtmlReading } from './html-reading.ts'

/** Takes the text of a web page out of it; no script runs and nothing is fetched. Throws `ReadError`. */
export function extractHtml(extraction: ExtractionRequest): Extracted {
	const { handler, finish } = createHtmlReading()
	const parser = new Parser(handler, { decodeEntities: true, lowerCaseTags: true })
	parser.end(decodeHtml(extraction.bytes))
	const { body, title, language, maker } = finish()
	const furniture = { header: [], footer: [] }
	const facts = { title, language, maker }
	return layOutDocument(
		{ format: 'html', page: usualPage, body, ...furniture, ...facts },
		extraction,
	)
}

function decodeHtml(bytes: Uint8Array): string {
	const head = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1')
	const named = /<meta[^<>]+charset\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(head)?.[1]
	try {
		if (named !== undefined) return new TextDecoder(named, { fatal: true }).decode(bytes)
	} catch {
		// A page may name another encoding than its own.
	}
	return decodeText(bytes) ?? ''
}
