"""Chapter 14: scenarios, modules and variants."""
