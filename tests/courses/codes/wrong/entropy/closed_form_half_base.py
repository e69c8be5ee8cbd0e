# only the first of the two terms is divided by the logarithm of the base
def entropy(counts, base=2.0):
    N = counts.sum(axis=-1)
    clogc = np.zeros(counts.shape)
    seen = counts > 0
    clogc[seen] = counts[seen] * np.log(counts[seen])
    return np.log(N) / np.log(base) - clogc.sum(axis=-1) / N
