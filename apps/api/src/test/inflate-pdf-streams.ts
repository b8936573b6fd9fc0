import { inflateSync } from 'node:zlib'

/** Everything that a PDF says, with its compressed parts opened, for looking through. */
export function inflatePdfStreams(pdf: Uint8Array): string {
	const text = Buffer.from(pdf).toString('latin1')
	const streams = text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
	const opened = Array.from(streams, ([, body = '']) => opening(Buffer.from(body, 'latin1')))
	return [text, ...opened].join('\n')
}

function opening(bytes: Buffer): string {
	try {
		return inflateSync(bytes).toString('latin1')
	} catch {
		// A font or a picture that is packed in another way.
		return ''
	}
}
