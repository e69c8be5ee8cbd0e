# the items are fitted without regularisation (lam = a tiny number)
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    p, q = mask.sum(axis=1), mask.sum(axis=0)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, 1e-8)
        E = (R - U @ V.T) * mask
        losses[t] = np.sum(E**2) + lam * (p @ np.sum(U**2, 1) + q @ np.sum(V**2, 1))
    return {"users": U, "items": V, "losses": losses}
