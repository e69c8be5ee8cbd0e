# what: differences are counted without gaps but divided by the full length
def jukes_cantor(seqs, cap):
    a = seqs[:, None, :]
    b = seqs[None, :, :]
    known = (a != -1) & (b != -1)
    mism = (a != b) & known
    freq_ = mism.sum(axis=2) / seqs.shape[1]
    D = np.full(freq_.shape, float(cap))
    ok = freq_ < 0.75
    D[ok] = -3 / 4 * np.log(1 - freq_[ok] * 4 / 3)
    return np.minimum(D, cap)
