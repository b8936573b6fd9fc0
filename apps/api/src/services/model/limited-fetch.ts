/** Bytes of an answer that are read: more than any answer has. */
const maxBytes = 1_000_000

/** Fetches without following to another address, which would take the key along, and without end. */
export const limitedFetch: typeof fetch = async (input, init) => {
	const response = await fetch(input, { ...init, redirect: 'error' })
	if (response.body === null) return response
	const { status, statusText, headers } = response
	return new Response(response.body.pipeThrough(atMost(maxBytes)), { status, statusText, headers })
}

function atMost(bytes: number) {
	let left = bytes
	return new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			left -= chunk.byteLength
			if (left < 0) controller.error(new Error('The model’s answer is too long.'))
			else controller.enqueue(chunk)
		},
	})
}
