/** What tells applications apart in a table. */
export type Recognised = { title: string; company: string; url: string; appliedOn: string | null }

/** Finds an application among others by title and employer; an address or a day that both have must be the same. */
export function createRecogniser(others: readonly Recognised[]) {
	const byName = new Map<string, Recognised[]>()
	const add = (one: Recognised) => {
		const key = applicationKey(one)
		byName.set(key, [...(byName.get(key) ?? []), one])
	}
	for (const other of others) add(other)
	return {
		add,
		has: (one: Recognised) =>
			(byName.get(applicationKey(one)) ?? []).some(
				(other) => agree(one.url, other.url) && agree(one.appliedOn, other.appliedOn),
			),
	}
}

function applicationKey({ title, company }: Recognised): string {
	return JSON.stringify(
		[title, company].map((words) => words.toLowerCase().replaceAll(/\s+/g, ' ').trim()),
	)
}

function agree(one: string | null, other: string | null): boolean {
	return !one || !other || one === other
}
