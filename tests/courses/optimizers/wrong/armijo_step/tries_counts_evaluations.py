# what: tries counts the evaluated lengths, one more than the reductions
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f(u):
        return np.mean(np.logaddexp(0, -y * (X @ u))) + 0.5 * ridge * u @ u

    grad = ridge * w - X.T @ (y / (1 + np.exp(y * (X @ w)))) / len(y)
    if grad @ d >= 0:
        d = -grad
    slope, f0, tries = grad @ d, f(w), 0
    while True:
        tries += 1
        new = w + alpha * d
        if f(new) <= f0 + c * alpha * slope:
            return {"w": new, "alpha": alpha, "loss": f(new), "tries": tries}
        alpha *= rho
