# what: the tried lengths are rho**tries, without the first length alpha
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    f = lambda u: np.logaddexp(0, -y * (X @ u)).mean() + ridge * u @ u / 2
    sigma = 1 / (1 + np.exp(y * (X @ w)))
    g = ridge * w - np.einsum("i,i,ij->j", y, sigma, X) / len(y)
    if g @ d >= 0:
        d = -g
    k = 0
    while f(w + rho**k * d) > f(w) + c * rho**k * (g @ d):
        k += 1
    step = rho**k
    return {"w": w + step * d, "alpha": step, "loss": f(w + step * d), "tries": k}
