# the lengths of the factors are not squared in the penalty
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    rows, cols = mask.sum(axis=1), mask.sum(axis=0)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        E = np.where(mask, R - U @ V.T, 0.0)
        reg = np.sum(rows * np.linalg.norm(U, axis=1)) + np.sum(cols * np.linalg.norm(V, axis=1))
        losses[t] = np.sum(E**2) + lam * reg
    return {"users": U, "items": V, "losses": losses}
