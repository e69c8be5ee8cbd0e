# what: alpha is reduced once more after the accepted length (reduction before the test's break)
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f(u):
        return np.mean(np.logaddexp(0, -y * (X @ u))) + 0.5 * ridge * u @ u

    grad = ridge * w - X.T @ (y / (1 + np.exp(y * (X @ w)))) / len(y)
    if grad @ d >= 0:
        d = -grad
    tries = -1
    ok = False
    while not ok:
        ok = f(w + alpha * d) <= f(w) + c * alpha * (grad @ d)
        alpha *= rho
        tries += 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": f(w + alpha * d), "tries": tries}
