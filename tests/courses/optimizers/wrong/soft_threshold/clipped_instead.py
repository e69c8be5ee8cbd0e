# what: the clipped part np.clip(z, -lam, lam) is returned, not z minus it
def soft_threshold(z, lam):
    return np.clip(z, -lam, lam)
