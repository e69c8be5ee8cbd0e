# right: einsum, transposes computed once
def als_fit(R, mask, V, lam, steps):
    Rt, mt, W = R.T, mask.T, mask.astype(float)
    losses = np.empty(steps)
    P, Q = None, V
    for t in range(steps):
        P = als_users(R, mask, Q, lam)
        Q = als_users(Rt, mt, P, lam)
        E = R - np.einsum("ua,ia->ui", P, Q)
        losses[t] = np.einsum("ui,ui,ui->", W, E, E)
        losses[t] += lam * (np.einsum("ui,ua,ua->", W, P, P) + np.einsum("ui,ia,ia->", W, Q, Q))
    return {"users": P, "items": Q, "losses": losses}
