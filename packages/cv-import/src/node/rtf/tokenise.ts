import { ReadError } from '../../read-error.ts'

/** A piece of rich text; `bytes` are characters of one byte each. */
export type RtfToken =
	| { kind: 'open' }
	| { kind: 'close' }
	| { kind: 'word'; name: string; value: number | null }
	| { kind: 'bytes'; bytes: string }

const token =
	/(?<brace>[{}])|\\(?<name>[a-zA-Z]{1,32})(?<value>-?\d{1,10})? ?|\\'(?<hex>[\da-fA-F]{2})|\\(?<symbol>[\s\S])|[\r\n]+|(?<text>[^\\{}\r\n]+)|\\$/gy
const maxDepth = 500

/** Cuts rich text into its pieces; throws `file_too_large` for groups in groups without end and `file_damaged`. */
export function* tokenise(bytes: Uint8Array): Generator<RtfToken> {
	const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
	const matcher = new RegExp(token)
	let depth = 0
	for (let found = matcher.exec(source); found !== null; found = matcher.exec(source)) {
		const groups = found.groups ?? {}
		depth += depthChange(groups.brace)
		if (depth > maxDepth) throw new ReadError('file_too_large')
		if (groups.name === 'bin') matcher.lastIndex += Math.max(0, Number(groups.value ?? 0))
		yield* toTokens(groups)
		// The text after the last brace is no rich text.
		if (groups.brace !== undefined && depth <= 0) return
	}
	if (depth > 1) throw new ReadError('file_damaged')
}

function depthChange(brace: string | undefined): number {
	if (brace === undefined) return 0
	return brace === '{' ? 1 : -1
}

function toTokens(groups: Partial<Record<string, string>>): RtfToken[] {
	const { brace, name, value, hex, symbol, text } = groups
	if (brace !== undefined) return [{ kind: brace === '{' ? 'open' : 'close' }]
	if (name !== undefined)
		return [{ kind: 'word', name, value: value === undefined ? null : Number(value) }]
	if (symbol !== undefined) return [{ kind: 'word', name: symbol, value: null }]
	if (hex !== undefined)
		return [{ kind: 'bytes', bytes: String.fromCharCode(Number.parseInt(hex, 16)) }]
	return text === undefined ? [] : [{ kind: 'bytes', bytes: text }]
}
