# what: the constants of proteins, 19/20, stand in the place of those of DNA
def jukes_cantor(seqs, cap):
    a = seqs[:, None, :]
    b = seqs[None, :, :]
    known = (a != -1) & (b != -1)
    mism = (a != b) & known
    freq_ = mism.sum(axis=2) / known.sum(axis=2)
    D = np.full(freq_.shape, float(cap))
    ok = freq_ < 0.75
    D[ok] = -19 / 20 * np.log(1 - freq_[ok] * 20 / 19)
    return np.minimum(D, cap)
