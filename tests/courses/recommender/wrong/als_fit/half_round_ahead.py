# the users are fitted before the loop, and in it the items first, then the users again: half a round too many
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    U = als_users(R, mask, V, lam)
    for t in range(steps):
        V = als_users(R.T, mask.T, U, lam)
        U = als_users(R, mask, V, lam)
        err = (R - U @ V.T)[mask]
        reg = (mask.sum(1) * (U**2).sum(1)).sum() + (mask.sum(0) * (V**2).sum(1)).sum()
        losses[t] = (err**2).sum() + lam * reg
    return {"users": U, "items": V, "losses": losses}
