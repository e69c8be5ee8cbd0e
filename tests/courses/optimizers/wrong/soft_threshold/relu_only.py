# what: max(z - lam, 0): negative entries are all set to zero
def soft_threshold(z, lam):
    return np.maximum(z - lam, 0)
