# the error is summed over all entries, missing ones too
def als_fit(R, mask, V, lam, steps):
    nu, ni = mask.sum(axis=1), mask.sum(axis=0)
    losses = []
    for t in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        E = R - U @ V.T
        pen_u = np.sum(nu[:, None] * U**2)
        pen_v = np.sum(ni[:, None] * V**2)
        losses.append(np.sum(E * E) + lam * (pen_u + pen_v))
    return {"users": U, "items": V, "losses": np.array(losses)}
