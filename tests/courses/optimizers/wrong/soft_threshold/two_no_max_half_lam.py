# what: shrinks by lam / 2 instead of lam, and takes no max with zero
def soft_threshold(z, lam):
    return np.sign(z) * (abs(z) - lam / 2)
