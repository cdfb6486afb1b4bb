"""What goes over the network, as Structs, and the same as Markdown, TypeScript and OpenAPI."""
