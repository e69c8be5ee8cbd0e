# the mean divides by the number of all items, not of the rated ones
def user_similarity(R, mask, beta):
    n, m = R.shape
    known = np.where(mask, R, 0.0)
    avg = known.sum(axis=1) / m
    dev = np.where(mask, R - avg[:, None], 0.0)
    S = np.zeros((n, n))
    for a in range(n):
        for b in range(n):
            if a != b:
                den = np.linalg.norm(dev[a]) * np.linalg.norm(dev[b])
                both = np.sum(mask[a] & mask[b])
                if den > 0:
                    S[a, b] = dev[a] @ dev[b] / den * both / (both + beta)
    return S
