# set saturated absorbances to the limit and fitted them too instead of leaving them out
def multicomponent_fit(epsilon, absorbance, path, limit):
    A = np.minimum(absorbance, limit)
    w, s = epsilon.shape
    m = A.shape[1]
    conc = np.zeros((s, m))
    sigma = np.zeros(m)
    for j in range(m):
        K = path[j] * epsilon
        x = np.linalg.lstsq(K, A[:, j], rcond=None)[0]
        conc[:, j] = np.where(x > 0, x, 0)
        r = A[:, j] - K @ conc[:, j]
        sigma[j] = np.sqrt(np.sum(r**2) / (w - s))
    return conc, sigma
