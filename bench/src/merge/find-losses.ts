import {
	type CvDocument,
	type CvMerge,
	listNames,
	sameValue,
	settleCvs,
	type ThreeVersions,
} from '@app/cv'

/** One sentence for everything that a merge lost, kept against a side's will, or did not tell. */
export function findLosses(versions: ThreeVersions<CvDocument>, merge: CvMerge): string[] {
	return [
		...untold(versions, merge, 'mine'),
		...untold(versions, merge, 'theirs'),
		...vanished(versions, merge),
		...returned(versions, merge),
		...notAsChosen(versions, merge, 'mine'),
		...notAsChosen(versions, merge, 'theirs'),
	]
}

type Side = 'mine' | 'theirs'

/** Every text of a CV, ids among them. */
function textsOf(value: unknown): Set<string> {
	if (typeof value === 'string') return new Set(value === '' ? [] : [value])
	if (typeof value !== 'object' || value === null) return new Set()
	return new Set(Object.values(value).flatMap((part) => [...textsOf(part)]))
}

function writtenBy(versions: ThreeVersions<CvDocument>, side: Side): string[] {
	const before = textsOf(versions.base)
	return [...textsOf(versions[side])].filter((text) => !before.has(text))
}

/** Returns the texts that a side wrote but that are neither in the merged CV nor under that side in a collision. */
function untold(versions: ThreeVersions<CvDocument>, merge: CvMerge, side: Side): string[] {
	const told = textsOf([merge.merged, merge.collisions.map((collision) => collision[side])])
	return writtenBy(versions, side)
		.filter((text) => !told.has(text))
		.map((text) => `What ${side} wrote is lost: ${text}`)
}

/** Returns the texts that were there before and that no side removed, but that the merged CV lacks. */
function vanished({ base, mine, theirs }: ThreeVersions<CvDocument>, merge: CvMerge): string[] {
	const [here, there, now] = [mine, theirs, merge.merged].map(textsOf)
	return [...textsOf(base)]
		.filter((text) => here?.has(text) && there?.has(text) && !now?.has(text))
		.map((text) => `Nobody took this away: ${text}`)
}

/** Returns the items that one side removed and the other left unchanged, but that are back in the merged CV. */
function returned({ base, mine, theirs }: ThreeVersions<CvDocument>, merge: CvMerge): string[] {
	return listNames.flatMap((list) =>
		base[list].flatMap((item) => {
			const [here, there] = [mine, theirs].map((cv) => cv[list].find(({ id }) => id === item.id))
			const isRemoved = here === undefined || there === undefined
			const isChanged = [here, there].some((left) => left !== undefined && !sameValue(left, item))
			const isBack = merge.merged[list].some(({ id }) => id === item.id)
			return isRemoved && !isChanged && isBack ? [`This was removed: ${list} ${item.id}`] : []
		}),
	)
}

/** Returns the texts that a side wrote but that are missing when that side is chosen in every collision. */
function notAsChosen(
	versions: ThreeVersions<CvDocument>,
	{ collisions }: CvMerge,
	side: Side,
): string[] {
	const choices = Object.fromEntries(collisions.map(({ id }) => [id, side]))
	const chosen = textsOf(settleCvs(versions, choices).merged)
	return writtenBy(versions, side)
		.filter((text) => !chosen.has(text))
		.map((text) => `Lost though ${side} was chosen: ${text}`)
}
