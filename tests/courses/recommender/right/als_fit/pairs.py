# right: a loop over the known pairs, each with its own penalty
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        for u, i in zip(*np.nonzero(mask)):
            losses[t] += (R[u, i] - U[u] @ V[i]) ** 2 + lam * (U[u] @ U[u] + V[i] @ V[i])
    return {"losses": losses, "items": V, "users": U}
