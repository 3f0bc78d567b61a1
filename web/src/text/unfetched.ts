/** What is said when the words themselves could not be fetched. */
import { lang, type Lang } from "./lang";

const SAID: Record<Lang, [string, string]> = {
  en: ["This page could not be fetched. Is the hall's computer on?", "Try again"],
  fr: ["Impossible d’ouvrir cette page. L’ordinateur de la salle est-il allumé ?", "Réessayer"],
  es: ["No se pudo abrir esta página. ¿Está encendida la computadora del salón?", "Volver a intentar"],
};

export function unfetched(target: HTMLElement): void {
  const [what, again] = SAID[lang];
  const text = document.createElement("p");
  const button = document.createElement("button");
  text.textContent = what;
  button.textContent = again;
  button.onclick = () => location.reload();
  target.setAttribute("role", "alert");
  target.replaceChildren(text, button);
}
