// Zod would try to compile its schemas, which our content policy refuses; it asks this before the first of them.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
