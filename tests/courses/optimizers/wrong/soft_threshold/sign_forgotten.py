# what: the sign is not put back: only the shrunk absolute values
def soft_threshold(z, lam):
    return np.where(np.abs(z) > lam, np.abs(z) - lam, 0.0)
