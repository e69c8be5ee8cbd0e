# what: the entries are moved away from zero: |z| + lam instead of |z| - lam, still zero inside the threshold
def soft_threshold(z, lam):
    mask = (np.abs(z) > lam).astype(float)
    return mask * (z + lam * np.sign(z))
