/** One field of a request or a response of the API. */
export type FieldRow = { name: string; type: string; isRequired: boolean; text: string }

/** A call of the API as its reference shows it. */
export type DescribedCall = {
	/** The end of the address that leads to it. */
	anchor: string
	method: string
	path: string
	summary: string
	params: FieldRow[]
	query: FieldRow[]
	headers: FieldRow[]
	body: FieldRow[]
	/** A body to begin with, as JSON; `null` where the call takes none. */
	exampleBody: string | null
	answer: FieldRow[]
	/** The kind of response body. */
	answers: 'json' | 'file or nothing'
}

export type CallGroup = { title: string; anchor: string; calls: DescribedCall[] }
