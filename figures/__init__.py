"""The figures of the course, one module an image; `python -m figures` draws them all."""
