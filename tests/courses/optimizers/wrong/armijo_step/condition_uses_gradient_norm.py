# what: the condition uses -|gradient|^2 instead of gradient.d, right only along the gradient
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    n = len(y)

    def objective(beta):
        return np.logaddexp(0, -y * (X @ beta)).sum() / n + ridge * (beta @ beta) / 2

    margins = y * (X @ w)
    grad = ridge * w - (X.T @ (y * 1 / (1 + np.exp(margins)))) / n
    if grad @ d >= 0:
        d = -grad
    f0 = objective(w)
    tries = 0
    while objective(w + alpha * d) > f0 - c * alpha * np.sum(grad**2):
        alpha = rho * alpha
        tries += 1
        if tries > 100:
            break
    return {"w": w + alpha * d, "alpha": alpha, "loss": objective(w + alpha * d), "tries": tries}
