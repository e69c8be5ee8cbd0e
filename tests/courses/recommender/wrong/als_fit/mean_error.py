# the mean of the squared errors instead of their sum
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    row, col = mask.sum(1), mask.sum(0)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        d = (R - U @ V.T)[mask]
        losses[t] = np.mean(d**2) + lam * (row @ (U**2).sum(1) + col @ (V**2).sum(1))
    return {"users": U, "items": V, "losses": losses}
