"""Tools for who writes a course: lint, release, demo class, generated pages."""
