# what: the ridge enters the loss as ridge * |w|^2, without the factor one half
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f(u):
        return np.mean(np.logaddexp(0, -y * (X @ u))) + ridge * np.sum(u * u)

    g = ridge * w - X.T @ (y / (1 + np.exp(y * (X @ w)))) / len(y)
    if g.dot(d) >= 0:
        d = -g
    slope = g.dot(d)
    f0 = f(w)
    tries = 0
    while f(w + alpha * d) > f0 + c * alpha * slope and tries < 100:
        alpha *= rho
        tries += 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": f(w + alpha * d), "tries": tries}
