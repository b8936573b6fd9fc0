import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { buildApp } from './app.ts'
import { AppError } from './http/app-error.ts'
import { typesetterForRequests } from './http/typesetter-for-request.ts'
import type { WebBuild } from './http/web-build.ts'
import { createEventForwarder } from './modules/analytics/forward-events.ts'
import { cvSharingStore } from './modules/cv-sharing/cv-sharing.store.ts'
import { cvScores } from './modules/next-steps/cv-scores.ts'
import { nextStepFacts } from './modules/next-steps/next-step-facts.ts'
import { summariseFindings } from './modules/next-steps/summarise-findings.ts'
import { renewSession } from './modules/sessions/renew-session.ts'
import { signInWithPassword } from './modules/sessions/sign-in-with-password.ts'
import type { TypesettingParts } from './modules/typesetting/typesetting.routes.ts'
import { wireAnalyses } from './open-kept-analyses.ts'
import { createDiskSpaceGuard, diskSpaceError } from './services/disk-space.ts'
import { type ExportFile, exportFile } from './services/export-file.ts'
import { logCheck } from './services/log-check.ts'
import { chooseMailTransport } from './services/mail/choose-mail-transport.ts'
import { smtpCheck } from './services/mail/deliver-over-smtp.ts'
import { openModel } from './services/model/open-model.ts'
import { openOwnModels } from './services/model/open-own-models.ts'
import { openReadiness, readinessParts } from './services/readiness.ts'
import type { Services } from './services.ts'
import { wireAccounts } from './wire-accounts.ts'
import { wireApplications } from './wire-applications.ts'
import { wireSocialLogin } from './wire-social-login.ts'
import { wireSubscriptions } from './wire-subscriptions.ts'
import { wireVacancies } from './wire-vacancies.ts'

const manifest = new URL('../package.json', import.meta.url)

/** The HTTP server over an open background, not yet listening. */
export async function createServer(
	background: Services,
	log: FastifyBaseLogger,
	web: WebBuild | null,
): Promise<FastifyInstance> {
	const { config, database, files, checkPool, guestAnalyses, pictures, outbox, now } = background
	const { accounts, sessions, profile, contact, status, checks } = background
	const version = await readVersion()
	const { orm } = database
	const { attempts, events, tokens } = accounts
	const remarksOn = summariseFindings(checkPool.analyse, now)
	return buildApp({
		config,
		log,
		outages: background.outages,
		metrics: background.metrics,
		load: { ask: () => orm.execute(sql`select 1`), maxWaitMs: config.overloadWaitMs },
		web,
		siteUrl: () => background.site.url,
		draining: background.draining,
		identify: { tokens, statusOf: sessions.statusOf },
		sessions: {
			sessions,
			attempts,
			events,
			userOf: profile.user,
			renew: renewSession({ orm, now, ...accounts }),
			signIn: signInWithPassword({
				orm,
				sessions,
				...accounts,
				limits: { perAccount: config.loginsPerAccount, perAddress: config.loginsPerAddress },
			}),
		},
		accounts: wireAccounts(background),
		profile: { profile, attempts },
		guestAnalysis: {
			store: guestAnalyses,
			files,
			pictures,
			...guardsOfUploads(background),
			attempts,
			uploadsPerMinute: config.uploadsPerMinute,
			senderKeys: accounts.senderKeys,
			links: accounts.links,
		},
		...wireAnalyses(background),
		socialLogin: wireSocialLogin(background),
		...createCvDeps(background),
		jobs: wireVacancies(background),
		applications: wireApplications(background),
		outbox: chooseMailTransport(config) === 'outbox' ? outbox : null,
		typesetting: createTypesetting(background),
		rewrites: createRewrites(background, log),
		subscriptions: wireSubscriptions(background),
		nextSteps: {
			readFacts: nextStepFacts({ orm, now, remarksOn }),
			readScores: cvScores({ orm, remarksOn }),
		},
		health: {
			version,
			checks,
			readiness: readinessOf(background, log),
			draining: background.draining,
		},
		status: { version, checks, status, now },
		contact: { contact, attempts },
		analytics: { passOn: config.analytics && createEventForwarder(config.analytics, log) },
	})
}

