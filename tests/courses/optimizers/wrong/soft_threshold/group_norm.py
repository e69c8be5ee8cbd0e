# what: the array is shrunk as one vector by its 2-norm instead of entry by entry
def soft_threshold(z, lam):
    length = np.linalg.norm(z)
    if length <= lam:
        return np.zeros(z.shape)
    return (1 - lam / length) * z
