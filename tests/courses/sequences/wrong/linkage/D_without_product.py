# what: D is the frequency of 11 alone
def linkage(haps):
    n = haps.shape[0]
    freq_ = np.mean(haps, axis=0)
    D = haps.T @ haps / n
    het = freq_ * (1 - freq_)
    r2 = D**2 / np.outer(het, het)
    upper = np.minimum(np.outer(freq_, 1 - freq_), np.outer(1 - freq_, freq_))
    lower = np.minimum(np.outer(freq_, freq_), np.outer(1 - freq_, 1 - freq_))
    return {"D": D, "r2": r2, "Dprime": D / np.where(D > 0, upper, lower)}
