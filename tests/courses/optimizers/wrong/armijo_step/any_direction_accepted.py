# what: there is no test for an uphill direction (and at most 50 reductions)
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def f_and_grad(u):
        margin = y * (X @ u)
        value = np.mean(np.logaddexp(0, -margin)) + ridge / 2 * (u @ u)
        grad = ridge * u - np.mean((y / (1 + np.exp(margin)))[:, None] * X, axis=0)
        return value, grad

    f0, g0 = f_and_grad(w)
    for tries in range(51):
        f1, _ = f_and_grad(w + alpha * d)
        if f1 <= f0 + c * alpha * (g0 @ d):
            break
        if tries < 50:
            alpha *= rho
    return {"w": w + alpha * d, "alpha": alpha, "loss": f1, "tries": tries}
