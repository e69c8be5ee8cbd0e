# what: the step is taken to w - alpha * d, as if d were a gradient
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    n = X.shape[0]
    z = y * (X @ w)
    f_w = np.sum(np.log(1 + np.exp(-z))) / n + 0.5 * ridge * np.linalg.norm(w) ** 2
    grad = -(1 / n) * X.T @ (y / (1 + np.exp(z))) + ridge * w
    if grad @ d >= 0:
        d = -grad
    directional = grad @ d
    tries = 0
    for tries in range(40):
        w_try = w - alpha * d
        f_try = np.sum(np.log(1 + np.exp(-y * (X @ w_try)))) / n + 0.5 * ridge * np.linalg.norm(w_try) ** 2
        if f_try <= f_w + c * alpha * directional:
            break
        alpha *= rho
    return {"w": w_try, "alpha": alpha, "loss": f_try, "tries": tries}
