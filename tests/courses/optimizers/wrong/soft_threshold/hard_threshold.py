# what: hard thresholding: entries above lam are kept as they are instead of shrunk
def soft_threshold(z, lam):
    out = z.copy()
    out[np.abs(z) <= lam] = 0
    return out
