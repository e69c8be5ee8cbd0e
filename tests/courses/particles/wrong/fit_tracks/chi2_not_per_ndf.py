# returned the chi square instead of dividing it by the degrees of freedom
def fit_tracks(x, hit, z, sigma, z0):
    T = x.shape[0]
    slope, offset, err, chi2 = np.zeros(T), np.zeros(T), np.zeros(T), np.zeros(T)
    for i in range(T):
        sel = hit[i]
        d, y, w = z[sel] - z0, x[i][sel], 1 / sigma[sel] ** 2
        A = np.array([[w.sum(), (w * d).sum()], [(w * d).sum(), (w * d * d).sum()]])
        C = np.linalg.inv(A)
        offset[i], slope[i] = C @ np.array([(w * y).sum(), (w * d * y).sum()])
        err[i] = np.sqrt(C[0, 0])
        chi2[i] = (w * (y - offset[i] - slope[i] * d) ** 2).sum()
    return {"slope": slope, "offset": offset, "offset_error": err, "chi2": chi2}
