# what: the condition is f(w) + c * slope, without the step length alpha
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f(u):
        return np.mean(np.log(1 + np.exp(-y * (X @ u)))) + 0.5 * ridge * u @ u

    g = ridge * w - X.T @ (y / (1 + np.exp(y * (X @ w)))) / len(y)
    if g @ d >= 0:
        d = -g
    slope = g @ d
    tries = 0
    while f(w + alpha * d) > f(w) + c * slope and tries < 60:
        alpha *= rho
        tries += 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": f(w + alpha * d), "tries": tries}
