# what: sign(z) * (|z| - lam) without the max with zero: small entries change their sign
def soft_threshold(z, lam):
    return np.sign(z) * (np.abs(z) - lam)
