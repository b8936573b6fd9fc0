import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import {
	serializerCompiler,
	validatorCompiler,
	type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import { attributeDatabaseWork } from './http/attribute-database-work.ts'
import { closeUnreadBodies } from './http/close-unread-bodies.ts'
import { addCompression } from './http/compression.ts'
import { describeApi } from './http/describe-api.ts'
import { drainConnections } from './http/drain-connections.ts'
import { enforceAccess } from './http/enforce-access.ts'
import { setErrorHandler } from './http/error-handler.ts'
import { type IdentifyParts, identifyUsers } from './http/identify-users.ts'
import { limitRates } from './http/limit-rates.ts'
import { logRequests, withoutRequests } from './http/log-requests.ts'
import { measureRequests } from './http/measure-requests.ts'
import { refuseReadsWhileDraining } from './http/refuse-reads-while-draining.ts'
import { refuseUnstorableParams } from './http/refuse-unstorable-params.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { serveWeb } from './http/serve-web.ts'
import { type LoadParts, shedLoad } from './http/shed-load.ts'
import { traceRequests } from './http/trace-requests.ts'
import { trackRouteMethods } from './http/track-route-methods.ts'
import { upgradeSentDocuments } from './http/upgrade-sent-document.ts'
import { appPage, type WebBuild } from './http/web-build.ts'
import { type AccountsRoutesParts, accountsRoutes } from './modules/accounts/accounts.routes.ts'
import { type AnalysesParts, analysesRoutes } from './modules/analyses/analyses.routes.ts'
import { type AnalyticsParts, analyticsRoutes } from './modules/analytics/analytics.routes.ts'
import type { ApplicationRoutesDeps } from './modules/applications/application-routes-deps.ts'
import { applicationRoutes } from './modules/applications/applications.routes.ts'
import { type ContactParts, contactRoutes } from './modules/contact/contact.routes.ts'
import { type CvSharingParts, cvSharingRoutes } from './modules/cv-sharing/cv-sharing.routes.ts'
import { sharedCvRoutes } from './modules/cv-sharing/shared-cv.routes.ts'
import { sharedCvPage } from './modules/cv-sharing/shared-cv-page.routes.ts'
import type { CvRoutesDeps } from './modules/cvs/cv-routes-deps.ts'
import { cvRoutes } from './modules/cvs/cvs.routes.ts'
import {
	type GuestAnalysisParts,
	guestAnalysisRoutes,
} from './modules/guest-analysis/guest-analysis.routes.ts'
import { type GuestClaimParts, guestClaimRoutes } from './modules/guest-claim/guest-claim.routes.ts'
import { type HealthParts, healthRoutes } from './modules/health/health.routes.ts'
import { type NextStepsParts, nextStepsRoutes } from './modules/next-steps/next-steps.routes.ts'
import { outboxRoutes } from './modules/outbox/outbox.routes.ts'
import type { OutboxStore } from './modules/outbox/outbox.store.ts'
import { type ProfileParts, profileRoutes } from './modules/profile/profile.routes.ts'
import { modelTasksRoutes } from './modules/rewrites/model-tasks.routes.ts'
import { type RewritesParts, rewritesRoutes } from './modules/rewrites/rewrites.routes.ts'
import { type SessionsParts, sessionsRoutes } from './modules/sessions/sessions.routes.ts'
import {
	type SocialLoginParts,
	socialLoginRoutes,
} from './modules/social-login/social-login.routes.ts'
import { type StatusParts, statusRoutes } from './modules/status/status.routes.ts'
import {
	type SubscriptionRoutesParts,
	subscriptionRoutes,
} from './modules/subscription/subscription.routes.ts'
import {
	type TypesettingParts,
	typesettingRoutes,
} from './modules/typesetting/typesetting.routes.ts'
import { type JobSearchesParts, jobSearchRoutes } from './modules/vacancies/job-searches.routes.ts'
import { type JobsParts, jobRoutes } from './modules/vacancies/jobs.routes.ts'
import type { Draining } from './services/draining.ts'
import type { Outages } from './services/failures/outages.ts'
import type { Metrics } from './services/metrics/create-metrics.ts'

export type AppParts = {
	config: Pick<Config, 'trustProxy' | 'publicUrl'>
	log: FastifyBaseLogger
	outages: Outages
	metrics: Metrics
	load: LoadParts
	/** The built web app; `null` leaves only the API. */
	web: WebBuild | null
	/** The address that people use. */
	siteUrl: () => string
	draining: Draining
	identify: IdentifyParts
	sessions: SessionsParts
	accounts: AccountsRoutesParts
	profile: ProfileParts
	guestAnalysis: GuestAnalysisParts
	guestClaim: GuestClaimParts
	analyses: AnalysesParts
	socialLogin: SocialLoginParts
	cvs: CvRoutesDeps
	cvSharing: CvSharingParts
	jobs: JobsParts & JobSearchesParts
	applications: ApplicationRoutesDeps
	/** The messages that were kept instead of sent; `null` except in development. */
	outbox: OutboxStore | null
	nextSteps: NextStepsParts
	typesetting: TypesettingParts
	rewrites: RewritesParts
	subscriptions: SubscriptionRoutesParts
	health: HealthParts
	status: StatusParts
	contact: ContactParts
	analytics: AnalyticsParts
}

/** Largest JSON body in bytes: 2 MB. Uploads have their own limit. */
const jsonLimit = 2_097_152

/** The HTTP server, not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
	const { config, log, web, health } = parts
	const app = Fastify({
		logController: withoutRequests(),
		requestIdHeader: false,
		loggerInstance: log,
		trustProxy: proxyTrust(config.trustProxy),
		bodyLimit: jsonLimit,
		genReqId: () => randomUUID(),
		// Uploads may take two minutes, and nothing takes longer.
		requestTimeout: 150_000,
		forceCloseConnections: 'idle',
		// A request that arrives while the server closes is answered like any other.
		return503OnClosing: false,
		// As long as an address can be, so that each route checks its own parameters and answers the ones that it
		// refuses.
		routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
	}).withTypeProvider<ZodTypeProvider>()
	app.setValidatorCompiler(validatorCompiler)
	app.setSerializerCompiler(serializerCompiler)
	setErrorHandler(app, parts.outages)
	attributeDatabaseWork(app)
	observeRequests(app, parts.metrics)
	drainConnections(app, parts.draining)
	refuseReadsWhileDraining(app, parts.draining)
	await shedLoad(app, parts.load)
	await addSecurityHeaders(app, { isHttps: config.publicUrl?.startsWith('https:') ?? false })
	await addCompression(app)
	closeUnreadBodies(app)
	await limitRates(app)
	identifyUsers(app, parts.identify)
	refuseUnstorableParams(app)
	enforceAccess(app)
	upgradeSentDocuments(app)
	await describeApi(app, health.version)
	const methodsOf = trackRouteMethods(app)
	await app.register(healthRoutes, health)
	await app.register(sessionsRoutes, parts.sessions)
	await app.register(accountsRoutes, parts.accounts)
	await app.register(profileRoutes, parts.profile)
	await app.register(guestAnalysisRoutes, parts.guestAnalysis)
	await app.register(guestClaimRoutes, parts.guestClaim)
	await app.register(analysesRoutes, parts.analyses)
	await app.register(socialLoginRoutes, parts.socialLogin)
	await app.register(cvRoutes, parts.cvs)
	await app.register(cvSharingRoutes, parts.cvSharing)
	await app.register(sharedCvRoutes, parts.cvSharing)
	await app.register(jobRoutes, parts.jobs)
	await app.register(jobSearchRoutes, parts.jobs)
	await app.register(applicationRoutes, parts.applications)
	await app.register(typesettingRoutes, parts.typesetting)
	await app.register(rewritesRoutes, parts.rewrites)
	await app.register(modelTasksRoutes, { ...parts.rewrites, metrics: parts.metrics })
	await app.register(subscriptionRoutes, parts.subscriptions)
	await app.register(nextStepsRoutes, parts.nextSteps)
	await app.register(statusRoutes, parts.status)
	await app.register(contactRoutes, parts.contact)
	await app.register(analyticsRoutes, parts.analytics)
	if (web?.files.has(appPage)) await app.register(sharedCvPage, { web, parts: parts.cvSharing })
	if (parts.outbox !== null) await app.register(outboxRoutes, { outbox: parts.outbox })
	await serveWeb(app, { build: web, methodsOf, siteUrl: parts.siteUrl })
	return app
}

function observeRequests(app: FastifyInstance, metrics: AppParts['metrics']): void {
	traceRequests(app)
	logRequests(app)
	measureRequests(app, metrics)
}

/**
 * Returns which proxies Fastify trusts to name the client's address: the first few, counted from the server, or the
 * addresses in a list.
 */
function proxyTrust(proxies: Config['trustProxy']) {
	return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
