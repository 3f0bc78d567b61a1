/** Text as it is searched: no case, no accents, so that "boure" finds "Bouré". */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
