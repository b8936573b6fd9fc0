import { lineWordLists } from '../line-words.ts'

/**
 * Past and past participle of irregular verbs: the verbs of the table and two verbs of change. One form where both
 * are the same.
 */
export const irregularVerbs: Readonly<Record<string, readonly [past: string, participle: string]>> =
	Object.fromEntries(
		`be was been, bear bore borne, beat beat beaten, become became become, begin began begun, bid bid, bind bound,
		breed bred, bring brought, broadcast broadcast, build built, buy bought, cast cast, choose chose chosen,
		come came come, cost cost, cut cut, deal dealt, dig dug, do did done, draw drew drawn, drive drove driven,
		feed fed, feel felt, find found, fly flew flown, forecast forecast, freeze froze frozen, get got, give gave given,
		go went gone, grind ground, grow grew grown, hang hung, have had, hear heard, hit hit, hold held, input input,
		keep kept, know knew known, lay laid, lead led, learn learnt, leave left, lend lent, light lit, make made,
		meet met, mow mowed mown, oversee oversaw overseen, overcome overcame overcome, pay paid, put put, read read,
		rebuild rebuilt, rewrite rewrote rewritten, ride rode ridden, ring rang rung, run ran run, saw sawed sawn,
		say said, see saw seen, seek sought, sell sold, send sent, set set, sew sewed sewn, shoot shot,
		show showed shown, shrink shrank shrunk, sing sang sung, sit sat, speak spoke spoken, speed sped,
		spend spent, stand stood, strive strove striven, sweep swept, swim swam swum, take took taken,
		teach taught, tell told, thaw thawed, typeset typeset, understand understood, undertake undertook undertaken,
		underwrite underwrote underwritten, uphold upheld, upsell upsold, cross-sell cross-sold,
		ghostwrite ghostwrote ghostwritten, wear wore worn, weave wove woven, win won, withdraw withdrew withdrawn,
		write wrote written, break broke broken, bend bent, blow blew blown, wring wrung, babysit babysat, let let, shut shut,
		think thought, repay repaid, reset reset, shear sheared shorn, lipread lipread, split split, spread spread, quit quit,
		burst burst, hurt hurt, thrust thrust, bet bet, shed shed, slit slit, rid rid, relay relayed, roster rostered,
		rise rose risen, fall fell fallen`
			.split(',')
			.map((row) => row.trim().split(' '))
			.map(([lemma = '', past = '', participle = past]) => [lemma, [past, participle]]),
	)

/** Verbs of two syllables that double their last letter although it is not an `l`. */
export const doublingVerbs: ReadonlySet<string> = new Set(lineWordLists.words('verbs-that-double'))
