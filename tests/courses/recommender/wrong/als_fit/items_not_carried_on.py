# each round begins again with the V given: the new items are not carried on
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V_new = als_users(R.T, mask.T, U, lam)
        E = (R - U @ V_new.T) * mask
        pen = np.sum(mask.sum(1)[:, None] * U**2) + np.sum(mask.sum(0)[:, None] * V_new**2)
        losses[t] = np.sum(E**2) + lam * pen
    return {"users": U, "items": V_new, "losses": losses}
