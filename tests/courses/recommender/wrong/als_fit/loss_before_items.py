# the loss is computed before the items are updated
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    n_u = np.count_nonzero(mask, axis=1)
    n_i = np.count_nonzero(mask, axis=0)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        E = np.where(mask, R - U @ V.T, 0)
        losses[t] = (E**2).sum() + lam * (n_u @ (U**2).sum(axis=1) + n_i @ (V**2).sum(axis=1))
        V = als_users(R.T, mask.T, U, lam)
    return {"users": U, "items": V, "losses": losses}
