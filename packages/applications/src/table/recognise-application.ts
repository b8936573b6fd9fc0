/** The fields that tell applications in a table apart. */
export type Recognised = { title: string; company: string; url: string; appliedOn: string | null }

/**
 * Creates a look-up that finds an application by title and employer; where both applications have a URL or a day,
 * these must match too.
 */
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
