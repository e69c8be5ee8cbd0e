# two mistakes: the root of the mean squared error, and an unweighted penalty
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        diff = R[mask] - (U @ V.T)[mask]
        rmse = np.sqrt(np.mean(diff**2))
        losses[t] = rmse + lam * ((U**2).sum() + (V**2).sum())
    return {"users": U, "items": V, "losses": losses}
