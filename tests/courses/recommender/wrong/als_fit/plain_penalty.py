# the penalty is not weighted with the numbers of ratings
def als_fit(R, mask, V, lam, steps):
    history = []
    for _ in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        resid = R[mask] - (U @ V.T)[mask]
        loss = np.sum(resid**2) + lam * (np.sum(U**2) + np.sum(V**2))
        history.append(loss)
    return {"users": U, "items": V, "losses": np.array(history)}
