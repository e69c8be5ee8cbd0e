# the residuals are summed first and squared afterwards
def als_fit(R, mask, V, lam, steps):
    losses = np.zeros(steps)
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        residual = np.where(mask, R - np.matmul(U, V.T), 0.0)
        data_term = np.sum(residual) ** 2
        reg_u = np.einsum("ui,ua,ua->", mask.astype(float), U, U)
        reg_v = np.einsum("ui,ia,ia->", mask.astype(float), V, V)
        losses[t] = data_term + lam * (reg_u + reg_v)
    return {"users": U, "items": V, "losses": losses}
