# moved an entry without pixels to zero instead of leaving it where it is
def quantize_colours(lab, counts, palette, rounds):
    centers = palette.copy()
    errs = np.zeros(rounds)
    for r in range(rounds):
        D = delta_e_94(lab, centers)
        owner = D.argmin(axis=1)
        errs[r] = (counts * D.min(axis=1)).sum() / counts.sum()
        centers = np.zeros(palette.shape)
        weight = np.zeros(len(palette))
        for i in range(len(lab)):
            centers[owner[i]] += counts[i] * lab[i]
            weight[owner[i]] += counts[i]
        centers = centers / np.maximum(weight, 1)[:, None]
    return centers, delta_e_94(lab, centers).argmin(axis=1), errs
