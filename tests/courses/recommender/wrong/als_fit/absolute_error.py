# absolute errors instead of squared ones
def als_fit(R, mask, V, lam, steps):
    losses = []
    cu = mask.sum(axis=1)
    ci = mask.sum(axis=0)
    while len(losses) < steps:
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        fit = np.abs(R[mask] - (U @ V.T)[mask]).sum()
        reg = lam * (cu @ np.square(U).sum(1) + ci @ np.square(V).sum(1))
        losses.append(fit + reg)
    return {"users": U, "items": V, "losses": np.array(losses)}
