import { ReadError } from '../read-error.ts'
import { isEuropass } from './europass/read-europass.ts'
import { isMarkdown } from './markdown/is-markdown.ts'
import { isYaml } from './yaml/is-yaml.ts'

export type TextFormat = 'txt' | 'odt' | 'html' | 'markdown' | 'json' | 'yaml' | 'europass'

/** Detects the kind of a text file; throws `file_type_unknown` for data that is not a CV's. */
export function detectTextFormat(text: string): TextFormat {
	const head = text.slice(0, 4_000).replace(/^\s*(?:<!--[\s\S]*?-->\s*)*/, '')
	if (/<office:document[\s>]/.test(head)) return 'odt'
	if (isEuropass(head)) return 'europass'
	if (isHtml(head)) return 'html'
	if (/^(?:\{\s*["}]|\[\s*[[{"\]])/.test(head)) return 'json'
	const isOtherMarkup = /^(?:<\?xml|<!doctype|<svg)/i.test(head)
	if (isOtherMarkup) throw new ReadError('file_type_unknown')
	if (isYaml(text)) return 'yaml'
	return isMarkdown(text) ? 'markdown' : 'txt'
}

function isHtml(head: string): boolean {
	if (
		/^(?:<\?xml[^>]*>\s*)?<!doctype\s+html|^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<html[\s>]/i.test(
			head,
		)
	)
		return true
	return /^<(?:head|body|meta|title|style|div|h[1-6]|p|table|section|article|main|header)[\s>]/i.test(
		head,
	)
}
