/** Largest body and file in bytes: 50 MB. */
export const maxUploadBytes = 52_428_800
