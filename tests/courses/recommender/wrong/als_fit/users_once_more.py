# users are fitted once more after the loop, so they are half a step ahead
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    nu = mask.sum(axis=1)
    ni = mask.sum(axis=0)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        losses[t] = np.sum(np.where(mask, R - U @ V.T, 0) ** 2) + lam * (
            nu @ np.sum(U**2, axis=1) + ni @ np.sum(V**2, axis=1)
        )
    U = als_users(R, mask, V, lam)
    return {"users": U, "items": V, "losses": losses}
