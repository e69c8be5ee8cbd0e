# in the last round the items are not updated
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    U = als_users(R, mask, V, lam)
    for t in range(1, steps + 1):
        if t > 1:
            U = als_users(R, mask, V, lam)
        if t < steps:
            V = als_users(R.T, mask.T, U, lam)
        E = mask * (R - U @ V.T)
        penalty = mask.sum(1) @ (U**2).sum(1) + mask.sum(0) @ (V**2).sum(1)
        losses[t - 1] = (E**2).sum() + lam * penalty
    return {"users": U, "items": V, "losses": losses}
