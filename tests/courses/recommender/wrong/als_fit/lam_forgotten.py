# the penalty is not multiplied by lam
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        error = 0.0
        for u in range(R.shape[0]):
            for i in range(R.shape[1]):
                if mask[u, i]:
                    error += (R[u, i] - np.dot(U[u], V[i])) ** 2 + np.dot(U[u], U[u]) + np.dot(V[i], V[i])
        losses[t] = error
    return {"users": U, "items": V, "losses": losses}
