# what: the cap is only set where p is saturated, larger distances stay
def jukes_cantor(seqs, cap):
    a = seqs[:, None, :]
    b = seqs[None, :, :]
    known = (a != -1) & (b != -1)
    mism = (a != b) & known
    freq_ = mism.sum(axis=2) / known.sum(axis=2)
    D = np.full(freq_.shape, float(cap))
    ok = freq_ < 0.75
    D[ok] = -3 / 4 * np.log(1 - freq_[ok] * 4 / 3)
    return D
