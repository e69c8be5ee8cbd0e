# what: for z < -lam it returns z - lam instead of z + lam
def soft_threshold(z, lam):
    res = np.zeros_like(z)
    for idx, val in np.ndenumerate(z):
        if val > lam:
            res[idx] = val - lam
        elif val < -lam:
            res[idx] = val - lam
    return res
