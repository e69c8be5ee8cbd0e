# beta is reshaped to (2, 3) instead of transposed, so most coefficients belong to the wrong walls
def image_sources(source, room, beta, order):
    at_zero, at_end = beta.reshape(2, 3)
    res = []
    for t in np.ndindex(2 * order + 1, 2 * order + 1, 2 * order + 1):
        n = np.asarray(t) - order
        hits = np.abs(n).sum()
        if hits > order:
            continue
        pos = np.where(n % 2, (n + 1) * room - source, n * room + source)
        gain = np.prod(at_zero ** np.abs(n // 2)) * np.prod(at_end ** np.abs((n + 1) // 2))
        res.append((pos, gain, hits))
    return np.array([r[0] for r in res]), np.array([r[1] for r in res]), np.array([r[2] for r in res])
