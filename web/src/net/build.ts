/** The build of the client that the page is of, as the server has written it; empty while it is developed. */
export function buildOfPage(): string {
  return document.documentElement.dataset['build'] ?? '';
}
