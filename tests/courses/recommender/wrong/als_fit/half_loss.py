# the whole loss is halved
def als_fit(R, mask, V, lam, steps):
    W = mask.astype(float)
    losses = np.zeros(steps)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        E = W * (R - U.dot(V.T))
        u2 = (U * U).sum(axis=1)
        v2 = (V * V).sum(axis=1)
        losses[t] = 0.5 * ((E * E).sum() + lam * (W.sum(axis=1) @ u2 + W.sum(axis=0) @ v2))
    return {"users": U, "items": V, "losses": losses}
