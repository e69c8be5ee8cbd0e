# log N minus the sum of c log c, which is not divided by N
def entropy(counts, base=2.0):
    N = counts.sum(axis=-1)
    clogc = np.zeros(counts.shape)
    seen = counts > 0
    clogc[seen] = counts[seen] * np.log(counts[seen])
    return (np.log(N) - clogc.sum(axis=-1)) / np.log(base)
