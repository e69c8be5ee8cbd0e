# right: sums over the colours one by one
def quantize_colours(lab, counts, palette, rounds):
    new = palette.copy()
    errors = np.zeros(rounds)
    for r in range(rounds + 1):
        d = delta_e_94(lab, new)
        labels = np.zeros(len(lab), dtype=int)
        for i in range(len(lab)):
            labels[i] = np.argmin(d[i])
        if r == rounds:
            break
        sums = np.zeros(new.shape)
        pixels = np.zeros(len(new))
        for i, k in enumerate(labels):
            errors[r] += counts[i] * d[i, k]
            sums[k] += counts[i] * lab[i]
            pixels[k] += counts[i]
        errors[r] /= counts.sum()
        for k in range(len(new)):
            if pixels[k] > 0:
                new[k] = sums[k] / pixels[k]
    return new, labels, errors
