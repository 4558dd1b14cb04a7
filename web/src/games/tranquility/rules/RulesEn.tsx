export function RulesEn() {
  return null;
}
