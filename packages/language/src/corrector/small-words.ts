/** Small words that are put for one another, left out, or put in where none belongs. */
export const articles: readonly string[] = ['a', 'an', 'the']

export const prepositions: readonly string[] =
	'in on at to for of with from by about into off onto out up through during since until as like after'.split(
		' ',
	)

/** Prepositions that are left out before an object. */
export const insertedPrepositions: readonly string[] = 'to of for with at on in up'.split(' ')

/** Small verbs that are left out before a form of a verb, or stand there without need. */
export const auxiliaries: readonly string[] = 'have has had am is are was were been be'.split(' ')

/** Pronouns that are left out behind a verb, or stand there without need. */
export const objects: readonly string[] = ['it', 'them']

/** Other small words that stand where none belongs. */
export const needless: ReadonlySet<string> = new Set([
	...auxiliaries,
	...objects,
	...'do did does and also then that my i me back up out one always there make'.split(' '),
])
