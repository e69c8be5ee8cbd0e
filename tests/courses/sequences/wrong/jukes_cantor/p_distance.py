# what: returns the share of differences without the correction
def jukes_cantor(seqs, cap):
    n = seqs.shape[0]
    D = np.zeros((n, n))
    for i in range(n):
        for j in range(i + 1, n):
            both = (seqs[i] >= 0) & (seqs[j] >= 0)
            p = np.sum((seqs[i] != seqs[j]) & both) / np.sum(both)
            d = cap
            if p < 0.75:
                d = min(p, cap)
            D[i, j] = D[j, i] = d
    return D
