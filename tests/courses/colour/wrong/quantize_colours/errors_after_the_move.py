# noted the error after the palette was moved instead of before
def quantize_colours(lab, counts, palette, rounds):
    def nearest(pal):
        d = delta_e_94(lab, pal)
        return d.argmin(axis=1), d.min(axis=1)

    new = palette.copy()
    errors = np.zeros(rounds)
    labels, _ = nearest(new)
    for t in range(rounds):
        for k in range(len(new)):
            w = counts * (labels == k)
            if w.sum() > 0:
                new[k] = (w[:, None] * lab).sum(axis=0) / w.sum()
        labels, dist = nearest(new)
        errors[t] = np.average(dist, weights=counts)
    return new, labels, errors
