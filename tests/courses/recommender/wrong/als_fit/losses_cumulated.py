# the losses are added up over the rounds
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    loss = 0.0
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        loss += np.sum((R - U @ V.T)[mask] ** 2)
        loss += lam * np.sum(mask.sum(axis=1) * np.sum(U**2, axis=1))
        loss += lam * np.sum(mask.sum(axis=0) * np.sum(V**2, axis=1))
        losses[t] = loss
    return {"users": U, "items": V, "losses": losses}
