# what: each trial starts from the last trial point instead of from w
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f(u):
        return np.mean(np.logaddexp(0, -y * (X @ u))) + 0.5 * ridge * np.dot(u, u)

    grad = ridge * w - X.T @ (y / (1 + np.exp(y * (X @ w)))) / len(y)
    if np.dot(grad, d) >= 0:
        d = -grad
    slope = np.dot(grad, d)
    f0 = f(w)
    tries = 0
    u = w + alpha * d
    while f(u) > f0 + c * alpha * slope and tries < 80:
        alpha = alpha * rho
        u = u + alpha * d
        tries += 1
    return {"w": u, "alpha": alpha, "loss": f(u), "tries": tries}
