# what: the share c is left out of the condition, and the ridge is missing in the loss
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f(u):
        return np.mean(np.logaddexp(0, -y * (X @ u)))

    g = ridge * w - X.T @ (y / (1 + np.exp(y * (X @ w)))) / len(y)
    if g @ d >= 0:
        d = -g
    slope = g @ d
    tries = 0
    while f(w + alpha * d) > f(w) + alpha * slope and tries < 50:
        alpha *= rho
        tries += 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": f(w + alpha * d), "tries": tries}
