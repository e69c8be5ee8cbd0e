# what: nested where
def soft_threshold(z, lam):
    return np.where(z > lam, z - lam, np.where(z < -lam, z + lam, 0.0))
