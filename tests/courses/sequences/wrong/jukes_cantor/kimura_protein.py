# what: Kimura's -log(1 - p - p^2/5) is used
def jukes_cantor(seqs, cap):
    a = seqs[:, None, :]
    b = seqs[None, :, :]
    known = (a != -1) & (b != -1)
    mism = (a != b) & known
    freq_ = mism.sum(axis=2) / known.sum(axis=2)
    D = np.full(freq_.shape, float(cap))
    ok = freq_ < 0.75
    D[ok] = -np.log(1 - freq_[ok] - freq_[ok] ** 2 / 5)
    return np.minimum(D, cap)
