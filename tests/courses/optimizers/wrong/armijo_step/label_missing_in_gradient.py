# what: the gradient lacks the labels: X.T @ weight instead of X.T @ (y * weight)
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    n = X.shape[0]

    def loss(v):
        return np.log1p(np.exp(-y * (X @ v))).mean() + ridge / 2 * np.dot(v, v)

    s = 1 / (1 + np.exp(y * (X @ w)))
    grad = -X.T @ s / n + ridge * w
    if np.dot(grad, d) >= 0:
        d = -grad
    m = np.dot(grad, d)
    f0 = loss(w)
    tries = 0
    while loss(w + alpha * d) > f0 + c * alpha * m and tries < 200:
        alpha *= rho
        tries += 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": loss(w + alpha * d), "tries": tries}
