import type { Subscription } from '@app/contract'
import { answer } from './stub-server.ts'

const subscription: Subscription = {
	plan: 'free',
	isSetUp: false,
	state: { kind: 'none' },
	hasInvoices: false,
	usage: [{ what: 'cvs', used: 48, free: 50, premium: 500 }],
}

/** The routes of a server where the account has little room left for CVs, and the notice that is then shown. */
export const nearlyFull = {
	routes: { 'GET /api/subscription/': () => answer(200, subscription) },
	sentence: /You have 48 of 50 CVs, including the bin\. You have room for 2 more\./,
}
