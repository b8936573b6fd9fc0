import { knownEmails } from './answer-times.ts'
import { type Attack, report, type Verdict } from './attack.ts'
import { withAttackedProduct } from './attacked-product.ts'
import { endedSessions, takeOverWithToken } from './ended-sessions.ts'
import { forgedTokens } from './forged-tokens.ts'
import { reusedLinks } from './links-of-mails.ts'
import { loginFloodFromAddress, loginFloodOnAccount } from './login-flood.ts'
import { mailHeaderInjection, poisonedLinks } from './mail-headers.ts'
import { massAssignmentOfProfile, massAssignmentOfRegistration } from './mass-assignment.ts'
import { openRedirectAfterSignIn, openRedirectOfPaths } from './open-redirect.ts'
import { otherPeoplesIds } from './other-peoples-ids.ts'
import { refreshRace, replayedRefresh } from './replayed-refresh.ts'
import {
	accountPreparedForVictim,
	keptSession,
	plantedSignIn,
	unconfirmedServiceEmail,
} from './session-fixation.ts'
import { stolenAnalysis } from './stolen-analysis.ts'
import { withoutSession } from './without-session.ts'

/** Everything that is tried on accounts. `npm run bench:attacks -- refresh` makes those with the word in their title. */
const attacks: Attack[] = [
	replayedRefresh,
	refreshRace,
	forgedTokens,
	withoutSession,
	otherPeoplesIds,
	massAssignmentOfProfile,
	massAssignmentOfRegistration,
	...knownEmails,
	openRedirectAfterSignIn,
	openRedirectOfPaths,
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

const [word = ''] = process.argv.slice(2)
const wanted = attacks.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))
const verdicts: Verdict[] = []
await withAttackedProduct(databaseUrl, async (target) => {
	for (const attack of wanted) verdicts.push(await report(attack, target))
})
const held = verdicts.filter((verdict) => verdict === 'held').length
console.log(`\n${held} of ${wanted.length} attacks held.`)
if (held < wanted.length || held === 0) process.exitCode = 1
