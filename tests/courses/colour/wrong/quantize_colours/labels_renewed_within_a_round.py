# gave the colours out anew before each entry is moved instead of once a round
def quantize_colours(lab, counts, palette, rounds):
    p = palette.copy()
    errors = np.zeros(rounds)
    total = np.sum(counts)
    for t in range(rounds):
        errors[t] = np.sum(np.min(delta_e_94(lab, p), axis=1) * counts) / total
        for k in range(p.shape[0]):
            labels = np.argmin(delta_e_94(lab, p), axis=1)
            weight = np.where(labels == k, counts, 0)
            if weight.sum() == 0:
                continue
            p[k] = np.sum(weight[:, None] * lab, axis=0) / weight.sum()
    labels = np.argmin(delta_e_94(lab, p), axis=1)
    return p, labels, errors
