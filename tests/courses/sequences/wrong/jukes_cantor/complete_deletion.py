# what: every site where any sequence has a gap is dropped, not pairwise
def jukes_cantor(seqs, cap):
    n = seqs.shape[0]
    D = np.zeros((n, n))
    seqs = seqs[:, np.all(seqs >= 0, axis=0)]
    for i in range(n):
        for j in range(i + 1, n):
            ok_sites = (seqs[i] >= 0) & (seqs[j] >= 0)
            freq_ = np.sum((seqs[i] != seqs[j]) & ok_sites) / np.sum(ok_sites)
            d = cap
            if freq_ < 0.75:
                d = min(-0.75 * np.log(1 - 4 * freq_ / 3), cap)
            D[i, j] = D[j, i] = d
    return D
