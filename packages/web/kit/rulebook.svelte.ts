/** The rule that is opened beside the table; null while none is. */
class OpenRule {
  rule = $state.raw<string | null>(null);

  open(rule: string): void {
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const rulebook = new OpenRule();
