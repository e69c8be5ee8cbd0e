"""As Google Colab writes it: ids of its own in the metadata, lines as lists, other keys.

Earns: all
"""
def build(notebook):
    for number, cell in enumerate(notebook["cells"]):
        cell["metadata"] |= {"id": f"aB3_{number}", "colab": {"base_uri": "https://example.org"}}
        cell["source"] = cell["source"].splitlines(keepends=True)
        cell.pop("id")
    notebook["metadata"] = {"colab": {"provenance": []}, "accelerator": "GPU"}
    return notebook | {"nbformat_minor": 0}
