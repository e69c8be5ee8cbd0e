# what: a difference of two one-sided ones
def soft_threshold(z, lam):
    return np.maximum(z - lam, 0) - np.maximum(-z - lam, 0)
