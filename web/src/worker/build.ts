/** What the worker knows of the build that it belongs to. */
export interface Build {
  /** Another one for every build. */
  version: string;
  languages: readonly string[];
  /** The addresses of everything that pages fetch. */
  files: readonly string[];
}
