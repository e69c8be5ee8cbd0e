# right: the normal equations of each track
def fit_tracks(x, hit, z, sigma, z0):
    T = x.shape[0]
    slope, offset, err, chi2 = np.zeros(T), np.zeros(T), np.zeros(T), np.zeros(T)
    for i in range(T):
        sel = hit[i]
        y = x[i, sel]
        A = np.column_stack([np.ones(sel.sum()), z[sel] - z0])
        W = np.diag(1 / sigma[sel] ** 2)
        C = np.linalg.inv(A.T @ W @ A)
        p = C @ A.T @ W @ y
        offset[i], slope[i] = p
        err[i] = np.sqrt(C[0, 0])
        r = y - A @ p
        chi2[i] = r @ W @ r / (sel.sum() - 2)
    return {"slope": slope, "offset": offset, "offset_error": err, "chi2": chi2}
