# right: a list of losses, fancy indexing
def als_fit(R, mask, V, lam, steps):
    history = []
    for _ in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        resid = R[mask] - (U @ V.T)[mask]
        reg = np.sum(mask.sum(1)[:, None] * U**2) + np.sum(mask.sum(0)[:, None] * V**2)
        history.append(resid @ resid + lam * reg)
    return {"users": U, "items": V, "losses": np.array(history)}
