# what: z minus its clipped part
def soft_threshold(z, lam):
    return z - np.clip(z, -lam, lam)
