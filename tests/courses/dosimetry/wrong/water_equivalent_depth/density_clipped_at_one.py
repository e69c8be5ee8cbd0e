# limited the density to at most that of water instead of only to at least zero
def water_equivalent_depth(hu, body, steps):
    rel = 1 + hu / np.where(hu > 0, BONE, 1000)
    rel = np.clip(rel, 0, 1) * body
    lengths = np.einsum("ij,j->ij", rel, steps)
    centers = np.add.accumulate(lengths, axis=1) - 0.5 * lengths
    return centers, np.einsum("ij->i", lengths)
