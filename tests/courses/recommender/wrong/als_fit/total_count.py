# the penalty of the users and items is weighted with the number of all ratings
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    total = mask.sum()
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        sq = ((R - U @ V.T) ** 2)[mask].sum()
        losses[t] = sq + lam * total * (np.sum(U * U) + np.sum(V * V))
    return {"users": U, "items": V, "losses": losses}
