# multiplied the fitted concentrations by the path length instead of dividing by it
def multicomponent_fit(epsilon, absorbance, path, limit):
    w, m = absorbance.shape
    n = epsilon.shape[1]
    conc, sigma = np.empty((n, m)), np.empty(m)
    for k in range(m):
        ok = np.where(absorbance[:, k] < limit)[0]
        E, a = epsilon[ok, :], absorbance[ok, k]
        x = np.linalg.lstsq(E, a, rcond=None)[0] * path[k]
        x[x < 0] = 0
        conc[:, k] = x
        res = a - E @ x * path[k]
        sigma[k] = np.sqrt((res**2).sum() / (len(ok) - n))
    return conc, sigma
