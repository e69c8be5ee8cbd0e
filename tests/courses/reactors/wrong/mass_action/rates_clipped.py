# the net rates are cut off at zero, so no reaction can run backwards
def mass_action(c, nu, kf, kr):
    c = np.maximum(c, 0)
    m = c.shape[1]
    out = []
    for k in range(m):
        col = c[:, k]
        fwd = kf[:, k] * np.prod(np.where(nu < 0, col ** np.abs(nu), 1.0), axis=1)
        rev = kr[:, k] * np.prod(np.where(nu > 0, col ** np.abs(nu), 1.0), axis=1)
        out.append(np.maximum(fwd - rev, 0))
    rates = np.array(out).T
    return rates, nu.T @ rates
