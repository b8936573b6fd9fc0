/** Takes bytes in portions of a wanted size; a portion is shorter only at the end. */
export function readExactly(bytes: AsyncIterable<Uint8Array>): (size: number) => Promise<Buffer> {
	const chunks = bytes[Symbol.asyncIterator]()
	let waiting: Buffer = Buffer.alloc(0)
	return async (size) => {
		const parts = [waiting]
		let length = waiting.length
		while (length < size) {
			const { done, value } = await chunks.next()
			if (done) break
			parts.push(Buffer.from(value))
			length += value.length
		}
		const all = Buffer.concat(parts)
		waiting = all.subarray(size)
		return all.subarray(0, size)
	}
}
