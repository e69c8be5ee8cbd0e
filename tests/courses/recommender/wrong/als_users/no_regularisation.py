# the regularisation is left out (least squares only)
def als_users(R, mask, V, lam):
    U = np.zeros((R.shape[0], V.shape[1]))
    for u, row in enumerate(R):
        known = mask[u]
        if not known.any():
            continue
        U[u] = np.linalg.lstsq(V[known], row[known], rcond=None)[0]
    return U
