/**
 * Tells Zod before any schema is made that it must not compile with `new Function`. It would try, be refused by our
 * content policy, and each visit would look like an attack in the policy's reports.
 */
export const zodScript = 'globalThis.__zod_globalConfig={jitless:true}'
