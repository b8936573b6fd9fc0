import { readFileSync } from 'node:fs'
import { minPasswordLength } from '@app/contract'

const list = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
const common = new Set(list.split('\n').filter((line) => line !== '' && !line.startsWith('#')))

/** Rows that fingers run along. */
const runs = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']
/** So few characters around a common word do not make it hard to guess. */
const paddingLength = 5
/** Shorter parts of an e-mail say nothing. */
const tellingLength = 4

/** Why a new password is too weak for this person, as a sentence, or `null` when it is not. */
export function weaknessOfPassword(password: string, email: string): string | null {
	if ([...password].length < minPasswordLength) {
		return `Please choose a password of at least ${minPasswordLength} characters.`
	}
	const lower = password.normalize('NFKC').toLowerCase()
	if (isEmail(lower, email.toLowerCase())) {
		return 'Please choose a password that isn’t your email address.'
	}
	if (isCommon(lower) || isMonotonous(lower)) {
		return 'Many people use a password like this, so it’s easy to guess. Please choose another.'
	}
	return null
}

function isEmail(password: string, email: string): boolean {
	const [name = ''] = email.split('@')
	if (email.includes(password)) return true
	const isAroundName = name.length >= tellingLength && password.includes(name)
	return isAroundName && password.length - name.length <= paddingLength
}

function isCommon(password: string): boolean {
	const word = password.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '')
	return (
		common.has(password) || (common.has(word) && password.length - word.length <= paddingLength)
	)
}

function isMonotonous(password: string): boolean {
	if (new Set(password).size <= 3) return true
	const backwards = [...password].toReversed().join('')
	return runs.some((run) => {
		const endless = run + run
		return endless.includes(password) || endless.includes(backwards)
	})
}
