# the loss has no penalty
def als_fit(R, mask, V, lam, steps):
    losses = np.empty(steps)
    for s in range(steps):
        U = als_users(R, mask, V, lam)
        V = als_users(R.T, mask.T, U, lam)
        prediction = np.einsum("ua,ia->ui", U, V)
        losses[s] = np.sum(mask * (R - prediction) ** 2)
    return dict(users=U, items=V, losses=losses)