/** Creates the parts that typeset the CVs sent with requests. */
function createTypesetting(background: Services): TypesettingParts {
	const { config, engines, renders, now } = background
	return {
		typesetterFor: createTypesetterFor(background),
		refuseWhenBusy: renders.refuseWhenBusy,
		addedTemplates: engines.templates.list,
		rendersPerMinute: config.rendersPerMinute,
		now,
	}
}

/** The typesetter as each request may use it. */
function createTypesetterFor({ engines, renders, accounts }: Services) {
	return typesetterForRequests({
		typesetter: engines.typesetter,
		renders,
		tokens: accounts.tokens,
	})
}

function readinessOf({ config, checks }: Services, log: FastifyBaseLogger) {
	const { smtpUrl } = config
	const mail =
		smtpUrl === null ? null : logCheck(smtpCheck(smtpUrl), { log, name: 'The mail server' })
	return openReadiness(readinessParts(checks, mail))
}

/** Creates the parts that rewriting needs; without a configured model, no code for models is loaded. */
function createRewrites(
	{ config, modelUse, modelDays, metrics, profile, accounts, now }: Services,
	log: FastifyBaseLogger,
) {
	return {
		model: openModel(config.model, { now, log }),
		ownModels: openOwnModels({ ...config.ownModels, now }),
		use: modelUse,
		modelDays,
		metrics,
		attempts: accounts.attempts,
		guestTokens: config.guestTokens,
		rewritesPerMinute: config.rewritesPerMinute,
		secretsOf: async (userId: string) => {
			const { email, firstName, lastName, phone } = await profile.user(userId)
			return [email, firstName, lastName, phone]
		},
	}
}

/** Creates the parts that the routes for CVs and for sharing CVs need. */
function createCvDeps(background: Services) {
	const { config, database, accounts, cvs, site, now, freeMb } = background
	const isEmbedded = database.engine === 'embedded'
	const exportNow: ExportFile = (wish, typesetter) =>
		exportFile(wish, { typesetter, createdAt: new Date(now()) })
	const shared = {
		typesetterFor: createTypesetterFor(background),
		exportFile: exportNow,
		rendersPerMinute: config.rendersPerMinute,
	}
	// A full disk would stop the embedded database; a PostgreSQL server has a separate disk.
	const minFreeMb = () => (isEmbedded ? config.minFreeMb : 0)
	const { passwords, attempts } = accounts
	return {
		cvs: {
			...shared,
			cvs,
			savesPerMinute: config.savesPerMinute,
			refuseWithoutRoom: createDiskSpaceGuard({ folder: config.dataDir, minFreeMb, now, freeMb }),
		},
		cvSharing: {
			...shared,
			attempts,
			siteUrl: () => site.url,
			sharing: cvSharingStore({ orm: database.orm, now, passwords }),
		},
	}
}

/**
 * Returns the guards that refuse uploads. Uploads arrive on this machine's disk, whichever database and file store
 * are used.
 */
function guardsOfUploads({ config, guestAnalyses, now, freeMb }: Services) {
	const refuseWithoutRoom = createDiskSpaceGuard({
		folder: config.dataDir,
		minFreeMb: () => config.minFreeMb,
		now,
		freeMb,
		sentence: diskSpaceError,
	})
	return {
		refuseWhenBusy: async () => {
			if ((await guestAnalyses.countUnfinished()) >= config.maxWaitingAnalyses) {
				throw new AppError('server_busy')
			}
		},
		refuseWithoutRoom,
	}
}

async function readVersion(): Promise<string> {
	const text = await readFile(manifest, 'utf8')
	return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
