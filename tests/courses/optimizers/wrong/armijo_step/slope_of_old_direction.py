# what: the slope is not computed anew after d was replaced by the negative gradient
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f(u):
        return np.mean(np.logaddexp(0, -y * (X @ u))) + 0.5 * ridge * (u @ u)

    p = 1 / (1 + np.exp(y * (X @ w)))
    grad = ridge * w - X.T @ (y * p) / X.shape[0]
    slope = grad @ d
    if slope >= 0:
        d = -grad
    f_w = f(w)
    tries = 0
    while f(w + alpha * d) > f_w + c * alpha * slope:
        alpha *= rho
        tries += 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": f(w + alpha * d), "tries": tries}
