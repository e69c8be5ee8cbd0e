# what: the eigenvalue is the norm before the last normalization, not the Rayleigh quotient
def power_iteration(C, v, steps):
    lam = 0.0
    for _ in range(steps):
        v = C @ v
        lam = np.sqrt((v ** 2).sum())
        v = v / lam
    if v[np.argmax(np.abs(v))] < 0:
        v = -v
    return v, lam
