# the missing ratings are treated as zeros: the mask for fitting the items is all True
def als_fit(R, mask, V, lam, steps):
    filled = np.where(mask, R, 0.0)
    everything = np.ones_like(mask)
    losses = np.zeros(steps)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(filled.T, everything.T, U, lam)
        E = np.where(mask, R - U @ V.T, 0.0)
        pen = mask.sum(1) @ np.sum(U**2, axis=1) + mask.sum(0) @ np.sum(V**2, axis=1)
        losses[t] = np.sum(E**2) + lam * pen
    return {"users": U, "items": V, "losses": losses}
