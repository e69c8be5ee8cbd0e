# one is added to each count so that there is no zero
def entropy(counts, base=2.0):
    smoothed = counts + 1
    p = smoothed / smoothed.sum(axis=-1)[..., None]
    return -(p * np.log(p)).sum(axis=-1) / np.log(base)
