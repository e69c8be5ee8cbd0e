# right: squares compared for the onset (0.01), slope as covariance over variance, C80 from the decay curve itself
def decay_parameters(h, fs):
    p2 = h**2
    p2 = p2[np.argmax(p2 >= 0.01 * p2.max()):]
    share = np.cumsum(np.flip(p2 / p2.sum()))
    share = np.flip(share)
    level = 10 * np.log10(share)
    level = level - level[0]
    i = np.arange(share.size)
    sel = np.logical_and(level <= -5, -25 <= level)
    cov = np.cov(i[sel], level[sel])
    per_second = cov[0, 1] / cov[0, 0] * fs
    late = share[np.count_nonzero(i / fs < 0.08)]
    # sum of the tails from 1 on is the mean index
    ts = share[1:].sum() / fs
    return {"level": level, "T20": -60 / per_second, "C80": 10 * np.log10(1 / late - 1), "Ts": ts}
