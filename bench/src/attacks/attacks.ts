import { accountEnumeration } from './account-enumeration.ts'
import { type Attack, report, type Verdict } from './attack.ts'
import { withAttackedProduct } from './attacked-product.ts'
import { endedSessions, takeOverWithToken } from './ended-sessions.ts'
import { forgedTokens } from './forged-tokens.ts'
import { reusedLinks } from './links-of-mails.ts'
import { loginFloodFromAddress, loginFloodOnAccount } from './login-flood.ts'
import { mailHeaderInjection, poisonedLinks } from './mail-headers.ts'
import { massAssignmentOfProfile, massAssignmentOfRegistration } from './mass-assignment.ts'
import { oddInput } from './odd-input.ts'
import { openRedirectAfterSignIn, openRedirectOfPaths } from './open-redirect.ts'
import { otherPeoplesIds } from './other-peoples-ids.ts'
import { pathTricks } from './path-tricks.ts'
import { refreshRace, replayedRefresh } from './replayed-refresh.ts'
import {
	accountPreparedForVictim,
	keptSession,
	plantedSignIn,
	unconfirmedServiceEmail,
} from './sign-in-takeover.ts'
import { stolenAnalysis } from './stolen-analysis.ts'
import { unaskedFieldsEverywhere } from './unasked-fields.ts'
import { withoutSession } from './without-session.ts'
import { wrongSecrets } from './wrong-secrets.ts'

/**
 * Every attack on Ella. `npm run bench:attacks -- refresh` runs those with “refresh” in their title, and `-- --quick`
 * only those that run in the tests of every change.
 */
const attacks: Attack[] = [
	replayedRefresh,
	refreshRace,
	forgedTokens,
	withoutSession,
	otherPeoplesIds,
	wrongSecrets,
	oddInput,
	unaskedFieldsEverywhere,
	massAssignmentOfProfile,
	massAssignmentOfRegistration,
	...accountEnumeration,
	openRedirectAfterSignIn,
	openRedirectOfPaths,
	pathTricks,
	loginFloodOnAccount,
	loginFloodFromAddress,
	mailHeaderInjection,
	poisonedLinks,
	plantedSignIn,
	keptSession,
	accountPreparedForVictim,
	unconfirmedServiceEmail,
	endedSessions,
	takeOverWithToken,
	reusedLinks,
	stolenAnalysis,
]

const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('TEST_DATABASE_URL has to name an empty PostgreSQL database.')

const isQuick = process.argv.includes('--quick')
const [word = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const wanted = attacks
	.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))
	.filter(({ isSlow }) => !isQuick || !isSlow)
const verdicts: Verdict[] = []
await withAttackedProduct({ databaseUrl, isQuick }, async (target) => {
	for (const attack of wanted) verdicts.push(await report(attack, target))
})
const held = verdicts.filter((verdict) => verdict === 'held').length
console.log(`\n${held} of ${wanted.length} attacks held.`)
if (held < wanted.length || held === 0) process.exitCode = 1
