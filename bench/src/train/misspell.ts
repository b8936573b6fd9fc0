import type { Dice } from './dice.ts'

const vowels = 'aeiou'
const alike: readonly [RegExp, string][] = [
	[/ies$/, 'ys'],
	[/ie/, 'ei'],
	[/ei/, 'ie'],
	[/(?<=[^aeiou])ied$/, 'yed'],
	[/ible/, 'able'],
	[/able/, 'ible'],
	[/ance/, 'ence'],
	[/ence/, 'ance'],
	[/ent$/, 'ant'],
	[/ant$/, 'ent'],
	[/tion/, 'sion'],
	[/sion/, 'tion'],
	[/ph/, 'f'],
	[/gh/, ''],
	[/ous$/, 'us'],
	[/(?<=[a-z])ely$/, 'ly'],
	[/ally$/, 'aly'],
	[/ful$/, 'full'],
	[/([bdfglmnprt])\1(?=ing|ed|er)/, '$1'],
	[/(?<=[aeiou])([bdgmnprt])(?=ing|ed)/, '$1$1'],
	[/(?<=[a-z]{2}[b-df-hj-np-tv-z])ing$/, 'eing'],
	[/qu/, 'q'],
	[/ck/, 'k'],
	[/c(?=[eiy])/, 's'],
	[/s(?=[eiy])/, 'c'],
	[/wh/, 'w'],
	[/kn/, 'n'],
	[/ea/, 'ee'],
	[/ee/, 'ea'],
	[/ai/, 'ay'],
	[/au/, 'or'],
	[/er$/, 'or'],
	[/or$/, 'er'],
	[/rr/, 'r'],
	[/ll/, 'l'],
	[/ss/, 's'],
	[/cc/, 'c'],
	[/mm/, 'm'],
	[/tt/, 't'],
	[/pp/, 'p'],
	[/nn/, 'n'],
	[/ff/, 'f'],
	[/(?<=[aeiou])l(?=[aeiou])/, 'll'],
	[/(?<=[aeiou])m(?=[aeiou])/, 'mm'],
	[/(?<=[aeiou])s(?=[aeiou])/, 'ss'],
	[/(?<=[aeiou])c(?=[aou])/, 'cc'],
	[/ui/, 'i'],
	[/uu/, 'u'],
	[/ue/, 'u'],
	[/ough/, 'uf'],
	[/ng$/, 'nk'],
	[/y$/, 'ey'],
	[/ey$/, 'y'],
	[/e(?=ment)/, ''],
	[/rh/, 'r'],
	[/th$/, 'f'],
	[/a(?=nce)/, 'e'],
	[/xc/, 'x'],
	[/sc/, 's'],
	[/on/, 'no'],
	[/er/, 're'],
	[/ti/, 'it'],
	[/ra/, 'ar'],
	[/nt/, 'tn'],
	[/en/, 'ne'],
]

/** Shares of the slips of a finger, added up: a letter left out, two changed over, another letter, a letter twice. */
const slips = { leftOut: 0.35, changedOver: 0.5, another: 0.75, twice: 0.9 }

/** A misspelling of a word by ear or by finger; `null` for one that nobody would make. */
export function misspell(word: string, dice: Dice): string | null {
	const heard = dice.draw() < 0.55 ? mishear(word, dice) : null
	return heard ?? slip(word, dice)
}

function mishear(word: string, { draw }: Dice): string | null {
	const fits = alike.filter(([pattern]) => pattern.test(word))
	const [pattern, put] = fits[Math.floor(draw() * fits.length)] ?? []
	return pattern === undefined || put === undefined ? null : word.replace(pattern, put)
}

function slip(word: string, { draw, pick }: Dice): string | null {
	const at = 1 + Math.floor(draw() * (word.length - 1))
	const [front, rest] = [word.slice(0, at), word.slice(at)]
	const way = draw()
	if (way < slips.leftOut) {
		const isHeard = !vowels.includes(rest.charAt(0)) && word.charAt(at) !== word.charAt(at - 1)
		return isHeard && draw() < 0.5 ? null : front + rest.slice(1)
	}
	if (way < slips.changedOver)
		return rest.length > 1 ? front + rest.charAt(1) + rest.charAt(0) + rest.slice(2) : null
	if (way >= slips.another)
		return front + (way < slips.twice ? rest.charAt(0) : pick([...'aeiounrtsl'])) + rest
	const nearby = vowels.includes(rest.charAt(0)) ? vowels : 'nmtdsckgbpvfrl'
	return front + pick([...nearby]) + rest.slice(1)
}
