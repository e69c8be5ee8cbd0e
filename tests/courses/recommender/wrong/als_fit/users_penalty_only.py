# the penalty of the items is missing
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        squared = 0.0
        for u, i in zip(*np.nonzero(mask)):
            squared += (R[u, i] - U[u] @ V[i]) ** 2
        penalty = 0.0
        for u in range(len(U)):
            penalty += mask[u].sum() * (U[u] @ U[u])
        losses[t] = squared + lam * penalty
    return {"users": U, "items": V, "losses": losses}
