/** What is told about a thing of a table. */
export interface Topic {
  /** None where its picture says it all. */
  title: string;
  about: string[];
  /** A line that only holds today. */
  today?: string;
  facts?: string[];
  rule?: string | null;
}
