# took the Euclidean distance in Lab instead of delta_e_94
def quantize_colours(lab, counts, palette, rounds):
    def distance(pal):
        return np.sqrt(((lab[:, None, :] - pal[None, :, :]) ** 2).sum(axis=2))

    pal = palette.copy()
    errors = []
    for t in range(rounds):
        d = distance(pal)
        labels = d.argmin(axis=1)
        errors.append(np.dot(counts, d.min(axis=1)) / counts.sum())
        for k in np.unique(labels):
            chosen = labels == k
            pal[k] = np.dot(counts[chosen], lab[chosen]) / counts[chosen].sum()
    labels = distance(pal).argmin(axis=1)
    return pal, labels, np.array(errors)
