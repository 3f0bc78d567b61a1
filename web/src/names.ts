/** People's names as lists have them. */

export const lastName = (name: string): string => name.split(" ").pop() ?? name;

/** For sorting: by the last name, then by the whole. */
export const byLastName = (a: string, b: string): number => lastName(a).localeCompare(lastName(b)) || a.localeCompare(b);
