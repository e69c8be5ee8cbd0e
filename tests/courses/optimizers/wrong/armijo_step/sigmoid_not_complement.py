# what: the gradient's weight is sigmoid(+margin) instead of sigmoid(-margin)
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f(v):
        margin = y * (X @ v)
        return np.mean(np.logaddexp(0, -margin)) + 0.5 * ridge * np.sum(v**2)

    sig = 1 / (1 + np.exp(-y * (X @ w)))
    g = ridge * w - (X * (y * sig)[:, None]).mean(axis=0)
    if g @ d >= 0:
        d = -g
    tries = 0
    while f(w + alpha * d) > f(w) + c * alpha * (g @ d) and tries < 100:
        alpha = alpha * rho
        tries += 1
    w_new = w + alpha * d
    return {"w": w_new, "alpha": alpha, "loss": f(w_new), "tries": tries}
