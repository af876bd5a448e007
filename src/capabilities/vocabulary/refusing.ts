/** The same value, but for fields of which `refuse` says why they are not there. */
export const refusing = <T extends object>(value: T, fields: readonly (keyof T & string)[], refuse: () => never): T =>
  Object.defineProperties(
    { ...value },
    Object.fromEntries(fields.map((field) => [field, { get: refuse, enumerable: true }])),
  )
