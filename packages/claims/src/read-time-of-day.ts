import { numberWords } from '@app/language'
import type { Token } from '@app/language/analysis'

/** How many tokens a time of day takes that begins at a position: "half past seven", "quarter to 5", "noon"; 0 where none does. */
export function countTimeOfDayTokens(tokens: readonly Token[], at: number): number {
	const [first, second, third] = [0, 1, 2].map((step) => tokens[at + step]?.lower ?? '')
	if (first === 'noon' || first === 'midday' || first === 'midnight') return 1
	const isPart = first === 'half' || first === 'quarter'
	const joins = isPart ? /^(?:past|to)$/ : /^past$/
	if ((isPart || isMinutes(first ?? '')) && joins.test(second ?? '') && isHour(third ?? ''))
		return 3
	// "Half four" is half past four.
	if (first === 'half' && numberWords.has(second ?? '') && isHour(second ?? '')) return 2
	return isAtHour(tokens, at) ? 1 : 0
}

function isHour(word: string): boolean {
	const value = /^\d{1,2}$/.test(word) ? Number(word) : (numberWords.get(word) ?? 0)
	return value >= 1 && value <= 12
}

function isMinutes(word: string): boolean {
	return /^(?:5|10|20|25|five|ten|twenty|twenty-five)$/.test(word)
}

// "At 7.30", "from 0700": minutes show that it's no amount.
function isAtHour(tokens: readonly Token[], at: number): boolean {
	const [previous, word] = [tokens[at - 1]?.lower ?? '', tokens[at]?.lower ?? '']
	return (
		(/^(?:at|from|until|till|til|by|before|after|to)$/.test(previous) &&
			/^(?:[01]?\d|2[0-3])\.(?:00|15|30|45)$/.test(word)) ||
		(/^(?:0\d|1\d|2[0-3])[0-5][05](?:[-–](?:0\d|1\d|2[0-3])[0-5][05])?$/.test(word) &&
			/^0/.test(word))
	)
}
