const lineFeed = 0x0a

/** Splits bytes into lines of text at line feeds and nowhere else; Node's own reader also splits at other signs. */
export async function* linesOf(
	bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
	let begun: Uint8Array[] = []
	for await (const chunk of bytes) {
		let from = 0
		for (;;) {
			const end = chunk.indexOf(lineFeed, from)
			if (end === -1) break
			yield joinText([...begun, chunk.subarray(from, end)])
			begun = []
			from = end + 1
		}
		if (from < chunk.length) begun.push(chunk.subarray(from))
	}
	if (begun.length > 0) yield joinText(begun)
}

function joinText(parts: Uint8Array[]): string {
	return Buffer.concat(parts).toString('utf8')
}
