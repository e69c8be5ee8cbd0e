# what: the returned loss is that at the old weights
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    f = lambda u: np.mean(np.logaddexp(0, -y * (X @ u))) + 0.5 * ridge * u @ u
    g = ridge * w - X.T @ (y / (1 + np.exp(y * (X @ w)))) / len(y)
    if g @ d >= 0:
        d = -g
    loss = f(w)
    tries = 0
    while f(w + alpha * d) > loss + c * alpha * (g @ d):
        alpha *= rho
        tries += 1
    return dict(w=w + alpha * d, alpha=alpha, loss=loss, tries=tries)
