export function RulesFr() {
  return null;
}
