# what: an uphill direction is turned round (d = -d) instead of being replaced by the negative gradient
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    n, k = X.shape

    def value(u):
        total = 0.0
        for i in range(n):
            total += np.log(1 + np.exp(-y[i] * np.dot(X[i], u)))
        return total / n + ridge / 2 * np.dot(u, u)

    grad = ridge * w
    for i in range(n):
        grad = grad - y[i] * X[i] / (1 + np.exp(y[i] * np.dot(X[i], w))) / n
    slope = np.dot(grad, d)
    if slope >= 0:
        d = -d
        slope = -slope
    start = value(w)
    tries = 0
    while value(w + alpha * d) > start + c * alpha * slope:
        alpha = alpha * rho
        tries = tries + 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": value(w + alpha * d), "tries": tries}
